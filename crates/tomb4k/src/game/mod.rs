//! The game as programs play it.

mod contract;

use solo_core::Game;

use crate::refusal::Refusal;
use crate::state::State;
use crate::tomb::Tomb;

impl core::fmt::Debug for Tomb {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

impl Tomb {
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

solo_core::inherent_methods!(tomb4k::Tomb, standard = Tomb::default());
