//! Any bytes as decisions.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    agent_x_host::fuzz::apply(bytes);
});
