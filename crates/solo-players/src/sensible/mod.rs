//! Aims and rules of thumb of each game, one feature per game.
//!
//! Only this module knows games by name; the others work for any [`Game`](solo_core::Game).
//!
//! A game is won, and has points, as follows:
//!
//! * `tomb4k`: all four kings brought out; points of the score
//! * `votk`: the player wins alone; the player's total less the Bot's
//! * `scrapyard`: three Inventions before the ghost; the rating
//! * `kings-challenge`: le Roy is beaten; the difference
//! * `trismegistus-bot`: see below; the human's board less the bot's score
//!
//! In Trismegistus the human reports a score that is not counted here, so that a player would win by
//! its own report. Tables of results show no wins of this game (`Study::HAS_WINS`). What guides
//! players who aim at a win is an estimate: the known part, experiments and tracks, plus 35 points
//! for the rest exceeds the bot's score.

#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
pub mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;
#[cfg(feature = "votk")]
mod votk;

/// Returns the worth of a lead over an opponent, which ranges from `-most` to `most`.
#[cfg(any(
    feature = "kings-challenge",
    feature = "trismegistus-bot",
    feature = "votk"
))]
fn lead(aim: crate::Aim, won: bool, points: i32, most: i32) -> crate::Worth {
    use crate::{Aim, Worth};
    let lead = Worth::between(most.saturating_neg(), points, most);
    match aim {
        Aim::Score => lead,
        // The lead guides the player as long as the game is not won.
        Aim::Win if won => Worth::HALF.plus(Worth::HALF.of(lead)),
        Aim::Win => Worth::HALF.of(lead),
    }
}

/// Returns the player of a network that is part of the crate.
#[cfg(feature = "learned")]
#[allow(dead_code, reason = "a game alone may have none")]
fn trained<G>(game: &G, network: &str, aim: crate::Aim, seed: u64) -> crate::study::Trained<G>
where
    G: solo_core::GameData<View: solo_core::Features<G>> + crate::Study,
{
    use alloc::boxed::Box;
    match crate::Learned::new(game, network.parse()?, seed) {
        Ok(player) => Ok(Box::new(player)),
        // The size of a network is that of the tables of its training.
        Err(crate::NetworkError::Size { .. }) => Ok(Box::new(crate::study::Substitute(
            crate::Sensible::new(aim, seed),
        ))),
        Err(error) => Err(error),
    }
}

/// Returns the legal decision with the highest rank, the first of equals, and its rank.
///
/// Returns `None` if none of them has a rank.
#[allow(dead_code, reason = "a game alone may need other rules of thumb")]
fn preferred<G: solo_core::Game, R: Copy + Ord>(
    game: &G,
    state: &G::State,
    rank: impl Fn(G::Decision) -> Option<R>,
) -> Option<(R, G::Decision)> {
    let mut best: Option<(R, G::Decision)> = None;
    for decision in game.decisions(state) {
        if let Some(rank) = rank(decision)
            && best.is_none_or(|(highest, _)| rank > highest)
        {
            best = Some((rank, decision));
        }
    }
    best
}
