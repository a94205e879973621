//! The cards of the tomb and their effects.

use solo_core::{Card, Suit};
use tomb4k::catalogue::{
    DECK, DISARM_MECHANISM, DODGE_BLOW, GO_BERSERK, PICK_LOCK, PROVENANCE, Role, TREASURE, name,
    role, value, worth,
};

use crate::glossary::Entry;
use crate::scene::{Badge, Item, Tint};

/// Returns the corner of a card: "8♠", "Joker".
pub(super) fn corner(card: Card) -> String {
    let suit = match card.suit() {
        None => return "Joker".to_owned(),
        Some(Suit::Spades) => '♠',
        Some(Suit::Hearts) => '♥',
        Some(Suit::Diamonds) => '♦',
        Some(Suit::Clubs) => '♣',
    };
    let rank = card.rank().map_or("", solo_core::Rank::text);
    format!("{rank}{suit}")
}

/// Names a card, with its number if that matters: "Monster 9", "Go Berserk".
pub(super) fn called(card: Card) -> String {
    match value(card) {
        0 => name(card).to_owned(),
        value => format!("{} {value}", name(card)),
    }
}

fn tint(card: Card) -> Tint {
    match card.suit() {
        Some(Suit::Hearts | Suit::Diamonds) => Tint::Red,
        Some(Suit::Spades | Suit::Clubs) => Tint::None,
        None => Tint::Yellow,
    }
}

/// Returns a card as the item of a zone.
pub(super) fn item(zone: &str, card: Card) -> Item {
    Item::new(format!("{zone}/{card}"), corner(card))
        .card(card.to_string())
        .mark(corner(card))
        .tint(tint(card))
        .note(called(card))
}

/// Returns a card of treasure with its worth.
pub(super) fn treasure(zone: &str, card: Card) -> Item {
    let mut item = item(zone, card).badge(Badge::new("worth", worth(card)));
    if role(card) == Role::Trap {
        item.notes = vec!["gems".to_owned()];
    }
    item
}

pub(super) fn glossary() -> Vec<Entry> {
    DECK.iter().map(entry).collect()
}

fn entry(card: Card) -> Entry {
    let mut entry = Entry::new(card.to_string(), corner(card), called(card));
    if TREASURE.contains(card) {
        entry = entry.value(Badge::new("worth", worth(card)));
    }
    let sentences = meaning(card).iter();
    sentences.fold(entry, |entry, sentence| entry.says(*sentence, PROVENANCE))
}

fn meaning(card: Card) -> &'static [&'static str] {
    match role(card) {
        Role::Monster => &[
            "A monster bars the way. A card of its number or higher slays it.",
            "A lower card costs you the difference in hit points, and the fight goes on.",
            "You can flee: drop a treasure worth at least the monster's number.",
        ],
        Role::Trap => &[
            "A trap. A card of its number or higher disarms it, and the trap becomes treasure.",
            "A lower card costs you the difference in hit points and ends the turn without treasure.",
        ],
        Role::Door => &[
            "A sealed door. A card of its number or higher opens it.",
            "A lower card leaves it closed, and as many cards as are missing are discarded from the deck.",
        ],
        Role::Skill if card == GO_BERSERK => &["Spend it to slay one monster at once."],
        Role::Skill if card == DISARM_MECHANISM => {
            &["Spend it to disarm one trap, before a card is turned up for it."]
        }
        Role::Skill if card == PICK_LOCK => {
            &["Spend it to open one door, even after a card has failed."]
        }
        Role::Skill if card == DODGE_BLOW => &["Spend it to avoid one blow altogether."],
        Role::Skill => &[],
        Role::Favor => &["Divine favor: the encounter of this turn is won."],
        Role::Hoard => &[
            "A king's hoard: treasure.",
            "Bring all four kings out alive and you win.",
        ],
        Role::Torch => &["A torch burns down. With the fourth you are lost in the dark."],
        Role::Scroll => &[
            "Scroll of Light: treasure.",
            "Read it when the fourth torch burns down, and that torch goes under the deck instead.",
        ],
        Role::HitPoint => &["A hit point: it never lies in the deck."],
    }
}
