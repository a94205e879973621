//! The words of the tomb in the language of a table.

use solo_core::{Card, Speech, fields};
use tomb4k::Tomb;
use tomb4k::words::{Called, Corner, SCENE};

use crate::scene::Item;

pub(super) type Words<'a> = crate::words::Words<'a, Tomb>;

pub(super) const fn words(speech: Speech<'_, Tomb>) -> Words<'_> {
    Words::new(SCENE, speech)
}

/// Returns a number with its text: "1 card in the deck".
pub(super) fn counted(words: Words<'_>, id: &str, key: &str, count: impl Into<u32>) -> Item {
    let count = count.into();
    Item::number(id, words.fill(key, &fields![count]), count)
}

/// Names a card, with its number if that matters: "Monster 9", "Go Berserk".
pub(super) fn called(words: Words<'_>, card: Card) -> String {
    words.name(&Called(card))
}

/// Returns the corner of a card: "8♠", "Joker".
pub(super) fn corner(words: Words<'_>, card: Card) -> String {
    words.name(&Corner(card))
}
