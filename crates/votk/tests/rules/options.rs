//! VK-15: options.

use solo_core::{OptionError, OptionValue, Options as _, Values};
use votk::Options;

#[test]
fn vk_15_1_unknown_options_are_refused() {
    let mut options = Options::default();
    assert_eq!(
        options.set("weather", OptionValue::Word("fine")),
        Err(OptionError::UnknownName)
    );
    let bad = OptionError::BadValue {
        name: "first",
        values: Values::Words(&["player", "bot"]),
    };
    for wrong in [OptionValue::Word("cat"), OptionValue::Flag(true)] {
        assert_eq!(options.set("first", wrong), Err(bad));
    }
    assert_eq!(
        bad.to_string(),
        "option first cannot have this value: its values are player, bot"
    );
    assert_eq!(options, Options::default());
    // Every value of every option can be set and read back.
    for (place, spec) in Options::SPECS.iter().enumerate() {
        for nth in 0..spec.values.count() {
            let value = spec.values.nth(nth).unwrap();
            let mut options = Options::default();
            options.set(spec.name, value).unwrap();
            options.get(place, &mut |found| assert_eq!(found, value));
            assert_eq!(nth == 0, options == Options::default());
        }
    }
}

/// Lists the values of an option of words.
fn words(values: Values) -> Vec<String> {
    let word = |nth| match values.nth(nth) {
        Some(OptionValue::Word(word)) => format!("`{word}`"),
        other => format!("{other:?} is not a word"),
    };
    (0..values.count()).map(word).collect()
}

#[test]
fn vk_15_2_options_as_the_rulebook_lists_them() {
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
    let (_, table) = rules
        .split_once("| option | values, the default first | clause | label | for people |\n")
        .unwrap();
    let rows: Vec<&str> = table
        .lines()
        .skip(1)
        .take_while(|line| line.starts_with('|'))
        .collect();
    let listed: Vec<String> = Options::SPECS
        .iter()
        .map(|spec| {
            let values = words(spec.values).join(", ");
            format!(
                "| `{}` | {values} | {} | {} | {} |",
                spec.name, spec.rule, spec.label, spec.about
            )
        })
        .collect();
    assert_eq!(listed, rows);
    assert_eq!(listed.len(), 11);
    for (place, spec) in Options::SPECS.iter().enumerate() {
        Options::default().get(place, &mut |found| {
            assert_eq!(spec.values.nth(0), Some(found), "{}", spec.name);
        });
    }
}
