//! Phases of a position: chapter TK-16.

use solo_core::Card;

use crate::outcome::GameResult;

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

/// The input that a position waits for, with what is needed to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    /// A card of the search.
    Seek,
    /// A card for the open encounter.
    Action,
    /// The next of the discards for a door; `left` counts it.
    Discard {
        left: u8,
    },
    Between,
    Encounter,
    Blow {
        damage: u8,
    },
    Door {
        discards: u8,
    },
    /// The scroll, for the fourth torch.
    Torch {
        ace: Card,
        then: Interrupted,
    },
    Mark,
    /// Nothing: the game has ended.
    Over(GameResult),
}

/// The stage that a torch interrupted (TK-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Interrupted {
    Search,
    Encounter,
    /// The discards for a door, of which this many are left (TK-10.9).
    Discards {
        left: u8,
    },
}

/// The side whose input is due (TK-16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decider {
    Chance,
    Player,
    NoOne,
}

impl Pending {
    pub(crate) const fn due(self) -> Decider {
        match self {
            Self::Seek | Self::Action | Self::Discard { .. } => Decider::Chance,
            Self::Over(_) => Decider::NoOne,
            _ => Decider::Player,
        }
    }

    pub(crate) const fn phase(self) -> Phase {
        match self {
            Self::Between => Phase::Between,
            Self::Seek => Phase::Seek,
            Self::Encounter => Phase::Encounter,
            Self::Action => Phase::Action,
            Self::Blow { .. } => Phase::Blow,
            Self::Door { .. } => Phase::Door,
            Self::Discard { .. } => Phase::Discard,
            Self::Torch { .. } => Phase::Torch,
            Self::Mark => Phase::Mark,
            Self::Over(_) => Phase::Over,
        }
    }
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
