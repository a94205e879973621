//! Outcomes of games: chapter TB-15.

use solo_core::Data;

use crate::state::Side;

/// The bot's score by parts (TB-15.4 to TB-15.12), in victory points.
///
/// ```
/// use trismegistus_bot::ScoreParts;
/// let parts = ScoreParts { in_play: 5, gold: 2, ..ScoreParts::default() };
/// assert_eq!(parts.total(), 7);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Data)]
#[data(game = crate::botmegistus::Botmegistus)]
pub struct ScoreParts {
    /// Scored during the game (TB-15.4).
    pub in_play: u32,
    /// Completed experiments (TB-15.5).
    pub experiments: u32,
    /// Victory point spaces (TB-15.6).
    pub tracks: u32,
    /// Symbols on artifacts (TB-15.7).
    pub artifacts: u32,
    /// Ethereal tokens left (TB-15.8).
    pub ethereal: u32,
    /// Formulas (TB-15.11).
    pub formulas: u32,
    /// Gold left (TB-15.12).
    pub gold: u32,
}

impl ScoreParts {
    /// Returns the sum of the parts.
    pub fn total(&self) -> u32 {
        [
            self.in_play,
            self.experiments,
            self.tracks,
            self.artifacts,
            self.ethereal,
            self.formulas,
            self.gold,
        ]
        .into_iter()
        .fold(0, u32::saturating_add)
    }
}

/// Outcome of a game (TB-15.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data)]
#[data(game = crate::botmegistus::Botmegistus)]
pub struct Outcome {
    /// The winner: the human with strictly more points, else the bot.
    pub winner: Side,
    /// The human's final score (TB-15.13).
    pub human: u32,
    /// The bot's final score.
    pub bot: u32,
    /// The bot's score by parts.
    pub parts: ScoreParts,
    /// Number of formulas scored, 0 to 7 (TB-15.9).
    pub formula_count: u8,
    /// The human's points that the referee knows: completed experiments and tracks.
    pub human_board: u32,
}
