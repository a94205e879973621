//! A catalogue in the form of the rules: fixed size, by numbers, with derived sets.

use solo_core::{Kind, Set};

use super::ability::{Ability, Operation};
use super::{MOST_KINDS, Rows};
use crate::kinds::{AbilityRow, Card, Character, Invention, Machine, Part, Pile};

/// The values of a machine. Recipes are sets, because their cards differ (SE-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MachineRule {
    /// The recipe as a set.
    pub(crate) needs: Set<Part>,
    /// The recipe in printed order.
    pub(crate) parts: [Part; 3],
    pub(crate) ability: Ability,
    pub(crate) ability_row: AbilityRow,
}

/// The values of an Invention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InventionRule {
    /// The recipe as a set.
    pub(crate) needs: Set<Machine>,
    /// The recipe in printed order.
    pub(crate) machines: [Machine; 3],
}

/// The values of a Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CharacterRule {
    pub(crate) ability: Ability,
    pub(crate) ability_row: AbilityRow,
    pub(crate) uses: u8,
}

/// A catalogue in the form of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) parts: u8,
    pub(crate) machines: u8,
    pub(crate) inventions: u8,
    pub(crate) characters: u8,
    pub(crate) abilities: u8,
    machine: [MachineRule; MOST_KINDS],
    invention: [InventionRule; MOST_KINDS],
    character: [CharacterRule; MOST_KINDS],
    copies_of_parts: [u8; MOST_KINDS],
    copies_of_machines: [u8; MOST_KINDS],
    copies_of_inventions: [u8; MOST_KINDS],
    /// The machines of every operation.
    machines_with: [Set<Machine>; 16],
}

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
const fn at(index: u8) -> usize {
    index as usize
}

/// Returns the set of one row: `Set::of` for constants.
const fn only<K: Kind>(row: u8) -> Set<K> {
    Set::from_bits(1 << (row & 63))
}

impl Rules {
    const EMPTY_MACHINE: MachineRule = MachineRule {
        needs: Set::EMPTY,
        parts: [Part(0); 3],
        ability: Ability::NONE,
        ability_row: AbilityRow(0),
    };

    const EMPTY_INVENTION: InventionRule = InventionRule {
        needs: Set::EMPTY,
        machines: [Machine(0); 3],
    };

    const EMPTY_CHARACTER: CharacterRule = CharacterRule {
        ability: Ability::NONE,
        ability_row: AbilityRow(0),
        uses: 0,
    };

    const EMPTY: Self = Self {
        parts: 0,
        machines: 0,
        inventions: 0,
        characters: 0,
        abilities: 0,
        machine: [Self::EMPTY_MACHINE; MOST_KINDS],
        invention: [Self::EMPTY_INVENTION; MOST_KINDS],
        character: [Self::EMPTY_CHARACTER; MOST_KINDS],
        copies_of_parts: [0; MOST_KINDS],
        copies_of_machines: [0; MOST_KINDS],
        copies_of_inventions: [0; MOST_KINDS],
        machines_with: [Set::EMPTY; 16],
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
    /// Builds the tables that the rules need. The rows must be sound: at most 64 in each table, and
    /// every referenced id must be in the table it refers to.
    pub(crate) const fn new(rows: &Rows<'_>) -> Self {
        let mut rules = Self::EMPTY;
        while at(rules.abilities) < rows.abilities.len() {
            rules.abilities += 1;
        }
        while at(rules.parts) < rows.parts.len() {
            rules.copies_of_parts[at(rules.parts)] = rows.parts[at(rules.parts)].copies;
            rules.parts += 1;
        }
        while at(rules.machines) < rows.machines.len() {
            rules.add_machine(rows, rules.machines);
            rules.machines += 1;
        }
        while at(rules.inventions) < rows.inventions.len() {
            let row = at(rules.inventions);
            let [one, two, three] = rows.inventions[row].machines;
            let one = row_of!(rows.machines, one);
            let two = row_of!(rows.machines, two);
            let three = row_of!(rows.machines, three);
            rules.copies_of_inventions[row] = rows.inventions[row].copies;
            rules.invention[row] = InventionRule {
                needs: only(one).union(only(two)).union(only(three)),
                machines: [Machine(one), Machine(two), Machine(three)],
            };
            rules.inventions += 1;
        }
        while at(rules.characters) < rows.characters.len() {
            let character = &rows.characters[at(rules.characters)];
            let ability = row_of!(rows.abilities, character.ability);
            rules.character[at(rules.characters)] = CharacterRule {
                ability: rows.abilities[at(ability)].ability(),
                ability_row: AbilityRow(ability),
                uses: character.uses,
            };
            rules.characters += 1;
        }
        rules
    }

    const fn add_machine(&mut self, rows: &Rows<'_>, row: u8) {
        let machine = &rows.machines[at(row)];
        let [one, two, three] = machine.parts;
        let one = row_of!(rows.parts, one);
        let two = row_of!(rows.parts, two);
        let three = row_of!(rows.parts, three);
        let ability_row = row_of!(rows.abilities, machine.ability);
        let ability = rows.abilities[at(ability_row)].ability();
        self.copies_of_machines[at(row)] = machine.copies;
        self.machine[at(row)] = MachineRule {
            needs: only(one).union(only(two)).union(only(three)),
            parts: [Part(one), Part(two), Part(three)],
            ability,
            ability_row: AbilityRow(ability_row),
        };
        let with = &mut self.machines_with[ability.operation.number()];
        *with = with.union(only(row));
    }

    /// Returns whether two ids are the same.
    const fn same(one: &str, other: &str) -> bool {
        let (one, other) = (one.as_bytes(), other.as_bytes());
        let mut index = 0;
        while index < one.len() && index < other.len() && one[index] == other[index] {
            index += 1;
        }
        index == one.len() && index == other.len()
    }
}

/// Reading by number. Numbers of cards are always below the length of their table.
impl Rules {
    pub(crate) fn machine(&self, machine: Machine) -> &MachineRule {
        let row = self.machine.get(usize::from(machine.0));
        row.unwrap_or(&Self::EMPTY_MACHINE)
    }

    pub(crate) fn invention(&self, invention: Invention) -> &InventionRule {
        let row = self.invention.get(usize::from(invention.0));
        row.unwrap_or(&Self::EMPTY_INVENTION)
    }

    pub(crate) fn character(&self, character: Character) -> &CharacterRule {
        let row = self.character.get(usize::from(character.0));
        row.unwrap_or(&Self::EMPTY_CHARACTER)
    }

    /// Returns the machines whose ability has this operation.
    pub(crate) fn machines_with(&self, operation: Operation) -> Set<Machine> {
        let machines = self.machines_with.get(operation.number());
        machines.copied().unwrap_or_default()
    }

    /// Counts the cards of a kind in the game.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        let copies = match card.pile() {
            Pile::Part => &self.copies_of_parts,
            Pile::Machine => &self.copies_of_machines,
            Pile::Invention => &self.copies_of_inventions,
        };
        copies.get(usize::from(card.row())).copied().unwrap_or(0)
    }

    /// Lists the kinds of cards, in catalogue order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let parts = (0..self.parts).map(|row| Card::Part(Part(row)));
        let machines = (0..self.machines).map(|row| Card::Machine(Machine(row)));
        let inventions = (0..self.inventions).map(|row| Card::Invention(Invention(row)));
        parts.chain(machines).chain(inventions)
    }

    /// Returns the Characters.
    pub(crate) fn all_characters(&self) -> Set<Character> {
        (0..self.characters).map(Character).collect()
    }
}
