//! Chapter TK-15: options.

use crate::common::{begin, drop_first, min_delve_turns};
use solo_core::{Game, OptionError, OptionSpec, OptionValue, Options as _, Values};
use tomb4k::{DropTiming, Options};

const RULES: &str = solo_core::embedded!(include_str!("../../RULES.md"));

#[test]
fn tk_15_1_named_values_and_nothing_else() {
    let read = |text: &str| serde_json::from_str::<Options>(text);
    assert_eq!(read("{}").unwrap(), Options::default());
    let options = read(r#"{"min_delve_turns": 14, "drop_timing": "first"}"#).unwrap();
    assert_eq!(
        (options.min_delve_turns.get(), options.drop_timing),
        (14, DropTiming::First)
    );
    for refused in [
        r#"{"min_delve_turns": 0}"#,
        r#"{"min_delve_turns": 15}"#,
        r#"{"min_delve_turns": -1}"#,
        r#"{"min_delve_turns": 258}"#,
        r#"{"min_delve_turns": "2"}"#,
        r#"{"min_delve_turns": true}"#,
        r#"{"min_delve_turns": null}"#,
        r#"{"drop_timing": "First"}"#,
        r#"{"drop_timing": "always"}"#,
        r#"{"drop_timing": 1}"#,
        r#"{"hit_points": 9}"#,
        r#"{"drop_timing": "any", "drop_timing": "any"}"#,
    ] {
        assert!(read(refused).is_err(), "{refused}");
    }
    let mut options = Options::default();
    assert!(
        options
            .set("min_delve_turns", OptionValue::Number(15))
            .is_err()
    );
    assert_eq!(options, Options::default());
    for turns in [0_u8, 15] {
        let error = options.with("min_delve_turns", &turns).unwrap_err();
        let name = "min_delve_turns";
        let values = Values::Range(1, 14);
        assert_eq!(error, OptionError::BadValue { name, values });
    }
    let mut values = Vec::new();
    for place in 0..4 {
        options.get(place, &mut |value| values.push(value.to_string()));
    }
    assert_eq!(values, ["1", "any"]);
}

/// Returns the row of an option in the rulebook.
fn row(place: usize, spec: &OptionSpec) -> String {
    let values = match spec.values {
        Values::Range(least, most) => format!("{least} to {most}"),
        Values::Words(words) => format!("`{}`", words.join("`, `")),
        other => format!("{other:?}"),
    };
    let mut default = String::new();
    Options::DEFAULT.get(place, &mut |value| {
        default = match value {
            OptionValue::Word(word) => format!("`{word}`"),
            number => number.to_string(),
        };
    });
    let (name, rule, label, about) = (spec.name, spec.rule, spec.label, spec.about);
    format!("| `{name}` | {values} | {default} | {rule} | {label} | {about} |")
}

/// Checks that options in the code match the table of the rulebook, in order and word for word.
#[test]
fn options_are_the_rows_of_the_rulebook() {
    let chapter = RULES
        .split("\n## ")
        .find(|text| text.starts_with("Chapter TK-15"));
    let rows = chapter
        .unwrap()
        .lines()
        .filter(|line| line.starts_with("| `"));
    let expected: Vec<_> = Options::SPECS
        .iter()
        .zip(0..)
        .map(|(spec, place)| row(place, spec))
        .collect();
    assert_eq!(rows.collect::<Vec<_>>(), expected);
    for OptionSpec { name, about, .. } in Options::SPECS {
        let begins = ["Decides ", "Sets "]
            .iter()
            .any(|verb| about.starts_with(verb));
        assert!(
            begins && about.find('.') == Some(about.len() - 1),
            "{name}: one sentence"
        );
    }
}

#[test]
fn options_are_what_they_were_when_the_game_began() {
    let strict = begin(drop_first()).then("card 2S, card 3S");
    assert_eq!(strict.game.options().drop_timing, DropTiming::First);
    for turns in 1..=14 {
        assert_eq!(
            min_delve_turns(turns).options().min_delve_turns.get(),
            turns
        );
        let other = strict.game.with_options(*min_delve_turns(turns).options());
        assert_eq!(
            other,
            Ok(min_delve_turns(turns)),
            "all of them, not only one"
        );
        let text = serde_json::to_string(min_delve_turns(turns).options()).unwrap();
        let back: Options = serde_json::from_str(&text).unwrap();
        assert_eq!(back.min_delve_turns.get(), turns);
    }
}
