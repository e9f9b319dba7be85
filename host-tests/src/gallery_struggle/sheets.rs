//! What is read: telex, rules, guide, and cards explained.

use agent_x::cards::{Agent, Faction, Group, Objective, Side};
use agent_x::rules::{Phase, Question};
use agent_x::screens::{
    CardPage, Entry, Guide, Happening, Legend, Log, Pad, Recap, RulesPage, Screen, Topic, Verb,
};

use super::legend;
use crate::gallery::Exhibit;

pub(super) fn sheets() -> Vec<Exhibit> {
    use Happening as H;
    let entries =
        |all: &[(Option<Side>, H)]| all.iter().map(|&(side, what)| Entry { side, what }).collect();
    let (cia, kgb) = (Some(Side::Cia), Some(Side::Kgb));
    let recap = entries(&[
        (cia, H::Recruits(Group::Artists)),
        (kgb, H::Passes),
        (cia, H::Discards(Group::Militia, Group::Radio)),
        (kgb, H::Recruits(Group::Students)),
        (cia, H::Leaves),
    ]);
    let log = entries(&[
        (None, H::Year(1954, Objective::NobelPeacePrize)),
        (cia, H::Sent),
        (kgb, H::SentOpenly(Agent::DeputyDirector)),
        (cia, H::Starts(Side::Kgb)),
        (kgb, H::Recruits(Group::FoodCompanies)),
        (cia, H::Recruits(Group::Fundamentalists)),
        (kgb, H::Flips(Group::FoodCompanies, Group::Fundamentalists, false)),
        (cia, H::Passes),
    ]);
    let longest = entries(&[
        (cia, H::Moves(Group::Fundamentalists, Group::FoodCompanies, Side::Cia)),
        (kgb, H::Discards(Group::Mercenaries, Group::PhoneCompany)),
        (cia, H::NuclearEscalation),
        (kgb, H::SummitMeeting(Agent::DeputyDirector)),
        (cia, H::Disorder),
        (kgb, H::Token),
        (cia, H::NobelPeacePrize(Agent::DoubleAgent)),
        (None, H::Under(Objective::SummitMeeting)),
    ]);
    let paged = Legend {
        pad: Pad::HORIZONTAL,
        a: Some(Verb::Next),
        b: Some(Verb::Back),
        x: false,
        y: false,
    };
    let go_on = Legend { x: false, ..legend(Verb::GoOn) };
    let rules = (0..RulesPage::COUNT).map(|page| {
        let name: &'static str = format!("rules-{:02}", page + 1).leak();
        (name, Screen::Rules(RulesPage { page }), paged)
    });
    let asked = [
        ("guide-sides", Question::Deal),
        ("guide-order", Question::OrderGroups(Side::Cia)),
        ("guide-double-agent", Question::DoubleAgent(Side::Kgb, Phase::Debriefing)),
        ("guide-send", Question::Send(Side::Cia)),
        ("guide-start", Question::Start(Side::Kgb)),
        ("guide-act", Question::Act(Side::Cia)),
        ("guide-media", Question::Media(Side::Kgb)),
        ("guide-prize", Question::Nobel(Side::Cia)),
        ("guide-event", Question::Event(Side::Kgb)),
        ("guide-objectives", Question::OrderObjectives(Side::Cia)),
    ];
    let guides = asked
        .map(|(name, question)| (name, Screen::Guide(Guide { side: Side::Kgb, question }), go_on));
    let mut all = vec![
        ("recap", Screen::Recap(Recap { side: Side::Kgb, entries: recap }), go_on),
        ("recap-none", Screen::Recap(Recap { side: Side::Cia, entries: entries(&[]) }), go_on),
        ("log", Screen::Log(Log { entries: log, page: (7, 12) }), paged),
        ("log-longest", Screen::Log(Log { entries: longest, page: (12, 12) }), paged),
    ];
    all.extend(rules);
    all.extend(guides);
    all
}

pub(super) fn topics() -> Vec<Exhibit> {
    let back = Legend { b: Some(Verb::Back), ..Legend::default() };
    let more = Legend { a: Some(Verb::Next), ..back };
    let topic =
        |name, topic, page| (name, Screen::Card(CardPage { topic, page, private: None }), more);
    vec![
        topic("card-detail", Topic::Group(Group::Militia, Some((Side::Cia, true))), 0),
        topic("card-mobilized", Topic::Group(Group::PhoneCompany, Some((Side::Kgb, false))), 1),
        topic("card-group", Topic::Group(Group::Ngos, None), 2),
        topic("card-faction", Topic::Faction(Faction::Economic), 0),
        topic("card-faction-media", Topic::Faction(Faction::Media), 1),
        topic("card-agent", Topic::Agent(Agent::MasterSpy), 1),
        topic("card-agent-x", Topic::AgentX(Side::Kgb, Agent::DeputyDirector), 0),
        topic("card-nation", Topic::Objective(Objective::Czechoslovakia), 0),
        topic("card-event", Topic::Objective(Objective::NuclearEscalation), 0),
        topic("card-phase", Topic::Phase(Phase::CeaseFire), 1),
        topic("card-pass", Topic::Pass, 0),
        topic("card-recruit", Topic::Recruit, 1),
        topic("card-balance", Topic::Balance, 0),
        topic("card-editions", Topic::Editions, 2),
    ]
}
