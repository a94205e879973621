//! A legal list as a few sets, in the order of the notation table.

use solo_core::Menu;
use solo_core::bits::rest;

use crate::decision::Decision;
use crate::kinds::{
    Card, Character, Component, DigPile, Invention, Machine, Part, Pile, Source, bit, has,
};
use crate::state::{Entries, ROWS};

/// A legal list.
pub(crate) type List = Menu<Decision, ROWS>;

/// The decision for a number, for each row.
pub(super) type Verbs = [fn(u8) -> Decision; ROWS];

pub(super) const STOP: u64 = 1;
pub(super) const ACCEPT: u64 = 1 << 1;
pub(super) const STEAL: u64 = 1 << 7;

/// Returns the bit for drawing from a pile.
#[inline]
pub(super) const fn draw(pile: Pile) -> u64 {
    match pile {
        Pile::Part => 1 << 2,
        Pile::Machine => 1 << 3,
        Pile::Invention => 1 << 4,
    }
}

/// Returns the bit for digging in a scrap pile.
#[inline]
pub(super) const fn dig(pile: DigPile) -> u64 {
    match pile {
        DigPile::Part => 1 << 5,
        DigPile::Machine => 1 << 6,
    }
}

/// Returns the bit for looking at a pile.
pub(super) const fn look(pile: Pile) -> u64 {
    match pile {
        Pile::Part => 1 << 8,
        Pile::Machine => 1 << 9,
        Pile::Invention => 1 << 10,
    }
}

/// The decisions without a card, by their bits. `look` is never offered together with anything
/// else, so it can follow the others.
const PLAINS: [Decision; 11] = [
    Decision::Stop,
    Decision::Accept,
    Decision::Draw(Pile::Part),
    Decision::Draw(Pile::Machine),
    Decision::Draw(Pile::Invention),
    Decision::Dig(DigPile::Part),
    Decision::Dig(DigPile::Machine),
    Decision::Steal,
    Decision::Look(Pile::Part),
    Decision::Look(Pile::Machine),
    Decision::Look(Pile::Invention),
];

fn plain(number: u8) -> Decision {
    let decision = PLAINS.get(usize::from(number));
    decision.copied().unwrap_or(Decision::Stop)
}

const fn build(number: u8) -> Decision {
    Decision::Build(Machine(number))
}

const fn use_character(number: u8) -> Decision {
    Decision::Use(Source::Character(Character(number)))
}

const fn use_machine(number: u8) -> Decision {
    Decision::Use(Source::Machine(Machine(number)))
}

/// Verbs of a list without cards.
pub(super) const PLAIN: Verbs = [plain; ROWS];

/// Verbs of the list of actions.
pub(super) const ACTIONS: Verbs = [
    plain,
    build,
    |number| Decision::Invent(Invention(number)),
    use_character,
    use_machine,
];

/// Verbs of the reactions to a roll or a penalty.
pub(super) const REACTIONS: Verbs = [
    plain,
    use_character,
    use_machine,
    |number| Decision::Boost(Part(number)),
    plain,
];

pub(super) const BUILDS: Verbs = [build; ROWS];

pub(super) const SCRAP: Verbs = [
    plain,
    |number| Decision::Scrap(Card::Part(Part(number))),
    |number| Decision::Scrap(Card::Machine(Machine(number))),
    |number| Decision::Scrap(Card::Invention(Invention(number))),
    plain,
];

pub(super) const TAKE: Verbs = [
    plain,
    |number| Decision::Take(Card::Part(Part(number))),
    |number| Decision::Take(Card::Machine(Machine(number))),
    |number| Decision::Take(Card::Invention(Invention(number))),
    plain,
];

pub(super) const PLACE: Verbs = [
    plain,
    |number| Decision::Place(Card::Part(Part(number))),
    |number| Decision::Place(Card::Machine(Machine(number))),
    |number| Decision::Place(Card::Invention(Invention(number))),
    plain,
];

pub(super) const OMIT_PARTS: Verbs = [|number| Decision::Omit(Component::Part(Part(number))); ROWS];

pub(super) const OMIT_MACHINES: Verbs =
    [|number| Decision::Omit(Component::Machine(Machine(number))); ROWS];

/// Returns the entries of a list of one kind.
pub(super) const fn only(set: u64) -> Entries {
    [set, 0, 0, 0, 0]
}

/// Returns the entries of a list of decisions without a card, then cards by pile.
#[inline]
pub(super) const fn cards(bits: u64, cards: [u64; 3]) -> Entries {
    let [parts, machines, inventions] = cards;
    [bits, parts, machines, inventions, 0]
}

/// Returns the list of these entries.
#[inline]
pub(super) const fn list(entries: &Entries, verbs: &Verbs) -> List {
    let [a, b, c, d, e] = *entries;
    let [of_a, of_b, of_c, of_d, of_e] = *verbs;
    Menu::new([(a, of_a), (b, of_b), (c, of_c), (d, of_d), (e, of_e)])
}

/// Returns whether there are at least two entries: two numbers, or one in two rows.
#[inline]
pub(super) fn are_several(entries: &Entries) -> bool {
    let numbers = entries.iter().fold(0, |all, set| all | set);
    rest(numbers) != 0 || entries.iter().filter(|set| **set != 0).count() > 1
}

/// Sources whose ability can be used now.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sources {
    character: u64,
    pub(super) machines: u64,
}

impl Sources {
    /// Adds a source.
    #[inline]
    pub(super) fn offer(&mut self, source: Source) {
        match source {
            Source::Character(character) => self.character = bit(character.0),
            Source::Machine(machine) => self.machines |= bit(machine.0),
        }
    }

    /// Returns the entries of the list of actions.
    #[inline]
    pub(super) const fn actions(self, bits: u64, builds: u64, invents: u64) -> Entries {
        [bits, builds, invents, self.character, self.machines]
    }

    /// Returns the entries of the list of reactions.
    #[inline]
    pub(super) const fn reactions(self, bits: u64, boosts: u64) -> Entries {
        [bits, self.character, self.machines, boosts, 0]
    }
}

/// Returns whether the decision is on the list: its number is in a row of its kind.
#[inline]
pub(super) fn contains(entries: &Entries, verbs: &Verbs, decision: Decision) -> bool {
    let number = number(decision);
    let mut rows = entries.iter().zip(verbs);
    rows.any(|(set, make)| has(*set, number) && make(number) == decision)
}

/// Returns the number of a decision in its row.
#[inline]
const fn number(decision: Decision) -> u8 {
    match decision {
        Decision::Stop => 0,
        Decision::Accept => 1,
        Decision::Draw(pile) => pile.number().wrapping_add(2),
        Decision::Dig(pile) => pile.pile().number().wrapping_add(5),
        Decision::Steal => 7,
        Decision::Look(pile) => pile.number().wrapping_add(8),
        Decision::Build(machine)
        | Decision::Use(Source::Machine(machine))
        | Decision::Omit(Component::Machine(machine)) => machine.0,
        Decision::Invent(invention) => invention.0,
        Decision::Use(Source::Character(character)) => character.0,
        Decision::Boost(part) | Decision::Omit(Component::Part(part)) => part.0,
        Decision::Scrap(card) | Decision::Take(card) | Decision::Place(card) => card.place(),
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::state::NOTHING;

    /// Entries of every kind, as no position offers them all.
    fn lists() -> [(Entries, Verbs); 6] {
        let sources = Sources {
            character: 1 << 3,
            machines: 0b11,
        };
        let draws = Pile::ALL.map(draw).iter().sum();
        let looks = Pile::ALL.map(look).iter().sum();
        let digs: u64 = DigPile::ALL.map(dig).iter().sum();
        let actions = sources.actions(STOP | ACCEPT | STEAL | digs, 0b1010, 0b101);
        [
            (actions, ACTIONS),
            (sources.reactions(STOP, 1 << 63), REACTIONS),
            (cards(draws, [0b1001, 1 << 63, 0b110]), TAKE),
            (only(looks), PLAIN),
            (only(0b1010), OMIT_PARTS),
            (only(0b101), OMIT_MACHINES),
        ]
    }

    #[test]
    fn a_list_holds_what_it_lists_and_nothing_else() {
        let all: Vec<Decision> = lists()
            .iter()
            .flat_map(|(set, verbs)| list(set, verbs))
            .collect();
        assert_eq!(all.len(), 12 + 5 + 8 + 3 + 2 + 2);
        for (entries, verbs) in lists() {
            let list: Vec<Decision> = list(&entries, &verbs).collect();
            assert!(list.is_sorted());
            for decision in &all {
                let listed = list.contains(decision);
                assert_eq!(
                    contains(&entries, &verbs, *decision),
                    listed,
                    "{decision:?}"
                );
            }
        }
        let other = Decision::Scrap(Card::Part(Part(0)));
        assert!(
            lists()
                .iter()
                .all(|(entries, verbs)| !contains(entries, verbs, other))
        );
        assert!(contains(&cards(0, [1, 0, 0]), &SCRAP, other));
        let place = Decision::Place(Card::Invention(Invention(5)));
        assert!(contains(&cards(0, [0, 0, 1 << 5]), &PLACE, place));
        assert!(contains(&only(1), &BUILDS, build(0)) && !contains(&NOTHING, &BUILDS, build(0)));
    }
}
