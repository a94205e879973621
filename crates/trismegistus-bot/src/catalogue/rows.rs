//! The nine tables, row by row: values that an owner of the box reads off its components.
//!
//! A colour, symbol or element in a row has the number of its name; its index in a game follows
//! from `orders`.

use solo_core::{Origins, Table};

use super::card::{AutomaKind, Benefit, CardDie, Level, Parts};
use super::cells::{Demand, Id, OrNone, Signs};
use super::place::{Colour, Element, Symbol};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("orders", clause = "TB-V1", rows = 7)]
pub(crate) struct OrderRow<'a> {
    /// Subject of the row: `colour`, `symbol` and `track` are orders, `max_wild_becomes` is the
    /// symbol of a wild die for a `max` card, the others are numbers of the board.
    pub(super) name: Setting,
    /// All names of an order with one space between them, one symbol, or a number.
    #[column(clause = "TB-V2")]
    pub(super) value: &'a str,
    /// Source of the value.
    pub(super) prov: Origins<'a>,
}

/// The dice of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("dice", clause = "TB-V1")]
pub(crate) struct DiceRow<'a> {
    /// The colour, each in one row.
    #[column(clause = "TB-V4")]
    pub(super) colour: Colour,
    /// Number of its dice in the box.
    #[column(clause = "TB-V4", range = 1..=9)]
    pub(super) count: u8,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// The bowl of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("bowls", clause = "TB-V1")]
pub(crate) struct BowlRow<'a> {
    /// The symbol, each in one row.
    #[column(clause = "TB-V5")]
    pub(super) symbol: Symbol,
    /// The element of the essence printed at the bowl, or `none`.
    #[column(clause = "TB-V5")]
    pub(super) essence: OrNone<Element>,
    /// The id of the section of experiments that belongs to the bowl, or `none`.
    #[column(clause = "TB-V5")]
    pub(super) section: OrNone<Id<'a>>,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// A space of a mastery track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("tracks", clause = "TB-V1")]
pub(crate) struct TrackRow<'a> {
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
    pub(super) prov: Origins<'a>,
}

/// A kind of bonus token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("tokens", clause = "TB-V1", rows = 8, rows_clause = "TB-V14")]
pub(crate) struct TokenRow<'a> {
    /// The id of the kind, in no other row.
    #[column(clause = "TB-V13")]
    pub(super) kind: Id<'a>,
    /// Number of tokens of this kind.
    #[column(clause = "TB-V7", range = 1..=99)]
    pub(super) count: u8,
    /// The bot's gain: `ethereal`, `advance`, or `vp:5` for 5 victory points.
    #[column(clause = "TB-V7")]
    pub(super) bot_benefit: Benefit,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// A card of the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("automa", clause = "TB-V1", rows = 32, rows_clause = "TB-V14")]
pub(crate) struct AutomaRow<'a> {
    /// The id of the card, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(super) id: Id<'a>,
    /// Kind of the card.
    #[column(clause = "TB-V8")]
    pub(super) kind: AutomaKind,
    /// The element of a specialization or personality card; `none` on a basic one.
    #[column(clause = "TB-V8")]
    pub(super) element: OrNone<Element>,
    /// The colour of the die that the bot looks for.
    #[column(clause = "TB-V8")]
    pub(super) colour: Colour,
    /// The die it looks for: `max`, a symbol, or a left and a right one with `+` between them.
    #[column(clause = "TB-V8")]
    pub(super) die: CardDie,
    /// The potency it spends.
    #[column(clause = "TB-V8", range = 1..=3)]
    pub(super) potency: u8,
    /// Its action, up to eight parts with `;` between them: `artifact`, `experiment`, `gold:2`,
    /// `vp:5`, `track:fire`, `track:lowest`. For a personality card, the action while the bot is
    /// not ahead.
    #[column(clause = "TB-V9")]
    pub(super) actions: Parts,
    /// The action of a personality card when the bot is ahead; `none` on other cards.
    #[column(clause = "TB-V9")]
    pub(super) reward: Parts,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// The victory points of a number of formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("formulas", clause = "TB-V1")]
pub(crate) struct FormulaRow<'a> {
    /// Number of formulas, from 0 to 7 in this order.
    #[column(clause = "TB-V10", range = 0..=7)]
    pub(super) count: u8,
    /// The victory points of that many, never fewer than in the row above.
    #[column(clause = "TB-V10", range = 0..=999)]
    pub(super) vp: u16,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// An experiment or masterpiece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("experiments", clause = "TB-V1", rows = 128, rows_clause = "TB-V14")]
pub(crate) struct ExperimentRow<'a> {
    /// The id of the card, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(super) id: Id<'a>,
    /// Time at which it is in play: `start`, the round 1 to 3, or `masterpiece`.
    #[column(clause = "TB-V11")]
    pub(super) level: Level,
    /// Its type, an element.
    #[column(name = "type", clause = "TB-V11")]
    pub(super) kind: Element,
    /// The levels that it demands, up to four with `+` between them: `earth:6+water:4`.
    #[column(clause = "TB-V11")]
    pub(super) requirement: Demand,
    /// Its victory points.
    #[column(clause = "TB-V11", range = 0..=99)]
    pub(super) vp: u8,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}

/// An artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("artifacts", clause = "TB-V1", rows = 128, rows_clause = "TB-V14")]
pub(crate) struct ArtifactRow<'a> {
    /// The id of the tile, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(super) id: Id<'a>,
    /// Time at which it is in play: `start`, or the round 1 to 3.
    #[column(clause = "TB-V12")]
    pub(super) level: Level,
    /// Its colour.
    #[column(clause = "TB-V12")]
    pub(super) colour: Colour,
    /// The elements of its one to nine symbols, with `+` between them: `air+earth`.
    #[column(clause = "TB-V12")]
    pub(super) symbols: Signs,
    /// Sources of the values.
    pub(super) prov: Origins<'a>,
}
