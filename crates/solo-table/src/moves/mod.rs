//! Moves of a step as data: cards, dice and numbers, with the places where they were and are.

mod caption;
mod changes;
pub(crate) mod of_counts;
pub(crate) mod of_scenes;

use std::borrow::Cow;

use serde::Serialize;
use solo_core::Speech;

use crate::progress::Tracked;
use crate::scenic::Visibility;
use crate::story::{Actor, Stories};

pub use changes::{Changes, NumberChange};

pub(crate) use changes::{changes, numbers_between};

/// The kind of a move, by which a screen draws it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MoveKind {
    /// A thing goes to the side that acts.
    #[default]
    Take,
    /// A card comes from a face-down pile into a hand.
    Draw,
    /// A thing is laid somewhere: onto a board, a pile, a slot.
    Lay,
    /// A thing moves on where it lies: it falls, is pushed, climbs.
    Slide,
    /// A thing is turned: a card face up, a die to another face.
    Turn,
    /// A die shows a face.
    Roll,
    /// A thing is used for its effect.
    Use,
    /// A thing is given up: discarded, scrapped, sacrificed.
    Discard,
    /// A pile is shuffled into another.
    Shuffle,
    /// A thing is made of others.
    Build,
    /// A number grows.
    Gain,
    /// A number shrinks against the will of its owner.
    Lose,
    /// A number is paid.
    Spend,
}

/// The cause of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Cause {
    /// A die, by the face it shows.
    Die(u8),
    /// A card, by its key in the glossary.
    Card(String),
    /// A clause of the rulebook.
    Clause(Cow<'static, str>),
}

/// A thing or a number that moved in a step, also if it is gone afterwards.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Actor, Cause, Dealer, MoveKind, Table, Tables};
/// let mut table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))?;
/// let gained = loop {
///     let mut moves = table.changes_from(1).into_iter().flat_map(|step| step.moves);
///     if let Some(gained) = moves.find(|it| it.actor == Actor::Rival && it.kind == MoveKind::Take) {
///         break gained;
///     }
///     let last = table.notations().pop().unwrap().0;
///     table.act(&last)?;
/// };
/// assert!(gained.from.unwrap().starts_with("pyramid/") && gained.to.unwrap().starts_with("bot_tomb/"));
/// assert!(matches!(gained.cause, Some(Cause::Die(1..=6))));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Move {
    /// The kind.
    pub kind: MoveKind,
    /// The side that acts.
    pub actor: Actor,
    /// Name of what moves.
    pub name: String,
    /// Name where the whole one does not fit; empty if it always does.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub short: String,
    /// Key of its card in the glossary.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Id of the item that it was before the step, or of the pile from which it came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Id of the item that it is after the step, or of the pile to which it went; for a die, of what it points at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Number of copies, or the amount of a number.
    pub amount: u32,
    /// The face that a die shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<u8>,
    /// Key of the number that changes: the end of the id of its track, or a word such as `gold` where nothing keeps it.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub number: Cow<'static, str>,
    /// The cause, where the rules name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
}

impl Move {
    /// Returns a move of one thing with this name.
    ///
    /// ```
    /// use solo_table::{Actor, Move, MoveKind};
    /// let roll = Move::new(MoveKind::Roll, Actor::Rival, "die").face(3).to("pyramid/bm");
    /// assert_eq!((roll.face, roll.amount), (Some(3), 1));
    /// ```
    pub fn new(kind: MoveKind, actor: Actor, name: impl Into<String>) -> Self {
        Self {
            kind,
            actor,
            name: name.into(),
            amount: 1,
            ..Self::default()
        }
    }

    /// Returns a change of a number by this amount; `number` is its key.
    pub fn number(
        kind: MoveKind,
        actor: Actor,
        number: impl Into<Cow<'static, str>>,
        amount: impl Into<u32>,
    ) -> Self {
        let number = number.into();
        Self {
            amount: amount.into(),
            ..Self::new(kind, actor, number.clone())
        }
        .counted(number)
    }

    fn counted(self, number: Cow<'static, str>) -> Self {
        Self { number, ..self }
    }

    /// Sets a short name.
    #[must_use]
    pub fn short(self, short: impl Into<String>) -> Self {
        Self {
            short: short.into(),
            ..self
        }
    }

    /// Sets the key of the card in the glossary.
    #[must_use]
    pub fn card(self, card: impl Into<String>) -> Self {
        Self {
            card: Some(card.into()),
            ..self
        }
    }

    /// Sets the id of the item before the step.
    #[must_use]
    pub fn from(self, from: impl Into<String>) -> Self {
        Self {
            from: Some(from.into()),
            ..self
        }
    }

    /// Sets the id of the item after the step.
    #[must_use]
    pub fn to(self, to: impl Into<String>) -> Self {
        Self {
            to: Some(to.into()),
            ..self
        }
    }

    /// Sets the number of copies.
    #[must_use]
    pub fn amount(self, amount: impl Into<u32>) -> Self {
        Self {
            amount: amount.into(),
            ..self
        }
    }

    /// Sets the face of a die.
    #[must_use]
    pub fn face(self, face: u8) -> Self {
        Self {
            face: Some(face),
            ..self
        }
    }

    /// Sets the cause.
    #[must_use]
    pub fn cause(self, cause: Cause) -> Self {
        Self {
            cause: Some(cause),
            ..self
        }
    }
}

/// The position before a step, its events, and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a, S, E> {
    /// The position before the step.
    pub before: &'a S,
    /// The events of the step, in order.
    pub events: &'a [E],
    /// The position after the step.
    pub after: &'a S,
}

/// A game that says what a step moves: what [`Table::changes_from`](crate::Table::changes_from) asks.
///
/// By default it is what lies elsewhere in the scene after the step, moved by no one in particular.
pub trait Moves: Stories + Tracked {
    /// Zones and items whose cards lie elsewhere, too, by their ids: an encounter that the dungeon repeats.
    const ECHOES: &'static [&'static str] = &[];

    /// Lists what a step moves, in the order in which it happens.
    fn moves(
        &self,
        around: &Around<'_, Self::State, Self::Event>,
        speech: &Speech<'_, Self>,
    ) -> Vec<Move> {
        let scene = |state| self.scene(state, Visibility::Table, speech);
        of_scenes::moved(&scene(around.before), &scene(around.after), |_, _| true)
    }

    /// The move in a few words, with the one who acts, where the game has better ones than its kind: "You entombed Boat".
    fn deed(
        &self,
        _it: &Move,
        _who: &str,
        _what: &str,
        _speech: &Speech<'_, Self>,
    ) -> Option<String> {
        None
    }
}
