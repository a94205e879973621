//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kings_challenge::{KingsChallenge, Options};
use solo_core::Game;
use solo_core::testkit::clauses::Clauses;
use solo_core::testkit::laws;

#[test]
fn every_clause_has_code_and_a_test() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "KC").unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    laws::rules::<Options>(&KingsChallenge::RULES, &[]).unwrap();
}
