//! The law of moves: where something was and is, and nothing moves unsaid.

use std::collections::BTreeMap;

use solo_core::Session;

use super::{holds, positions, scene_of};
use crate::moves::{Changes, Move, MoveKind, changes};
use crate::pictures::MOST;
use crate::presented::Presented;
use crate::scene::{Item, Scene, Side};

/// Copies of a card by the id of its item.
type Cards = BTreeMap<(String, String), i64>;

/// Checks what steps move: each card comes from where it was, in the scene before or by an earlier move of the step; after all
/// moves the open cards lie as the scene after the step shows them, so that nothing moves unsaid; dice point at items that are
/// there; a number changes by what its moves say; and every step in which something moves has a caption that fits.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::moves(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn moves<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let mut before: Option<Scene> = None;
    positions(base, games, |session| {
        let scene = scene_of(session);
        let last = before.replace(scene.clone());
        let Some(last) = last.filter(|_| !session.is_empty()) else {
            return Ok(true);
        };
        let Some(step) = changes(session, session.len(), None).pop() else {
            return Err("the last step has no changes".to_owned());
        };
        check::<G>(session, [&last, &scene], &step)
            .map_err(|fault| format!("{fault}\n  in {:#?}", step.moves))?;
        Ok(true)
    })
}

fn check<G: Presented>(
    session: &Session<G>,
    [before, after]: [&Scene; 2],
    step: &Changes,
) -> Result<(), String> {
    let game = session.game();
    let mut cards = cards(before, G::ECHOES);
    for it in &step.moves {
        let emblem = it.card.as_ref().and_then(|card| game.emblem(card));
        match &it.card {
            Some(card) if emblem.is_some_and(|emblem| emblem.starts_with("card/")) => {
                shift(&mut cards, it, card, [before, after], G::ECHOES)?;
            }
            _ => points(it, [before, after])?,
        }
    }
    cards.retain(|_, count| *count != 0);
    let shown = self::cards(after, G::ECHOES);
    let differ = |(one, other): (&Cards, &Cards)| {
        let found = one
            .iter()
            .filter(|(at, count)| other.get(*at) != Some(*count));
        found
            .map(|(at, count)| format!("{at:?} {count}"))
            .collect::<Vec<_>>()
    };
    holds(cards == shown, || {
        format!(
            "after its moves the cards lie at {:?}, and the scene has {:?}",
            differ((&cards, &shown)),
            differ((&shown, &cards))
        )
    })?;
    numbers(step)?;
    let caption = step.caption.chars().count();
    holds(
        caption <= MOST && (caption > 0 || step.moves.is_empty()),
        || format!("the caption does not fit: {:?}", step.caption),
    )?;
    holds(!step.caption.contains(['{', '}']), || {
        format!("the caption has an open field: {:?}", step.caption)
    })
}

/// Lists the open cards of a scene, without those that lie elsewhere, too.
fn cards(scene: &Scene, echoes: &[&str]) -> Cards {
    let mut cards = Cards::new();
    for item in scene.items().filter(|item| !is_echo(&item.id, echoes)) {
        let own = item.card.as_ref().filter(|_| !is_pile(item));
        let own = own.map(|card| (&item.id, card, item.count.unwrap_or(1)));
        let held = item
            .holds
            .iter()
            .filter(|held| held.emblem.starts_with("card/"));
        let held = held.filter_map(|held| Some((&held.id, held.card.as_ref()?, held.count)));
        for (id, card, count) in own.into_iter().chain(held) {
            let at = cards.entry((id.clone(), card.clone())).or_default();
            *at = at.saturating_add(count.into());
        }
    }
    cards
}

/// Returns whether an item only repeats what lies elsewhere.
fn is_echo(id: &str, echoes: &[&str]) -> bool {
    let is_in = |rest: &str| rest.is_empty() || rest.starts_with('/');
    let mut echoes = echoes.iter();
    echoes.any(|echo| id.strip_prefix(echo).is_some_and(is_in))
}

/// Returns whether an item is no open card.
fn is_pile(item: &Item) -> bool {
    item.face != Side::Up || !item.emblem.starts_with("card/")
}

/// Moves a card.
fn shift(
    cards: &mut Cards,
    it: &Move,
    card: &str,
    [before, after]: [&Scene; 2],
    echoes: &[&str],
) -> Result<(), String> {
    let hides = |scene: &Scene, id: &str| {
        let item = scene.item(id);
        item.is_some_and(|item| {
            is_pile(item)
                && item
                    .holds
                    .iter()
                    .all(|held| held.card.as_deref() != Some(card))
        })
    };
    if let Some(from) = it.from.as_ref().filter(|id| !is_echo(id, echoes)) {
        let at = cards.get_mut(&(from.clone(), card.to_owned()));
        match at.filter(|count| **count >= i64::from(it.amount)) {
            Some(count) => *count = count.saturating_sub(it.amount.into()),
            None => holds(hides(before, from) || hides(after, from), || {
                format!("{card} comes from {from}, where it was not")
            })?,
        }
    }
    let Some(to) = it.to.as_ref().filter(|id| !is_echo(id, echoes)) else {
        return Ok(());
    };
    let shown = after
        .item(to)
        .is_none_or(|item| !is_pile(item) || !item.holds.is_empty());
    if shown || before.item(to).is_some_and(|item| !is_pile(item)) {
        let at = cards.entry((to.clone(), card.to_owned())).or_default();
        *at = at.saturating_add(it.amount.into());
        return Ok(());
    }
    holds(hides(after, to), || {
        format!("{card} goes to {to}, which is not there")
    })
}

/// Checks that what is no card is at items, or points at some.
fn points(it: &Move, scenes: [&Scene; 2]) -> Result<(), String> {
    for id in [&it.from, &it.to].into_iter().flatten() {
        let is_there = scenes
            .iter()
            .any(|scene| scene.ids().any(|other| other == id));
        holds(is_there, || {
            format!("{} moves at {id}, which is not there", it.name)
        })?;
    }
    let is_die = it.face.is_some_and(|face| face > 0);
    holds(is_die || it.kind != MoveKind::Roll, || {
        format!("{} is rolled and shows no face", it.name)
    })
}

/// Checks that a number changes by what its moves say.
fn numbers(step: &Changes) -> Result<(), String> {
    let mut sums: BTreeMap<&str, i64> = BTreeMap::new();
    for it in step.moves.iter().filter(|it| !it.number.is_empty()) {
        let sum = sums.entry(&it.number).or_default();
        let amount = i64::from(it.amount);
        *sum = match it.kind {
            MoveKind::Gain => sum.saturating_add(amount),
            MoveKind::Spend | MoveKind::Lose => sum.saturating_sub(amount),
            kind => {
                return Err(format!(
                    "{} is a number, and its move is {kind:?}",
                    it.number
                ));
            }
        };
    }
    for (number, sum) in sums.into_iter().filter(|(number, _)| number.contains('/')) {
        let change = step.numbers.iter().find(|it| it.id == number);
        let change = change.map_or(0, |it| i64::from(it.to).saturating_sub(it.from.into()));
        holds(change == sum, || {
            format!("the moves of {number} say {sum}, and it changes by {change}")
        })?;
    }
    Ok(())
}
