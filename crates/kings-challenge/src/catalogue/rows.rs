//! Chapter 15: the rows of the catalogue's tables.

use solo_core::{Origins, Table};

use super::Count;
use super::cells::{Chains, EventFx, NumberList, Numbers, Spaces, Steps, Written};
use super::effects::Fx;
use super::{Combat, UseFor};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour};

/// A constant. One that is left out is that of the embedded catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("constants", clause = "KC-15.10", rows = 60)]
pub(crate) struct ConstantRow<'a> {
    /// The name of the constant.
    #[column(clause = "KC-15.11")]
    pub(super) name: &'a str,
    /// Its number.
    #[column(range = 0..=99)]
    pub(super) value: u8,
    /// Source of the value.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// The push chains of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("chains", clause = "KC-15.9", rows = 3)]
pub(crate) struct ChainRow<'a> {
    /// The building.
    #[column(clause = "KC-15.11")]
    pub(super) name: Building,
    /// For each face from 1 to 6 the spaces that citizens are pushed along, the entry first.
    pub(super) value: Written<'a, Chains>,
    /// Source of the chains.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// The places of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("places", clause = "KC-15.9", rows = 3)]
pub(crate) struct PlaceRow<'a> {
    /// The building.
    #[column(clause = "KC-15.11")]
    pub(super) name: Building,
    /// Its spaces, the best first.
    pub(super) value: Written<'a, [u8; 6]>,
    /// Source of the order.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// Values of the cathedral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("cathedral", clause = "KC-15.10", rows = 2)]
pub(crate) struct CathedralRow<'a> {
    /// Subject of the row: `levels`, of which there are 3, or `column_influence`.
    #[column(clause = "KC-15.11")]
    pub(super) name: Feature,
    /// Its numbers: how many levels, or the influence of a stone in columns 1 to 6.
    pub(super) value: Written<'a, NumberList>,
    /// Source of the numbers.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// An Activity card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("activity", clause = "KC-15.11", rows = 54)]
pub(crate) struct ActivityRow<'a> {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: ActivityId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: &'a str,
    /// The colour of the card, as in its id.
    #[column(clause = "KC-15.1")]
    pub(super) colour: Colour,
    /// The number on its back, as in its id.
    #[column(clause = "KC-15.1", range = 1..=3)]
    pub(super) number: u8,
    /// The strength that each activation needs.
    #[column(clause = "KC-15.3", range = 1..=12)]
    pub(super) divisor: u8,
    /// The tradesman spaces, the first first: price in deniers, and VP at the end of the game.
    #[column(clause = "KC-15.3")]
    pub(super) spaces: Written<'a, Spaces>,
    /// Immediate effects, or cubes that are kept for later.
    pub(super) kind: Kind,
    /// Costs and effects in printed order, or the one effect of the card's cubes.
    #[column(clause = "KC-15.4")]
    pub(super) fx: Written<'a, Fx>,
    /// The kinds of action that the cubes serve; nothing on an immediate card.
    #[column(clause = "KC-15.5", optional)]
    pub(super) use_for: UseFor,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// An Event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("event", clause = "KC-15.11", rows = 35)]
pub(crate) struct EventRow<'a> {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: EventId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: &'a str,
    /// The colour of the card, as in its id; Marauding is permanent.
    #[column(clause = "KC-15.6")]
    pub(super) colour: Deck,
    /// The colour of the second Event card of the round, on red cards.
    #[column(clause = "KC-15.6", optional)]
    pub(super) second: Second,
    /// Effects of every round, in printed order; at most four.
    #[column(clause = "KC-15.6")]
    pub(super) fx: Written<'a, EventFx>,
    /// Number of cubes that counter it.
    #[column(clause = "KC-15.6", range = 1..=6)]
    pub(super) banners: u8,
    /// The dice that put cubes on it: their colours, how these may be mixed, and the strength that each
    /// cube needs.
    #[column(clause = "KC-15.6")]
    pub(super) combat: Combat,
    /// The VP of a side with 0, 1, 2 and more cubes when the card is settled.
    #[column(clause = "KC-15.6")]
    pub(super) reward: Written<'a, Numbers>,
    /// `yes` if it stays in the row for ever, as Marauding does.
    #[column(clause = "KC-15.6")]
    pub(super) stays: bool,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

/// A Character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("character", clause = "KC-15.8", rows = 6)]
pub(crate) struct CharacterRow<'a> {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: CharacterId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: &'a str,
    /// Quantity that the card counts.
    pub(super) metric: Count,
    /// `yes` if le Roy scores it.
    pub(super) roy: bool,
    /// The steps, ascending: the count needed, and the VP for it. In `prov`, `steps` labels the
    /// counts and `vp` the VP.
    #[column(alias = "vp")]
    pub(super) steps: Written<'a, Steps>,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: Origins<'a>,
}

solo_core::word_enum! {
    /// Subject of a row of the table `cathedral`.
    pub(crate) enum Feature as "levels or column_influence" {
        /// Number of levels.
        Levels = "levels",
        /// The influence of the columns.
        ColumnInfluence = "column_influence",
    }
}

solo_core::word_enum! {
    /// Time at which an Activity card takes effect.
    pub(crate) enum Kind as "immediate or deferred" {
        /// Immediately.
        Immediate = "immediate",
        /// Later, by spending its cubes.
        Deferred = "deferred",
    }
}

solo_core::word_enum! {
    /// The deck of an Event card.
    pub(crate) enum Deck as "red, yellow, white or permanent" {
        /// The red deck.
        Red = "red",
        /// The yellow deck.
        Yellow = "yellow",
        /// The white deck.
        White = "white",
        /// No deck: in the row from the start.
        Permanent = "permanent",
    }
}

impl Deck {
    /// Returns the deck of the cards of this colour.
    pub(super) const fn of(colour: Option<Colour>) -> Self {
        match colour {
            Some(Colour::Red) => Self::Red,
            Some(Colour::Yellow) => Self::Yellow,
            Some(Colour::White) => Self::White,
            None => Self::Permanent,
        }
    }
}

solo_core::word_enum! {
    /// The second deck that a red Event card names.
    #[derive(Default)]
    pub(crate) enum Second as "white, yellow or none" {
        /// There is no second card.
        #[default]
        None = "none",
        /// The white deck.
        White = "white",
        /// The yellow deck.
        Yellow = "yellow",
    }
}

impl Second {
    /// Returns the colour of the deck.
    pub(super) const fn colour(self) -> Option<Colour> {
        match self {
            Self::None => None,
            Self::White => Some(Colour::White),
            Self::Yellow => Some(Colour::Yellow),
        }
    }
}
