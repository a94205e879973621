//! Rules across rows and tables, checked after every cell has been read: V1 to V12 of the rulebook.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use solo_core::{Cell, Faults, Placed, TableRow};

use super::{AbilityRow, CharacterRow, Id, InventionRow, MachineRow, Operation, PartRow};
use crate::kinds::{Pile, Piles};

/// The tables as read.
pub(super) struct Sheets<'a> {
    pub(super) parts: Vec<Placed<PartRow<'a>>>,
    pub(super) machines: Vec<Placed<MachineRow<'a>>>,
    pub(super) inventions: Vec<Placed<InventionRow<'a>>>,
    pub(super) abilities: Vec<Placed<AbilityRow<'a>>>,
    pub(super) characters: Vec<Placed<CharacterRow<'a>>>,
}

impl<'a> Sheets<'a> {
    /// Reports all faults of tables whose cells are all sound.
    pub(super) fn check(&self, faults: &mut Faults) {
        let ids = Vec::new();
        let mut check = Check { faults, ids };
        let parts = check.ids(&self.parts, Some('p'), |r| (r.id, r.name));
        let machines = check.ids(&self.machines, Some('s'), |r| (r.id, r.name));
        check.ids(&self.inventions, Some('i'), |r| (r.id, r.name));
        check.ids(&self.abilities, None, |r| (r.id, ""));
        check.ids(&self.characters, Some('c'), |r| (r.id, r.name));
        // Minimum for the deal; for Inventions also those that can be completed meanwhile.
        check.cards(&self.parts, 17, |row| row.copies);
        check.cards(&self.machines, 11, |row| row.copies);
        check.cards(&self.inventions, 8, |row| row.copies);
        for placed in &self.machines {
            check.recipe((placed, "parts"), placed.row.parts, &parts);
            self.ability((placed, "ability"), placed.row.ability, &mut check);
        }
        for placed in &self.inventions {
            check.recipe((placed, "machines"), placed.row.machines, &machines);
        }
        for placed in &self.abilities {
            check.ability(placed);
        }
        for placed in &self.characters {
            let op = self.ability((placed, "ability"), placed.row.ability, &mut check);
            if let Some(op) = op {
                check.character(placed, op);
            }
        }
    }

    /// Returns the operation of the ability with this id (V6).
    fn ability<R>(&self, at: At<'_, R>, id: &str, check: &mut Check<'a, '_>) -> Option<Operation>
    where
        R: TableRow<'a>,
    {
        let found = self.abilities.iter().find(|other| other.row.id == id);
        if found.is_none() {
            check.wrong(at, format_args!("{id:?} is not among the abilities"));
        }
        found.map(|placed| placed.row.op)
    }
}

/// A cell: row and column.
type At<'r, R> = (&'r Placed<R>, &'static str);

/// The faults found, and the ids of the tables so far.
struct Check<'a, 'f> {
    faults: &'f mut Faults,
    ids: Vec<&'a str>,
}

impl<'a> Check<'a, '_> {
    /// Reports a fault in a cell, by the rule of its column.
    fn wrong<R: TableRow<'a>>(&mut self, (placed, name): At<'_, R>, message: impl Display) {
        let column = R::COLUMNS.iter().find(|column| column.name == name);
        let rule = column.map_or(R::CLAUSE, |column| column.clause);
        self.faults.add(placed.at(name), rule, message);
    }

    /// Checks the ids of a table, and id and name of its rows (V1).
    fn ids<R: TableRow<'a>>(
        &mut self,
        rows: &[Placed<R>],
        letter: Option<char>,
        of: impl Fn(&R) -> (&'a str, &'a str),
    ) -> Vec<&'a str> {
        let before = self.ids.len();
        for placed in rows {
            let (id, name) = of(&placed.row);
            let is_plain = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_');
            let sound = match letter {
                Some(letter) => id.starts_with(letter) && Id::new(id).is_some(),
                None => id.bytes().all(is_plain),
            };
            if !sound {
                self.wrong((placed, "id"), format_args!("{id:?} is not well-formed"));
            } else if self.ids.contains(&id) {
                self.wrong((placed, "id"), format_args!("the id {id} comes twice"));
            }
            self.ids.push(id);
            if name.contains(',') {
                self.wrong((placed, "name"), format_args!("{name:?} has a comma"));
            }
        }
        self.ids.iter().skip(before).copied().collect()
    }

    /// Checks that a table has enough cards (V5).
    fn cards<R: TableRow<'a>>(&mut self, rows: &[Placed<R>], least: u32, of: fn(&R) -> u8) {
        let cards: u32 = rows.iter().map(|placed| u32::from(of(&placed.row))).sum();
        if cards < least {
            let message = format_args!("{cards} cards are fewer than {least}");
            self.faults.add(R::TABLE, R::ROWS_CLAUSE, message);
        }
    }

    /// Checks for three different rows of the table that the column is named after (V3, V4).
    fn recipe<R: TableRow<'a>>(&mut self, at: At<'_, R>, recipe: [&str; 3], ids: &[&str]) {
        for id in recipe.iter().filter(|id| !ids.contains(id)) {
            self.wrong(at, format_args!("{id:?} is not among the {}", at.1));
        }
        let [one, two, three] = recipe;
        if one == two || two == three || one == three {
            let message = format_args!("{one}, {two} and {three} are not three different cards");
            self.wrong(at, message);
        }
    }

    /// Checks that the parameters of an ability are those of its operation (V7 to V10).
    fn ability(&mut self, placed: &Placed<AbilityRow<'a>>) {
        let (row, op) = (&placed.row, placed.row.op);
        let (looks, reclaims) = (op == Operation::Look, op == Operation::Reclaim);
        let least = if op == Operation::SetDie { 2 } else { 1 };
        let numbers = if has_number(op) { (least, 6) } else { (0, 0) };
        self.within((placed, "n"), row.n, numbers);
        let keeps = if looks { row.n } else { 0 };
        self.within((placed, "keep"), row.keep, (0, keeps));
        // Abilities that take cards can require a roll, and a bonus card always does.
        let rolls = op == Operation::BonusCard || takes_cards(op) && row.need > 0;
        let needs = if rolls { (2, 6) } else { (0, 0) };
        self.within((placed, "need"), row.need, needs);
        let floors = if reclaims { (1, 9) } else { (0, 0) };
        self.within((placed, "floor"), row.floor, floors);
        let from_nowhere = row.from == Piles::default();
        // Inventions are never reclaimed.
        let hidden = reclaims && row.from.contains(Pile::Invention);
        if takes_cards(op) == from_nowhere || hidden {
            let piles = match op {
                Operation::Reclaim => "letters of pm",
                _ if from_nowhere => "letters of pmi",
                _ => "-",
            };
            self.unlike((placed, "from"), piles, &row.from);
        }
        if looks != row.rest.0.is_some() {
            let rest = if looks { "top or bottom" } else { "-" };
            self.unlike((placed, "rest"), rest, &row.rest);
        }
    }

    fn within(&mut self, at: At<'_, AbilityRow<'a>>, found: u8, (least, most): (u8, u8)) {
        if found < least || most < found {
            self.unlike(at, format_args!("{least} to {most}"), &found);
        }
    }

    fn unlike<T>(&mut self, at: At<'_, AbilityRow<'a>>, expected: impl Display, found: &T)
    where
        T: Cell<'a>,
    {
        let (mut text, op) = (String::new(), at.0.row.op);
        // Writing to a string does not fail.
        let _ = found.write(&mut text);
        let message = format_args!("expected {expected} for {op}, found {text:?}");
        self.wrong(at, message);
    }

    /// Checks the kinds of abilities of Characters, and their uses (V11, V12).
    fn character(&mut self, placed: &Placed<CharacterRow<'a>>, op: Operation) {
        let uses = placed.row.uses;
        if op.is_passive() && uses > 0 {
            let message = format_args!("{op} works all the time, not {uses} times");
            self.wrong((placed, "uses"), message);
        }
        if op == Operation::Reroll && uses == 0 {
            self.wrong((placed, "uses"), "reroll needs a number of uses");
        }
        if op == Operation::StandIn {
            let message = "a Character cannot stand in for a machine";
            self.faults.add(placed.at("ability"), "V12", message);
        }
    }
}

/// Returns whether an ability brings cards from somewhere (SE-13.1 to SE-13.4).
const fn takes_cards(op: Operation) -> bool {
    op.number() <= Operation::Look.number()
}

/// Returns whether an ability has an `n` (V7).
const fn has_number(op: Operation) -> bool {
    let counts = op.is_passive() && !matches!(op, Operation::None);
    takes_cards(op) || counts || matches!(op, Operation::SetDie | Operation::AddDie)
}
