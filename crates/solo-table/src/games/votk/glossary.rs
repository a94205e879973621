//! Explanations of the cards of the valley and of the words on the table.

use solo_core::{Provenance, Speech, fields};
use votk::{Action, Card, Design, DiscardGroups, Effect, Group, Operation, Timing, Valley};

use super::cards::is_house;
use super::terms;
use super::words::words;
use crate::glossary::{Entry, Glossary, Said, source};
use crate::scene::Badge;
use crate::words::capital;

impl Glossary for Valley {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        glossary(speech)
    }
}

pub(super) fn glossary(speech: &Speech<'_, Valley>) -> Vec<Entry> {
    let cards = Design::all().map(|card| entry(card, speech));
    cards.chain(terms::terms(speech)).collect()
}

fn entry(design: Design, speech: &Speech<'_, Valley>) -> Entry {
    let (words, card) = (words(*speech), speech.game().catalogue().card(design));
    let (group, copies) = (card.group, card.copies);
    let kind = words.fill("entry.card", &fields![group, copies]);
    let value =
        |key: &str, column, value| Badge::new(words.say(key), value).house(is_house(card, column));
    let mut entry = Entry::new(&*card.id, words.name(&design), kind)
        .value(value("card.level", "level", card.level))
        .value(value("card.cost", "cost", card.cost))
        .value(value("card.pays", "gold", card.gold));
    if card.vp.is_some() {
        entry = entry.value(value("card.points", "vp", card.points()));
    }
    entry = timing(entry, card, speech);
    say_action(&mut entry, card, speech);
    let entry = terms_of(entry, card, speech);
    let from = entry.text.len();
    scoring(entry, card, speech).ascribed(from, &sources(card, "vp"))
}

fn sources(card: &Card, column: &str) -> Vec<Provenance> {
    card.prov.of(column).collect()
}

/// Returns a sentence about a value of a card.
fn said(text: String, sources: &[Provenance]) -> Said {
    Said {
        text,
        source: source(sources),
        rule: String::new(),
    }
}

/// Says when the card can be used, unless it is as usual.
fn timing(entry: Entry, card: &Card, speech: &Speech<'_, Valley>) -> Entry {
    let key = match card.timing {
        Timing::Turn => return entry,
        Timing::Reaction => "card.reaction",
        Timing::None => "card.none",
    };
    let entry = entry.rules(key, &fields![], speech);
    let entry = entry.ascribed(0, &sources(card, "timing"));
    if card.timing == Timing::Reaction {
        return entry.rules("card.silent", &fields![], speech);
    }
    entry
}

/// Describes the action of the card: a sentence per operation if it has a single mode, else per
/// mode.
fn say_action(entry: &mut Entry, card: &Card, speech: &Speech<'_, Valley>) {
    let sources = sources(card, "action");
    let words = words(*speech);
    if card.action.modes() > 1 {
        let either = core::iter::once("entry.either");
        let keys = either.chain(core::iter::repeat("entry.or"));
        for (mode, key) in card.action.each_mode().zip(keys) {
            let action = Action::new(&[mode]);
            let text = words.fill(key, &fields![action]);
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
        let text = format!("{}.", capital(&words.name(part)));
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
fn terms_of(entry: Entry, card: &Card, speech: &Speech<'_, Valley>) -> Entry {
    let does = |meant: fn(&Effect) -> bool| {
        let mut operations = card.action.operations();
        operations.any(|operation| meant(&operation.effect))
    };
    let several = does(|effect| matches!(effect, Effect::OppDiscard(2..)));
    let one = does(|effect| {
        matches!(
            effect,
            Effect::OppDiscard(1) | Effect::OppGive { .. } | Effect::OppDeck(_) | Effect::OppExec
        )
    });
    let attacks = does(|effect| {
        matches!(
            effect,
            Effect::OppDiscard(_)
                | Effect::OppSacrifice(_)
                | Effect::OppGive { .. }
                | Effect::OppDeck(_)
        )
    });
    // VK-7.16: where there is no set, the weakest card leaves.
    let groups = speech.game().options().discard_groups;
    let weakest = one || several && groups != DiscardGroups::Any;
    let borrows = does(|effect| matches!(effect, Effect::OppExec));
    let terms = [
        (several, "several"),
        (weakest, "weakest"),
        (attacks, "attack.each"),
        (borrows, "borrow"),
    ];
    let entry = terms
        .into_iter()
        .filter(|(is_used, _)| *is_used)
        .fold(entry, |entry, (_, key)| {
            entry.rules(key, &fields![], speech)
        });
    if card.timing == Timing::Turn && !card.copy {
        let from = entry.text.len();
        let entry = entry.rules("card.once", &fields![], speech);
        return entry.ascribed(from, &sources(card, "copy"));
    }
    entry
}

/// Describes the score of the card in a tomb.
fn scoring(entry: Entry, card: &Card, speech: &Speech<'_, Valley>) -> Entry {
    match card.group {
        Group::Starter | Group::Unique => {
            entry.rules("card.points", &fields![points = card.points()], speech)
        }
        set => terms::squares(entry, set, speech),
    }
}
