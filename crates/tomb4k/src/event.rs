//! What happened: chapter TK-19.

use solo_core::{Card, CardSet};

use crate::outcome::{GameResult, Score};

/// The way in or the way out (TK-12.2).
///
/// ```
/// use tomb4k::{Heading, Tomb};
/// let state = Tomb::default().start();
/// assert_eq!(state.heading(), Heading::Delve);
/// ```
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
///
/// ```
/// use tomb4k::{Chance, EncounterKind, Event, Tomb};
/// let (game, mut events) = (Tomb::default(), Vec::new());
/// let card = "9C".parse()?;
/// game.advance(&mut game.start(), Chance::Card(card), &mut events)?;
/// assert_eq!(events[1], Event::Encounter { card, kind: EncounterKind::Door });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// use tomb4k::{Event, WonBy};
/// let event = Event::Won { how: WonBy::Favor };
/// assert_eq!(event.to_string(), "The encounter is won by divine favor.");
/// ```
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

/// How a turn ended (TK-4.2, TK-4.9).
///
/// ```
/// use tomb4k::{Event, TurnResult};
/// let event = Event::TurnEnds { result: TurnResult::Fled, left: 3 };
/// assert_eq!(event.to_string(), "The turn is over, fled: 3 cards covered.");
/// ```
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
///
/// `Display` tells it in one English sentence, for a log or a story (TK-14.8).
///
/// ```
/// use tomb4k::{Chance, Event, Tomb};
/// let game = Tomb::default();
/// let mut state = game.start();
/// let mut story: Vec<Event> = Vec::new();
/// game.advance(&mut state, "card 9S".parse::<Chance>()?, &mut story)?;
/// game.advance(&mut state, "card 4C".parse::<Chance>()?, &mut story)?;
/// let told: Vec<String> = story.iter().map(Event::to_string).collect();
/// assert_eq!(
///     told,
///     [
///         "9S is turned up.",
///         "A monster of strength 9 bars the way.",
///         "4C is turned up.",
///         "4C falls 5 short of it.",
///         "A blow of 5 comes down.",
///         "It costs 5 hit points, 4 are left.",
///     ]
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[non_exhaustive]
pub enum Event {
    /// A turn begins; turns count through, columns are those of the delve.
    TurnBegins {
        /// In or out.
        heading: Heading,
        /// The number of the turn, counted through from 1.
        turn: u8,
        /// Its column, from 1.
        column: u8,
    },
    /// A card is turned up; what it does follows.
    Card {
        /// The card.
        card: Card,
    },
    /// An ace burns; `burnt` counts the aces burnt with this one, 1 to 4.
    Torch {
        /// The ace.
        card: Card,
        /// Aces burnt with this one, 1 to 4.
        burnt: u8,
    },
    /// A jack comes into the hand.
    Skill {
        /// The jack.
        card: Card,
    },
    /// A queen is laid into the turn.
    Favor {
        /// The queen.
        card: Card,
    },
    /// A king is laid into the turn.
    Hoard {
        /// The king.
        card: Card,
    },
    /// The joker is laid into the turn.
    ScrollFound {
        /// The joker.
        card: Card,
    },
    /// The encounter card of the turn.
    Encounter {
        /// The numbered card.
        card: Card,
        /// Monster, trap or door.
        kind: EncounterKind,
    },
    /// An action card; `gap` is 0 if it wins.
    Action {
        /// The numbered card.
        card: Card,
        /// How far it falls short, 0 to 8.
        gap: u8,
    },
    /// A blow falls.
    Blow {
        /// Hit points, 1 to 8.
        damage: u8,
    },
    /// Dodge Blow avoids it.
    Dodged {
        /// Hit points, 1 to 8.
        damage: u8,
    },
    /// Hit points lost, and hit points left.
    Hurt {
        /// Hit points, 1 to 8.
        damage: u8,
        /// Hit points left, 0 to 8.
        hp: u8,
    },
    /// The door's action card failed; discards are due.
    DoorHolds {
        /// How many, 1 to 8.
        discards: u8,
    },
    /// A card other than an ace goes to the discard pile.
    Discarded {
        /// The card.
        card: Card,
    },
    /// A skill is played.
    Played {
        /// The jack.
        card: Card,
    },
    /// Treasure is dropped.
    Dropped {
        /// The treasure.
        card: Card,
    },
    /// The encounter is won.
    Won {
        /// By what.
        how: WonBy,
    },
    /// The card left behind to mark the turn.
    Left {
        /// The treasure.
        card: Card,
    },
    /// Treasure comes into the hand.
    Collected {
        /// The cards, never none.
        cards: CardSet,
    },
    /// A turn ends; `left` cards stay in its stack.
    TurnEnds {
        /// How.
        result: TurnResult,
        /// Cards left in its stack, 1 to 13.
        left: u8,
    },
    /// The retreat begins.
    TurnedAround {
        /// Turns of the way in, 1 to 27.
        delve_turns: u8,
    },
    /// The scroll is used; `card` is the ace that went under the deck.
    Scroll {
        /// The ace.
        card: Card,
    },
    /// The game ends.
    Over {
        /// How.
        result: GameResult,
        /// Kings and points.
        score: Score,
    },
}
