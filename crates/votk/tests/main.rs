//! Tests of the rules, the laws, the figures and the words of the game.

mod allocation;
mod bad_positions;
mod clauses;
mod common;
mod figures;
mod laws;
mod playthroughs;
mod properties;
mod rules;
mod translation;
mod words;
mod worked_checks;
