//! What the ghost has: all of it is open.

use scrapyard::{Card, Machine, Part};

use super::names::{Names, lacks};
use crate::scene::{Area, Badge, Item, Look, Side, Tint, Zone};

/// The ghost's Invention, with what it lacks for each of the machines.
pub(super) fn plan(names: &Names<'_>) -> Zone {
    let zone = Zone::new("plan", "The ghost works on", Look::Rows, Area::Rival).keep(7);
    let Some(invention) = names.at.ghost_invention() else {
        return zone.or_gap("no Invention");
    };
    let machines = names.game.machines_of(invention);
    let built: Vec<Machine> = names.at.ghost_built().collect();
    let progress = format!("{} of {}", built.len(), machines.len());
    let title = names
        .item("plan", &invention)
        .tint(Tint::Rival)
        .badge(Badge::new("built", progress));
    let machines = machines.into_iter();
    zone.items([title]).items(machines.map(|machine| {
        let item = names.item("plan", &machine);
        if built.contains(&machine) {
            let cardless = names.at.ghost_cardless().any(|other| other == machine);
            let how = if cardless {
                "built without its card"
            } else {
                "built"
            };
            return item.tint(Tint::Rival).badge(Badge::new("", how));
        }
        let missing: Vec<Card> = names.at.ghost_missing(machine).collect();
        let alarm = if missing.len() == 1 {
            Tint::Bad
        } else {
            Tint::None
        };
        let item = item.badge(lacks(missing.len())).tint(alarm);
        item.note(what_is_missing(names, &missing))
    }))
}

/// "lacks Copper Coil and its card".
fn what_is_missing(names: &Names<'_>, missing: &[Card]) -> String {
    let parts = missing.iter().filter_map(|card| match card {
        Card::Part(part) => Some(*part),
        _ => None,
    });
    let parts: Vec<Part> = parts.collect();
    let no_card = parts.len() < missing.len();
    match (parts.is_empty(), no_card) {
        (true, _) => "lacks only its card".to_owned(),
        (false, false) => format!("lacks {}", names.name(parts.as_slice())),
        (false, true) => format!("lacks its card, {}", names.name(parts.as_slice())),
    }
}

/// The ghost's cards, what could be stolen of them, and its Character.
pub(super) fn hoard(names: &Names<'_>) -> Zone {
    let pile = |id: &str, name: &str, held: Vec<(String, String, u32)>| {
        let count = held
            .iter()
            .fold(0, |sum: u32, kind| sum.saturating_add(kind.2));
        Item::new(format!("hoard/{id}"), name)
            .count(count)
            .holds(held)
    };
    let loot = names.at.stealable().map(|card| (card, 1));
    let character = match names.at.ghost_character() {
        Some(character) => names.item("hoard", &character).note("does nothing"),
        None => Item::new("hoard/nobody", "no Character").face(Side::Gap),
    };
    Zone::new("hoard", "The ghost has", Look::Rows, Area::Rival)
        .row(1)
        .keep(3)
        .items([
            pile("part", "Parts", names.held(names.at.ghost_parts())).card("ghost"),
            pile(
                "machine",
                "Small Machines",
                names.held(names.at.ghost_machines()),
            )
            .card("ghost"),
            pile("steal", "Kinds to steal", names.held(loot)).card("steal"),
            character,
        ])
}
