//! Reasons why there is no network for a game.

use alloc::string::String;

use thiserror::Error;

/// The reason why a text is not a network, or not one for a game.
///
/// ```
/// use solo_players::NetworkError;
/// let missing = NetworkError::Missing { game: "tomb4k" };
/// assert_eq!(missing.to_string(), "there is no trained network for tomb4k");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// The game has none, or the crate was built without feature `learned`.
    #[error("there is no trained network for {game}")]
    Missing {
        /// Name of the game.
        game: &'static str,
    },
    /// The network was trained for another game.
    #[error("the network was trained for {trained}, not for {game}")]
    Game {
        /// Name of the game of the training.
        trained: String,
        /// Name of the game to be played.
        game: String,
    },
    /// The network was trained with another version of the rules.
    #[error("the network was trained with rules version {trained}, the game has {rules}")]
    Rules {
        /// Version of the training.
        trained: u32,
        /// Version of the game to be played.
        rules: u32,
    },
    /// The network has another number of places or decisions than the game.
    #[error(
        "the network has {} places and {} decisions, the game {} and {}",
        trained.0, trained.1, game.0, game.1
    )]
    Size {
        /// Places and decisions of the network.
        trained: (usize, usize),
        /// Places and decisions of the game.
        game: (usize, usize),
    },
    /// A line of the text is malformed.
    #[error("line {line}: expected {expected}, found {found}")]
    Line {
        /// Line, counted from 1.
        line: usize,
        /// Description of what has to be there.
        expected: String,
        /// Quotation of what is there.
        found: String,
    },
}
