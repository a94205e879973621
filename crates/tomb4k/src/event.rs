//! What happened: chapter TK-19.

use solo_core::{Card, CardSet};

use crate::outcome::{GameResult, Score};

/// The way in or the way out (TK-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Heading {
    /// The way in.
    Delve,
    /// The way out.
    Retreat,
}

/// What waits in a turn, told by the suit of the encounter card (TK-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "snake_case")
)]
pub enum EncounterKind {
    /// Spades.
    Monster,
    /// Diamonds.
    Trap,
    /// Clubs.
    Door,
}

/// What won an encounter (TK-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "snake_case")
)]
pub enum WonBy {
    /// An action card at least equal to the encounter card.
    Action,
    /// A queen.
    Favor,
    /// The matching jack.
    Skill,
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "snake_case")
)]
pub enum TurnResult {
    /// The encounter was won (TK-4.2).
    Won,
    /// Treasure was dropped (TK-5.7).
    Fled,
    /// The trap or the door was not overcome (TK-6.3, TK-7.8).
    Failed,
}

/// What happened in a step, in order (TK-19.1, TK-19.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[non_exhaustive]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in TK-19.2"
)]
pub enum Event {
    /// A turn begins; turns count through, columns are those of the delve.
    TurnBegins {
        heading: Heading,
        turn: u8,
        column: u8,
    },
    /// A card is turned up; what it does follows.
    Card { card: Card },
    /// An ace burns; `burnt` counts the aces burnt with this one, 1 to 4.
    Torch { card: Card, burnt: u8 },
    /// A jack comes into the hand.
    Skill { card: Card },
    /// A queen is laid into the turn.
    Favor { card: Card },
    /// A king is laid into the turn.
    Hoard { card: Card },
    /// The joker is laid into the turn.
    ScrollFound { card: Card },
    /// The encounter card of the turn.
    Encounter { card: Card, kind: EncounterKind },
    /// An action card; `gap` is 0 if it wins.
    Action { card: Card, gap: u8 },
    /// A blow falls.
    Blow { damage: u8 },
    /// Dodge Blow avoids it.
    Dodged { damage: u8 },
    /// Hit points lost, and hit points left.
    Hurt { damage: u8, hp: u8 },
    /// The door's action card failed; discards are due.
    DoorHolds { discards: u8 },
    /// A card other than an ace goes to the discard pile.
    Discarded { card: Card },
    /// A skill is played.
    Played { card: Card },
    /// Treasure is dropped.
    Dropped { card: Card },
    /// The encounter is won.
    Won { how: WonBy },
    /// The card left behind to mark the turn.
    Left { card: Card },
    /// Treasure comes into the hand.
    Collected { cards: CardSet },
    /// A turn ends; `left` cards stay in its stack.
    TurnEnds { result: TurnResult, left: u8 },
    /// The retreat begins.
    TurnedAround { delve_turns: u8 },
    /// The scroll is used; `card` is the ace that went under the deck.
    Scroll { card: Card },
    /// The game ends.
    Over { result: GameResult, score: Score },
}
