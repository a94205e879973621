//! The kinds of players and their names.

solo_core::word_enum! {
    /// Kind of player.
    pub enum Kind in solo_players {
        /// Decides at random.
        Random = "random",
        /// Looks one decision ahead.
        Greedy = "greedy",
        /// Looks as many decisions ahead as it can.
        Expectimax = "expectimax",
        /// Searches by playouts, the same number for every decision.
        MonteCarlo = "montecarlo",
        /// Searches a tree.
        Mcts = "mcts",
        /// Follows rules of thumb.
        Sensible = "sensible",
        /// Improves rules of thumb by playouts.
        Rollout = "rollout",
        /// Decides by a trained network, in the games that have one.
        Learned = "learned",
        /// Decides as the strongest of the others that there is for the game and its tables: see [`Study::best`].
        Best = "best",
    }
}

impl Kind {
    /// The name of [`Kind::Mcts`] at a table, where it has 1000 playouts.
    pub const SEARCH: &'static str = "search";

    /// Returns the kind of this name, also by the name that it has at a table.
    ///
    /// ```
    /// use solo_players::Kind;
    /// assert_eq!(Kind::named("sensible"), Some(Kind::Sensible));
    /// assert_eq!(Kind::named("search"), Kind::named("mcts"));
    /// assert_eq!(Kind::named("chess"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        match name {
            Self::SEARCH => Some(Self::Mcts),
            _ => Self::from_word(name),
        }
    }
}
