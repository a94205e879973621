//! Values of the cards, looked up without a branch: chapters TK-5, TK-8 and TK-13.

use solo_core::{Card, CardSet};

use super::{
    DISARM_MECHANISM, DOORS, GO_BERSERK, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, TRAPS,
};

/// Computes a table by card index at compile time; `card` is the set of the card at that index.
macro_rules! by_place {
    ([$nothing:expr; $places:literal], |$card:ident, $place:ident| $entry:expr) => {{
        let mut table = [$nothing; $places];
        let mut $place = 0_usize;
        while $place < $places {
            let $card = CardSet::from_bits(1 << $place);
            #[expect(clippy::indexing_slicing, reason = "a constant: it would not compile")]
            {
                table[$place] = $entry;
            }
            $place = $place.wrapping_add(1);
        }
        table
    }};
}

/// Returns the number that is compared in encounters, 2 to 10; 0 for a card without one.
///
/// ```
/// assert_eq!(tomb4k::catalogue::value("10S".parse()?), 10);
/// assert_eq!(tomb4k::catalogue::value("KS".parse()?), 0);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
#[inline]
pub fn value(card: Card) -> u8 {
    value_at(usize::from(card.place()))
}

/// Returns [`value`] by index, 0 without a card, for a slot that may be empty.
#[inline]
pub(crate) fn value_at(place: usize) -> u8 {
    VALUES.get(place).copied().unwrap_or(0)
}

#[expect(clippy::as_conversions, reason = "From is not const; below 13")]
const VALUES: [u8; 64] = by_place!([0; 64], |card, place| if PIPS.meets(card) {
    (place % 13) as u8 + 2
} else {
    0
});

/// Returns the value of a treasure card when dropped or brought out (TK-13.2); 0 for other cards.
///
/// ```
/// assert_eq!(tomb4k::catalogue::worth("Jk".parse()?), 6);
/// assert_eq!(tomb4k::catalogue::worth("8D".parse()?), 8);
/// assert_eq!(tomb4k::catalogue::worth("8S".parse()?), 0);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
pub fn worth(card: Card) -> u8 {
    WORTHS.get(usize::from(card.place())).copied().unwrap_or(0)
}

/// Value of a king as treasure.
const KING_WORTH: u8 = 10;
/// Value of the joker as treasure.
const SCROLL_WORTH: u8 = 6;

const WORTHS: [u8; 64] = by_place!([0; 64], |card, place| if HOARDS.meets(card) {
    KING_WORTH
} else if card.contains(SCROLL) {
    SCROLL_WORTH
} else if TRAPS.meets(card) {
    VALUES[place]
} else {
    0
});

/// Returns the total value of these cards, at most 100 (TK-13.3).
///
/// ```
/// use tomb4k::catalogue::{HOARDS, total_worth};
/// assert_eq!(total_worth(HOARDS), 40);
/// ```
#[must_use]
pub fn total_worth(cards: CardSet) -> u8 {
    let diamonds = (cards & TRAPS)
        .bits()
        .wrapping_shr(TRAPS.bits().trailing_zeros());
    let diamonds = usize::try_from(diamonds)
        .ok()
        .and_then(|diamonds| DIAMONDS_WORTH.get(diamonds).copied())
        .unwrap_or(0);
    let kings = u8::try_from((cards & HOARDS).len()).unwrap_or(0);
    let scroll = u8::from(cards.contains(SCROLL));
    kings
        .saturating_mul(KING_WORTH)
        .saturating_add(scroll.saturating_mul(SCROLL_WORTH))
        .saturating_add(diamonds)
}

/// Value of each set of diamonds; the lowest bit is the 2.
///
/// The table avoids a loop at the end of a game.
const DIAMONDS_WORTH: [u8; 512] = {
    let mut worths = [0_u8; 512];
    let mut set = 0_usize;
    while set < worths.len() {
        let mut number = 2_u8;
        while number <= 10 {
            if (set << 2 >> number) & 1 == 1 {
                #[expect(clippy::indexing_slicing, reason = "a constant: it would not compile")]
                {
                    worths[set] = worths[set].wrapping_add(number);
                }
            }
            number = number.wrapping_add(1);
        }
        set = set.wrapping_add(1);
    }
    worths
};

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
#[must_use]
#[inline]
pub fn accepted_by(monster: Card) -> CardSet {
    accepted_at(usize::from(monster.place()))
}

/// Returns [`accepted_by`] by index, empty without a card.
#[inline]
pub(crate) fn accepted_at(place: usize) -> CardSet {
    ACCEPTED.get(place).copied().unwrap_or(CardSet::EMPTY)
}

const ACCEPTED: [CardSet; 64] = by_place!([CardSet::EMPTY; 64], |card, place| {
    let mut treasure = 0_u64;
    let mut other = 0_usize;
    while MONSTERS.meets(card) && other < 64 {
        if WORTHS[other] >= VALUES[place] {
            treasure |= 1 << other;
        }
        other = other.wrapping_add(1);
    }
    CardSet::from_bits(treasure)
});

/// Returns the skill that wins an encounter with this card, as a set of one (TK-8.2).
///
/// The set is empty for a card that is no encounter card.
///
/// ```
/// use tomb4k::catalogue::{PICK_LOCK, skill_against};
/// assert!(skill_against("4C".parse()?).contains(PICK_LOCK));
/// assert!(skill_against("4C".parse()?).len() == 1);
/// assert!(skill_against("KC".parse()?).is_empty());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
#[inline]
pub fn skill_against(encounter: Card) -> CardSet {
    skill_at(usize::from(encounter.place()))
}

/// Returns [`skill_against`] by index, empty without a card.
#[inline]
pub(crate) fn skill_at(place: usize) -> CardSet {
    AGAINST.get(place).copied().unwrap_or(CardSet::EMPTY)
}

const AGAINST: [CardSet; 64] = by_place!(
    [CardSet::EMPTY; 64],
    |card, place| if MONSTERS.meets(card) {
        CardSet::of(GO_BERSERK)
    } else if TRAPS.meets(card) {
        CardSet::of(DISARM_MECHANISM)
    } else if DOORS.meets(card) {
        CardSet::of(PICK_LOCK)
    } else {
        CardSet::EMPTY
    }
);
