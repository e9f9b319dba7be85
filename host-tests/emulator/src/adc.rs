//! ADC: four inputs and the temperature sensor, with values set from outside. A conversion takes 96
//! cycles of clk_adc.

use crate::register::Write;
use std::collections::VecDeque;

/// The ADC block.
#[derive(Clone, Debug)]
pub(crate) struct Adc {
    /// What each input converts to, 12 bits. Input 4 is the temperature sensor.
    pub(crate) inputs: [u16; 5],
    cs: u32,
    fcs: u32,
    fifo: VecDeque<u16>,
    result: u16,
    div: u32,
    inte: u32,
    intf: u32,
    /// The cycle at which the conversion under way ends.
    done_at: u64,
}

impl Adc {
    /// All inputs at zero volts; the sensor at 27 degrees, 0.706 V of 3.3.
    pub(crate) const QUIET: [u16; 5] = [0, 0, 0, 0, 876];

    pub(crate) fn new(inputs: [u16; 5]) -> Self {
        Self {
            inputs,
            cs: 0,
            fcs: 0,
            fifo: VecDeque::with_capacity(4),
            result: 0,
            div: 0,
            inte: 0,
            intf: 0,
            done_at: u64::MAX,
        }
    }

    pub(crate) fn due(&self) -> u64 {
        self.done_at
    }

    fn selected(&self) -> usize {
        (self.cs >> 12 & 7) as usize
    }

    /// Ends a conversion that is due; starts the next if it runs freely.
    pub(crate) fn settle(&mut self, now: u64, conversion: u64) {
        while now >= self.done_at {
            let input = self.selected();
            // The sensor reads nothing until its bias is switched on.
            let live = input < 4 || (input == 4 && self.cs & 2 != 0);
            self.result = if live { self.inputs[input] & 0xfff } else { 0 };
            if self.fcs & 1 != 0 {
                if self.fifo.len() < 4 {
                    let shift = if self.fcs & 2 != 0 { 4 } else { 0 };
                    self.fifo.push_back(self.result >> shift);
                } else {
                    self.fcs |= 1 << 11;
                }
            }
            let robin = self.cs >> 16 & 31;
            if robin != 0 {
                let next = (1..=5).map(|step| (input as u32 + step) % 5);
                let next = next.into_iter().find(|n| robin >> n & 1 != 0).unwrap_or(0);
                self.cs = self.cs & !(7 << 12) | next << 12;
            }
            self.done_at = match self.cs & 8 {
                0 => u64::MAX,
                _ => self.done_at + conversion.max(self.pace(conversion)),
            };
        }
    }

    /// Cycles between free-running samples: (1 + INT) of clk_adc.
    fn pace(&self, conversion: u64) -> u64 {
        (1 + u64::from(self.div >> 8)) * conversion / 96
    }

    pub(crate) fn line(&self) -> bool {
        self.intr() & self.inte | self.intf != 0
    }

    fn intr(&self) -> u32 {
        (self.fifo.len() >= (self.fcs >> 24 & 15) as usize).into()
    }

    /// The DMA request.
    pub(crate) fn request(&self) -> bool {
        self.fcs & 8 != 0 && self.fifo.len() >= (self.fcs >> 24 & 15).max(1) as usize
    }

    pub(crate) fn read(&mut self, offset: u32) -> Option<u32> {
        let idle = self.cs & 1 != 0 && self.done_at == u64::MAX;
        Some(match offset {
            0x00 => self.cs | u32::from(idle) << 8,
            0x04 => self.result.into(),
            0x08 => {
                let level = self.fifo.len() as u32;
                self.fcs | u32::from(level == 0) << 8 | u32::from(level == 4) << 9 | level << 16
            }
            0x0c => match self.fifo.pop_front() {
                Some(sample) => sample.into(),
                None => {
                    self.fcs |= 1 << 10;
                    0
                }
            },
            0x10 => self.div,
            0x14 => self.intr(),
            0x18 => self.inte,
            0x1c => self.intf,
            0x20 => self.intr() & self.inte | self.intf,
            _ => return None,
        })
    }

    /// `conversion` is its length in system cycles, 0 if clk_adc does not run.
    pub(crate) fn write(&mut self, offset: u32, w: Write, now: u64, conversion: u64) -> Option<()> {
        match offset {
            0x00 => {
                let cs = w.onto(self.cs);
                self.cs = cs & 0x1f_700b;
                if self.cs & 1 == 0 {
                    self.done_at = u64::MAX;
                } else if cs & 12 != 0 && self.done_at == u64::MAX {
                    if conversion == 0 {
                        return None;
                    }
                    self.done_at = now + conversion;
                }
            }
            0x08 => {
                let sticky = self.fcs & 0xc00 & !w.value;
                self.fcs = w.onto(self.fcs) & 0x0f00_000f | sticky;
            }
            0x10 => self.div = w.onto(self.div) & 0xff_ffff,
            0x18 => self.inte = w.onto(self.inte) & 1,
            0x1c => self.intf = w.onto(self.intf) & 1,
            _ => return None,
        }
        Some(())
    }
}
