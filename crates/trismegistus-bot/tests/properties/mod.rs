//! Properties of every game, as an embedder writes them: an own, short reading of the rules beside the engine's.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "a test may panic"
)]

mod board;
mod bot;
mod every;
mod gains;
mod inputs;
mod lists;
mod positions;
mod refusals;
mod steps;
mod tracks;
mod turns;
mod watch;
mod wrong;

use proptest::prelude::*;
use solo_players::{Aim, RuleOfThumb, choices_of};
use solo_testkit::strategies::{Walk, Walks, cases, games};
use trismegistus_bot::{Botmegistus, Options, Reports};

/// Games with any options, at random and partly by rules of thumb, and half of them with full reports.
fn played() -> impl Strategy<Value = Walk<Botmegistus>> {
    prop_oneof![
        games(Botmegistus::default()).any_options(),
        by_thumb(games(Botmegistus::default())),
        by_thumb(games(Botmegistus::default()).any_options()),
    ]
}

/// The same with lean reports.
fn lean() -> Walks<Botmegistus> {
    let options = Options {
        reports: Reports::Lean,
        ..Options::default()
    };
    games(Botmegistus::new(options)).any_options()
}

fn by_thumb(walks: Walks<Botmegistus>) -> Walks<Botmegistus> {
    walks.played_by(5, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)))
}
