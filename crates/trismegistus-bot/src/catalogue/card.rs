//! The printed values of cards, tiles and tokens.

use super::place::{AutomaId, Colour, Each, Element, Symbol};

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
    #[must_use]
    #[inline]
    pub const fn of_round(round: u8) -> Self {
        match round {
            0 | 1 => Self::One,
            2 => Self::Two,
            _ => Self::Three,
        }
    }

    /// Returns the index in [`Level::ALL`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Start => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Masterpiece => 4,
        }
    }
}

/// Victory points per elemental symbol on the bot's artifacts (TB-15.7).
const POINTS_PER_SYMBOL: u16 = 3;

/// An artifact tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArtifactCard {
    /// The time at which it is in play.
    pub level: Level,
    /// The colour of its row on display.
    pub colour: Colour,
    pub(crate) symbols: Each<u8, 4>,
}

impl ArtifactCard {
    /// Content of a number without a row; no validated position holds one.
    pub(super) const BLANK: Self = Self {
        level: Level::Start,
        colour: Colour::at(0),
        symbols: Each([0; 4]),
    };

    /// Counts its elemental symbols by element, in track order.
    #[must_use]
    pub const fn symbols(&self) -> [u8; 4] {
        self.symbols.0
    }

    /// Counts its elemental symbols (TB-8.1).
    #[must_use]
    #[inline]
    pub fn symbol_count(&self) -> u8 {
        let symbols = self.symbols.0.iter();
        symbols.fold(0, |sum, &n| sum.saturating_add(n))
    }

    /// Returns its victory points for the bot at the end (TB-15.7).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// assert_eq!(house.artifact_card(house.artifact("a1-12").unwrap()).points(), 6);
    /// ```
    #[must_use]
    pub fn points(&self) -> u16 {
        u16::from(self.symbol_count()).saturating_mul(POINTS_PER_SYMBOL)
    }
}

/// An experiment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExperimentCard {
    /// The time at which it is in play.
    pub level: Level,
    /// Its type, one of the four elements.
    pub kind: Element,
    pub(crate) requirement: Each<u8, 4>,
    /// Its victory points.
    pub points: u8,
}

impl ExperimentCard {
    /// Content of a number without a row; no validated position holds one.
    pub(super) const BLANK: Self = Self {
        level: Level::Start,
        kind: Element::at(0),
        requirement: Each([0; 4]),
        points: 0,
    };

    /// Returns the level required on each track, in track order; 0 for no requirement.
    #[must_use]
    pub const fn requirement(&self) -> [u8; 4] {
        self.requirement.0
    }

    /// Counts the levels that markers on `levels` (in track order) lack.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let card = game.catalogue().experiment("em-05").unwrap();
    /// assert_eq!(game.catalogue().experiment_card(card).shortfall([5, 9, 2, 0]), 3);
    /// ```
    #[must_use]
    #[inline]
    pub fn shortfall(&self, levels: [u8; 4]) -> u8 {
        self.requirement
            .0
            .iter()
            .zip(levels)
            // A level is at most 30.
            .fold(0_u8, |sum, (&demanded, level)| {
                sum.wrapping_add(demanded.saturating_sub(level))
            })
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Parts {
    length: u8,
    pub(super) parts: [Part; 8],
}

impl Parts {
    pub(crate) const NONE: Self = Self::new(&[]);

    /// Stores the first eight of these parts; the loader has refused more.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "const code without iterators; the index stays below 8 and below the length"
    )]
    pub(crate) const fn new(parts: &[Part]) -> Self {
        let mut row = Self {
            length: 0,
            parts: [Part::Lowest; 8],
        };
        let mut at = 0;
        while at < parts.len() && at < 8 {
            row.parts[at] = parts[at];
            at += 1;
        }
        row.length = at as u8;
        row
    }

    pub(crate) fn as_slice(&self) -> &[Part] {
        self.parts.get(..usize::from(self.length)).unwrap_or(&[])
    }

    pub(crate) const fn len(&self) -> u8 {
        self.length
    }

    /// Returns the part after which `left - 1` more follow.
    #[inline]
    pub(crate) fn with_left(&self, left: u8) -> Option<Part> {
        let at = self.length.checked_sub(left)?;
        self.as_slice().get(usize::from(at)).copied()
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

/// An Automa card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AutomaCard {
    /// Kind of the card.
    pub kind: AutomaKind,
    /// The element of a specialization or personality card.
    pub element: Option<Element>,
    /// The colour of the die that the bot looks for.
    pub colour: Colour,
    /// The symbols of the die that the bot looks for.
    pub die: CardDie,
    /// The potency that the bot spends, 1 to 3.
    pub potency: u8,
    pub(crate) actions: Parts,
    pub(crate) reward: Parts,
}

impl AutomaCard {
    /// Content of a number without a row; no validated position holds one.
    pub(super) const BLANK: Self = Self {
        kind: AutomaKind::Basic,
        element: None,
        colour: Colour::at(0),
        die: CardDie::Max,
        potency: 1,
        actions: Parts::NONE,
        reward: Parts::NONE,
    };

    /// Returns the bot's action; for a personality card, the one while it is not ahead (TB-7.9).
    #[must_use]
    pub fn actions(&self) -> &[Part] {
        self.actions.as_slice()
    }

    /// Returns the reward of a personality card, for a bot that is ahead (TB-7.9). Empty on other
    /// cards.
    #[must_use]
    pub fn reward(&self) -> &[Part] {
        self.reward.as_slice()
    }

    /// Returns the parts of the branch: the reward or the action.
    #[inline]
    pub(crate) const fn branch(&self, reward: bool) -> &Parts {
        if reward { &self.reward } else { &self.actions }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenCard {
    /// Number of tokens of this kind, 1 to 99.
    pub count: u8,
    /// The bot's gain from it.
    pub benefit: Benefit,
}

impl TokenCard {
    /// Content of a number without a row; no validated position holds one.
    pub(super) const BLANK: Self = Self {
        count: 0,
        benefit: Benefit::Points(0),
    };
}

/// Number of levels of the longest track.
pub(crate) const LEVELS: usize = 31;

/// A mastery track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Track {
    /// One bit for every level with a bonus space.
    pub(crate) bonus: u32,
    /// Victory points printed at each level.
    pub(crate) points: [u8; LEVELS],
    /// Victory points printed up to each level.
    pub(crate) points_up_to: [u16; LEVELS],
}

/// The cards of one kind, one per element.
pub(crate) type PerElement = Each<Option<AutomaId>, 4>;
