//! Every pair of Agents X in every kind of Cease-fire: who claims, who dies,
//! who goes on leave, and which effects are still to come.

mod script;

use agent_x::cards::{Agent, Card, Group, Objective, Set, Side, Sides};
use agent_x::rules::{Decision, Edition, Eyes, Game, Order, Phase, Question};
use script::{groups, play};

/// R25, word for word.
const TABLE: &str = "\
| W \\ L | master-spy | deputy-director | double-agent | analyst | assassin | director |
|---|---|---|---|---|---|---|
| **master-spy** | L claims | L claims | L claims; L: DA | L claims; L: AN | L claims | L claims |
| **deputy-director** | L claims | W claims | W claims; L: DA | W claims; L: AN | W claims | W claims |
| **double-agent** | L claims; W: DA | W claims; W: DA | W claims; W: DA | W claims; W: DA; L: AN | W claims; W: DA | W claims; W: DA |
| **analyst** | L claims; W: AN | W claims; W: AN | W claims; L: DA; W: AN | W claims; L: AN | W claims; W: AN | W claims; W: AN |
| **assassin** | L claims; L's agent dies | under the deck; L's agent lives | under the deck; L's agent dies; L: DA | under the deck; L's agent dies; L: AN | under the deck; L's agent dies | under the deck; L's agent dies |
| **director** | L claims; W + bottom | W claims; W + bottom | W claims; W + bottom; L: DA | W claims; W + bottom; L: AN | W claims; W + bottom | W claims; W + bottom |
";

const AT_STAKE: Objective = Objective::Cuba;
const BOTTOM: Objective = Objective::SummitMeeting;
const SIDES: [Side; 2] = [Side::Cia, Side::Kgb];

/// What a turn on Cuba should come to.
#[derive(Debug)]
struct Expected {
    sent: Sides<Agent>,
    token: Option<Side>,
    claimed: Sides<Vec<Objective>>,
    dead: Sides<Set<Agent>>,
    double_agent: Option<Side>,
    analyst: Option<Side>,
}

impl Expected {
    fn nothing(sent: Sides<Agent>, token: Option<Side>) -> Self {
        Self {
            sent,
            token,
            claimed: Sides { cia: Vec::new(), kgb: Vec::new() },
            dead: Sides { cia: Set::EMPTY, kgb: Set::EMPTY },
            double_agent: None,
            analyst: None,
        }
    }

    fn of_cell(cell: &str, sent: Sides<Agent>, w: Side) -> Self {
        let mut expected = Self::nothing(sent, Some(w));
        for note in cell.split("; ") {
            match note {
                "W claims" => expected.claimed[w].push(AT_STAKE),
                "L claims" => expected.claimed[!w].push(AT_STAKE),
                // The Director is faster than the award.
                "W + bottom" => expected.claimed[w].insert(0, BOTTOM),
                "L's agent dies" => expected.dead[!w].insert(sent[!w]),
                "W: DA" => expected.double_agent = Some(w),
                "L: DA" => expected.double_agent = Some(!w),
                "W: AN" => expected.analyst = Some(w),
                "L: AN" => expected.analyst = Some(!w),
                "under the deck" | "L's agent lives" => {}
                _ => panic!("{note:?} is not in the language of the table"),
            }
        }
        expected
    }

    /// Follows the game through the next Briefing.
    fn check(&self, mut game: Game) {
        if let Some(side) = self.double_agent {
            assert_eq!(game.question(), Question::DoubleAgent(side, Phase::Debriefing), "{self:?}");
            assert_eq!(game.token(), self.token, "{self:?}");
            game.apply(&Decision::Unmask).expect("a Double Agent may unmask");
        }
        assert_eq!(game.question(), Question::Deal, "{self:?}");
        let view = game.view(Eyes::Referee);
        let account = view.account.expect("a Cease-fire");
        assert_eq!(account.token, self.token, "{self:?}");
        for side in SIDES {
            let agency = &view.agencies[side];
            let claimed: Vec<_> = agency.claimed.iter_from_bottom().collect();
            assert_eq!(claimed, self.claimed[side], "{side:?} in {self:?}");
            assert_eq!(agency.dead, self.dead[side], "{side:?} in {self:?}");
            let away = Set::of(self.sent[side]) - Set::of(Agent::DeputyDirector);
            assert_eq!(agency.leave, away - self.dead[side], "{side:?} in {self:?}");
            assert_eq!(account.shown[side], Some(self.sent[side]), "{self:?}");
        }
        let unclaimed = SIDES.iter().all(|side| !self.claimed[*side].contains(&AT_STAKE));
        let lowest = view.objectives.iter().last().flatten();
        assert_eq!(lowest == Some(AT_STAKE), unclaimed, "{self:?}");

        game.apply(&Decision::Deal(groups(&[]))).expect("a whole deck");
        if let Some(side) = self.analyst {
            assert_eq!(game.question(), Question::OrderGroups(side), "{self:?}");
            let order = Order::nth(3, 0).expect("an order of three");
            game.apply(&Decision::Order(order)).expect("three cards to order");
        }
        let first = !self.double_agent.unwrap_or(view.balance);
        assert_eq!(game.question(), Question::Send(first), "{self:?}");
    }
}

fn pairs() -> impl Iterator<Item = (Agent, Agent)> {
    Agent::ALL.iter().flat_map(|one| Agent::ALL.iter().map(|two| (*one, *two)))
}

fn sends(sent: Sides<Agent>) -> String {
    format!("kgb sends {}\ncia sends {}\n", sent.kgb.id(), sent.cia.id())
}

/// `w` sent `one` and the other side `two`.
fn sent(w: Side, one: Agent, two: Agent) -> Sides<Agent> {
    match w {
        Side::Cia => Sides { cia: one, kgb: two },
        Side::Kgb => Sides { cia: two, kgb: one },
    }
}

#[test]
fn r25_the_table_is_that_of_the_rulings() {
    assert!(include_str!("../dossiers/RULINGS.md").contains(TABLE));
}

#[test]
fn r25_every_pair_of_agents_does_as_the_table_says() {
    let cells = TABLE.lines().skip(2).flat_map(|row| row.split(" | ").skip(1));
    let cells: Vec<_> = cells.map(|cell| cell.trim_end_matches(" |")).collect();
    assert_eq!(cells.len(), 36);
    for ((one, two), cell) in pairs().zip(cells) {
        for w in SIDES {
            let (l, sent) = (!w, sent(w, one, two));
            let (w_id, l_id) = (w.id(), l.id());
            let struggle = format!(
                "cia starts {w_id}\n{w_id} recruits\n{l_id} recruits\n{w_id} passes\n{l_id} passes"
            );
            let top = [Group::Government, Group::Artists];
            let game = play(Edition::English, &top, &(sends(sent) + &struggle));
            Expected::of_cell(cell, sent, w).check(game);
        }
    }
}

#[test]
fn r28_after_a_one_sided_disorder_the_survivor_claims_and_some_agendas_work() {
    for (fallen, survivor) in pairs() {
        for side in SIDES {
            let (other, sent) = (!side, sent(side, fallen, survivor));
            let (side_id, other_id) = (side.id(), other.id());
            let struggle = format!(
                "cia starts {side_id}\n{side_id} recruits\n{other_id} recruits\n\
                 {side_id} recruits\n{other_id} passes\n{side_id} passes"
            );
            let top = [Group::Bankers, Group::Students, Group::Generals];
            let game = play(Edition::English, &top, &(sends(sent) + &struggle));
            let mut expected = Expected::nothing(sent, Some(other));
            expected.claimed[other].push(AT_STAKE);
            if fallen != Agent::DeputyDirector {
                expected.dead[side].insert(fallen);
            }
            match survivor {
                Agent::DoubleAgent => expected.double_agent = Some(other),
                Agent::Analyst => expected.analyst = Some(other),
                // Cuba was claimed in the Cease-fire, before him.
                Agent::Director => expected.claimed[other].push(BOTTOM),
                Agent::MasterSpy | Agent::DeputyDirector | Agent::Assassin => {}
            }
            expected.check(game);
        }
    }
}

#[test]
fn r22_after_a_disorder_on_both_sides_nothing_is_claimed_and_no_agenda_works() {
    for (cia, kgb) in pairs() {
        let sent = Sides { cia, kgb };
        let struggle = "cia starts cia\ncia recruits\nkgb recruits\ncia recruits\nkgb recruits\n\
                        cia passes\nkgb passes";
        let top = [Group::Bankers, Group::OilTycoons, Group::Generals, Group::Infantry];
        let game = play(Edition::English, &top, &(sends(sent) + struggle));
        let mut expected = Expected::nothing(sent, None);
        for side in SIDES {
            expected.dead[side] = Set::of(sent[side]) - Set::of(Agent::DeputyDirector);
        }
        expected.check(game);
    }
}
