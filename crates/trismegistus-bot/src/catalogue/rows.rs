//! The rows of the other five tables, as an owner of the box reads them off its components.

use solo_core::{Shared, SharedOrigins, Table};

use super::cells::{Id, OrNone};
use super::kinds::{Colour, Element, Symbol};

solo_core::word_enum! {
    /// Subject of a row of the table `orders`.
    pub(crate) enum Setting as "colour, symbol, track, max_wild_becomes or a number of the board" {
        /// The order of colours.
        Colour = "colour",
        /// The order of symbols.
        Symbol = "symbol",
        /// The order of tracks.
        Track = "track",
        /// The symbol of wild for a `max` card.
        MaxWildBecomes = "max_wild_becomes",
        /// Artifacts of a colour on display.
        ArtifactSlots = "artifact_slots",
        /// Experiments of a section on display.
        ExperimentSlots = "experiment_slots",
        /// Reaction markers of the human.
        ReactionMarkers = "reaction_markers",
    }
}

/// An order of names, or a number that is printed on the board.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("orders", clause = "TB-V1", rows = 7)]
pub(crate) struct OrderRow {
    /// Subject of the row: `colour`, `symbol` and `track` are orders, `max_wild_becomes` is the
    /// symbol of a wild die for a `max` card, the others are numbers of the board.
    pub(super) name: Setting,
    /// All names of an order with one space between them, one symbol, or a number.
    #[column(clause = "TB-V2")]
    pub(super) value: Shared<str>,
    /// Source of the value.
    pub(super) prov: SharedOrigins,
}

/// The dice of a colour.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("dice", clause = "TB-V1")]
pub(crate) struct DiceRow {
    /// The colour, each in one row.
    #[column(clause = "TB-V4")]
    pub(super) colour: Colour,
    /// Number of its dice in the box.
    #[column(clause = "TB-V4", range = 1..=9)]
    pub(super) count: u8,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

/// The bowl of a symbol.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("bowls", clause = "TB-V1")]
pub(crate) struct BowlRow {
    /// The symbol, each in one row.
    #[column(clause = "TB-V5")]
    pub(super) symbol: Symbol,
    /// The element of the essence printed at the bowl, or `none`.
    #[column(clause = "TB-V5")]
    pub(super) essence: OrNone<Element>,
    /// The id of the section of experiments that belongs to the bowl, or `none`.
    #[column(clause = "TB-V5")]
    pub(super) section: OrNone<Id>,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

/// A space of a mastery track.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("tracks", clause = "TB-V1")]
pub(crate) struct TrackRow {
    /// The element of the track.
    #[column(clause = "TB-V6")]
    pub(super) track: Element,
    /// The level, upwards from 0 without a gap; the last one is the top.
    #[column(clause = "TB-V6", range = 0..=30)]
    pub(super) level: u8,
    /// `yes` if a bonus token is put here.
    #[column(clause = "TB-V6")]
    pub(super) bonus: bool,
    /// The victory points printed here; 0 where none are.
    #[column(clause = "TB-V6", range = 0..=99)]
    pub(super) vp: u8,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

/// The victory points of a number of formulas.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("formulas", clause = "TB-V1")]
pub(crate) struct FormulaRow {
    /// Number of formulas, from 0 to 7 in this order.
    #[column(clause = "TB-V10", range = 0..=7)]
    pub(super) count: u8,
    /// The victory points of that many, never fewer than in the row above.
    #[column(clause = "TB-V10", range = 0..=999)]
    pub(super) vp: u16,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}
