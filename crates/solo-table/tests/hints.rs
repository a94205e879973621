//! Hints in words, with the figures of fixed deals.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_table::{Dealer, Kind, Table, Tables};

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
        "Buy Scarab Amulet at base middle for 4 gold; your hand pays 4: \
         you end with 90 points and the Bot with 37 on average of 20 deals, mostly 28 to 76 ahead; \
         20 of 20 won; the next choice is equally good"
    );
    assert_eq!(
        texts[4],
        "Use Urn: swap two cards of the pyramid: \
         you end with 90 points and the Bot with 37 on average of 20 deals, mostly 18 to 78 ahead; \
         20 of 20 won"
    );
    assert_eq!(
        self::texts("kings-challenge", 20)[0],
        "Settle a citizen on space 1 of the City Hall: \
         you end with 44 points and Le Roy with 48 on average of 20 deals, mostly between 18 behind \
         and 10 ahead; 5 of 20 won; the next choice is equally good"
    );
}

#[test]
fn hints_of_a_game_without_a_rivals_points_say_their_spread() {
    let delve = "Delve one turn deeper: you end with 11 points on average of 20 deals, mostly 0 to 46; \
        0 of 20 won; 11 points better than the next choice";
    let retreat = "Turn around and retreat: you end with 0 points on average of 20 deals, mostly 0; \
        0 of 20 won";
    assert_eq!(texts("tomb4k", 20), [delve, retreat]);
    assert_eq!(
        texts("scrapyard", 8)[0],
        "Draw a Part (73 left): you end with 1866 points on average of 8 deals, mostly 1758 to 1902; \
         8 of 8 won; the next choice is equally good"
    );
}

#[test]
fn hints_of_a_game_that_counts_no_wins_say_none() {
    assert_eq!(
        texts("trismegistus-bot", 8),
        [
            "Keep the white artifact (air): you end with 319 points and Botmegistus with 69 on average of \
             8 deals, mostly 211 to 275 ahead; the next choice is equally good",
            "Keep the black artifact (earth): you end with 320 points and Botmegistus with 70 on average \
             of 8 deals, mostly 211 to 285 ahead"
        ]
    );
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

#[test]
fn no_hint_is_given_where_nothing_is_decided() {
    let table = Table::new("votk", &[], &Tables::new(), Dealer::nobody()).unwrap();
    assert!(table.hint(3, 1).is_empty());
    assert!(begun("tomb4k").hint(0, 1).is_empty());
}
