//! The items that choices concern.

use scrapyard::{Card, Chance, Component, Decision, Origin, Part, Scrapyard, Side, Source, Task};
use solo_core::{NamedFields, Speech, fields};

use super::names::{Names, first_task};
use crate::scenic::{ChoiceTarget, Target};

pub(super) const TARGETS: &[Target] = &[
    Target::one_of("Stop", "stop", &["roll/die"]),
    Target::new("Accept", "let draw", &["piles/{pile}"]),
    Target::new("Draw", "draw", &["piles/{pile}"]),
    Target::new("Dig", "dig", &["scraps/{pile}"]),
    Target::new("Steal", "steal", &["hoard/steal"]),
    Target::new("Build", "build", &["machines/{machine}"]),
    Target::new("Invent", "complete", &["invention/{invention}"]),
    Target::one_of("Use", "use", &["character/{source}", "built/{source}"]),
    Target::new("Boost", "scrap", &["parts/{part}", "roll/die"]),
    Target::one_of(
        "Scrap",
        "scrap",
        &["parts/{card}", "machines/{card}", "invention/{card}"],
    ),
    Target::one_of(
        "Take",
        "take",
        &["look/{card}", "hoard/{pile}/{card}", "scraps/{pile}/{card}"],
    ),
    Target::new("Look", "look", &["piles/{pile}"]),
    Target::new("Place", "put back", &["look/{card}", "piles/{pile}"]),
    Target::one_of("Omit", "leave out", &["parts/{card}", "built/{card}"]),
];

/// Adds the items of the position to a declared target.
pub(super) fn decision_target(
    names: &Names<'_>,
    decision: Decision,
    speech: &Speech<'_, Scrapyard>,
) -> ChoiceTarget {
    let with = |fields: &dyn NamedFields<_>| ChoiceTarget::declared(decision, fields, speech);
    let task = first_task(names);
    let plain = || with(&fields![]).each(lies(names, decision));
    let die = matches!(task, Some(Task::Boost { .. })).then_some("roll/die");
    match (decision, task) {
        (Decision::Stop | Decision::Use(_), _) => plain().each(die),
        (Decision::Accept, Some(Task::Penalty { pile, .. })) => with(&fields![pile]),
        (Decision::Place(card), _) => with(&fields![pile = card.pile()]),
        (Decision::Build(machine), _) => {
            let hand: Vec<Part> = names.state.parts().collect();
            let parts = names.game.parts_of(machine).into_iter();
            let parts = parts.filter(|part| hand.contains(part));
            plain().each(parts.map(|part| format!("parts/{}", names.id(&part))))
        }
        (Decision::Invent(invention), _) => {
            let machines = names.game.machines_of(invention).into_iter();
            plain().each(machines.map(|machine| format!("built/{}", names.id(&machine))))
        }
        _ => plain(),
    }
}

/// Returns the id of a card whose kind, or the task, decides in which zone it lies.
fn lies(names: &Names<'_>, decision: Decision) -> Option<String> {
    let (zone, id) = match decision {
        Decision::Use(source @ Source::Character(_)) => ("character", names.id(&source)),
        Decision::Use(source @ Source::Machine(_)) => ("built", names.id(&source)),
        Decision::Omit(card @ Component::Part(_)) => ("parts", names.id(&card)),
        Decision::Omit(card @ Component::Machine(_)) => ("built", names.id(&card)),
        Decision::Scrap(card @ Card::Part(_)) => ("parts", names.id(&card)),
        Decision::Scrap(card @ Card::Machine(_)) => ("machines", names.id(&card)),
        Decision::Scrap(card @ Card::Invention(_)) => ("invention", names.id(&card)),
        Decision::Take(card) => return Some(taken_from(names, card)),
        _ => return None,
    };
    Some(format!("{zone}/{id}"))
}

/// Returns the id of the item from which a card can be taken.
fn taken_from(names: &Names<'_>, card: Card) -> String {
    let (pile, id) = (card.pile(), names.id(&card));
    match first_task(names) {
        Some(Task::Keep { .. }) => format!("look/{id}"),
        Some(
            Task::Take {
                from: Origin::Ghost { .. },
                ..
            }
            | Task::More {
                from: Origin::Ghost { .. },
                ..
            },
        ) => format!("hoard/{pile}/{id}"),
        _ => format!("scraps/{pile}/{id}"),
    }
}

pub(super) fn chance_target(task: Option<Task>, chance: Chance) -> ChoiceTarget {
    match (chance, task) {
        (Chance::Die(_), _) => ChoiceTarget::new("").on("roll/die"),
        (Chance::Card(card), _) => ChoiceTarget::new("").on(format!("piles/{}", card.pile())),
        (Chance::Character(_), Some(Task::DealCharacter { side: Side::Ghost })) => {
            ChoiceTarget::new("").on("hoard/nobody")
        }
        (Chance::Character(_), _) => ChoiceTarget::new("").on("character/none"),
    }
}
