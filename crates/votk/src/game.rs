//! The rules as a value.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Events, Game, Input, Next, NotationError, OptionError, Weight};

use crate::catalogue::Catalogue;
use crate::chance::{self, Chance};
use crate::decision::{self, Decision};
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{self, Step};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Something the game takes: a decision or a chance outcome.
pub type Step_ = Input<Decision, Chance>;

/// The rules of one game: options and catalogue, fixed when it is created.
///
/// ```
/// use solo_core::Next;
/// use votk::{Decision, Valley};
/// let game = Valley::default();
/// let mut state = game.start();
/// while let Next::Chance(_) = game.next(&state) {
///     let (outcome, _weight) = game.chances(&state)[0];
///     state = game.apply(&state, outcome)?;
/// }
/// assert!(game.decisions(&state).contains(&Decision::End));
/// # Ok::<(), votk::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valley {
    options: Options,
    catalogue: Catalogue,
}

impl Default for Valley {
    fn default() -> Self {
        Self::new(Options::STANDARD)
    }
}

/// What a game takes as a step.
pub type ValleyInput = Input<Decision, Chance>;

impl From<Decision> for Choice {
    fn from(decision: Decision) -> Self {
        Self(Input::Decision(decision))
    }
}
