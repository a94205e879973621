//! Designs by index, and their groups.

use core::fmt::{self, Write};

use solo_core::{Countable, Kind, NotationError, Noun, Readable, Set, Speech, TextVisitor, Words};

use crate::game::Valley;

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

impl Kind for Design {
    const COUNT: usize = 35;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Option<Self> {
        (usize::from(index) < Self::COUNT).then_some(Self(index))
    }
}

impl Noun<Valley> for Design {
    fn id(&self, game: &Valley, out: &mut dyn Write) -> fmt::Result {
        out.write_str(game.catalogue().id(*self))
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        let card = speech.game().catalogue().card(*self);
        out.write_str(speech.text("Design", &card.id, &card.name))
    }

    fn texts(game: &Valley, visit: &mut TextVisitor<'_>) {
        let cards = Self::all().map(|design| game.catalogue().card(design));
        cards.for_each(|card| visit(&"Design", &&*card.id, &&*card.name));
    }
}

impl Readable<Valley> for Design {
    const WHAT: &'static str = "a card id";
    // VK-11.3: an id that is not in the catalogue is not a notation.
    const CLAUSE: Option<&'static str> = Some("VK-11.3");

    fn read(game: &Valley, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.find(Self::WHAT, |id| game.catalogue().design(id))
    }
}

impl Countable<Valley> for Design {
    fn count(_: &Valley) -> u32 {
        35
    }

    fn number(&self, _: &Valley) -> u32 {
        self.0.into()
    }

    fn nth(_: &Valley, number: u32) -> Option<Self> {
        Self::from_index(u8::try_from(number).ok()?)
    }
}

solo_core::noun_data!(Valley: Design);

impl Design {
    /// Lists all designs in catalogue order.
    ///
    /// ```
    /// assert_eq!(votk::Design::all().count(), 35);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..35).map(Self)
    }

    /// Returns the group of the design, which follows from its index in the catalogue (VK-16.1).
    ///
    /// ```
    /// use votk::{Design, Group};
    /// assert_eq!(Design::all().last().unwrap().group(), Group::Unique);
    /// ```
    #[must_use]
    pub const fn group(self) -> Group {
        match self.0 {
            0..=3 => Group::Starter,
            4..=6 => Group::Sarcophagus,
            7..=10 => Group::Jar,
            11..=15 => Group::Amulet,
            16..=21 => Group::Book,
            22..=28 => Group::Statue,
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
    ///
    /// ```
    /// use votk::Group;
    /// assert!(Group::Jar.is_set() && !Group::Starter.is_set() && !Group::Unique.is_set());
    /// ```
    #[must_use]
    pub const fn is_set(self) -> bool {
        !matches!(self, Self::Starter | Self::Unique)
    }

    /// Returns the designs of the group.
    ///
    /// ```
    /// use votk::Group;
    /// assert_eq!(Group::Starter.designs().len(), 4);
    /// assert_eq!(Group::Unique.designs().len(), 6);
    /// ```
    #[must_use]
    pub const fn designs(self) -> Set<Design> {
        match self {
            Self::Starter => const { Design::rows(0, 4) },
            Self::Sarcophagus => const { Design::rows(4, 7) },
            Self::Jar => const { Design::rows(7, 11) },
            Self::Amulet => const { Design::rows(11, 16) },
            Self::Book => const { Design::rows(16, 22) },
            Self::Statue => const { Design::rows(22, 29) },
            Self::Unique => const { Design::rows(29, 35) },
        }
    }
}
