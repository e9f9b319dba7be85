//! `cargo uf2`: the firmware of every board, to be dropped on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use agent_x_host::{firmware, release, uf2};
use clap::Parser;

/// Builds the firmware of every board and writes it as UF2.
#[derive(Parser)]
#[command(name = "cargo uf2", bin_name = "cargo uf2")]
struct Arguments {
    /// Where the files go
    #[arg(long, default_value = "target/uf2")]
    out: PathBuf,
    /// Only these boards
    boards: Vec<String>,
}

fn main() -> ExitCode {
    let Arguments { out, mut boards } = Arguments::parse();
    if boards.is_empty() {
        boards = firmware::boards();
    }
    for board in boards {
        if let Err(error) = write(&out, &board) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn write(out: &Path, board: &str) -> Result<(), String> {
    let known = firmware::boards();
    if !known.iter().any(|name| name == board) {
        return Err(format!("{board} is no board: there are {}", known.join(", ")));
    }
    let elf = firmware::build(board)?;
    let file = out.join(release::name(board, "uf2"));
    let image = uf2::pack(&elf.segments()?);
    fs::create_dir_all(out)
        .and_then(|()| fs::write(&file, image))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let (flash, ram) = (elf.size_within(firmware::FLASH), elf.size_within(firmware::RAM));
    println!("{}: {flash} bytes of flash, {ram} of RAM", file.display());
    Ok(())
}
