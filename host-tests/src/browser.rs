//! A page on this machine, and the browser that is to show it.

use std::env;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

use crate::page::Page;

/// Where a page is served, and whether a browser is opened for it.
pub struct Offer {
    /// The port that the person asked for.
    pub port: Option<u16>,
    /// The one that is tried otherwise, before any that is free.
    pub usual: u16,
    /// Whether to open a browser.
    pub open: bool,
}

impl Offer {
    /// Serves what is built until the program ends.
    ///
    /// # Errors
    /// In a line for the person: what failed, and what to do about it.
    pub fn serve(&self, build: impl FnOnce() -> Result<Page, String>) -> Result<(), String> {
        // The port first: who asked for a busy one need not wait for the compiler.
        let listener = self.listen()?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let page = build()?;
        let address = format!("http://{address}/");
        if self.open && open(&address) {
            println!("Agent X opens in the browser: {address} (Ctrl+C ends it)");
        } else {
            println!("Agent X waits for a browser at {address} (Ctrl+C ends it)");
        }
        page.serve(&listener);
        Ok(())
    }

    fn listen(&self) -> Result<TcpListener, String> {
        let at = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        match self.port {
            None => at(self.usual).or_else(|_| at(0)).map_err(|error| error.to_string()),
            Some(port) => at(port).map_err(|error| match error.kind() {
                ErrorKind::AddrInUse => format!(
                    "Port {port} is taken by another program: choose another, or leave --port out \
                     for any that is free"
                ),
                _ => format!("Port {port} cannot be served: {error}"),
            }),
        }
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
