//! The cards of the tomb and their effects.

use solo_core::{Card, Provenance, Suit};
use tomb4k::DropTiming;
use tomb4k::catalogue::{
    DECK, DISARM_MECHANISM, DODGE_BLOW, GO_BERSERK, PICK_LOCK, PROVENANCE, Role, TREASURE, role,
    worth,
};

use super::words::Words;
use crate::glossary::Entry;
use crate::scene::{Badge, Item, Tint};

fn tint(card: Card) -> Tint {
    match card.suit() {
        Some(Suit::Hearts | Suit::Diamonds) => Tint::Red,
        Some(Suit::Spades | Suit::Clubs) => Tint::None,
        None => Tint::Yellow,
    }
}

/// Returns a card as the item of a zone.
pub(super) fn item(words: Words<'_>, zone: &str, card: Card) -> Item {
    Item::new(format!("{zone}/{card}"), words.corner(card))
        .card(card.to_string())
        .mark(words.corner(card))
        .tint(tint(card))
        .note(words.called(card))
}

/// Returns a card of treasure with its worth.
pub(super) fn treasure(words: Words<'_>, zone: &str, card: Card) -> Item {
    let mut item = item(words, zone, card).badge(value(words, card));
    if role(card) == Role::Trap {
        item.notes = vec![words.say("treasure.gems")];
    }
    item
}

fn value(words: Words<'_>, card: Card) -> Badge {
    Badge::new(words.say("treasure.worth"), worth(card))
}

pub(super) fn glossary(words: Words<'_>) -> Vec<Entry> {
    DECK.iter().map(|card| entry(words, card)).collect()
}

fn entry(words: Words<'_>, card: Card) -> Entry {
    let mut entry = Entry::new(card.to_string(), words.corner(card), words.called(card));
    if TREASURE.contains(card) {
        entry = entry.value(value(words, card));
    }
    let entry = meaning(card).iter().fold(entry, |entry, key| {
        entry.says(words.meaning(key), PROVENANCE)
    });
    if role(card) == Role::Monster {
        let (key, source) = flight(words);
        return entry.says(words.meaning(key), source);
    }
    entry
}

/// Returns the key of the sentence about flight, with its source (TK-5.8, TK-5.9).
fn flight(words: Words<'_>) -> (&'static str, Provenance) {
    match words.0.game().options().drop_timing {
        DropTiming::Any => ("monster.flee", PROVENANCE),
        DropTiming::First => ("monster.flee.first", Provenance::Ruling),
    }
}

/// Returns the keys of the sentences about a card.
fn meaning(card: Card) -> &'static [&'static str] {
    match role(card) {
        Role::Monster => &["monster", "monster.blow"],
        Role::Trap => &["trap", "trap.blow"],
        Role::Door => &["door", "door.holds"],
        Role::Skill if card == GO_BERSERK => &["berserk"],
        Role::Skill if card == DISARM_MECHANISM => &["disarm"],
        Role::Skill if card == PICK_LOCK => &["pick"],
        Role::Skill if card == DODGE_BLOW => &["dodge"],
        Role::Favor => &["favor"],
        Role::Hoard => &["hoard", "hoard.win"],
        Role::Torch => &["torch"],
        Role::Scroll => &["scroll", "scroll.read"],
        // Hearts never lie in the deck.
        Role::Skill | Role::HitPoint => &[],
    }
}
