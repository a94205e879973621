//! The rules over rows and tables, after every cell has been read: V1 to V13 of the rulebook.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use solo_core::{Cell, Faults, Placed, Provenance, TableRow};

use super::rows::Entry;
use super::{AbilityRow, CharacterRow, InventionRow, MachineRow, Operation, PartRow};
use crate::kinds::{Pile, Piles};

/// V5: cards that the deal takes, of Inventions also those that can be completed on the way.
const LEAST_PARTS: u32 = 17;
const LEAST_MACHINES: u32 = 11;
const LEAST_INVENTIONS: u32 = 8;

/// The tables as they were read.
pub(super) struct Sheets<'a> {
    pub(super) parts: Vec<Placed<PartRow<'a>>>,
    pub(super) machines: Vec<Placed<MachineRow<'a>>>,
    pub(super) inventions: Vec<Placed<InventionRow<'a>>>,
    pub(super) abilities: Vec<Placed<AbilityRow<'a>>>,
    pub(super) characters: Vec<Placed<CharacterRow<'a>>>,
}

impl Sheets<'_> {
    /// Everything that is wrong with tables whose cells are all sound.
    pub(super) fn check(&self, faults: &mut Faults) {
        let mut check = Check {
            faults,
            ids: Vec::new(),
        };
        check.entries(&self.parts);
        check.entries(&self.machines);
        check.entries(&self.inventions);
        check.entries(&self.abilities);
        check.entries(&self.characters);
        let copies = self.parts.iter().map(|placed| placed.row.copies);
        check.cards::<PartRow<'_>>(copies, LEAST_PARTS);
        let copies = self.machines.iter().map(|placed| placed.row.copies);
        check.cards::<MachineRow<'_>>(copies, LEAST_MACHINES);
        let copies = self.inventions.iter().map(|placed| placed.row.copies);
        check.cards::<InventionRow<'_>>(copies, LEAST_INVENTIONS);
        for placed in &self.machines {
            check.recipe(placed, "parts", placed.row.parts, &self.parts);
            check.find(placed, "ability", placed.row.ability, &self.abilities);
        }
        for placed in &self.inventions {
            check.recipe(placed, "machines", placed.row.machines, &self.machines);
        }
        for placed in &self.abilities {
            check.ability(placed);
        }
        for placed in &self.characters {
            let ability = check.find(placed, "ability", placed.row.ability, &self.abilities);
            if let Some(ability) = ability {
                check.character(placed, ability.op);
            }
        }
    }
}

/// What is wrong, and the ids of the tables so far.
struct Check<'a, 'f> {
    faults: &'f mut Faults,
    ids: Vec<&'a str>,
}

impl<'a> Check<'a, '_> {
    /// A fault in a cell, by the rule of its column.
    fn wrong<R: TableRow<'a>>(
        &mut self,
        placed: &Placed<R>,
        column: &'static str,
        message: impl Display,
    ) {
        let rule = R::COLUMNS.iter().find(|other| other.name == column);
        let rule = rule.map_or(R::CLAUSE, |column| column.clause);
        self.faults.add(placed.at(column), rule, message);
    }

    /// V1, V13: what holds in every table.
    fn entries<R: Entry<'a>>(&mut self, rows: &[Placed<R>]) {
        for placed in rows {
            let (id, prov) = (placed.row.id(), placed.row.prov());
            if !R::is_id(id) {
                self.wrong(placed, "id", format_args!("{id:?} is not a well-formed id"));
            } else if self.ids.contains(&id) {
                self.wrong(placed, "id", format_args!("the id {id} comes twice"));
            }
            self.ids.push(id);
            if let Some(name) = placed.row.name().filter(|name| name.contains(',')) {
                self.wrong(placed, "name", format_args!("{name:?} has a comma"));
            }
            if prov.has(Provenance::Owner) || prov.has(Provenance::Deduced) {
                let letters = prov.text();
                let message = format_args!("expected letters S, P, R or H, found {letters:?}");
                self.wrong(placed, "prov", message);
            }
        }
    }

    /// V5
    fn cards<R: TableRow<'a>>(&mut self, copies: impl Iterator<Item = u8>, least: u32) {
        let cards: u32 = copies.map(u32::from).sum();
        if cards < least {
            let message = format_args!("{cards} cards are fewer than {least}");
            self.faults.add(R::TABLE, R::ROWS_CLAUSE, message);
        }
    }

    /// V3, V4, V6: what a row of another table is.
    fn find<'r, R: TableRow<'a>, E: Entry<'a>>(
        &mut self,
        placed: &Placed<R>,
        column: &'static str,
        id: &str,
        rows: &'r [Placed<E>],
    ) -> Option<&'r E> {
        let found = rows.iter().find(|other| other.row.id() == id);
        if found.is_none() {
            let table = E::TABLE;
            self.wrong(
                placed,
                column,
                format_args!("{id:?} is not among the {table}"),
            );
        }
        found.map(|found| &found.row)
    }

    /// V3, V4: three different rows of another table.
    fn recipe<R: TableRow<'a>, E: Entry<'a>>(
        &mut self,
        placed: &Placed<R>,
        column: &'static str,
        ids: [&str; 3],
        rows: &[Placed<E>],
    ) {
        for id in ids {
            self.find(placed, column, id, rows);
        }
        let [one, two, three] = ids;
        if one == two || two == three || one == three {
            let message = format_args!("{one}, {two} and {three} are not three different cards");
            self.wrong(placed, column, message);
        }
    }

    /// V7 to V10: the parameters of an ability are those of its operation.
    fn ability(&mut self, placed: &Placed<AbilityRow<'a>>) {
        let row = &placed.row;
        let (looks, reclaims) = (row.op == Operation::Look, row.op == Operation::Reclaim);
        self.within(placed, "n", row.n, numbers_of(row.op));
        let keeps = if looks { row.n } else { 0 };
        self.within(placed, "keep", row.keep, (0, keeps));
        // What takes cards can call for a roll, and a bonus card always does.
        let rolls = row.op == Operation::BonusCard || row.op.takes_cards() && row.need > 0;
        let needs = if rolls { (2, 6) } else { (0, 0) };
        self.within(placed, "need", row.need, needs);
        let floors = if reclaims { (1, 9) } else { (0, 0) };
        self.within(placed, "floor", row.floor, floors);
        let from = row.from;
        let from_nowhere = from == Piles::default();
        // Inventions are never reclaimed.
        let hidden = reclaims && from.contains(Pile::Invention);
        if row.op.takes_cards() == from_nowhere || hidden {
            let piles = match row.op {
                Operation::Reclaim => "letters of pm",
                _ if from_nowhere => "letters of pmi",
                _ => "-",
            };
            self.unlike(placed, "from", piles, from);
        }
        if looks != row.rest.0.is_some() {
            let rest = if looks { "top or bottom" } else { "-" };
            self.unlike(placed, "rest", rest, row.rest);
        }
    }

    fn within(
        &mut self,
        placed: &Placed<AbilityRow<'a>>,
        column: &'static str,
        found: u8,
        (least, most): (u8, u8),
    ) {
        if found < least || most < found {
            self.unlike(placed, column, format_args!("{least} to {most}"), found);
        }
    }

    fn unlike(
        &mut self,
        placed: &Placed<AbilityRow<'a>>,
        column: &'static str,
        expected: impl Display,
        found: impl Cell<'a>,
    ) {
        let mut text = String::new();
        // A string takes everything.
        let _ = found.write(&mut text);
        let op = placed.row.op;
        let message = format_args!("expected {expected} for {op}, found {text:?}");
        self.wrong(placed, column, message);
    }

    /// V11, V12: what kinds of abilities Characters have, and how often.
    fn character(&mut self, placed: &Placed<CharacterRow<'a>>, op: Operation) {
        let uses = placed.row.uses;
        if op.is_passive() && uses > 0 {
            let message = format_args!("{op} works all the time, not {uses} times");
            self.wrong(placed, "uses", message);
        }
        if op == Operation::Reroll && uses == 0 {
            self.wrong(placed, "uses", "reroll needs a number of uses");
        }
        if op == Operation::StandIn {
            let message = "a Character cannot stand in for a machine";
            self.faults.add(placed.at("ability"), "V12", message);
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
