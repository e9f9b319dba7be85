//! `cargo play`: the game in a browser, behind a drawing of the handheld.

use std::env;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use agent_x_host::page::Page;
use clap::Parser;

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
    // The port first: who asked for a busy one need not wait for the compiler.
    let listener = listen(arguments.port)?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let page = Page::build()?;
    let address = format!("http://{address}/");
    if !arguments.no_open && open(&address) {
        println!("Agent X opens in the browser: {address} (Ctrl+C ends it)");
    } else {
        println!("Agent X waits for a browser at {address} (Ctrl+C ends it)");
    }
    page.serve(&listener);
    Ok(())
}

fn listen(port: Option<u16>) -> Result<TcpListener, String> {
    const THE_YEAR_IT_BEGAN: u16 = 1947;
    let at = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        None => at(THE_YEAR_IT_BEGAN).or_else(|_| at(0)).map_err(|error| error.to_string()),
        Some(port) => at(port).map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => format!(
                "Port {port} is taken by another program: choose another, or leave --port out \
                 for any that is free"
            ),
            _ => format!("Port {port} cannot be served: {error}"),
        }),
    }
}

/// Says whether there is a browser to open; a terminal is none.
fn open(address: &str) -> bool {
    let (program, before): (_, &[&str]) = match env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ if ["DISPLAY", "WAYLAND_DISPLAY"].iter().all(|name| env::var_os(name).is_none()) => {
            return false;
        }
        _ => ("xdg-open", &[]),
    };
    Command::new(program)
        .args(before)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}
