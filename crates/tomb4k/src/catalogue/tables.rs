//! Values of the cards: chapters TK-5, TK-8 and TK-13.

use solo_core::{Card, Rank, Set};

use super::{
    DISARM_MECHANISM, DOORS, GO_BERSERK, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, TRAPS, TREASURE,
};

/// Value of a king as treasure.
const KING_WORTH: u8 = 10;
/// Value of the joker as treasure.
const SCROLL_WORTH: u8 = 6;

/// Returns the number that is compared in encounters, 2 to 10; 0 for a card without one.
///
/// ```
/// assert_eq!(tomb4k::catalogue::strength("10S".parse()?), 10);
/// assert_eq!(tomb4k::catalogue::strength("KS".parse()?), 0);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub fn strength(card: Card) -> u8 {
    card.rank()
        .filter(|_| PIPS.contains(card))
        .map_or(0, Rank::value)
}

/// Returns the value of a treasure card when dropped or brought out (TK-13.2); 0 for other cards.
///
/// ```
/// assert_eq!(tomb4k::catalogue::worth("Jk".parse()?), 6);
/// assert_eq!(tomb4k::catalogue::worth("8D".parse()?), 8);
/// assert_eq!(tomb4k::catalogue::worth("8S".parse()?), 0);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub fn worth(card: Card) -> u8 {
    if HOARDS.contains(card) {
        KING_WORTH
    } else if card == SCROLL {
        SCROLL_WORTH
    } else if TRAPS.contains(card) {
        strength(card)
    } else {
        0
    }
}

/// Returns the total value of these cards, at most 100 (TK-13.3).
///
/// ```
/// use tomb4k::catalogue::{HOARDS, total_worth};
/// assert_eq!(total_worth(HOARDS), 40);
/// ```
pub fn total_worth(cards: Set<Card>) -> u8 {
    (cards & TREASURE).iter().map(worth).sum()
}

/// Returns whether a treasure is worth as much as a monster is strong (TK-5.4, TK-5.6).
pub(crate) fn distracts(treasure: Card, monster: Card) -> bool {
    worth(treasure) >= strength(monster)
}

/// Returns the treasure that distracts this monster, which is worth at least as much (TK-5.4).
///
/// The set is empty for every other card.
///
/// ```
/// use tomb4k::catalogue::{SCROLL, accepted_by};
/// assert!(accepted_by("6S".parse()?).contains(SCROLL));
/// assert!(!accepted_by("7S".parse()?).contains(SCROLL));
/// assert!(accepted_by("7C".parse()?).is_empty());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub fn accepted_by(monster: Card) -> Set<Card> {
    if MONSTERS.contains(monster) {
        TREASURE.filter(|card| distracts(card, monster))
    } else {
        Set::EMPTY
    }
}

/// Returns the skill that wins an encounter with this card (TK-8.2).
///
/// `None` for a card that is not an encounter card.
///
/// ```
/// use tomb4k::catalogue::{PICK_LOCK, skill_against};
/// assert_eq!(skill_against("4C".parse()?), Some(PICK_LOCK));
/// assert_eq!(skill_against("KC".parse()?), None);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub fn skill_against(encounter: Card) -> Option<Card> {
    if MONSTERS.contains(encounter) {
        Some(GO_BERSERK)
    } else if TRAPS.contains(encounter) {
        Some(DISARM_MECHANISM)
    } else if DOORS.contains(encounter) {
        Some(PICK_LOCK)
    } else {
        None
    }
}
