//! Rules in sentences: their clauses, their conditions, and the options that they follow.

use std::collections::BTreeMap;

use solo_core::{Noun, OptionSpec, OptionValue, Options, Rules, Speech, Template, Values};

/// Checks the rules of a game in sentences.
///
/// * Every sentence has clauses, all of which exist, and its own key, and some options make it true.
/// * Every condition is an option of the game with one of its values.
/// * Two values of an option differ in a sentence that cites the clause of the option. Options that change no
///   rule for people are listed as `unspoken`, each with its reason; no sentence follows from them.
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
///         /// Sets how many throws are reported.
///         log: u8 = 9, "XX-3", "program";
///     }
/// }
/// const TEXT: &str = "\n- **XX-1** [S] A.\n- **XX-2** [R] B. Alternative: C.\n- **XX-3** [R] D. Alternative: none.\n";
/// const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);
/// solo_core::templates! {
///     SENTENCES: "Rule" {
///         "end.last" ["XX-1"]: "The last card ends the game.",
///         "end.one" ["XX-2"] if hard = "true": "A one ends it, too.",
///     }
/// }
/// let rules = Rules::new(SENTENCES, &LABELS, "");
/// laws::rules::<Variants>(&rules, &[("log", "it concerns the log alone")])?;
/// let report = laws::rules::<Variants>(&rules, &[]).unwrap_err();
/// assert!(report.contains("no sentence that cites XX-3 tells log=0 and log=1 apart"));
/// # Ok::<(), String>(())
/// ```
pub fn rules<O: Options>(rules: &Rules, unspoken: &[(&str, &str)]) -> Result<(), String> {
    let mut faults = Vec::new();
    for (index, rule) in rules.all().iter().enumerate() {
        let earlier = rules.all().iter().take(index);
        if earlier.into_iter().any(|other| other.key == rule.key) {
            faults.push(format!("{}: the key is used twice", rule.key));
        }
        clauses(rules, rule, &mut faults);
        conditions::<O>(rule, &mut faults);
    }
    for spec in O::SPECS {
        let listed = unspoken.iter().find(|(name, _)| *name == spec.name);
        values::<O>(rules, spec, listed.is_some(), &mut faults);
    }
    for (name, reason) in unspoken {
        if !O::SPECS.iter().any(|spec| spec.name == *name) || reason.is_empty() {
            faults.push(format!(
                "{name}: this is not an option, or the reason is missing"
            ));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the law of rules is broken:\n  {}",
        faults.join("\n  ")
    ))
}

fn clauses(rules: &Rules, rule: &Template, faults: &mut Vec<String>) {
    if rule.clauses.is_empty() {
        faults.push(format!("{}: it cites no clause", rule.key));
    }
    for clause in rule.clauses {
        if rules.origins(clause).is_empty() {
            faults.push(format!("{}: no clause {clause} exists", rule.key));
        }
    }
}

fn conditions<O: Options>(rule: &Template, faults: &mut Vec<String>) {
    for condition in rule.when {
        let (option, value) = (condition.option, OptionValue::from_text(condition.value));
        let spec = O::SPECS.iter().find(|spec| spec.name == option);
        let Some(spec) = spec.filter(|spec| spec.values.contains(value)) else {
            faults.push(format!("{}: {option} is never {value}", rule.key));
            continue;
        };
        let holds = |of: OptionValue<'_>| {
            let mut conditions = rule.when.iter().filter(|other| other.option == option);
            conditions.all(|other| (OptionValue::from_text(other.value) == of) == other.equal)
        };
        // An id of the catalogue is none of the words.
        let has_ids = matches!(spec.values, Values::WordsOrIds(_));
        let possible = each(spec).any(holds) || has_ids && holds(OptionValue::Word(""));
        if !possible {
            faults.push(format!("{}: no options make it true", rule.key));
        }
    }
}

/// Returns the values of an option without the ids of the catalogue.
fn each(spec: &OptionSpec) -> impl Iterator<Item = OptionValue<'static>> {
    let values = spec.values;
    (0..values.count()).filter_map(move |index| values.nth(index))
}

/// Compares the sentences under each value of an option with those under every other one.
fn values<O: Options>(rules: &Rules, spec: &OptionSpec, unspoken: bool, faults: &mut Vec<String>) {
    let mut seen = BTreeMap::new();
    for value in each(spec) {
        let mut options = O::default();
        let set = options.set(spec.name, value).is_ok();
        let cites = |rule: &Template| unspoken || rule.cited().any(|clause| clause == spec.rule);
        let other = seen.insert(said(rules, &options, cites), value);
        if let Some(other) = other.filter(|_| set && !unspoken) {
            let (name, rule) = (spec.name, spec.rule);
            faults.push(format!(
                "no sentence that cites {rule} tells {name}={other} and {name}={value} apart"
            ));
        }
    }
    if unspoken && seen.len() > 1 {
        faults.push(format!("{}: a sentence follows from it", spec.name));
    }
}

/// Returns the sentences that are true under these options and fit, as they are written.
fn said<O: Options>(
    rules: &Rules,
    options: &O,
    fits: impl Fn(&Template) -> bool,
) -> Vec<(&'static str, String)> {
    let holding = rules.all().iter().filter(|rule| rule.holds(options));
    let none: [(&'static str, &dyn Noun<()>); 0] = [];
    let write = |rule: &'static Template| {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = rules.say(rule, options, &none, &Speech::of(&()), &mut text);
        (rule.key, text)
    };
    holding.filter(|rule| fits(rule)).map(write).collect()
}
