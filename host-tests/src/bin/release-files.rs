//! `cargo release-files`: all that a release offers, in one folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use agent_x_host::release;
use clap::Parser;

/// Writes the firmware of every board, the page for the browser, checksums and
/// notes that say which file is for which board.
#[derive(Parser)]
#[command(name = "cargo release-files", bin_name = "cargo release-files")]
struct Arguments {
    /// Where the files go
    #[arg(long, value_name = "DIR", default_value = "target/release-files")]
    out: PathBuf,
}

fn main() -> ExitCode {
    match write(&Arguments::parse().out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write(out: &Path) -> Result<(), String> {
    let failed = |file: &Path, error| format!("{}: {error}", file.display());
    let files = release::files()?;
    fs::create_dir_all(out).map_err(|error| failed(out, error))?;
    for (name, bytes) in files {
        let file = out.join(name);
        fs::write(&file, &bytes).map_err(|error| failed(&file, error))?;
        println!("{}: {} bytes", file.display(), bytes.len());
    }
    Ok(())
}
