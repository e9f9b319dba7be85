//! `cargo dossier` as a person or a script meets it: what it prints, and how it exits.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a call left behind.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the tool writes UTF-8");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

fn tool(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dossier"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn call(arguments: &[&str]) -> Said {
    fed(arguments, b"")
}

/// A call with these bytes on its standard input.
fn fed(arguments: &[&str], input: &[u8]) -> Said {
    let mut child = tool(arguments).spawn().expect("the tool starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    stdin.write_all(input).expect("it reads its input");
    drop(stdin);
    child.wait_with_output().expect("it ends").into()
}

/// What a good call printed.
fn printed(arguments: &[&str], input: &[u8]) -> String {
    let said = fed(arguments, input);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{arguments:?}");
    said.out
}

/// An empty folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dossier_tool").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of an earlier run goes");
    }
    fs::create_dir_all(&folder).expect("a new one is made");
    folder
}

/// The example of the format's own document: the header in lines 1 to 5, the
/// first decision in line 8.
fn example() -> &'static str {
    let text = include_str!("../dossiers/FORMAT.md");
    let begin = text.find("dossier 1\n").expect("the document has an example");
    let end = text[begin..].find("```").expect("the example ends");
    &text[begin..begin + end]
}

/// The example with one piece of it replaced.
fn with(old: &str, new: &str) -> Vec<u8> {
    assert!(example().contains(old), "{old:?} is in the example");
    example().replacen(old, new, 1).into_bytes()
}

/// Every command that reads a dossier refuses this one with the same single line.
fn refused(input: &[u8], line: usize, what: &str) {
    let check = fed(&["check", "-"], input);
    assert_eq!((check.code, check.err.as_str()), (Some(1), ""), "{what}");
    assert!(check.out.starts_with(&format!("-:{line}: {what}")), "{what:?}, not {:?}", check.out);
    assert_eq!(check.out.lines().count(), 1, "{what}");
    assert!(check.out.len() < 400, "{what}: {} bytes", check.out.len());
    for reader in [&["show", "-"][..], &["states", "-"], &["view", "-", "--as", "cia"]] {
        let said = fed(reader, input);
        let expected = Said { code: Some(1), out: String::new(), err: check.out.clone() };
        assert_eq!(said, expected, "{reader:?}");
    }
}

#[test]
fn a_good_dossier_is_said_to_be_good() {
    let verdict = printed(&["check", "-"], example().as_bytes());
    assert_eq!(verdict, "-: ok, 18 decisions, 1948 planning, kgb to act, CIA 20 KGB 0\n");
}

#[test]
fn a_header_alone_is_a_dossier() {
    let header: String = example().split_inclusive('\n').take(5).collect();
    let verdict = printed(&["check", "-"], header.as_bytes());
    assert_eq!(verdict, "-: ok, 0 decisions, 1947 planning, kgb to act, CIA 0 KGB 0\n");
    assert_eq!(printed(&["states", "-"], header.as_bytes()).lines().count(), 1);
}

#[test]
fn line_ends_tabs_spaces_comments_and_a_byte_order_mark_change_nothing() {
    let plain = printed(&["states", "-"], example().as_bytes());
    for other in [
        example().replace('\n', "\r\n"),
        example().trim_end().into(),
        example().replace(' ', "\t"),
        example().replace(' ', "   "),
        example().replace('\n', " # so it went\n\n"),
        format!("\u{feff}{}", example()),
    ] {
        assert_eq!(printed(&["states", "-"], other.as_bytes()), plain);
    }
}

#[test]
fn a_bad_header_is_refused_at_its_line() {
    refused(b"", 1, "the header's line \"dossier\" is missing");
    refused(b"# nothing yet\n\n", 2, "the header's line \"dossier\" is missing");
    refused(b"dossier 1\nedition en\n", 2, "the header's line \"objectives\" is missing");
    refused(&with("edition en\n", ""), 2, "the header's line \"edition\" should be here");
    refused(&with("dossier 1", "dossier 2"), 1, "only version 1 is known, not \"2\"");
    refused(&with("edition en", "edition de"), 2, "\"de\" is no edition");
    refused(&with("balance cia", "balance un"), 5, "\"un\" is no side");
    refused(&with("balance cia", "balance cia kgb"), 5, "one word should be here, not 2");
}

#[test]
fn a_bad_deck_is_refused_with_the_card() {
    refused(&with("cuba", "atlantis"), 3, "\"atlantis\" is no objective");
    refused(&with("cuba", "opposition"), 3, "\"opposition\" is no objective");
    refused(&with("cuba libya", "cuba cuba"), 3, "cuba is named twice");
    refused(&with(" greece\n", "\n"), 3, "20 of 21 cards are named; missing: greece");
    refused(&with("groups opposition", "groups hippies"), 4, "\"hippies\" is no group");
    refused(&with("groups opposition", "groups industry"), 4, "industry is named twice");
    refused(&with("groups opposition", "groups"), 4, "23 of 24 cards are named; missing: opp");
    refused(&with("dealer groups radio", "dealer groups mafia"), 26, "mafia is named twice");
}

#[test]
fn a_bad_decision_is_refused_with_what_would_have_been_legal() {
    let sends = "; legal: kgb sends analyst, kgb sends assassin, kgb sends deputy-director, \
                 kgb sends director, kgb sends double-agent, kgb sends master-spy\n";
    for (decision, what) in [
        ("cia sends double-agent", "kgb is asked, not cia"),
        ("dealer recruits", "kgb is asked, not dealer"),
        ("mi6 sends director", "\"mi6\" is neither cia, kgb nor dealer"),
        ("kgb sends bond", "\"bond\" is no agent"),
        ("kgb dances", "\"kgb dances\" cannot be read"),
        ("kgb sends", "\"kgb sends\" cannot be read"),
        ("kgb", "kgb does nothing"),
        ("kgb recruits", "that is not what is asked now"),
        ("kgb orders cuba", "nothing is to be ordered now"),
        ("KGB sends director", "\"KGB\" is neither cia, kgb nor dealer"),
    ] {
        refused(&with("kgb sends double-agent", decision), 8, &format!("{what}{sends}"));
    }
    let unready = with("kgb recruits", "kgb passes");
    refused(&unready, 11, "a side without a group must recruit; legal: kgb recruits\n");
    let absent = with("cia sends analyst", "cia sends director");
    refused(&absent, 27, "director is not at headquarters; legal: cia sends analyst, ");
}

#[test]
fn nothing_may_follow_the_end_of_a_game() {
    let game = printed(&["random", "--seed", "7"], b"") + "cia passes\n";
    refused(game.as_bytes(), game.lines().count(), "the game is over\n");
}

#[test]
fn noise_gets_one_short_line() {
    refused(&[example().as_bytes(), b"\n\xff\n"].concat(), 29, "this is not UTF-8 text");
    refused(&vec![0xa5; 10 << 20], 1, "this is not UTF-8 text");
    refused(&vec![b'a'; 10 << 20], 1, "the header's line \"dossier\" should be here");
    refused(&vec![b'\n'; 1 << 20], 1 << 20, "the header's line \"dossier\" is missing");
    refused(&with("kgb sends", &"kgb ".repeat(1 << 20)), 8, "\"kgb kgb kgb");
    refused(&with("double-agent", &"x".repeat(10 << 20)), 8, "\"xxxxxxxxxx");
    refused(&with("double-agent", "\u{1b}[31m"), 8, "\"\\u{1b}[31m\" is no agent");
    refused(&with("double-agent", "\0"), 8, "\"\\0\" is no agent");
}

#[test]
fn each_file_gets_its_verdict_and_a_bad_one_stops_nobody() {
    let folder = folder("verdicts");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("the folder takes files");
        path.into_os_string().into_string().expect("the path is text")
    };
    let good = file("good.dossier", example().as_bytes());
    let bad = file("bad.dossier", &with("cuba", "atlantis"));
    let said = call(&["check", &bad, &good]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""));
    let verdicts: Vec<_> = said.out.lines().collect();
    assert_eq!(verdicts.len(), 2);
    assert_eq!(verdicts[0], format!("{bad}:3: \"atlantis\" is no objective"));
    assert!(verdicts[1].starts_with(&format!("{good}: ok, 18 decisions, ")));
    assert_eq!(call(&["check", &good, &good]).code, Some(0));
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = folder("unreadable");
    for path in [folder.join("missing.dossier"), folder] {
        let path = path.to_str().expect("the path is text");
        let check = call(&["check", path]);
        assert_eq!((check.code, check.err.as_str()), (Some(1), ""));
        assert!(check.out.starts_with(&format!("{path}: ")), "{}", check.out);
        let states = call(&["states", path]);
        assert_eq!(states, Said { code: Some(1), out: String::new(), err: check.out });
    }
}

#[test]
fn a_state_is_printed_for_the_start_and_for_each_decision() {
    for reader in [&["states", "-"][..], &["view", "-", "--as", "public"]] {
        let states = printed(reader, example().as_bytes());
        assert_eq!(states.lines().count(), 19);
        for (decisions, state) in states.lines().enumerate() {
            assert!(state.starts_with(&format!("{{\"line\":{decisions},\"turn\":")), "{state}");
            assert!(state.ends_with('}'), "{state}");
        }
    }
}

#[test]
fn each_pair_of_eyes_has_its_own_view() {
    let after_kgb_has_sent = |eyes| {
        let states = printed(&["view", "-", "--as", eyes], example().as_bytes());
        states.lines().nth(1).expect("a decision was taken").to_owned()
    };
    let secret = "\"x\":\"double-agent\"";
    assert!(after_kgb_has_sent("kgb").contains(secret));
    assert!(!after_kgb_has_sent("cia").contains(secret));
    assert!(!after_kgb_has_sent("public").contains(secret));
    assert!(after_kgb_has_sent("cia").contains("\"cia sends director\""));
    assert!(after_kgb_has_sent("public").contains("\"legal\":[]"));
}

#[test]
fn a_whole_game_is_shown_in_three_languages() {
    let game = printed(&["random", "--seed", "3"], b"");
    let verdict = printed(&["check", "-"], game.as_bytes());
    let scores = verdict.rsplit_once(", CIA ").expect("the verdict ends with the scores").1;
    let (cia, kgb) = scores.trim().split_once(" KGB ").expect("both are there");
    let points = |score: &str| score.parse::<u8>().expect("a score is a number");
    let winner = if points(cia) > points(kgb) { "CIA" } else { "KGB" };
    assert!(verdict.contains(&format!(", {winner} wins, ")), "{verdict}");
    let years = game.lines().filter(|line| line.starts_with("dealer groups")).count() + 1;
    for (language, result) in [("en", "wins: "), ("fr", "gagne : "), ("pl", "Wygrywa ")] {
        let story = printed(&["show", "-", "--lang", language], game.as_bytes());
        let last = story.lines().next_back().expect("the story has lines");
        assert!(last.contains(result) && last.contains(winner), "{last}");
        assert!(last.ends_with(&format!(" CIA {cia}, KGB {kgb}.")), "{last}");
        let headers = story.lines().filter(|line| line.starts_with("19"));
        let told: Vec<_> = headers.map(|line| line[..4].to_owned()).collect();
        let all: Vec<_> = (1947..).take(years).map(|year| year.to_string()).collect();
        assert_eq!(told, all);
    }
    let english = printed(&["show", "-", "--lang", "en"], game.as_bytes());
    assert_eq!(printed(&["show", "-"], game.as_bytes()), english);
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let seven = printed(&["random", "--seed", "7", "--games", "3"], b"");
    assert_eq!(printed(&["random", "--seed", "7", "--games", "3"], b""), seven);
    assert_ne!(printed(&["random", "--seed", "8", "--games", "3"], b""), seven);
    let first = printed(&["random", "--seed", "7"], b"");
    assert!(seven.starts_with(&first));
    assert!(first.starts_with("dossier 1\nedition en\nobjectives "));
}

#[test]
fn random_games_are_good_to_the_end_in_every_edition() {
    for edition in ["en", "fr", "pl"] {
        let call = ["random", "--seed", "1991", "--games", "20", "--edition", edition];
        let games = printed(&call, b"");
        assert_eq!(games.split("\n\n").count(), 20);
        for game in games.split("\n\n") {
            assert!(game.contains(&format!("\nedition {edition}\n")));
            let verdict = printed(&["check", "-"], game.as_bytes());
            let over = verdict.contains(" wins, ") || verdict.contains(" a draw, ");
            assert!(verdict.starts_with("-: ok, ") && over, "{verdict}");
        }
    }
}

#[test]
fn random_games_can_go_to_files() {
    let folder = folder("out").join("deep/inside");
    let out = folder.to_str().expect("the path is text");
    let call = ["random", "--seed", "5", "--games", "2", "--edition", "pl"];
    assert_eq!(printed(&[&call[..], &["--out", out]].concat(), b""), "");
    let read = |name| fs::read_to_string(folder.join(name)).expect("the file was written");
    let [one, two] = ["pl-5-00001.dossier", "pl-5-00002.dossier"].map(read);
    assert_eq!(fs::read_dir(&folder).expect("the folder was made").count(), 2);
    assert_eq!(format!("{one}\n{two}"), printed(&call, b""));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = folder("blocked").join("file");
    fs::write(&file, "in the way").expect("the folder takes files");
    let file = file.to_str().expect("the path is text");
    let said = call(&["random", "--seed", "5", "--out", file]);
    assert_eq!((said.code, said.out.as_str()), (Some(1), ""));
    assert!(said.err.starts_with(&format!("{file}: ")), "{}", said.err);
}

/// A save that must load for ever, and its game in progress as text.
fn golden(name: &str) -> (Vec<u8>, String) {
    let saves = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut save = fs::read(saves.join(format!("{name}.bin"))).expect("the save is there");
    save.resize(64 * 1024, 0xff);
    let game = fs::read_to_string(saves.join(format!("{name}.game.dossier")));
    (save, game.expect("and its game"))
}

#[test]
fn games_come_out_of_a_dump_of_the_flash() {
    let (save, game) = golden("v1-first-game");
    assert_eq!(printed(&["from-flash", "-"], &save), game);
    let mut whole = vec![0; 2 << 20];
    let begin = whole.len() - save.len();
    whole[begin..].copy_from_slice(&save);
    assert_eq!(printed(&["from-flash", "-"], &whole), game);

    let (save, game) = golden("v1-undone-moved-cut");
    let games = printed(&["from-flash", "-"], &save);
    assert!(games.ends_with(&format!("\n\n{game}")), "the latest is the last");
    let folder = folder("dump");
    let (file, out) = (folder.join("flash.bin"), folder.join("out"));
    fs::write(&file, &save).expect("the folder takes files");
    let [file, out] = [&file, &out].map(|path| path.to_str().expect("the path is text"));
    assert_eq!(printed(&["from-flash", file, "--out", out], b""), "");
    let mut files: Vec<_> = fs::read_dir(out).expect("it was made").collect();
    files.sort_by_key(|entry| entry.as_ref().expect("it is listed").file_name());
    let texts = files.into_iter().map(|entry| {
        fs::read_to_string(entry.expect("it is listed").path()).expect("it was written")
    });
    assert_eq!(texts.collect::<Vec<_>>().join("\n"), games);
    for game in games.split("\n\n") {
        assert!(printed(&["check", "-"], game.as_bytes()).starts_with("-: ok, "));
    }
}

#[test]
fn what_is_no_dump_is_refused_in_one_line() {
    let (save, _) = golden("v1-first-game");
    let newer = [b"AgX\x02\x01\0\0\0".as_slice(), &0xeca5_d1ee_u32.to_le_bytes()].concat();
    for (dump, what) in [
        (&b""[..], "0 bytes are not a dump of the whole flash or of its save area: no multiple"),
        (&save[1..], "65535 bytes are not a dump"),
        (example().as_bytes(), "bytes are not a dump"),
        (b"UF2\nWQ]\x9e", "this is a program to be flashed, not a dump"),
        (b"\x7fELF", "this is a program to be flashed, not a dump"),
        (&[0xff; 65536], "no game is in it; it should be a dump of the whole flash"),
        (&[0; 1 << 20], "no game is in it"),
        (&[newer, vec![0; 65524]].concat(), "a save of version 2, which is not known"),
    ] {
        let said = fed(&["from-flash", "-"], dump);
        assert_eq!((said.code, said.out.as_str()), (Some(1), ""), "{what}");
        assert!(said.err.starts_with("-: ") && said.err.contains(what), "{}", said.err);
        assert_eq!(said.err.lines().count(), 1);
    }
}

#[test]
fn a_damaged_save_is_told_as_far_as_it_goes() {
    let (mut save, game) = golden("v1-first-game");
    save[300] ^= 1;
    let said = fed(&["from-flash", "-"], &save);
    assert_eq!(said.code, Some(1));
    assert_eq!(said.err, "-: save 1 is damaged after what is told\n");
    assert!(game.starts_with(&said.out) && !said.out.is_empty());
}

#[test]
fn the_benchmark_ends_with_its_rates() {
    let out = printed(&["bench", "--seconds", "1"], b"");
    let last = out.lines().next_back().expect("a line is printed");
    let [name, games, decisions] = last.split('\t').collect::<Vec<_>>()[..] else {
        panic!("three fields, not {last:?}");
    };
    let rate = |field: &str, unit| -> u64 {
        field.strip_suffix(unit).and_then(|number| number.parse().ok()).expect(unit)
    };
    assert_eq!(name, "agent-x");
    assert!(rate(games, " games/s") > 0);
    assert!(rate(decisions, " decisions/s") > rate(games, " games/s"));
}

#[test]
fn whoever_reads_may_stop_early() {
    let mut child = tool(&["random", "--seed", "1", "--games", "100000"]).spawn().expect("starts");
    let mut first = [0; 9];
    let mut stdout = child.stdout.take().expect("its output is a pipe");
    stdout.read_exact(&mut first).expect("it writes");
    drop(stdout);
    let said: Said = child.wait_with_output().expect("it ends").into();
    assert_eq!(&first, b"dossier 1");
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
}

#[test]
fn every_command_explains_itself() {
    let overview = printed(&["--help"], b"");
    for command in ["check", "show", "states", "view", "random", "from-flash", "from-text", "bench"]
    {
        assert!(overview.contains(&format!("\n  {command} ")), "{command} in\n{overview}");
        let help = printed(&[command, "--help"], b"");
        assert!(help.contains(&format!("Usage: cargo dossier {command} ")), "{help}");
    }
}

#[test]
fn a_wrong_call_is_told_from_a_bad_dossier() {
    for wrong in [
        &[][..],
        &["shred", "-"],
        &["check"],
        &["check", "-", "--quietly"],
        &["show", "-", "--lang", "de"],
        &["view", "-"],
        &["view", "-", "--as", "mi6"],
        &["random"],
        &["random", "--seed", "seven"],
        &["random", "--seed", "-1"],
        &["random", "--seed", "1", "--edition", "de"],
        &["from-flash"],
        &["from-text"],
        &["bench", "--seconds", "0"],
        &["bench", "--seconds", "61"],
    ] {
        let said = call(wrong);
        assert_eq!((said.code, said.out.as_str()), (Some(2), ""), "{wrong:?}");
        assert!(said.err.contains("--help"), "{wrong:?}: {}", said.err);
    }
}
