//! The nouns of the rulebook that are told apart by a small number.

use core::fmt::{self, Display, Formatter};

use solo_core::Face;

/// Declares an enum whose variants are numbered in rulebook order and have one word each.
macro_rules! nouns {
    ($(#[$meta:meta])* $name:ident, $expected:literal {
        $($(#[$variant_meta:meta])* $variant:ident = $number:literal, $word:literal;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Every value, in rulebook order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The place in rulebook order, counted from 0.
            #[must_use]
            #[inline]
            pub const fn index(self) -> u8 {
                match self {
                    $(Self::$variant => $number,)+
                }
            }

            /// The value at this place in rulebook order.
            #[must_use]
            #[inline]
            pub const fn from_index(index: u8) -> Option<Self> {
                match index {
                    $($number => Some(Self::$variant),)+
                    _ => None,
                }
            }

            /// The word of the notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.word())
            }
        }

        impl core::str::FromStr for $name {
            type Err = solo_core::NotationError;

            fn from_str(text: &str) -> Result<Self, solo_core::NotationError> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(solo_core::NotationError::new(0, $expected)),
                }
            }
        }
    };
}
pub(crate) use nouns;

nouns! {
    /// The two sides of the game (KC-1.1).
    ///
    /// ```
    /// use kings_challenge::Side;
    /// assert_eq!(Side::Human.other(), Side::Roy);
    /// assert_eq!("roy".parse(), Ok(Side::Roy));
    /// ```
    Side, "human or roy" {
        /// The player.
        Human = 0, "human";
        /// Le Roy, played by the rules.
        Roy = 1, "roy";
    }
}

impl Side {
    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Human => Self::Roy,
            Self::Roy => Self::Human,
        }
    }

    /// The word for this side's district in decisions and views: `own` or `roy`.
    #[must_use]
    pub const fn district(self) -> &'static str {
        match self {
            Self::Human => "own",
            Self::Roy => "roy",
        }
    }

    /// The letter of this side in the view: `h` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Roy => 'r',
        }
    }
}

nouns! {
    /// The colours of dice and cards, in colour order, which is also the order of ties.
    ///
    /// ```
    /// use kings_challenge::{Building, Colour};
    /// assert!(Colour::Red < Colour::White);
    /// assert_eq!(Colour::Yellow.building(), Building::Hall);
    /// ```
    Colour, "a colour" {
        /// Military: the palace.
        Red = 0, "red";
        /// Civil: the City Hall.
        Yellow = 1, "yellow";
        /// Religious: the bishopric.
        White = 2, "white";
    }
}

impl Colour {
    /// The building whose citizens roll dice of this colour.
    #[must_use]
    pub const fn building(self) -> Building {
        match self {
            Self::Red => Building::Palace,
            Self::Yellow => Building::Hall,
            Self::White => Building::Bishopric,
        }
    }

    /// The colour letter of card ids: `r`, `y` or `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::White => 'w',
        }
    }

    /// The bit of this colour in a set of colours.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        match self {
            Self::Red => 1,
            Self::Yellow => 2,
            Self::White => 4,
        }
    }

    /// The colour with this number; numbers beyond the last mean white.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        match index {
            0 => Self::Red,
            1 => Self::Yellow,
            _ => Self::White,
        }
    }
}

nouns! {
    /// The buildings, six spaces each.
    ///
    /// ```
    /// use kings_challenge::{Building, Colour};
    /// assert_eq!(Building::ALL.len(), 3);
    /// assert_eq!(Building::Bishopric.colour(), Colour::White);
    /// ```
    Building, "a building" {
        /// The palace, home of red dice.
        Palace = 0, "palace";
        /// The City Hall, home of yellow dice.
        Hall = 1, "hall";
        /// The bishopric, home of white dice.
        Bishopric = 2, "bishopric";
    }
}

impl Building {
    /// The colour of the dice its citizens roll.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Palace => Colour::Red,
            Self::Hall => Colour::Yellow,
            Self::Bishopric => Colour::White,
        }
    }

    /// The building with this number; numbers beyond the last mean the bishopric.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        match index {
            0 => Self::Palace,
            1 => Self::Hall,
            _ => Self::Bishopric,
        }
    }
}

/// One of the six spaces of a building, numbered 1 to 6.
///
/// ```
/// use kings_challenge::Space;
/// assert_eq!(Space::new(6).unwrap().number(), 6);
/// assert_eq!(Space::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// The space with this place, counted from 0; places beyond the last mean the last.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        if index < 6 {
            Self(index.wrapping_add(1))
        } else {
            Self(6)
        }
    }

    /// The number of the space, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the 18 spaces of the cathedral: 3 levels, the lowest first, of 6 columns.
///
/// ```
/// use kings_challenge::StoneSpace;
/// let space = StoneSpace::new(2, 5).unwrap();
/// assert_eq!((space.level(), space.column()), (2, 5));
/// assert_eq!(StoneSpace::new(4, 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StoneSpace {
    level: u8,
    column: u8,
}

impl StoneSpace {
    /// The space at this level (1 to 3) and column (1 to 6).
    #[must_use]
    pub const fn new(level: u8, column: u8) -> Option<Self> {
        match (level, column) {
            (1..=3, 1..=6) => Some(Self { level, column }),
            _ => None,
        }
    }

    /// The level, 1 (lowest) to 3.
    #[must_use]
    #[inline]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The column, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }
}

/// One of the nine places for an Activity card: a colour and a number, in slot order.
///
/// ```
/// use kings_challenge::{Colour, Slot};
/// let slot = Slot::new(Colour::Yellow, 2).unwrap();
/// assert_eq!(slot.to_string(), "yellow 2");
/// assert_eq!(slot.index(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// How many slots there are.
    pub const COUNT: u8 = 9;

    /// The slot of this colour and number (1 to 3).
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        match number {
            1..=3 => Some(Self(
                colour
                    .index()
                    .saturating_mul(3)
                    .saturating_add(number.saturating_sub(1)),
            )),
            _ => None,
        }
    }

    /// The slot at this place of the slot order, counted from 0.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        match index {
            0..=8 => Some(Self(index)),
            _ => None,
        }
    }

    /// The slot at this place; places beyond the last mean the last.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        if index < Self::COUNT {
            Self(index)
        } else {
            Self(8)
        }
    }

    /// The place in slot order, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The colour of its cards.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::nth(self.0 / 3)
    }

    /// The number of its cards, 1 to 3: the round in which its card is turned up.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        (self.0 % 3).saturating_add(1)
    }

    /// Every slot, in slot order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.number())
    }
}

/// A die of a colour that shows a face. Its order is colour, then face.
///
/// ```
/// use kings_challenge::{Colour, Die};
/// use solo_core::Face;
/// let die = Die { colour: Colour::Red, face: Face::SIX };
/// assert_eq!(die.to_string(), "red 6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die {
    /// The colour.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
}

impl Die {
    /// How many kinds of dice there are in one district.
    pub(crate) const KINDS: u8 = 18;

    /// The die with this number: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) fn nth(index: u8) -> Self {
        Self {
            colour: Colour::nth(index / 6),
            face: face((index % 6).wrapping_add(1)),
        }
    }

    /// The number of the die: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.colour
            .index()
            .wrapping_mul(6)
            .wrapping_add(self.face.pips())
            .wrapping_sub(1)
    }
}

impl Display for Die {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.face)
    }
}

/// The face with this many pips; everything that is no face counts as a six.
#[inline]
pub(crate) const fn face(pips: u8) -> Face {
    match Face::new(pips) {
        Some(face) => face,
        None => Face::SIX,
    }
}
