//! The possessions of the ghost, all of which are open.

use scrapyard::{Card, Machine};

use super::names::{Names, lacks};
use crate::scene::{Area, Badge, Item, Side, Tint, Zone, ZoneLayout};
use crate::words::joined;

/// Returns the ghost's Invention, with the missing cards of each machine.
pub(super) fn plan(names: &Names<'_>) -> Zone {
    let zone = Zone::new(
        "plan",
        "The ghost is working on",
        ZoneLayout::Rows,
        Area::Rival,
    )
    .keep(7);
    let Some(invention) = names.state.ghost_invention() else {
        return zone.or_gap("no Invention");
    };
    let machines = names.game.machines_of(invention);
    let built: Vec<Machine> = names.state.ghost_built().collect();
    let progress = format!("{} of {}", built.len(), machines.len());
    let title = names
        .item("plan", &invention)
        .tint(Tint::Rival)
        .badge(Badge::new("built", progress));
    let machines = machines.into_iter();
    zone.items([title]).items(machines.map(|machine| {
        let item = names.item("plan", &machine);
        if built.contains(&machine) {
            let cardless = names.state.ghost_cardless().any(|other| other == machine);
            let item = item.tint(Tint::Rival).badge(Badge::new("", "built"));
            return if cardless {
                item.note("without its card")
            } else {
                item
            };
        }
        let missing: Vec<Card> = names.game.ghost_missing(names.state, machine).collect();
        let item = item.badge(lacks(missing.len()));
        let item = item.note(what_is_missing(names, &missing));
        if missing.len() == 1 {
            item.tint(Tint::Bad)
        } else {
            item
        }
    }))
}

/// Describes the missing cards: "lacks Copper Coil and its card".
fn what_is_missing(names: &Names<'_>, missing: &[Card]) -> String {
    let texts = missing.iter().map(|card| match card {
        Card::Machine(_) => "its card".to_owned(),
        _ => names.name(card),
    });
    let texts: Vec<String> = texts.collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    format!("lacks {}", joined(&texts, "and"))
}

/// Returns the ghost's cards, the kinds of them that can be stolen, and its Character.
pub(super) fn hoard(names: &Names<'_>) -> Zone {
    let parts = names.pile("hoard/part", "Parts", names.state.ghost_parts());
    let machines = names.pile(
        "hoard/machine",
        "Small Machines",
        names.state.ghost_machines(),
    );
    let loot = names.game.stealable(names.state).map(|card| (card, 1));
    let loot = names.pile("hoard/steal", "Kinds to steal", loot);
    let character = match names.state.ghost_character() {
        Some(character) => names.item("hoard", &character).note("does nothing"),
        None => Item::new("hoard/nobody", "no Character").face(Side::Gap),
    };
    Zone::new("hoard", "The ghost has", ZoneLayout::Rows, Area::Rival)
        .row(1)
        .keep(3)
        .items([
            parts.card("ghost"),
            machines.card("ghost"),
            loot.card("steal"),
            character,
        ])
}
