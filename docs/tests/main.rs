//! Tests of the guide: its pages and pictures, what its chapters promise, and the programs that they show.

mod allocation;
mod brief;
mod chapters;
mod checkout;
mod client;
mod commands;
mod corruption;
mod digests;
mod drawn;
mod elsewhere;
mod errors;
mod excluded;
mod features;
mod figures;
mod files;
mod formats;
pub mod games;
mod hostile;
mod judgements;
mod kinds;
mod labels;
mod layers;
mod old_saves;
mod owners;
mod piped;
mod proofs;
mod rooms;
mod schemas;
mod second;
mod see_also;
// Public, as the game of a crate is.
#[path = "../examples/shelves/src/lib.rs"]
pub mod shelves;
mod style;
mod transcripts;
mod unit_tests;
