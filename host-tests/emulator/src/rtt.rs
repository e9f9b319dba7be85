//! Reading the log that firmware leaves in RAM: SEGGER's RTT, up-channel 0, as a debug probe would.

/// Takes what is in the buffer, whose control block is at `at` in RAM.
pub(crate) fn drain(ram: &mut [u8], at: usize) -> Vec<u8> {
    let word = |ram: &[u8], at: usize| {
        let bytes = ram.get(at..at + 4)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
    };
    // Identity of 16 bytes, two counts, then for each channel: name, buffer, size, write, read, flags.
    if ram.get(at..at + 10) != Some(b"SEGGER RTT") {
        return Vec::new();
    }
    let field = |n: usize| word(ram, at + 24 + 4 * n);
    let (Some(buffer), Some(size), Some(write), Some(mut read)) =
        (field(1), field(2), field(3), field(4))
    else {
        return Vec::new();
    };
    let buffer = buffer & 0x00ff_ffff;
    if write >= size || read >= size || buffer + size > ram.len() {
        return Vec::new();
    }
    let mut taken = Vec::new();
    while read != write {
        taken.push(ram[buffer + read]);
        read = (read + 1) % size;
    }
    ram[at + 40..at + 44].copy_from_slice(&(read as u32).to_le_bytes());
    taken
}
