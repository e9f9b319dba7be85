//! Any bytes in the save area.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    agent_x_host::fuzz::journal(bytes);
});
