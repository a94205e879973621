//! Cards as items, and their ids.

use solo_core::{Provenance, fields};
use votk::words::Short;
use votk::{Bag, Card, Design, Group, Slot, Valley};

use super::Position;
use super::words::Words;
use crate::scene::{Badge, Item, Tint};

/// Length in characters of the longest name that stands on a card without a short form.
const LONG: usize = 14;

/// Returns the key of a design in the glossary.
pub(super) fn key(game: &Valley, card: Design) -> &str {
    &game.catalogue().card(card).id
}

pub(super) fn slot_id(slot: Slot) -> String {
    format!("pyramid/{}", slot.word())
}

/// Returns the id of a card that a pile or another item of the scene holds.
pub(super) fn held_id(game: &Valley, pile: &str, card: Design) -> String {
    format!("{pile}/{}", key(game, card))
}

/// Returns the id of a card in a tomb, where cards lie by groups.
pub(super) fn tomb_id(game: &Valley, tomb: &str, card: Design) -> String {
    held_id(game, &format!("{tomb}/{}", card.group().word()), card)
}

/// Returns the colour of a group, which the name or the note of a card repeats in words.
pub(super) fn tint(group: Group) -> Tint {
    match group {
        Group::Starter => Tint::None,
        Group::Sarcophagus => Tint::Red,
        Group::Jar => Tint::Green,
        Group::Amulet => Tint::Blue,
        Group::Book => Tint::Yellow,
        Group::Statue => Tint::Violet,
        Group::Unique => Tint::White,
    }
}

/// Returns whether a value of a card is a house value.
pub(super) fn is_house(card: &Card, column: &str) -> bool {
    card.prov
        .of(column)
        .any(|source| source == Provenance::House)
}

/// Returns a card with its name and its group.
pub(super) fn item(words: Words<'_>, id: String, card: Design) -> Item {
    let (name, group) = (words.name(&card), card.group());
    let is_long = name.chars().count() > LONG;
    let item = Item::new(id, name)
        .card(key(words.speech.game(), card))
        .note(words.fill("card.group", &fields![group]))
        .tint(tint(group));
    if is_long {
        item.short(words.name(&Short(card)))
    } else {
        item
    }
}

impl Position<'_> {
    /// Returns a card of the hand, with what it pays, granted or printed, and its gain in the tomb.
    pub(super) fn hand_card(&self, id: String, card: Design) -> Item {
        let is_printed = self.view().state.worth.is_none();
        self.card(id, card, self.game.worth(self.state, card), is_printed)
    }

    /// Returns a card of the pyramid, with its printed gold and its gain in the tomb.
    ///
    /// VK-6.18: what is granted is granted to cards in hand.
    pub(super) fn pyramid_card(&self, id: String, card: Design) -> Item {
        let printed = self.game.catalogue().card(card);
        self.card(id, card, printed.gold, true)
    }

    fn card(&self, id: String, card: Design, worth: u8, is_printed: bool) -> Item {
        let printed = self.game.catalogue().card(card);
        let pays = Badge::new(self.words.say("card.pays"), worth)
            .sign("●")
            .house(is_printed && is_house(printed, "gold"));
        let gain = self.game.points_for(self.state, card);
        let points = Badge::new(self.words.say("card.gain"), format!("+{gain}"))
            .sign("★")
            .house(is_house(printed, "vp"));
        item(self.words, id, card)
            .value("pays", worth)
            .value("tomb", gain)
            .badge(pays)
            .badge(points)
    }

    /// Returns the price of a card of the pyramid.
    pub(super) fn price(&self, slot: Slot) -> Option<Badge> {
        let (price, card) = (
            self.game.price(self.state, slot)?,
            self.state.pyramid(slot)?,
        );
        let house = is_house(self.game.catalogue().card(card), "cost");
        Some(
            Badge::new(self.words.say("card.price"), price)
                .sign("$")
                .house(house),
        )
    }

    /// Returns a pile with its contents, in the order of the catalogue.
    pub(super) fn pile(
        &self,
        id: &str,
        name: String,
        cards: impl IntoIterator<Item = Design>,
    ) -> Item {
        let cards: Bag = cards.into_iter().collect();
        self.counted(id, name, cards.iter())
    }

    /// Returns a pile with a count of each of its cards.
    pub(super) fn counted(
        &self,
        id: &str,
        name: String,
        cards: impl IntoIterator<Item = (Design, impl Into<u32>)>,
    ) -> Item {
        let held: Vec<_> = cards
            .into_iter()
            .map(|(card, copies)| (key(self.game, card), self.words.name(&card), copies.into()))
            .collect();
        let all = held.iter().map(|(_, _, copies)| *copies);
        Item::new(id, name)
            .count(all.fold(0, u32::saturating_add))
            .holds(held)
    }

    /// Returns a note about cards in order: "from the top: Urn, then Shabti".
    pub(super) fn noted(&self, key: &str, cards: impl IntoIterator<Item = Design>) -> String {
        let cards = self.in_order(cards);
        self.words.fill(key, &fields![cards = cards.as_str()])
    }

    /// Joins names in order: "Urn, then Shabti".
    fn in_order(&self, cards: impl IntoIterator<Item = Design>) -> String {
        let names: Vec<String> = cards
            .into_iter()
            .map(|card| self.words.name(&card))
            .collect();
        names.join(&self.words.say("pile.then"))
    }
}
