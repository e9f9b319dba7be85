//! The page around the game: built from its sources, written as a folder of
//! plain files, or served on this machine.

use std::borrow::Cow;
use std::env;
use std::fs;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{self, Path};
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::boards::Board;
use crate::firmware;
use crate::target;
use crate::uf2;

const HERE: &str = env!("CARGO_MANIFEST_DIR");
const TARGET: &str = "wasm32-unknown-unknown";

/// What the page says of itself where a board is behind it.
const CASE: &str = "<main class=\"case\"";

/// One file, as a browser is to take it.
struct File {
    name: &'static str,
    kind: &'static str,
    bytes: Cow<'static, [u8]>,
}

macro_rules! files {
    ($($name:literal: $kind:literal),* $(,)?) => {
        [$(File {
            name: $name,
            kind: $kind,
            bytes: Cow::Borrowed(include_bytes!(concat!("../web/page/", $name))),
        }),*]
    };
}

/// Everything that a browser needs.
pub struct Page(Vec<File>);

impl Page {
    /// Compiles the game to WebAssembly, after adding Rust's target for it where
    /// it is missing, and puts the page's other files beside it.
    ///
    /// # Errors
    /// In a line for the person: what failed, and what to do about it.
    pub fn build() -> Result<Self, String> {
        eprintln!("Compiling the game for the browser ...");
        Self::around("agent-x-web")
    }

    /// The same page with a board behind it: its firmware, and an emulated chip to
    /// run it on.
    ///
    /// # Errors
    /// In a line for the person: what failed, and what to do about it.
    pub fn of_board(board: &Board) -> Result<Self, String> {
        let image = Cow::Owned(image(board)?);
        eprintln!("Compiling the chip for the browser ...");
        let mut page = Self::around("agent-x-chip")?;
        for file in page.0.iter_mut().filter(|file| file.name == "index.html") {
            let case = format!("{CASE} data-board=\"{}\"", board.name);
            file.bytes =
                String::from_utf8_lossy(&file.bytes).replace(CASE, &case).into_bytes().into();
        }
        page.0.push(File { name: "firmware.uf2", kind: "application/octet-stream", bytes: image });
        Ok(page)
    }

    /// The page with this package as its game.
    fn around(package: &str) -> Result<Self, String> {
        let bytes = Cow::Owned(compile(package)?);
        let mut files = Vec::from(files! {
            "index.html": "text/html; charset=utf-8",
            "style.css": "text/css; charset=utf-8",
            "handheld.js": "text/javascript; charset=utf-8",
            "words.js": "text/javascript; charset=utf-8",
            "offline.js": "text/javascript; charset=utf-8",
            "manifest.webmanifest": "application/manifest+json",
            "icon.svg": "image/svg+xml",
            "map.svg": "image/svg+xml",
            "route.svg": "image/svg+xml",
            "cia.svg": "image/svg+xml",
            "kgb.svg": "image/svg+xml",
        });
        files.push(File { name: "game.wasm", kind: "application/wasm", bytes });
        Ok(Self(files))
    }

    /// The names of the files, and what they hold.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        self.0.iter().map(|file| (file.name, &*file.bytes))
    }

    /// Writes the files into a folder that any web server can offer.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let written = fs::create_dir_all(folder).and_then(|()| {
            self.files().try_for_each(|(name, bytes)| fs::write(folder.join(name), bytes))
        });
        written.map_err(|error| format!("{}: {error}", folder.display()))
    }

    /// Answers browsers until the program ends.
    pub fn serve(&self, listener: &TcpListener) {
        thread::scope(|scope| {
            for browser in listener.incoming().flatten() {
                // Who goes away in the middle of an answer does not want the rest.
                scope.spawn(|| self.answer(browser).unwrap_or_default());
            }
        });
    }

    fn answer(&self, mut browser: TcpStream) -> io::Result<()> {
        browser.set_read_timeout(Some(Duration::from_secs(5)))?;
        browser.set_write_timeout(Some(Duration::from_secs(30)))?;
        let head = read_head(&mut browser)?;
        let mut words = head.lines().next().unwrap_or_default().split(' ');
        let request = (words.next(), words.next(), words.next());
        let (status, file) = match request {
            (Some("GET" | "HEAD"), Some(path), Some("HTTP/1.1" | "HTTP/1.0")) => {
                match self.find(path) {
                    Some(file) => ("200 OK", Some(file)),
                    None => ("404 Not Found", None),
                }
            }
            (Some(_), Some(_), Some("HTTP/1.1" | "HTTP/1.0")) => ("405 Method Not Allowed", None),
            _ => ("400 Bad Request", None),
        };
        let (kind, bytes) = match file {
            Some(file) => (file.kind, &*file.bytes),
            None => ("text/plain; charset=utf-8", status.as_bytes()),
        };
        write!(
            browser,
            "HTTP/1.1 {status}\r\n\
             Content-Type: {kind}\r\n\
             Content-Length: {}\r\n\
             Cache-Control: no-store\r\n\
             X-Content-Type-Options: nosniff\r\n\
             Allow: GET, HEAD\r\n\
             Connection: close\r\n\r\n",
            bytes.len()
        )?;
        if request.0 != Some("HEAD") {
            browser.write_all(bytes)?;
        }
        browser.flush()
    }

    /// Only the names of the page's own files are known, so no path leads out of it.
    fn find(&self, path: &str) -> Option<&File> {
        let name = path.split(['?', '#']).next()?.strip_prefix('/')?;
        let name = if name.is_empty() { "index.html" } else { name };
        self.0.iter().find(|file| file.name == name)
    }
}

/// The request line and its headers, which are not needed but must be read.
fn read_head(browser: &mut TcpStream) -> io::Result<String> {
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") && head.len() < 16 * 1024 {
        match browser.read(&mut part)? {
            0 => break,
            len => head.extend_from_slice(&part[..len]),
        }
    }
    Ok(String::from_utf8_lossy(&head).into_owned())
}

/// The firmware of a board as makers drop it on the chip.
///
/// # Errors
/// In a line for the person: what failed, and what to do about it.
pub fn image(board: &Board) -> Result<Vec<u8>, String> {
    eprintln!("Compiling the firmware of {} ...", board.name);
    Ok(uf2::pack(&firmware::build(board.name)?.segments()?))
}

/// A package as WebAssembly.
fn compile(package: &str) -> Result<Vec<u8>, String> {
    target::add(TARGET)?;
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(
        || Ok(Path::new(HERE).join("target")),
        // Which is meant from where the person stands.
        path::absolute,
    );
    let folder = folder.map_err(|error| format!("CARGO_TARGET_DIR: {error}"))?;
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--release", "--package", package, "--target", TARGET])
        .arg("--target-dir")
        .arg(&folder)
        .current_dir(HERE)
        .status()
        .map_err(|error| format!("cargo cannot be run: {error}"))?;
    if !status.success() {
        return Err(format!("{package} did not compile for the browser: see above"));
    }
    let module = folder.join(TARGET).join("release").join(package.replace('-', "_") + ".wasm");
    fs::read(&module).map_err(|error| format!("{}: {error}", module.display()))
}
