//! How a finished game ended (KC-16.5).

use super::Reader;
use crate::phase::Step;
use crate::play::{Look, outcome};
use crate::state::Pending;
use crate::view::write;

impl Reader<'_> {
    /// The outcome: at the end and only there. It alone tells what the Character cards gave.
    pub(super) fn outcome(&mut self) {
        let over = self.state.step == Step::Over;
        let given = self.setup.outcome.as_ref();
        self.require(
            given.is_some() == over,
            "outcome",
            "a game has an outcome when it is over, and only then",
        );
        let Some(given) = given.filter(|_| over) else {
            return;
        };
        let points = |vp| i32::try_from(vp).unwrap_or(-1);
        let (human, roy) = (points(given.human.characters), points(given.roy.characters));
        let look = Look::new(self.game, &self.state);
        let possible = look.characters_give(human, roy);
        self.require(
            possible,
            "outcome: characters",
            "no Character cards give these points",
        );
        self.state.pending = Pending::Scored { human, roy };
        let ended = write::outcome(&outcome(Look::new(self.game, &self.state)));
        self.require(ended == *given, "outcome", "not what the position comes to");
    }
}
