//! The processor against a second implementation: every 16-bit instruction that both define, from
//! random registers, flags and memory, more than a million times; registers, flags and memory must
//! agree. `BL` is checked against its definition.

mod common;

use common::held_chip;
use rp2040::Chip;
use rp2040_emu::{Bus, CortexM0Plus};

/// A repeatable source of numbers (xorshift).
struct Numbers(u32);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// Any number, with a taste for the edges.
    fn value(&mut self) -> u32 {
        const EDGES: [u32; 8] = [0, 1, 0x7fff_ffff, 0x8000_0000, !0, 31, 32, 33];
        match self.next() & 3 {
            0 => EDGES[self.next() as usize & 7],
            1 => self.next() & 0xff,
            _ => self.next(),
        }
    }
}

const PC: u32 = 0x2000_0100;
/// Where loads and stores go: 128 words.
const DATA: u32 = 0x2000_4000;
const DATA_WORDS: u32 = 128;
/// Where the stack pointer is: 64 words on each side.
const STACK: u32 = 0x2002_0000;
const STACK_WORDS: u32 = 64;

/// Instructions that only one of the two defines, or that depend on more than one step: CPS, hints,
/// BKPT, UDF, SVC, the undefined ones; and by the architecture unpredictable forms.
fn skipped(op: u16) -> bool {
    matches!(op >> 8, 0xb1 | 0xb3 | 0xb6..=0xb9 | 0xbb | 0xbe | 0xbf | 0xde | 0xdf)
        || op & 0xffc0 == 0xba80
        // Writes to SP through the high registers: the other one keeps the low bits.
        || matches!(op & 0xff87, 0x4485 | 0x4685)
        // CMP with PC, BX with low bits set, BX SP and BX PC.
        || op >> 8 == 0x45 && (op & 0x87 == 0x87 || op >> 3 & 15 == 15)
        || op >> 8 == 0x47 && (op & 7 != 0 || matches!(op >> 3 & 15, 13 | 15))
        // Empty lists.
        || matches!(op >> 12, 0xc) && op & 0xff == 0
        || matches!(op & 0xfe00, 0xb400 | 0xbc00) && op & 0x1ff == 0
}

/// Registers for one run of `op`: pointers where it needs pointers.
fn registers(op: u16, numbers: &mut Numbers) -> [u32; 15] {
    let mut r: [u32; 15] = std::array::from_fn(|_| numbers.value());
    r[13] = STACK + (numbers.next() & 0x1c);
    let pointer = |numbers: &mut Numbers| DATA + (numbers.next() & 0x7c);
    match op >> 12 {
        5 => {
            let (n, m) = (usize::from(op >> 3 & 7), usize::from(op >> 6 & 7));
            r[n] = pointer(numbers);
            if m == n {
                r[n] = DATA / 2; // base and offset are the same register
            } else {
                r[m] = numbers.next() & 0x7c;
            }
        }
        6..=8 => r[usize::from(op >> 3 & 7)] = pointer(numbers),
        0xc => r[usize::from(op >> 8 & 7)] = pointer(numbers),
        _ => {}
    }
    if op & 0xff07 == 0x4700 {
        r[usize::from(op >> 3 & 15)] = 0x2000_2001 + (numbers.next() & 0xffe);
    }
    r
}

/// The same word in both memories.
fn put(chip: &mut Chip, bus: &mut Bus, address: u32, value: u32) {
    chip.write_ram(address, &value.to_le_bytes());
    bus.write32(address, value);
}

#[test]
fn agrees_with_a_second_implementation() {
    let mut numbers = Numbers(0x9e37_79b9);
    let mut chip = held_chip();
    let (mut bus, mut other) = (Bus::new(), CortexM0Plus::with_id(0));
    // Both start from the same memory wherever an instruction may look.
    for (start, words) in [(PC, 0x200), (STACK - 4 * STACK_WORDS, 0x200)] {
        for i in 0..words {
            put(&mut chip, &mut bus, start + 4 * i, numbers.next());
        }
    }
    let (mut compared, mut stores) = (0u64, 0u64);
    let mut wrong = Vec::new();
    for round in 0..26 {
        for i in 0..DATA_WORDS {
            put(&mut chip, &mut bus, DATA + 4 * i, numbers.next());
        }
        for op in (0..=0xe7ffu16).filter(|&op| !skipped(op)) {
            let r = registers(op, &mut numbers);
            let flags = numbers.next() & 15;
            // What is popped into the program counter must be a Thumb address.
            for i in 0..if op >> 9 == 0x5e { 16 } else { 0 } {
                let value = numbers.next() & 0x2003_ffff | 0x2000_0001;
                put(&mut chip, &mut bus, r[13] + 4 * i, value);
            }
            let code = u32::from(op) | numbers.next() << 16;
            put(&mut chip, &mut bus, PC, code);

            let core = chip.core_mut(0);
            (0..15).for_each(|i| core.set_register(i, r[i]));
            core.set_register(15, PC);
            core.set_flags(flags);
            let faults = chip.faults().len();
            chip.step(0).unwrap();

            other.regs.r[..15].copy_from_slice(&r);
            other.regs.msp = r[13];
            other.regs.xpsr = flags << 28 | 1 << 24;
            other.regs.set_pc(PC);
            bus.clear_bus_fault();
            other.execute_one_with_bus(op, &mut bus);

            let ours = chip.core(0);
            let faulted = chip.faults().len() > faults;
            let other_faulted = other.has_pending_fault() || bus.bus_fault();
            let same = (0..15).all(|i| ours.register(i) == other.regs.r[i])
                && ours.pc() == other.regs.pc()
                && ours.flags() == other.regs.xpsr >> 28;
            if faulted != other_faulted || (!faulted && !same) {
                wrong.push(op);
            }
            assert!(!faulted, "{op:#06x} was given valid pointers");
            compared += 1;

            // Where this instruction may have stored.
            let (start, words) = match op >> 11 {
                10 | 12 | 14 | 16 | 24 => (DATA, DATA_WORDS),
                18 => (r[13] + 4 * u32::from(op & 0xff), 1),
                22 if op >> 9 & 3 == 2 => (STACK - 4 * 16, 32),
                _ => continue,
            };
            stores += 1;
            let ram = chip.read_ram(start, 4 * words as usize).chunks_exact(4);
            let agree = ram
                .enumerate()
                .all(|(i, ours)| ours == bus.read32(start + 4 * i as u32).to_le_bytes());
            if !agree {
                wrong.push(op);
            }
        }
        wrong.truncate(20);
        assert!(wrong.is_empty(), "round {round}: {wrong:04x?}");
    }
    assert!(compared > 1_000_000 && stores > 100_000, "{compared} compared, {stores} stores");
}

#[test]
fn branch_with_link_reaches_sixteen_megabytes_both_ways() {
    let mut numbers = Numbers(0x2040);
    let mut chip = held_chip();
    for _ in 0..20_000 {
        // 24 bits of halfwords, sign-extended; encoded as the architecture manual says.
        let half = (numbers.next() as i32) >> 8;
        let offset = half as u32;
        let bit = |n: u32| offset >> n & 1;
        let (s, j1, j2) = (bit(23), bit(22) ^ 1 ^ bit(23), bit(21) ^ 1 ^ bit(23));
        let high = 0xf000 | s << 10 | offset >> 11 & 0x3ff;
        let low = 0xd000 | j1 << 13 | j2 << 11 | offset & 0x7ff;
        chip.write_ram(PC, &(low << 16 | high).to_le_bytes());
        chip.core_mut(0).set_register(15, PC);
        chip.step(0).unwrap();
        let target = (PC + 4).wrapping_add((half << 1) as u32);
        assert_eq!(chip.core(0).pc(), target, "{half}");
        assert_eq!(chip.core(0).register(14), PC + 5);
    }
}

#[test]
fn cycles_follow_the_table() {
    // Instruction, cycles: with r0 pointing to RAM, r1 to SIO, Z clear.
    let table: [(&[u16], u64); 20] = [
        (&[0x1840], 1),         // adds r0, r0, r1
        (&[0x4348], 1),         // muls r0, r1
        (&[0x6802], 2),         // ldr r2, [r0]
        (&[0x6002], 2),         // str r2, [r0]
        (&[0x680a], 1),         // ldr r2, [r1]: SIO
        (&[0x6802, 0x0000], 2), // the next instruction does not matter
        (&[0xc80c], 3),         // ldmia r0!, {r2, r3}
        (&[0xc00c], 3),         // stmia r0!, {r2, r3}
        (&[0xb40c], 3),         // push {r2, r3}
        (&[0xbc0c], 3),         // pop {r2, r3}
        (&[0xbd04], 5),         // pop {r2, pc}
        (&[0xd000], 1),         // beq, not taken
        (&[0xd100], 2),         // bne, taken
        (&[0xe000], 2),         // b
        (&[0xf000, 0xf800], 3), // bl
        (&[0x4718], 2),         // bx r3
        (&[0x469f], 2),         // mov pc, r3
        (&[0xf3ef, 0x8210], 3), // mrs r2, primask
        (&[0xf3bf, 0x8f4f], 3), // dsb
        (&[0xbf00], 1),         // nop
    ];
    for (code, cycles) in table {
        let mut chip = held_chip();
        let bytes: Vec<u8> = code.iter().flat_map(|op| op.to_le_bytes()).collect();
        chip.write_ram(PC, &bytes);
        chip.write_ram(STACK, &[0x01, 0x20, 0, 0x20, 0x01, 0x20, 0, 0x20]);
        let core = chip.core_mut(0);
        for (r, value) in [(0, DATA), (1, 0xd000_0000), (3, 0x2000_2001), (13, STACK), (15, PC)] {
            core.set_register(r, value);
        }
        core.set_flags(0);
        let before = chip.cycle();
        chip.step(0).unwrap();
        assert_eq!(chip.cycle() - before, cycles, "{code:04x?}");
    }
}
