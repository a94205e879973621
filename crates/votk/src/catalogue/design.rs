//! Designs by index, and their groups.

use core::fmt::{self, Write};

use super::Catalogue;
use solo_core::{Countable, Kind, NotationError, Noun, Readable, Set, Speech, TextVisitor, Words};

/// A design: one row of the catalogue, by its index. Cards of one design are interchangeable.
///
/// ```
/// use solo_core::Kind;
/// use votk::{Design, Group};
/// let first = Design::from_index(0).unwrap();
/// assert_eq!(first.group(), Group::Starter);
/// assert_eq!(Design::from_index(35), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Design(u8);

/// An unordered zone: the number of copies of each design.
pub type Bag = solo_core::Bag<Design, { Design::COUNT }>;

/// Numbers of designs of each group, in the order of the catalogue (VK-16.1).
const SIZES: [u8; Group::ALL.len()] = [4, 3, 4, 5, 6, 7, 6];

/// Number of cards of levels 1, 2 and 3 (VK-16.2).
pub(super) const OF_LEVELS: [u8; 3] = [40, 29, 27];

/// Number of cards (VK-2.1).
pub(super) const CARDS: u8 = {
    let [first, second, third] = OF_LEVELS;
    first.saturating_add(second).saturating_add(third)
};

/// Number of starters that stay aside (VK-2.6).
const ASIDE: u8 = 27;

/// Number of cards that move during a game.
pub(crate) const MOVING: u8 = CARDS.saturating_sub(ASIDE);

/// Indices behind the last design of each group.
const ENDS: [u8; Group::ALL.len()] = {
    let [starters, sarcophagi, jars, amulets, books, statues, uniques] = SIZES;
    let sarcophagi = starters.saturating_add(sarcophagi);
    let jars = sarcophagi.saturating_add(jars);
    let amulets = jars.saturating_add(amulets);
    let books = amulets.saturating_add(books);
    let statues = books.saturating_add(statues);
    let uniques = statues.saturating_add(uniques);
    [starters, sarcophagi, jars, amulets, books, statues, uniques]
};

impl Kind for Design {
    const COUNT: usize = {
        let ([.., end], mut count, mut index) = (ENDS, 0_usize, 0_u8);
        while index < end {
            (count, index) = (count.saturating_add(1), index.saturating_add(1));
        }
        count
    };

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Option<Self> {
        (usize::from(index) < Self::COUNT).then_some(Self(index))
    }
}

impl<G: ?Sized + AsRef<Catalogue>> Noun<G> for Design {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        out.write_str(Catalogue::of_game(game).id(*self))
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        let card = Catalogue::of_game(speech.game()).card(*self);
        out.write_str(speech.text("Design", &card.id, &card.name))
    }

    fn texts(game: &G, visit: &mut TextVisitor<'_>) {
        let cards = Self::all().map(|design| Catalogue::of_game(game).card(design));
        cards.for_each(|card| visit(&"Design", &&*card.id, &&*card.name));
    }
}

impl<G: ?Sized + AsRef<Catalogue>> Readable<G> for Design {
    const WHAT: &'static str = "a card id";
    // VK-11.3: an id that is not in the catalogue is not a notation.
    const CLAUSE: Option<&'static str> = Some("VK-11.3");

    fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.find(<Self as Readable<G>>::WHAT, |id| {
            Catalogue::of_game(game).design(id)
        })
    }
}

impl<G: ?Sized + AsRef<Catalogue>> Countable<G> for Design {
    fn count(_: &G) -> u32 {
        Self::END.into()
    }

    fn number(&self, _: &G) -> u32 {
        self.0.into()
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Self::from_index(u8::try_from(number).ok()?)
    }
}

solo_core::noun_data!(reads Catalogue: Design);

impl Design {
    /// The index behind the last design.
    const END: u8 = {
        let [.., end] = ENDS;
        end
    };

    /// Lists all designs in catalogue order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::END).map(Self)
    }

    /// Returns the group of the design, which follows from its index in the catalogue (VK-16.1).
    pub const fn group(self) -> Group {
        let [starters, sarcophagi, jars, amulets, books, statues, _] = ENDS;
        match self.0 {
            index if index < starters => Group::Starter,
            index if index < sarcophagi => Group::Sarcophagus,
            index if index < jars => Group::Jar,
            index if index < amulets => Group::Amulet,
            index if index < books => Group::Book,
            index if index < statues => Group::Statue,
            _ => Group::Unique,
        }
    }

    /// Returns the designs from the first of these indices up to the second.
    const fn rows(first: u8, end: u8) -> Set<Self> {
        let (mut rows, mut index) = (Set::EMPTY, first);
        while index < end {
            rows = rows.union(Set::of_index(index));
            index = index.saturating_add(1);
        }
        rows
    }
}

solo_core::word_enum! {
    /// A group of designs: the starters, the five sets, the uniques.
    pub enum Group in votk as "a group" {
        /// Level 1: the starting cards of both sides.
        Starter = "starter" as "starters",
        /// A set of 3 designs.
        Sarcophagus = "sarcophagus" as "sarcophagi",
        /// A set of 4 designs.
        Jar = "jar" as "jars",
        /// A set of 5 designs.
        Amulet = "amulet" as "amulets",
        /// A set of 6 designs.
        Book = "book" as "books",
        /// A set of 7 designs.
        Statue = "statue" as "statues",
        /// Designs with a single card each.
        Unique = "unique" as "uniques",
    }
}

impl Group {
    /// The five groups that are sets.
    ///
    /// ```
    /// use votk::Group;
    /// assert_eq!(Group::SETS.map(|set| set.designs().len()), [3, 4, 5, 6, 7]);
    /// ```
    pub const SETS: [Self; 5] = [
        Self::Sarcophagus,
        Self::Jar,
        Self::Amulet,
        Self::Book,
        Self::Statue,
    ];

    /// Returns whether the group is one of the five sets.
    pub const fn is_set(self) -> bool {
        !matches!(self, Self::Starter | Self::Unique)
    }

    /// Returns the designs of the group.
    pub const fn designs(self) -> Set<Design> {
        const ROWS: [Set<Design>; Group::ALL.len()] = {
            let [starters, sarcophagi, jars, amulets, books, statues, uniques] = ENDS;
            [
                Design::rows(0, starters),
                Design::rows(starters, sarcophagi),
                Design::rows(sarcophagi, jars),
                Design::rows(jars, amulets),
                Design::rows(amulets, books),
                Design::rows(books, statues),
                Design::rows(statues, uniques),
            ]
        };
        let [starters, sarcophagi, jars, amulets, books, statues, uniques] = ROWS;
        match self {
            Self::Starter => starters,
            Self::Sarcophagus => sarcophagi,
            Self::Jar => jars,
            Self::Amulet => amulets,
            Self::Book => books,
            Self::Statue => statues,
            Self::Unique => uniques,
        }
    }
}
