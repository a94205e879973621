//! The ids of cards. They are systematic, so that notation needs no catalogue (KC-15.1).

use core::fmt::{self, Display, Formatter, Write};
use core::str::FromStr;

use arrayvec::ArrayString;
use solo_core::{Countable, NotationError, Noun, Readable, Speech, TextVisitor, Words};

use crate::catalogue::Catalogue;
use crate::game::KingsChallenge;
use crate::terms::{Colour, Slot, numbered};

/// Makes the ids of a kind of cards nouns, which are called as the catalogue calls them.
macro_rules! cards {
    ($name:ident as $what:literal, $owner:literal, $called:expr) => {
        impl Noun<KingsChallenge> for $name {
            fn id(&self, _: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }

            fn name(&self, speech: &Speech<'_, KingsChallenge>, out: &mut dyn Write) -> fmt::Result {
                let called: fn(&Catalogue, Self) -> Option<&str> = $called;
                let mut id = ArrayString::<4>::new();
                write!(id, "{self}")?;
                let name = called(speech.game().catalogue(), *self);
                // A card that the catalogue does not have is called by its id.
                out.write_str(speech.text($owner, &id, name.unwrap_or(&id)))
            }

            fn texts(game: &KingsChallenge, visit: &mut TextVisitor<'_>) {
                let called: fn(&Catalogue, Self) -> Option<&str> = $called;
                for card in Self::all() {
                    if let Some(name) = called(game.catalogue(), card) {
                        visit(&$owner, &card, &name);
                    }
                }
            }
        }

        impl Readable<KingsChallenge> for $name {
            const WHAT: &'static str = $what;

            fn read(_: &KingsChallenge, words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.read($what)
            }
        }

        impl Countable<KingsChallenge> for $name {
            fn count(_: &KingsChallenge) -> u32 {
                widen(Self::COUNT)
            }

            fn number(&self, _: &KingsChallenge) -> u32 {
                widen(self.index())
            }

            fn nth(_: &KingsChallenge, number: u32) -> Option<Self> {
                u8::try_from(number).ok().and_then(Self::from_index)
            }
        }

        solo_core::noun_data!(KingsChallenge: $name);
    };
}

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
    /// How many letters there are.
    pub(crate) const LETTERS: u8 = 6;

    /// The card of this slot with this letter, counted from 0 for `a` to 5 for `f`.
    #[must_use]
    #[inline]
    pub const fn new(slot: Slot, letter: u8) -> Option<Self> {
        if letter < Self::LETTERS {
            Some(Self(
                slot.index()
                    .wrapping_mul(Self::LETTERS)
                    .wrapping_add(letter),
            ))
        } else {
            None
        }
    }

    /// The slot of the card.
    #[must_use]
    #[inline]
    pub const fn slot(self) -> Slot {
        Slot::nth(self.0 / Self::LETTERS)
    }

    /// The letter, counted from 0 for `a`.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> u8 {
        self.0 % Self::LETTERS
    }
}

impl Display for ActivityId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let slot = self.slot();
        let letter = char::from(b'a'.saturating_add(self.letter()));
        write!(f, "{}{}{letter}", slot.colour().letter(), slot.number())
    }
}

impl FromStr for ActivityId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = NotationError::new(0, "an Activity card");
        let &[colour, number, letter] = text.as_bytes() else {
            return Err(wrong);
        };
        let colour = Colour::from_letter(colour).ok_or(wrong)?;
        let number = number.checked_sub(b'0').ok_or(wrong)?;
        let letter = letter.checked_sub(b'a').ok_or(wrong)?;
        Slot::new(colour, number)
            .and_then(|slot| Self::new(slot, letter))
            .ok_or(wrong)
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

    /// The first index and the greatest number of each colour, in colour order.
    pub(crate) const RANGES: [(u8, u8); 3] = [(1, 16), (17, 9), (26, 9)];

    /// The card of this colour with this number, counted from 1.
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        let (first, most) = Self::range(colour);
        if number >= 1 && number <= most {
            Some(Self(first.wrapping_add(number).wrapping_sub(1)))
        } else {
            None
        }
    }

    const fn range(colour: Colour) -> (u8, u8) {
        let [red, yellow, white] = Self::RANGES;
        match colour {
            Colour::Red => red,
            Colour::Yellow => yellow,
            Colour::White => white,
        }
    }

    /// The colour of the card; `None` for `e0`.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        let [_, (yellow, _), (white, _)] = Self::RANGES;
        if self.0 == 0 {
            None
        } else if self.0 < yellow {
            Some(Colour::Red)
        } else if self.0 < white {
            Some(Colour::Yellow)
        } else {
            Some(Colour::White)
        }
    }

    /// The number within the colour, counted from 1; 0 for `e0`.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self.colour() {
            None => 0,
            Some(colour) => self.0.wrapping_sub(Self::range(colour).0).wrapping_add(1),
        }
    }

    /// The bit of the card in a set of Event cards.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1_u64.wrapping_shl(widen(self.0))
    }

    /// The set of all ids of a colour.
    #[inline]
    pub(crate) const fn colour_bits(colour: Colour) -> u64 {
        let (first, most) = Self::range(colour);
        let cards = 1_u64.wrapping_shl(widen(most)).wrapping_sub(1);
        cards.wrapping_shl(widen(first))
    }
}

/// A byte as a shift distance.
#[inline]
#[expect(clippy::as_conversions, reason = "a byte always fits")]
pub(crate) const fn widen(number: u8) -> u32 {
    number as u32
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
        let wrong = NotationError::new(0, "an Event card");
        if text == "e0" {
            return Ok(Self::MARAUDING);
        }
        let (letter, number) = text
            .strip_prefix('e')
            .and_then(|rest| rest.split_at_checked(1))
            .ok_or(wrong)?;
        let colour = letter.bytes().next().and_then(Colour::from_letter);
        solo_core::plain_number(number, 1, 16)
            .and_then(|number| Self::new(colour?, number))
            .ok_or(wrong)
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
        write!(f, "c{}", self.0.saturating_add(1))
    }
}

impl FromStr for CharacterId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = NotationError::new(0, "a Character card");
        let number = text.strip_prefix('c').ok_or(wrong)?;
        solo_core::plain_number(number, 1_u8, 6)
            .and_then(|number| Self::from_index(number.wrapping_sub(1)))
            .ok_or(wrong)
    }
}

cards!(ActivityId as "an Activity card", "Activity", |catalogue, card| {
    catalogue.activity_labels(card).map(|of| of.text)
});
cards!(EventId as "an Event card", "EventCard", |catalogue, card| {
    catalogue.event_labels(card).map(|of| of.text)
});
cards!(CharacterId as "a Character card", "Character", |catalogue, card| {
    Some(catalogue.character_labels(card).text)
});
