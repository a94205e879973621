//! Phases of a position: chapter TK-16.

solo_core::word_enum! {
    /// The input that the game waits for (TK-16.1).
    ///
    /// ```
    /// use tomb4k::{Phase, Tomb};
    /// let game = Tomb::default();
    /// assert_eq!(game.start().phase(), Phase::Seek);
    /// assert_eq!(game.replay(["card 9S"])?.phase(), Phase::Action);
    /// assert_eq!(game.replay(["card JS", "card 9S"])?.phase(), Phase::Encounter);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub enum Phase in tomb4k {
        /// Player: one more delve turn, or turn around (TK-12.2).
        Between = "between",
        /// Chance: the next card, until an encounter card lies in the turn (TK-3.2).
        Seek = "seek",
        /// Player: draw, play a skill or drop treasure (TK-3.11).
        Encounter = "encounter",
        /// Chance: the next card for the open encounter (TK-3.4).
        Action = "action",
        /// Player: take the blow or dodge it (TK-8.6).
        Blow = "blow",
        /// Player: discard or pick the lock (TK-7.4).
        Door = "door",
        /// Chance: the next discard (TK-7.5).
        Discard = "discard",
        /// Player: use the scroll or decline (TK-10.3).
        Torch = "torch",
        /// Player: choose the treasure that stays behind (TK-4.6).
        Mark = "mark",
        /// No one: the game has ended (TK-13.1).
        Over = "over",
    }
}

/// [`Phase`] with the three ends distinguished.
///
/// Those of chance come first and the ends last, so that one comparison finds who is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Seek,
    Action,
    Discard,
    Between,
    Encounter,
    Blow,
    Door,
    Torch,
    Mark,
    Dead,
    Lost,
    Escaped,
}

solo_core::word_enum! {
    /// The stage that a fourth torch interrupted (TK-10.4).
    ///
    /// ```
    /// use tomb4k::{Resume, Tomb};
    /// let scroll_in_hand = ["card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC"];
    /// let state = Tomb::default().replay(scroll_in_hand.into_iter().chain(["card AH"]))?;
    /// assert_eq!(state.resume(), Some(Resume::Seek));
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub enum Resume in tomb4k {
        /// The search for an encounter card.
        Seek = "seek",
        /// The open encounter.
        Encounter = "encounter",
        /// The discards for a door.
        Discard = "discard",
    }
}
