//! The chapter "Property-test rules": games against second implementations, and under a symmetry.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::process::Command;

use serde_json::{Map, Value, json};
use solo_core::{GameData, Input, Ranged};
use solo_play::Referee;
use solo_table::Games;
use solo_testkit::strategies::{Walks, games};
use solo_testkit::{Model, Position, Program, against, set_up, symmetric, view};

use crate::files::{read, root};
use crate::shelves::{Choice, Shelves};

/// Returns the program in Python, with a mistake: this text replaced by another.
fn python(text: &str, other: &str) -> Program {
    let program = read("docs/examples/shelves.py");
    assert!(program.contains(text), "{text}");
    let mut command = Command::new("python3");
    // Its words would be in the reports.
    command.arg("-c").arg(program.replace(text, other));
    Program::new(command)
}

/// Chooses any options, and seldom gives a book away.
fn careful() -> Walks<Shelves> {
    let weight = |choice| if choice == Choice::Give { 1 } else { 20 };
    games(Shelves::default()).any_options().weighing(weight)
}

#[test]
fn the_program_in_python_has_the_same_rules() -> Result<(), String> {
    let mut command = Command::new("python3");
    command.arg(root().join("docs/examples/shelves.py"));
    let mut model = Program::new(command);

    against(&games(Shelves::default()).any_options(), 300, &mut model)?;
    against(&careful(), 100, &mut model)
}

/// Returns the report on a mistake in Python.
fn found(text: &str, other: &str) -> String {
    against(&careful(), 300, &mut python(text, other)).unwrap_err()
}

/// Returns a section of the chapter.
fn section(heading: &str) -> String {
    let page = read("docs/src/testing.md");
    let section = page.split(&format!("\n## {heading}\n")).nth(1).unwrap();
    section.split("\n## ").next().unwrap().to_owned()
}

/// Asserts that a section of the chapter shows a report to the letter.
fn assert_shown(heading: &str, report: &str) {
    let shown = section(heading);
    assert!(
        shown.contains(&format!("```text\n{report}\n```\n")),
        "{report}"
    );
}

#[test]
fn a_mistake_in_python_is_reported_as_the_chapter_shows() {
    let report = found("shelf[-1] <= self.hand", "shelf[-1] < self.hand");
    assert_shown("Against a second implementation", &report);
}

#[test]
fn mistakes_of_every_kind_are_found() {
    for (text, other, line) in [
        (
            "+ [\"give\"]",
            "+ [\"give\"] * bool(fitting)",
            "actions: give (only the rules)",
        ),
        (
            "list(range(1, 10)) * 2",
            "list(range(1, 10)) * 3",
            "weight of book 1: 2 (the rules), 3 (the model)",
        ),
        (
            "len(self.given) == 3",
            "len(self.given) == 2",
            "next: over: {\"score\":0,\"won\":false} (the model)",
        ),
        (
            "\"score\": score",
            "\"score\": score + 1",
            "outcome.score: 0 (the rules), 1 (the model)",
        ),
        (
            "\"given\": len",
            "\"gifts\": len",
            "view.gifts: nothing (the rules), 0 (the model)",
        ),
        (
            "self.hand = book\n",
            "self.hand = 9 - book\n",
            "view.hand: \"book 1\" (the rules), \"book 8\" (the model)",
        ),
        (
            "shelves=3",
            "shelves=2",
            "view.last[2]: null (the rules), nothing (the model)",
        ),
    ] {
        let report = found(text, other);
        assert!(report.contains(&format!("\n  {line}\n")), "{report}");
    }
}

#[test]
fn a_program_that_breaks_down_is_reported_with_its_last_words() {
    let report = found("self.given if", "self.gifts if");
    let words =
        "last on its standard error: AttributeError: 'Shelves' object has no attribute 'gifts'";
    assert!(report.contains(words), "{report}");
    assert!(
        report.contains("\n2 steps of shelves, default options:\n  [book 1] give\n"),
        "{report}"
    );
}

/// A referee of the same process: whatever speaks its protocol is a model.
struct InProcess(Referee);

impl Model for InProcess {
    fn begin(&mut self, options: &Map<String, Value>) -> Result<Position, String> {
        self.ask(&json!({"cmd": "new", "options": options}))
    }

    fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String> {
        self.ask(&match input {
            Input::Decision(action) => json!({"cmd": "act", "action": action}),
            Input::Chance(outcome) => json!({"cmd": "chance", "outcome": outcome}),
        })
    }
}

impl InProcess {
    fn ask(&mut self, command: &Value) -> Result<Position, String> {
        Position::parse(&self.0.answer(&command.to_string()))
    }
}

fn agrees_with_its_referee<G: GameData + Default>() {
    let mut referee = InProcess(Referee::new(&Games::embedded(), G::NAME).unwrap());
    let walks = games(G::default()).any_options();
    solo_testkit::enforce(against(&walks, 4, &mut referee));
}

#[test]
fn the_referee_is_a_model_of_every_game() {
    // games: agrees_with_its_referee::<CRATE::TYPE>();
    agrees_with_its_referee::<tomb4k::Tomb>();
    agrees_with_its_referee::<votk::Valley>();
    agrees_with_its_referee::<scrapyard::Scrapyard>();
    agrees_with_its_referee::<kings_challenge::KingsChallenge>();
    agrees_with_its_referee::<trismegistus_bot::Botmegistus>();
    // games end
}

#[test]
fn shelves_can_be_exchanged() -> Result<(), String> {
    symmetric(
        &games(Shelves::default()).any_options(),
        300,
        |game, room| {
            let mut view = view(game, room);
            view["last"].as_array_mut().unwrap().swap(0, 1);
            set_up(game, &view).unwrap()
        },
        |_, input| match input {
            Input::Decision(Choice::Shelf(shelf)) if shelf.get() < 3 => {
                Input::Decision(Choice::Shelf(Ranged::nearest(3 - shelf.get())))
            }
            other => other,
        },
    )
}

#[test]
fn a_map_that_forgets_the_input_is_reported_as_the_chapter_shows() {
    let exchanged = |game: &Shelves, room: &_| {
        let mut view = view(game, room);
        view["last"].as_array_mut().unwrap().swap(0, 1);
        set_up(game, &view).unwrap()
    };
    let found = symmetric(&games(Shelves::default()), 300, exchanged, |_, input| input);
    assert_shown("Symmetries", &found.unwrap_err());
}

/// The chapter cannot import the game of another chapter, so its code is compiled here.
#[test]
fn the_code_of_the_chapter_is_this_file() {
    let trimmed = |text: &str| -> String {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.map(|line| format!("{line}\n")).collect()
    };
    let here = trimmed(include_str!("second.rs"));
    for heading in ["Against a second implementation", "Symmetries"] {
        let section = section(heading);
        let blocks = section.split("```rust,ignore\n").skip(1);
        let blocks: Vec<&str> = blocks
            .map(|rest| rest.split("\n```").next().unwrap())
            .collect();
        assert!(!blocks.is_empty(), "{heading}");
        for block in blocks {
            assert!(here.contains(&trimmed(block)), "{block}");
        }
    }
}

#[test]
fn the_program_in_python_stays_short() {
    let lines = read("docs/examples/shelves.py").lines().count();
    assert!(lines <= 120, "{lines}");
}
