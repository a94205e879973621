//! Random games of a game that a command line names.

use rand_pcg::Pcg32;
use solo_core::{Game, Source, stream};

use crate::{deep, in_place, pure, uniform};

/// Plays random games of the game in the first argument, as many as the second one says.
///
/// Returns the sum of their steps; `None` if an argument is missing or wrong. The decisions are the same each time, and a
/// run of fewer games is the beginning of one of more.
pub fn from_arguments<const PURE: bool>(
    mut arguments: impl Iterator<Item = String>,
) -> Option<u64> {
    let (game, games) = (arguments.next()?, arguments.next()?.parse().ok()?);
    Some(match game.as_str() {
        tomb4k::Tomb::NAME => play::<tomb4k::Tomb, PURE>(games, deep),
        votk::Valley::NAME => play::<votk::Valley, PURE>(games, uniform),
        scrapyard::Scrapyard::NAME => play::<scrapyard::Scrapyard, PURE>(games, uniform),
        kings_challenge::KingsChallenge::NAME => {
            play::<kings_challenge::KingsChallenge, PURE>(games, uniform)
        }
        trismegistus_bot::Botmegistus::NAME => {
            play::<trismegistus_bot::Botmegistus, PURE>(games, uniform)
        }
        _ => return None,
    })
}

/// Plays games one after the other with one generator and returns the sum of their steps.
fn play<G: Game + Default, const PURE: bool>(
    games: u32,
    policy: impl Fn(&G, &G::State, &mut Pcg32) -> Option<G::Decision> + Copy,
) -> u64 {
    let game = G::default();
    let mut generator = stream(2, Source::new::<0>());
    (0..games).fold(0, |steps, _| {
        steps.saturating_add(if PURE {
            pure(&game, policy, &mut generator)
        } else {
            in_place(&game, policy, &mut generator)
        })
    })
}
