//! Tells the linker where things go.

use std::path::Path;
use std::{env, fs};

fn main() {
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::copy("memory.x", Path::new(&out).join("memory.x")).expect("it can be written");
    println!("cargo::rerun-if-changed=memory.x");
    println!("cargo::rustc-link-search={}", Path::new(&out).display());
    println!("cargo::rustc-link-arg=-Tlink.x");
}
