//! The cards of the game as small numbers: chapter SE-1.

/// A small dense number that names one row of a catalogue table.
macro_rules! row_number {
    ($(#[$doc:meta])* $name:ident, $example:literal) => {
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use scrapyard::", stringify!($name), ";")]
        #[doc = concat!("let game = scrapyard::Scrapyard::default();")]
        #[doc = concat!("let found = game.", $example, ";")]
        #[doc = concat!("assert_eq!(found.map(", stringify!($name), "::place), Some(1));")]
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The row of the catalogue table, counted from 0, always below 64.
            #[must_use]
            #[inline]
            pub const fn place(self) -> u8 {
                self.0
            }
        }
    };
}

row_number!(
    /// A kind of Part card.
    Part,
    "part(\"p02\")"
);
row_number!(
    /// A kind of Small Machine card.
    Machine,
    "machine(\"s02\")"
);
row_number!(
    /// A kind of Invention card.
    Invention,
    "invention(\"i02\")"
);
row_number!(
    /// A Character card.
    Character,
    "character(\"c02\")"
);

/// A card that has a pile: a Part, a Small Machine or an Invention. The order is catalogue order.
///
/// ```
/// use scrapyard::{Card, Pile, Scrapyard};
/// let game = Scrapyard::default();
/// let cards = [game.card("p15").unwrap(), game.card("s01").unwrap(), game.card("i01").unwrap()];
/// assert!(cards.is_sorted());
/// assert_eq!(cards.map(Card::pile), Pile::ALL);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A Part.
    Part(Part),
    /// A Small Machine.
    Machine(Machine),
    /// An Invention.
    Invention(Invention),
}

impl Card {
    /// The pile the card belongs to.
    #[must_use]
    #[inline]
    pub const fn pile(self) -> Pile {
        match self {
            Self::Part(_) => Pile::Part,
            Self::Machine(_) => Pile::Machine,
            Self::Invention(_) => Pile::Invention,
        }
    }

    /// The row of the card in the table of its type, counted from 0.
    #[must_use]
    #[inline]
    pub const fn place(self) -> u8 {
        match self {
            Self::Part(part) => part.0,
            Self::Machine(machine) => machine.0,
            Self::Invention(invention) => invention.0,
        }
    }

    /// The card of this pile in this row.
    #[inline]
    pub(crate) const fn new(pile: Pile, place: u8) -> Self {
        match pile {
            Pile::Part => Self::Part(Part(place)),
            Pile::Machine => Self::Machine(Machine(place)),
            Pile::Invention => Self::Invention(Invention(place)),
        }
    }
}

solo_core::words! {
    /// One of the three face-down piles, each with a scrap pile of its own (SE-2.1).
    ///
    /// ```
    /// assert_eq!(scrapyard::Pile::Machine.word(), "machine");
    /// ```
    pub enum Pile in scrapyard {
        /// Part cards.
        Part = "part",
        /// Small Machine cards.
        Machine = "machine",
        /// Invention cards.
        Invention = "invention",
    }
}

impl Pile {
    /// The letter in a set of types: `p`, `m` or `i`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Part => 'p',
            Self::Machine => 'm',
            Self::Invention => 'i',
        }
    }

    #[inline]
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Part => 0,
            Self::Machine => 1,
            Self::Invention => 2,
        }
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.number())
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        match self {
            Self::Part => 1,
            Self::Machine => 2,
            Self::Invention => 4,
        }
    }
}

/// A set of piles, written with the letters `p`, `m`, `i` in this order.
///
/// ```
/// use scrapyard::{Pile, Piles};
/// let piles = Piles::from_letters("pm").unwrap();
/// assert!(piles.contains(Pile::Machine) && !piles.contains(Pile::Invention));
/// assert_eq!(piles.letters(), "pm");
/// assert_eq!(Piles::from_letters("mp"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Piles(pub(crate) u8);

impl Piles {
    /// The sets by their bits; the empty set has no letters.
    const LETTERS: [&'static str; 8] = ["", "p", "m", "pm", "i", "pi", "mi", "pmi"];

    /// The set these letters stand for; `None` unless they are a non-empty part of `pmi` in order.
    #[must_use]
    pub fn from_letters(letters: &str) -> Option<Self> {
        (1_u8..)
            .zip(Self::LETTERS.iter().skip(1))
            .find(|(_, text)| **text == letters)
            .map(|(bits, _)| Self(bits))
    }

    /// The letters of the set.
    #[must_use]
    pub fn letters(self) -> &'static str {
        Self::LETTERS
            .get(usize::from(self.0))
            .copied()
            .unwrap_or("")
    }

    /// Whether the pile is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, pile: Pile) -> bool {
        self.0 & pile.bit() != 0
    }
}

/// Something with an ability that can work for the player. Characters come before machines.
///
/// ```
/// use scrapyard::{Scrapyard, Source};
/// let game = Scrapyard::default();
/// let character = Source::Character(game.character("c04").unwrap());
/// assert!(character < Source::Machine(game.machine("s01").unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The player's Character (SE-12.1).
    Character(Character),
    /// A machine the player has built (SE-11.1).
    Machine(Machine),
}

solo_core::words! {
    /// One of the two sides: the player races one ghost (SE-1.1).
    ///
    /// ```
    /// assert_eq!(scrapyard::Side::Ghost.word(), "ghost");
    /// ```
    pub enum Side in scrapyard {
        /// The player.
        Player = "player",
        /// The ghost opponent.
        Ghost = "ghost",
    }
}

/// The set of one kind of a table.
#[inline]
pub(crate) const fn bit(kind: u8) -> u64 {
    1_u64.wrapping_shl(widen(kind))
}

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
const fn widen(number: u8) -> u32 {
    number as u32
}

/// Whether the kind is in the set.
#[inline]
pub(crate) const fn has(set: u64, kind: u8) -> bool {
    set & bit(kind) != 0
}
