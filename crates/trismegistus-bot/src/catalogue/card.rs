//! The cards, tiles and tokens: the rows of four tables, with all that is printed.

use solo_core::{Each, SharedOrigins, Table};

use super::cells::{Demand, Id, OrNone, Signs};
use super::kinds::{Colour, Element, PerElement, Symbol};

solo_core::word_enum! {
    /// The level of an artifact or experiment: the round in which it can be on display, or its role
    /// in setup and final scoring.
    ///
    /// ```
    /// use trismegistus_bot::Level;
    /// assert_eq!(Level::of_round(2), Level::Two);
    /// assert_eq!(Level::Masterpiece.word(), "masterpiece");
    /// ```
    pub enum Level in trismegistus_bot {
        /// Dealt in setup.
        Start = "start",
        /// Round 1.
        One = "1",
        /// Round 2.
        Two = "2",
        /// Round 3.
        Three = "3",
        /// An experiment dealt to the human in setup and drawn by the bot at the end.
        Masterpiece = "masterpiece",
    }
}

impl Level {
    /// Returns the level on display in this round (TB-2.2).
    pub const fn of_round(round: u8) -> Self {
        match round {
            0 | 1 => Self::One,
            2 => Self::Two,
            _ => Self::Three,
        }
    }
}

/// A value for each level.
pub(crate) type PerLevel<T> = Each<Level, T, 5>;

/// Victory points per elemental symbol on the bot's artifacts (TB-15.7).
const POINTS_PER_SYMBOL: u16 = 3;

/// An artifact.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("artifacts", clause = "TB-V1", rows = 128, rows_clause = "TB-V14")]
pub struct ArtifactCard {
    /// The id of the tile, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(crate) id: Id,
    /// Time at which it is in play: `start`, or the round 1 to 3.
    #[column(clause = "TB-V12")]
    pub level: Level,
    /// Its colour.
    #[column(clause = "TB-V12")]
    pub colour: Colour,
    /// The elements of its one to nine symbols, with `+` between them: `air+earth`.
    #[column(clause = "TB-V12")]
    pub(crate) symbols: Signs,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

impl ArtifactCard {
    /// Counts its elemental symbols by element.
    pub const fn symbols(&self) -> PerElement<u8> {
        self.symbols.0
    }

    /// Counts its elemental symbols (TB-8.1).
    pub fn symbol_count(&self) -> u8 {
        // At most nine (TB-V12).
        self.symbols.0.values().iter().sum()
    }

    /// Returns its victory points for the bot at the end (TB-15.7).
    pub fn points(&self) -> u16 {
        u16::from(self.symbol_count()).saturating_mul(POINTS_PER_SYMBOL)
    }
}

/// An experiment or masterpiece.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("experiments", clause = "TB-V1", rows = 128, rows_clause = "TB-V14")]
pub struct ExperimentCard {
    /// The id of the card, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(crate) id: Id,
    /// Time at which it is in play: `start`, the round 1 to 3, or `masterpiece`.
    #[column(clause = "TB-V11")]
    pub level: Level,
    /// Its type, an element.
    #[column(name = "type", clause = "TB-V11")]
    pub kind: Element,
    /// The levels that it demands, up to four with `+` between them: `earth:6+water:4`.
    #[column(clause = "TB-V11")]
    pub(crate) requirement: Demand,
    /// Its victory points.
    #[column(name = "vp", clause = "TB-V11", range = 0..=99)]
    pub points: u8,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

impl ExperimentCard {
    /// Returns the level required on each track; 0 for no requirement.
    pub const fn requirement(&self) -> PerElement<u8> {
        self.requirement.0
    }

    /// Counts the levels that markers on these levels lack.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, PerElement};
    /// let house = Catalogue::house();
    /// let card = house.experiment_card(house.find("em-05").unwrap());
    /// assert_eq!(card.shortfall(PerElement::new([5, 9, 2, 0])), 3);
    /// ```
    pub fn shortfall(&self, levels: PerElement<u8>) -> u8 {
        let demanded = self.requirement.0;
        let missing = Element::ALL.map(|track| demanded[track].saturating_sub(levels[track]));
        // Four levels of at most 30.
        missing.into_iter().sum()
    }
}

/// A single part of an action (TB-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Gain an artifact (TB-7.1).
    Artifact,
    /// Take an experiment, or else gain 1 Gold (TB-7.2).
    Experiment,
    /// Gain this much Gold (TB-7.3).
    Gold(u8),
    /// Score this many victory points (TB-7.4).
    Points(u8),
    /// One step on this track (TB-7.5).
    Track(Element),
    /// One step on the lowest track (TB-7.6).
    Lowest,
}

/// A row of up to eight parts, carried out from left to right (TB-7, TB-V9).
///
/// ```
/// use trismegistus_bot::{Part, Parts};
/// let parts = Parts::new(&[Part::Artifact, Part::Gold(2)]);
/// assert_eq!(parts.as_slice(), [Part::Artifact, Part::Gold(2)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts {
    length: u8,
    parts: [Part; 8],
}

impl Parts {
    pub(crate) const NONE: Self = Self::new(&[]);

    /// Returns the first eight of these parts.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "const code without iterators; the index stays below 8 and below the length"
    )]
    pub const fn new(parts: &[Part]) -> Self {
        let mut row = Self {
            length: 0,
            parts: [Part::Lowest; 8],
        };
        while (row.length as usize) < parts.len() && row.length < 8 {
            row.parts[row.length as usize] = parts[row.length as usize];
            row.length += 1;
        }
        row
    }

    /// Returns the parts in order.
    pub fn as_slice(&self) -> &[Part] {
        self.parts.get(..usize::from(self.length)).unwrap_or(&[])
    }
}

/// The die part of an Automa card (TB-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardDie {
    /// The die of the card's colour with the highest potency (TB-5.8).
    Max,
    /// One symbol (TB-5.3).
    One(Symbol),
    /// A left and a right symbol (TB-5.3).
    Two(Symbol, Symbol),
}

impl CardDie {
    /// Returns the left and the right symbol, if there are.
    pub(crate) const fn symbols(self) -> (Option<Symbol>, Option<Symbol>) {
        match self {
            Self::Max => (None, None),
            Self::One(left) => (Some(left), None),
            Self::Two(left, right) => (Some(left), Some(right)),
        }
    }
}

solo_core::word_enum! {
    /// Kind of an Automa card.
    ///
    /// ```
    /// use trismegistus_bot::AutomaKind;
    /// assert_eq!(AutomaKind::Personality.word(), "personality");
    /// ```
    pub enum AutomaKind in trismegistus_bot as "basic, specialization or personality" {
        /// In the deck from the start (TB-1.10).
        Basic = "basic",
        /// Added to the deck after round 1 or 2 for its element (TB-13.3).
        Specialization = "specialization",
        /// Added to the deck in setup for its element (TB-1.12).
        Personality = "personality",
    }
}

/// A card of the bot.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("automa", clause = "TB-V1", rows = 32, rows_clause = "TB-V14")]
pub struct AutomaCard {
    /// The id of the card, which no other card or tile has.
    #[column(clause = "TB-V13")]
    pub(crate) id: Id,
    /// Kind of the card.
    #[column(clause = "TB-V8")]
    pub kind: AutomaKind,
    /// The element of a specialization or personality card; `none` on a basic one.
    #[column(clause = "TB-V8")]
    pub(crate) element: OrNone<Element>,
    /// The colour of the die that the bot looks for.
    #[column(clause = "TB-V8")]
    pub colour: Colour,
    /// The die it looks for: `max`, a symbol, or a left and a right one with `+` between them.
    #[column(clause = "TB-V8")]
    pub die: CardDie,
    /// The potency it spends.
    #[column(clause = "TB-V8", range = 1..=3)]
    pub potency: u8,
    /// Its action, up to eight parts with `;` between them: `artifact`, `experiment`, `gold:2`,
    /// `vp:5`, `track:fire`, `track:lowest`. For a personality card, the action while the bot is
    /// not ahead.
    #[column(clause = "TB-V9")]
    pub(crate) actions: Parts,
    /// The action of a personality card when the bot is ahead; `none` on other cards.
    #[column(clause = "TB-V9")]
    pub(crate) reward: Parts,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}

impl AutomaCard {
    /// Returns the element of a specialization or personality card.
    pub const fn element(&self) -> Option<Element> {
        self.element.0
    }

    /// Returns the bot's action; for a personality card, the one while it is not ahead (TB-7.9).
    pub fn actions(&self) -> &[Part] {
        self.actions.as_slice()
    }

    /// Returns the reward of a personality card, for a bot that is ahead (TB-7.9). Empty on other
    /// cards.
    pub fn reward(&self) -> &[Part] {
        self.reward.as_slice()
    }
}

/// The bot's gain from a bonus token (TB-9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Benefit {
    /// 1 Ethereal token (TB-9.7).
    Ethereal,
    /// This many victory points (TB-9.8).
    Points(u8),
    /// One more step (TB-9.9).
    Advance,
}

/// A kind of bonus token.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("tokens", clause = "TB-V1", rows = 8, rows_clause = "TB-V14")]
pub struct TokenCard {
    /// The id of the kind, in no other row.
    #[column(name = "kind", clause = "TB-V13")]
    pub(crate) id: Id,
    /// Number of tokens of this kind.
    #[column(clause = "TB-V7", range = 1..=99)]
    pub count: u8,
    /// The bot's gain: `ethereal`, `advance`, or `vp:5` for 5 victory points.
    #[column(name = "bot_benefit", clause = "TB-V7")]
    pub benefit: Benefit,
    /// Sources of the values.
    pub(super) prov: SharedOrigins,
}
