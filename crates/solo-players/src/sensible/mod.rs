//! What counts as good in each game, and rules of thumb: one feature per game.
//!
//! This is the only place that knows games by name; everything else is for any
//! [`Game`](solo_core::Game).
//!
//! | feature | won | points |
//! | --- | --- | --- |
//! | `tomb4k` | all four kings brought out | points of the score |
//! | `votk` | the player wins alone | the player's total less the Bot's |
//! | `scrapyard` | three Inventions before the ghost | the rating |
//! | `kings-challenge` | le Roy is beaten | the difference |
//! | `trismegistus-bot` | see below | the human's board less the bot's score |
//!
//! In Trismegistus the human reports a score that is not counted here. So that no player wins by what it
//! says, a game counts as won if the part that is known, experiments and tracks, with 35 points for the
//! rest is more than the bot's score.

#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;
#[cfg(feature = "votk")]
mod votk;

/// How good a lead over an opponent is, which can be from `-most` to `most`.
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
        // The lead shows the way as long as there is nothing to win.
        Aim::Win if won => Worth::HALF.plus(Worth::HALF.of(lead)),
        Aim::Win => Worth::HALF.of(lead),
    }
}

/// The legal decision that ranks highest with its rank, the first of equals; `None` if none of them has
/// a rank.
#[cfg(any(
    feature = "scrapyard",
    feature = "tomb4k",
    feature = "trismegistus-bot"
))]
fn preferred<G: solo_core::Game, R: Copy + Ord>(
    game: &G,
    state: &G::State,
    rank: impl Fn(G::Decision) -> Option<R>,
) -> Option<(R, G::Decision)> {
    let mut best: Option<(R, G::Decision)> = None;
    for decision in game.decisions(state) {
        if let Some(rank) = rank(decision) {
            if best.is_none_or(|(highest, _)| rank > highest) {
                best = Some((rank, decision));
            }
        }
    }
    best
}
