//! Nouns of the rulebook that are distinguished by a small number.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "there are at most 54 values of a kind, and at most six in a row"
)]

mod die;
mod places;

pub use die::{Die, OwnedDie};
pub(crate) use places::BuildingSpace;
pub use places::{Level, Slot, Space, StoneSpace};

/// Returns the index of a number from 1 to 6 in one of several rows.
const fn in_row(row: u8, number: u8) -> u8 {
    row * 6 + number - 1
}

/// Gives an enum of words the index of its values, in rulebook order.
macro_rules! indexed {
    ($name:ident) => {
        impl $name {
            /// Returns the index in rulebook order.
            #[expect(clippy::as_conversions, reason = "variants are numbered from 0")]
            pub const fn index(self) -> u8 {
                self as u8
            }

            /// Returns the value at this index in rulebook order.
            pub fn from_index(index: u8) -> Option<Self> {
                Self::ALL.get(usize::from(index)).copied()
            }
        }
    };
}
pub(crate) use indexed;

/// Declares a noun with a fixed number of values, distinguished by their index in an order.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $count:literal, $order:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// Number of values.
            pub const COUNT: u8 = $count;

            #[doc = concat!("The one at this index of ", $order, ", counted from 0.")]
            pub const fn from_index(index: u8) -> Option<Self> {
                if index < Self::COUNT {
                    Some(Self(index))
                } else {
                    None
                }
            }

            #[doc = concat!("The index in ", $order, ", counted from 0.")]
            pub const fn index(self) -> u8 {
                self.0
            }

            #[doc = concat!("Every one, in ", $order, ".")]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT).map(Self)
            }
        }

        impl solo_core::Kind for $name {
            const COUNT: usize = $count;

            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Option<Self> {
                Self::from_index(index)
            }
        }
    };
}
pub(crate) use numbered;

solo_core::word_enum! {
    /// The two sides of the game (KC-1.1).
    ///
    /// ```
    /// use kings_challenge::Side;
    /// assert_eq!(Side::Human.other(), Side::Roy);
    /// assert_eq!("roy".parse(), Ok(Side::Roy));
    /// ```
    pub enum Side in kings_challenge as "human or roy" {
        /// The player.
        Human = "human" as "You",
        /// Le Roy, played by the rules.
        Roy = "roy" as "Le Roy",
    }
}
indexed!(Side);

impl Side {
    /// Returns the opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Human => Self::Roy,
            Self::Roy => Self::Human,
        }
    }

    /// Returns what belongs to this side, of what belongs to the human and to le Roy.
    pub(crate) const fn of<T: Copy>(self, [human, roy]: [T; 2]) -> T {
        match self {
            Self::Human => human,
            Self::Roy => roy,
        }
    }

    /// Returns the same to change it.
    pub(crate) fn of_mut<T>(self, [human, roy]: [&mut T; 2]) -> &mut T {
        match self {
            Self::Human => human,
            Self::Roy => roy,
        }
    }

    /// Returns the district of this side.
    pub const fn district(self) -> District {
        match self {
            Self::Human => District::Own,
            Self::Roy => District::Roy,
        }
    }

    /// Returns the letter of this side in the view: `h` or `r`.
    pub const fn letter(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Roy => 'r',
        }
    }
}

solo_core::word_enum! {
    /// The districts in which dice lie, named as in decisions and views.
    ///
    /// ```
    /// use kings_challenge::{District, Side};
    /// assert_eq!(Side::Human.district(), District::Own);
    /// assert_eq!(District::Roy.side(), Side::Roy);
    /// ```
    pub enum District in kings_challenge as "own or roy" {
        /// The human's.
        Own = "own" as "your",
        /// Le Roy's.
        Roy = "roy" as "le Roy's",
    }
}
indexed!(District);

impl District {
    /// Returns the side that owns the district.
    pub const fn side(self) -> Side {
        match self {
            Self::Own => Side::Human,
            Self::Roy => Side::Roy,
        }
    }
}

solo_core::word_enum! {
    /// The colours of dice and cards, in colour order, which is also the order of ties.
    ///
    /// ```
    /// use kings_challenge::{Building, Colour};
    /// assert!(Colour::Red < Colour::White);
    /// assert_eq!(Colour::Yellow.building(), Building::Hall);
    /// ```
    pub enum Colour in kings_challenge as "a colour" {
        /// Military: the palace.
        Red = "red",
        /// Civil: the City Hall.
        Yellow = "yellow",
        /// Religious: the bishopric.
        White = "white",
    }
}
indexed!(Colour);

impl Colour {
    /// Returns the building whose citizens roll dice of this colour.
    pub const fn building(self) -> Building {
        match self {
            Self::Red => Building::Palace,
            Self::Yellow => Building::Hall,
            Self::White => Building::Bishopric,
        }
    }

    /// Returns the colour letter of card ids: `r`, `y` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::White => 'w',
        }
    }

    /// Returns the colour with this letter.
    pub(crate) const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'r' => Some(Self::Red),
            b'y' => Some(Self::Yellow),
            b'w' => Some(Self::White),
            _ => None,
        }
    }
}

solo_core::word_enum! {
    /// The buildings, six spaces each.
    ///
    /// ```
    /// use kings_challenge::{Building, Colour};
    /// assert_eq!(Building::ALL.len(), 3);
    /// assert_eq!(Building::Bishopric.colour(), Colour::White);
    /// ```
    pub enum Building in kings_challenge as "a building" {
        /// The palace, home of red dice.
        Palace = "palace" as "the palace",
        /// The City Hall, home of yellow dice.
        Hall = "hall" as "the City Hall",
        /// The bishopric, home of white dice.
        Bishopric = "bishopric" as "the bishopric",
    }
}
indexed!(Building);

impl Building {
    /// Returns the colour of the dice that its citizens roll.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Palace => Colour::Red,
            Self::Hall => Colour::Yellow,
            Self::Bishopric => Colour::White,
        }
    }
}
