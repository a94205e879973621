//! Nouns of the rulebook that are distinguished by a small number.

mod die;
mod places;

pub use die::{Die, OwnedDie};
pub(crate) use die::{face, rolled};
pub(crate) use places::standing;
pub use places::{Level, Slot, Space, StoneSpace};

/// Defines an enum of words whose variants are numbered in rulebook order.
macro_rules! nouns {
    ($(#[$meta:meta])* $name:ident $(as $what:literal)? {
        $($(#[$variant_meta:meta])* $variant:ident = $number:literal, $word:literal $(as $called:literal)?;)+
    }) => {
        solo_core::word_enum! {
            $(#[$meta])*
            pub enum $name in kings_challenge $(as $what)? {
                $($(#[$variant_meta])* $variant = $word $(as $called)?,)+
            }
        }

        impl $name {
            /// Returns the index in rulebook order.
            #[must_use]
            #[inline]
            pub const fn index(self) -> u8 {
                match self {
                    $(Self::$variant => $number,)+
                }
            }

            /// Returns the value at this index in rulebook order.
            #[must_use]
            #[inline]
            pub const fn from_index(index: u8) -> Option<Self> {
                match index {
                    $($number => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use nouns;

/// Declares a noun with a fixed number of values, distinguished by their index in an order.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $count:literal, $order:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// Number of values.
            pub const COUNT: u8 = $count;

            #[doc = concat!("The one at this place of ", $order, ", counted from 0.")]
            #[must_use]
            #[inline]
            pub const fn from_index(index: u8) -> Option<Self> {
                if index < Self::COUNT {
                    Some(Self(index))
                } else {
                    None
                }
            }

            #[doc = concat!("The place in ", $order, ", counted from 0.")]
            #[must_use]
            #[inline]
            pub const fn index(self) -> u8 {
                self.0
            }

            #[doc = concat!("Every one, in ", $order, ".")]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT).map(Self)
            }
        }
    };
}
pub(crate) use numbered;

nouns! {
    /// The two sides of the game (KC-1.1).
    ///
    /// ```
    /// use kings_challenge::Side;
    /// assert_eq!(Side::Human.other(), Side::Roy);
    /// assert_eq!("roy".parse(), Ok(Side::Roy));
    /// ```
    Side as "human or roy" {
        /// The player.
        Human = 0, "human" as "You";
        /// Le Roy, played by the rules.
        Roy = 1, "roy" as "Le Roy";
    }
}

impl Side {
    /// Returns the opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Human => Self::Roy,
            Self::Roy => Self::Human,
        }
    }

    /// Returns the district of this side.
    #[must_use]
    #[inline]
    pub const fn district(self) -> District {
        match self {
            Self::Human => District::Own,
            Self::Roy => District::Roy,
        }
    }

    /// Returns the letter of this side in the view: `h` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Human => 'h',
            Self::Roy => 'r',
        }
    }
}

nouns! {
    /// The districts in which dice lie, named as in decisions and views.
    ///
    /// ```
    /// use kings_challenge::{District, Side};
    /// assert_eq!(Side::Human.district(), District::Own);
    /// assert_eq!(District::Roy.side(), Side::Roy);
    /// ```
    District as "own or roy" {
        /// The human's.
        Own = 0, "own" as "your";
        /// Le Roy's.
        Roy = 1, "roy" as "le Roy's";
    }
}

impl District {
    /// Returns the side that owns the district.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Self::Own => Side::Human,
            Self::Roy => Side::Roy,
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
    Colour as "a colour" {
        /// Military: the palace.
        Red = 0, "red";
        /// Civil: the City Hall.
        Yellow = 1, "yellow";
        /// Religious: the bishopric.
        White = 2, "white";
    }
}

impl Colour {
    /// Returns the building whose citizens roll dice of this colour.
    #[must_use]
    pub const fn building(self) -> Building {
        match self {
            Self::Red => Building::Palace,
            Self::Yellow => Building::Hall,
            Self::White => Building::Bishopric,
        }
    }

    /// Returns the colour letter of card ids: `r`, `y` or `w`.
    #[must_use]
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

    /// Returns the bit of this colour in a set of colours.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// Returns the colour with this number; numbers beyond the last mean white.
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
    Building as "a building" {
        /// The palace, home of red dice.
        Palace = 0, "palace" as "the palace";
        /// The City Hall, home of yellow dice.
        Hall = 1, "hall" as "the City Hall";
        /// The bishopric, home of white dice.
        Bishopric = 2, "bishopric" as "the bishopric";
    }
}

impl Building {
    /// Returns the colour of the dice that its citizens roll.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Palace => Colour::Red,
            Self::Hall => Colour::Yellow,
            Self::Bishopric => Colour::White,
        }
    }

    /// Returns the building with this number; numbers beyond the last mean the bishopric.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        match index {
            0 => Self::Palace,
            1 => Self::Hall,
            _ => Self::Bishopric,
        }
    }
}
