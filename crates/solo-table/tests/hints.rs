//! Hints in words, with the figures of fixed deals.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_table::{Dealer, Hint, Kind, Player, Table, Tables, games};

fn begun(game: &str) -> Table {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(42)).unwrap();
    while let [only] = table.choices().as_slice() {
        table.act_number(only.number).unwrap();
    }
    table
}

fn texts(game: &str, deals: u32) -> Vec<String> {
    let hints = begun(game).hint(deals, 1);
    hints.into_iter().map(|hint| hint.text).collect()
}

#[test]
fn hints_say_points_of_both_sides_and_deals_won() {
    let texts = texts("votk", 20);
    assert_eq!(texts.len(), 5);
    assert_eq!(
        texts[0],
        "Use Shabti: sacrifice a card from your hand: \
         you end with 92 points and the Bot with 34 (58 ahead) on average of 20 deals, mostly 33 to 80 ahead; \
         19 of 20 won; perhaps 2 points better than the next choice, give or take 10"
    );
    assert_eq!(
        texts[4],
        "Buy Scarab Amulet at base middle for 4 gold; your hand is worth 4: \
         you end with 90 points and the Bot with 37 (53 ahead) on average of 20 deals, mostly 28 to 76 ahead; \
         20 of 20 won"
    );
    assert_eq!(
        self::texts("kings-challenge", 20)[0],
        "Settle a citizen on space 3 of the City Hall: \
         you end with 43 VP and le Roy with 46 (3 behind) on average of 20 deals, mostly between 14 behind \
         and 6 ahead; 7 of 20 won; perhaps 0.6 VP better than the next choice, give or take 6.9"
    );
}

#[test]
fn hints_of_a_game_without_a_rivals_points_say_their_spread() {
    let delve = "Delve one turn deeper: you end with 11 points on average of 20 deals, mostly 0 to 46; \
        0 of 20 won; 11 points better than the next choice, give or take 9";
    let retreat = "Turn around and retreat: you end with 0 points on average of 20 deals, mostly 0; \
        0 of 20 won";
    assert_eq!(texts("tomb4k", 20), [delve, retreat]);
    assert_eq!(
        texts("scrapyard", 8)[0],
        "Dig for a Small Machine among 1 card; you need 4 or more: you end with a rating of 1874 on average of 8 deals, \
         mostly 1790 to 1909; 8 of 8 won; perhaps 6 points better than the next choice, give or take 26"
    );
}

/// The score of a simulated side is not known: a hint names what it counts.
#[test]
fn hints_beside_a_box_say_what_they_count() {
    assert_eq!(
        texts("trismegistus-bot", 8),
        [
            "Keep the starting artifact (air, number 2 of 3 alike): Botmegistus ends with 69 VP on average of 8 deals, against \
             a simulated side that climbs as it likes; perhaps 0.5 VP better than the next choice, give or take 13.5",
            "Keep the starting artifact (earth, number 1 of 3 alike): Botmegistus ends with 70 VP on average of 8 deals, \
             against a simulated side that climbs as it likes"
        ]
    );
}

/// The recommended choice has the greatest number; one that the deals do not tell from the next one is perhaps better.
#[test]
fn the_recommended_choice_has_the_greatest_number_of_all() {
    let mut perhaps = 0;
    for game in games() {
        let mut table = begun(game.name);
        for step in 0..3 {
            let hints = table.hint(10, step);
            let number = |hint: &Hint| hint.margin.map_or(hint.yours.mean, |margin| margin.mean);
            let numbers: Vec<_> = hints.iter().map(number).collect();
            assert!(
                numbers.is_sorted_by(|one, next| one >= next),
                "{}: {numbers:?}",
                game.name
            );
            for hint in &hints {
                let Some(ahead) = hint.ahead else { continue };
                let is_equal = hint
                    .text
                    .ends_with("; as good as the next choice in each of 10 deals");
                assert_eq!(is_equal, ahead.is_nothing(), "{hint:?}");
                let is_perhaps = hint.text.contains("; perhaps ");
                assert_eq!(is_perhaps, !is_equal && !ahead.is_clear(), "{hint:?}");
                perhaps += usize::from(is_perhaps);
            }
            let Some(choice) = table.advice(Player::Random, step) else {
                break;
            };
            table.act_number(choice.number).unwrap();
        }
    }
    assert!(perhaps > 0, "{perhaps}");
}

/// A text that says the same as its fields, for another program.
#[test]
fn data_are_numbers_with_one_decimal() {
    let hint = begun("votk").hint(20, 1).swap_remove(0);
    let data = serde_json::to_value(&hint).unwrap();
    for (field, tenths) in [
        (&data["yours"]["mean"], hint.yours.mean.0),
        (&data["theirs"]["mean"], hint.theirs.unwrap().mean.0),
        (&data["margin"]["mean"], hint.margin.unwrap().mean.0),
        (&data["ahead"]["error"], hint.ahead.unwrap().error.0),
    ] {
        assert_eq!(field.as_f64().unwrap(), f64::from(tenths) / 10.0);
    }
    assert_eq!((&data["by"], hint.by), (&"learned".into(), Kind::Learned));
    assert_eq!(data["won"]["of"], 20);
}

/// Levels and digits of the score are facts, and so are the effects of an action: no hint says what to report.
#[test]
fn no_hint_is_given_where_the_player_only_reports() {
    let lean = [("reports", "lean"), ("human_checks", "loose")];
    for options in [&lean[..], &[]] {
        let dealer = Dealer::seeded(3);
        let mut table = Table::new("trismegistus-bot", options, &Tables::new(), dealer).unwrap();
        let (mut hinted, mut reported) = (0, 0);
        while let Some(choice) = table.advice(Player::Random, 1) {
            let view = serde_json::to_value(table.view()).unwrap();
            let phase = view["phase"].as_str().unwrap();
            let reports = ["human_report", "human_window", "reaction_window"];
            let is_report = phase.starts_with("report_") || reports.contains(&phase);
            let hints = table.hint(1, 1);
            assert_eq!(hints.is_empty(), is_report, "{phase}: {hints:?}");
            reported += usize::from(is_report);
            hinted += usize::from(!is_report);
            table.act_number(choice.number).unwrap();
        }
        assert!(reported > 9, "{reported}");
        assert_eq!(hinted > 0, options.is_empty());
    }
}

#[test]
fn no_hint_is_given_where_nothing_is_decided() {
    let table = Table::new("votk", &[], &Tables::new(), Dealer::nobody()).unwrap();
    assert!(table.hint(3, 1).is_empty());
    assert!(begun("tomb4k").hint(0, 1).is_empty());
}
