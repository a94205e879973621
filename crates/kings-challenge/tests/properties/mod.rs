//! Properties of every game, as an embedder writes them: an own, short reading of the rules beside the engine's.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "a test may panic"
)]

mod cards;
mod counts;
mod dice;
mod every;
mod groups;
mod inputs;
mod lists;
mod memory;
mod positions;
mod reading;
mod refusals;
mod roy;
mod shown;
mod steps;
mod table;
mod watch;
mod wrong;

use kings_challenge::KingsChallenge;
use solo_players::{Aim, RuleOfThumb, choices_of};
use solo_testkit::strategies::{Walks, cases, games};

/// Games with any options, partly by rules of thumb.
fn played() -> Walks<KingsChallenge> {
    by_thumb(games(KingsChallenge::default()).any_options())
}

/// Games with cards that have every effect of the rulebook.
fn varied() -> Walks<KingsChallenge> {
    by_thumb(games(cards::varied()).any_options())
}

fn by_thumb(walks: Walks<KingsChallenge>) -> Walks<KingsChallenge> {
    walks.played_by(4, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)))
}
