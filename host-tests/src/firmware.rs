//! The firmware of every board, built as makers get it.
//!
//! Images are the same wherever they are built: what the compiler writes down of
//! folders is cut to what is the same for everybody.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use object::elf::{FileHeader32, PT_LOAD};
use object::read::elf::{FileHeader as _, ProgramHeader as _};
use object::{LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _};

use crate::target;

/// The processor of the boards.
pub const TARGET: &str = "thumbv6m-none-eabi";

/// The addresses of flash.
pub const FLASH: std::ops::Range<u64> = 0x1000_0000..0x1020_0000;
/// The addresses of RAM.
pub const RAM: std::ops::Range<u64> = 0x2000_0000..0x2004_2000;

/// The project.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The names of all boards: the folders that have a `board.rs`.
///
/// # Panics
/// The boards are not there.
#[must_use]
pub fn boards() -> Vec<String> {
    let folders = fs::read_dir(root().join("boards")).expect("the boards are there");
    let mut boards: Vec<String> = folders
        .map(|folder| folder.expect("it can be read").path())
        .filter(|folder| folder.join("board.rs").exists())
        .filter_map(|folder| folder.file_name()?.to_str().map(str::to_owned))
        .collect();
    boards.sort();
    boards
}

/// The firmware of a board as ELF, built where it is not yet.
///
/// # Errors
/// In a line for the person: what failed.
pub fn build(board: &str) -> Result<Elf, String> {
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(
        || Ok(root().join("target")),
        // Which is meant from where the person stands.
        path::absolute,
    );
    let folder = folder.map_err(|error| format!("CARGO_TARGET_DIR: {error}"))?.join("boards");
    build_in(&root(), &folder, board)
}

/// The same, from these sources and in this folder.
///
/// # Errors
/// In a line for the person: what failed.
pub fn build_in(sources: &Path, folder: &Path, board: &str) -> Result<Elf, String> {
    let failed = |what: &Path, error| format!("{}: {error}", what.display());
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    // All boards are built under one name: one at a time, until it is read.
    let lock = folder.join("one-at-a-time");
    let file = fs::File::create(&lock).map_err(|error| failed(&lock, error))?;
    file.lock().map_err(|error| failed(&lock, error))?;
    target::add(TARGET)?;
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--quiet", "--release", "--bin", "agent-x", "--target", TARGET])
        .args(["--no-default-features", "--features", board])
        .arg("--target-dir")
        .arg(folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(sources, folder)?)
        .env_remove("CARGO_TARGET_DIR")
        .current_dir(sources)
        .status()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !status.success() {
        return Err(format!("The firmware of {board} did not compile: see above"));
    }
    let elf = folder.join(TARGET).join("release/agent-x");
    Ok(Elf(fs::read(&elf).map_err(|error| failed(&elf, error))?))
}

/// What the compiler is told so that no folder of this machine is in the image, or
/// in what debuggers are told of it. The folder that is built in may be among the
/// sources and comes last: the last that fits is taken.
fn flags(sources: &Path, folder: &Path) -> Result<OsString, String> {
    let whole = |path: &Path| path.canonicalize().map_err(|e| format!("{}: {e}", path.display()));
    let (sources, built) = (whole(sources)?, whole(folder)?);
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let mut flags = OsString::new();
    for (folder, name) in [(Some(sources), "agent-x"), (home, "cargo"), (Some(built), "target")] {
        let Some(folder) = folder else { continue };
        if !flags.is_empty() {
            // What cargo takes for a space.
            flags.push("\u{1f}");
        }
        flags.push("--remap-path-prefix=");
        flags.push(folder);
        flags.push(format!("=/{name}"));
    }
    Ok(flags)
}

/// A firmware with all that debuggers want to know of it.
pub struct Elf(pub Vec<u8>);

/// What lies from an address on.
pub struct Segment {
    /// The address in flash.
    pub address: u32,
    /// What is there.
    pub bytes: Vec<u8>,
}

impl Elf {
    /// What has to be in flash, in the order of addresses.
    ///
    /// # Errors
    /// It is no ELF for the chip.
    pub fn segments(&self) -> Result<Vec<Segment>, String> {
        let broken = |error| format!("no ELF: {error}");
        let bytes = self.0.as_slice();
        let header = FileHeader32::<LittleEndian>::parse(bytes).map_err(broken)?;
        let mut segments = Vec::new();
        for segment in header.program_headers(LittleEndian, bytes).map_err(broken)? {
            if segment.p_type(LittleEndian) == PT_LOAD && segment.p_filesz(LittleEndian) > 0 {
                let held = segment.data(LittleEndian, bytes);
                let held = held.map_err(|()| "no ELF: a segment is cut off".to_owned())?;
                // Where it is kept, not where it is copied to at power-on.
                let address = segment.p_paddr(LittleEndian);
                segments.push(Segment { address, bytes: held.to_owned() });
            }
        }
        segments.sort_by_key(|segment| segment.address);
        Ok(segments)
    }

    /// How many bytes the sections between two addresses take when the chip runs.
    ///
    /// # Panics
    /// It is no ELF.
    #[must_use]
    pub fn size_within(&self, addresses: std::ops::Range<u64>) -> u64 {
        let file = object::File::parse(self.0.as_slice()).expect("an ELF");
        let sections = file.sections().filter(|section| addresses.contains(&section.address()));
        sections.map(|section| section.size()).sum()
    }

    /// The address of a symbol.
    ///
    /// # Panics
    /// It is no ELF.
    #[must_use]
    pub fn symbol(&self, name: &str) -> Option<u64> {
        let file = object::File::parse(self.0.as_slice()).expect("an ELF");
        file.symbols().find(|symbol| symbol.name() == Ok(name)).map(|symbol| symbol.address())
    }

    /// The address of a symbol whose name ends like this, as those of functions do.
    ///
    /// # Panics
    /// It is no ELF.
    #[must_use]
    pub fn symbol_ending(&self, name: &str) -> Option<u64> {
        let file = object::File::parse(self.0.as_slice()).expect("an ELF");
        let mut symbols = file.symbols();
        let ends = |symbol: &str| symbol.ends_with(name);
        symbols.find(|symbol| symbol.name().is_ok_and(ends)).map(|symbol| symbol.address())
    }
}
