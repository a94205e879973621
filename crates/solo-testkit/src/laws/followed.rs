//! Rules in sentences follow every option that the rulebook names in their clauses.

use std::collections::BTreeSet;

use solo_core::{OptionSpec, Options, Rules, Template};

/// Checks that each sentence follows the options of its clauses.
///
/// An option concerns a clause if it cites it, or if the rulebook names it in the text of the clause. A sentence that cites
/// such a clause is true under some values of the option only, or has the option as a field, or is listed: its key, the
/// option, and the reason why every value leaves it true. The text of the rulebook has to be compiled in.
///
/// # Errors
/// Every fault, one a line.
///
/// ```
/// use solo_testkit::laws;
/// use solo_core::{ClauseLabel, Rules};
///
/// solo_core::options! {
///     struct Variants {
///         /// Decides whether a one ends the game.
///         hard: bool = false, "XX-2", "R";
///     }
/// }
/// const TEXT: &str = "\n- **XX-1** [S] A, with `hard` twice.\n- **XX-2** [R] B. Alternative: C.\n";
/// const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);
/// solo_core::templates! {
///     SENTENCES: "Rule" {
///         "turn.one" ["XX-1"]: "You throw once.",
///         "end.one" ["XX-2"] if hard = "true": "A one ends it.",
///     }
/// }
/// let rules = Rules::new(SENTENCES, &LABELS, TEXT);
/// let report = laws::followed::<Variants>(&rules, &[]).unwrap_err();
/// assert!(report.contains("turn.one: it cites XX-1, which hard concerns, and does not follow it"));
/// laws::followed::<Variants>(&rules, &[("turn.one", "hard", "the throw comes first")])?;
/// # Ok::<(), String>(())
/// ```
pub fn followed<O: Options>(
    rules: &Rules,
    unaffected: &[(&str, &str, &str)],
) -> Result<(), String> {
    let mut faults = Vec::new();
    if rules.rulebook().next().is_none() {
        faults.push(String::from("the text of the rulebook is not compiled in"));
    }
    let mut met = BTreeSet::new();
    for spec in O::SPECS {
        let concerned = concerned(rules, spec);
        for rule in rules.all() {
            let cited = rule.cited().find(|clause| concerned.contains(clause));
            let Some(clause) = cited.filter(|_| !follows(rule, spec.name)) else {
                continue;
            };
            let is_this =
                |(key, name, _): &&(&str, &str, &str)| *key == rule.key && *name == spec.name;
            if unaffected.iter().any(|listed| is_this(&listed)) {
                met.insert((rule.key, spec.name));
                continue;
            }
            faults.push(format!(
                "{}: it cites {clause}, which {} concerns, and does not follow it",
                rule.key, spec.name
            ));
        }
    }
    for (key, name, reason) in unaffected {
        if reason.is_empty() || !met.contains(&(*key, *name)) {
            faults.push(format!(
                "{key}: there is no reason, or nothing to say of {name}"
            ));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the law of followed options is broken:\n  {}",
        faults.join("\n  ")
    ))
}

/// Returns the clauses that an option concerns.
fn concerned<'a>(rules: &'a Rules, spec: &OptionSpec) -> BTreeSet<&'a str> {
    let named = rules.rulebook().filter(|clause| {
        // Names of options stand in backquotes, so every second part is one.
        let mut quoted = clause.text.split('`').skip(1).step_by(2);
        let names = |text: &str| {
            text.split(|letter| !is_of_name(letter))
                .any(|word| word == spec.name)
        };
        clause.id == spec.rule || quoted.any(names)
    });
    named.map(|clause| clause.id).collect()
}

const fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Returns whether a sentence is true under some values only, or has the option as a field.
fn follows(rule: &Template, option: &str) -> bool {
    let mut fields = rule.english.split('{').skip(1);
    let name = |field: &str| field.split(['}', '?', '#', ':']).next() == Some(option);
    rule.when.iter().any(|condition| condition.option == option) || fields.any(name)
}
