//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kings_challenge::{KingsChallenge, Options};
use solo_core::Game;
use solo_testkit::clauses::Clauses;
use solo_testkit::laws;

#[test]
fn every_clause_has_code_and_a_test() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "KC").unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_variant_cites_its_clause() {
    let enums = [
        "Chance",
        "Decision",
        "Event",
        "Loss",
        "Reason",
        "Refusal",
        "Roller",
        "RoyalResult",
        "ScoreItem",
        "Step",
    ];
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "KC").unwrap();
    let faults = clauses.uncited(&enums);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_default_of_an_option_says_so() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "KC").unwrap();
    let faults = clauses.unmarked_defaults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    laws::rules::<Options>(&KingsChallenge::RULES, &[]).unwrap();
}

/// Sentences that cite a clause of an option and are true under all of its values: key, option and reason.
const UNAFFECTED: &[(&str, &str, &str)] = &[
    (
        "start.turns",
        "first_start",
        "whoever begins, the sides alternate",
    ),
    (
        "guard.value",
        "weak_guard",
        "the ranking is the same for one die or several",
    ),
    (
        "guard.doubled",
        "weak_guard",
        "the ranking is the same for one die or several",
    ),
    (
        "turn.doubled",
        "weak_guard",
        "the ranking is the same for one die or several",
    ),
    (
        "turn.evicting",
        "worker",
        "it is about the die that is spent",
    ),
    (
        "entering.direct",
        "topology",
        "a building has it where its chains push no one",
    ),
    ("roll.best", "worker", "it names no space"),
    ("roll.but", "worker", "it names no space"),
    ("worker.best", "worker", "it is about the die that is spent"),
    (
        "worker.evicting",
        "worker",
        "another sentence says where the citizen enters",
    ),
    (
        "worker.building",
        "worker",
        "the building is that of the die",
    ),
    (
        "fight.right",
        "marauding",
        "another sentence says when Marauding is the target",
    ),
    (
        "score.events",
        "roy_levels",
        "it is about events and tradesmen",
    ),
    (
        "levels.penalty",
        "roy_levels",
        "it speaks of the player alone",
    ),
    ("row.presence", "roy_levels", "it is about events"),
    ("tradesman.vp", "roy_levels", "it is about tradesmen"),
];

#[test]
fn every_rule_in_a_sentence_follows_the_options_that_its_clauses_name() {
    laws::followed::<Options>(&KingsChallenge::RULES, UNAFFECTED).unwrap();
}
