//! A catalogue in the form the rules work with: fixed size, by numbers, with sets worked out.

use super::ability::{Ability, Operation};
use super::id::Id;
use super::room::LookReach;
use super::{MOST_KINDS, Tables};
use crate::kinds::{Character, Invention, Machine, Pile, bit};
use crate::state::{Lanes, Width};

/// What the rules know of a machine. Recipes are sets, because their cards differ (SE-1.5).
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

/// What the rules know of an Invention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InventionRule {
    /// The recipe as a set.
    pub(crate) needs: u64,
    /// The recipe in printed order.
    pub(crate) machines: [u8; 3],
}

/// What the rules know of a Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CharacterRule {
    pub(crate) ability: Ability,
    pub(crate) ability_row: u8,
    pub(crate) uses: u8,
}

/// A catalogue for the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) kinds: [u8; 3],
    pub(crate) characters: u8,
    machine: [MachineRule; MOST_KINDS],
    invention: [InventionRule; MOST_KINDS],
    character: [CharacterRule; MOST_KINDS],
    ids: [[Id; MOST_KINDS]; 4],
    pub(super) copies: [[u8; MOST_KINDS]; 3],
    /// The copies of all kinds of a pile, packed like the counts of a position.
    pub(super) packed_copies: [[u64; 8]; 3],
    /// How many cards of each pile there are.
    pub(crate) cards: [u16; 3],
    /// For every operation the machines that have it.
    machines_with: [u64; 16],
    /// Whether machines have abilities in this game: all bits or none.
    enabled: u64,
    /// The machines whose ability is an action, and those that work on rolls.
    acting: u64,
    rolling: u64,
    /// Cards of a pile whose order is unknown, by pile.
    pub(crate) unseen: [Lanes; 3],
    /// The Parts and unbuilt machines of the ghost; Inventions are not counted.
    pub(crate) ghost: [Lanes; 3],
    /// The player's built machines beyond the first of their kind, and used ones beside a fresh one.
    pub(crate) again: Lanes,
    pub(crate) spent: Lanes,
    /// Where the list of known cards begins, and how it is packed.
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

const fn id_of(text: &str) -> Id {
    match Id::new(text) {
        Some(id) => id,
        None => Id::NONE,
    }
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
        machine: [Self::EMPTY_MACHINE; MOST_KINDS],
        invention: [Self::EMPTY_INVENTION; MOST_KINDS],
        character: [Self::EMPTY_CHARACTER; MOST_KINDS],
        ids: [[Id::NONE; MOST_KINDS]; 4],
        copies: [[0; MOST_KINDS]; 3],
        packed_copies: [[0; 8]; 3],
        cards: [0; 3],
        machines_with: [0; 16],
        enabled: u64::MAX,
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

    /// Works out what the rules need. The tables must be valid: at most 64 rows each, and every
    /// number of a row below the length of the table it points into.
    ///
    /// `None` if positions of such a game do not fit into a state (V14).
    pub(crate) const fn new(tables: &Tables<'_>) -> Option<Self> {
        Self::EMPTY
            .with_parts(tables)
            .with_machines(tables)
            .with_inventions(tables)
            .with_characters(tables)
            .lay_out(&LookReach::of(tables))
    }
}

/// Reading the tables, one after the other.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tables have at most 64 rows, and iterators are not const"
)]
impl Rules {
    const fn with_parts(mut self, tables: &Tables<'_>) -> Self {
        let mut row = 0;
        while at(row) < tables.parts.len() {
            let part = &tables.parts[at(row)];
            self.ids[0][at(row)] = id_of(part.id);
            self.copies[0][at(row)] = part.copies;
            row += 1;
        }
        self.kinds[0] = row;
        self
    }

    const fn with_machines(mut self, tables: &Tables<'_>) -> Self {
        let mut row = 0;
        while at(row) < tables.machines.len() {
            let machine = &tables.machines[at(row)];
            self.ids[1][at(row)] = id_of(machine.id);
            self.copies[1][at(row)] = machine.copies;
            let ability = tables.abilities[at(machine.ability)].ability;
            self.machine[at(row)] = MachineRule {
                needs: set_of(machine.parts),
                parts: machine.parts,
                ability,
                ability_row: machine.ability,
            };
            self.machines_with[ability.operation.number()] |= bit(row);
            if ability.operation.is_action() {
                self.acting |= bit(row);
            }
            if ability.operation.is_for_rolls() {
                self.rolling |= bit(row);
            }
            row += 1;
        }
        self.kinds[1] = row;
        self
    }

    const fn with_inventions(mut self, tables: &Tables<'_>) -> Self {
        let mut row = 0;
        while at(row) < tables.inventions.len() {
            let invention = &tables.inventions[at(row)];
            self.ids[2][at(row)] = id_of(invention.id);
            self.copies[2][at(row)] = invention.copies;
            self.invention[at(row)] = InventionRule {
                needs: set_of(invention.machines),
                machines: invention.machines,
            };
            row += 1;
        }
        self.kinds[2] = row;
        self
    }

    const fn with_characters(mut self, tables: &Tables<'_>) -> Self {
        let mut row = 0;
        while at(row) < tables.characters.len() {
            let character = &tables.characters[at(row)];
            self.ids[3][at(row)] = id_of(character.id);
            self.character[at(row)] = CharacterRule {
                ability: tables.abilities[at(character.ability)].ability,
                ability_row: character.ability,
                uses: character.uses,
            };
            row += 1;
        }
        self.characters = row;
        self
    }
}

/// Reading by number. Numbers of cards are always below the length of their table.
impl Rules {
    #[inline]
    pub(crate) fn machine(&self, machine: Machine) -> &MachineRule {
        self.machine
            .get(usize::from(machine.0))
            .unwrap_or(&Self::EMPTY_MACHINE)
    }

    #[inline]
    pub(crate) fn invention(&self, invention: Invention) -> &InventionRule {
        self.invention
            .get(usize::from(invention.0))
            .unwrap_or(&Self::EMPTY_INVENTION)
    }

    #[inline]
    pub(crate) fn character(&self, character: Character) -> &CharacterRule {
        self.character
            .get(usize::from(character.0))
            .unwrap_or(&Self::EMPTY_CHARACTER)
    }

    /// Option `machine_abilities`: without abilities, machines only serve for Inventions.
    pub(crate) const fn enable_machines(&mut self, enabled: bool) {
        self.enabled = if enabled { u64::MAX } else { 0 };
    }

    /// The machines whose abilities exist.
    #[inline]
    pub(crate) const fn enabled(&self) -> u64 {
        self.enabled
    }

    /// The machines whose ability is an action.
    #[inline]
    pub(crate) const fn acting(&self) -> u64 {
        self.acting & self.enabled
    }

    /// The machines whose ability works on rolls.
    #[inline]
    pub(crate) const fn rolling(&self) -> u64 {
        self.rolling & self.enabled
    }

    /// The machines whose ability has this operation.
    #[inline]
    pub(crate) fn machines_with(&self, operation: Operation) -> u64 {
        self.machines_with
            .get(operation.number())
            .copied()
            .unwrap_or(0)
            & self.enabled
    }

    /// How many cards of a kind there are in the game.
    #[inline]
    pub(crate) fn copies(&self, pile: Pile, kind: u8) -> u8 {
        let copies = self.copies.get(pile.index());
        copies
            .and_then(|copies| copies.get(usize::from(kind)))
            .copied()
            .unwrap_or(0)
    }

    /// The copies of the kinds that are counted in this word.
    #[inline]
    pub(crate) fn packed_copies(&self, pile: Pile, word: u8) -> u64 {
        let packed = self.packed_copies.get(pile.index());
        packed
            .and_then(|packed| packed.get(usize::from(word)))
            .copied()
            .unwrap_or(0)
    }

    /// The number of kinds of a pile.
    #[inline]
    pub(crate) fn kinds(&self, pile: Pile) -> u8 {
        self.kinds.get(pile.index()).copied().unwrap_or(0)
    }

    /// The number of cards of a pile in the game.
    #[inline]
    pub(crate) fn cards(&self, pile: Pile) -> u16 {
        self.cards.get(pile.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn unseen(&self, pile: Pile) -> Lanes {
        self.unseen
            .get(pile.index())
            .copied()
            .unwrap_or(Lanes::NOWHERE)
    }

    #[inline]
    pub(crate) fn ghost(&self, pile: Pile) -> Lanes {
        self.ghost
            .get(pile.index())
            .copied()
            .unwrap_or(Lanes::NOWHERE)
    }

    /// The ids of a table: 0 to 2 for the piles, 3 for the Characters.
    pub(crate) fn ids(&self, table: usize) -> &[Id] {
        let rows = match table {
            3 => self.characters,
            _ => self.kinds.get(table).copied().unwrap_or(0),
        };
        self.ids
            .get(table)
            .and_then(|ids| ids.get(..usize::from(rows)))
            .unwrap_or(&[])
    }
}
