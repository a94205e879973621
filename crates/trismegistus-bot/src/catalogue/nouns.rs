//! All names of a catalogue as nouns, which it writes, names, reads and counts.

use core::fmt::{self, Write};

use solo_core::{Countable, Notation, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use super::place::Place as _;
use super::{
    ArtifactId, AutomaId, Catalogue, Colour, Element, ExperimentId, Section, Symbol, TokenKind,
    names,
};
use crate::game::Botmegistus;

macro_rules! nouns {
    ($($noun:ident as $what:literal, $clause:literal, $rows:ident: $find:ident, $name:ident, $example:literal
       $(, $all:ident)?;)+) => {
        impl Catalogue {$(
            #[doc = concat!("The name or id of ", $what, "; empty if there is none with this number.")]
            ///
            /// ```
            /// let house = trismegistus_bot::Catalogue::house();
            #[doc = concat!("let noun = house.", stringify!($find), "(", stringify!($example), ").unwrap();")]
            #[doc = concat!("assert_eq!(house.", stringify!($name), "(noun), ", stringify!($example), ");")]
            /// ```
            #[must_use]
            pub fn $name(&self, noun: $noun) -> &str {
                self.$rows.name(noun)
            }

            #[doc = concat!("Finds ", $what, " by its name or id.")]
            ///
            /// ```
            /// let house = trismegistus_bot::Catalogue::house();
            #[doc = concat!("assert!(house.", stringify!($find), "(", stringify!($example), ").is_some());")]
            #[doc = concat!("assert_eq!(house.", stringify!($find), "(\"gold\"), None);")]
            /// ```
            #[must_use]
            pub fn $find(&self, name: &str) -> Option<$noun> {
                self.$rows.find(name).and_then($noun::new)
            }

            $(
                /// Lists all of them in catalogue order.
                ///
                /// ```
                /// let house = trismegistus_bot::Catalogue::house();
                #[doc = concat!("let found = house.", stringify!($find), "(", stringify!($example), ").unwrap();")]
                #[doc = concat!("assert!(house.", stringify!($all), "().any(|noun| noun == found));")]
                /// ```
                pub fn $all(&self) -> impl Iterator<Item = $noun> + Clone {
                    (0..self.$rows.len()).map($noun::at)
                }
            )?
        )+}

        $(
        impl Readable<Botmegistus> for $noun {
            const WHAT: &'static str = $what;
            const CLAUSE: Option<&'static str> = Some($clause);

            fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.find($what, |word| game.catalogue().$find(word))
            }
        }

        impl Countable<Botmegistus> for $noun {
            fn count(game: &Botmegistus) -> u32 {
                u32::from(game.catalogue().$rows.len())
            }

            fn number(&self, _: &Botmegistus) -> u32 {
                u32::from(self.place())
            }

            fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
                let noun = u8::try_from(number).ok().and_then(Self::new);
                noun.filter(|_| number < Self::count(game))
            }
        }

        solo_core::noun_features!([] [] Botmegistus: $noun);

        solo_core::when_serde! {
            impl solo_core::Data<Botmegistus> for $noun {
                fn serialize<S: solo_core::serde::Serializer>(&self, game: &Botmegistus, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(game.catalogue().$name(*self))
                }

                solo_core::when_schema! {
                    fn schema(game: &Botmegistus) -> solo_core::Value {
                        solo_core::noun_schema::<Botmegistus, Self>(game)
                    }
                }
            }

            impl solo_core::Shape<Botmegistus> for $noun {
                fn from_data(game: &Botmegistus, data: &solo_core::Value, at: &solo_core::Spot<'_>, faults: &mut solo_core::Faults) -> Option<Self> {
                    solo_core::read_noun(game, data, at, faults)
                }
            }
        }
        )+
    };
}

nouns! {
    Colour as "a colour", "TB-V2", colours: colour, colour_name, "white";
    Symbol as "a symbol", "TB-V2", symbols: symbol, symbol_name, "wild";
    Element as "an element", "TB-V2", elements: element, element_name, "air";
    Section as "a section", "TB-V5", sections: section, section_name, "lead", sections;
    TokenKind as "a kind of token", "TB-I4", tokens: token, token_name, "glory", token_kinds;
    ArtifactId as "an artifact id", "TB-I3", artifacts: artifact, artifact_name, "a3-12", artifacts;
    ExperimentId as "an experiment id", "TB-I3", experiments: experiment, experiment_name, "em-08", experiments;
    AutomaId as "an Automa card id", "TB-I3", automa: automa, automa_name, "b1", automa_cards;
}

macro_rules! names {
    ($($noun:ident: $id:ident;)+) => {$(
        impl Noun<Botmegistus> for $noun {
            fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
                out.write_str(game.catalogue().$id(*self))
            }

            fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
                let id = speech.game().catalogue().$id(*self);
                out.write_str(speech.text(stringify!($noun), id, id))
            }

            fn texts(game: &Botmegistus, visit: &mut TextVisitor<'_>) {
                for noun in Self::values(game) {
                    let id = game.catalogue().$id(noun);
                    visit(&stringify!($noun), &id, &id);
                }
            }
        }
    )+};
}

// Nouns with their own names.
names! {
    Colour: colour_name;
    Symbol: symbol_name;
    Element: element_name;
    Section: section_name;
    TokenKind: token_name;
}

macro_rules! prints {
    ($($noun:ident: $id:ident, $print:ident;)+) => {$(
        impl Noun<Botmegistus> for $noun {
            fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
                out.write_str(game.catalogue().$id(*self))
            }

            fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
                names::$print(*self, speech, out)
            }

            fn texts(game: &Botmegistus, visit: &mut TextVisitor<'_>) {
                names::texts(game, visit);
            }
        }
    )+};
}

// The id of a card or tile is never shown: its name is made of its printed values.
prints! {
    ArtifactId: artifact_name, artifact;
    ExperimentId: experiment_name, experiment;
    AutomaId: automa_name, automa;
}

impl Catalogue {
    /// Returns the row of this name; colours and sections never share one (TB-V5).
    ///
    /// ```
    /// let house = trismegistus_bot::Catalogue::house();
    /// let lead = house.section("lead").unwrap();
    /// assert_eq!(house.row("lead"), Some(trismegistus_bot::Row::Experiments(lead)));
    /// ```
    #[must_use]
    pub fn row(&self, name: &str) -> Option<Row> {
        let artifacts = self.colour(name).map(Row::Artifacts);
        artifacts.or_else(|| self.section(name).map(Row::Experiments))
    }
}

/// A row of cards on display: artifacts of one colour or experiments of one section.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Row};
/// let game = Botmegistus::default();
/// let black = game.catalogue().colour("black").unwrap();
/// assert_eq!(game.catalogue().row("black"), Some(Row::Artifacts(black)));
/// assert!(matches!(game.catalogue().row("lead"), Some(Row::Experiments(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a colour or a section", game = Botmegistus)]
pub enum Row {
    /// The artifacts of a colour.
    #[says("{colour}", label = "the {colour} row")]
    Artifacts(Colour),
    /// The experiments of a section.
    #[says("{section}", label = "section {section}")]
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
#[notation("an artifact or experiment id", game = Botmegistus)]
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

impl<const LOWEST: u8> TrackLevel<LOWEST> {
    /// Counts the levels of a track from the lowest one on.
    fn levels(catalogue: &Catalogue, track: Element) -> u8 {
        catalogue.top(track).wrapping_add(1).saturating_sub(LOWEST)
    }
}

impl<const LOWEST: u8> Noun<Botmegistus> for TrackLevel<LOWEST> {
    fn id(&self, game: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
        self.track.id(game, out)?;
        write!(out, " {}", self.level)
    }

    fn name(&self, speech: &Speech<'_, Botmegistus>, out: &mut dyn Write) -> fmt::Result {
        self.track.name(speech, out)?;
        write!(out, " {}", self.level)
    }
}

impl<const LOWEST: u8> Readable<Botmegistus> for TrackLevel<LOWEST> {
    const WHAT: &'static str = "a level of a track";

    fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let track = Element::read(game, words)?;
        let level = words.number(LOWEST, game.catalogue().top(track), Self::WHAT)?;
        Ok(Self { track, level })
    }
}

impl<const LOWEST: u8> Countable<Botmegistus> for TrackLevel<LOWEST> {
    fn count(game: &Botmegistus) -> u32 {
        let levels = Element::all().map(|track| Self::levels(game.catalogue(), track));
        levels.map(u32::from).fold(0, u32::wrapping_add)
    }

    fn number(&self, game: &Botmegistus) -> u32 {
        let before = Element::all().take(self.track.index());
        let before = before.map(|track| u32::from(Self::levels(game.catalogue(), track)));
        before.fold(
            u32::from(self.level.wrapping_sub(LOWEST)),
            u32::wrapping_add,
        )
    }

    fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
        let mut left = number;
        for track in Element::all() {
            let levels = u32::from(Self::levels(game.catalogue(), track));
            if left < levels {
                let level = u8::try_from(left).ok()?.wrapping_add(LOWEST);
                return Some(Self { track, level });
            }
            left = left.wrapping_sub(levels);
        }
        None
    }
}

macro_rules! slots {
    ($($(#[$doc:meta])* $slot:ident, $count:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $slot(pub u8);

        impl Noun<Botmegistus> for $slot {
            fn id(&self, _: &Botmegistus, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{}", self.0)
            }
        }

        impl Readable<Botmegistus> for $slot {
            const WHAT: &'static str = "a slot of the row";

            fn read(game: &Botmegistus, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.number(1, game.catalogue().$count(), Self::WHAT).map(Self)
            }
        }

        impl Countable<Botmegistus> for $slot {
            fn count(game: &Botmegistus) -> u32 {
                u32::from(game.catalogue().$count())
            }

            fn number(&self, _: &Botmegistus) -> u32 {
                u32::from(self.0.wrapping_sub(1))
            }

            fn nth(game: &Botmegistus, number: u32) -> Option<Self> {
                let slot = u8::try_from(number).ok()?.checked_add(1)?;
                (slot <= game.catalogue().$count()).then_some(Self(slot))
            }
        }
    )+};
}

slots! {
    /// A slot of an artifact row, counted from 1 at the left.
    ///
    /// ```
    /// use solo_core::Readable;
    /// use trismegistus_bot::{ArtifactSlot, Botmegistus};
    /// let game = Botmegistus::default();
    /// assert_eq!(ArtifactSlot::parse(&game, "2"), Ok(ArtifactSlot(2)));
    /// assert!(ArtifactSlot::parse(&game, "3").is_err());
    /// ```
    ArtifactSlot, artifact_slots;
    /// A slot of a section, counted from 1 at the left.
    ///
    /// ```
    /// use solo_core::Countable;
    /// use trismegistus_bot::{Botmegistus, ExperimentSlot};
    /// let game = Botmegistus::default();
    /// assert!(ExperimentSlot::values(&game).eq([ExperimentSlot(1), ExperimentSlot(2)]));
    /// ```
    ExperimentSlot, experiment_slots;
}
