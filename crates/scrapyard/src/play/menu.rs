//! A legal list as a few sets, in the order of the notation table.

use solo_core::Menu;

use crate::decision::Decision;
use crate::kinds::{
    Card, Character, Component, DigPile, Invention, Machine, Part, Pile, Source, bit, has,
};

/// A legal list.
pub(crate) type List = Menu<Decision, 5>;

/// The rows of a list: each a set of numbers, and the decision for a number.
pub(crate) type Rows = [Row; 5];

type Row = (u64, fn(u8) -> Decision);

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

/// Returns a decision without a card. `look` is never offered together with anything else, so it
/// can follow the others.
const fn plain(number: u8) -> Decision {
    match number {
        0 => Decision::Stop,
        1 => Decision::Accept,
        2 => Decision::Draw(Pile::Part),
        3 => Decision::Draw(Pile::Machine),
        4 => Decision::Draw(Pile::Invention),
        5 => Decision::Dig(DigPile::Part),
        6 => Decision::Dig(DigPile::Machine),
        7 => Decision::Steal,
        8 => Decision::Look(Pile::Part),
        9 => Decision::Look(Pile::Machine),
        _ => Decision::Look(Pile::Invention),
    }
}

const fn build(number: u8) -> Decision {
    Decision::Build(Machine(number))
}

const fn invent(number: u8) -> Decision {
    Decision::Invent(Invention(number))
}

const fn use_character(number: u8) -> Decision {
    Decision::Use(Source::Character(Character(number)))
}

const fn use_machine(number: u8) -> Decision {
    Decision::Use(Source::Machine(Machine(number)))
}

const fn boost(number: u8) -> Decision {
    Decision::Boost(Part(number))
}

/// The purpose of the cards of a list: the decision for a card of each pile.
pub(super) type Verb = [fn(u8) -> Decision; 3];

pub(super) const SCRAP: Verb = [
    |number| Decision::Scrap(Card::Part(Part(number))),
    |number| Decision::Scrap(Card::Machine(Machine(number))),
    |number| Decision::Scrap(Card::Invention(Invention(number))),
];

pub(super) const TAKE: Verb = [
    |number| Decision::Take(Card::Part(Part(number))),
    |number| Decision::Take(Card::Machine(Machine(number))),
    |number| Decision::Take(Card::Invention(Invention(number))),
];

pub(super) const PLACE: Verb = [
    |number| Decision::Place(Card::Part(Part(number))),
    |number| Decision::Place(Card::Machine(Machine(number))),
    |number| Decision::Place(Card::Invention(Invention(number))),
];

const NOTHING: Row = (0, plain);

/// An empty list.
pub(super) const EMPTY: Rows = [NOTHING; 5];

/// Returns a list of decisions without a card.
pub(super) const fn only(bits: u64) -> Rows {
    [(bits, plain), NOTHING, NOTHING, NOTHING, NOTHING]
}

/// Returns a list of machines to build.
pub(super) const fn builds(machines: u64) -> Rows {
    [(machines, build), NOTHING, NOTHING, NOTHING, NOTHING]
}

/// Returns a list of decisions without a card, then cards by pile.
#[inline]
pub(super) const fn cards(bits: u64, verb: Verb, cards: [u64; 3]) -> Rows {
    let ([parts, machines, inventions], [part, machine, invention]) = (cards, verb);
    [
        (bits, plain),
        (parts, part),
        (machines, machine),
        (inventions, invention),
        NOTHING,
    ]
}

/// Returns a list of Parts to leave out of a recipe.
pub(super) fn omit_part(parts: u64) -> Rows {
    let omit = |number| Decision::Omit(Component::Part(Part(number)));
    [(parts, omit), NOTHING, NOTHING, NOTHING, NOTHING]
}

/// Returns a list of machines to leave out of a recipe.
pub(super) fn omit_machine(machines: u64) -> Rows {
    let omit = |number| Decision::Omit(Component::Machine(Machine(number)));
    [(machines, omit), NOTHING, NOTHING, NOTHING, NOTHING]
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

    /// Returns a list of actions.
    #[inline]
    pub(super) const fn actions(self, bits: u64, builds: u64, invents: u64) -> Rows {
        [
            (bits, plain),
            (builds, build),
            (invents, invent),
            (self.character, use_character),
            (self.machines, use_machine),
        ]
    }

    /// Returns a list of reactions.
    #[inline]
    pub(super) const fn reactions(self, bits: u64, boosts: u64) -> Rows {
        [
            (bits, plain),
            (self.character, use_character),
            (self.machines, use_machine),
            (boosts, boost),
            NOTHING,
        ]
    }
}

/// Returns whether the decision is on the list: its number is in a row of its kind.
#[inline]
pub(super) fn contains(rows: &Rows, decision: Decision) -> bool {
    let number = number(decision);
    rows.iter()
        .any(|(set, make)| has(*set, number) && make(number) == decision)
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

    /// Rows with entries of every kind, as no position offers them all.
    fn lists() -> [Rows; 6] {
        let sources = Sources {
            character: 1 << 3,
            machines: 0b11,
        };
        let draws = Pile::ALL.map(draw).iter().sum();
        let looks = Pile::ALL.map(look).iter().sum();
        let digs: u64 = DigPile::ALL.map(dig).iter().sum();
        [
            sources.actions(STOP | ACCEPT | STEAL | digs, 0b1010, 0b101),
            sources.reactions(STOP, 1 << 63),
            cards(draws, TAKE, [0b1001, 1 << 63, 0b110]),
            only(looks),
            omit_part(0b1010),
            omit_machine(0b101),
        ]
    }

    #[test]
    fn a_list_holds_what_it_lists_and_nothing_else() {
        let all: Vec<Decision> = lists().into_iter().flat_map(Menu::new).collect();
        assert_eq!(all.len(), 12 + 5 + 8 + 3 + 2 + 2);
        for rows in lists() {
            let list: Vec<Decision> = Menu::new(rows).collect();
            assert!(list.is_sorted());
            for decision in &all {
                let listed = list.contains(decision);
                assert_eq!(contains(&rows, *decision), listed, "{decision:?}");
            }
        }
        let other = Decision::Scrap(Card::Part(Part(0)));
        assert!(lists().iter().all(|rows| !contains(rows, other)));
        assert!(contains(&cards(0, SCRAP, [1, 0, 0]), other));
        let place = Decision::Place(Card::Invention(Invention(5)));
        assert!(contains(&cards(0, PLACE, [0, 0, 1 << 5]), place));
        assert!(contains(&builds(1), build(0)) && !contains(&EMPTY, build(0)));
    }
}
