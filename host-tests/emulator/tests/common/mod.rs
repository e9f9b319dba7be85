//! A tiny Thumb assembler: enough to write the programs of these tests without another toolchain.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use rp2040::{Chip, Config, boot2_checksum};

/// Register addresses.
pub const RESETS_CLEAR: u32 = 0x4000_f000;
pub const WATCHDOG: u32 = 0x4005_8000;
pub const TIMER: u32 = 0x4005_4000;
pub const PSM: u32 = 0x4001_0000;
pub const SIO: u32 = 0xd000_0000;
pub const NVIC_ENABLE: u32 = 0xe000_e100;
pub const NVIC_PEND: u32 = 0xe000_e200;
pub const NVIC_PRIORITY: u32 = 0xe000_e400;
/// Where programs leave their results.
pub const RESULT: u32 = 0x2000_1000;
/// Top of the stack of core 0: the bottom 4 KiB of RAM.
pub const STACK: u32 = 0x2000_1000;

const VECTORS: u32 = 0x1000_0100;
const CODE: u32 = 0x1000_0200;

/// A program being written. It starts where `start` was last called.
pub struct Program {
    code: Vec<u8>,
    vectors: [u32; 48],
    /// Literal loads that wait for their pool: position, value.
    pending: Vec<(usize, u32)>,
}

impl Program {
    pub fn new() -> Self {
        let mut vectors = [0; 48];
        vectors[0] = STACK;
        Self { code: Vec::new(), vectors, pending: Vec::new() }
    }

    /// The address of the next instruction.
    pub fn here(&self) -> u32 {
        CODE + self.code.len() as u32
    }

    pub fn op(&mut self, op: u16) -> &mut Self {
        self.code.extend(op.to_le_bytes());
        self
    }

    /// The program begins here.
    pub fn start(&mut self) -> &mut Self {
        self.handler(1)
    }

    /// The handler of an exception begins here; interrupt n is exception 16 + n.
    pub fn handler(&mut self, exception: usize) -> &mut Self {
        self.vectors[exception] = self.here() | 1;
        self
    }

    /// `ldr r, =value`
    pub fn load(&mut self, r: u16, value: u32) -> &mut Self {
        self.pending.push((self.code.len(), value));
        self.op(0x4800 | r << 8)
    }

    /// `movs r, #value`
    pub fn mov(&mut self, r: u16, value: u8) -> &mut Self {
        self.op(0x2000 | r << 8 | u16::from(value))
    }

    /// `adds r, #value`
    pub fn add(&mut self, r: u16, value: u8) -> &mut Self {
        self.op(0x3000 | r << 8 | u16::from(value))
    }

    /// `subs r, #value`
    pub fn sub(&mut self, r: u16, value: u8) -> &mut Self {
        self.op(0x3800 | r << 8 | u16::from(value))
    }

    /// `cmp r, #value`
    pub fn cmp(&mut self, r: u16, value: u8) -> &mut Self {
        self.op(0x2800 | r << 8 | u16::from(value))
    }

    /// `str value, [base, #offset]`
    pub fn str(&mut self, value: u16, base: u16, offset: u16) -> &mut Self {
        self.op(0x6000 | (offset / 4) << 6 | base << 3 | value)
    }

    /// `ldr value, [base, #offset]`
    pub fn ldr(&mut self, value: u16, base: u16, offset: u16) -> &mut Self {
        self.op(0x6800 | (offset / 4) << 6 | base << 3 | value)
    }

    /// `b target`
    pub fn b(&mut self, target: u32) -> &mut Self {
        let offset = target.wrapping_sub(self.here() + 4) as i32 / 2;
        self.op(0xe000 | offset as u16 & 0x7ff)
    }

    /// `beq target`
    pub fn beq(&mut self, target: u32) -> &mut Self {
        let offset = target.wrapping_sub(self.here() + 4) as i32 / 2;
        self.op(0xd000 | offset as u16 & 0xff)
    }

    /// `bne target`
    pub fn bne(&mut self, target: u32) -> &mut Self {
        let offset = target.wrapping_sub(self.here() + 4) as i32 / 2;
        self.op(0xd100 | offset as u16 & 0xff)
    }

    /// `bx lr`, which also returns from an exception; the literals so far follow.
    pub fn ret(&mut self) -> &mut Self {
        self.op(0x4770).pool()
    }

    /// Stays here for ever; the literals so far follow.
    pub fn spin(&mut self) -> &mut Self {
        self.b(self.here()).pool()
    }

    pub fn wfe(&mut self) -> &mut Self {
        self.op(0xbf20)
    }

    pub fn wfi(&mut self) -> &mut Self {
        self.op(0xbf30)
    }

    pub fn sev(&mut self) -> &mut Self {
        self.op(0xbf40)
    }

    pub fn nop(&mut self) -> &mut Self {
        self.op(0xbf00)
    }

    /// Writes a word, with the help of r0 and r1.
    pub fn poke(&mut self, address: u32, value: u32) -> &mut Self {
        self.load(0, address).load(1, value).str(1, 0, 0)
    }

    /// Copies a word, with the help of r0 and r1.
    pub fn copy(&mut self, from: u32, to: u32) -> &mut Self {
        self.load(0, from).ldr(1, 0, 0).load(0, to).str(1, 0, 0)
    }

    /// Calls a function of the ROM by its code, with r0 to r3 as arguments; uses r4 to r7.
    pub fn rom(&mut self, code: &[u8; 2], arguments: &[u32]) -> &mut Self {
        self.mov(0, 0x14).op(0x8800); // ldrh r0, [r0]: the table
        self.load(1, u16::from_le_bytes(*code).into());
        self.mov(4, 0x18).op(0x8824).op(0x47a0); // ldrh r4, [r4]; blx r4: the lookup
        self.op(0x0004); // movs r4, r0
        for (r, &argument) in (0..).zip(arguments) {
            self.load(r, argument);
        }
        self.op(0x47a0) // blx r4
    }

    /// Places the literals that wait. Nothing may run into them.
    pub fn pool(&mut self) -> &mut Self {
        if !self.code.len().is_multiple_of(4) {
            self.op(0xbf00);
        }
        for (position, value) in std::mem::take(&mut self.pending) {
            let base = (CODE as usize + position + 4) & !3;
            let words = (CODE as usize + self.code.len() - base) / 4;
            self.code[position] = u8::try_from(words).expect("literal too far away");
            self.code.extend(value.to_le_bytes());
        }
        self
    }

    /// Places the literals that wait, and jumps over them.
    pub fn pool_here(&mut self) -> &mut Self {
        let jump = self.code.len();
        self.op(0).pool();
        let offset = (self.code.len() - jump - 4) / 2;
        let op = 0xe000 | offset as u16 & 0x7ff;
        self.code[jump..jump + 2].copy_from_slice(&op.to_le_bytes());
        self
    }

    /// The image: second-stage boot loader, vectors, code.
    pub fn image(&mut self) -> Vec<u8> {
        self.pool();
        let mut image = vec![0; 0x100];
        let boot2: [u16; 10] = [
            0x4804, // ldr r0, =vectors
            0x4905, // ldr r1, =VTOR
            0x6008, // str r0, [r1]
            0x6801, // ldr r1, [r0]
            0xf381, 0x8808, // msr msp, r1
            0x6841, // ldr r1, [r0, #4]
            0x4708, // bx r1
            0xbf00, 0xbf00,
        ];
        for (i, op) in boot2.into_iter().enumerate() {
            image[2 * i..2 * i + 2].copy_from_slice(&op.to_le_bytes());
        }
        image[20..24].copy_from_slice(&VECTORS.to_le_bytes());
        image[24..28].copy_from_slice(&0xe000_ed08u32.to_le_bytes());
        let sum = boot2_checksum(&image[..252]);
        image[252..].copy_from_slice(&sum.to_le_bytes());
        self.vectors.iter().for_each(|v| image.extend(v.to_le_bytes()));
        image.resize((CODE - 0x1000_0000) as usize, 0xff);
        image.extend(&self.code);
        image
    }

    /// A chip with this program in flash. The ring oscillator makes 6 MHz, so that six cycles are a
    /// microsecond.
    pub fn chip(&mut self) -> Chip {
        let mut chip = Chip::new(Config { ring_hz: 6_000_000, ..Config::default() });
        let image = self.image();
        chip.flash_mut()[..image.len()].copy_from_slice(&image);
        chip
    }
}

/// A chip whose cores are held, with every peripheral out of reset and clk_peri running from clk_sys.
pub fn held_chip() -> Chip {
    let mut chip = Chip::new(Config { hold_cores: true, ring_hz: 6_000_000, ..Config::default() });
    chip.write(RESETS_CLEAR, 0x01ff_ffff).unwrap();
    chip.write(0x4000_8048, 1 << 11).unwrap();
    chip
}

/// A word of RAM.
pub fn word(chip: &Chip, address: u32) -> u32 {
    u32::from_le_bytes(chip.read_ram(address, 4).try_into().unwrap())
}
