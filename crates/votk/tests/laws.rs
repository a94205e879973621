//! The laws of every game, with the embedded catalogue and with the one for tests.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use solo_core::testkit::laws as law;
use votk::{Options, Valley};

solo_core::laws!(votk::Valley, games = 30);

#[test]
fn the_laws_hold_for_another_catalogue() {
    let game = Valley::with_catalogue(Options::default(), common::drill());
    for check in [
        law::lists,
        law::legality,
        law::shortcuts,
        law::audit,
        law::notation,
    ] {
        check(&game, 8).unwrap();
    }
    law::views(&game, 8).unwrap();
}
