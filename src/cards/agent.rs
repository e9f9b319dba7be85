//! The six agents that both sides have alike.

use super::cards;

cards! {
    /// An agent, ordered by initiative.
    Agent {
        /// Turns the objective over to the side without the token.
        MasterSpy = "master-spy",
        /// Does nothing, survives everything, never takes leave.
        DeputyDirector = "deputy-director",
        /// Benches an enemy agent, or unmasks the enemy's next Agent X.
        DoubleAgent = "double-agent",
        /// Orders the top three groups of the next turn.
        Analyst = "analyst",
        /// With the token: terminates the enemy's Agent X.
        Assassin = "assassin",
        /// With the token: also claims the bottom objective.
        Director = "director",
    }
}

impl Agent {
    /// When the agenda is resolved in the Debriefing: 1 first, 6 last.
    #[must_use]
    pub const fn initiative(self) -> u8 {
        self as u8 + 1
    }
}
