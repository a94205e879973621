//! What each card is: chapter TK-1 and the tables of the rulebook.
//!
//! Every value is that of a standard deck (TK-1.1) or said by the rulebook text; there are no house
//! values. What the tables must amount to (TK-20.3) is checked when this crate is compiled.

use solo_core::{Card, CardSet, Provenance, Rank, Suit};

/// What a card does in the game (TK-1.5).
///
/// ```
/// use tomb4k::catalogue::{DECK, Role, role};
/// assert_eq!(DECK.iter().filter(|&card| role(card) == Role::Trap).count(), 9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// 2 to 10 of spades.
    Monster,
    /// 2 to 10 of diamonds: a trap, and treasure.
    Trap,
    /// 2 to 10 of clubs.
    Door,
    /// A jack.
    Skill,
    /// A queen.
    Favor,
    /// A king.
    Hoard,
    /// An ace.
    Torch,
    /// The joker.
    Scroll,
    /// 2 to 10 of hearts: never in the deck (TK-1.2).
    HitPoint,
}

impl Role {
    /// The word of the tables (TK-20.1).
    ///
    /// ```
    /// assert_eq!(tomb4k::catalogue::Role::Hoard.word(), "hoard");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Monster => "monster",
            Self::Trap => "trap",
            Self::Door => "door",
            Self::Skill => "skill",
            Self::Favor => "favor",
            Self::Hoard => "hoard",
            Self::Torch => "torch",
            Self::Scroll => "scroll",
            Self::HitPoint => "hit point",
        }
    }
}

/// Hit points at the start (TK-1.4).
pub const HIT_POINTS: u8 = 9;
/// The torch that ends the game (TK-10.2).
pub const FATAL_TORCH: u8 = 4;
/// What a point is worth in gold pieces (TK-13.8).
pub const GOLD_PER_POINT: u16 = 100;
/// What all treasure together is worth (TK-13.3).
pub const POINTS_POSSIBLE: u8 = 100;
/// Kings that have to be brought out to win (TK-13.5): the aim of the game (TK-1.6).
pub const KINGS_TO_WIN: u8 = 4;
/// Where the constants above and the tables below come from: all are said by the rulebook text.
pub const PROVENANCE: Provenance = Provenance::Rulebook;

/// The cards of these ranks in one suit.
const fn run(suit: Suit, first: Rank, last: Rank) -> CardSet {
    let low = CardSet::of(Card::new(first, suit)).bits();
    let high = CardSet::of(Card::new(last, suit)).bits();
    // All bits from `low` up to and including `high`.
    CardSet::from_bits(high.wrapping_shl(1).wrapping_sub(low))
}

const fn both(one: CardSet, other: CardSet) -> CardSet {
    CardSet::from_bits(one.bits() | other.bits())
}

const fn rank_of_all_suits(rank: Rank) -> CardSet {
    CardSet::EMPTY
        .with(Card::new(rank, Suit::Spades))
        .with(Card::new(rank, Suit::Diamonds))
        .with(Card::new(rank, Suit::Clubs))
        .with(Card::new(rank, Suit::Hearts))
}

/// The monsters, 2 to 10 of spades.
pub const MONSTERS: CardSet = run(Suit::Spades, Rank::Two, Rank::Ten);
/// The traps, 2 to 10 of diamonds, which are treasure too.
pub const TRAPS: CardSet = run(Suit::Diamonds, Rank::Two, Rank::Ten);
/// The sealed doors, 2 to 10 of clubs.
pub const DOORS: CardSet = run(Suit::Clubs, Rank::Two, Rank::Ten);
/// The 27 numbered cards of the deck.
pub const PIPS: CardSet = both(MONSTERS, both(TRAPS, DOORS));
/// The four skills: the jacks.
pub const SKILLS: CardSet = rank_of_all_suits(Rank::Jack);
/// The four favors: the queens.
pub const FAVORS: CardSet = rank_of_all_suits(Rank::Queen);
/// The four hoards: the kings.
pub const HOARDS: CardSet = rank_of_all_suits(Rank::King);
/// The four torches: the aces.
pub const TORCHES: CardSet = rank_of_all_suits(Rank::Ace);
/// The scroll: the joker.
pub const SCROLL: Card = Card::JOKER;
/// The 14 treasure cards: diamonds, kings and the joker (TK-4.3).
pub const TREASURE: CardSet = both(TRAPS, HOARDS).with(SCROLL);
/// The 44 cards of the deck (TK-1.3).
pub const DECK: CardSet =
    both(both(PIPS, both(SKILLS, FAVORS)), both(HOARDS, TORCHES)).with(SCROLL);

/// Go Berserk: beats a monster.
pub const GO_BERSERK: Card = Card::new(Rank::Jack, Suit::Spades);
/// Disarm Mechanism: beats a trap.
pub const DISARM_MECHANISM: Card = Card::new(Rank::Jack, Suit::Diamonds);
/// Pick Lock: opens a door.
pub const PICK_LOCK: Card = Card::new(Rank::Jack, Suit::Clubs);
/// Dodge Blow: avoids one blow.
pub const DODGE_BLOW: Card = Card::new(Rank::Jack, Suit::Hearts);

// TK-20.3: 27 pips, four of each court card and of the aces, one scroll, and 14 treasure cards.
const _: () = {
    assert!(DECK.len() == 44 && PIPS.len() == 27 && TREASURE.len() == 14);
    assert!(MONSTERS.len() == 9 && TRAPS.len() == 9 && DOORS.len() == 9);
    assert!(SKILLS.len() == 4 && FAVORS.len() == 4 && HOARDS.len() == 4 && TORCHES.len() == 4);
};

/// The role of a card (TK-1.5).
///
/// ```
/// use tomb4k::catalogue::{Role, role};
/// assert_eq!(role("7C".parse()?), Role::Door);
/// assert_eq!(role("KH".parse()?), Role::Hoard);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
pub fn role(card: Card) -> Role {
    let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else {
        return Role::Scroll;
    };
    match (rank, suit) {
        (Rank::Jack, _) => Role::Skill,
        (Rank::Queen, _) => Role::Favor,
        (Rank::King, _) => Role::Hoard,
        (Rank::Ace, _) => Role::Torch,
        (_, Suit::Spades) => Role::Monster,
        (_, Suit::Diamonds) => Role::Trap,
        (_, Suit::Clubs) => Role::Door,
        (_, Suit::Hearts) => Role::HitPoint,
    }
}

/// The number that is compared in encounters, 2 to 10; 0 for a card without one.
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

/// [`value`] by place, 0 where no card is: what a slot that may be empty needs.
#[inline]
pub(crate) fn value_at(place: usize) -> u8 {
    VALUES.get(place).copied().unwrap_or(0)
}

const VALUES: [u8; 64] = {
    let mut values = [0; 64];
    let mut bits = PIPS.bits();
    while bits != 0 {
        let place = bits.trailing_zeros();
        #[expect(
            clippy::as_conversions,
            reason = "From is not const; the values are below 64"
        )]
        #[expect(
            clippy::indexing_slicing,
            reason = "a constant: out of bounds would not compile"
        )]
        {
            values[place as usize] = (place % 13) as u8 + 2;
        }
        bits &= bits.wrapping_sub(1);
    }
    values
};

/// What a treasure card is worth when dropped or brought out (TK-13.2); 0 for other cards.
///
/// ```
/// assert_eq!(tomb4k::catalogue::worth("Jk".parse()?), 6);
/// assert_eq!(tomb4k::catalogue::worth("8D".parse()?), 8);
/// assert_eq!(tomb4k::catalogue::worth("8S".parse()?), 0);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
pub fn worth(card: Card) -> u8 {
    match role(card) {
        Role::Hoard => KING_WORTH,
        Role::Scroll => SCROLL_WORTH,
        Role::Trap => value(card),
        Role::Monster | Role::Door | Role::Skill | Role::Favor | Role::Torch | Role::HitPoint => 0,
    }
}

/// What these cards are worth together, at most 100 (TK-13.3).
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

/// What a king is worth.
const KING_WORTH: u8 = 10;
/// What the joker is worth.
const SCROLL_WORTH: u8 = 6;

/// What each set of diamonds is worth, the lowest bit standing for the 2: no loop at the end of a
/// game.
const DIAMONDS_WORTH: [u8; 512] = {
    let mut worths = [0_u8; 512];
    let mut set = 0_usize;
    while set < worths.len() {
        let mut place = 0_u8;
        while place < 9 {
            if (set >> place) & 1 == 1 {
                #[expect(clippy::indexing_slicing, reason = "a constant: it would not compile")]
                {
                    worths[set] = worths[set].wrapping_add(place).wrapping_add(2);
                }
            }
            place = place.wrapping_add(1);
        }
        set = set.wrapping_add(1);
    }
    worths
};

/// The treasure that distracts this monster (TK-5.4): all that is worth at least as much. Empty for
/// every other card.
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

/// [`accepted_by`] by place, empty where no card is.
#[inline]
pub(crate) fn accepted_at(place: usize) -> CardSet {
    ACCEPTED.get(place).copied().unwrap_or(CardSet::EMPTY)
}

/// [`accepted_by`] as a table by card: looking it up costs no branch.
const ACCEPTED: [CardSet; 64] = {
    let mut table = [CardSet::EMPTY; 64];
    let mut index = 0;
    while index < Rank::ALL.len() {
        let (rank, monster) = pip(index, Suit::Spades);
        if MONSTERS.contains(monster) {
            let treasure = both(run(Suit::Diamonds, rank, Rank::Ten), HOARDS);
            // The joker is worth 6.
            let scroll = index <= 4;
            set(
                &mut table,
                monster,
                if scroll {
                    treasure.with(SCROLL)
                } else {
                    treasure
                },
            );
        }
        index = index.wrapping_add(1);
    }
    table
};

/// The skill that wins an encounter with this card, alone in a set (TK-8.2). Empty for a card that is
/// no encounter card.
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

/// [`skill_against`] by place, empty where no card is.
#[inline]
pub(crate) fn skill_at(place: usize) -> CardSet {
    AGAINST.get(place).copied().unwrap_or(CardSet::EMPTY)
}

/// [`skill_against`] as a table by card: looking it up costs no branch.
const AGAINST: [CardSet; 64] = {
    let mut table = [CardSet::EMPTY; 64];
    let mut index = 0;
    while index < 9 {
        set(
            &mut table,
            pip(index, Suit::Spades).1,
            CardSet::of(GO_BERSERK),
        );
        set(
            &mut table,
            pip(index, Suit::Diamonds).1,
            CardSet::of(DISARM_MECHANISM),
        );
        set(
            &mut table,
            pip(index, Suit::Clubs).1,
            CardSet::of(PICK_LOCK),
        );
        index = index.wrapping_add(1);
    }
    table
};

#[expect(
    clippy::indexing_slicing,
    reason = "only used in constants: it would not compile"
)]
const fn pip(index: usize, suit: Suit) -> (Rank, Card) {
    (Rank::ALL[index], Card::new(Rank::ALL[index], suit))
}

#[expect(clippy::as_conversions, reason = "From is not const")]
#[expect(
    clippy::indexing_slicing,
    reason = "only used in constants: it would not compile"
)]
const fn set(table: &mut [CardSet; 64], card: Card, cards: CardSet) {
    table[card.place() as usize] = cards;
}

/// The printed name of a card's role (TK-1.5), without the number that some cards carry.
///
/// ```
/// assert_eq!(tomb4k::catalogue::name("JC".parse()?), "Pick Lock");
/// assert_eq!(tomb4k::catalogue::name("7S".parse()?), "Monster");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[must_use]
pub fn name(card: Card) -> &'static str {
    match role(card) {
        Role::Monster => "Monster",
        Role::Trap => "Trapped Treasure",
        Role::Door => "Sealed Door",
        Role::Favor => "Divine Favor",
        Role::Hoard => "Tomb Hoard",
        Role::Torch => "Torch",
        Role::Scroll => "Scroll of Light",
        Role::HitPoint => "Hit Point",
        Role::Skill => match card.suit() {
            Some(Suit::Spades) => "Go Berserk",
            Some(Suit::Diamonds) => "Disarm Mechanism",
            Some(Suit::Clubs) => "Pick Lock",
            Some(Suit::Hearts) | None => "Dodge Blow",
        },
    }
}
