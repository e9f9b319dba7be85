//! What the pages say can be done: links lead somewhere, commands exist and do it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use agent_x_host::firmware;

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All Markdown of the project.
fn pages() -> Vec<PathBuf> {
    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("it can be read") {
            let path = entry.expect("it can be read").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                below(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    below(&firmware::root(), &mut found);
    assert!(found.len() > 8, "there are pages");
    found
}

/// The places of a page that can be linked to.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let slug = |heading: &str| -> String {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(slug).collect()
}

#[test]
fn links_inside_the_repository_lead_somewhere() {
    for page in pages() {
        let text = read(&page);
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => page.clone(),
                file => page.parent().expect("a folder").join(file),
            };
            assert!(target.exists(), "{}: {link} leads nowhere", page.display());
            if !anchor.is_empty() {
                assert!(
                    anchors(&read(&target)).contains(anchor),
                    "{}: no place {link}",
                    page.display()
                );
            }
        }
    }
}

/// The commands of a page: lines of its blocks, and what stands in backticks.
fn commands(page: &str) -> Vec<String> {
    let mut in_block = false;
    let mut found = Vec::new();
    for line in page.lines() {
        let is_indented = line.starts_with("    ");
        let line = line.trim();
        if line.starts_with("```") {
            in_block = !in_block;
        } else if in_block || is_indented {
            found.push(line.to_owned());
        } else {
            // In a table a bar is escaped.
            found.extend(line.split('`').skip(1).step_by(2).map(|code| code.replace("\\|", "|")));
        }
    }
    found.retain(|line| line.starts_with("cargo "));
    found
}

#[test]
fn every_command_of_a_page_is_known() {
    let mut seen = 0;
    for page in pages() {
        for command in commands(&read(&page)) {
            seen += 1;
            if let Err(fault) = check(&command, page.parent().expect("a folder")) {
                panic!("{}: `{command}`: {fault}", page.display());
            }
        }
    }
    assert!(seen > 30, "{seen} commands were found");
}

/// What is wrong with a command that is given in a folder.
fn check(command: &str, folder: &Path) -> Result<(), String> {
    let words: Vec<&str> =
        command.split([' ', '[', ']']).filter(|word| !word.is_empty()).skip(1).collect();
    let [name, rest @ ..] = &words[..] else { return Err("it does nothing".into()) };
    let after = |flag: &str| {
        let at = rest.iter().position(|word| *word == flag)?;
        rest.get(at + 1).copied()
    };
    let there = |what: &str, file: PathBuf| match file.exists() {
        true => Ok(()),
        false => Err(format!("there is no {what} {}", file.display())),
    };
    let host_tests = firmware::root().join("host-tests");
    match *name {
        "run" => {
            if let Some(feature) = after("--features") {
                there("board", firmware::root().join("boards").join(feature).join("board.rs"))?;
                let manifest = read(&firmware::root().join("Cargo.toml"));
                if !manifest.contains(&format!("\n{feature} = [\"firmware\"]")) {
                    return Err(format!("{feature} is no feature"));
                }
            }
            after("--example").map_or(Ok(()), |example| {
                there("example", folder.join("examples").join(example).with_extension("rs"))
            })
        }
        "host-tests" => after("--test").map_or(Ok(()), |test| {
            there("test", host_tests.join("tests").join(test).with_extension("rs"))
        }),
        "fuzz" => {
            let target = after("run").ok_or("which target?")?;
            there("target", host_tests.join("fuzz/fuzz_targets").join(target).with_extension("rs"))
        }
        own => {
            let program = program(own)?;
            let config = read(&firmware::root().join(".cargo/config.toml"));
            let alias = config.lines().find(|line| line.starts_with(&format!("{own} = [")));
            if !alias.is_some_and(|alias| alias.contains(&format!("\"--bin\", \"{own}\""))) {
                return Err(format!("{own} is no alias"));
            }
            explained(own, program, rest)
        }
    }
}

/// A program of ours.
fn program(name: &str) -> Result<&'static str, String> {
    Ok(match name {
        "dossier" => env!("CARGO_BIN_EXE_dossier"),
        "emulate" => env!("CARGO_BIN_EXE_emulate"),
        "play" => env!("CARGO_BIN_EXE_play"),
        "release-files" => env!("CARGO_BIN_EXE_release-files"),
        "shots" => env!("CARGO_BIN_EXE_shots"),
        "uf2" => env!("CARGO_BIN_EXE_uf2"),
        "wiring" => env!("CARGO_BIN_EXE_wiring"),
        _ => return Err("nobody knows it".into()),
    })
}

/// Whether the program's own help knows the words of a call.
fn explained(name: &str, program: &str, words: &[&str]) -> Result<(), String> {
    let mut help = Command::new(program);
    let mut words = words.iter();
    if name == "dossier"
        && let Some(task) = words.next()
    {
        help.arg(task);
    }
    let help = help.arg("--help").output().expect("it runs");
    let said = String::from_utf8_lossy(&help.stdout);
    if !help.status.success() {
        return Err(format!("its help says: {}", String::from_utf8_lossy(&help.stderr)));
    }
    let mut before = "";
    for &word in words {
        let is_board = name == "uf2" || before == "--board";
        let is_known = match word {
            flag if flag.starts_with("--") => {
                said.contains(&format!("{flag} ")) || said.contains(&format!("{flag}\n"))
            }
            board if is_board => firmware::boards().iter().any(|known| known == board),
            _ => true,
        };
        if !is_known {
            return Err(format!("its help does not know {word}"));
        }
        before = word;
    }
    Ok(())
}

/// The commands that the front page offers for games and pictures are run, one
/// after the other as they stand there. Boards, pages and release have tests of
/// their own.
#[test]
fn the_commands_of_the_front_page_do_what_they_say() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("front-page");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room");
    let save = firmware::root().join("host-tests/saves/v1-over.bin");
    let mut dump = fs::read(save).expect("a save");
    dump.resize(64 << 10, 0xFF);
    fs::write(folder.join("flash.bin"), dump).expect("there is room");

    let page = read(&firmware::root().join("README.md"));
    let script = page.split("```\n").find(|block| block.starts_with("press a"));
    fs::write(folder.join("first.txt"), script.expect("a script")).expect("there is room");

    let mut run = 0;
    for command in commands(&page) {
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let (["dossier" | "shots", ..] | ["emulate", "--script", ..]) = &words[..] else {
            continue;
        };
        let (name, rest) = (words[0], &words[1..]);
        let program = program(name).expect("it is known");
        let (arguments, out) = match rest {
            [arguments @ .., ">", file] => (arguments, Some(file)),
            arguments => (arguments, None),
        };
        let out = out.map_or_else(Stdio::piped, |file| {
            fs::File::create(folder.join(file)).expect("there is room").into()
        });
        let done = Command::new(program).args(arguments).current_dir(&folder).stdout(out).output();
        let done = done.expect("it runs");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{command}: {said}");
        run += 1;
    }
    assert!(run >= 9, "{run} commands were run");
    for picture in ["target/shots/en-240.png", "pictures/menu.png"] {
        assert!(folder.join(picture).exists(), "{picture} is there");
    }
}
