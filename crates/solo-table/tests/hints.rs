//! Hints in words, with the figures of fixed deals.

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
    assert_eq!(texts("votk", 20), ["?"]);
    assert_eq!(texts("kings-challenge", 20), ["?"]);
}

#[test]
fn hints_of_a_game_without_a_rivals_points_say_their_spread() {
    assert_eq!(texts("tomb4k", 20), ["?"]);
    assert_eq!(texts("scrapyard", 8), ["?"]);
}

#[test]
fn hints_of_a_game_that_counts_no_wins_say_none() {
    assert_eq!(texts("trismegistus-bot", 8), ["?"]);
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
