//! The loop of step, chance and undo, with the first steps of a real game.

use solo_table::{Dealer, Due, Table, TableError, Tables};

use super::kept::keep;
use super::position::SEED;
use super::svg::Picture;

const GAME: &str = "tomb4k";
const WIDTH: i32 = 920;
/// Maximum number of positions that are drawn.
const POSITIONS: i32 = 9;

/// Returns the first inputs of a game as a save writes them: `decide delve`, `chance card 9S`.
fn inputs(table: &Table) -> Vec<String> {
    let record = table.record();
    let lines = record
        .lines()
        .filter(|line| line.starts_with("decide ") || line.starts_with("chance "));
    lines.map(str::to_owned).collect()
}

/// Reports the cards of a seeded game at a table without a dealer, up to this number of steps.
fn reported(inputs: &[String]) -> Table {
    let mut table = Table::new(GAME, &[], &Tables::new(), Dealer::nobody()).unwrap();
    for input in inputs {
        let (kind, notation) = input.split_once(' ').unwrap();
        match kind {
            "decide" => table.act(notation).unwrap(),
            _ => table.report(notation).unwrap(),
        }
    }
    table
}

/// Plays the game from which the steps are: up to the second decision.
fn seeded() -> Table {
    let mut table = Table::new(GAME, &[], &Tables::new(), Dealer::seeded(SEED)).unwrap();
    let first = table.choices().remove(0).notation;
    table.act(&first).unwrap();
    assert_eq!(table.due(), Due::Decision);
    table
}

fn draw() -> String {
    let table = seeded();
    let shown = inputs(&table);
    let last = shown.len();
    let apart = 820 / i32::try_from(last).unwrap();
    assert!(apart > 820 / POSITIONS, "{last} steps are too many");
    let title = "The loop of every program: step, chance, undo";
    let description = "A position says through next who is next: a decision, chance, or nobody because the game is over. apply makes \
        the next position of a position and an input, and leaves the old one as it was, so undo is to take up a kept position. Below, the \
        first steps of a game of tomb4k.";
    let mut picture = Picture::new(WIDTH, title, description);
    picture.text((16, 28), "bold", title);

    // The loop.
    picture.rect((30, 118), (170, 64));
    picture.text((115, 146), "bold mid", "position");
    picture.text((115, 166), "code mid", "game.next(&state)");
    let branches = [
        (
            56,
            "Next::Decision",
            "ask the player: game.decisions(&state)",
        ),
        (
            128,
            "Next::Chance",
            "cards and dice: game.chances(&state), with weights",
        ),
        (200, "Next::Over", "the outcome: points, won or lost"),
    ];
    for (y, name, text) in branches {
        picture.rect((290, y), (350, 48));
        picture.text((304, y + 20), "code", name);
        picture.text((304, y + 38), "small dim", text);
    }
    picture.arrow("line", "M200 140C245 140 245 80 288 80");
    picture.arrow("line", "M200 150H288");
    picture.arrow("line", "M200 160C245 160 245 224 288 224");
    picture.rect((720, 92), (170, 64));
    picture.text((805, 120), "bold mid", "step");
    picture.text((805, 140), "code mid", "game.apply(&state, …)");
    picture.arrow("line", "M640 80C680 80 680 114 718 114");
    picture.text((650, 70), "small dim", "a decision");
    picture.arrow("line", "M640 152C680 152 680 134 718 134");
    picture.text((650, 176), "small dim", "an outcome");
    picture.arrow("accent", "M805 156V270H115V184");
    picture.text(
        (460, 264),
        "small mid",
        "the next position; or a refusal with its clause, and nothing has changed",
    );

    // A real game.
    picture.text(
        (16, 316),
        "bold",
        &format!("The first steps of {GAME} with seed {SEED}"),
    );
    let x = |step: usize| 30 + apart * i32::try_from(step).unwrap();
    for step in 0..=last {
        picture.add(&format!(
            "<circle class=\"box\" cx=\"{}\" cy=\"392\" r=\"16\"/>",
            x(step) + 16
        ));
        picture.text((x(step) + 16, 397), "bold mid small", &step.to_string());
    }
    for (step, input) in shown.iter().enumerate() {
        let (kind, notation) = input.split_once(' ').unwrap();
        picture.arrow(
            "line",
            &format!("M{} 392H{}", x(step) + 34, x(step + 1) - 2),
        );
        let middle = (x(step) + x(step + 1) + 32) / 2;
        picture.text((middle, 382), "code mid", notation);
        let kind = if kind == "decide" {
            "decision"
        } else {
            "chance"
        };
        picture.text((middle, 409), "small dim mid", kind);
    }
    let curve = |from: usize, to: usize, y: i32| {
        let (from, to) = (x(from) + 16, x(to) + 16);
        format!(
            "M{from} {}C{from} {y} {to} {y} {to} {}",
            if y < 392 { 374 } else { 410 },
            if y < 392 { 376 } else { 408 }
        )
    };

    // Undo at a table goes one step back; with a dealer it stops at a card that was revealed.
    let mut at_the_table = reported(&shown);
    at_the_table.undo().unwrap();
    let back = at_the_table.steps();
    picture.arrow("accent", &curve(last, back, 336));
    picture.text(
        (x(back) - 10, 342),
        "small mid",
        "undo: a reported card is corrected",
    );
    let mut dealt = seeded();
    let fence = dealt
        .undo()
        .err()
        .as_ref()
        .map(TableError::to_string)
        .unwrap();
    dealt.undo_past_fence().unwrap();
    let decision = dealt.steps();
    picture.arrow("accent", &curve(last, decision, 462));
    let middle = (x(decision) + x(last)) / 2 + 16;
    picture.text(
        (middle, 468),
        "small mid",
        "undo_past_fence: the decision with the cards that came of it",
    );
    picture.text(
        (middle, 486),
        "small dim mid",
        &format!("undo alone says: “{fence}”"),
    );
    picture.finish(504)
}

#[test]
fn the_loop_is_drawn_from_a_game() {
    keep("docs/src/pictures/steps.svg", &draw());
}
