//! Every clause of `RULES.md` has code and a test, and every cited clause exists.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::testkit::clauses::Clauses;

#[test]
fn every_clause_has_code_and_a_test() {
    let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "VK").unwrap();
    let faults = clauses.faults();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
