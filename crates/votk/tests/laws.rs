//! The laws of every game, with the embedded catalogue and with the one for tests.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use solo_core::testkit::laws;
use votk::{Options, Valley};

solo_core::laws!(votk::Valley, games = 60);

#[test]
fn the_laws_hold_for_another_catalogue() {
    let game = Valley::with_catalogue(Options::default(), common::drill());
    for law in [
        laws::lists,
        laws::legality,
        laws::shortcuts,
        laws::audit,
        laws::notation,
    ] {
        law(&game, 40).unwrap();
    }
    laws::views(&game, 40).unwrap();
}
