//! Small dense numbers for everything that has an identity: indices in the orders of the catalogue,
//! and numbers of its cards and tokens.

use core::fmt::{self, Debug, Formatter};
use core::num::NonZeroU8;

/// A type with a small dense number, the index into tables with one entry each.
pub(crate) trait Place: Copy {
    /// Returns the number, counted from 0.
    fn ordinal(self) -> u8;

    /// Returns the number as the index of a table.
    #[inline]
    fn index(self) -> usize {
        usize::from(self.ordinal())
    }
}

macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        // The number is stored plus one, so that an `Option` of it is one byte as well.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// Number of possible values.
            pub const COUNT: u8 = $count;

            /// Returns the value with this number, counted from 0; `None` from `COUNT` on.
            ///
            /// ```
            #[doc = concat!("use trismegistus_bot::", stringify!($name), ";")]
            #[doc = concat!("assert!(", stringify!($name), "::new(0).is_some());")]
            #[doc = concat!("assert!(", stringify!($name), "::new(", stringify!($name), "::COUNT).is_none());")]
            /// ```
            #[must_use]
            pub const fn new(place: u8) -> Option<Self> {
                if place < Self::COUNT { Some(Self::at(place)) } else { None }
            }

            /// Returns the number, counted from 0, in catalogue order.
            ///
            /// ```
            #[doc = concat!("use trismegistus_bot::", stringify!($name), ";")]
            #[doc = concat!("assert_eq!(", stringify!($name), "::new(1).unwrap().place(), 1);")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn place(self) -> u8 {
                self.0.get().wrapping_sub(1)
            }

            /// Returns the value with this number, which the caller knows to be below `COUNT`.
            #[inline]
            pub(crate) const fn at(place: u8) -> Self {
                match NonZeroU8::new(place.wrapping_add(1)) {
                    Some(number) => Self(number),
                    None => Self(NonZeroU8::MIN),
                }
            }
        }

        impl Place for $name {
            #[inline]
            fn ordinal(self) -> u8 {
                self.place()
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.place())
            }
        }
    };
}

macro_rules! all {
    ($name:ident) => {
        impl $name {
            /// Lists all of them in catalogue order.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT).map(Self::at)
            }
        }
    };
}

place!(
    /// A colour of dice and artifacts, by its index in the colour order of the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Colour};
    /// let game = Botmegistus::default();
    /// let white = game.catalogue().colour("white").unwrap();
    /// assert_eq!(white, Colour::new(1).unwrap());
    /// assert_eq!(game.catalogue().colour_name(white), "white");
    /// ```
    Colour, 3
);
all!(Colour);

place!(
    /// A face of the dice and its bowl, by its index in the symbol order of the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Symbol};
    /// let game = Botmegistus::default();
    /// assert_eq!(game.catalogue().symbol_name(Symbol::new(4).unwrap()), "mercury");
    /// ```
    Symbol, 6
);
all!(Symbol);

place!(
    /// An element and its mastery track, by its index in the track order of the catalogue. Index 0
    /// is the left-most track.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Element};
    /// let game = Botmegistus::default();
    /// assert_eq!(game.catalogue().element_name(Element::new(3).unwrap()), "air");
    /// ```
    Element, 4
);
all!(Element);

impl Element {
    /// All elements, in track order.
    pub(crate) const ALL: [Self; 4] = [Self::at(0), Self::at(1), Self::at(2), Self::at(3)];
}

place!(
    /// A section of the board for experiments, by its index in section order.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Section};
    /// let game = Botmegistus::default();
    /// assert_eq!(game.catalogue().section_name(Section::new(0).unwrap()), "lead");
    /// ```
    Section, 6
);

place!(
    /// A kind of bonus token, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, TokenKind};
    /// let game = Botmegistus::default();
    /// assert_eq!(game.catalogue().token_name(TokenKind::new(0).unwrap()), "aether");
    /// ```
    TokenKind, 8
);

place!(
    /// An artifact, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let artifact = game.catalogue().artifact("a1-04").unwrap();
    /// assert_eq!(artifact.place(), 15);
    /// assert_eq!(game.catalogue().artifact_card(artifact).symbols(), [1, 0, 0, 1]);
    /// ```
    ArtifactId, 128
);

place!(
    /// An experiment, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let experiment = game.catalogue().experiment("em-05").unwrap();
    /// assert_eq!(game.catalogue().experiment_card(experiment).requirement(), [6, 0, 4, 0]);
    /// ```
    ExperimentId, 128
);

place!(
    /// An Automa card, by its row in the catalogue.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let card = game.catalogue().automa("s-air").unwrap();
    /// assert_eq!(game.catalogue().automa_card(card).potency, 2);
    /// ```
    AutomaId, 32
);

/// One value for each of `N` numbers. Reading beyond the end returns the default and writing there
/// does nothing, so that rules are total without further checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Each<T, const N: usize>(pub(crate) [T; N]);

impl<T: Copy + Default, const N: usize> Each<T, N> {
    #[inline]
    pub(crate) fn at(&self, place: impl Place) -> T {
        self.0.get(place.index()).copied().unwrap_or_default()
    }
}

impl<T, const N: usize> Each<T, N> {
    #[inline]
    pub(crate) fn set(&mut self, place: impl Place, value: T) {
        if let Some(entry) = self.0.get_mut(place.index()) {
            *entry = value;
        }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, place: impl Place) -> Option<&mut T> {
        self.0.get_mut(place.index())
    }
}

/// A name of the catalogue: lower case letters, digits and hyphens, at most 32 characters (TB-V13).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Name {
    length: u8,
    bytes: [u8; 32],
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators; indices stay below 32 and below the length"
)]
impl Name {
    pub(crate) const EMPTY: Self = Self {
        length: 0,
        bytes: [0; 32],
    };

    /// Stores the first 32 bytes of `text`; longer names are refused before.
    pub(crate) const fn new(text: &str) -> Self {
        let text = text.as_bytes();
        let mut name = Self::EMPTY;
        let mut at = 0;
        while at < text.len() && at < 32 {
            name.bytes[at] = text[at];
            at += 1;
        }
        name.length = at as u8;
        name
    }

    /// Returns whether this is the same name; `==` is not available in const code.
    pub(crate) const fn is(&self, other: &Self) -> bool {
        let mut at = 0;
        while at < 32 && self.bytes[at] == other.bytes[at] {
            at += 1;
        }
        at == 32
    }

    fn bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.length)).unwrap_or(&[])
    }

    pub(crate) fn as_str(&self) -> &str {
        core::str::from_utf8(self.bytes()).unwrap_or("")
    }
}

impl Debug for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

/// The rows of a table with their ids, at most `N`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rows<T, const N: usize> {
    length: u8,
    rows: [T; N],
    /// The row returned for a number without one.
    blank: T,
    pub(super) names: [Name; N],
}

impl<T: Copy, const N: usize> Rows<T, N> {
    /// Returns an empty table.
    pub(crate) const fn new(blank: T) -> Self {
        Self {
            length: 0,
            rows: [blank; N],
            blank,
            names: [Name::EMPTY; N],
        }
    }

    /// Adds a row; one beyond `N` is dropped.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "const code; the index stays below N, which is at most 128"
    )]
    pub(crate) const fn push(&mut self, name: Name, row: T) {
        let at = self.length as usize;
        if at < N {
            self.names[at] = name;
            self.rows[at] = row;
            self.length += 1;
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.length
    }

    #[inline]
    pub(crate) fn get(&self, place: impl Place) -> &T {
        self.rows.get(place.index()).unwrap_or(&self.blank)
    }

    pub(crate) fn name(&self, place: impl Place) -> &str {
        self.names.get(place.index()).map_or("", Name::as_str)
    }

    /// Returns the number of the row with this id, counted from 0.
    pub(crate) fn find(&self, text: &str) -> Option<u8> {
        (0..self.length)
            .zip(&self.names)
            .find(|(_, name)| name.bytes() == text.as_bytes())
            .map(|(at, _)| at)
    }
}

impl<T: Copy + Debug, const N: usize> Debug for Rows<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let rows = self.names.iter().zip(&self.rows);
        f.debug_map()
            .entries(rows.take(usize::from(self.length)))
            .finish()
    }
}
