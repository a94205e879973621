//! The validation rules V1 to V13: section 9.7 of the rulebook.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use solo_core::{Faults, Provenance, Row, plain_number, read_table};

use super::{
    Ability, AbilityRow, CharacterRow, Id, InventionRow, MOST_KINDS, MachineRow, Operation,
    PartRow, Rest, Tables,
};
use crate::kinds::{Pile, Piles};

/// V2
const MOST_COPIES: u16 = 99;
/// V5: cards that the deal takes.
const LEAST_PARTS: u32 = 17;
const LEAST_MACHINES: u32 = 11;
/// V5: cards that the deal takes and those that can be completed on the way.
const LEAST_INVENTIONS: u32 = 8;
/// V11
const MOST_USES: u16 = 99;
/// V10
const MOST_FLOOR: u16 = 9;

/// Tables that are being read, with everything that is wrong with them.
pub(super) struct Reading<'f> {
    faults: &'f mut Faults,
    ids: Vec<String>,
}

/// Everything but names and ids, for rows that have them.
struct Numbers {
    n: u8,
    keep: u8,
    need: u8,
    floor: u8,
}

impl<'f> Reading<'f> {
    pub(super) const fn new(faults: &'f mut Faults) -> Self {
        Self {
            faults,
            ids: Vec::new(),
        }
    }

    fn wrong(&mut self, at: &str, rule: &'static str, message: &str) {
        self.faults.add(at, rule, message);
    }

    /// V1: a form of its own, and no other row has it.
    fn id<'a>(&mut self, at: &str, id: &'a str, form: bool) -> &'a str {
        if !form {
            self.wrong(at, "V1", &format!("{id:?} is not a well-formed id"));
        } else if self.ids.iter().any(|other| other == id) {
            self.wrong(at, "V1", &format!("the id {id} comes twice"));
        }
        self.ids.push(id.to_string());
        id
    }

    fn card_id<'a>(&mut self, at: &str, id: &'a str, letter: char) -> &'a str {
        let form = id.starts_with(letter) && Id::new(id).is_some();
        self.id(at, id, form)
    }

    /// V1: something that can be printed.
    fn name<'a>(&mut self, at: &str, name: &'a str) -> &'a str {
        if name.is_empty() || name.chars().any(char::is_control) {
            self.wrong(at, "V1", "the name is empty or has control characters");
        }
        name
    }

    fn number(
        &mut self,
        at: &str,
        rule: &'static str,
        what: &str,
        text: &str,
        range: (u16, u16),
    ) -> u8 {
        let number = plain_number(text, range.0, range.1).and_then(|n| u8::try_from(n).ok());
        number.unwrap_or_else(|| {
            let (least, most) = range;
            let message = format!("{what} is {text:?} and not a number from {least} to {most}");
            self.wrong(at, rule, &message);
            0
        })
    }

    /// V13
    fn source(&mut self, at: &str, letters: &str) -> Provenance {
        let source = match letters {
            "S" | "P" | "R" | "H" => Provenance::from_letters(letters),
            _ => None,
        };
        source.unwrap_or_else(|| {
            self.wrong(at, "V13", &format!("{letters:?} is not one of S, P, R, H"));
            Provenance::House
        })
    }

    /// V3, V4: three different rows of another table.
    fn recipe<'a, R>(
        &mut self,
        at: &str,
        rule: &'static str,
        text: &str,
        rows: &'a [R],
        id: impl Fn(&'a R) -> &'a str,
    ) -> [u8; 3] {
        let ids: Vec<&str> = text.split(' ').collect();
        let mut recipe = [0; 3];
        let mut known = true;
        for (place, wanted) in recipe.iter_mut().zip(&ids) {
            match rows.iter().position(|row| id(row) == *wanted) {
                Some(row) => *place = u8::try_from(row).unwrap_or(u8::MAX),
                None => {
                    known = false;
                    self.wrong(at, rule, &format!("{wanted:?} does not exist"));
                }
            }
        }
        let [one, two, three] = recipe;
        let different = one != two && two != three && one != three;
        if ids.len() != 3 || (known && !different) {
            self.wrong(
                at,
                rule,
                &format!("{text:?} does not name 3 different cards"),
            );
        }
        recipe
    }

    /// V6: the row of an ability.
    fn ability_row(&mut self, at: &str, id: &str, abilities: &[AbilityRow<'_>]) -> u8 {
        let row = abilities.iter().position(|row| row.id == id);
        match row.and_then(|row| u8::try_from(row).ok()) {
            Some(row) => row,
            None => {
                self.wrong(at, "V6", &format!("the ability {id:?} does not exist"));
                0
            }
        }
    }

    pub(super) fn parts<'a>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
    ) -> Vec<PartRow<'a>> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows.iter().map(|row| {
            let at = &place(table, row);
            PartRow {
                id: self.card_id(at, row.field(0), 'p'),
                name: self.name(at, row.field(1)),
                copies: self.number(at, "V2", "copies", row.field(2), (1, MOST_COPIES)),
                name_source: self.source(at, row.field(3)),
                data_source: self.source(at, row.field(4)),
            }
        });
        read.collect()
    }

    pub(super) fn machines<'a>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
        parts: &[PartRow<'_>],
        abilities: &[AbilityRow<'_>],
    ) -> Vec<MachineRow<'a>> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows.iter().map(|row| {
            let at = &place(table, row);
            MachineRow {
                id: self.card_id(at, row.field(0), 's'),
                name: self.name(at, row.field(1)),
                copies: self.number(at, "V2", "copies", row.field(2), (1, MOST_COPIES)),
                parts: self.recipe(at, "V3", row.field(3), parts, |row| row.id),
                ability: self.ability_row(at, row.field(4), abilities),
                name_source: self.source(at, row.field(5)),
                data_source: self.source(at, row.field(6)),
            }
        });
        read.collect()
    }

    pub(super) fn inventions<'a>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
        machines: &[MachineRow<'_>],
    ) -> Vec<InventionRow<'a>> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows.iter().map(|row| {
            let at = &place(table, row);
            InventionRow {
                id: self.card_id(at, row.field(0), 'i'),
                name: self.name(at, row.field(1)),
                copies: self.number(at, "V2", "copies", row.field(2), (1, MOST_COPIES)),
                machines: self.recipe(at, "V4", row.field(3), machines, |row| row.id),
                name_source: self.source(at, row.field(4)),
                data_source: self.source(at, row.field(5)),
            }
        });
        read.collect()
    }

    pub(super) fn characters<'a>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
        abilities: &[AbilityRow<'_>],
    ) -> Vec<CharacterRow<'a>> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows.iter().map(|row| {
            let at = &place(table, row);
            let character = CharacterRow {
                id: self.card_id(at, row.field(0), 'c'),
                name: self.name(at, row.field(1)),
                ability: self.ability_row(at, row.field(2), abilities),
                uses: self.number(at, "V11", "uses", row.field(3), (0, MOST_USES)),
                name_source: self.source(at, row.field(4)),
                data_source: self.source(at, row.field(5)),
            };
            let known = abilities.iter().find(|ability| ability.id == row.field(2));
            if let Some(ability) = known {
                self.check_uses(at, character.uses, ability.ability.operation);
            }
            character
        });
        read.collect()
    }

    fn check_uses(&mut self, at: &str, uses: u8, operation: Operation) {
        if operation.is_passive() && uses > 0 {
            self.wrong(at, "V11", "a passive ability has no number of uses");
        }
        if operation == Operation::Reroll && uses == 0 {
            self.wrong(at, "V11", "an ability to roll again needs a number of uses");
        }
        if operation == Operation::StandIn {
            self.wrong(at, "V12", "a Character cannot stand in for a machine");
        }
    }

    pub(super) fn abilities<'a>(
        &mut self,
        table: &str,
        header: &str,
        text: &'a str,
    ) -> Vec<AbilityRow<'a>> {
        let rows = read_table(table, header, text, "V1", self.faults);
        let read = rows.iter().map(|row| {
            let at = &place(table, row);
            let id = row.field(0);
            let form = !id.is_empty()
                && id
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
            let id = self.id(at, id, form);
            let ability = match Operation::from_word(row.field(1)) {
                Some(operation) => self.ability(at, operation, row),
                None => {
                    self.wrong(
                        at,
                        "V6",
                        &format!("there is no operation {:?}", row.field(1)),
                    );
                    Ability::NONE
                }
            };
            AbilityRow {
                id,
                ability,
                source: self.source(at, row.field(8)),
            }
        });
        read.collect()
    }

    fn ability(&mut self, at: &str, operation: Operation, row: &Row<'_>) -> Ability {
        let numbers = self.numbers(at, operation, row);
        let from = match (operation, row.field(5)) {
            // V10
            (Operation::Draw | Operation::Salvage | Operation::Look, letters) => {
                Piles::from_letters(letters)
            }
            (Operation::Reclaim, letters) => {
                Piles::from_letters(letters).filter(|piles| !piles.contains(Pile::Invention))
            }
            (_, "-") => Some(Piles::default()),
            (_, _) => None,
        };
        if from.is_none() {
            self.wrong(at, "V10", &format!("from cannot be {:?}", row.field(5)));
        }
        let rest = match (operation, row.field(7)) {
            // V8
            (Operation::Look, word) => Rest::from_word(word).map(Some),
            (_, "-") => Some(None),
            (_, _) => None,
        };
        if rest.is_none() {
            self.wrong(at, "V8", &format!("rest cannot be {:?}", row.field(7)));
        }
        Ability {
            operation,
            n: numbers.n,
            keep: numbers.keep,
            need: numbers.need,
            from: from.unwrap_or_default(),
            floor: numbers.floor,
            rest: rest.unwrap_or(None),
        }
    }

    fn numbers(&mut self, at: &str, operation: Operation, row: &Row<'_>) -> Numbers {
        let counts = match operation {
            // V7
            Operation::Draw
            | Operation::Salvage
            | Operation::Reclaim
            | Operation::Look
            | Operation::AddDie
            | Operation::DigBonus
            | Operation::StealBonus
            | Operation::BoostBonus
            | Operation::BonusCard => (1, 6),
            Operation::SetDie => (2, 6),
            Operation::ShortMachine
            | Operation::ShortInvention
            | Operation::StandIn
            | Operation::Reroll
            | Operation::NoPenalty
            | Operation::None => (0, 0),
        };
        let n = self.number(at, "V7", "n", row.field(2), counts);
        let keeps = if operation == Operation::Look { n } else { 0 };
        let keep = self.number(at, "V8", "keep", row.field(3), (0, u16::from(keeps)));
        // V9
        let rolls = matches!(
            operation,
            Operation::Draw | Operation::Salvage | Operation::Reclaim | Operation::Look
        );
        let need = match row.field(4) {
            "0" if operation != Operation::BonusCard => 0,
            text if rolls || operation == Operation::BonusCard => {
                self.number(at, "V9", "need", text, (2, 6))
            }
            text => self.number(at, "V9", "need", text, (0, 0)),
        };
        let floors = if operation == Operation::Reclaim {
            (1, MOST_FLOOR)
        } else {
            (0, 0)
        };
        let floor = self.number(at, "V10", "floor", row.field(6), floors);
        Numbers {
            n,
            keep,
            need,
            floor,
        }
    }

    /// V5
    pub(super) fn sizes(&mut self, tables: &Tables<'_>) {
        let sum = |copies: &mut dyn Iterator<Item = u8>| {
            copies.fold(0_u32, |sum, copies| sum.saturating_add(u32::from(copies)))
        };
        let cards = [
            (
                "parts",
                sum(&mut tables.parts.iter().map(|row| row.copies)),
                LEAST_PARTS,
            ),
            (
                "machines",
                sum(&mut tables.machines.iter().map(|row| row.copies)),
                LEAST_MACHINES,
            ),
            (
                "inventions",
                sum(&mut tables.inventions.iter().map(|row| row.copies)),
                LEAST_INVENTIONS,
            ),
        ];
        for (table, cards, least) in cards {
            if cards < least {
                self.wrong(
                    table,
                    "V5",
                    &format!("{cards} cards are fewer than {least}"),
                );
            }
        }
        let rows = [
            ("parts", tables.parts.len()),
            ("machines", tables.machines.len()),
            ("inventions", tables.inventions.len()),
            ("abilities", tables.abilities.len()),
            ("characters", tables.characters.len()),
        ];
        for (table, rows) in rows {
            if rows > MOST_KINDS {
                self.wrong(
                    table,
                    "V5",
                    &format!("{rows} rows are more than {MOST_KINDS}"),
                );
            }
        }
    }
}

fn place(table: &str, row: &Row<'_>) -> String {
    format!("{table} line {}", row.line)
}
