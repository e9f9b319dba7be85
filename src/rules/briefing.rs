//! Briefing: the objective, the balance, the shuffle, the Analyst.

use super::game::each_once;
use super::{Game, Order, Pile, Question, Refusal};
use crate::cards::{Group, Set};

impl Game {
    /// Turns the objective over and assigns the balance (R1 to R3). The caller
    /// knows that an objective is left.
    pub(super) fn begin_briefing(&mut self) {
        self.objective = self.objectives.pop();
        if let Some(objective) = self.objective {
            self.forget_objective(objective);
        }
        let richer_or_winner = self.scores().ahead().or(self.placed());
        self.balance = richer_or_winner.map_or(self.balance, |side| !side);
        self.question = Question::Deal;
    }

    pub(super) fn deal(&mut self, groups: &[Group; Group::COUNT]) -> Result<(), Refusal> {
        if !each_once(groups) {
            return Err(Refusal::NotEveryCardOnce);
        }
        self.groups = Pile::from_top(groups);
        self.group_discard.clear();
        self.agencies.cia.knows_groups = Set::EMPTY;
        self.agencies.kgb.knows_groups = Set::EMPTY;
        if let Some(side) = self.analyst.take() {
            self.agencies[side].knows_groups =
                self.groups.top_three().into_iter().flatten().collect();
            self.question = Question::OrderGroups(side);
        } else {
            self.begin_planning();
        }
        Ok(())
    }

    pub(super) fn order_groups(&mut self, order: Order) -> Result<(), Refusal> {
        self.groups.reorder(order)?;
        self.begin_planning();
        Ok(())
    }
}
