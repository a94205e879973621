//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::Game;
use solo_testkit::clauses::Clauses;
use solo_testkit::laws;
use votk::{Options, Valley};

#[test]
fn every_clause_has_code_and_a_test() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "VK").unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_variant_cites_its_clause() {
    let enums = ["Chance", "Decision", "Event", "Grant", "Phase", "Refusal"];
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "VK").unwrap();
    let faults = clauses.uncited(&enums);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_default_of_an_option_says_so() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "VK").unwrap();
    let faults = clauses.unmarked_defaults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    laws::rules::<Options>(&Valley::RULES, &[]).unwrap();
}

/// Sentences that cite a clause of an option and are true under all of its values: key, option and reason.
const UNAFFECTED: &[(&str, &str, &str)] = &[(
    "bot.single",
    "bot_fall",
    "a single card falls whoever would choose",
)];

#[test]
fn every_rule_in_a_sentence_follows_the_options_that_its_clauses_name() {
    laws::followed::<Options>(&Valley::RULES, UNAFFECTED).unwrap();
}
