//! Reports of broken laws: short, with what is needed to see the cause.

use core::fmt::Debug;

use solo_core::Options;

/// The number of lines that a report may have, without the one that says how to look further.
const MOST_LINES: usize = 39;

/// The number of differences that are shown.
const MOST_DIFFERENCES: usize = 8;

/// The number of inputs that are shown.
const MOST_INPUTS: usize = 400;

/// Requires `holds`; otherwise reports `what`.
pub(super) fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Requires equality; otherwise reports where the values differ.
pub(super) fn same<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let texts = (format!("{one:#?}"), format!("{other:#?}"));
    Err(format!("{what}{}", difference(&texts.0, &texts.1)))
}

/// Returns the lines in which two indented texts differ, each behind the lines that it belongs to.
pub(super) fn difference(one: &str, other: &str) -> String {
    if one == other {
        let lines = one.lines().map(str::trim).collect::<Vec<_>>();
        return format!("\n  both: {}", cut(&lines.join(" ")));
    }
    let (one, other) = (paths(one), paths(other));
    let alike = |pair: &(&String, &String)| pair.0 == pair.1;
    let (from, to) = if one.len() == other.len() {
        let pairs = || one.iter().zip(&other).filter(|pair| !alike(pair));
        (
            pairs().map(|pair| pair.0).collect(),
            pairs().map(|pair| pair.1).collect(),
        )
    } else {
        let begin = one.iter().zip(&other).take_while(alike).count();
        let rest = |lines: &Vec<String>| lines.len().saturating_sub(begin);
        let end = one
            .iter()
            .rev()
            .zip(other.iter().rev())
            .take_while(alike)
            .count();
        let end = end.min(rest(&one)).min(rest(&other));
        let middle = |lines: &Vec<String>| lines.len().saturating_sub(begin).saturating_sub(end);
        let (first, second) = (middle(&one), middle(&other));
        (
            one.iter().skip(begin).take(first).collect::<Vec<_>>(),
            other.iter().skip(begin).take(second).collect::<Vec<_>>(),
        )
    };
    format!("{}{}", listed("one", &from), listed("other", &to))
}

fn listed(name: &str, lines: &[&String]) -> String {
    let mut text = String::new();
    for line in lines.iter().take(MOST_DIFFERENCES) {
        text.push_str(&format!("\n  {name}: {}", cut(line)));
    }
    match lines.len().saturating_sub(MOST_DIFFERENCES) {
        0 if lines.is_empty() => format!("\n  {name}: nothing more"),
        0 => text,
        more => format!("{text}\n  {name}: and {more} lines more"),
    }
}

/// Returns every line that has a value, behind the lines that enclose it.
fn paths(text: &str) -> Vec<String> {
    let mut enclosing: Vec<(usize, &str)> = Vec::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        let words = line.trim_start();
        let depth = line.len().saturating_sub(words.len());
        while enclosing.last().is_some_and(|(outer, _)| *outer >= depth) {
            enclosing.pop();
        }
        if words.ends_with(['{', '[', '(']) {
            enclosing.push((depth, words));
        } else if !words.starts_with(['}', ']', ')']) {
            let outer = enclosing.iter().map(|(_, words)| *words);
            let path: Vec<&str> = outer.chain([words.trim_end_matches(',')]).collect();
            lines.push(path.join(" "));
        }
    }
    lines
}

/// Returns the text, or its beginning if it is too long for a line.
pub(super) fn cut(text: &str) -> String {
    const LONGEST: usize = 600;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} ...", text.get(..end).unwrap_or_default()),
        None => text.to_string(),
    }
}

/// Returns at most that many lines of a report: the first and the last ones.
pub(super) fn shortened(report: &str) -> String {
    let lines: Vec<&str> = report.lines().collect();
    let Some(left_out) = lines.len().checked_sub(MOST_LINES).filter(|more| *more > 0) else {
        return report.to_string();
    };
    // The end has the inputs.
    let end = lines.len().saturating_sub(5);
    let begin = MOST_LINES.saturating_sub(6);
    let note = format!("  ... {} lines ...", left_out.saturating_add(1));
    let first = lines.iter().take(begin).copied();
    let last = lines.iter().skip(end).copied();
    first
        .chain([note.as_str()])
        .chain(last)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Writes the options that are not the defaults.
pub(super) fn unusual<O: Options>(options: &O) -> String {
    let published = O::default();
    let value = |options: &O, index: usize| {
        let mut text = String::new();
        options.get(index, &mut |value| text = value.to_string());
        text
    };
    let mut words = String::new();
    for (index, spec) in O::SPECS.iter().enumerate() {
        let here = value(options, index);
        if here != value(&published, index) {
            words.push_str(&format!(" {}={here}", spec.name));
        }
    }
    match words.as_str() {
        "" => String::from("default options"),
        words => format!("options:{words}"),
    }
}

/// Returns the inputs in one line; of very many, the last ones.
pub(super) fn inputs_line(inputs: &[String]) -> String {
    let count = inputs.len();
    let hidden = count.saturating_sub(MOST_INPUTS);
    let shown = inputs.get(hidden..).unwrap_or(inputs).join(", ");
    match (count, hidden) {
        (0, _) => String::from("  at the start"),
        (1, _) => format!("  after 1 input: {shown}"),
        (_, 0) => format!("  after {count} inputs: {shown}"),
        _ => format!("  after {count} inputs, the last of which are: {shown}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    struct Table {
        hand: Option<u8>,
        rows: Vec<u8>,
    }

    #[test]
    fn only_what_differs_is_shown() {
        let table = |hand, rows| Table { hand, rows };
        let report = |one, other| same("tables", &one, &other).unwrap_err();
        assert_eq!(
            report(table(Some(1), vec![1, 2, 3]), table(Some(2), vec![1, 2, 4])),
            "tables\n  one: Table { hand: Some( 1\n  one: Table { rows: [ 3\
             \n  other: Table { hand: Some( 2\n  other: Table { rows: [ 4"
        );
        assert_eq!(
            report(table(None, vec![1, 2, 3]), table(None, vec![1, 3])),
            "tables\n  one: Table { rows: [ 2\n  other: nothing more"
        );
        let many = report(
            table(None, (0..90).collect()),
            table(None, (100..190).collect()),
        );
        assert_eq!(many.lines().count(), 19, "{many}");
        assert!(many.ends_with("\n  other: and 82 lines more"), "{many}");
        assert_eq!(
            same("one", &f64::NAN, &f64::NAN).unwrap_err(),
            "one\n  both: NaN"
        );
    }

    #[test]
    fn a_report_has_at_most_39_lines() {
        let lines = |count: usize| vec!["line"; count].join("\n");
        assert_eq!(shortened(&lines(39)), lines(39));
        let report = shortened(&[&lines(99), "last"].join("\n"));
        assert_eq!(report.lines().count(), 39);
        assert!(report.contains("\n  ... 62 lines ...\n") && report.ends_with("\nlast"));
    }

    #[test]
    fn of_very_many_inputs_the_last_are_shown() {
        let inputs = |count: usize| vec![String::from("roll"); count];
        assert_eq!(inputs_line(&inputs(0)), "  at the start");
        assert_eq!(inputs_line(&inputs(1)), "  after 1 input: roll");
        assert_eq!(inputs_line(&inputs(2)), "  after 2 inputs: roll, roll");
        let many = inputs_line(&inputs(1_000));
        assert_eq!(many.matches("roll").count(), MOST_INPUTS);
        assert!(many.starts_with("  after 1000 inputs, the last of which are: roll"));
    }
}
