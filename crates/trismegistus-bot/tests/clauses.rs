//! Every clause of `RULES.md` has code and a test, and every cited clause exists; the rules in sentences follow
//! clauses and options.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::Game;
use solo_core::testkit::clauses::Clauses;
use solo_core::testkit::laws;
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
fn every_rule_in_a_sentence_follows_clauses_and_options() {
    let unspoken = [(
        "human_report",
        "the form of a report, which adds up to the same score",
    )];
    laws::rules::<Options>(&Botmegistus::RULES, &unspoken).unwrap();
}
