//! What the tests of a game need.

pub mod clauses;
