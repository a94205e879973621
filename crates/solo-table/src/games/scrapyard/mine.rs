//! The possessions of the player.

use scrapyard::catalogue::Operation;
use scrapyard::numbers::hand_limit;
use scrapyard::{Card, Machine, Part, Pile, Source};

use super::names::{Names, copied, kinds, lacks};
use crate::scene::{Area, Badge, Item, ScreenPlace, Tint, Zone, ZoneLayout};

/// Compares the hand with its limit: "6 of 8", "10 of 8: 2 too many".
fn fill(names: &Names<'_>, pile: Pile) -> String {
    let (cards, limit) = (names.in_hand(pile), hand_limit(pile));
    match cards.checked_sub(limit) {
        Some(over) if over > 0 => format!("{cards} of {limit}: {over} too many"),
        _ => format!("{cards} of {limit}"),
    }
}

/// Returns `Good` if nothing is missing, else the other colour.
const fn ready(missing: usize, otherwise: Tint) -> Tint {
    if missing == 0 { Tint::Good } else { otherwise }
}

/// Returns the Invention in hand, with the parts it lacks.
pub(super) fn invention(names: &Names<'_>) -> Zone {
    let zone = Zone::new("invention", "Your Invention", ZoneLayout::Cards, Area::Mine).keep(9);
    let items = names.state.inventions().map(|invention| {
        let missing: Vec<Machine> = names
            .game
            .missing_machines(names.state, invention)
            .collect();
        let item = names
            .item("invention", &invention)
            .badge(lacks(missing.len()))
            .tint(ready(missing.len(), Tint::Mine));
        let machines = names.game.machines_of(invention).into_iter();
        machines.fold(item, |item, machine| item.note(progress(names, machine)))
    });
    zone.note(fill(names, Pile::Invention))
        .items(items)
        .or_gap("none: draw one")
}

/// Describes the player's progress with a machine of the Invention.
fn progress(names: &Names<'_>, machine: Machine) -> String {
    let name = names.name(&machine);
    if names.state.built().any(|built| built == machine) {
        return format!("{name}: built");
    }
    if names.state.machines().any(|card| card == machine) {
        return match names.game.missing_parts(names.state, machine).count() {
            0 => format!("{name}: can be built"),
            1 => format!("{name}: lacks 1 Part"),
            parts => format!("{name}: lacks {parts} Parts"),
        };
    }
    format!("lacks {}", names.lacking(Card::Machine(machine)))
}

/// Returns the player's Character.
pub(super) fn character(names: &Names<'_>) -> Zone {
    let items = names.state.character().map(|character| {
        let item = names.item("character", &character).tint(Tint::Mine);
        match names.game.uses_left(names.state) {
            Some(uses) => item.badge(Badge::new("uses left", uses)),
            None => item,
        }
    });
    Zone::new("character", "Your Character", ZoneLayout::Cards, Area::Mine)
        .keep(4)
        .items(items)
        .or_gap("none")
}

/// Returns the built machines.
pub(super) fn built(names: &Names<'_>) -> Zone {
    let items = kinds(names.state.built())
        .into_iter()
        .map(|(machine, copies)| {
            let item = copied(names.item("built", &machine), copies).tint(Tint::Mine);
            let item = match ability(names, machine, copies) {
                Some(ability) => item.badge(Badge::new("ability", ability)),
                None => item,
            };
            noted(item, names.purpose(machine))
        });
    Zone::new("built", "Built machines", ZoneLayout::Cards, Area::Mine)
        .at(ScreenPlace::Piles)
        .row(1)
        .keep(7)
        .items(items)
        .or_gap("none")
}

/// Describes whether the ability of a built machine can still be used; `None` without an ability.
fn ability(names: &Names<'_>, machine: Machine, copies: u32) -> Option<String> {
    let operation = names.game.ability(Source::Machine(machine)).operation;
    if !names.game.options().machine_abilities || operation == Operation::None {
        return None;
    }
    let used = kinds(names.state.used().filter(|other| *other == machine));
    let used = used.first().map_or(0, |(_, copies)| *copies);
    Some(match (operation.is_passive(), used) {
        (true, _) => "at work".to_owned(),
        (false, 0) => "unused".to_owned(),
        (false, used) if used == copies => "used".to_owned(),
        (false, used) => format!("{used} of {copies} used"),
    })
}

fn noted(item: Item, note: Option<String>) -> Item {
    match note {
        Some(note) => item.note(note),
        None => item,
    }
}

/// Returns the machines in hand, with the parts they lack.
pub(super) fn machines(names: &Names<'_>) -> Zone {
    let hand = kinds(names.state.machines());
    let items = hand.into_iter().map(|(machine, copies)| {
        let missing: Vec<Part> = names.game.missing_parts(names.state, machine).collect();
        let item = copied(names.item("machines", &machine), copies)
            .badge(lacks(missing.len()))
            .tint(ready(missing.len(), Tint::None));
        let lacking = missing.iter().map(|part| names.lacking(Card::Part(*part)));
        let item = lacking.fold(item, |item, part| item.note(format!("lacks {part}")));
        let recipe = names.game.parts_of(machine).into_iter();
        let there: Vec<Part> = recipe.filter(|part| !missing.contains(part)).collect();
        let there = (!there.is_empty()).then(|| format!("has {}", names.name(there.as_slice())));
        noted(noted(item, there), names.purpose(machine))
    });
    Zone::new(
        "machines",
        "Small Machines to build",
        ZoneLayout::Cards,
        Area::Mine,
    )
    .at(ScreenPlace::Board)
    .row(2)
    .keep(8)
    .note(fill(names, Pile::Machine))
    .items(items)
    .or_gap("none")
}

/// Returns the Parts in hand, with the machines that need them.
pub(super) fn parts(names: &Names<'_>) -> Zone {
    let machines: Vec<Machine> = names.state.machines().collect();
    let items = kinds(names.state.parts())
        .into_iter()
        .map(|(part, copies)| {
            let takers = machines
                .iter()
                .filter(|machine| names.game.parts_of(**machine).contains(&part));
            let takers: Vec<Machine> = takers.copied().collect();
            let item = copied(names.item("parts", &part), copies);
            if takers.is_empty() {
                item.tint(Tint::Dim).note("for no machine in hand")
            } else {
                item.note(format!("for {}", names.name(takers.as_slice())))
            }
        });
    Zone::new("parts", "Your Parts", ZoneLayout::Cards, Area::Mine)
        .at(ScreenPlace::Hand)
        .row(3)
        .keep(6)
        .note(fill(names, Pile::Part))
        .items(items)
        .or_gap("none")
}
