//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::Game;
use solo_testkit::clauses::Clauses;
use solo_testkit::laws;
use trismegistus_bot::{Botmegistus, Options};

#[test]
fn every_clause_has_code_and_a_test() {
    // The clauses of the companion (TB-19) apply where games are played at a table.
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "TB")
        .unwrap()
        .and_crate(concat!(env!("CARGO_MANIFEST_DIR"), "/../solo-table"))
        .unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_variant_cites_its_clause() {
    let enums = [
        "Chance",
        "ChoiceKind",
        "Decision",
        "Event",
        "Phase",
        "Refusal",
    ];
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "TB").unwrap();
    let faults = clauses.uncited(&enums);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_default_of_an_option_says_so() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "TB").unwrap();
    let faults = clauses.unmarked_defaults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    laws::rules::<Options>(&Botmegistus::RULES, &[]).unwrap();
}

/// Sentences that cite a clause of an option and are true under all of its values: key, option and reason.
const UNAFFECTED: &[(&str, &str, &str)] = &[
    (
        "end.rounds",
        "masterpiece_draw",
        "the end comes before any masterpiece",
    ),
    (
        "begin.gold",
        "bot_first",
        "a bot that goes first keeps its token",
    ),
    (
        "turn.gold",
        "bot_first",
        "a bot that goes first keeps its Gold",
    ),
    (
        "turn.artifacts",
        "refill_experiments",
        "it is about artifacts",
    ),
    (
        "turn.experiments",
        "refill_artifacts",
        "it is about experiments",
    ),
    (
        "turn.anytime",
        "human_checks",
        "the option to pass early decides, whatever is checked",
    ),
    ("turn.anytime", "human_report", "it is about passing"),
    ("turn.loosely", "human_report", "it is about passing"),
    (
        "lesson.keep",
        "human_one_masterpiece",
        "a single masterpiece is kept without a choice",
    ),
    (
        "draft.symbols",
        "draft_tie",
        "other sentences say how equals are decided",
    ),
    (
        "experiment.prefers",
        "have_type",
        "the next sentence says which types it has",
    ),
    (
        "begin.artifacts",
        "refill_experiments",
        "it is about artifacts",
    ),
    (
        "begin.experiments",
        "refill_artifacts",
        "it is about experiments",
    ),
    (
        "lesson.complete",
        "human_checks",
        "what is completed is reported in any case",
    ),
    (
        "pass.lean",
        "human_checks",
        "the option to pass early decides, whatever is checked",
    ),
    ("pass.lean", "human_report", "it is about passing"),
    ("pass.loose", "human_report", "it is about passing"),
    (
        "score.yours",
        "human_report",
        "the form of the report leaves the score as it is",
    ),
    (
        "score.yours",
        "reports",
        "the score is the same, however much is reported",
    ),
    (
        "lesson.level",
        "reports",
        "only lean reports have this decision",
    ),
];

#[test]
fn every_rule_in_a_sentence_follows_the_options_that_its_clauses_name() {
    laws::followed::<Options>(&Botmegistus::RULES, UNAFFECTED).unwrap();
}
