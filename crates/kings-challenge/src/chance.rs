//! What dice and decks show, with its notation.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::{Face, Notation, NotationError, Words};

use crate::ids::{ActivityId, CharacterId, EventId};

/// One outcome of chance. The order of the variants is the order of the chance lists (KC-14.3).
///
/// ```
/// use kings_challenge::Chance;
/// let outcome: Chance = "roll 5".parse()?;
/// assert_eq!(outcome, Chance::Roll(solo_core::Face::new(5).unwrap()));
/// assert_eq!("event er1".parse::<Chance>()?.to_string(), "event er1");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `roll 5`: a die, whichever is due.
    Roll(Face),
    /// `character c3`: the next Character card of the stack (KC-2.2).
    Character(CharacterId),
    /// `reveal y1a`: the Activity card of the slot (KC-3.3).
    Reveal(ActivityId),
    /// `event er1`: the next Event card (KC-4.2, KC-4.3).
    Event(EventId),
}

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(face) => write!(f, "roll {face}"),
            Self::Character(card) => write!(f, "character {card}"),
            Self::Reveal(card) => write!(f, "reveal {card}"),
            Self::Event(card) => write!(f, "event {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let outcome = match words.next_word("an outcome")? {
            "roll" => Self::Roll(words.read("a face from 1 to 6")?),
            "character" => Self::Character(words.read("a Character card")?),
            "reveal" => Self::Reveal(words.read("an Activity card")?),
            "event" => Self::Event(words.read("an Event card")?),
            _ => return Err(words.wrong("an outcome")),
        };
        words.end()?;
        Ok(outcome)
    }
}

impl Notation for Chance {
    fn visit_all(mut visit: impl FnMut(Self)) {
        Face::all().for_each(|face| visit(Self::Roll(face)));
        CharacterId::all().for_each(|card| visit(Self::Character(card)));
        ActivityId::all().for_each(|card| visit(Self::Reveal(card)));
        EventId::all().for_each(|card| visit(Self::Event(card)));
    }
}
