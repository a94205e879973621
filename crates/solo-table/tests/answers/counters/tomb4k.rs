//! Counters of the tomb.

use super::pieces;
use super::snapshot::Snapshot;
use super::source::At::{Ask, Badge, Note, Noted, Now, Refusal};
use super::source::Source::{Cell, Constant, Formula, View};
use super::source::{Counters, Line};

pub(super) const COUNTERS: Counters = Counters {
    games: 400,
    looks: 4,
    asks: 4,
    owner: &[],
    lines: [LINES, pieces::TOMB4K],
};

const LINES: &[Line] = &[
    (
        Badge("kings"),
        "kings: # of #",
        &[Formula(kings), Constant("kings_to_win")],
    ),
    (Badge("worth"), "treasure: #", &[Formula(worth)]),
    (
        Badge("deck"),
        "card* in the deck: #",
        &[View(&["/unseen", "/bottom"])],
    ),
    (Badge("discards"), "discarded: #", &[View(&["/discards"])]),
    // The turns on the way out go back column by column, to the first one.
    (Badge("left"), "turn* to daylight: #", &[View(&["/column"])]),
    (
        Badge("treasure/*"),
        "worth: #",
        &[Cell("cards", "worth", 0)],
    ),
    (Note("treasure"), "worth #", &[Formula(worth)]),
    (Noted("open/*"), "* #", &[Cell("cards", "value", 0)]),
    (Badge("score/points"), "point*: #", &[Formula(points)]),
    (
        Badge("score/kings"),
        "king* brought out: #",
        &[Formula(kings_out)],
    ),
    (Badge("score/gold"), "gold piece*: #", &[Formula(gold)]),
    (Now, "You are # turn* deep", &[View(&["/delve_turns"])]),
    (Now, "Turn #, on the way in", &[View(&["/turn"])]),
    (
        Now,
        "Turn #, on the way out, under column #",
        &[View(&["/turn"]), View(&["/column"])],
    ),
    (Ask, "* # bars the way.", &[Formula(strength)]),
    (
        Ask,
        "A card is turned up against * #.",
        &[Formula(strength)],
    ),
    (Ask, "A blow of # comes down.", &[View(&["/damage"])]),
    (
        Ask,
        "The door holds: discard # card* from the deck, or pick the lock.",
        &[View(&["/discards_due"])],
    ),
    (
        Ask,
        "Still to be discarded: # card*.",
        &[View(&["/discards_due"])],
    ),
    (
        Refusal,
        "a treasure worth # does not distract a monster of strength #",
        &[Formula(dropped), Formula(strength)],
    ),
];

/// TK-13.2: kings, diamonds and the joker in hand.
fn worth(seen: &Snapshot<'_>) -> i64 {
    let treasure = seen.ids("/treasure").into_iter();
    treasure
        .map(|card| seen.row("cards", card).number("worth"))
        .sum()
}

fn kings(seen: &Snapshot<'_>) -> i64 {
    let treasure = seen.ids("/treasure");
    let kings = ["KS", "KH", "KD", "KC"]
        .into_iter()
        .filter(|king| treasure.contains(king));
    super::snapshot::count(kings.count())
}

/// TK-13.4: only who escapes has points.
fn points(seen: &Snapshot<'_>) -> i64 {
    if seen.text("/outcome/result") == "escaped" {
        worth(seen)
    } else {
        0
    }
}

/// TK-13.7: a king is brought out by who escapes.
fn kings_out(seen: &Snapshot<'_>) -> i64 {
    if seen.text("/outcome/result") == "escaped" {
        kings(seen)
    } else {
        0
    }
}

fn gold(seen: &Snapshot<'_>) -> i64 {
    points(seen).saturating_mul(seen.constant("gold_per_point"))
}

/// The value of the encounter.
fn strength(seen: &Snapshot<'_>) -> i64 {
    seen.row("cards", seen.text("/encounter")).number("value")
}

fn dropped(seen: &Snapshot<'_>) -> i64 {
    seen.row("cards", seen.object()).number("worth")
}
