//! The cards of the tomb and their effects.

use solo_core::{Card, Suit, fields};
use tomb4k::catalogue::{
    DECK, DISARM_MECHANISM, DODGE_BLOW, GO_BERSERK, PICK_LOCK, Role, TREASURE, role, worth,
};

use super::words::{Words, called, corner};
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
    Item::new(format!("{zone}/{card}"), corner(words, card))
        .card(card.to_string())
        .mark(corner(words, card))
        .tint(tint(card))
        .note(called(words, card))
}

/// Returns a card of treasure with its worth.
pub(super) fn treasure(words: Words<'_>, zone: &str, card: Card) -> Item {
    let mut item = item(words, zone, card)
        .badge(value(words, card))
        .value("worth", worth(card));
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
    let mut entry = Entry::new(card.to_string(), corner(words, card), called(words, card));
    if TREASURE.contains(card) {
        entry = entry.value(value(words, card));
    }
    entry.rules(topic(card), &fields![], &words.speech)
}

/// Returns the topic of the rules about a card, or the key of the only one.
fn topic(card: Card) -> &'static str {
    match role(card) {
        Role::Monster => "monster",
        Role::Trap => "trap",
        Role::Door => "door",
        Role::Skill if card == GO_BERSERK => "skill.berserk",
        Role::Skill if card == DISARM_MECHANISM => "skill.disarm",
        Role::Skill if card == PICK_LOCK => "skill.pick",
        Role::Skill if card == DODGE_BLOW => "skill.dodge",
        Role::Favor => "favor",
        Role::Hoard => "hoard",
        Role::Torch => "torch",
        Role::Scroll => "scroll",
        // Hearts never lie in the deck.
        Role::Skill | Role::HitPoint => "",
    }
}
