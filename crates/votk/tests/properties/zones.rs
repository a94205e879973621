//! Zones of a view.

use std::collections::BTreeMap;

use solo_core::{By, Kind as _, Sorted};
use votk::{DeckView, Design, Slot, View};

/// Lists the cards of a zone that fit.
pub fn cards(zone: &Sorted<Design>, fits: impl Fn(Design) -> bool) -> Vec<Design> {
    zone.0.iter().copied().filter(|card| fits(*card)).collect()
}

/// Lists the cards of a deck, known ones first.
pub fn all_cards(deck: &DeckView) -> Vec<Design> {
    let top = deck.top.iter().copied();
    top.chain(copies(&deck.unseen)).collect()
}

fn copies(counts: &By<Design, u32>) -> impl Iterator<Item = Design> + '_ {
    let counts = counts.0.iter();
    counts.flat_map(|(card, copies)| (0..*copies).map(move |_| *card))
}

/// Puts a card into a zone without an order.
pub fn put(zone: &mut Sorted<Design>, card: Design) {
    zone.0.push(card);
    zone.0.sort_unstable();
}

/// Takes a card out of a zone without an order.
pub fn take(zone: &mut Sorted<Design>, card: Design) {
    let place = zone.0.iter().position(|one| *one == card);
    zone.0.remove(place.expect("it lies there"));
}

/// Takes the uppermost copy of a card out of a pile.
pub fn take_uppermost(pile: &mut Vec<Design>, card: Design) {
    let place = pile.iter().rposition(|one| *one == card);
    pile.remove(place.expect("it lies there"));
}

/// Changes the number of copies of an unseen card.
pub fn count(counts: &mut By<Design, u32>, card: Design, change: i64) {
    let mut all: BTreeMap<Design, u32> = counts.0.iter().copied().collect();
    let copies = i64::from(all.remove(&card).unwrap_or(0)) + change;
    let copies = u32::try_from(copies).expect("it lies there");
    if copies > 0 {
        all.insert(card, copies);
    }
    counts.0 = all.into_iter().collect();
}

/// Sets the contents of a slot.
pub fn lay(view: &mut View, slot: Slot, card: Option<Design>) {
    view.pyramid.0[usize::from(slot.index())].1 = card;
}

/// Counts the copies of each design over all zones.
pub fn all_copies(view: &View) -> BTreeMap<Design, u32> {
    let View {
        hand,
        played,
        arranged,
        turned,
        deck,
        discard,
        tomb,
        pyramid,
        stock,
        boneyard,
        bot_tomb,
        bot_discard,
        aside,
        ..
    } = view;
    let lists = [
        &hand.0, &played.0, arranged, turned, discard, &tomb.0, boneyard,
    ];
    let lists = lists.into_iter().chain([&bot_tomb.0, bot_discard]);
    let all = lists
        .flatten()
        .copied()
        .chain(all_cards(deck))
        .chain(pyramid.0.iter().filter_map(|slot| slot.1))
        .chain([&stock.ii, &stock.iii, aside].into_iter().flat_map(copies));
    let mut found = BTreeMap::new();
    for card in all {
        *found.entry(card).or_insert(0) += 1;
    }
    found
}
