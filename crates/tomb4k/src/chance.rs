//! What chance shows, with its notation: chapters TK-2 and TK-17.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::{Card, CardSet, Notation, NotationError, Words};

use crate::catalogue::DECK;

/// What chance shows: the card that is turned up (TK-2.1).
///
/// ```
/// use tomb4k::Chance;
/// let chance: Chance = "card 10s".parse()?;
/// assert_eq!(chance, Chance::Card("10S".parse()?));
/// assert_eq!(chance.to_string(), "card 10S");
/// assert!("card 5H".parse::<Chance>().is_err(), "hit points are never in the deck");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This card is turned up from the unseen part of the deck.
    Card(Card),
}

impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self::Card(card) = self;
        write!(f, "card {card}")
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    /// TK-17.3, TK-17.4: `card` and a card of the deck, letters in either case.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let verb = words.next_word("card")?;
        if !verb.eq_ignore_ascii_case("card") {
            return Err(words.wrong("card"));
        }
        let card = read_card(&mut words, DECK)?;
        words.end()?;
        Ok(Self::Card(card))
    }
}

impl Notation for Chance {
    fn visit_all(visit: impl FnMut(Self)) {
        DECK.iter().map(Self::Card).for_each(visit);
    }
}

/// Reads a card id that must be one of `allowed`.
pub(crate) fn read_card(words: &mut Words<'_>, allowed: CardSet) -> Result<Card, NotationError> {
    words.find("a card id that is allowed here", |word| {
        let card = word.parse().ok();
        card.filter(|card: &Card| allowed.contains(*card))
    })
}
