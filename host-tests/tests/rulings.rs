//! Each dossier tells a game and says, in directives among its comments, what
//! the rules make of it. `dossiers/README.md` lists the directives.

mod random;

use std::fs;
use std::path::{Path, PathBuf};

use agent_x::cards::Side;
use agent_x::rules::{Eyes, Game};
use agent_x_host::dossier::{Replay, legal, line, replay, state};
use random::every_decision;
use serde_json::Value;

const RULINGS: u8 = 40;

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("a folder of this repository");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

fn name(file: &Path) -> String {
    file.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

#[test]
fn every_dossier_comes_out_as_it_says() {
    let dossiers = files("dossiers", "dossier");
    let faults: Vec<_> = dossiers
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).expect("a readable file");
            faults(&text).into_iter().map(|fault| format!("{}:{fault}", name(file)))
        })
        .collect();
    assert!(!dossiers.is_empty());
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_ruling_is_named() {
    let dossiers: Vec<_> = files("dossiers", "dossier").iter().map(|file| name(file)).collect();
    let tests: String = files("tests", "rs")
        .iter()
        .map(|file| fs::read_to_string(file).expect("a readable file"))
        .collect();
    let shown = |ruling: &u8| {
        let id = format!("R{ruling:02}");
        dossiers.iter().any(|name| name.split('-').any(|word| word == id))
            || tests.contains(&format!("\nfn r{ruling}_"))
    };
    let missing: Vec<_> = (1..=RULINGS).filter(|ruling| !shown(ruling)).collect();
    assert!(missing.is_empty(), "no dossier and no test for {missing:?}");
}

/// What does not hold in a dossier, each with the number of its line.
fn faults(text: &str) -> Vec<String> {
    let replay = match replay(text.as_bytes()) {
        Ok(replay) => replay,
        Err(fault) => return vec![fault.to_string()],
    };
    let mut faults = Vec::new();
    for entry in &replay.entries {
        if let Err(broken) = entry.after.validate() {
            faults.push(format!("{}: {broken:?}", entry.line));
        }
    }
    let mut directives = 0;
    for (number, written) in (1..).zip(text.lines()) {
        let Some((_, comment)) = written.split_once('#') else { continue };
        if comment.is_empty() || comment.starts_with(char::is_whitespace) {
            continue;
        }
        directives += 1;
        let moment = Moment { text, replay: &replay, line: number };
        if let Err(what) = moment.check(comment) {
            faults.push(format!("{number}: {what}"));
        }
    }
    if directives == 0 {
        faults.push("1: no directive, so nothing is checked".into());
    }
    faults
}

/// A place in a dossier: after the decision of this line and those above it.
struct Moment<'a> {
    text: &'a str,
    replay: &'a Replay,
    line: usize,
}

impl Moment<'_> {
    fn check(&self, directive: &str) -> Result<(), String> {
        let (word, rest) = directive.split_once(' ').unwrap_or((directive, ""));
        match word {
            "=" => self.state(Eyes::Referee, rest),
            "=cia" => self.state(Eyes::Side(Side::Cia), rest),
            "=kgb" => self.state(Eyes::Side(Side::Kgb), rest),
            "=public" => self.state(Eyes::Public, rest),
            "?" => self.legal(rest.trim()),
            "!" => self.refused(rest),
            _ => Err(format!("#{word} is no directive")),
        }
    }

    fn game(&self) -> Game {
        let entries = &self.replay.entries;
        match entries.iter().rfind(|entry| entry.line <= self.line) {
            Some(entry) => entry.after,
            None => entries.first().map_or(self.replay.game, |entry| entry.before),
        }
    }

    fn state(&self, eyes: Eyes, rest: &str) -> Result<(), String> {
        let (path, expected) = rest.split_once(' ').ok_or("a path and a value should be here")?;
        let expected: Value =
            serde_json::from_str(expected).map_err(|error| format!("{expected}: {error}"))?;
        let state: Value =
            serde_json::from_str(&state(&self.game(), 0, eyes)).expect("a state is JSON");
        let pointer = format!("/{}", path.replace('.', "/"));
        let found = state.pointer(&pointer).ok_or(format!("{path} leads nowhere"))?;
        if *found == expected { Ok(()) } else { Err(format!("{path} is {found}, not {expected}")) }
    }

    /// The dossier up to here, with one more decision.
    fn with(&self, decision: &str) -> Result<Replay, String> {
        let above: Vec<_> = self.text.lines().take(self.line).collect();
        replay(format!("{}\n{decision}", above.join("\n")).as_bytes()).map_err(|fault| fault.what)
    }

    fn legal(&self, decision: &str) -> Result<(), String> {
        self.with(decision)?;
        let listed = legal(&self.game()).iter().any(|line| line == decision);
        if listed { Ok(()) } else { Err(format!("{decision:?} is accepted but not listed")) }
    }

    fn refused(&self, rest: &str) -> Result<(), String> {
        let (decision, reason) = rest.split_once(" :: ").ok_or("a reason should follow ::")?;
        let (decision, reason) = (decision.trim(), reason.trim());
        match self.with(decision) {
            Ok(_) => return Err(format!("{decision:?} is accepted")),
            Err(why) if !why.contains(reason) => return Err(format!("{decision:?}: {why}")),
            Err(_) => {}
        }
        let game = self.game();
        if legal(&game).iter().any(|line| line == decision) {
            return Err(format!("{decision:?} is refused but listed"));
        }
        let mut after = game;
        let tried = every_decision().into_iter().find(|tried| line(&game, tried) == decision);
        match tried.map(|tried| after.apply(&tried)) {
            Some(Ok(())) => Err(format!("{decision:?} is accepted by the rules")),
            _ if !after.same_as(&game) => {
                Err(format!("{decision:?} is refused but leaves a trace"))
            }
            _ => Ok(()),
        }
    }
}

mod directives {
    use super::faults;

    const HEADER: &str = include_str!("../dossiers/cuba-1947.dossier");

    fn fault_of(directive: &str) -> String {
        let header: Vec<_> = HEADER.lines().filter(|line| !line.starts_with('#')).take(5).collect();
        faults(&format!("{}\n{directive}\n", header.join("\n"))).join("; ")
    }

    #[test]
    fn what_holds_is_no_fault() {
        assert_eq!(fault_of("#= turn 1"), "");
        assert_eq!(fault_of("#=public kgb.hq null"), "");
        assert_eq!(fault_of("#? kgb sends analyst"), "");
        assert_eq!(fault_of("#! cia sends analyst :: kgb is asked"), "");
        assert_eq!(fault_of("kgb sends analyst #= kgb.x \"analyst\""), "");
    }

    #[test]
    fn what_does_not_hold_is_one_and_names_its_line() {
        for wrong in [
            "#= turn 2",
            "#= nowhere 1",
            "#= turn",
            "#= turn one",
            "#=cia kgb.x \"analyst\"",
            "#? cia sends analyst",
            "#! kgb sends analyst :: kgb is asked",
            "#! cia sends analyst :: the game is over",
            "#! cia sends analyst",
            "#maybe",
        ] {
            assert!(fault_of(wrong).starts_with("6: "), "{wrong}: {}", fault_of(wrong));
        }
    }

    #[test]
    fn a_dossier_that_checks_nothing_is_a_fault() {
        assert!(fault_of("# nothing to see").contains("no directive"));
    }
}
