//! Outcomes of games: chapters SE-14 and SE-15.

use solo_core::Data;

solo_core::word_enum! {
    /// The three ends of a game.
    ///
    /// ```
    /// assert_eq!(scrapyard::GameResult::Capped.word(), "capped");
    /// ```
    pub enum GameResult in scrapyard {
        /// The player completed three Inventions first (SE-14.1).
        Win = "win",
        /// The ghost completed three Inventions first (SE-14.1).
        Loss = "loss",
        /// The action counter reached its cap (SE-14.3).
        Capped = "capped",
    }
}

/// Outcome of a game (SE-15.1).
///
/// ```
/// use scrapyard::{ActionCap, GameResult, Options, Scrapyard};
/// use solo_core::{Input, Next};
/// let game = Scrapyard::new(Options { action_cap: ActionCap::new(1).unwrap(), ..Options::DEFAULT });
/// let mut state = game.start();
/// let outcome = loop {
///     let step = match game.next(&state) {
///         Next::Decision => Input::Decision(game.decisions(&state).next().unwrap()),
///         Next::Chance(_) => Input::Chance(game.chances(&state).next().unwrap().0),
///         Next::Over(outcome) => break outcome,
///     };
///     state = game.apply(&state, step)?;
/// };
/// assert_eq!((outcome.result, outcome.actions, outcome.rating), (GameResult::Capped, 1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data)]
#[data(game = crate::scrapyard::Scrapyard)]
pub struct Outcome {
    /// The kind of end.
    pub result: GameResult,
    /// Inventions that the player completed, 0 to 3.
    pub player: u8,
    /// Inventions that the ghost completed, 0 to 3.
    pub ghost: u8,
    /// The action counter, the second measure of a won game: lower is better (SE-15.3).
    pub actions: u16,
    /// Both measures in one number, higher is better: 1000 to 1999 for a win, otherwise 0, 100 or 200
    /// (SE-15.4).
    #[data(clause = "SE-15.4")]
    pub rating: u16,
}

/// Rating of a win, less one for every action (SE-15.4).
const WIN: u16 = 2000;
/// Rating of each completed Invention in a game that was not won (SE-15.4).
const INVENTION: u16 = 100;

impl Outcome {
    pub(crate) fn new(result: GameResult, player: u8, ghost: u8, actions: u16) -> Self {
        let rating = match result {
            GameResult::Win => WIN.saturating_sub(actions),
            GameResult::Loss | GameResult::Capped => u16::from(player).saturating_mul(INVENTION),
        };
        Self {
            result,
            player,
            ghost,
            actions,
            rating,
        }
    }

    /// Returns whether the game counts as won, which only a win does (SE-15.2).
    pub const fn won(&self) -> bool {
        matches!(self.result, GameResult::Win)
    }
}
