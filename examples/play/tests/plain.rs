//! The program in lines of text.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;

use solo_play::auto;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_table::{Dealer, Due, Player, Table, Tables, games};

fn table(game: &str, chance: Dealer) -> Table {
    Table::new(game, &[], &Tables::new(), chance).unwrap()
}

/// What the program prints when somebody types these lines.
fn typed(game: &str, chance: Dealer, lines: &str) -> String {
    let mut output = Vec::new();
    let saves = Saves::new(PathBuf::from("nowhere"));
    Plain::new(
        table(game, chance),
        Tables::new(),
        saves,
        lines.as_bytes(),
        &mut output,
    )
    .play()
    .unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in games() {
        let lines = "1\n2\n".repeat(3000);
        let text = typed(game.name, Dealer::seeded(4), &lines);
        assert!(text.starts_with(game.facts.title));
        assert!(
            text.trim_end().ends_with('.') || text.contains("Score"),
            "{}",
            game.name
        );
        assert!(
            !text.ends_with("> \n"),
            "{}: the game ends before the lines do",
            game.name
        );
    }
}

#[test]
fn wrong_input_is_answered_in_a_line_and_the_table_is_not_shown_again() {
    for game in games() {
        let (once, wrong) = (
            typed(game.name, Dealer::seeded(4), ""),
            typed(game.name, Dealer::seeded(4), "99999\n\n🂡\n"),
        );
        let answers = wrong.lines().count() - once.lines().count();
        assert_eq!(answers, 3, "{}:\n{wrong}", game.name);
        assert!(wrong.contains("no choice 99999 (1 to "), "{wrong}");
    }
}

#[test]
fn cards_are_reported_in_short_and_taken_back() {
    let text = typed("tomb4k", Dealer::nobody(), "9s\nqueen of c\nundo\nu\nq\n");
    assert!(
        text.contains("You turn up the 9 of Spades.")
            && text.contains("You turn up the Queen of Clubs."),
        "{text}"
    );
    assert_eq!(text.matches("Turn 1, on the way in").count(), 4, "{text}");
}

#[test]
fn the_program_plays_by_itself() {
    for game in games() {
        for player in [Player::Random, Player::Sensible] {
            let (mut table, mut output) = (table(game.name, Dealer::seeded(1)), Vec::new());
            auto::play(&mut table, player, 1, &mut output).unwrap();
            assert_eq!(table.due(), Due::Nothing, "{}", game.name);
            let text = String::from_utf8(output).unwrap();
            let scene = table.scene();
            assert!(
                text.contains(&scene.ask) && scene.zone("score").is_some(),
                "{}: {text}",
                game.name
            );
        }
    }
}
