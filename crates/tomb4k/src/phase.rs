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

/// The input that a position waits for, with what is needed to go on (TK-16.1): [`State::pending`](crate::State::pending).
///
/// ```
/// use tomb4k::{Interrupted, Pending, Tomb};
/// let game = Tomb::default();
/// assert_eq!(game.start().pending(), Pending::Seek);
/// // A card that falls five short of the monster, while Dodge Blow is in hand.
/// assert_eq!(game.replay(["card JH", "card 9S", "card 4C"])?.pending(), Pending::Blow { damage: 5 });
/// let scroll_in_hand = ["card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC"];
/// let state = game.replay(scroll_in_hand.into_iter().chain(["card AH"]))?;
/// assert_eq!(state.pending(), Pending::Torch { ace: "AH".parse()?, then: Interrupted::Search });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// A card of the search (TK-3.2).
    Seek,
    /// A card for the open encounter (TK-3.4).
    Action,
    /// The next of the discards for a door (TK-7.5).
    Discard {
        /// Discards still due, 1 to 8, with the next one.
        left: u8,
    },
    /// One more delve turn, or turning around (TK-12.2).
    Between,
    /// A card for the open encounter, a skill or a flight (TK-3.11).
    Encounter,
    /// Taking the blow or dodging it (TK-8.6).
    Blow {
        /// Its damage, 1 to 8 (TK-11.2).
        damage: u8,
    },
    /// Discarding, or picking the lock (TK-7.4).
    Door {
        /// Discards that the door demands, 1 to 8 (TK-7.3).
        discards: u8,
    },
    /// Reading the scroll for the fourth torch, or declining (TK-10.3).
    Torch {
        /// The fourth ace.
        ace: Card,
        /// The stage that goes on once the scroll is read (TK-10.4).
        then: Interrupted,
    },
    /// The treasure that stays behind (TK-4.6).
    Mark,
    /// Nothing: the game has ended (TK-13.1).
    Over(GameResult),
}

/// A stage that a fourth torch interrupted, and that goes on once the scroll is read (TK-10.4).
///
/// ```
/// use tomb4k::{Interrupted, Pending, Tomb};
/// let scroll_in_hand = ["card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC"];
/// let at_a_door = ["card 9C", "card 4C", "card AH"];
/// let state = Tomb::default().replay(scroll_in_hand.into_iter().chain(at_a_door))?;
/// // The ace was the first of five discards.
/// let Pending::Torch { then, .. } = state.pending() else { panic!("the fourth ace is turned up") };
/// assert_eq!(then, Interrupted::Discards { left: 4 });
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interrupted {
    /// The search for an encounter card.
    Search,
    /// The open encounter.
    Encounter,
    /// The discards for a door (TK-10.9).
    Discards {
        /// Discards still due, 0 to 7.
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

    /// Returns the discards for a door that are still due, 0 to 8, also while a torch interrupts them (TK-7.3, TK-10.9).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let state = Tomb::default().replay(["card 9C", "card 4C", "card 2S"])?;
    /// assert_eq!(state.pending().discards_due(), 4);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub const fn discards_due(self) -> u8 {
        match self {
            Self::Door { discards: left }
            | Self::Discard { left }
            | Self::Torch {
                then: Interrupted::Discards { left },
                ..
            } => left,
            _ => 0,
        }
    }

    /// Returns the phase, which is the kind of what is due.
    ///
    /// ```
    /// use tomb4k::{Pending, Phase};
    /// assert_eq!(Pending::Blow { damage: 5 }.phase(), Phase::Blow);
    /// ```
    pub const fn phase(self) -> Phase {
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

impl Interrupted {
    /// Returns the stage as a view shows it; the number of discards stands beside it there.
    ///
    /// ```
    /// use tomb4k::{Interrupted, Resume};
    /// assert_eq!(Interrupted::Discards { left: 4 }.resume(), Resume::Discard);
    /// ```
    pub const fn resume(self) -> Resume {
        match self {
            Self::Search => Resume::Seek,
            Self::Encounter => Resume::Encounter,
            Self::Discards { .. } => Resume::Discard,
        }
    }
}

solo_core::word_enum! {
    /// The stage that a fourth torch interrupted, in a view (TK-10.4): the kind of [`Interrupted`].
    ///
    /// ```
    /// use tomb4k::{Interrupted, Resume};
    /// assert_eq!(Interrupted::Search.resume(), Resume::Seek);
    /// assert_eq!(Resume::Seek.word(), "seek");
    /// ```
    pub enum Resume in tomb4k {
        /// The search for an encounter card (TK-3.2).
        Seek = "seek",
        /// The open encounter (TK-3.11).
        Encounter = "encounter",
        /// The discards for a door (TK-7.5).
        Discard = "discard",
    }
}
