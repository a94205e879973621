//! The nouns of the rulebook that are told apart by a small number.

mod die;
mod places;

pub use die::Die;
pub(crate) use die::face;
pub use places::{Slot, Space, StoneSpace};

/// Defines an enum of words whose variants are numbered in rulebook order.
macro_rules! nouns {
    ($(#[$meta:meta])* $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $number:literal, $word:literal;)+
    }) => {
        solo_core::words! {
            $(#[$meta])*
            pub enum $name in kings_challenge {
                $($(#[$variant_meta])* $variant = $word,)+
            }
        }

        impl $name {
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
        }
    };
}
pub(crate) use nouns;

/// Declares a noun of which there are so many, told apart by its place in an order.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $count:literal, $order:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
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
    Side {
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
    Colour {
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

    /// The colour with this letter.
    pub(crate) const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'r' => Some(Self::Red),
            b'y' => Some(Self::Yellow),
            b'w' => Some(Self::White),
            _ => None,
        }
    }

    /// The bit of this colour in a set of colours.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
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
    Building {
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
