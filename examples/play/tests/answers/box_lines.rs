//! Lines of an evening beside the box.

use std::path::Path;

use solo_table::{Dealer, Table, Tables};

use super::{LEAN, latest, says};
use crate::desk;

/// The first lines of an evening up to the first turn.
const EVENING: [&str; 5] = [
    "tokens aether glory aether insight insight glory aether insight",
    "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
    "deal = fire",
    "setup-roll lead",
    "setup-roll wild",
];

/// Returns the answer to the last line of an evening.
fn evening(lines: &[&str]) -> String {
    let session = desk::beside("trismegistus-bot", Path::new("nowhere"))
        .session()
        .unwrap();
    let text = desk::lines(session, Path::new("nowhere"), &lines.join("\n"), |plain| {
        plain
    });
    latest(&text)
}

/// Nothing is said of a card that no one has described.
#[test]
fn house_values_are_not_those_of_the_box() {
    for words in [
        "why experiment",
        "why complete",
        "why artifact",
        "draft black gold",
    ] {
        let answer = evening(&[&EVENING[..], &[words]].concat());
        says(&answer, &[], &[" VP)", "Black card", "spends", "(earth 1"]);
    }
}

/// The fault of a line beside the box is said in the words of the table.
#[test]
fn lines_beside_the_box_are_explained() {
    for (line, said) in [
        ("levels 0 0 0 0", "no level rises"),
        ("levels 11 0 0 0", "the earth track has the levels 0 to 10"),
        (
            "score 50",
            "your score is reported when the last round is over",
        ),
        (
            "why flip",
            "flip = <colour> <die> <potency> <actions>: the card of the bot that you turned over",
        ),
        ("why row", "row <card>; <card>: "),
        ("why score", "score <n>: "),
    ] {
        let answer = evening(&[&EVENING[..], &[line]].concat());
        says(&answer, &[said], &["at byte", "not possible now"]);
    }
    says(&evening(&["1"]), &["#1 is a number of the list"], &[]);
    let falls = evening(&[&EVENING[..], &["levels 2 0 0 0", "levels 1 0 0 0"]].concat());
    says(
        &falls,
        &[
            "your earth marker is on 2 and cannot fall to 1: a correction is amend level human earth 1",
        ],
        &[],
    );
    let help = evening(&["?"]);
    says(&help, &["amend", "levels", "row", "score"], &[]);
    says(
        &evening(&[&EVENING[..2], &[" "]].concat()),
        &["describe the card, as in deal = <symbol>"],
        &[],
    );
    let due = [&EVENING[..], &["draft black lead", "end"]].concat();
    says(
        &evening(&[&due[..], &["flip"]].concat()),
        &["the form is flip = "],
        &["at byte"],
    );
    let reward = "flip p-fire = black copper+tin 2 track:water";
    let answer = evening(&[&due[..], &[reward]].concat());
    says(
        &answer,
        &["expected <colour> <die> <potency> <actions> else <reward> behind ="],
        &["line 17"],
    );
    let mended = [&EVENING[..], &["amend level human fire 2", "story"]].concat();
    says(&evening(&mended), &["since the last correction"], &[]);
}

/// In a game of lean reports the number of turns that a die can serve is not its potency.
#[test]
fn a_die_of_lean_reports_shows_no_potency() {
    let mut table =
        Table::new("trismegistus-bot", &LEAN, &Tables::new(), Dealer::seeded(3)).unwrap();
    table.act("draft black tin").unwrap();
    let scene = table.scene();
    let die = scene.item("my-dice/die").unwrap();
    assert_eq!(die.mark, "b");
}
