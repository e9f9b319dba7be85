//! Packs the pictures of `icons.txt` into tables; and, for the firmware, finds the
//! board and tells the linker where things go.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a faulty book stops the build")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const BOOK: &str = "src/screens/pictures/icons.txt";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={BOOK}");
    let book = fs::read_to_string(BOOK).expect("the book of pictures is there");
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    let out = Path::new(&out);
    fs::write(out.join("pictures.rs"), pack(&book)).expect("it can be written");
    if env::var_os("CARGO_FEATURE_FIRMWARE").is_some() {
        fs::write(out.join("board.rs"), board()).expect("it can be written");
        link(out);
    }
}

/// The module of the board whose feature is on.
fn board() -> String {
    println!("cargo::rerun-if-changed=boards");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are");
    let mut all: Vec<String> = fs::read_dir("boards")
        .expect("the boards are there")
        .filter_map(|entry| entry.expect("it can be read").file_name().into_string().ok())
        .filter(|name| Path::new("boards").join(name).join("board.rs").exists())
        .collect();
    all.sort();
    let chosen = |name: &&String| {
        let feature = name.to_uppercase().replace('-', "_");
        env::var_os(format!("CARGO_FEATURE_{feature}")).is_some()
    };
    match all.iter().filter(chosen).collect::<Vec<_>>()[..] {
        [name] => {
            let file = Path::new(&root).join("boards").join(name).join("board.rs");
            format!("#[path = {file:?}]\nmod board;\n\nconst BOARD: &str = {name:?};\n")
        }
        _ => format!(
            "compile_error!(\"choose one board: --no-default-features --features {}\");\n",
            all.join(" | ")
        ),
    }
}

fn link(out: &Path) {
    println!("cargo::rerun-if-changed=memory.x");
    fs::copy("memory.x", out.join("memory.x")).expect("it can be copied");
    println!("cargo::rustc-link-search={}", out.display());
    for argument in ["--nmagic", "-Tlink.x", "-Tlink-rp.x", "-Tdefmt.x"] {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}

/// An enum of the pictures' names, and for each its size and its pixels.
fn pack(book: &str) -> String {
    let (mut names, mut rasters) = (String::new(), String::new());
    let mut count = 0;
    let mut lines = book.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    while let Some(head) = lines.next() {
        let [name, size, _] = words(head);
        let (width, height) = size.split_once('x').expect("width x height");
        let rows: Vec<&str> =
            lines.by_ref().take(height.parse().expect("a number of rows")).collect();
        assert!(rows.iter().all(|row| row.len().to_string() == width), "{name} is ragged");
        let (clear, words) = raster(&rows);
        let variant: String = name.split('-').map(capitalized).collect();
        let _ = writeln!(names, "    /// `{name}`, {size}.\n    {variant},");
        let _ = writeln!(
            rasters,
            "    Raster {{ width: {width}, height: {height}, clear: {clear:?}, words: &{words:?} }},"
        );
        count += 1;
    }
    format!(
        "/// A picture of the book.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(u8)]\n\
         pub enum Picture {{\n{names}}}\n\n\
         static RASTERS: [Raster; {count}] = [\n{rasters}];\n"
    )
}

fn words(head: &str) -> [&str; 3] {
    let words: Vec<&str> = head.split(' ').collect();
    words.try_into().expect("name, size, depth")
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// The value that is clear, if there are colours; and the pixels in columns of words, the
/// leftmost in the highest bits: 32 pixels a word, or eight if there are colours.
fn raster(rows: &[&str]) -> (Option<u8>, Vec<u32>) {
    let used: BTreeSet<u32> =
        rows.iter().flat_map(|row| row.chars()).filter_map(|dot| dot.to_digit(16)).collect();
    let clear = (!used.is_empty())
        .then(|| (0..16).find(|value| !used.contains(value)).expect("a colour is left") as u8);
    let bits = if clear.is_some() { 4 } else { 1 };
    let value = |dot: u8| match dot {
        b'.' => clear.unwrap_or(0).into(),
        b'#' => 1,
        _ => char::from(dot).to_digit(16).expect("a colour of the palette"),
    };
    let nothing = value(b'.');
    let pixels = 32 / bits;
    let columns = rows[0].len().div_ceil(pixels);
    let words = (0..columns).flat_map(|column| {
        rows.iter().map(move |row| {
            let dots = row.as_bytes().iter().skip(column * pixels);
            let dots = dots.map(|dot| value(*dot)).chain(std::iter::repeat(nothing)).take(pixels);
            dots.fold(0, |word, value| word << bits | value)
        })
    });
    (clear, words.collect())
}
