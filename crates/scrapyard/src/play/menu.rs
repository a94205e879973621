//! A legal list as a few bit sets, in the order of the notation table.

use solo_core::bits::{nth, numbers};

use core::ops::ControlFlow;

use crate::decision::Decision;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source, has};

/// What the cards of a menu are offered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Boost,
    Scrap,
    Take,
    Place,
    Omit,
}

impl Verb {
    fn with(self, card: Card) -> Decision {
        match (self, card) {
            (Self::Boost, Card::Part(part)) => Decision::Boost(part),
            (Self::Take, _) => Decision::Take(card),
            (Self::Place, _) => Decision::Place(card),
            (Self::Omit, _) => Decision::Omit(card),
            (Self::Scrap | Self::Boost, _) => Decision::Scrap(card),
        }
    }
}

/// A legal list. The fields are in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Menu {
    /// One bit for each decision without a card, in their order: see [`PLAIN`].
    pub(super) plain: u64,
    pub(super) build: u64,
    pub(super) invent: u64,
    pub(super) character: Option<Character>,
    pub(super) machines: u64,
    pub(super) verb: Verb,
    /// The cards of the verb, by pile.
    pub(super) cards: [u64; 3],
}

/// The decisions without a card that are listed before all others.
const PLAIN: [Decision; 8] = [
    Decision::Stop,
    Decision::Accept,
    Decision::Draw(Pile::Part),
    Decision::Draw(Pile::Machine),
    Decision::Draw(Pile::Invention),
    Decision::Dig(Pile::Part),
    Decision::Dig(Pile::Machine),
    Decision::Steal,
];

/// `look` is never offered together with anything else, so its three bits can follow the others.
const LOOKS: [Decision; 3] = [
    Decision::Look(Pile::Part),
    Decision::Look(Pile::Machine),
    Decision::Look(Pile::Invention),
];

pub(super) const STOP: u64 = 1;
pub(super) const ACCEPT: u64 = 1 << 1;
pub(super) const STEAL: u64 = 1 << 7;

/// The bit for drawing from a pile.
#[inline]
pub(super) const fn draw(pile: Pile) -> u64 {
    match pile {
        Pile::Part => 1 << 2,
        Pile::Machine => 1 << 3,
        Pile::Invention => 1 << 4,
    }
}

/// The bit for digging in a scrap pile; there is none for Inventions (SE-6.2).
#[inline]
pub(super) const fn dig(pile: Pile) -> u64 {
    match pile {
        Pile::Part => 1 << 5,
        Pile::Machine => 1 << 6,
        Pile::Invention => 0,
    }
}

/// The bit for looking at a pile.
pub(super) const fn look(pile: Pile) -> u64 {
    match pile {
        Pile::Part => 1 << 8,
        Pile::Machine => 1 << 9,
        Pile::Invention => 1 << 10,
    }
}

fn plain_at(place: u8) -> Option<Decision> {
    let place = usize::from(place);
    PLAIN.iter().chain(&LOOKS).nth(place).copied()
}

impl Menu {
    pub(super) const EMPTY: Self = Self {
        plain: 0,
        build: 0,
        invent: 0,
        character: None,
        machines: 0,
        verb: Verb::Take,
        cards: [0; 3],
    };

    pub(super) const fn plain(bits: u64) -> Self {
        Self {
            plain: bits,
            ..Self::EMPTY
        }
    }

    pub(super) const fn of(verb: Verb, cards: [u64; 3]) -> Self {
        Self {
            verb,
            cards,
            ..Self::EMPTY
        }
    }

    /// How many decisions are on the list.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let [parts, machines, inventions] = self.cards;
        let sets = [
            self.plain,
            self.build,
            self.invent,
            self.machines,
            parts,
            machines,
            inventions,
        ];
        sets.iter()
            .fold(u32::from(self.character.is_some()), |sum, set| {
                sum.wrapping_add(set.count_ones())
            })
    }

    /// Whether the list offers something besides stopping.
    #[inline]
    pub(super) fn offers_something(&self) -> bool {
        self.count() > u32::from(self.plain & STOP != 0)
    }

    pub(crate) fn visit(
        &self,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        numbers(self.plain)
            .filter_map(plain_at)
            .try_for_each(&mut visit)?;
        numbers(self.build).try_for_each(|kind| visit(Decision::Build(Machine(kind))))?;
        numbers(self.invent).try_for_each(|kind| visit(Decision::Invent(Invention(kind))))?;
        if let Some(character) = self.character {
            visit(Decision::Use(Source::Character(character)))?;
        }
        numbers(self.machines)
            .try_for_each(|kind| visit(Decision::Use(Source::Machine(Machine(kind)))))?;
        for (pile, set) in Pile::ALL.into_iter().zip(self.cards) {
            numbers(set).try_for_each(|kind| visit(self.verb.with(Card::new(pile, kind))))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn nth(&self, place: u32) -> Option<Decision> {
        let mut left = place;
        // The place within the set, if it is there.
        let mut within = |set: u64| -> Option<u8> {
            let size = set.count_ones();
            if left < size {
                return nth(set, left);
            }
            left = left.wrapping_sub(size);
            None
        };
        if let Some(place) = within(self.plain) {
            return plain_at(place);
        }
        if let Some(kind) = within(self.build) {
            return Some(Decision::Build(Machine(kind)));
        }
        if let Some(kind) = within(self.invent) {
            return Some(Decision::Invent(Invention(kind)));
        }
        if let Some(character) = self.character {
            if within(1).is_some() {
                return Some(Decision::Use(Source::Character(character)));
            }
        }
        if let Some(kind) = within(self.machines) {
            return Some(Decision::Use(Source::Machine(Machine(kind))));
        }
        for (pile, set) in Pile::ALL.into_iter().zip(self.cards) {
            if let Some(kind) = within(set) {
                return Some(self.verb.with(Card::new(pile, kind)));
            }
        }
        None
    }

    /// Whether the decision is on the list.
    #[inline]
    pub(super) fn contains(&self, decision: Decision) -> bool {
        let of_verb = |verb: Verb, card: Card| {
            let set = self.cards.get(card.pile().index()).copied().unwrap_or(0);
            self.verb == verb && has(set, card.place())
        };
        let plain = |bit: u64| self.plain & bit != 0;
        match decision {
            Decision::Stop => plain(STOP),
            Decision::Accept => plain(ACCEPT),
            Decision::Draw(pile) => plain(draw(pile)),
            Decision::Dig(pile) => plain(dig(pile)),
            Decision::Steal => plain(STEAL),
            Decision::Look(pile) => plain(look(pile)),
            Decision::Build(machine) => has(self.build, machine.0),
            Decision::Invent(invention) => has(self.invent, invention.0),
            Decision::Use(Source::Character(character)) => self.character == Some(character),
            Decision::Use(Source::Machine(machine)) => has(self.machines, machine.0),
            Decision::Boost(Part(kind)) => of_verb(Verb::Boost, Card::Part(Part(kind))),
            Decision::Scrap(card) => of_verb(Verb::Scrap, card),
            Decision::Take(card) => of_verb(Verb::Take, card),
            Decision::Place(card) => of_verb(Verb::Place, card),
            Decision::Omit(card) => of_verb(Verb::Omit, card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Two entries of every kind, as no position offers them.
    fn menus() -> [Menu; 2] {
        let full = Menu {
            plain: STOP | ACCEPT | STEAL | dig(Pile::Part) | dig(Pile::Machine),
            build: 0b1010,
            invent: 0b101,
            character: Some(Character(3)),
            machines: 0b11,
            verb: Verb::Omit,
            cards: [0b1001, 1 << 63, 0b110],
        };
        let draws = Pile::ALL
            .map(draw)
            .into_iter()
            .fold(0, |all, bit| all | bit);
        let looks = Pile::ALL
            .map(look)
            .into_iter()
            .fold(0, |all, bit| all | bit);
        [full, Menu::plain(draws | looks)]
    }

    fn listed(menu: &Menu) -> Vec<Decision> {
        let mut list = Vec::new();
        let _ = menu.visit(|decision| {
            list.push(decision);
            ControlFlow::Continue(())
        });
        list
    }

    #[test]
    fn places_and_numbers_are_those_of_the_list() {
        for (menu, length) in menus().into_iter().zip([17, 6]) {
            let list = listed(&menu);
            assert_eq!(
                (list.len(), menu.count()),
                (length, length.try_into().unwrap())
            );
            let by_place: Vec<_> = (0..).map_while(|place| menu.nth(place)).collect();
            assert_eq!(by_place, list);
            assert!(list.is_sorted());
            assert!(list.iter().all(|decision| menu.contains(*decision)));
        }
    }

    #[test]
    fn a_menu_holds_nothing_else() {
        let [full, plain] = menus();
        let card = Card::Part(Part(0));
        for other in [
            Decision::Dig(Pile::Invention),
            Decision::Draw(Pile::Part),
            Decision::Look(Pile::Part),
            Decision::Build(Machine(0)),
            Decision::Invent(Invention(1)),
            Decision::Use(Source::Character(Character(2))),
            Decision::Use(Source::Machine(Machine(2))),
            Decision::Boost(Part(0)),
            Decision::Scrap(card),
            Decision::Take(card),
            Decision::Place(card),
            Decision::Omit(Card::Part(Part(1))),
        ] {
            assert!(!full.contains(other), "{other:?}");
        }
        assert!(
            listed(&full)
                .iter()
                .all(|decision| !plain.contains(*decision))
        );
        assert_eq!((Menu::EMPTY.count(), Menu::EMPTY.nth(0)), (0, None));
    }
}
