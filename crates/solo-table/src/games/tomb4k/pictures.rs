//! Cards of the tomb to draw.

use solo_core::{Card, Speech, fields};
use tomb4k::Tomb;
use tomb4k::catalogue::{
    DECK, DISARM_MECHANISM, GO_BERSERK, PICK_LOCK, Role, TREASURE, role, strength, worth,
};

use super::words::{called, words};
use crate::pictures::{EffectLine, Picture, Pictured};

impl Pictured for Tomb {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        DECK.iter().map(|card| picture(card, speech)).collect()
    }
}

fn picture(card: Card, speech: &Speech<'_, Tomb>) -> Picture {
    let words = words(*speech);
    let n = strength(card);
    let picture = Picture::new(
        card.to_string(),
        called(words, card),
        super::emblem_of(card),
    );
    let picture = if n > 0 {
        picture.value("strength", n)
    } else {
        picture
    };
    let picture = if TREASURE.contains(card) {
        picture.value("worth", worth(card))
    } else {
        picture
    };
    match line(card) {
        "" => picture,
        key => picture.effect(EffectLine::new(words.fill(key, &fields![n]))),
    }
}

/// Returns the key of the line about a card.
fn line(card: Card) -> &'static str {
    match role(card) {
        Role::Monster => "line.monster",
        Role::Trap => "line.trap",
        Role::Door => "line.door",
        Role::Skill if card == GO_BERSERK => "line.berserk",
        Role::Skill if card == DISARM_MECHANISM => "line.disarm",
        Role::Skill if card == PICK_LOCK => "line.pick",
        Role::Skill => "line.dodge",
        Role::Favor => "line.favor",
        Role::Hoard => "line.hoard",
        Role::Torch => "line.torch",
        Role::Scroll => "line.scroll",
        Role::HitPoint => "",
    }
}
