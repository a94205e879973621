//! The switches of the game, each named after the ruling it changes. Prices, penalties and rewards are constants of the
//! catalogue.

use crate::terms::Side;

solo_core::word_enum! {
    /// Rule by which entering citizens push others (KC-9.1).
    pub enum Topology in kings_challenge {
        /// By the table of push chains. The default.
        Push = "push",
        /// The citizen on the space of the face is replaced.
        Direct = "direct",
    }
}

solo_core::word_enum! {
    /// Levels on which the human's stones are placed (KC-10.3).
    pub enum Filling in kings_challenge {
        /// The lowest level with any free space. The default.
        Strict = "strict",
        /// The lowest free level of the column.
        Column = "column",
    }
}

solo_core::word_enum! {
    /// Effect of le Roy's weak die on a black die (KC-5.11).
    pub enum WeakGuard in kings_challenge {
        /// One die removes it, whatever the faces are. The default.
        Single = "single",
        /// He adds dice until their total reaches it.
        Adds = "adds",
    }
}

solo_core::word_enum! {
    /// Order of le Roy's dice in the defence (KC-5.12).
    pub enum GuardRank in kings_challenge {
        /// By the face as it shows. The default.
        Value = "value",
        /// By face, red faces doubled.
        Doubled = "doubled",
    }
}

solo_core::word_enum! {
    /// Price that le Roy pays when the human has no die to sell (KC-12.7).
    pub enum NoDie in kings_challenge {
        /// The full price with own dice. The default.
        Own = "own",
        /// One die less.
        Less = "less",
    }
}

solo_core::word_enum! {
    /// Entry of le Roy's worker (KC-12.9).
    pub enum Worker in kings_challenge {
        /// On a space where it evicts a citizen of the human, if possible. The default.
        Evict = "evict",
        /// With the face of the die that was spent.
        Die = "die",
    }
}

solo_core::word_enum! {
    /// Die that le Roy spends on a worker (KC-12.9a).
    pub enum WorkerDie in kings_challenge {
        /// His best one. The default.
        Best = "best",
        /// The best one that evicts a citizen of the human.
        Evicting = "evicting",
    }
}

solo_core::word_enum! {
    /// Condition under which le Roy fights Marauding (KC-12.11).
    pub enum Marauding in kings_challenge {
        /// As the only Event card in the row. The default.
        Alone = "alone",
        /// Never.
        Never = "never",
    }
}

solo_core::word_enum! {
    /// Payout of Marauding (KC-10.7).
    pub enum Payout in kings_challenge {
        /// Like any other Event card. The default.
        On = "on",
        /// No VP for either side.
        Off = "off",
    }
}

solo_core::word_enum! {
    /// Continuation after le Roy's result 8 (KC-12.18).
    pub enum FreeResult in kings_challenge {
        /// The human's turn. The default.
        Turn = "turn",
        /// Another roll, if he still has a die.
        Again = "again",
    }
}

solo_core::number_enum! {
    /// Number of rounds of a game (KC-3.1).
    pub enum Rounds: u8 in kings_challenge {
        /// As in the rulebook. The default.
        Four = 4,
        /// A shorter game.
        Three = 3,
        /// A longer game.
        Five = 5,
        /// The longest one.
        Six = 6,
    }
}

solo_core::options! {
    /// The options of a game; the default is the game as in the rulebook.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Options, Rounds, Side};
    /// let options = Options { rounds: Rounds::Three, first_start: Side::Roy, ..Options::default() };
    /// assert_eq!(KingsChallenge::new(options).options().rounds.number(), 3);
    /// ```
    pub struct Options {
        /// Number of rounds of the game.
        pub rounds: Rounds = Rounds::Four, "KC-3.1", "P, R";
        /// Start player of the first round; the sides alternate from then on.
        pub first_start: Side = Side::Human, "KC-3.2", "R";
        /// Entering a building: a citizen pushes the others along, or only replaces the one on his
        /// space.
        pub topology: Topology = Topology::Push, "KC-9.1", "R";
        /// Level on which a die builds: the lowest with a free space, or the lowest free one of its
        /// column.
        pub cathedral: Filling = Filling::Strict, "KC-10.3", "R";
        /// Le Roy's die against a black die: one always beats it, or he adds dice until their total
        /// reaches it.
        pub weak_guard: WeakGuard = WeakGuard::Single, "KC-5.11", "R";
        /// Order of le Roy's dice in defence: by the face alone, or red counted double.
        pub guard_rank: GuardRank = GuardRank::Value, "KC-5.12", "S, R";
        /// Price that le Roy pays when you have no die to sell: one more of his dice, or one die
        /// fewer.
        pub no_die: NoDie = NoDie::Own, "KC-12.7", "R";
        /// Entry of a citizen whom le Roy sends into a building: where he makes one of yours lie down
        /// if he can, or with the face of his die.
        pub worker: Worker = Worker::Evict, "KC-12.9", "R";
        /// Die that le Roy spends on a citizen for a building: his best, or the best one that makes a
        /// citizen of yours lie down.
        pub worker_die: WorkerDie = WorkerDie::Best, "KC-12.9a", "S, R";
        /// Marauding as le Roy's target: when no other event is in the row, or never.
        pub marauding: Marauding = Marauding::Alone, "KC-12.11", "R";
        /// Marauding pays VP when it is full, or none.
        pub marauding_payout: Payout = Payout::On, "KC-10.7", "H";
        /// Le Roy's turn after a roll of 8, which scores a Character card: it ends, or he rolls again.
        pub free_result: FreeResult = FreeResult::Turn, "KC-12.18", "R";
        /// Le Roy, too, loses VP for cathedral levels where he has no stone.
        pub roy_levels: bool = true, "KC-13.4", "R";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
