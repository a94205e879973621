//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use scrapyard::{Options, Scrapyard};
use solo_core::Game;
use solo_testkit::clauses::Clauses;
use solo_testkit::laws;

#[test]
fn every_clause_has_code_and_a_test() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "SE").unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_variant_cites_its_clause() {
    let enums = [
        "Chance",
        "Decision",
        "Event",
        "Origin",
        "Phase",
        "Refusal",
        "RollFor",
        "TakenFrom",
        "Task",
    ];
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "SE").unwrap();
    let faults = clauses.uncited(&enums);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_default_of_an_option_says_so() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "SE").unwrap();
    let faults = clauses.unmarked_defaults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    laws::rules::<Options>(&Scrapyard::RULES, &[]).unwrap();
}

/// Sentences that cite a clause of an option and are true under all of its values: key, option and reason.
const UNAFFECTED: &[(&str, &str, &str)] = &[
    (
        "turn.plain",
        "character",
        "it speaks of machines alone, and so do the next four",
    ),
    (
        "turn.ability",
        "character",
        "machines have theirs without Characters",
    ),
    ("build.plain", "character", "it is about machines"),
    ("machine.none", "character", "it is about machines"),
    (
        "character.passive",
        "character_uses",
        "no number of uses limits what works all the time",
    ),
    (
        "character.free",
        "character_uses",
        "it stands on Characters without a number of uses",
    ),
    (
        "goal.make",
        "built_duplicates",
        "a second copy is built in the same way",
    ),
    (
        "turn.make",
        "built_duplicates",
        "a second copy is built in the same way",
    ),
    (
        "build.parts",
        "built_duplicates",
        "a second copy is built in the same way",
    ),
];

#[test]
fn every_rule_in_a_sentence_follows_the_options_that_its_clauses_name() {
    laws::followed::<Options>(&Scrapyard::RULES, UNAFFECTED).unwrap();
}
