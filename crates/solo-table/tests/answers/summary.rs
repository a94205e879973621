//! Summaries of finished games: the moments that weighed most.
#![cfg(feature = "players")]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Actor, Dealer, Due, Player, Table, Tables, games};

/// Returns the game of this name that a sensible player has finished.
fn finished(name: &str) -> Table {
    let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(3)).unwrap();
    while table.due() == Due::Decision {
        let choice = table
            .advice(Player::Random, u64::try_from(table.steps()).unwrap())
            .unwrap();
        table.act(&choice.notation).unwrap();
    }
    table
}

#[test]
fn moments_are_events_of_their_steps_in_order() {
    for game in games() {
        let table = finished(game.name);
        let moments = table.summary().unwrap().moments;
        assert!((3..=6).contains(&moments.len()), "{moments:?}");
        assert!(moments.is_sorted_by_key(|moment| moment.step));
        for moment in &moments {
            let events = table.events_from(moment.step);
            let told = |text: &str| events.iter().any(|event| event.sentence == text);
            assert!(told(&moment.text), "{moment:?}");
            println!("{}: {moment:?}", game.name);
        }
        let rival = moments.iter().any(|moment| moment.actor == Actor::Rival);
        assert!(!rival || !game.facts.rival.is_empty());
    }
}

/// A number that is no score of a rulebook is named for what it is.
#[test]
fn a_result_has_the_unit_of_what_it_counts() {
    for game in games() {
        let unit = match game.name {
            "votk" => "points ahead of the Bot",
            "scrapyard" => "rating points",
            "kings-challenge" => "VP ahead of le Roy",
            "trismegistus-bot" => "VP ahead of Botmegistus",
            _ => "points",
        };
        assert_eq!(game.result, unit, "{}", game.name);
    }
}

/// A result is what the rulebook says of the person: a score, a lead, or the rating where a rulebook counts no points.
#[test]
fn a_result_is_that_of_the_person() {
    for game in games() {
        for seed in 0..4 {
            let dealer = Dealer::seeded(seed);
            let mut table = Table::new(game.name, &[], &Tables::new(), dealer).unwrap();
            while table.due() == Due::Decision {
                let choice = table.advice(Player::Random, seed).unwrap();
                table.act(&choice.notation).unwrap();
            }
            let summary = table.summary().unwrap();
            let outcome = serde_json::to_value(table.outcome().unwrap()).unwrap();
            let at = |path: &str| {
                outcome
                    .pointer(path)
                    .unwrap_or_else(|| panic!("{path} in {outcome}"))
            };
            let number = |path: &str| at(path).as_i64().unwrap();
            let word = |path: &str| at(path).as_str().unwrap();
            let (points, won) = match game.name {
                "tomb4k" => (number("/points"), at("/won") == &serde_json::json!(true)),
                "votk" => (
                    number("/player/total").saturating_sub(number("/bot/total")),
                    word("/winner") == "player",
                ),
                "scrapyard" => (number("/rating"), word("/result") == "win"),
                "kings-challenge" => (number("/difference"), number("/difference") > 0),
                _ => (
                    number("/human").saturating_sub(number("/bot")),
                    number("/human") > number("/bot"),
                ),
            };
            assert_eq!(
                i64::from(summary.points),
                points,
                "{}: {outcome}",
                game.name
            );
            assert_eq!(summary.won, Some(won), "{}: {outcome}", game.name);
        }
    }
}
