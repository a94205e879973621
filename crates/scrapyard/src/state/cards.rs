//! Cards of all three piles together: counted, and as sets of kinds.

use solo_core::{Bag, Set};

use crate::kinds::{Card, Invention, Machine, Part, Pile};

/// Parts, machines and Inventions, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CardBag {
    pub(crate) parts: Bag<Part, 64>,
    pub(crate) machines: Bag<Machine, 64>,
    pub(crate) inventions: Bag<Invention, 64>,
}

impl CardBag {
    pub(crate) const fn new() -> Self {
        Self {
            parts: Bag::new(),
            machines: Bag::new(),
            inventions: Bag::new(),
        }
    }

    /// Counts the cards of a pile.
    pub(crate) const fn len(&self, pile: Pile) -> u16 {
        match pile {
            Pile::Part => self.parts.len(),
            Pile::Machine => self.machines.len(),
            Pile::Invention => self.inventions.len(),
        }
    }

    pub(crate) fn copies(&self, card: Card) -> u8 {
        match card {
            Card::Part(part) => self.parts.copies(part),
            Card::Machine(machine) => self.machines.copies(machine),
            Card::Invention(invention) => self.inventions.copies(invention),
        }
    }

    pub(crate) fn put(&mut self, card: Card) -> bool {
        self.put_several(card, 1)
    }

    pub(crate) fn put_several(&mut self, card: Card, number: u8) -> bool {
        match card {
            Card::Part(part) => self.parts.put_several(part, number),
            Card::Machine(machine) => self.machines.put_several(machine, number),
            Card::Invention(invention) => self.inventions.put_several(invention, number),
        }
    }

    /// Removes a card; returns `false` if there is none of this kind.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        match card {
            Card::Part(part) => self.parts.take(part),
            Card::Machine(machine) => self.machines.take(machine),
            Card::Invention(invention) => self.inventions.take(invention),
        }
    }

    /// Exchanges the cards of a pile.
    pub(crate) const fn swap(&mut self, pile: Pile, other: &mut Self) {
        match pile {
            Pile::Part => core::mem::swap(&mut self.parts, &mut other.parts),
            Pile::Machine => core::mem::swap(&mut self.machines, &mut other.machines),
            Pile::Invention => core::mem::swap(&mut self.inventions, &mut other.inventions),
        }
    }

    /// Returns the card of a pile at this index, where each kind comes as often as it has copies.
    pub(crate) fn nth(&self, pile: Pile, index: u32) -> Option<Card> {
        match pile {
            Pile::Part => self.parts.nth(index).map(Card::Part),
            Pile::Machine => self.machines.nth(index).map(Card::Machine),
            Pile::Invention => self.inventions.nth(index).map(Card::Invention),
        }
    }

    /// Returns the kinds of these piles of which there is a card.
    pub(crate) fn kinds(&self, piles: Set<Pile>) -> CardSet {
        let mut kinds = CardSet::EMPTY;
        for pile in piles {
            match pile {
                Pile::Part => kinds.parts = self.parts.kinds(),
                Pile::Machine => kinds.machines = self.machines.kinds(),
                Pile::Invention => kinds.inventions = self.inventions.kinds(),
            }
        }
        kinds
    }

    /// Lists the kinds of a pile, with the number of cards of each.
    pub(crate) fn of(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'_> {
        let kinds = self.kinds(Set::of(pile)).iter();
        kinds.map(|card| (card, self.copies(card)))
    }
}

/// A set of kinds of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardSet {
    pub(crate) parts: Set<Part>,
    pub(crate) machines: Set<Machine>,
    pub(crate) inventions: Set<Invention>,
}

impl CardSet {
    pub(crate) const EMPTY: Self = Self {
        parts: Set::EMPTY,
        machines: Set::EMPTY,
        inventions: Set::EMPTY,
    };

    pub(crate) const fn is_empty(self) -> bool {
        self.parts.is_empty() && self.machines.is_empty() && self.inventions.is_empty()
    }

    pub(crate) fn insert(&mut self, card: Card) {
        match card {
            Card::Part(part) => _ = self.parts.insert(part),
            Card::Machine(machine) => _ = self.machines.insert(machine),
            Card::Invention(invention) => _ = self.inventions.insert(invention),
        }
    }

    pub(crate) fn contains(self, card: Card) -> bool {
        match card {
            Card::Part(part) => self.parts.contains(part),
            Card::Machine(machine) => self.machines.contains(machine),
            Card::Invention(invention) => self.inventions.contains(invention),
        }
    }

    pub(crate) fn filter(self, accept: impl Fn(Card) -> bool) -> Self {
        Self {
            parts: self.parts.filter(|part| accept(Card::Part(part))),
            machines: self
                .machines
                .filter(|machine| accept(Card::Machine(machine))),
            inventions: self.inventions.filter(|card| accept(Card::Invention(card))),
        }
    }

    /// Lists the cards in catalogue order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let parts = self.parts.iter().map(Card::Part);
        let machines = self.machines.iter().map(Card::Machine);
        let inventions = self.inventions.iter().map(Card::Invention);
        parts.chain(machines).chain(inventions)
    }
}
