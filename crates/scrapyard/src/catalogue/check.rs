//! The validation rules V1 to V13: section 9.7 of the rulebook.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use solo_core::{Faults, Provenance, Row, plain_number};

use super::{Ability, AbilityRow, Id, MOST_KINDS, Operation, Rest, Tables};
use crate::kinds::{Pile, Piles};

/// V2
const MOST_COPIES: u8 = 99;
/// V5: cards that the deal takes.
const LEAST_PARTS: u32 = 17;
const LEAST_MACHINES: u32 = 11;
/// V5: cards that the deal takes and those that can be completed on the way.
const LEAST_INVENTIONS: u32 = 8;
/// V11
const MOST_USES: u8 = 99;
/// V10
const MOST_FLOOR: u8 = 9;

/// Tables that are being read, with everything that is wrong with them.
pub(super) struct Reading<'f> {
    pub(super) faults: &'f mut Faults,
    ids: Vec<String>,
}

impl<'f> Reading<'f> {
    pub(super) const fn new(faults: &'f mut Faults) -> Self {
        Self {
            faults,
            ids: Vec::new(),
        }
    }

    pub(super) fn wrong(&mut self, at: &str, rule: &'static str, message: &str) {
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

    pub(super) fn card_id<'a>(&mut self, at: &str, id: &'a str, letter: char) -> &'a str {
        let form = id.starts_with(letter) && Id::new(id).is_some();
        self.id(at, id, form)
    }

    pub(super) fn ability_id<'a>(&mut self, at: &str, id: &'a str) -> &'a str {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
        self.id(at, id, !id.is_empty() && id.bytes().all(plain))
    }

    /// V1: something that can be printed.
    pub(super) fn name<'a>(&mut self, at: &str, name: &'a str) -> &'a str {
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
        (least, most): (u8, u8),
    ) -> u8 {
        plain_number(text, least, most).unwrap_or_else(|| {
            let message = format!("{what} is {text:?} and not a number from {least} to {most}");
            self.wrong(at, rule, &message);
            0
        })
    }

    /// V2
    pub(super) fn copies(&mut self, at: &str, text: &str) -> u8 {
        self.number(at, "V2", "copies", text, (1, MOST_COPIES))
    }

    /// V11
    pub(super) fn uses(&mut self, at: &str, text: &str) -> u8 {
        self.number(at, "V11", "uses", text, (0, MOST_USES))
    }

    /// V13
    pub(super) fn source(&mut self, at: &str, letters: &str) -> Provenance {
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
    pub(super) fn recipe<'a, R>(
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
    pub(super) fn ability_row(&mut self, at: &str, id: &str, abilities: &[AbilityRow<'_>]) -> u8 {
        let row = abilities.iter().position(|row| row.id == id);
        match row.and_then(|row| u8::try_from(row).ok()) {
            Some(row) => row,
            None => {
                self.wrong(at, "V6", &format!("the ability {id:?} does not exist"));
                0
            }
        }
    }

    /// V11, V12: what kinds of abilities Characters have, and how often.
    pub(super) fn check_uses(&mut self, at: &str, uses: u8, operation: Operation) {
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

    /// V7 to V10: the parameters of an ability are those of its operation.
    pub(super) fn ability(&mut self, at: &str, operation: Operation, row: &Row<'_>) -> Ability {
        let n = self.number(at, "V7", "n", row.field(2), numbers_of(operation));
        let looks = operation == Operation::Look;
        let keeps = if looks { n } else { 0 };
        let floors = if operation == Operation::Reclaim {
            (1, MOST_FLOOR)
        } else {
            (0, 0)
        };
        Ability {
            operation,
            n,
            keep: self.number(at, "V8", "keep", row.field(3), (0, keeps)),
            need: self.need(at, operation, row.field(4)),
            floor: self.number(at, "V10", "floor", row.field(6), floors),
            from: self.from(at, operation, row.field(5)),
            rest: self.rest(at, looks, row.field(7)),
        }
    }

    /// V9: what takes cards can call for a roll, and a bonus card always does.
    fn need(&mut self, at: &str, operation: Operation, text: &str) -> u8 {
        let range = match operation {
            Operation::BonusCard => (2, 6),
            Operation::Draw | Operation::Salvage | Operation::Reclaim | Operation::Look
                if text != "0" =>
            {
                (2, 6)
            }
            _ => (0, 0),
        };
        self.number(at, "V9", "need", text, range)
    }

    /// V10: which types of cards are taken; Inventions never from the ghost.
    fn from(&mut self, at: &str, operation: Operation, text: &str) -> Piles {
        let from = match (operation, text) {
            (Operation::Draw | Operation::Salvage | Operation::Look, letters) => {
                Piles::from_letters(letters)
            }
            (Operation::Reclaim, letters) => {
                Piles::from_letters(letters).filter(|piles| !piles.contains(Pile::Invention))
            }
            (_, "-") => Some(Piles::default()),
            (_, _) => None,
        };
        from.unwrap_or_else(|| {
            self.wrong(at, "V10", &format!("from cannot be {text:?}"));
            Piles::default()
        })
    }

    /// V8: where cards go that were looked at.
    fn rest(&mut self, at: &str, looks: bool, text: &str) -> Option<Rest> {
        let rest = match text {
            word if looks => Rest::from_word(word).map(Some),
            "-" => Some(None),
            _ => None,
        };
        rest.unwrap_or_else(|| {
            self.wrong(at, "V8", &format!("rest cannot be {text:?}"));
            None
        })
    }

    /// V5
    pub(super) fn sizes(&mut self, tables: &Tables<'_>) {
        let parts = tables.parts.iter().map(|row| row.copies);
        self.least_cards("parts", parts, LEAST_PARTS);
        let machines = tables.machines.iter().map(|row| row.copies);
        self.least_cards("machines", machines, LEAST_MACHINES);
        let inventions = tables.inventions.iter().map(|row| row.copies);
        self.least_cards("inventions", inventions, LEAST_INVENTIONS);
        let rows = [
            ("parts", tables.parts.len()),
            ("machines", tables.machines.len()),
            ("inventions", tables.inventions.len()),
            ("abilities", tables.abilities.len()),
            ("characters", tables.characters.len()),
        ];
        for (table, rows) in rows {
            if rows > MOST_KINDS {
                let message = format!("{rows} rows are more than {MOST_KINDS}");
                self.wrong(table, "V5", &message);
            }
        }
    }

    fn least_cards(&mut self, table: &str, copies: impl Iterator<Item = u8>, least: u32) {
        let cards: u32 = copies.map(u32::from).sum();
        if cards < least {
            let message = format!("{cards} cards are fewer than {least}");
            self.wrong(table, "V5", &message);
        }
    }
}

/// V7: the least and the most that `n` can be.
const fn numbers_of(operation: Operation) -> (u8, u8) {
    match operation {
        Operation::SetDie => (2, 6),
        Operation::ShortMachine
        | Operation::ShortInvention
        | Operation::StandIn
        | Operation::Reroll
        | Operation::NoPenalty
        | Operation::None => (0, 0),
        Operation::Draw
        | Operation::Salvage
        | Operation::Reclaim
        | Operation::Look
        | Operation::AddDie
        | Operation::DigBonus
        | Operation::StealBonus
        | Operation::BoostBonus
        | Operation::BonusCard => (1, 6),
    }
}
