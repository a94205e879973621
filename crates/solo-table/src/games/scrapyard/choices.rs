//! The items that choices concern.

use scrapyard::{Card, Chance, Component, Decision, Origin, Part, Side, Source, Task};

use super::names::{Names, first_task};
use crate::scenic::ChoiceTarget;

pub(super) fn decision_target(names: &Names<'_>, decision: Decision) -> ChoiceTarget {
    let task = first_task(names);
    let rolling = matches!(task, Some(Task::Boost { .. }));
    match decision {
        Decision::Stop if rolling => ChoiceTarget::new("stop").on("roll/die"),
        Decision::Stop => ChoiceTarget::new("stop"),
        Decision::Accept => match task {
            Some(Task::Penalty { pile, .. }) => {
                ChoiceTarget::new("let draw").on(format!("piles/{pile}"))
            }
            _ => ChoiceTarget::new("let draw"),
        },
        Decision::Draw(pile) => ChoiceTarget::new("draw").on(format!("piles/{pile}")),
        Decision::Look(pile) => ChoiceTarget::new("look").on(format!("piles/{pile}")),
        Decision::Dig(pile) => ChoiceTarget::new("dig").on(format!("scraps/{pile}")),
        Decision::Steal => ChoiceTarget::new("steal").on("hoard/steal"),
        Decision::Build(machine) => {
            let build = ChoiceTarget::new("build").on(format!("machines/{}", names.id(&machine)));
            let hand: Vec<Part> = names.state.parts().collect();
            let parts = names.game.parts_of(machine).into_iter();
            let parts = parts.filter(|part| hand.contains(part));
            parts.fold(build, |build, part| {
                build.on(format!("parts/{}", names.id(&part)))
            })
        }
        Decision::Invent(invention) => {
            let invent =
                ChoiceTarget::new("complete").on(format!("invention/{}", names.id(&invention)));
            let machines = names.game.machines_of(invention).into_iter();
            machines.fold(invent, |invent, machine| {
                invent.on(format!("built/{}", names.id(&machine)))
            })
        }
        Decision::Use(source) => {
            let zone = match source {
                Source::Character(_) => "character",
                Source::Machine(_) => "built",
            };
            let use_it = ChoiceTarget::new("use").on(format!("{zone}/{}", names.id(&source)));
            if rolling {
                use_it.on("roll/die")
            } else {
                use_it
            }
        }
        Decision::Boost(part) => {
            let scrap = ChoiceTarget::new("scrap").on(format!("parts/{}", names.id(&part)));
            scrap.on("roll/die")
        }
        Decision::Scrap(card) => ChoiceTarget::new("scrap").on(in_hand(names, card)),
        Decision::Take(card) => ChoiceTarget::new("take").on(taken_from(names, task, card)),
        Decision::Place(card) => ChoiceTarget::new("lay back")
            .on(format!("look/{}", names.id(&card)))
            .on(format!("piles/{}", card.pile())),
        Decision::Omit(Component::Part(part)) => {
            ChoiceTarget::new("leave out").on(format!("parts/{}", names.id(&part)))
        }
        Decision::Omit(Component::Machine(machine)) => {
            ChoiceTarget::new("leave out").on(format!("built/{}", names.id(&machine)))
        }
    }
}

/// Returns the id of a card in the player's hand.
fn in_hand(names: &Names<'_>, card: Card) -> String {
    let zone = match card {
        Card::Part(_) => "parts",
        Card::Machine(_) => "machines",
        Card::Invention(_) => "invention",
    };
    format!("{zone}/{}", names.id(&card))
}

/// Returns the id of the item from which a card can be taken.
fn taken_from(names: &Names<'_>, task: Option<Task>, card: Card) -> String {
    let (pile, id) = (card.pile(), names.id(&card));
    match task {
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
