//! Ids of cards. They are systematic, so that notation needs no catalogue (KC-15.1).
#![allow(
    clippy::arithmetic_side_effects,
    reason = "numbers of cards are below 54, and numbers in ids were compared with their bounds"
)]

use core::fmt::{self, Display, Formatter, Write};
use core::str::FromStr;

use solo_core::{Cell, NotationError, Set};

use crate::terms::{Colour, Slot, numbered};

numbered! {
    /// An Activity card: its slot and a letter from `a` to `f`, for instance `y1a`.
    ///
    /// The order of ids is the catalogue order.
    ///
    /// ```
    /// use kings_challenge::{ActivityId, Colour};
    /// let merchant: ActivityId = "y1a".parse()?;
    /// assert_eq!(merchant.slot().colour(), Colour::Yellow);
    /// assert_eq!(merchant.to_string(), "y1a");
    /// assert!("y1g".parse::<ActivityId>().is_err());
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    ActivityId, 54, "catalogue order, with six cards in each slot"
}

impl ActivityId {
    /// Number of letters.
    pub(crate) const LETTERS: u8 = 6;

    /// Returns the card of this slot with this letter, counted from 0 for `a` to 5 for `f`.
    pub const fn new(slot: Slot, letter: u8) -> Option<Self> {
        if letter < Self::LETTERS {
            Some(Self(slot.index() * Self::LETTERS + letter))
        } else {
            None
        }
    }

    /// Returns the card with this id.
    pub(crate) const fn of(id: &str) -> Option<Self> {
        let &[colour, number @ b'1'..=b'3', letter @ b'a'..=b'f'] = id.as_bytes() else {
            return None;
        };
        match Colour::from_letter(colour) {
            Some(colour) => match Slot::new(colour, number - b'0') {
                Some(slot) => Self::new(slot, letter - b'a'),
                None => None,
            },
            None => None,
        }
    }

    /// Returns the six cards of a slot.
    pub(crate) const fn of_slot(slot: Slot) -> Set<Self> {
        Set::from_bits(0o77 << (slot.index() * Self::LETTERS))
    }

    /// Returns the slot of the card.
    pub const fn slot(self) -> Slot {
        match Slot::from_index(self.0 / Self::LETTERS) {
            Some(slot) => slot,
            // There are nine slots with six cards each.
            None => {
                let [first, ..] = Slot::ALL;
                first
            }
        }
    }

    /// Returns the letter, counted from 0 for `a`.
    pub const fn letter(self) -> u8 {
        self.0 % Self::LETTERS
    }
}

impl Display for ActivityId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let slot = self.slot();
        let letter = char::from(b'a' + self.letter());
        write!(f, "{}{}{letter}", slot.colour().letter(), slot.number())
    }
}

impl FromStr for ActivityId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::of(text).ok_or(NotationError::new(0, "an Activity card"))
    }
}

numbered! {
    /// An Event card: `e0` (Marauding), `er1` to `er16`, `ey1` to `ey9`, `ew1` to `ew9`.
    ///
    /// The order of ids is the catalogue order.
    ///
    /// ```
    /// use kings_challenge::{Colour, EventId};
    /// let war: EventId = "er1".parse()?;
    /// assert_eq!(war.colour(), Some(Colour::Red));
    /// assert_eq!(EventId::MARAUDING.to_string(), "e0");
    /// assert!(EventId::MARAUDING < war);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    EventId, 35, "catalogue order, with all ids present"
}

impl EventId {
    /// The permanent card `e0`.
    pub const MARAUDING: Self = Self(0);

    /// Returns the card with this id.
    pub(crate) const fn of(id: &str) -> Option<Self> {
        let (colour, number) = match id.as_bytes() {
            b"e0" => return Some(Self::MARAUDING),
            &[b'e', colour, number @ b'1'..=b'9'] => (colour, number - b'0'),
            &[b'e', colour, b'1', number @ b'0'..=b'6'] => (colour, number - b'0' + 10),
            _ => return None,
        };
        match Colour::from_letter(colour) {
            Some(colour) => Self::new(colour, number),
            None => None,
        }
    }

    /// Returns the card of this colour with this number, counted from 1.
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        let (before, most) = Self::range(colour);
        if number >= 1 && number <= most {
            Some(Self(before + number))
        } else {
            None
        }
    }

    /// Returns the index before the first card of a colour, and the number of its cards.
    const fn range(colour: Colour) -> (u8, u8) {
        match colour {
            Colour::Red => (0, 16),
            Colour::Yellow => (16, 9),
            Colour::White => (25, 9),
        }
    }

    /// Returns the colour of the card; `None` for `e0`.
    pub const fn colour(self) -> Option<Colour> {
        match self.0 {
            0 => None,
            1..=16 => Some(Colour::Red),
            17..=25 => Some(Colour::Yellow),
            _ => Some(Colour::White),
        }
    }

    /// Returns the number within the colour, counted from 1; 0 for `e0`.
    pub const fn number(self) -> u8 {
        match self.colour() {
            None => 0,
            Some(colour) => self.0 - Self::range(colour).0,
        }
    }

    /// Returns the cards of a colour.
    pub(crate) const fn of_colour(colour: Colour) -> Set<Self> {
        match colour {
            Colour::Red => Set::from_bits(0x1_fffe),
            Colour::Yellow => Set::from_bits(0x3fe_0000),
            Colour::White => Set::from_bits(0x7_fc00_0000),
        }
    }
}

impl Display for EventId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.colour() {
            None => f.write_str("e0"),
            Some(colour) => write!(f, "e{}{}", colour.letter(), Self::number(*self)),
        }
    }
}

impl FromStr for EventId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::of(text).ok_or(NotationError::new(0, "an Event card"))
    }
}

numbered! {
    /// A Character card, `c1` to `c6`.
    ///
    /// ```
    /// use kings_challenge::CharacterId;
    /// let urbain: CharacterId = "c3".parse()?;
    /// assert_eq!(urbain.index(), 2);
    /// assert_eq!(urbain.to_string(), "c3");
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    CharacterId, 6, "catalogue order"
}

impl Display for CharacterId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for CharacterId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::of(text).ok_or(NotationError::new(0, "a Character card"))
    }
}

impl CharacterId {
    /// Returns the card with this id.
    pub(crate) const fn of(id: &str) -> Option<Self> {
        match id.as_bytes() {
            &[b'c', number @ b'1'..=b'6'] => Self::from_index(number - b'1'),
            _ => None,
        }
    }
}

/// Lets the ids of a kind of cards stand in tables.
macro_rules! cells {
    ($($name:ident: $ids:literal;)+) => {$(
        impl Cell<'_> for $name {
            const WHAT: &'static str = $ids;

            fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
                text.parse().ok()
            }

            fn write(&self, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }
        }
    )+};
}

cells! {
    ActivityId: "a colour letter (r, y, w), a number from 1 to 3 and a letter from a to f (KC-15.2)";
    EventId: "e0, er1 to er16 (KC-15.6), ey1 to ey9 or ew1 to ew9 (KC-15.7)";
    CharacterId: "c1 to c6";
}
