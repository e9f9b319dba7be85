//! `cargo wiring`: the drawings of every board, from its `board.rs`.

use std::fs;
use std::process::ExitCode;

use agent_x_host::boards::BOARDS;
use agent_x_host::wiring;
use clap::Parser;

/// Draws the wiring and the front of every board into its folder.
#[derive(Parser)]
#[command(name = "cargo wiring", bin_name = "cargo wiring")]
struct Arguments {}

fn main() -> ExitCode {
    let Arguments {} = Arguments::parse();
    for board in BOARDS {
        if let Err(error) = write(board.name) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn write(board: &str) -> Result<(), String> {
    for (name, drawing) in wiring::drawings(board)? {
        let file = wiring::boards().join(board).join(name);
        fs::write(&file, drawing).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("boards/{board}/{name}");
    }
    Ok(())
}
