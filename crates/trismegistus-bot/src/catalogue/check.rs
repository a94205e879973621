//! Rules across the rows of the tables: TB-V1 to TB-V14.

use alloc::vec::Vec;
use core::fmt::Display;

use solo_core::{Faults, Placed, TableRow};

use super::card::{ArtifactCard, AutomaCard, AutomaKind, ExperimentCard, Level, TokenCard};
use super::cells::Id;
use super::kinds::{Colour, Element, PerElement, Symbol};
use super::orders::Orders;
use super::rows::{BowlRow, DiceRow, FormulaRow, OrderRow, Setting, TrackRow};
use super::tables::Check;

/// Notes a fault in a column of each row for which a message is returned.
fn each<'a, R: TableRow<'a>, M: Display>(
    rows: &[Placed<R>],
    (column, rule): (&'static str, &'static str),
    faults: &mut Faults,
    mut wrong: impl FnMut(&R) -> Option<M>,
) {
    for placed in rows {
        if let Some(message) = wrong(&placed.row) {
            faults.add(placed.at(column), rule, message);
        }
    }
}

/// Notes rows whose value occurs in a row above, or among `before`; returns all values.
fn distinct<'a, R: TableRow<'a>, K: PartialEq>(
    rows: &[Placed<R>],
    at: (&'static str, &'static str),
    mut before: Vec<K>,
    faults: &mut Faults,
    key: impl Fn(&R) -> K,
) -> Vec<K> {
    each(rows, at, faults, |row| {
        let key = key(row);
        let twice = before.contains(&key);
        before.push(key);
        twice.then_some("this is there twice")
    });
    before
}

/// Counts the rows with this property.
fn count<R>(rows: &[Placed<R>], holds: impl Fn(&R) -> bool) -> usize {
    rows.iter().filter(|placed| holds(&placed.row)).count()
}

impl Check {
    /// Checks every rule; returns the content of the table `orders`.
    pub(super) fn rules(&mut self) -> Orders {
        let orders = self.orders();
        self.dice();
        self.bowls();
        let tops = self.tracks();
        self.tokens();
        self.automa();
        self.formulas();
        self.experiments(tops, orders.experiment_slots);
        self.artifacts(orders.artifact_slots);
        self.ids();
        orders
    }

    // TB-V1: exactly the names; TB-V2, TB-V3: their values.
    fn orders(&mut self) -> Orders {
        let (mut orders, faults) = (Orders::HOUSE, &mut self.faults);
        let at = ("name", "TB-V1");
        let names = distinct(&self.orders, at, Vec::new(), faults, |row| row.name);
        for name in Setting::ALL.iter().filter(|name| !names.contains(name)) {
            let word = name.word();
            faults.add(OrderRow::TABLE, "TB-V1", format_args!("{word} is missing"));
        }
        for placed in &self.orders {
            let value = &*placed.row.value;
            if let Err((rule, what)) = orders.set(placed.row.name, value) {
                let message = format_args!("expected {what}, found {value:?}");
                faults.add(placed.at("value"), rule, message);
            }
        }
        orders
    }

    // TB-V4: each colour once, 7 to 20 dice in all.
    fn dice(&mut self) {
        let (at, faults) = (("colour", "TB-V4"), &mut self.faults);
        let colours = distinct(&self.dice, at, Vec::new(), faults, |row| row.colour);
        let all = Colour::ALL.iter().all(|colour| colours.contains(colour));
        faults.require(all, DiceRow::TABLE, "TB-V4", "a colour is missing");
        let total: u32 = self.dice.iter().map(|die| u32::from(die.row.count)).sum();
        let message = format_args!("{total} dice in all are not 7 to 20");
        let fits = (7..=20).contains(&total);
        faults.require(fits, DiceRow::TABLE, "TB-V4", message);
    }

    // TB-V5: each symbol once, sections with their own names.
    fn bowls(&mut self) {
        let (at, faults) = (("symbol", "TB-V5"), &mut self.faults);
        let symbols = distinct(&self.bowls, at, Vec::new(), faults, |row| row.symbol);
        let all = Symbol::ALL.iter().all(|symbol| symbols.contains(symbol));
        faults.require(all, BowlRow::TABLE, "TB-V5", "a symbol is missing");
        each(&self.bowls, ("section", "TB-V5"), faults, |row| {
            let colour = row
                .section
                .0
                .as_ref()
                .and_then(|id| Colour::from_word(id.as_str()));
            colour.map(|_| "a section has the name of a colour")
        });
        let some = count(&self.bowls, |row| row.section.0.is_some()) > 0;
        faults.require(some, BowlRow::TABLE, "TB-V5", "there is no section");
    }

    // TB-V6: levels without gaps, bonus spaces above level 0. TB-V14: at most eight of them.
    // Returns the number of levels of each track.
    fn tracks(&mut self) -> PerElement<usize> {
        let (rows, faults) = (&self.tracks, &mut self.faults);
        let mut levels = PerElement::<usize>::default();
        each(rows, ("level", "TB-V6"), faults, |row| {
            let due = levels[row.track];
            levels[row.track] = due.saturating_add(1);
            let fits = usize::from(row.level) == due;
            (!fits).then(|| alloc::format!("level {due} of the track should come here"))
        });
        each(rows, ("bonus", "TB-V6"), faults, |row| {
            (row.bonus && row.level == 0).then_some("level 0 is not a bonus space")
        });
        for element in Element::ALL {
            let message = format_args!("{element} has no levels 0 and 1");
            faults.require(levels[element] >= 2, TrackRow::TABLE, "TB-V6", message);
            let spaces = count(rows, |row| row.track == element && row.bonus);
            let message = format_args!("{element} has more than 8 bonus spaces");
            faults.require(spaces <= 8, TrackRow::TABLE, "TB-V14", message);
        }
        levels
    }

    // TB-V7: kinds once each, enough tokens for all bonus spaces.
    fn tokens(&mut self) {
        let (at, faults) = (("kind", "TB-V7"), &mut self.faults);
        distinct(&self.tokens, at, Vec::new(), faults, |row| row.id.clone());
        let tokens = self.tokens.iter().map(|token| usize::from(token.row.count));
        let (tokens, spaces) = (tokens.sum::<usize>(), count(&self.tracks, |row| row.bonus));
        let message = format_args!("{tokens} tokens for {spaces} bonus spaces");
        faults.require(tokens >= spaces, TokenCard::TABLE, "TB-V7", message);
    }

    // TB-V8: elements and rewards only where they belong, one card of each kind and element, 4
    // basic ones.
    fn automa(&mut self) {
        let (rows, faults) = (&self.automa, &mut self.faults);
        each(rows, ("element", "TB-V8"), faults, |row| {
            let fits = row.element().is_none() == (row.kind == AutomaKind::Basic);
            (!fits).then_some("exactly the basic cards have no element")
        });
        each(rows, ("actions", "TB-V9"), faults, |row| {
            row.actions()
                .is_empty()
                .then_some("a card has 1 to 8 parts")
        });
        each(rows, ("reward", "TB-V8"), faults, |row| {
            let fits = row.reward().is_empty() != (row.kind == AutomaKind::Personality);
            (!fits).then_some("personality cards, and no others, have a reward")
        });
        for element in Element::ALL {
            for kind in [AutomaKind::Specialization, AutomaKind::Personality] {
                let there = count(rows, |row| {
                    row.kind == kind && row.element() == Some(element)
                });
                let word = kind.word();
                let message = format_args!("{there} {word} cards of {element} instead of 1");
                faults.require(there == 1, AutomaCard::TABLE, "TB-V8", message);
            }
        }
        let enough = count(rows, |row| row.kind == AutomaKind::Basic) >= 4;
        let message = "there are fewer than 4 basic cards";
        faults.require(enough, AutomaCard::TABLE, "TB-V8", message);
    }

    // TB-V10: counts 0 to 7 in order, points never falling.
    fn formulas(&mut self) {
        let (rows, faults) = (&self.formulas, &mut self.faults);
        let mut due = 0_u32..;
        each(rows, ("count", "TB-V10"), faults, |row| {
            let due = due.next().filter(|due| *due != u32::from(row.count))?;
            Some(alloc::format!("count {due} should come here"))
        });
        let mut before = 0;
        each(rows, ("vp", "TB-V10"), faults, |row| {
            let falls = row.vp < before;
            before = row.vp;
            falls.then_some("the points fall")
        });
        let message = "there are not the counts 0 to 7";
        faults.require(rows.len() == 8, FormulaRow::TABLE, "TB-V10", message);
    }

    // TB-V11: levels within the tracks; enough cards to deal, to draw, and to fill the slots of a round.
    fn experiments(&mut self, levels: PerElement<usize>, slots: u8) {
        let (rows, faults) = (&self.experiments, &mut self.faults);
        each(rows, ("requirement", "TB-V11"), faults, |row| {
            let demanded = row.requirement();
            let above = |on| demanded[on] > 0 && usize::from(demanded[on]) >= levels[on];
            let above = Element::ALL.into_iter().any(above);
            above.then_some("a level is above the top of its track")
        });
        let mut sections: Vec<&Id> = Vec::new();
        for section in self
            .bowls
            .iter()
            .filter_map(|bowl| bowl.row.section.0.as_ref())
        {
            if !sections.contains(&section) {
                sections.push(section);
            }
        }
        let shown = sections.len().saturating_mul(usize::from(slots));
        for (level, needed) in Level::ALL.into_iter().zip([3, shown, shown, shown, 5]) {
            let there = count(rows, |row| row.level == level);
            let message = format_args!("{there} cards of level {} for {needed}", level.word());
            let enough = there >= needed;
            faults.require(enough, ExperimentCard::TABLE, "TB-V11", message);
        }
    }

    // TB-V12: one symbol on a starting tile; enough tiles to deal, and for every row of every round.
    fn artifacts(&mut self, slots: u8) {
        let (rows, faults) = (&self.artifacts, &mut self.faults);
        each(rows, ("level", "TB-V12"), faults, |row| {
            (row.level == Level::Masterpiece).then_some("no artifact is a masterpiece")
        });
        each(rows, ("symbols", "TB-V12"), faults, |row| {
            let fits = row.level != Level::Start || row.symbol_count() == 1;
            (!fits).then_some("a starting artifact has exactly one symbol")
        });
        let enough = count(rows, |row| row.level == Level::Start) >= 2;
        let message = "there are fewer than 2 starting artifacts";
        faults.require(enough, ArtifactCard::TABLE, "TB-V12", message);
        for level in [Level::One, Level::Two, Level::Three] {
            for colour in Colour::ALL {
                let there = count(rows, |row| row.level == level && row.colour == colour);
                let word = level.word();
                let message =
                    format_args!("{there} {colour} tiles of level {word} for {slots} slots");
                let enough = there >= usize::from(slots);
                faults.require(enough, ArtifactCard::TABLE, "TB-V12", message);
            }
        }
    }

    // TB-V8, TB-V11, TB-V12: no two cards or tiles share an id.
    fn ids(&mut self) {
        let faults = &mut self.faults;
        let ids = distinct(&self.automa, ("id", "TB-V8"), Vec::new(), faults, |row| {
            row.id.clone()
        });
        let ids = distinct(&self.experiments, ("id", "TB-V11"), ids, faults, |row| {
            row.id.clone()
        });
        distinct(&self.artifacts, ("id", "TB-V12"), ids, faults, |row| {
            row.id.clone()
        });
    }
}
