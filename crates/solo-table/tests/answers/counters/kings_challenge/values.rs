//! Values of items and sentences of the King's Challenge.

use super::formulas::{self, Side};
use crate::answers::counters::snapshot::Snapshot;
use crate::answers::counters::source::numbers;

pub(super) fn your_score(seen: &Snapshot<'_>) -> i64 {
    formulas::scored(seen, Side::Human)
}

pub(super) fn his_score(seen: &Snapshot<'_>) -> i64 {
    formulas::scored(seen, Side::Roy)
}

/// KC-13.7.
pub(super) fn lead(seen: &Snapshot<'_>) -> i64 {
    your_score(seen).saturating_sub(his_score(seen))
}

/// The lead of the side that the text names.
pub(super) fn ahead(seen: &Snapshot<'_>) -> i64 {
    match seen.word(0) {
        "You are" => lead(seen),
        _ => lead(seen).saturating_neg(),
    }
}

pub(super) fn your_line(seen: &Snapshot<'_>) -> i64 {
    seen.number(&format!("/outcome/human/{}", seen.last()))
}

pub(super) fn his_line(seen: &Snapshot<'_>) -> i64 {
    seen.number(&format!("/outcome/roy/{}", seen.last()))
}

/// Returns the cubes of the entry of a list with this card.
fn cubes(seen: &Snapshot<'_>, list: &str) -> i64 {
    let mut entries = seen.view(list).as_array().unwrap().iter();
    let entry = entries.find(|entry| entry.get("card").unwrap() == seen.card());
    entry.unwrap().get("cubes").unwrap().as_i64().unwrap()
}

pub(super) fn event_cubes(seen: &Snapshot<'_>) -> i64 {
    cubes(seen, "/row")
}

pub(super) fn activity_cubes(seen: &Snapshot<'_>) -> i64 {
    cubes(seen, "/activities")
}

pub(super) fn your_character(seen: &Snapshot<'_>) -> i64 {
    formulas::character(seen, Side::Human, seen.card())
}

pub(super) fn his_character(seen: &Snapshot<'_>) -> i64 {
    formulas::character(seen, Side::Roy, seen.card())
}

pub(super) fn next_vp(seen: &Snapshot<'_>) -> i64 {
    formulas::next_step(seen).0
}

pub(super) fn missing(seen: &Snapshot<'_>) -> i64 {
    formulas::next_step(seen).1
}

/// Returns number, price and VP of the space of the item's card with this piece.
fn space(seen: &Snapshot<'_>, piece: char) -> (i64, i64, i64) {
    formulas::space(seen, seen.card(), piece).unwrap()
}

pub(super) fn hire_for(seen: &Snapshot<'_>) -> i64 {
    space(seen, '-').1
}

pub(super) fn hired_worth(seen: &Snapshot<'_>) -> i64 {
    space(seen, '-').2
}

pub(super) fn your_tradesman(seen: &Snapshot<'_>) -> i64 {
    space(seen, 'h').2
}

pub(super) fn his_tradesman(seen: &Snapshot<'_>) -> i64 {
    space(seen, 'r').2
}

pub(super) fn your_space(seen: &Snapshot<'_>) -> i64 {
    space(seen, 'h').0
}

pub(super) fn his_space(seen: &Snapshot<'_>) -> i64 {
    space(seen, 'r').0
}

pub(super) fn your_citizens(seen: &Snapshot<'_>) -> i64 {
    formulas::standing(seen, Side::Human, seen.last())
}

pub(super) fn his_citizens(seen: &Snapshot<'_>) -> i64 {
    formulas::standing(seen, Side::Roy, seen.last())
}

/// KC-10.4: the influence of a stone in the column of the item.
pub(super) fn column_influence(seen: &Snapshot<'_>) -> i64 {
    let column: usize = seen.last().parse().unwrap();
    let all = seen.row("cathedral", "column_influence").numbers("value");
    all.get(column.saturating_sub(1)).copied().unwrap()
}

fn metric(seen: &Snapshot<'_>, side: Side) -> i64 {
    let row = seen.row("character", seen.card());
    formulas::metric(seen, side, row.text("metric"))
}

pub(super) fn your_count(seen: &Snapshot<'_>) -> i64 {
    metric(seen, Side::Human)
}

pub(super) fn his_count(seen: &Snapshot<'_>) -> i64 {
    metric(seen, Side::Roy)
}

/// KC-2.4: six dice.
pub(super) fn setup_dice(seen: &Snapshot<'_>) -> i64 {
    6_i64.saturating_sub(seen.number("/pending/rolled"))
}

pub(super) fn slot(seen: &Snapshot<'_>) -> i64 {
    numbers(seen.text("/pending/slot"))
        .first()
        .copied()
        .unwrap()
}

pub(super) fn place(seen: &Snapshot<'_>) -> i64 {
    seen.number("/stack").saturating_add(1)
}

pub(super) fn hiring(seen: &Snapshot<'_>) -> i64 {
    formulas::hire(seen, seen.text("/pending/target"))
}

pub(super) fn divisor(seen: &Snapshot<'_>) -> i64 {
    formulas::divisor(
        seen,
        seen.text("/pending/kind"),
        seen.text("/pending/target"),
    )
}

pub(super) fn refused_hire(seen: &Snapshot<'_>) -> i64 {
    formulas::hire(seen, seen.object())
}

/// The strength that the action needs which is refused, or to which the refused die belongs.
pub(super) fn refused_divisor(seen: &Snapshot<'_>) -> i64 {
    match seen.notation.split(' ').next().unwrap() {
        kind @ ("activate" | "combat" | "farm") => formulas::divisor(seen, kind, seen.object()),
        _ => divisor(seen),
    }
}
