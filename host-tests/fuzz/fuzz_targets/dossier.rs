//! Any bytes as a dossier.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    agent_x_host::fuzz::dossier(bytes);
});
