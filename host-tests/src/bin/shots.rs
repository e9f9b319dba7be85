//! `cargo shots`: every screen of the gallery as PNG, in every language and size.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use agent_x::screens::kit::Desk;
use agent_x_host::gallery::{Exhibit, gallery};
use agent_x_host::sheet;
use clap::Parser;

/// Draws every screen in every language and panel size as PNG.
#[derive(Parser)]
#[command(name = "cargo shots", bin_name = "cargo shots")]
struct Arguments {
    /// Where the pictures go: a folder a set, and a contact sheet of each
    #[arg(long, default_value = "target/shots", conflicts_with = "record")]
    out: PathBuf,
    /// Records how the screens look now, for the tests to compare with
    #[arg(long)]
    record: bool,
}

fn main() -> ExitCode {
    let Arguments { out, record } = Arguments::parse();
    let out = if record { sheet::record() } else { out };
    let gallery = gallery();
    let mut hashes = String::new();
    for desk in sheet::desks() {
        match write(&out, &gallery, &desk, record) {
            Ok(lines) => hashes += &lines,
            Err(error) => {
                eprintln!("{}: {error}", out.display());
                return ExitCode::FAILURE;
            }
        }
        let sheet = out.join(sheet::name(&desk)).with_extension("png");
        println!("{}: {} screens", sheet.display(), gallery.len());
    }
    let kept = || {
        std::fs::write(out.join("hashes.txt"), hashes)?;
        sheet::front_page(&gallery).write(&out.join("front-page.png"))
    };
    if record && let Err(error) = kept() {
        eprintln!("{}: {error}", out.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// A sheet with all screens and, unless it is for the record, a picture of each.
/// Gives the lines of the record.
fn write(out: &Path, gallery: &[Exhibit], desk: &Desk, record: bool) -> std::io::Result<String> {
    let set = out.join(sheet::name(desk));
    std::fs::create_dir_all(if record { out } else { &set })?;
    let pictures = sheet::pictures(gallery, desk);
    let mut lines = String::new();
    for (exhibit, picture) in gallery.iter().zip(&pictures) {
        if !record {
            picture.write(&set.join(exhibit.0).with_extension("png"))?;
        }
        lines += &(sheet::line(desk, exhibit, picture) + "\n");
    }
    sheet::sheet(&pictures, desk).write(&set.with_extension("png"))?;
    Ok(lines)
}
