//! The options: their names, values and sentences.

use kings_challenge::Options;
use solo_core::{OptionSpec, Options as _, Values};

const RULES: &str = solo_core::embedded!(include_str!("../../RULES.md"));

/// Returns the beginning and the end of the row of an option in the rulebook.
fn row(place: usize, spec: &OptionSpec) -> (String, String) {
    let mut default = String::new();
    Options::DEFAULT.get(place, &mut |value| default = value.to_string());
    let mut values: Vec<String> = match spec.values {
        Values::Flag => vec!["true".to_owned(), "false".to_owned()],
        Values::Words(words) => words.iter().map(ToString::to_string).collect(),
        Values::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        Values::Range(..) | Values::WordsOrIds(_) => Vec::new(),
    };
    if values[0].parse::<i32>().is_err() {
        for value in &mut values {
            *value = format!("`{value}`");
        }
        default = format!("`{default}`");
    }
    assert_eq!(values[0], default, "the default is named first");
    let (name, rule) = (spec.name, spec.rule);
    (
        format!("| `{name}` | {} | {rule}", values.join(", ")),
        format!("| {} | {} |", spec.label, spec.about),
    )
}

/// The options in the code are the table of the rulebook, in its order and word for word.
#[test]
fn options_are_the_rows_of_the_rulebook() {
    let chapter = RULES
        .split("\n## ")
        .find(|text| text.starts_with("Options"));
    let rows = chapter
        .unwrap()
        .lines()
        .filter(|line| line.starts_with("| `"));
    let rows: Vec<_> = rows.collect();
    assert_eq!((rows.len(), Options::SPECS.len()), (13, 13));
    for (place, (found, spec)) in rows.iter().zip(Options::SPECS).enumerate() {
        let (start, end) = row(place, spec);
        assert!(found.starts_with(&start), "{start}\n{found}");
        assert!(found.ends_with(&end), "{end}\n{found}");
    }
}
