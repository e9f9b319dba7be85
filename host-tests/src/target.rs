//! Rust's targets, added where they are missing: rustup may be told not to do it by itself.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Makes sure that the compiler knows the target.
///
/// # Errors
/// In a line for the person: what failed, and what to do about it.
pub fn add(target: &str) -> Result<(), String> {
    // Two at a time, in whatever program, would be in each other's way.
    let lock = env::temp_dir().join("agent-x-adds-a-target");
    let one = fs::File::create(&lock).and_then(|file| file.lock().map(|()| file));
    let _one = one.map_err(|error| format!("{}: {error}", lock.display()))?;
    let here = env!("CARGO_MANIFEST_DIR");
    let library = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .current_dir(here)
        .output()
        .map_err(|error| format!("rustc cannot be run ({error}): install Rust from rustup.rs"))?;
    if Path::new(String::from_utf8_lossy(&library.stdout).trim()).is_dir() {
        return Ok(());
    }
    eprintln!("Adding Rust's target {target} ...");
    match Command::new("rustup").args(["target", "add", target]).current_dir(here).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("rustup could not add {target}: see above")),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(format!(
            "This Rust cannot build for {target} yet, and there is no rustup to teach it: \
             install Rust from rustup.rs, or add the target in the way of this system"
        )),
        Err(error) => Err(format!("rustup cannot be run: {error}")),
    }
}
