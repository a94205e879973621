//! Chapter 15: the rules across cells and rows. Faults within a cell are found when it is read.

use alloc::vec::Vec;
use core::fmt::Display;

use solo_core::{Faults, Placed, TableRow};

use super::Count;
use super::buildings::{Cathedral, Feature, PushChains, Ranking};
use super::cards::{Activity, Character, Deck, EventCard, Kind};
use super::constants::{Constant, Constants};
use super::language::Fx;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour, Slot};

/// The rows of all tables with their positions; a table left out has the embedded rows.
pub(super) struct Supplied {
    pub(super) constants: Vec<Placed<Constant>>,
    pub(super) chains: Vec<Placed<PushChains>>,
    pub(super) places: Vec<Placed<Ranking>>,
    pub(super) cathedral: Vec<Placed<Cathedral>>,
    pub(super) activities: Vec<Placed<Activity>>,
    pub(super) events: Vec<Placed<EventCard>>,
    pub(super) characters: Vec<Placed<Character>>,
}

/// Reports every rule that the rows break.
pub(super) fn rules(rows: &Supplied, faults: &mut Faults) {
    constants(&rows.constants, faults);
    whole(&rows.chains, |row| row.name, &Building::ALL, faults);
    whole(&rows.places, |row| row.name, &Building::ALL, faults);
    whole(&rows.cathedral, |row| row.name, &Feature::ALL, faults);
    cathedral(&rows.cathedral, faults);
    activities(&rows.activities, faults);
    events(&rows.events, faults);
    characters(&rows.characters, faults);
}

/// Checks that no value of the first column, the key, comes twice.
fn once<'a, R: TableRow<'a>, K: PartialEq>(
    rows: &[Placed<R>],
    key: impl Fn(&R) -> K,
    faults: &mut Faults,
) {
    let mut earlier: Vec<&Placed<R>> = Vec::new();
    for placed in rows {
        let same = earlier
            .iter()
            .find(|other| key(&other.row) == key(&placed.row));
        if let (Some(other), [first, ..]) = (same, R::COLUMNS) {
            let message = format_args!("the same as in line {}", other.line);
            faults.add(placed.at(first.name), first.clause, message);
        }
        earlier.push(placed);
    }
}

/// Checks that each of these keys has exactly one row.
fn whole<'a, R: TableRow<'a>, K: PartialEq + Display>(
    rows: &[Placed<R>],
    key: impl Fn(&R) -> K,
    all: &[K],
    faults: &mut Faults,
) {
    once(rows, &key, faults);
    for wanted in all {
        if rows.iter().all(|placed| key(&placed.row) != *wanted) {
            faults.add(R::TABLE, R::CLAUSE, format_args!("{wanted} is missing"));
        }
    }
}

/// Checks the names and the bounds of the constants (KC-15.10).
fn constants(rows: &[Placed<Constant>], faults: &mut Faults) {
    once(rows, |row| row.name.clone(), faults);
    for placed in rows {
        let (name, value) = (&*placed.row.name, placed.row.value);
        if !Constants::NAMES.contains(&name) {
            let message = format_args!("there is no constant {name:?}");
            faults.add(placed.at("name"), "KC-15.11", message);
        }
        let (least, most) = match name {
            // Divisors are not 0, and every use of influence costs some.
            "farm_divisor" | "cost_reroll" | "cost_flip" => (1, 99),
            // KC-2.3: setup places 6 citizens of the human and 12 of le Roy.
            "start_citizens" => (6, 6),
            "human_citizens" => (6, 99),
            "roy_citizens" => (12, 99),
            _ => (0, 99),
        };
        if !(least..=most).contains(&value) {
            let message = format_args!("{name} is a number from {least} to {most}, not {value}");
            faults.add(placed.at("value"), "KC-15.10", message);
        }
    }
}

/// Checks the three levels and the six columns (KC-15.10).
fn cathedral(rows: &[Placed<Cathedral>], faults: &mut Faults) {
    for placed in rows {
        let numbers = &*placed.row.value.0;
        let message = match placed.row.name {
            Feature::Levels if numbers != [3] => "there are 3 levels",
            Feature::ColumnInfluence if numbers.len() != 6 => "there are six numbers",
            _ => continue,
        };
        faults.add(placed.at("value"), "KC-15.10", message);
    }
}

fn activities(rows: &[Placed<Activity>], faults: &mut Faults) {
    once(rows, |card| card.id, faults);
    for placed in rows {
        let (row, slot) = (&placed.row, placed.row.id.slot());
        let mut fault = |column, rule, message: &dyn Display| {
            faults.add(placed.at(column), rule, message);
        };
        if row.colour != slot.colour() {
            fault(
                "colour",
                "KC-15.1",
                &format_args!("{} is {}", row.id, slot.colour()),
            );
        }
        if row.number != slot.number() {
            fault(
                "number",
                "KC-15.1",
                &format_args!("{} has number {}", row.id, slot.number()),
            );
        }
        let kinds = row.use_for.0;
        match (row.kind, &row.fx) {
            (Kind::Immediate, Fx::Deferred(_)) => {
                fault("fx", "KC-15.4", &"cubes are kept on deferred cards");
            }
            (Kind::Deferred, Fx::Immediate(_)) => {
                fault(
                    "fx",
                    "KC-15.5",
                    &"a deferred card has the one effect of its cubes",
                );
            }
            (Kind::Immediate, Fx::Immediate(_)) => {
                if !kinds.is_empty() {
                    fault("use_for", "KC-15.5", &"only deferred cards serve actions");
                }
            }
            (Kind::Deferred, Fx::Deferred(effect)) => {
                if kinds.is_empty() {
                    fault("use_for", "KC-15.5", &"no kind of action is served");
                }
                // KC-11.6: an effect that changes values never serves place and build, and so on.
                for kind in kinds.iter().filter(|kind| !effect.may_serve(*kind)) {
                    fault(
                        "use_for",
                        "KC-15.5",
                        &format_args!("the effect never fits {kind}"),
                    );
                }
            }
        }
    }
    // KC-15.1, KC-15.2: each slot has cards, lettered without gaps from `a`.
    for slot in Slot::all() {
        let has = |id: &ActivityId| rows.iter().any(|placed| placed.row.id == *id);
        let of = (0..ActivityId::LETTERS).filter_map(|letter| ActivityId::new(slot, letter));
        let count = of.clone().filter(has).count();
        if count == 0 {
            faults.add(
                "activity",
                "KC-15.2",
                format_args!("slot {slot} has no card"),
            );
        } else if let Some(gap) = of.take(count).find(|id| !has(id)) {
            faults.add("activity", "KC-15.1", format_args!("{gap} is missing"));
        }
    }
}

fn events(rows: &[Placed<EventCard>], faults: &mut Faults) {
    once(rows, |card| card.id, faults);
    for placed in rows {
        let row = &placed.row;
        let mut fault = |column, message: &dyn Display| {
            faults.add(placed.at(column), "KC-15.6", message);
        };
        let deck = Deck::of(row.id.colour());
        if row.colour != deck {
            fault("colour", &format_args!("{} is {deck}", row.id));
        }
        if row.stays != (row.id == EventId::MARAUDING) {
            fault("stays", &"e0 stays, and no other card");
        }
        // KC-4.3: a red card names white, yellow or none.
        if deck != Deck::Red && row.second().is_some() {
            fault("second", &"only red cards name a second one");
        }
        let (numbers, banners) = (row.reward.0.len(), row.banners);
        if numbers.checked_sub(1) != Some(banners.into()) {
            let message = format_args!("{numbers} numbers, with {banners} banners");
            fault("reward", &message);
        }
    }
    let has = |id: &EventId| rows.iter().any(|placed| placed.row.id == *id);
    if !has(&EventId::MARAUDING) {
        faults.add("event", "KC-15.6", "e0 is missing");
    }
    // KC-15.1: the numbers of a colour have no gap.
    for colour in Colour::ALL {
        let of = (1..).map_while(|number| EventId::new(colour, number));
        let count = of.clone().filter(has).count();
        if let Some(gap) = of.take(count).find(|id| !has(id)) {
            faults.add("event", "KC-15.1", format_args!("{gap} is missing"));
        }
        if colour == Colour::Red && count < 6 {
            let message = format_args!("there are {count} red cards, fewer than 6");
            faults.add("event", "KC-15.6", message);
        }
    }
}

/// Checks that there are exactly the six Character cards (KC-15.8).
fn characters(rows: &[Placed<Character>], faults: &mut Faults) {
    let all: Vec<CharacterId> = CharacterId::all().collect();
    whole(rows, |card| card.id, &all, faults);
    for placed in rows {
        let row = &placed.row;
        if row.roy && matches!(row.metric, Count::Deniers | Count::Influence) {
            let message = format_args!("le Roy has no {}", row.metric);
            faults.add(placed.at("roy"), "KC-15.8", message);
        }
    }
}
