//! Features: a position as the list of those that it has.

use alloc::vec::Vec;

use solo_core::{Card, Set};
use tomb4k::catalogue::{
    DISARM_MECHANISM, DODGE_BLOW, DOORS, FAVORS, GO_BERSERK, HOARDS, PICK_LOCK, PIPS, SCROLL,
    TORCHES, TRAPS, TREASURE, accepted_by, strength, total_worth, worth,
};
use tomb4k::{Heading, State};

/// Number of features, and of the values of a network that judges positions by them.
pub const FEATURES: usize = 224;

/// Returns the features of a position in which a card is due, each an index with the value 1, ascending.
pub fn features(state: &State) -> Vec<(usize, i32)> {
    Features::of(state).found
}

/// A counter of features, and those of the position.
struct Features {
    next: usize,
    found: Vec<(usize, i32)>,
}

impl Features {
    fn of(state: &State) -> Self {
        let mut features = Self {
            next: 0,
            found: Vec::with_capacity(FEATURES),
        };
        features.deck_and_hand(state);
        features.way(state);
        features.open_turn(state);
        features
    }

    /// Adds one feature, which the position has if `holds`.
    fn flag(&mut self, holds: bool) {
        if holds {
            self.found.push((self.next, 1));
        }
        self.next = self.next.saturating_add(1);
    }

    /// Adds a feature for every number from 0 to `most`; the position has that of `number`.
    fn number(&mut self, most: u32, number: u32) {
        for each in 0..=most {
            self.flag(number == each);
        }
    }

    /// Adds a feature for every number from 1 to `most`; the position has those up to `number`.
    fn amount(&mut self, most: u32, number: u32) {
        for each in 1..=most {
            self.flag(number >= each);
        }
    }

    /// Adds a feature for every card of `all`; the position has those of `cards`.
    fn cards(&mut self, all: Set<Card>, cards: Set<Card>) {
        for card in all {
            self.flag(cards.contains(card));
        }
    }

    fn deck_and_hand(&mut self, state: &State) {
        let (unseen, treasure, open) = (state.unseen(), state.treasure(), state.open());
        self.cards(PIPS, unseen);
        for skill in [GO_BERSERK, DISARM_MECHANISM, PICK_LOCK, DODGE_BLOW] {
            self.flag(unseen.contains(skill));
            self.flag(state.skills().contains(skill));
        }
        self.number(4, (unseen & FAVORS).len());
        self.number(4, (unseen & TORCHES).len());
        for zone in [unseen, treasure, open] {
            self.number(4, (zone & HOARDS).len());
            self.flag(zone.contains(SCROLL));
        }
        self.flag(!(unseen | treasure | open).contains_all(HOARDS));
        self.flag(state.bottom().is_some());
        self.cards(TRAPS, treasure);
        self.number(9, u32::from(state.hp()));
    }

    fn way(&mut self, state: &State) {
        let turns = turns_left(state);
        let (delve, retreat) = match state.heading() {
            Heading::Delve => (turns, 0),
            Heading::Retreat => (0, turns),
        };
        self.amount(12, delve);
        self.amount(12, retreat);
        self.amount(20, state.unseen().len() / 2);
        self.amount(16, darkness(state, turns));
    }

    fn open_turn(&mut self, state: &State) {
        self.amount(12, u32::from(total_worth(state.open() & TREASURE)) / 3);
        self.flag(state.open().meets(FAVORS));
        let encounter = state.encounter();
        self.cards(PIPS, encounter.map_or(Set::EMPTY, Set::of));
        self.amount(8, u32::from(state.pending().discards_due()));
        // Once cards are discarded, the encounter is decided.
        let encounter = encounter.filter(|_| state.pending().discards_due() == 0);
        let danger = encounter.map_or(Danger::NONE, |encounter| Danger::of(state, encounter));
        self.amount(8, danger.passed);
        self.amount(8, danger.deadly);
        self.amount(8, danger.damage);
        self.amount(8, danger.price);
    }
}

/// Returns the turns to the way out after the open one, if the player then turns around.
fn turns_left(state: &State) -> u32 {
    let turns = match state.heading() {
        Heading::Delve => state.delve_turns(),
        Heading::Retreat => {
            let done = state.retreat_turns().saturating_add(1);
            state.delve_turns().saturating_sub(done)
        }
    };
    u32::from(turns)
}

/// Returns the probability that all torches burn in the open turn and `turns` more, in sixteenths.
fn darkness(state: &State, turns: u32) -> u32 {
    if state.treasure().contains(SCROLL) {
        return 0;
    }
    // A turn takes about two cards.
    let cards = turns.saturating_add(1).saturating_mul(2);
    let unseen = state.unseen();
    let mut dark = 1600_u32;
    for burnt in 0..(unseen & TORCHES).len() {
        let others = unseen.len().saturating_sub(burnt);
        let near = cards.saturating_sub(burnt).min(others);
        let both = dark.saturating_mul(near).checked_div(others);
        dark = both.unwrap_or(0);
    }
    dark.div_ceil(100)
}

/// The effects of the next card, over all unseen cards.
struct Danger {
    /// Share of cards that pass the encounter, in eighths.
    passed: u32,
    /// Share of cards that kill, in sixteenths.
    deadly: u32,
    /// Gap of an average card, in halves.
    damage: u32,
    /// Price of flight, in steps of two points; a king is more than its points, 0 is not a flight.
    price: u32,
}

impl Danger {
    const NONE: Self = Self {
        passed: 0,
        deadly: 0,
        damage: 0,
        price: 0,
    };

    fn of(state: &State, encounter: Card) -> Self {
        let unseen = state.unseen();
        let hurts = !DOORS.contains(encounter);
        let mut passed = (unseen & FAVORS).len();
        let (mut deadly, mut damage) = (0_u32, 0_u32);
        for card in unseen & PIPS {
            let gap = strength(encounter).saturating_sub(strength(card));
            passed = passed.saturating_add(u32::from(gap == 0));
            deadly = deadly.saturating_add(u32::from(hurts && gap >= state.hp()));
            damage = damage.saturating_add(u32::from(gap));
        }
        let share = |sum: u32, parts: u32| sum.saturating_mul(parts).div_ceil(unseen.len().max(1));
        Self {
            passed: share(passed, 8),
            deadly: share(deadly, 16),
            damage: share(damage, 2),
            price: price(state.treasure() & accepted_by(encounter)),
        }
    }
}

/// Returns the value of the cheapest of these cards, in steps of two points.
fn price(treasure: Set<Card>) -> u32 {
    let diamond = (treasure & TRAPS).iter().map(worth).min();
    match diamond {
        Some(worth) => u32::from(worth / 2),
        None if treasure.contains(SCROLL) => 6,
        None if treasure.is_empty() => 0,
        None => 8,
    }
}
