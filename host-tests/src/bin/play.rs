//! `cargo play`: the game in a browser, behind a drawing of the handheld.

use std::path::PathBuf;
use std::process::ExitCode;

use agent_x_host::browser::Offer;
use agent_x_host::page::Page;
use clap::Parser;

const THE_YEAR_IT_BEGAN: u16 = 1947;

/// Two superpowers, one handheld, one browser: builds the game for the browser,
/// serves its page on this machine and opens it.
#[derive(Parser)]
#[command(name = "cargo play", bin_name = "cargo play")]
struct Arguments {
    /// Serves on this port [default: 1947, or any that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Leaves the browser alone and only prints the address
    #[arg(long)]
    no_open: bool,
    /// Writes the page into this folder, ready for any web server, and ends
    #[arg(long, value_name = "DIR", conflicts_with_all = ["port", "no_open"])]
    out: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    if let Some(folder) = &arguments.out {
        Page::build()?.write(folder)?;
        println!("The page is in {}: any web server can offer it.", folder.display());
        return Ok(());
    }
    let Arguments { port, no_open, .. } = *arguments;
    Offer { port, usual: THE_YEAR_IT_BEGAN, open: !no_open }.serve(Page::build)
}
