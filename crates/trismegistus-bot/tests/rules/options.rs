//! TB-16: options.

use crate::common::Play;
use serde_json::json;
use solo_core::{OptionValue, Options as _};
use trismegistus_bot::Options;

/// Reads the options from the table of the rulebook: name, values, clauses, label, sentence.
fn table() -> Vec<[String; 5]> {
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
    let chapter = rules.split("## TB-16").nth(1).unwrap();
    let rows = chapter.split("- **TB-16.1**").next().unwrap().lines();
    let rows = rows.filter(|line| line.starts_with("| `"));
    rows.map(|line| {
        let cells = line
            .trim_matches(['|', ' '])
            .split(" | ")
            .map(str::to_owned);
        cells.collect::<Vec<_>>().try_into().unwrap()
    })
    .collect()
}

#[test]
fn the_options_of_the_rulebook_in_its_order_with_its_sentences() {
    let specs = Options::SPECS.iter();
    let coded: Vec<_> = specs
        .map(|spec| (spec.name, spec.label, spec.about))
        .collect();
    let table = table();
    let printed: Vec<_> = table
        .iter()
        .map(|[name, .., label, about]| (name.trim_matches('`'), label.as_str(), about.as_str()))
        .collect();
    assert_eq!(coded, printed);
    for ([name, values, clauses, ..], place) in table.iter().zip(0..) {
        let mut default = String::new();
        Options::DEFAULT.get(place, &mut |value| default = value.to_string());
        let first = values.split(", ").next().unwrap();
        assert_eq!(first, format!("`{default}`"), "{name}");
        let spec = Options::SPECS[place];
        assert!(clauses.contains(spec.rule), "{name}: {}", spec.rule);
        // Values that are listed one by one.
        for value in values.split(", ").filter(|value| value.starts_with('`')) {
            let value = OptionValue::from_text(value.trim_matches('`'));
            assert!(spec.values.contains(value), "{name}: {value}");
        }
    }
}

#[test]
fn tb_16_1_options_by_name() {
    for wrong in [
        json!({"nonsense": 1}),
        json!({"setup_rolls": 3}),
        json!({"setup_rolls": 13}),
        json!({"draft_tie": "x"}),
        json!({"bot_first": 1}),
        json!({"masterpiece_draw": 1}),
        json!({"bot_gold_delta": 2}),
    ] {
        assert!(
            serde_json::from_value::<Options>(wrong.clone()).is_err(),
            "{wrong}"
        );
    }
    let mut play = Play::new(&json!({"masterpiece_draw": 0, "masterpiece_gold": true}));
    play.until("report_hundreds");
}
