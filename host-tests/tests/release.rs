//! `cargo release-files`: what is offered is whole, and says what it is for.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use agent_x_host::firmware::{self, Elf};
use agent_x_host::{release, uf2};

/// A release as it lies in its folder.
static RELEASE: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("release-files");
    let _ = fs::remove_dir_all(&folder);
    let done = Command::new(env!("CARGO_BIN_EXE_release-files")).arg("--out").arg(&folder).output();
    let done = done.expect("it was built");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    fs::read_dir(&folder)
        .expect("it was written")
        .map(|file| file.expect("it can be read").path())
        .map(|file| {
            let name = file.file_name().and_then(|name| name.to_str()).expect("plain").to_owned();
            (name, fs::read(&file).expect("it can be read"))
        })
        .collect()
});

fn text(name: &str) -> String {
    String::from_utf8(RELEASE[name].clone()).expect("it is text")
}

#[test]
fn every_board_has_its_firmware_and_both_files_hold_the_same() {
    for board in firmware::boards() {
        let elf = Elf(RELEASE[&release::name(&board, "elf")].clone());
        let dropped = &RELEASE[&release::name(&board, "uf2")];
        assert!(uf2::pack(&elf.segments().expect("an ELF")) == *dropped, "{board}");
        let text = String::from_utf8_lossy(&elf.0);
        for folder in [firmware::root(), PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../..")] {
            let folder = folder.canonicalize().expect("it is there");
            let folder = folder.to_str().expect("plain");
            assert!(!text.contains(folder), "{board} tells of {folder}");
        }
    }
}

#[test]
fn the_notes_say_which_file_is_for_which_board() {
    let notes = text(release::NOTES);
    for board in firmware::boards() {
        let title = release::title(&board).expect("it has a page");
        let row = notes.lines().find(|line| line.starts_with(&format!("| {title} (`{board}`) |")));
        let row = row.unwrap_or_else(|| panic!("{board} is not named"));
        for kind in ["uf2", "elf"] {
            assert!(row.contains(&format!("`{}`", release::name(&board, kind))), "{row}");
        }
    }
    for name in RELEASE.keys().filter(|name| *name != release::NOTES) {
        assert!(notes.contains(name), "{name} is explained");
    }
    assert!(notes.contains("- The whole game"), "what is new comes from the changelog");
}

#[test]
fn every_file_has_its_sum() {
    // A sum that others computed.
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(release::sum(b"abc"), abc);
    let sums = text(release::SUMS);
    let sums: BTreeMap<&str, &str> = sums
        .lines()
        .map(|line| line.split_once("  ").expect("a sum and a name"))
        .map(|(sum, name)| (name, sum))
        .collect();
    for (name, bytes) in RELEASE.iter().filter(|(name, _)| *name != release::SUMS) {
        assert_eq!(sums.get(name.as_str()), Some(&release::sum(bytes).as_str()), "{name}");
    }
    assert_eq!(sums.len(), RELEASE.len() - 1, "no sum without its file");
}

#[test]
fn the_zip_holds_the_page() {
    let bytes = RELEASE[&release::name("page", "zip")].as_slice();
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).expect("a zip");
    let mut read = |name: &str| {
        let mut bytes = Vec::new();
        let mut file = zip.by_name(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        file.read_to_end(&mut bytes).expect("it can be read");
        bytes
    };
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/page");
    for file in fs::read_dir(page).expect("it is there") {
        let file = file.expect("it can be read").path();
        let name = file.file_name().and_then(|name| name.to_str()).expect("plain");
        assert!(read(name) == fs::read(&file).expect("it can be read"), "{name}");
    }
    assert!(read("game.wasm").starts_with(b"\0asm"), "the game itself");
}
