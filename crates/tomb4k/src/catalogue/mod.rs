//! The cards: chapter TK-1 and the tables of the rulebook.
//!
//! Every value is that of a standard deck (TK-1.1) or stated by the rulebook text; there are no
//! house values. The totals of the tables (TK-20.3) are checked when this crate is compiled.

#[cfg(feature = "alloc")]
mod check;
#[cfg(feature = "alloc")]
pub(crate) mod names;
#[cfg(feature = "alloc")]
mod rows;
#[cfg(feature = "serde")]
mod supplied;
mod tables;

use solo_core::{Card, Provenance, Rank, Set, Suit};

#[cfg(feature = "serde")]
pub(crate) use self::supplied::{TABLES, check_tables, rulebook_tables};
pub(crate) use self::tables::distracts;
pub use self::tables::{accepted_by, skill_against, strength, total_worth, worth};

solo_core::word_enum! {
    /// The role of a card in the game (TK-1.5).
    ///
    /// ```
    /// use tomb4k::catalogue::{DECK, Role, role};
    /// assert_eq!(DECK.iter().filter(|&card| role(card) == Role::Trap).count(), 9);
    /// ```
    pub enum Role in tomb4k::catalogue {
        /// 2 to 10 of spades.
        Monster = "monster",
        /// 2 to 10 of diamonds: a trap, and treasure.
        Trap = "trap",
        /// 2 to 10 of clubs.
        Door = "door",
        /// A jack.
        Skill = "skill",
        /// A queen.
        Favor = "favor",
        /// A king.
        Hoard = "hoard",
        /// An ace.
        Torch = "torch",
        /// The joker.
        Scroll = "scroll",
        /// 2 to 10 of hearts: never in the deck (TK-1.2).
        HitPoint = "hit point",
    }
}

/// Hit points at the start (TK-1.4).
pub const HIT_POINTS: u8 = 9;
/// Number of the torch that ends the game (TK-10.2).
pub const FATAL_TORCH: u8 = 4;
/// Value of a point in gold pieces (TK-13.8).
pub const GOLD_PER_POINT: u16 = 100;
/// Value of all treasure together, in points (TK-13.3).
pub const POINTS_POSSIBLE: u8 = 100;
/// Kings that have to be brought out to win (TK-13.5), which is the aim of the game (TK-1.6).
pub const KINGS_TO_WIN: u8 = 4;
/// Provenance of the constants above and the tables below: all are stated by the rulebook text.
pub const PROVENANCE: Provenance = Provenance::Rulebook;

/// Returns the cards 2 to 10 of a suit.
const fn pips(suit: Suit) -> Set<Card> {
    let two = Set::of_card(Card::new(Rank::Two, suit)).bits();
    let jack = Set::of_card(Card::new(Rank::Jack, suit)).bits();
    // All bits from the 2 up to the jack, exclusive.
    Set::from_bits(jack.saturating_sub(two))
}

/// The monsters, 2 to 10 of spades.
pub const MONSTERS: Set<Card> = pips(Suit::Spades);
/// The traps, 2 to 10 of diamonds, which are also treasure.
pub const TRAPS: Set<Card> = pips(Suit::Diamonds);
/// The sealed doors, 2 to 10 of clubs.
pub const DOORS: Set<Card> = pips(Suit::Clubs);
/// The 27 numbered cards of the deck.
pub const PIPS: Set<Card> = MONSTERS.union(TRAPS).union(DOORS);
/// The four skills: the jacks.
pub const SKILLS: Set<Card> = Set::of_rank(Rank::Jack);
/// The four favors: the queens.
pub const FAVORS: Set<Card> = Set::of_rank(Rank::Queen);
/// The four hoards: the kings.
pub const HOARDS: Set<Card> = Set::of_rank(Rank::King);
/// The four torches: the aces.
pub const TORCHES: Set<Card> = Set::of_rank(Rank::Ace);
/// The scroll: the joker.
pub const SCROLL: Card = Card::JOKER;
/// The 14 treasure cards: diamonds, kings and the joker (TK-4.3).
pub const TREASURE: Set<Card> = TRAPS.union(HOARDS).union(Set::of_card(SCROLL));
/// The 44 cards of the deck (TK-1.3).
pub const DECK: Set<Card> = PIPS
    .union(SKILLS)
    .union(FAVORS)
    .union(HOARDS)
    .union(TORCHES)
    .union(Set::of_card(SCROLL));

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

/// Returns the role of a card (TK-1.5).
///
/// ```
/// use tomb4k::catalogue::{Role, role};
/// assert_eq!(role("7C".parse()?), Role::Door);
/// assert_eq!(role("KH".parse()?), Role::Hoard);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
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

/// Returns the printed name of a card's role (TK-1.5), without the number that some cards carry.
///
/// ```
/// assert_eq!(tomb4k::catalogue::name("JC".parse()?), "Pick Lock");
/// assert_eq!(tomb4k::catalogue::name("7S".parse()?), "Monster");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
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
