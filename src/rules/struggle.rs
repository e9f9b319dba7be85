//! Influence Struggle: recruiting, activating, passing, and three events.

use super::{Game, Question, Refusal, Row};
use crate::cards::{Faction, Group, Objective, Set, Side};

/// After so many actions a struggle ends by itself (R19).
const LONGEST: u8 = 127;

impl Game {
    /// The limits of the objective at stake.
    #[inline]
    pub(super) fn stability(&self) -> u8 {
        self.objective.map_or(0, Objective::stability)
    }

    #[inline]
    fn population(&self) -> u8 {
        self.objective.map_or(0, Objective::population)
    }

    #[inline]
    pub(super) fn row(&self, side: Side) -> &Row {
        &self.agencies[side].row
    }

    pub(super) fn in_play(&self) -> Set<Group> {
        self.agencies.cia.row.set() | self.agencies.kgb.row.set()
    }

    #[inline]
    pub(super) fn has_room(&self, side: Side) -> Result<(), Refusal> {
        if self.row(side).len() < self.population() {
            Ok(())
        } else {
            Err(Refusal::PopulationReached)
        }
    }

    #[inline]
    fn deck_has_a_card(&self) -> Result<(), Refusal> {
        if self.groups.is_empty() { Err(Refusal::DeckEmpty) } else { Ok(()) }
    }

    pub(super) fn start(&mut self, first: Side) -> Result<(), Refusal> {
        self.passed = false;
        self.actions = 0;
        self.question = Question::Act(first);
        Ok(())
    }

    #[inline]
    pub(super) fn may_recruit(&self, side: Side) -> Result<(), Refusal> {
        self.has_room(side)?;
        self.deck_has_a_card()
    }

    #[inline]
    pub(super) fn recruit(&mut self, side: Side) -> Result<(), Refusal> {
        self.may_recruit(side)?;
        if let Some(group) = self.draw() {
            self.join(side, group);
        }
        self.after_action(side, false);
        Ok(())
    }

    #[inline]
    pub(super) fn may_pass(&self, side: Side) -> Result<(), Refusal> {
        if self.row(side).is_empty() && !self.groups.is_empty() {
            Err(Refusal::NoGroupYet)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn pass(&mut self, side: Side) -> Result<(), Refusal> {
        self.may_pass(side)?;
        self.after_action(side, true);
        Ok(())
    }

    /// What a group of this faction may aim at, its own card aside.
    #[inline]
    pub(super) fn targets(&self, side: Side, faction: Faction) -> Set<Group> {
        match faction {
            Faction::Military => self.in_play(),
            Faction::Economic => {
                self.in_play() - self.edition.spared_by_economic(self.row(side).set())
            }
            Faction::Political => self.movable(side),
            Faction::Media => Set::EMPTY,
        }
    }

    /// What a political group may move: to its own side whatever the stability,
    /// to the enemy only while he stays within it (R16).
    #[inline]
    fn movable(&self, side: Side) -> Set<Group> {
        let (own, enemy) = (self.row(side), self.row(!side));
        let (stability, population) = (self.stability(), self.population());
        let here = if own.len() < population { enemy.set() } else { Set::EMPTY };
        let there = match stability.checked_sub(enemy.influence()) {
            Some(left) if enemy.len() < population => own.set() & Group::at_most(left),
            _ => Set::EMPTY,
        };
        here | there
    }

    #[inline]
    pub(super) fn activate(
        &mut self,
        side: Side,
        group: Group,
        on: Option<Group>,
    ) -> Result<(), Refusal> {
        if !self.row(side).set().contains(group) {
            return Err(Refusal::NotOwnGroup(group));
        }
        if !self.ready.contains(group) {
            return Err(Refusal::Mobilized(group));
        }
        let faction = group.faction();
        let Some(target) = on else {
            return if faction == Faction::Media {
                self.activate_media(side, group)
            } else {
                Err(Refusal::NeedsTarget(group))
            };
        };
        if group == target || !self.targets(side, faction).contains(target) {
            return Err(self.why_not_on(side, group, target));
        }
        self.ready.remove(group);
        let of = if self.row(side).set().contains(target) { side } else { !side };
        match faction {
            Faction::Military => self.fall(of, target),
            Faction::Political => {
                self.agencies[of].row.remove(target);
                self.agencies[!of].row.push(target);
            }
            Faction::Economic if self.ready.contains(target) => self.ready.remove(target),
            Faction::Economic => self.ready.insert(target),
            Faction::Media => {}
        }
        self.after_action(side, false);
        Ok(())
    }

    fn activate_media(&mut self, side: Side, group: Group) -> Result<(), Refusal> {
        self.deck_has_a_card()?;
        self.ready.remove(group);
        if let Some(top) = self.groups.top() {
            self.agencies[side].knows_groups.insert(top);
        }
        self.actions += 1;
        self.question = Question::Media(side);
        Ok(())
    }

    #[cold]
    fn why_not_on(&self, side: Side, group: Group, target: Group) -> Refusal {
        if group.faction() == Faction::Media {
            Refusal::HasNoTarget(group)
        } else if group == target {
            Refusal::OwnCard
        } else if !self.in_play().contains(target) {
            Refusal::NotInPlay(target)
        } else if group.faction() == Faction::Economic {
            Refusal::SparedByEconomic(target)
        } else {
            let of = if self.row(side).set().contains(target) { side } else { !side };
            match self.has_room(!of) {
                Err(_) => Refusal::ReceiverFull,
                Ok(()) => Refusal::ReceiverAboveStability,
            }
        }
    }

    pub(super) fn take(&mut self, side: Side) -> Result<(), Refusal> {
        self.has_room(side)?;
        if let Some(group) = self.draw() {
            self.join(side, group);
        }
        self.after_media(side)
    }

    pub(super) fn discard(&mut self, side: Side) -> Result<(), Refusal> {
        if let Some(group) = self.draw() {
            self.group_discard.push(group);
        }
        self.after_media(side)
    }

    pub(super) fn leave(&mut self, side: Side) -> Result<(), Refusal> {
        self.after_media(side)
    }

    fn after_media(&mut self, side: Side) -> Result<(), Refusal> {
        self.hand_over(side, false);
        Ok(())
    }

    pub(super) fn may_use_live_benefit(&self, side: Side) -> Result<(), Refusal> {
        self.holds(side, Objective::LiveBenefit)?;
        self.has_room(side)?;
        if self.group_discard.is_empty() { Err(Refusal::DiscardEmpty) } else { Ok(()) }
    }

    pub(super) fn live_benefit(&mut self, side: Side) -> Result<(), Refusal> {
        self.may_use_live_benefit(side)?;
        self.spend(side, Objective::LiveBenefit);
        if let Some(group) = self.group_discard.pop() {
            self.join(side, group);
        }
        self.after_action(side, false);
        Ok(())
    }

    /// The military groups in play, where the side can escalate.
    pub(super) fn escalations(&self, side: Side) -> Set<Group> {
        match self.holds(side, Objective::NuclearEscalation) {
            Ok(()) => self.in_play() & Faction::Military.groups(),
            Err(_) => Set::EMPTY,
        }
    }

    pub(super) fn nuclear_escalation(&mut self, side: Side, last: Group) -> Result<(), Refusal> {
        self.holds(side, Objective::NuclearEscalation)?;
        if !self.escalations(side).contains(last) {
            return Err(Refusal::NoMilitaryGroup(last));
        }
        self.spend(side, Objective::NuclearEscalation);
        let mut owner_of_last = side;
        for of in [Side::Cia, Side::Kgb] {
            for group in self.agencies[of].row.iter() {
                if group == last {
                    owner_of_last = of;
                } else if group.faction() == Faction::Military {
                    self.fall(of, group);
                }
            }
        }
        self.fall(owner_of_last, last);
        self.after_action(side, false);
        Ok(())
    }

    pub(super) fn may_use_summit_meeting(&self, side: Side) -> Result<(), Refusal> {
        self.holds(side, Objective::SummitMeeting)?;
        if self.agencies[!side].x_known { Err(Refusal::AlreadyKnown) } else { Ok(()) }
    }

    pub(super) fn summit_meeting(&mut self, side: Side) -> Result<(), Refusal> {
        self.may_use_summit_meeting(side)?;
        self.spend(side, Objective::SummitMeeting);
        self.agencies[!side].x_known = true;
        Ok(())
    }

    /// The top of the group deck, which nobody needs to remember any more.
    #[inline]
    fn draw(&mut self) -> Option<Group> {
        let group = self.groups.pop()?;
        self.agencies.cia.knows_groups.remove(group);
        self.agencies.kgb.knows_groups.remove(group);
        Some(group)
    }

    #[inline]
    fn join(&mut self, side: Side, group: Group) {
        self.agencies[side].row.push(group);
        self.ready.insert(group);
    }

    #[inline]
    fn fall(&mut self, side: Side, group: Group) {
        self.agencies[side].row.remove(group);
        self.ready.remove(group);
        self.group_discard.push(group);
    }

    #[inline]
    fn after_action(&mut self, side: Side, passes: bool) {
        self.actions += 1;
        self.hand_over(side, passes);
    }

    /// The enemy's turn, unless the struggle is at its end.
    #[inline]
    fn hand_over(&mut self, side: Side, passes: bool) {
        let both_passed = passes && self.passed;
        self.passed = passes;
        if both_passed || self.actions >= LONGEST || self.ended_by_disorder() {
            self.cease_fire();
        } else {
            self.question = Question::Act(!side);
        }
    }

    #[inline]
    fn ended_by_disorder(&self) -> bool {
        self.edition.ends_struggle_on_disorder()
            && (self.in_disorder(Side::Cia) || self.in_disorder(Side::Kgb))
    }

    #[inline]
    pub(super) fn in_disorder(&self, side: Side) -> bool {
        self.row(side).influence() > self.stability()
    }
}
