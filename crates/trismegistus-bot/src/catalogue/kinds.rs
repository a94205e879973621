//! The vocabulary of the components: colours, symbols and elements, and the rows of the tables.

use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;

use solo_core::{Each, Kind, Notation};

use super::Catalogue;

solo_core::word_kind! {
    /// A colour of dice and artifacts. [`Catalogue::colours`] has their order.
    pub enum Colour in trismegistus_bot as "black, white or red" {
        /// Black dice, black artifacts.
        Black = "black",
        /// White dice, white artifacts.
        White = "white",
        /// Red dice, red artifacts.
        Red = "red",
    }
}

solo_core::word_kind! {
    /// A face of the dice, and its bowl. [`Catalogue::symbols`] has their order.
    pub enum Symbol in trismegistus_bot as "lead, tin, iron, copper, mercury or wild" {
        /// The symbol lead.
        Lead = "lead",
        /// The symbol tin.
        Tin = "tin",
        /// The symbol iron.
        Iron = "iron",
        /// The symbol copper.
        Copper = "copper",
        /// The symbol mercury.
        Mercury = "mercury",
        /// The sixth face, which the bot sets to another symbol (TB-5.5).
        Wild = "wild",
    }
}

solo_core::word_kind! {
    /// An element, and its mastery track. [`Catalogue::elements`] has the order of the tracks.
    pub enum Element in trismegistus_bot as "earth, fire, water or air" {
        /// The first track of the embedded catalogue, which is the left-most one.
        Earth = "earth",
        /// The second track.
        Fire = "fire",
        /// The third track.
        Water = "water",
        /// The fourth track.
        Air = "air",
    }
}

/// A value for each colour.
pub(crate) type PerColour<T> = Each<Colour, T, 3>;
/// A value for each symbol.
pub(crate) type PerSymbol<T> = Each<Symbol, T, 6>;
/// A value for each element.
pub type PerElement<T> = Each<Element, T, 4>;

/// Declares the row of a table, by its index.
macro_rules! row {
    ($(#[$doc:meta])* $name:ident: at most $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(super) u8);

        // The number alone, since a position has up to 256 of them.
        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl Kind for $name {
            const COUNT: usize = $most;

            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Option<Self> {
                (usize::from(index) < Self::COUNT).then_some(Self(index))
            }
        }
    };
}

row!(
    /// A section of the board for experiments. Sections are in the order of their bowls.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Listed, Section};
    /// let house = Catalogue::house();
    /// assert_eq!(Section::nth_in(house, 0).unwrap().id_in(house), "lead");
    /// ```
    Section: at most 6
);

row!(
    /// A kind of bonus token, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Listed, TokenKind};
    /// let house = Catalogue::house();
    /// assert_eq!(TokenKind::nth_in(house, 0).unwrap().id_in(house), "aether");
    /// assert_eq!(TokenKind::nth_in(house, 3), None);
    /// ```
    TokenKind: at most 8
);

row!(
    /// An artifact, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{ArtifactId, Catalogue, Listed};
    /// let house = Catalogue::house();
    /// let artifact: ArtifactId = house.find("a1-04").unwrap();
    /// assert_eq!(artifact.number_in(house), 15);
    /// assert_eq!(house.artifact_card(artifact).symbols(), [1, 0, 0, 1]);
    /// ```
    ArtifactId: at most 128
);

row!(
    /// An experiment, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::Catalogue;
    /// let house = Catalogue::house();
    /// let experiment = house.find("em-05").unwrap();
    /// assert_eq!(house.experiment_card(experiment).requirement(), [6, 0, 4, 0]);
    /// ```
    ExperimentId: at most 128
);

row!(
    /// An Automa card, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::Catalogue;
    /// let house = Catalogue::house();
    /// assert_eq!(house.automa_card(house.find("s-air").unwrap()).potency, 2);
    /// ```
    AutomaId: at most 32
);

/// A row of cards on display: artifacts of one colour or experiments of one section.
///
/// ```
/// use solo_core::Readable;
/// use trismegistus_bot::{Botmegistus, Colour, Row};
/// let game = Botmegistus::default();
/// assert_eq!(Row::parse(&game, "black"), Ok(Row::Artifacts(Colour::Black)));
/// assert!(matches!(Row::parse(&game, "lead"), Ok(Row::Experiments(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a colour or a section")]
pub enum Row {
    /// The artifacts of a colour.
    #[says("{colour}", label = "the {colour} row")]
    Artifacts(Colour),
    /// The experiments of a section.
    #[says("{section}", label = "the {section} section")]
    Experiments(Section),
}

/// A card of the human or of the table; artifacts and experiments never share an id (TB-V12).
///
/// ```
/// use solo_core::Readable;
/// use trismegistus_bot::{Botmegistus, Card};
/// let game = Botmegistus::default();
/// assert!(matches!(Card::parse(&game, "as-01"), Ok(Card::Artifact(_))));
/// assert!(matches!(Card::parse(&game, "es-01"), Ok(Card::Experiment(_))));
/// assert!(Card::parse(&game, "b1").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("an artifact or experiment id")]
pub enum Card {
    /// An artifact.
    #[says("{artifact}", label = "{artifact}")]
    Artifact(ArtifactId),
    /// An experiment or masterpiece.
    #[says("{experiment}", label = "{experiment}")]
    Experiment(ExperimentId),
}

impl Card {
    /// Returns the artifact, if it is one.
    pub(crate) const fn artifact(self) -> Option<ArtifactId> {
        match self {
            Self::Artifact(artifact) => Some(artifact),
            Self::Experiment(_) => None,
        }
    }

    /// Returns the experiment, if it is one.
    pub(crate) const fn experiment(self) -> Option<ExperimentId> {
        match self {
            Self::Experiment(experiment) => Some(experiment),
            Self::Artifact(_) => None,
        }
    }
}

/// A level of a track, from `LOWEST` up to its top.
///
/// ```
/// use solo_core::{Countable, Readable};
/// use trismegistus_bot::{Botmegistus, TrackLevel};
/// let game = Botmegistus::default();
/// let level = TrackLevel::<1>::parse(&game, "fire 10")?;
/// assert_eq!((level.level, level.number(&game)), (10, 19));
/// assert!(TrackLevel::<1>::parse(&game, "fire 0").is_err());
/// assert!(TrackLevel::<0>::parse(&game, "fire 11").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrackLevel<const LOWEST: u8> {
    /// The track.
    pub track: Element,
    /// The level.
    pub level: u8,
}

/// A slot of a row of artifacts, counted from 1 at the left.
///
/// ```
/// use solo_core::Readable;
/// use trismegistus_bot::{ArtifactSlot, Botmegistus};
/// let game = Botmegistus::default();
/// assert_eq!(ArtifactSlot::parse(&game, "2"), Ok(ArtifactSlot::new(2)));
/// assert!(ArtifactSlot::parse(&game, "3").is_err());
/// ```
pub type ArtifactSlot = Slot<Colour>;

/// A slot of a section, counted from 1 at the left.
///
/// ```
/// use solo_core::Countable;
/// use trismegistus_bot::{Botmegistus, ExperimentSlot};
/// let game = Botmegistus::default();
/// assert!(ExperimentSlot::values(&game).eq([ExperimentSlot::new(1), ExperimentSlot::new(2)]));
/// ```
pub type ExperimentSlot = Slot<Section>;

/// A noun that names a row of cards on display: a colour or a section.
pub trait DisplayRow: Copy + Eq {
    /// Counts the slots of each of these rows, 1 to 4.
    fn slots(catalogue: &Catalogue) -> u8;
}

impl DisplayRow for Colour {
    fn slots(catalogue: &Catalogue) -> u8 {
        catalogue.artifact_slots()
    }
}

impl DisplayRow for Section {
    fn slots(catalogue: &Catalogue) -> u8 {
        catalogue.experiment_slots()
    }
}

/// A slot of a [row of cards](DisplayRow), counted from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot<R> {
    number: u8,
    row: PhantomData<R>,
}

impl<R: Copy> Slot<R> {
    /// Returns the slot with this number.
    pub const fn new(number: u8) -> Self {
        Self {
            number,
            row: PhantomData,
        }
    }

    /// Returns the number.
    pub const fn get(self) -> u8 {
        self.number
    }

    /// Returns the index of the slot in its row, counted from 0.
    pub(crate) fn index(self) -> usize {
        // Slot 0, which no row has, lies behind the last one.
        usize::from(self.number.wrapping_sub(1))
    }
}
