//! A Cortex-M0+ as the RP2040 has two of: ARMv6-M, single-cycle multiplier, no wait states.
//!
//! Cycle counts follow the table of the Cortex-M0+ manual: most instructions 1, loads and stores 2
//! (1 to the SIO), multiple loads and stores 1 + N, taken branches 2, `BL` 3, `POP {..., pc}` 3 + N,
//! system register and barrier instructions 3. Waits of the bus, of the flash cache and of the APB
//! bridge are not counted.

mod alu;
mod exception;
mod execute;
mod wide;

use crate::bus::Bus;

/// Why an instruction did not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trap {
    /// A fault of the processor: taken as HardFault.
    Fault,
    /// The emulation cannot go on; the bus holds the reason.
    Stop,
    /// The program counter is in the boot ROM, which is not made of instructions here.
    Rom,
}

/// What a core waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sleep {
    /// Nothing: it runs.
    Awake,
    /// `WFE`.
    Event,
    /// `WFI`.
    Interrupt,
}

/// One of the two processors: its registers and what it has done so far.
#[derive(Clone, Debug)]
pub struct Core {
    pub(crate) id: usize,
    pub(crate) r: [u32; 16],
    n: bool,
    z: bool,
    c: bool,
    v: bool,
    pub(crate) primask: bool,
    /// CONTROL.SPSEL: thread mode uses the process stack.
    process_stack: bool,
    /// The stack pointer that is not in `r[13]`.
    other_sp: u32,
    /// Number of the exception being handled; 0 in thread mode.
    pub(crate) ipsr: u32,
    pub(crate) sleep: Sleep,
    pub(crate) locked: bool,
    /// The cycle at which this core executes its next instruction.
    pub(crate) time: u64,
    pub(crate) instructions: u64,
    pub(crate) slept: u64,
    pub(crate) deepest: u32,
}

impl Core {
    pub(crate) fn new(id: usize) -> Self {
        Self {
            id,
            r: [0; 16],
            n: false,
            z: false,
            c: false,
            v: false,
            primask: false,
            process_stack: false,
            other_sp: 0,
            ipsr: 0,
            sleep: Sleep::Awake,
            locked: false,
            time: 0,
            instructions: 0,
            slept: 0,
            deepest: u32::MAX,
        }
    }

    /// A reset keeps what has been counted.
    pub(crate) fn reset(&mut self) {
        let old = std::mem::replace(self, Self::new(self.id));
        self.instructions = old.instructions;
        self.slept = old.slept;
        self.time = old.time;
        self.deepest = old.deepest;
    }

    /// A register: 13 is the stack pointer in use, 15 the address of the next instruction.
    pub fn register(&self, index: usize) -> u32 {
        self.r[index]
    }

    /// Changes a register.
    pub fn set_register(&mut self, index: usize, value: u32) {
        self.r[index] = value;
    }

    /// The address of the next instruction.
    pub fn pc(&self) -> u32 {
        self.r[15]
    }

    /// The flags as four bits, negative first: NZCV.
    pub fn flags(&self) -> u32 {
        u32::from(self.n) << 3 | u32::from(self.z) << 2 | u32::from(self.c) << 1 | u32::from(self.v)
    }

    /// Changes the flags, given as NZCV.
    pub fn set_flags(&mut self, nzcv: u32) {
        self.n = nzcv & 8 != 0;
        self.z = nzcv & 4 != 0;
        self.c = nzcv & 2 != 0;
        self.v = nzcv & 1 != 0;
    }

    /// The exception being handled, 0 in thread mode, 16 + n for interrupt n.
    pub fn exception(&self) -> u32 {
        self.ipsr
    }

    /// Instructions executed since the chip was made.
    pub fn instructions(&self) -> u64 {
        self.instructions
    }

    /// Cycles spent in `WFE` or `WFI`, up to the last wake-up.
    pub fn cycles_asleep(&self) -> u64 {
        self.slept
    }

    /// The lowest value the stack pointer has had since it was last set to a new stack, `u32::MAX` if
    /// nothing was pushed yet.
    pub fn deepest_stack(&self) -> u32 {
        self.deepest
    }

    /// True if the core waits in `WFE` or `WFI`.
    pub fn is_asleep(&self) -> bool {
        self.sleep != Sleep::Awake
    }

    /// True after a fault inside the fault handler.
    pub fn is_locked_up(&self) -> bool {
        self.locked
    }

    fn note_stack(&mut self) {
        self.deepest = self.deepest.min(self.r[13]);
    }

    /// Executes until the bus asks for attention. `r[15]` stays at an instruction that did not
    /// complete.
    pub(crate) fn run(&mut self, bus: &mut Bus) -> Result<(), Trap> {
        while bus.now < bus.horizon {
            let pc = self.r[15];
            let op = bus.fetch(pc)?;
            self.r[15] = pc.wrapping_add(2);
            self.instructions += 1;
            match self.execute(bus, pc, op) {
                Ok(cycles) => bus.now += u64::from(cycles),
                Err(trap) => {
                    self.r[15] = pc;
                    return Err(trap);
                }
            }
        }
        Ok(())
    }
}
