//! Formulas of Botmegistus over the view.

use std::collections::BTreeSet;

use crate::answers::counters::snapshot::{Snapshot, count};
use crate::answers::counters::source::numbers;

/// Adds up the VP of the completed experiments of a side (TB-15.5).
fn experiments(seen: &Snapshot<'_>, side: &str) -> i64 {
    let completed = seen.ids(&format!("/{side}/completed")).into_iter();
    completed
        .map(|id| seen.row("experiments", id).number("vp"))
        .sum()
}

/// Returns the VP of the spaces that a side has reached (TB-15.6).
fn tracks(seen: &Snapshot<'_>, side: &str) -> i64 {
    let each = ["earth", "fire", "water", "air"].map(|track| {
        let level = seen.number(&format!("/levels/{side}/{track}"));
        let rows = seen.rows("tracks").iter();
        let rows = rows.filter(|row| row.id() == track && row.number("level") <= level);
        let mut points = rows
            .map(|row| row.number("vp"))
            .filter(|points| *points > 0);
        if seen.option("vp_spaces") == "highest" {
            points.next_back().unwrap_or(0)
        } else {
            points.sum()
        }
    });
    each.iter().sum()
}

/// Counts the symbols that an artifact shows.
fn shown(seen: &Snapshot<'_>, artifact: &str) -> i64 {
    count(
        seen.row("artifacts", artifact)
            .text("symbols")
            .split('+')
            .count(),
    )
}

/// Counts the types of its completed experiments (TB-15.9).
fn types(seen: &Snapshot<'_>) -> i64 {
    let completed = seen.ids("/bot/completed").into_iter();
    let types = completed.map(|id| seen.row("experiments", id).text("type"));
    count(types.collect::<BTreeSet<_>>().len())
}

fn formula_points(seen: &Snapshot<'_>, formulas: i64) -> i64 {
    seen.row("formulas", &formulas.to_string()).number("vp")
}

/// Returns the number of its formulas, and the Gold left behind them (TB-15.9, TB-15.10).
fn formulas(seen: &Snapshot<'_>) -> (i64, i64) {
    let (types, gold) = (types(seen), seen.number("/bot/gold"));
    if !seen.view("/outcome").is_null() {
        return (seen.number("/outcome/formula_count"), gold);
    }
    let buys = (0..=7_i64).map(|bought| {
        (
            types.saturating_add(bought),
            gold.saturating_sub(bought.saturating_mul(2)),
        )
    });
    let mut buys = buys.filter(|(formulas, gold)| *formulas <= 7 && *gold >= 0);
    if seen.option("formula_gold") == "greedy" {
        return buys.next_back().unwrap();
    }
    let points = |(formulas, gold): (i64, i64)| formula_points(seen, formulas).saturating_add(gold);
    let first = buys.next().unwrap();
    // The fewest of equal worth.
    buys.fold(first, |best, other| {
        if points(other) > points(best) {
            other
        } else {
            best
        }
    })
}

/// Returns a part of its score by the key of the item.
fn scored(seen: &Snapshot<'_>, key: &str) -> i64 {
    match key {
        "in-play" => seen.number("/bot/vp"),
        "experiments" => experiments(seen, "bot"),
        "tracks" => tracks(seen, "bot"),
        "artifacts" => {
            let artifacts = seen.ids("/bot/artifacts").into_iter();
            artifacts
                .map(|id| shown(seen, id))
                .sum::<i64>()
                .saturating_mul(3)
        }
        "ethereal" => seen.number("/bot/ethereal").saturating_mul(3),
        "formulas" => formula_points(seen, formulas(seen).0),
        _ => formulas(seen).1,
    }
}

pub(super) fn part(seen: &Snapshot<'_>) -> i64 {
    scored(seen, seen.last())
}

const PARTS: [&str; 7] = [
    "in-play",
    "experiments",
    "tracks",
    "artifacts",
    "ethereal",
    "formulas",
    "gold",
];

pub(super) fn total(seen: &Snapshot<'_>) -> i64 {
    PARTS.iter().map(|key| scored(seen, key)).sum()
}

/// TB-15.13, TB-18.16: what the shared board shows of the player's score.
pub(super) fn board(seen: &Snapshot<'_>) -> i64 {
    tracks(seen, "human").saturating_add(experiments(seen, "human"))
}

/// Reads the digits that were reported.
fn digits(seen: &Snapshot<'_>) -> i64 {
    let digits = seen.view("/digits").as_array().unwrap().iter();
    let digits = digits.map(|digit| digit.as_i64().unwrap());
    digits.fold(0, |all, digit| all.saturating_mul(10).saturating_add(digit))
}

/// The number of scores that have the digits reported so far.
fn open(seen: &Snapshot<'_>) -> i64 {
    match seen.text("/phase") {
        "report_tens" => 100,
        _ => 10,
    }
}

pub(super) fn least(seen: &Snapshot<'_>) -> i64 {
    digits(seen).saturating_mul(open(seen))
}

pub(super) fn most(seen: &Snapshot<'_>) -> i64 {
    least(seen).saturating_add(open(seen)).saturating_sub(1)
}

pub(super) fn yours(seen: &Snapshot<'_>) -> i64 {
    match seen.option("human_report").as_str() {
        "rest" => digits(seen).saturating_add(board(seen)),
        _ => digits(seen),
    }
}

/// TB-13.3: symbols on its artifacts, and one for each completed experiment of the element.
pub(super) fn symbols(seen: &Snapshot<'_>) -> i64 {
    let element = seen.last();
    let artifacts = seen.ids("/bot/artifacts").into_iter();
    let symbols = artifacts.flat_map(|id| seen.row("artifacts", id).text("symbols").split('+'));
    let completed = seen.ids("/bot/completed").into_iter();
    let types = completed.map(|id| seen.row("experiments", id).text("type"));
    count(
        symbols
            .chain(types)
            .filter(|symbol| *symbol == element)
            .count(),
    )
}

/// TB-3.3: the dice in the bowl.
pub(super) fn potency(seen: &Snapshot<'_>) -> i64 {
    let bowl = seen.id().split('/').nth(1).unwrap();
    let dice = seen
        .view(&format!("/bowls/{bowl}"))
        .as_object()
        .unwrap()
        .values();
    dice.map(|dice| dice.as_i64().unwrap()).sum()
}

pub(super) fn space(seen: &Snapshot<'_>) -> i64 {
    let (_, at) = seen.id().split_once('/').unwrap();
    let (track, level) = at.split_once('/').unwrap();
    let mut rows = seen.rows("tracks").iter();
    let row = rows.find(|row| row.id() == track && row.is("level", level));
    row.unwrap().number("vp")
}

/// TB-15.7: 3 VP for each symbol.
pub(super) fn worth(seen: &Snapshot<'_>) -> i64 {
    shown(seen, seen.card()).saturating_mul(3)
}

/// TB-10.2: the levels that a side lacks for the experiment of the item.
fn lacks(seen: &Snapshot<'_>, side: &str) -> i64 {
    let demands = seen
        .row("experiments", seen.card())
        .text("requirement")
        .split('+');
    let demands = demands.map(|demand| demand.split_once(':').unwrap());
    let lacks = demands.map(|(track, level)| {
        let level: i64 = level.parse().unwrap();
        let there = seen.number(&format!("/levels/{side}/{track}"));
        level.saturating_sub(there).max(0)
    });
    lacks.sum()
}

pub(super) fn you_lack(seen: &Snapshot<'_>) -> i64 {
    lacks(seen, "human")
}

pub(super) fn it_lacks(seen: &Snapshot<'_>) -> i64 {
    lacks(seen, "bot")
}

/// The artifacts of a pile in the colour of the text.
pub(super) fn unseen(seen: &Snapshot<'_>) -> i64 {
    let (_, level) = seen.last().split_once('-').unwrap();
    let colour = seen.word(0);
    if level != "start" {
        return seen.number(&format!("/unseen/artifacts/{level}/{colour}"));
    }
    // The view counts these together: those of the colour that lie nowhere.
    let view = seen.at.view.to_string();
    let rows = seen.rows("artifacts").iter();
    let rows = rows.filter(|row| row.is("level", level) && row.is("colour", colour));
    count(
        rows.filter(|row| !view.contains(&format!("\"{}\"", row.id())))
            .count(),
    )
}

/// TB-8.2: the lower half of the die takes the left one.
pub(super) fn tie_from(seen: &Snapshot<'_>) -> i64 {
    let left = seen.text("/tie/0") == seen.card();
    if left { 1 } else { 4 }
}

pub(super) fn tie_to(seen: &Snapshot<'_>) -> i64 {
    tie_from(seen).saturating_add(2)
}

/// Lists the numbers in the words for parts of an action (TB-7.2 to TB-7.4).
fn in_words<'a>(parts: impl IntoIterator<Item = &'a str>) -> Vec<i64> {
    let numbers = parts.into_iter().flat_map(|part| match part {
        "experiment" => vec![1],
        part => numbers(part),
    });
    numbers.collect()
}

/// TB-7.9, TB-7.10: the numbers of the action, or of the reward, of the card of the item.
fn brought(seen: &Snapshot<'_>) -> Vec<i64> {
    let card = seen.row("automa", seen.card());
    let level = |side| seen.number(&format!("/levels/{side}/{}", card.text("element")));
    let ahead = level("bot").saturating_sub(level("human"));
    let least = i64::from(seen.option("personality_on_equal") == "false");
    let rewarded = card.is("kind", "personality") && ahead >= least;
    let column = if rewarded { "reward" } else { "actions" };
    in_words(card.text(column).split(';'))
}

pub(super) fn brings(seen: &Snapshot<'_>) -> i64 {
    brought(seen).first().copied().unwrap()
}

pub(super) fn brings_too(seen: &Snapshot<'_>) -> i64 {
    brought(seen).get(1).copied().unwrap()
}

pub(super) fn follows(seen: &Snapshot<'_>) -> i64 {
    in_words(seen.ids("/bot/queue")).first().copied().unwrap()
}

/// The place that every outcome of the list names behind its colour, section or track.
pub(super) fn reported(seen: &Snapshot<'_>) -> i64 {
    let list = seen.at.table.notations();
    let (first, _) = list.first().unwrap();
    first.split(' ').nth(2).unwrap().parse().unwrap()
}
