//! A release: everything for those who build a handheld and not its software,
//! with what each file is for. The same sources give the same bytes everywhere.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{Cursor, Write as _};
use std::path::Path;

use agent_x::VERSION;
use sha2::{Digest as _, Sha256};
use zip::write::{SimpleFileOptions, ZipWriter};

use crate::page::Page;
use crate::{firmware, uf2};

/// The file with the sums of all others.
pub const SUMS: &str = "SHA256SUMS";
/// The file that says what the others are.
pub const NOTES: &str = "RELEASE-NOTES.md";

/// The name of a board's file in a release.
#[must_use]
pub fn name(board: &str, kind: &str) -> String {
    format!("agent-x-{VERSION}-{board}.{kind}")
}

/// The sum of a file, as the file of sums writes it.
#[must_use]
pub fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The files of a release, by name.
///
/// # Errors
/// In a line for the person: what failed.
pub fn files() -> Result<BTreeMap<String, Vec<u8>>, String> {
    let mut files = BTreeMap::new();
    for board in firmware::boards() {
        eprintln!("Compiling the firmware of {board} ...");
        let elf = firmware::build(&board)?;
        files.insert(name(&board, "uf2"), uf2::pack(&elf.segments()?));
        files.insert(name(&board, "elf"), elf.0);
    }
    let page = zip(&Page::build()?).map_err(|error| format!("the page: {error}"))?;
    files.insert(name("page", "zip"), page);
    files.insert(NOTES.to_owned(), notes()?.into_bytes());
    let mut sums = String::new();
    for (name, bytes) in &files {
        // As sha256sum writes and reads them.
        let _ = writeln!(sums, "{}  {name}", sum(bytes));
    }
    files.insert(SUMS.to_owned(), sums.into_bytes());
    Ok(files)
}

fn zip(page: &Page) -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in page.files() {
        // The default has no clock: the same page is the same file tomorrow.
        zip.start_file(name, SimpleFileOptions::default())?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// What a board is called by those who buy it: the heading of its page.
///
/// # Errors
/// It has no page.
pub fn title(board: &str) -> Result<String, String> {
    let page = read(&firmware::root().join("boards").join(board).join("README.md"))?;
    let heading = page.lines().next().and_then(|line| line.strip_prefix("# "));
    Ok(heading.unwrap_or(board).to_owned())
}

fn notes() -> Result<String, String> {
    let mut notes = format!(
        "# Agent X {VERSION}\n\n\
         ## Which file\n\n\
         | handheld | file to drop on the drive `RPI-RP2` | file for a debug probe |\n\
         |---|---|---|\n"
    );
    for board in firmware::boards() {
        let (title, uf2, elf) = (title(&board)?, name(&board, "uf2"), name(&board, "elf"));
        let _ = writeln!(notes, "| {title} (`{board}`) | `{uf2}` | `{elf}` |");
    }
    let page = name("page", "zip");
    let _ = write!(
        notes,
        "\n\
         On a Pico, hold BOOTSEL while plugging in USB; on a PicoSystem, hold X while switching \
         on. The drive appears; copy the file to it, and the game starts. A Pico 2 has another \
         chip and takes none of these.\n\n\
         With a debug probe: `probe-rs run --chip RP2040 FILE.elf` flashes and shows the log.\n\n\
         `{page}` is the game for a browser: unpack it into a folder of any web server. Opened \
         as plain files it does not run.\n\n\
         `sha256sum --check {SUMS}` tells whether all arrived whole.\n\n\
         ## What is new\n"
    );
    notes += &news(&read(&firmware::root().join("CHANGELOG.md"))?)?;
    Ok(notes)
}

/// What the changelog says of this version, or of what will be it.
fn news(changelog: &str) -> Result<String, String> {
    let section = |heading: &str| {
        let is_it = |section: &&str| section.lines().next().is_some_and(|l| l.contains(heading));
        let section = changelog.split("\n## ").skip(1).find(is_it)?;
        section.split_once('\n').map(|(_, text)| format!("{}\n", text.trim_end()))
    };
    section(VERSION)
        .or_else(|| section("Unreleased"))
        .ok_or_else(|| format!("CHANGELOG.md says nothing of {VERSION}"))
}
