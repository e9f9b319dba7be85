//! The story of a game: true, complete and in three languages.

use agent_x::cards::{Side, Sides};
use agent_x::rules::{Edition, Eyes};
use agent_x::words::{Language, Named};
use agent_x_host::dealer::Dealer;
use agent_x_host::dossier::{Replay, random, replay};
use agent_x_host::story::{standing, tell};

/// The example of the format's own document.
fn example() -> Replay {
    read(example_text())
}

fn example_text() -> &'static str {
    let text = include_str!("../dossiers/FORMAT.md");
    let begin = text.find("dossier 1\n").expect("the document has an example");
    let end = text[begin..].find("```").expect("the example ends");
    &text[begin..begin + end]
}

fn read(text: &str) -> Replay {
    replay(text.as_bytes()).expect("the dossier is good")
}

/// The lines come one after the other; others may come between them.
fn in_order(story: &str, lines: &[&str]) {
    let mut told = story.lines();
    for line in lines {
        assert!(told.any(|other| other == *line), "{line:?} is missing, or too late, in\n{story}");
    }
}

#[test]
fn a_year_is_told_in_english() {
    in_order(
        &tell(&example(), Language::English),
        &[
            "1947: Cuba (stability 9, population 5, 10 points)",
            "  CIA 0, KGB 0. The CIA holds the balance.",
            "Planning",
            "  The KGB secretly sends its Double Agent.",
            "Influence Struggle",
            "  The CIA lets the KGB begin.",
            "  The KGB recruits Newspapers (4). [CIA 4/9, KGB 9/9]",
            "  The CIA activates Industry and mobilizes the KGB's Opposition.",
            "  The KGB activates Newspapers and looks at the deck: Militia (2).",
            "  The KGB leaves Militia on the deck.",
            "  The CIA activates Militia and discards the KGB's Newspapers. [CIA 6/9, KGB 5/9]",
            "Cease-fire",
            "  The totals are equal; by the bias, Industry (Economic 4) lets the CIA place its token.",
            "Debriefing",
            "  The KGB's Double Agent sends the CIA's Assassin on leave.",
            "  The CIA's Director also claims the bottom card: Greece, 10 points.",
            "  The CIA claims Cuba for 10 points.",
            "Détente",
            "  On leave from the CIA: Assassin, Director.",
            "1948: Libya (stability 11, population 4, 15 points)",
            "  CIA 20, KGB 0. The KGB holds the balance.",
            "Here the dossier stops; the KGB is to act.",
        ],
    );
}

#[test]
fn a_year_is_told_in_french() {
    in_order(
        &tell(&example(), Language::French),
        &[
            "1947 : Cuba (stabilité 9, population 5, 10 points)",
            "Planification",
            "  Le KGB envoie en secret son Agent double.",
            "Lutte d'influence",
            "  La CIA laisse la main au KGB.",
            "  La CIA active le groupe Milices et défausse le groupe Presse du KGB. [CIA 6/9, KGB 5/9]",
            "Résolution du conflit",
            "Débriefing",
            "  L'Agent double du KGB met en repos l'Assassin de la CIA.",
            "  La CIA remporte l'objectif Cuba et ses 10 points.",
            "Détente",
            "  En repos, côté CIA : Assassin, Directeur.",
            "Le dossier s'arrête ici ; c'est au KGB de jouer.",
        ],
    );
}

#[test]
fn a_year_is_told_in_polish() {
    in_order(
        &tell(&example(), Language::Polish),
        &[
            "1947: Kuba (stabilizacja 9, zaludnienie 5, 10 punktów)",
            "Planowanie",
            "  KGB potajemnie wysyła Podwójnego agenta.",
            "Walka o wpływy",
            "  CIA oddaje KGB pierwszy ruch.",
            "  CIA aktywuje grupę „Milicja” i odrzuca grupę „Gazety” należącą do KGB. [CIA 6/9, KGB 5/9]",
            "Zawieszenie broni",
            "Sprawozdanie",
            "  Podwójny agent KGB wysyła na zwolnienie Zabójcę CIA.",
            "  CIA zdobywa cel: Kuba, 10 punktów.",
            "Odprężenie",
            "  Na zwolnieniu w CIA: Zabójca, Dyrektor.",
            "Tu dossier się urywa; decyzja należy do KGB.",
        ],
    );
}

/// What is told of a Debriefing once both are shown; the CIA has the token on Cuba.
fn debriefing(cia: &str, kgb: &str, choice: &str) -> Vec<String> {
    let header: String = example_text().split_inclusive('\n').take(5).collect();
    let replay = read(&format!(
        "{header}kgb sends {kgb}\ncia sends {cia}\ncia starts cia\ncia recruits\nkgb recruits\n\
         cia passes\nkgb passes\n{choice}"
    ));
    let story = tell(&replay, Language::English);
    let after_heading = story.lines().skip_while(|line| *line != "Debriefing").skip(3);
    after_heading.map_while(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
}

#[test]
fn agendas_are_told_by_initiative() {
    let steal = "The KGB's Master Spy steals the objective.";
    let (lost, won) = ("The KGB claims Cuba for 10 points.", "The CIA claims Cuba for 10 points.");
    let under = "Nobody claims Cuba: it goes under the deck.";

    let slip = "The CIA's Master Spy lets the objective slip to the KGB.";
    assert_eq!(debriefing("master-spy", "master-spy", ""), [slip, lost]);
    assert_eq!(debriefing("deputy-director", "master-spy", ""), [steal, lost]);
    assert_eq!(debriefing("deputy-director", "deputy-director", ""), [won]);
    assert_eq!(
        debriefing("double-agent", "double-agent", "cia unmasks"),
        [
            "The CIA's Double Agent will unmask the KGB's next Agent X.",
            "The KGB's Double Agent achieves nothing.",
            won
        ]
    );
    assert_eq!(
        debriefing("analyst", "analyst", ""),
        [
            "The CIA's Analyst achieves nothing.",
            "The KGB's Analyst will arrange the next groups.",
            won
        ]
    );
    assert_eq!(
        debriefing("assassin", "master-spy", ""),
        [steal, lost, "The CIA's Assassin terminates the KGB's Master Spy."]
    );
    assert_eq!(
        debriefing("assassin", "deputy-director", ""),
        ["The CIA's Assassin cannot harm the KGB's Deputy Director.", under]
    );
    assert_eq!(
        debriefing("assassin", "director", ""),
        [
            "The CIA's Assassin terminates the KGB's Director.",
            "The KGB's Director achieves nothing.",
            under
        ]
    );
    assert_eq!(
        debriefing("director", "assassin", ""),
        [
            "The KGB's Assassin achieves nothing.",
            "The CIA's Director also claims the bottom card: Greece, 10 points.",
            won
        ]
    );
}

#[test]
fn the_standing_names_the_year_the_phase_and_who_is_asked() {
    assert_eq!(standing(&example().game), "1948 planning, kgb to act, CIA 20 KGB 0");
}

#[test]
fn the_standing_names_the_winner() {
    let winners = games(Edition::English).map(|replay| (standing(&replay.game), replay));
    for (standing, replay) in winners {
        let view = replay.game.view(Eyes::Referee);
        let winner = view.outcome().expect("a random game ends").winner;
        let begin = winner.map_or("a draw".into(), |side| format!("{} wins", name(side)));
        let Sides { cia, kgb } = view.agencies;
        assert_eq!(standing, format!("{begin}, CIA {} KGB {}", cia.score, kgb.score));
    }
}

#[test]
fn every_year_is_told_once_and_every_claim_by_name() {
    for edition in Edition::ALL {
        for replay in games(edition) {
            for language in Language::ALL {
                complete(&replay, &tell(&replay, language), language);
            }
        }
    }
}

#[test]
fn every_dossier_of_the_library_is_told_in_every_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/dossiers");
    let files = std::fs::read_dir(folder).expect("the library is there");
    let paths = files.map(|file| file.expect("a file").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|end| end == "dossier"));
    let replays: Vec<_> =
        texts.map(|path| read(&std::fs::read_to_string(path).expect("it is text"))).collect();
    assert!(!replays.is_empty());
    for replay in replays {
        for language in Language::ALL {
            complete(&replay, &tell(&replay, language), language);
        }
        adds_up(&replay, &tell(&replay, Language::English));
    }
}

#[test]
fn points_and_losses_of_the_story_add_up() {
    for edition in Edition::ALL {
        for replay in games(edition) {
            adds_up(&replay, &tell(&replay, Language::English));
        }
    }
}

#[test]
fn the_running_totals_lead_to_those_of_the_cease_fire() {
    for edition in Edition::ALL {
        for replay in games(edition) {
            let story = tell(&replay, Language::English);
            let mut running = "";
            for line in story.lines() {
                if let Some((_, totals)) = line.split_once(" [") {
                    running = totals.trim_end_matches(']');
                }
                if let Some(found) = line.strip_prefix("  Influence against stability: ") {
                    assert_eq!(found.trim_end_matches('.'), running, "in\n{story}");
                }
            }
        }
    }
}

fn games(edition: Edition) -> impl Iterator<Item = Replay> {
    let mut dealer = Dealer::new(1947);
    (0..200).map(move |_| read(&random(&mut dealer, edition)))
}

fn name(side: Side) -> &'static str {
    side.name(Language::English)
}

fn complete(replay: &Replay, story: &str, language: Language) {
    let view = replay.game.view(Eyes::Referee);
    for year in 1947..=view.year() {
        let headers = story.lines().filter(|line| line.starts_with(&year.to_string()));
        assert_eq!(headers.count(), 1, "{year} in\n{story}");
    }
    let sentences: Vec<_> = story.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    assert!(sentences.iter().all(|line| line.ends_with(['.', ']'])), "no full stop in\n{story}");
    for side in [Side::Cia, Side::Kgb] {
        for card in view.agencies[side].claimed.iter() {
            let (who, what) = (side.name(language), card.name(language));
            let told = |line: &&str| line.contains(who) && line.contains(what);
            assert!(sentences.iter().any(told), "{who} claims {what} in\n{story}");
        }
    }
}

fn adds_up(replay: &Replay, story: &str) {
    let mut views = replay.entries.iter().map(|entry| entry.after.view(Eyes::Referee));
    let level = "Both sides are level at a hundred or more";
    assert_eq!(story.contains(level), views.any(|view| view.overtime), "in\n{story}");
    for side in [Side::Cia, Side::Kgb] {
        let agency = replay.game.view(Eyes::Referee).agencies[side];
        let of = |side: Side, verb: &str| {
            let begin = format!("  The {}{verb}", name(side));
            story.lines().filter(move |line| line.starts_with(&begin)).collect::<Vec<_>>()
        };
        let claims = [of(side, " claims "), of(side, "'s Director also claims ")].concat();
        let points: u32 = claims.iter().map(|line| points(line)).sum();
        let events = of(side, " gives up ").len() - of(side, " gives up no event").len();
        assert_eq!(points, u32::from(agency.score) + 5 * events as u32, "{side:?} in\n{story}");

        let fallen =
            of(side, "'s ").iter().filter(|line| line.ends_with(" is terminated.")).count();
        let killed = of(!side, "'s Assassin terminates ").len();
        let revived = of(side, " gives up Olympic Games").len();
        let dead = usize::from(agency.dead.len());
        assert_eq!(fallen + killed, dead + revived, "{side:?} in\n{story}");
    }
}

/// The number before the last word.
fn points(line: &str) -> u32 {
    line.rsplit(' ').nth(1).and_then(|word| word.parse().ok()).expect("a number of points")
}
