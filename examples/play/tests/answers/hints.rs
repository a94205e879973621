//! Hints and results in lines of text.

use std::path::Path;

use solo_table::{Dealer, Table, Tables};

use super::{LEAN, last, says, seeded, window};
use crate::desk;

/// A hint is a choice of the player, and says who has played how many of the choices.
#[test]
fn hints_are_about_choices_and_say_what_was_tried() {
    let none =
        "there is no hint here: you choose nothing, and only report what is so at your table";
    for steps in [&["h"][..], &["1", "1", "h"]] {
        let answer = last("trismegistus-bot", &LEAN, Dealer::seeded(3), steps);
        assert_eq!(answer, none);
    }
    assert_eq!(window("h"), none);
    let first = seeded("trismegistus-bot", 5, &["h"]);
    says(
        &first,
        &["Botmegistus ends with "],
        &["your experiments and tracks bring"],
    );
    let answer = seeded("votk", 7, &["h"]);
    let choices = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))
        .unwrap()
        .choices()
        .len();
    let untried = format!(
        "  20 games each, played by a trained player; {} other choices were not tried:",
        choices - 5
    );
    says(&answer, &[&untried], &["learned"]);
}

/// The lead that a hint shows is the difference of the two results that it shows.
#[test]
fn the_numbers_of_a_hint_add_up() {
    let mut seen = 0;
    for (game, theirs) in [
        ("votk", "and the Bot with "),
        ("kings-challenge", "and le Roy with "),
    ] {
        for seed in [5, 7, 9] {
            let mut table = desk::table(game, seed, 0);
            for _ in 0..4 {
                for hint in table.hint(20, 1) {
                    let number = |before: &str, end: char| {
                        let (_, rest) = hint.text.split_once(before).unwrap();
                        let number = rest.split(end).next().unwrap();
                        number.parse::<i32>().unwrap()
                    };
                    let lead = number("you end with ", ' ') - number(theirs, ' ');
                    let side = if lead < 0 { "behind" } else { "ahead" };
                    let said = format!("({} {side})", lead.abs());
                    assert!(hint.text.contains(&said), "{said}: {}", hint.text);
                    seen += 1;
                }
                desk::play(&mut table, solo_table::Player::Random, 1);
            }
        }
    }
    assert!(seen > 60, "{seen}");
}

/// In lines of text, too, the result says how many hints were followed, and measures the players as it measures itself.
#[test]
fn the_result_has_hints_and_units() {
    let text = |game: &str, lines: &str| {
        let table = desk::table(game, 42, 0);
        desk::lines(table, Path::new("nowhere"), lines, |plain| plain)
    };
    let hinted = text("tomb4k", &"h\n1\n".repeat(100));
    let end = hinted.rsplit("\n> ").next().unwrap();
    says(end, &["  You followed "], &[]);
    let played = text("tomb4k", "h\n2\n");
    says(&played, &["points on average in"], &["You followed"]);
    let played = text("votk", &"1\n2\n".repeat(900));
    let end = played.rsplit("\n> ").next().unwrap();
    says(
        end,
        &[
            "random: 99.9 points behind the Bot on average",
            "sensible: 8.2 points ahead of the Bot on average",
        ],
        &[],
    );
}
