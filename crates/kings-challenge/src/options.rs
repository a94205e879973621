//! The switches of the game, each named after the ruling it changes.

use crate::terms::Side;

solo_core::words! {
    /// How entering citizens push others (KC-9.1).
    pub enum Topology in kings_challenge {
        /// By the table of push chains.
        Push = "push",
        /// The citizen on the space of the face is replaced.
        Direct = "direct",
    }
}

solo_core::words! {
    /// Where the human's stones go (KC-10.3).
    pub enum Filling in kings_challenge {
        /// On the lowest level that has any free space.
        Strict = "strict",
        /// On the lowest free level of the column.
        Column = "column",
    }
}

solo_core::words! {
    /// What le Roy's weak die does to a black die (KC-5.11).
    pub enum WeakGuard in kings_challenge {
        /// One die removes it, whatever the faces are.
        Single = "single",
        /// He adds dice until their total reaches it.
        Adds = "adds",
    }
}

solo_core::words! {
    /// How le Roy ranks his dice in the defence (KC-5.12).
    pub enum GuardRank in kings_challenge {
        /// By face, red faces doubled.
        Doubled = "doubled",
        /// By the face as it shows.
        Value = "value",
    }
}

solo_core::words! {
    /// What le Roy pays when the human has no die to sell (KC-12.7).
    pub enum NoDie in kings_challenge {
        /// The full price with own dice.
        Own = "own",
        /// One die less.
        Less = "less",
    }
}

solo_core::words! {
    /// How le Roy's worker enters (KC-12.9).
    pub enum Worker in kings_challenge {
        /// Where it evicts a citizen of the human, if possible.
        Evict = "evict",
        /// With the face of the die that was spent.
        Die = "die",
    }
}

solo_core::words! {
    /// Which die le Roy spends on a worker (KC-12.9a).
    pub enum WorkerDie in kings_challenge {
        /// His best one.
        Best = "best",
        /// The best one that evicts a citizen of the human.
        Evicting = "evicting",
    }
}

solo_core::words! {
    /// Whether le Roy may fight Marauding (KC-12.11).
    pub enum Marauding in kings_challenge {
        /// When it is the only Event card.
        Alone = "alone",
        /// Never.
        Never = "never",
    }
}

solo_core::words! {
    /// Whether Marauding pays out (KC-10.7).
    pub enum Payout in kings_challenge {
        /// Like any other Event card.
        On = "on",
        /// No VP for either side.
        Off = "off",
    }
}

solo_core::words! {
    /// What follows le Roy's result 8 (KC-12.18).
    pub enum FreeResult in kings_challenge {
        /// The human's turn.
        Turn = "turn",
        /// Another roll, if he still has a die.
        Again = "again",
    }
}

solo_core::numbers! {
    /// How many rounds a game has (KC-3.1).
    pub enum Rounds: u8 in kings_challenge {
        /// As in the rulebook.
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
        /// How many rounds the game lasts.
        pub rounds: Rounds = Rounds::Four, "KC-3.1";
        /// Who is start player of the first round; it alternates from then on.
        pub first_start: Side = Side::Human, "KC-3.2";
        /// Whether a citizen who enters pushes the others along, or only replaces the one on his space.
        pub topology: Topology = Topology::Push, "KC-9.1";
        /// Where a die builds: on the lowest level with a free space, or on the lowest free level of its column.
        pub cathedral: Filling = Filling::Strict, "KC-10.3";
        /// Whether one die of le Roy's always beats a black die, or he adds dice until it is reached.
        pub weak_guard: WeakGuard = WeakGuard::Single, "KC-5.11";
        /// How le Roy ranks his dice in defence: red counted double, or by the face alone.
        pub guard_rank: GuardRank = GuardRank::Doubled, "KC-5.12";
        /// What le Roy pays when you have no die to sell: one more of his own, or one die less.
        pub no_die: NoDie = NoDie::Own, "KC-12.7";
        /// Where le Roy's worker enters: where he evicts you if he can, or on the space of his die.
        pub worker: Worker = Worker::Evict, "KC-12.9";
        /// Which die le Roy spends on a worker: his best, or the best one with which he evicts you.
        pub worker_die: WorkerDie = WorkerDie::Best, "KC-12.9a";
        /// Whether le Roy resolves Marauding when no other event is in the row.
        pub marauding: Marauding = Marauding::Alone, "KC-12.11";
        /// Whether Marauding gives points when it is full.
        pub marauding_payout: Payout = Payout::On, "KC-10.7";
        /// Whether a rolled character uses up le Roy's turn, or he rolls again.
        pub free_result: FreeResult = FreeResult::Turn, "KC-12.18";
        /// Whether le Roy, too, loses points for cathedral levels without a stone of his.
        pub roy_levels: bool = true, "KC-13.4";
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
