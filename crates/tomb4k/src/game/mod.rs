//! The game type, with the options fixed at construction.

mod contract;

use solo_core::Game;

use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::State;

/// The rules of the game, with its options (TK-15.1).
///
/// Two bytes, `Copy`, with the methods of the [`Game`] trait as inherent ones.
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
    options: Options,
}

impl core::fmt::Debug for Tomb {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
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
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options }
    }

    /// Returns the options of the game.
    ///
    /// ```
    /// use tomb4k::{DropTiming, Tomb};
    /// assert_eq!(Tomb::default().options().drop_timing, DropTiming::Any);
    /// ```
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the position after these steps from the start, in notation (TK-17.1).
    ///
    /// The steps are decisions and chance outcomes in order. The method is for tests, puzzles and
    /// bug reports; a [`Record`](solo_core::Record) stores a game.
    ///
    /// # Errors
    /// The refusal of the first illegal step.
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let state = game.replay(["card KS", "card 9S", "card 10C", "delve"])?;
    /// assert_eq!((state.kings(), state.turn()), (1, 2));
    /// assert_eq!(game.replay(["card 5H"]).unwrap_err().reason(), "bad_notation");
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn replay<'a>(&self, steps: impl IntoIterator<Item = &'a str>) -> Result<State, Refusal> {
        let mut state = self.start();
        for step in steps {
            let chance = step
                .get(..4)
                .is_some_and(|verb| verb.eq_ignore_ascii_case("card"));
            let text = if chance {
                solo_core::Input::Chance(step)
            } else {
                solo_core::Input::Decision(step)
            };
            self.advance_by_text(&mut state, text, &mut ())?;
        }
        Ok(state)
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Tomb>;

solo_core::inherent_methods!(tomb4k::Tomb, standard = Tomb::default());
