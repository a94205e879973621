//! Explanations of the cards of the valley and of the words on the table.

use solo_core::Provenance;
use votk::{
    Action, Card, Design, DiscardGroups, Effect, Group, Operation, Options, Reactions, Timing,
    Valley,
};

use super::cards::is_house;
use super::{capital, name, terms};
use crate::glossary::{Entry, Said};
use crate::scene::Badge;

pub(super) fn glossary(game: &Valley) -> Vec<Entry> {
    let cards = Design::all().map(|card| entry(game, game.catalogue().card(card)));
    cards.chain(terms::terms(game)).collect()
}

fn entry(game: &Valley, card: &Card) -> Entry {
    let cards = if card.copies == 1 { "card" } else { "cards" };
    let kind = format!("{}, {} {cards}", capital(card.group.word()), card.copies);
    let value = |name: &str, column, value| Badge::new(name, value).house(is_house(card, column));
    let mut entry = Entry::new(&*card.id, &*card.name, kind)
        .value(value("level", "level", card.level))
        .value(value("cost", "cost", card.cost))
        .value(value("pays", "gold", card.gold));
    if card.vp.is_some() {
        entry = entry.value(value("points", "vp", card.points()));
    }
    say_timing(&mut entry, card, game.options());
    say_action(game, &mut entry, card);
    say_more(&mut entry, card, game.options());
    entry
        .text
        .push(said(scoring(game, card), &sources(card, "vp")));
    entry
}

fn sources(card: &Card, column: &str) -> Vec<Provenance> {
    card.prov.of(column).collect()
}

/// Returns a sentence with all of its origins.
fn said(text: impl Into<String>, sources: &[Provenance]) -> Said {
    let sources: Vec<String> = sources.iter().map(Provenance::to_string).collect();
    Said {
        text: text.into(),
        source: sources.join(" and "),
    }
}

/// Says when the card can be used, unless it is as usual.
fn say_timing(entry: &mut Entry, card: &Card, options: &Options) {
    let text = match card.timing {
        Timing::Turn => return,
        Timing::Reaction => "Play it from your hand right after the Bot has gained a card.",
        Timing::None => "It has no action.",
    };
    entry.text.push(said(text, &sources(card, "timing")));
    if card.timing == Timing::Reaction && options.reactions == Reactions::Off {
        let text = "Nobody reacts in this game, so its action is never used.";
        entry.text.push(said(text, &[Provenance::Ruling]));
    }
}

/// Describes the action of the card: a sentence per operation if it has a single mode, else per
/// mode.
fn say_action(game: &Valley, entry: &mut Entry, card: &Card) {
    let sources = sources(card, "action");
    if card.action.modes() > 1 {
        for (mode, start) in card
            .action
            .each_mode()
            .zip(["Either ", "Or ", "Or ", "Or "])
        {
            let text = format!("{start}{}.", name(game, &Action::new(&[mode])));
            entry.text.push(said(text, &sources));
        }
        return;
    }
    let parts = parts(card.action.mode(1));
    let last = parts.len().saturating_sub(1);
    for (index, part) in parts.iter().enumerate() {
        // If a value has several sources, they belong to the sentences in order.
        let first = index.min(sources.len().saturating_sub(1));
        let end = if index == last {
            sources.len()
        } else {
            first.saturating_add(1)
        };
        let text = format!("{}.", capital(&name(game, part)));
        let from = sources.get(first..end).unwrap_or(&sources);
        entry.text.push(said(text, from));
    }
}

/// Splits a mode into its operations; the first one carries the conditions of all.
fn parts(mode: &[Operation]) -> Vec<Action> {
    let is_need = |operation: &&Operation| matches!(operation.effect, Effect::Need(_));
    let mut needs: Vec<Operation> = mode.iter().filter(is_need).copied().collect();
    let others = mode.iter().filter(|operation| !is_need(operation));
    others
        .map(|&operation| {
            needs.push(operation);
            Action::new(&[&core::mem::take(&mut needs)])
        })
        .collect()
}

/// Explains the terms that the action uses.
fn say_more(entry: &mut Entry, card: &Card, options: &Options) {
    let does = |meant: fn(&Effect) -> bool| {
        let mut operations = card.action.operations();
        operations.any(|operation| meant(&operation.effect))
    };
    let several = does(|effect| matches!(effect, Effect::OppDiscard(2..)));
    if several {
        for (text, source) in terms::several(options) {
            entry.text.push(said(text, &[source]));
        }
    }
    let weakest = does(|effect| {
        matches!(
            effect,
            Effect::OppDiscard(1) | Effect::OppGive { .. } | Effect::OppDeck(_) | Effect::OppExec
        )
    });
    // VK-7.16: where there is no set, the weakest card leaves.
    if weakest || several && options.discard_groups != DiscardGroups::Any {
        entry
            .text
            .push(said(terms::WEAKEST, &[Provenance::Rulebook]));
    }
    let attacks = does(|effect| {
        matches!(
            effect,
            Effect::OppDiscard(_)
                | Effect::OppSacrifice(_)
                | Effect::OppGive { .. }
                | Effect::OppDeck(_)
        )
    });
    if attacks {
        entry
            .text
            .push(said(terms::ATTACKS, &[Provenance::Rulebook]));
    }
    if does(|effect| matches!(effect, Effect::OppExec)) {
        let text = "The card stays in the Bot's tomb, and you choose and gain what it says.";
        entry.text.push(said(text, &[Provenance::Ruling]));
    }
    if card.timing == Timing::Turn && !card.copy {
        let text = "Its action cannot be repeated.";
        entry.text.push(said(text, &sources(card, "copy")));
    }
}

/// Describes the score of the card in a tomb.
fn scoring(game: &Valley, card: &Card) -> String {
    match (card.group, card.points()) {
        (Group::Starter | Group::Unique, 1) => "It scores 1 point in a tomb.".to_owned(),
        (Group::Starter | Group::Unique, points) => format!("It scores {points} points in a tomb."),
        (set, _) => terms::squares(game, set),
    }
}
