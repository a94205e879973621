//! The cards of the game as small numbers: chapter SE-1.

use core::fmt::{self, Display, Write};

use solo_core::{Cell, Notation, NotationError, Noun, Readable, Set, Words};

/// A kind of Part card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part(pub(crate) u8);

/// A kind of Small Machine card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Machine(pub(crate) u8);

/// A kind of Invention card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Invention(pub(crate) u8);

/// A Character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(pub(crate) u8);

/// A row of the ability table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AbilityRow(pub(crate) u8);

/// A card that has a pile: a Part, a Small Machine or an Invention. The order is catalogue order.
///
/// ```
/// use scrapyard::{Card, Pile, Scrapyard};
/// use solo_core::{Countable, Readable};
/// let game = Scrapyard::default();
/// assert_eq!(Card::parse(&game, "i10")?.pile(), Pile::Invention);
/// assert!(Card::values(&game).is_sorted());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("the id of a card")]
pub enum Card {
    /// A Part.
    #[says("{part}")]
    Part(Part),
    /// A Small Machine.
    #[says("{machine}")]
    Machine(Machine),
    /// An Invention.
    #[says("{invention}")]
    Invention(Invention),
}

/// A component of a recipe, which can be left out of one: a Part or a Small Machine.
///
/// ```
/// use scrapyard::{Component, Scrapyard};
/// use solo_core::Readable;
/// assert!(Component::parse(&Scrapyard::default(), "s01").is_ok());
/// assert!(Component::parse(&Scrapyard::default(), "i01").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("the id of a Part or a Small Machine")]
pub enum Component {
    /// A Part of a machine.
    #[says("{part}")]
    Part(Part),
    /// A machine of an Invention.
    #[says("{machine}")]
    Machine(Machine),
}

impl Card {
    /// Returns the pile of the card.
    pub const fn pile(self) -> Pile {
        match self {
            Self::Part(_) => Pile::Part,
            Self::Machine(_) => Pile::Machine,
            Self::Invention(_) => Pile::Invention,
        }
    }

    /// Returns the row of the card in the table of its type, counted from 0.
    pub const fn row(self) -> u8 {
        match self {
            Self::Part(part) => part.0,
            Self::Machine(machine) => machine.0,
            Self::Invention(invention) => invention.0,
        }
    }
}

solo_core::word_enum! {
    /// One of the three face-down piles, each with its own scrap pile (SE-2.1).
    ///
    /// ```
    /// assert_eq!(scrapyard::Pile::Machine.word(), "machine");
    /// ```
    pub enum Pile in scrapyard as "a pile" {
        /// Part cards.
        Part = "part" as "Part",
        /// Small Machine cards.
        Machine = "machine" as "Small Machine",
        /// Invention cards.
        Invention = "invention" as "Invention",
    }
}

solo_core::word_enum! {
    /// A pile whose scrap pile can be dug in; not that of the Inventions (SE-6.2).
    ///
    /// ```
    /// use scrapyard::{DigPile, Pile};
    /// assert_eq!(DigPile::ALL.map(DigPile::pile), [Pile::Part, Pile::Machine]);
    /// ```
    pub enum DigPile in scrapyard as "part or machine" {
        /// Part cards.
        Part = "part" as "Part",
        /// Small Machine cards.
        Machine = "machine" as "Small Machine",
    }
}

impl DigPile {
    /// Returns the pile.
    pub const fn pile(self) -> Pile {
        match self {
            Self::Part => Pile::Part,
            Self::Machine => Pile::Machine,
        }
    }
}

impl Pile {
    /// Returns the letter in a set of types: `p`, `m` or `i`.
    pub const fn letter(self) -> char {
        match self {
            Self::Part => 'p',
            Self::Machine => 'm',
            Self::Invention => 'i',
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
pub struct Piles(Set<Pile>);

impl Piles {
    /// No pile.
    pub(crate) const NONE: Self = Self(Set::EMPTY);
    /// The piles of the cards that both sides collect.
    pub(crate) const PARTS_AND_MACHINES: Self = Self(Set::from_bits(0b011));

    /// The sets by their bits; the empty set has no letters.
    const LETTERS: [&'static str; 8] = ["", "p", "m", "pm", "i", "pi", "mi", "pmi"];

    /// Returns the set of these letters; `None` unless they are a non-empty part of `pmi` in order.
    pub fn from_letters(letters: &str) -> Option<Self> {
        (1..)
            .zip(Self::LETTERS.iter().skip(1))
            .find(|(_, text)| **text == letters)
            .map(|(bits, _)| Self(Set::from_bits(bits)))
    }

    /// Returns the letters of the set.
    pub fn letters(self) -> &'static str {
        let letters = (0..).zip(Self::LETTERS);
        let mut found = letters.filter(|(bits, _)| *bits == self.0.bits());
        found.next().map_or("", |(_, letters)| letters)
    }

    /// Returns whether the pile is in the set.
    pub fn contains(self, pile: Pile) -> bool {
        self.0.contains(pile)
    }

    /// Returns the piles.
    pub(crate) const fn set(self) -> Set<Pile> {
        self.0
    }
}

/// The set of one pile.
impl From<Pile> for Piles {
    fn from(pile: Pile) -> Self {
        Self(Set::of(pile))
    }
}

impl Cell<'_> for Piles {
    const WHAT: &'static str = "letters of pmi in this order, or -";

    fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        match text {
            "-" => Some(Self::default()),
            letters => Self::from_letters(letters),
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(match self.letters() {
            "" => "-",
            letters => letters,
        })
    }
}

impl<G: ?Sized> Noun<G> for Piles {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.letters())
    }
}

impl<G: ?Sized> Readable<G> for Piles {
    const WHAT: &'static str = "a set of piles";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.find("a set of piles", Self::from_letters)
    }
}

/// A source of an ability that can work for the player. Characters come before machines.
///
/// ```
/// use scrapyard::{Scrapyard, Source};
/// use solo_core::Readable;
/// let game = Scrapyard::default();
/// assert!(Source::parse(&game, "c04")? < Source::parse(&game, "s01")?);
/// assert!(Source::parse(&game, "p01").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("the id of a Character or a Small Machine")]
pub enum Source {
    /// The player's Character (SE-12.1).
    #[says("{character}")]
    Character(Character),
    /// A machine the player has built (SE-11.1).
    #[says("{machine}")]
    Machine(Machine),
}

solo_core::word_enum! {
    /// One of the two sides: the player races one ghost (SE-1.1).
    ///
    /// ```
    /// assert_eq!(scrapyard::Side::Ghost.word(), "ghost");
    /// ```
    pub enum Side in scrapyard as "a side" {
        /// The player.
        Player = "player" as "you",
        /// The ghost opponent.
        Ghost = "ghost" as "the ghost",
    }
}

solo_core::when_numbers! {
    impl<G: ?Sized> solo_core::Features<G> for Piles {
        fn width(game: &G) -> usize {
            Pile::width(game)
        }

        fn describe(game: &G, specs: &mut solo_core::FeatureSpecs) {
            specs.nouns::<_, Pile>(game, "[", "]", 1);
        }

        fn write(&self, _: &G, numbers: &mut solo_core::Numbers<'_>) {
            for pile in Pile::ALL {
                numbers.put(u8::from(self.contains(pile)));
            }
        }
    }
}
