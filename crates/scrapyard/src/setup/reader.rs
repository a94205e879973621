//! Reading the cards of a view.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Faults;

use super::stated::Counts;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Pile};

/// Kinds with counts.
pub(super) type Counted = Vec<(u8, u8)>;

/// Reads ids, and counts every card it meets.
pub(super) struct Reader<'a> {
    pub(super) game: &'a Scrapyard,
    pub(super) faults: &'a mut Faults,
    /// How many cards of every kind were met, by pile.
    pub(super) met: [[u16; 64]; 3],
}

impl Reader<'_> {
    pub(super) fn kind(&mut self, at: &str, id: &str, pile: Pile) -> Option<u8> {
        match self.game.card(id) {
            Some(card) if card.pile() == pile => Some(card.place()),
            _ => {
                let message = alloc::format!("{id:?} is no {}", pile.word());
                self.faults.add(at, "SE-16.2", message);
                None
            }
        }
    }

    pub(super) fn meet(&mut self, pile: Pile, kind: u8, count: u8) {
        let met = self.met.get_mut(pile.index());
        if let Some(met) = met.and_then(|met| met.get_mut(usize::from(kind))) {
            *met = met.saturating_add(u16::from(count));
        }
    }

    /// Takes back one card that was met.
    pub(super) fn miss(&mut self, pile: Pile, kind: u8) {
        let met = self.met.get_mut(pile.index());
        if let Some(met) = met.and_then(|met| met.get_mut(usize::from(kind))) {
            *met = met.saturating_sub(1);
        }
    }

    /// A list of ids.
    pub(super) fn list(&mut self, at: &str, ids: &[String], pile: Pile) -> Vec<u8> {
        let read: Vec<u8> = ids
            .iter()
            .filter_map(|id| self.kind(at, id, pile))
            .collect();
        for kind in &read {
            self.meet(pile, *kind, 1);
        }
        read
    }

    /// Some of the ids of another list, which are no further cards: as many of a kind at most as there.
    pub(super) fn among(
        &mut self,
        (at, rule): (&str, &'static str),
        ids: &[String],
        all: &[u8],
    ) -> Vec<u8> {
        let mut left = all.to_vec();
        let kinds = ids.iter().filter_map(|id| self.kind(at, id, Pile::Machine));
        let read: Vec<u8> = kinds.collect();
        for kind in &read {
            match left.iter().position(|other| other == kind) {
                Some(place) => {
                    left.swap_remove(place);
                }
                None => {
                    let message = "these are more than were built";
                    self.faults.add(at, rule, message);
                }
            }
        }
        read
    }

    /// Ids with counts.
    pub(super) fn counts(&mut self, at: &str, counts: &Counts, pile: Pile) -> Counted {
        let mut read = Counted::new();
        for (id, count) in counts {
            let Some(kind) = self.kind(at, id, pile) else {
                continue;
            };
            if *count == 0 {
                self.faults.add(at, "SE-1.3", "a kind is counted 0 times");
            }
            self.meet(pile, kind, *count);
            read.push((kind, *count));
        }
        read
    }

    pub(super) fn character(&mut self, at: &str, id: Option<&String>) -> Option<Character> {
        let id = id?;
        let character = self.game.character(id);
        if character.is_none() {
            let message = alloc::format!("{id:?} is no Character");
            self.faults.add(at, "SE-16.2", message);
        }
        character
    }

    /// Every card of the catalogue must have been met exactly once.
    pub(super) fn check_cards(&mut self) {
        for pile in Pile::ALL {
            for kind in 0..self.game.rules.kinds(pile) {
                let copies = u16::from(self.game.rules.copies(pile, kind));
                let met = self.met.get(pile.index());
                let met = met.and_then(|met| met.get(usize::from(kind))).copied();
                if met != Some(copies) {
                    let id = self.game.id(Card::new(pile, kind));
                    let found = met.unwrap_or(0);
                    let message = alloc::format!("{id} is there {found} times instead of {copies}");
                    self.faults.add(pile.word(), "SE-1.3", message);
                }
            }
        }
    }
}
