//! The rules of one game as a value: its options.

use crate::options::Options;

/// The rules of the game, with its options (TK-15.1).
///
/// Two bytes, `Copy`, with the methods of the [`Game`](solo_core::Game) trait as inherent ones.
///
/// ```
/// use solo_core::Next;
/// use tomb4k::{Decision, Tomb};
/// let game = Tomb::default();
/// let state = game.start();
/// let state = game.apply(&state, game.parse_chance("card 7S")?)?; // a monster of 7
/// let state = game.apply(&state, game.parse_chance("card 7C")?)?; // beaten by an equal card
/// assert!(game.decisions(&state).eq([Decision::Delve, Decision::Retreat]));
/// let state = game.apply(&state, Decision::Retreat)?;
/// assert!(matches!(game.next(&state), Next::Over(outcome) if !outcome.won()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tomb {
    pub(crate) options: Options,
}

impl Tomb {
    /// Returns a game with these options.
    ///
    /// ```
    /// use solo_core::Ranged;
    /// use tomb4k::{Options, Tomb};
    /// let game = Tomb::new(Options { min_delve_turns: Ranged::nearest(2), ..Options::DEFAULT });
    /// assert_eq!(game.options().min_delve_turns.get(), 2);
    /// ```
    pub const fn new(options: Options) -> Self {
        Self { options }
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Tomb>;
