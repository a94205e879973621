//! Moves of a game that names none: the differences of two scenes.

use crate::scene::{Item, Scene, Side};
use crate::story::Actor;

use super::of_counts::{Lying, shifts};
use super::{Move, MoveKind};

/// Lists the cards that a scene shows, by key and id of the item, with the number of copies.
fn cards(scene: &Scene, is_moving: impl Fn(&str, &str) -> bool) -> Vec<Lying<&str, &str>> {
    let of_item = |item: &'_ Item| item.face == Side::Up && item.holds.is_empty();
    let mut cards = Vec::new();
    for item in scene.items() {
        let own = item.card.as_deref().filter(|_| of_item(item));
        cards.extend(own.map(|card| (card, item.id.as_str(), item.count.unwrap_or(1))));
        let held = item.holds.iter();
        cards.extend(held.filter_map(|it| Some((it.card.as_deref()?, it.id.as_str(), it.count))));
    }
    cards.retain(|(card, id, _)| is_moving(card, id));
    cards
}

/// Returns the name of a card in a scene, and its short name.
fn name<'a>(scene: &'a Scene, id: &str) -> Option<(&'a str, &'a str)> {
    scene.items().find_map(|item| {
        let held = item.holds.iter().find(|held| held.id == id);
        let own = (item.id == id).then_some((item.name.as_str(), item.short.as_str()));
        own.or_else(|| Some((&held?.name, "")))
    })
}

/// Lists the cards that lie elsewhere after a step; a card at an item moves only if the predicate says so.
pub(crate) fn moved(
    before: &Scene,
    after: &Scene,
    is_moving: impl Fn(&str, &str) -> bool,
) -> Vec<Move> {
    let shifts = shifts(&cards(before, &is_moving), &cards(after, &is_moving));
    let moves = shifts.into_iter().map(|shift| {
        let kind = match (shift.from, shift.to) {
            (Some(_), Some(_)) => MoveKind::Take,
            (None, _) => MoveKind::Lay,
            (_, None) => MoveKind::Discard,
        };
        // Only one of them may have a short form.
        let names = [
            shift.to.and_then(|id| name(after, id)),
            shift.from.and_then(|id| name(before, id)),
        ];
        let called = names.iter().flatten().map(|(name, _)| *name).next();
        let mut short = names.iter().flatten().map(|(_, short)| *short);
        let it = Move::new(kind, Actor::Game, called.unwrap_or_default())
            .short(short.find(|short| !short.is_empty()).unwrap_or_default())
            .card(shift.card)
            .amount(shift.count);
        let it = shift.from.into_iter().fold(it, Move::from);
        shift.to.into_iter().fold(it, Move::to)
    });
    moves.collect()
}
