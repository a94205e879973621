//! What the player decides, with its notation: chapter TK-17.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::{Card, CardSet, Notation, NotationError, Words};

use crate::catalogue::{DISARM_MECHANISM, GO_BERSERK, PICK_LOCK, TREASURE};

/// What the player decides.
///
/// `Display` prints the notation of the rulebook; reading ignores case and accepts nothing else.
/// The order is the order of the legal lists.
///
/// ```
/// use tomb4k::Decision;
/// let decision: Decision = "drop 8d".parse()?;
/// assert_eq!(decision, Decision::Drop("8D".parse()?));
/// assert_eq!(decision.to_string(), "drop 8D");
/// assert!("drop 4S".parse::<Decision>().is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Begin one more delve turn (TK-12.2).
    Delve,
    /// Turn around (TK-12.2).
    Retreat,
    /// Turn up the next card for the open encounter (TK-3.11).
    Draw,
    /// Take the blow (TK-11.2).
    Take,
    /// Spend Dodge Blow to avoid the blow (TK-8.5).
    Dodge,
    /// Leave the door sealed and discard (TK-7.3).
    Discard,
    /// Use the scroll at the fourth torch (TK-10.3).
    Scroll,
    /// Do not use it (TK-10.5).
    Decline,
    /// Play a skill and win the encounter (TK-8.2): one of the jacks of spades, diamonds and clubs.
    Play(Card),
    /// Drop a treasure card and flee from the monster (TK-5.4).
    Drop(Card),
    /// Leave this treasure card behind to mark the turn (TK-4.6).
    Leave(Card),
}

/// A verb, the cards that may follow it, and what they mean together.
type Form = (&'static str, CardSet, fn(Card) -> Decision);

/// The skills that win an encounter.
const WINNING_SKILLS: CardSet = CardSet::EMPTY
    .with(GO_BERSERK)
    .with(DISARM_MECHANISM)
    .with(PICK_LOCK);

impl Decision {
    const PLAIN: [(&'static str, Self); 8] = [
        ("delve", Self::Delve),
        ("retreat", Self::Retreat),
        ("draw", Self::Draw),
        ("take", Self::Take),
        ("dodge", Self::Dodge),
        ("discard", Self::Discard),
        ("scroll", Self::Scroll),
        ("decline", Self::Decline),
    ];

    const WITH_CARD: [Form; 3] = [
        ("play", WINNING_SKILLS, Self::Play),
        ("drop", TREASURE, Self::Drop),
        ("leave", TREASURE, Self::Leave),
    ];

    /// All 39 decisions that can be written down (TK-17.4), ascending.
    ///
    /// ```
    /// assert_eq!(tomb4k::Decision::all().count(), 39);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = Self::PLAIN.into_iter().map(|(_, decision)| decision);
        let with_card = Self::WITH_CARD
            .into_iter()
            .flat_map(|(_, cards, make)| cards.iter().map(make));
        plain.chain(with_card)
    }
}

impl Display for Decision {
    /// TK-17.2: lower case, one space, nothing else.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Delve => f.write_str("delve"),
            Self::Retreat => f.write_str("retreat"),
            Self::Draw => f.write_str("draw"),
            Self::Take => f.write_str("take"),
            Self::Dodge => f.write_str("dodge"),
            Self::Discard => f.write_str("discard"),
            Self::Scroll => f.write_str("scroll"),
            Self::Decline => f.write_str("decline"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Leave(card) => write!(f, "leave {card}"),
        }
    }
}

impl FromStr for Decision {
    type Err = NotationError;

    /// TK-17.3, TK-17.4: one form of the table, letters in either case.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let verb = words.next_word("an action")?;
        let unknown = words.wrong("an action");
        let plain = Self::PLAIN
            .into_iter()
            .find(|(word, _)| word.eq_ignore_ascii_case(verb));
        if let Some((_, decision)) = plain {
            words.end()?;
            return Ok(decision);
        }
        let form = Self::WITH_CARD
            .into_iter()
            .find(|(word, ..)| word.eq_ignore_ascii_case(verb));
        let (_, cards, make) = form.ok_or(unknown)?;
        let card = crate::chance::read_card(&mut words, cards)?;
        words.end()?;
        Ok(make(card))
    }
}

impl Notation for Decision {
    fn visit_all(visit: impl FnMut(Self)) {
        Self::all().for_each(visit);
    }
}
