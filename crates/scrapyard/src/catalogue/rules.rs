//! A catalogue in the form of the rules: fixed size, by numbers, with precomputed sets.

use super::ability::{Ability, Operation};
use super::{MOST_KINDS, Rows};
use crate::kinds::{Character, Invention, Machine, Pile, bit};
use crate::state::{Lanes, Width};

/// The values of a machine. Recipes are sets, because their cards differ (SE-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MachineRule {
    /// The recipe as a set.
    pub(crate) needs: u64,
    /// The recipe in printed order.
    pub(crate) parts: [u8; 3],
    pub(crate) ability: Ability,
    /// The row of the ability.
    pub(crate) ability_row: u8,
}

/// The values of an Invention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InventionRule {
    /// The recipe as a set.
    pub(crate) needs: u64,
    /// The recipe in printed order.
    pub(crate) machines: [u8; 3],
}

/// The values of a Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CharacterRule {
    pub(crate) ability: Ability,
    pub(crate) ability_row: u8,
    pub(crate) uses: u8,
}

/// A catalogue in the form of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) kinds: [u8; 3],
    pub(crate) characters: u8,
    pub(crate) abilities: u8,
    pub(super) machine: [MachineRule; MOST_KINDS],
    invention: [InventionRule; MOST_KINDS],
    pub(super) character: [CharacterRule; MOST_KINDS],
    pub(super) copies: [[u8; MOST_KINDS]; 3],
    /// The copies of all kinds of a pile, packed like the counts of a position.
    pub(super) packed_copies: [[u64; 8]; 3],
    /// Number of cards of each pile.
    pub(crate) cards: [u16; 3],
    /// The machines of every operation.
    machines_with: [u64; 16],
    /// The machines whose ability is an action, and those that work on rolls.
    pub(crate) acting: u64,
    pub(crate) rolling: u64,
    /// Cards of a pile whose order is unknown, by pile.
    pub(crate) unseen: [Lanes; 3],
    /// The Parts and unbuilt machines of the ghost; Inventions are not counted.
    pub(crate) ghost: [Lanes; 3],
    /// The player's built machines beyond the first of their kind, and used copies beside a fresh
    /// one.
    pub(crate) again: Lanes,
    pub(crate) spent: Lanes,
    /// First word and packing of the list of known cards.
    pub(crate) known_at: u8,
    pub(crate) known_width: Width,
    pub(crate) known_room: u16,
}

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
pub(super) const fn at(place: u8) -> usize {
    place as usize
}

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
pub(super) const fn wide(number: u8) -> u16 {
    number as u16
}

const fn set_of(recipe: [u8; 3]) -> u64 {
    let [one, two, three] = recipe;
    bit(one) | bit(two) | bit(three)
}

impl Rules {
    const EMPTY_MACHINE: MachineRule = MachineRule {
        needs: 0,
        parts: [0; 3],
        ability: Ability::NONE,
        ability_row: 0,
    };

    const EMPTY_INVENTION: InventionRule = InventionRule {
        needs: 0,
        machines: [0; 3],
    };

    const EMPTY_CHARACTER: CharacterRule = CharacterRule {
        ability: Ability::NONE,
        ability_row: 0,
        uses: 0,
    };

    const EMPTY: Self = Self {
        kinds: [0; 3],
        characters: 0,
        abilities: 0,
        machine: [Self::EMPTY_MACHINE; MOST_KINDS],
        invention: [Self::EMPTY_INVENTION; MOST_KINDS],
        character: [Self::EMPTY_CHARACTER; MOST_KINDS],
        copies: [[0; MOST_KINDS]; 3],
        packed_copies: [[0; 8]; 3],
        cards: [0; 3],
        machines_with: [0; 16],
        acting: 0,
        rolling: 0,
        unseen: [Lanes::NOWHERE; 3],
        ghost: [Lanes::NOWHERE; 3],
        again: Lanes::NOWHERE,
        spent: Lanes::NOWHERE,
        known_at: 0,
        known_width: Width::Four,
        known_room: 0,
    };
}

/// Returns the row with this id, which the table has.
macro_rules! row_of {
    ($rows:expr, $id:expr) => {{
        let mut row = 0;
        while !Self::same($rows[at(row)].id, $id) {
            row += 1;
        }
        row
    }};
}

/// Reading the tables.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tables have at most 64 rows, and those that are named; iterators are not const"
)]
impl Rules {
    pub(super) const fn of(rows: &Rows<'_>) -> Self {
        let mut rules = Self::EMPTY;
        while at(rules.abilities) < rows.abilities.len() {
            rules.abilities += 1;
        }
        while at(rules.kinds[0]) < rows.parts.len() {
            let row = rules.kinds[0];
            rules.copies[0][at(row)] = rows.parts[at(row)].copies;
            rules.kinds[0] += 1;
        }
        while at(rules.kinds[1]) < rows.machines.len() {
            rules.add_machine(rows, rules.kinds[1]);
            rules.kinds[1] += 1;
        }
        while at(rules.kinds[2]) < rows.inventions.len() {
            let row = rules.kinds[2];
            let invention = &rows.inventions[at(row)];
            let [one, two, three] = invention.machines;
            let [one, two] = [row_of!(rows.machines, one), row_of!(rows.machines, two)];
            let machines = [one, two, row_of!(rows.machines, three)];
            let needs = set_of(machines);
            rules.copies[2][at(row)] = invention.copies;
            rules.invention[at(row)] = InventionRule { needs, machines };
            rules.kinds[2] += 1;
        }
        while at(rules.characters) < rows.characters.len() {
            let character = &rows.characters[at(rules.characters)];
            let ability_row = row_of!(rows.abilities, character.ability);
            rules.character[at(rules.characters)] = CharacterRule {
                ability: rows.abilities[at(ability_row)].ability(),
                ability_row,
                uses: character.uses,
            };
            rules.characters += 1;
        }
        rules
    }

    const fn add_machine(&mut self, rows: &Rows<'_>, row: u8) {
        let machine = &rows.machines[at(row)];
        let [one, two, three] = machine.parts;
        let [one, two] = [row_of!(rows.parts, one), row_of!(rows.parts, two)];
        let parts = [one, two, row_of!(rows.parts, three)];
        let ability_row = row_of!(rows.abilities, machine.ability);
        let ability = rows.abilities[at(ability_row)].ability();
        self.copies[1][at(row)] = machine.copies;
        self.machine[at(row)] = MachineRule {
            needs: set_of(parts),
            parts,
            ability,
            ability_row,
        };
        self.machines_with[ability.operation.number()] |= bit(row);
        if ability.operation.is_action() {
            self.acting |= bit(row);
        }
        if ability.operation.is_for_rolls() {
            self.rolling |= bit(row);
        }
    }

    /// Returns whether two ids are the same.
    const fn same(one: &str, other: &str) -> bool {
        let (one, other) = (one.as_bytes(), other.as_bytes());
        let mut place = 0;
        while place < one.len() && place < other.len() && one[place] == other[place] {
            place += 1;
        }
        place == one.len() && place == other.len()
    }
}

/// Reading by number. Numbers of cards are always below the length of their table.
impl Rules {
    #[inline]
    pub(crate) fn machine(&self, machine: Machine) -> &MachineRule {
        let row = self.machine.get(usize::from(machine.0));
        row.unwrap_or(&Self::EMPTY_MACHINE)
    }

    #[inline]
    pub(crate) fn invention(&self, invention: Invention) -> &InventionRule {
        let row = self.invention.get(usize::from(invention.0));
        row.unwrap_or(&Self::EMPTY_INVENTION)
    }

    #[inline]
    pub(crate) fn character(&self, character: Character) -> &CharacterRule {
        let row = self.character.get(usize::from(character.0));
        row.unwrap_or(&Self::EMPTY_CHARACTER)
    }

    /// Returns the machines whose ability has this operation.
    #[inline]
    pub(crate) fn machines_with(&self, operation: Operation) -> u64 {
        let machines = self.machines_with.get(operation.number());
        machines.copied().unwrap_or(0)
    }

    /// Counts the cards of a kind in the game.
    #[inline]
    pub(crate) fn copies(&self, pile: Pile, kind: u8) -> u8 {
        let copies = pile.of(&self.copies).get(usize::from(kind));
        copies.copied().unwrap_or(0)
    }

    /// Returns the copies of the kinds that are counted in this word.
    #[inline]
    pub(crate) fn packed_copies(&self, pile: Pile, word: u8) -> u64 {
        let packed = pile.of(&self.packed_copies).get(usize::from(word));
        packed.copied().unwrap_or(0)
    }

    /// Returns the number of kinds of a pile.
    #[inline]
    pub(crate) const fn kinds(&self, pile: Pile) -> u8 {
        *pile.of(&self.kinds)
    }

    /// Returns the number of cards of a pile in the game.
    #[inline]
    pub(crate) const fn cards(&self, pile: Pile) -> u16 {
        *pile.of(&self.cards)
    }

    #[inline]
    pub(crate) const fn unseen(&self, pile: Pile) -> Lanes {
        *pile.of(&self.unseen)
    }

    #[inline]
    pub(crate) const fn ghost(&self, pile: Pile) -> Lanes {
        *pile.of(&self.ghost)
    }
}
