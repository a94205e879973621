//! The kind of input that a position waits for.

use crate::kinds::Pile;
use crate::phase::Task;
use crate::state::State;

/// The input that is due.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum AwaitedInput {
    Player,
    /// The top card of a pile.
    Card(Pile),
    /// A Character of the deal.
    Character,
    Die,
    Nobody,
}

/// Returns the input that is due (SE-16.1).
pub(crate) fn awaited(state: &State) -> AwaitedInput {
    match state.agenda.first() {
        None if state.agenda.is_over() => AwaitedInput::Nobody,
        Some(
            Task::Deal { pile, .. }
            | Task::Flip { pile }
            | Task::Gain { pile, .. }
            | Task::Reveal { pile, .. },
        ) => AwaitedInput::Card(pile),
        Some(Task::DealCharacter { .. }) => AwaitedInput::Character,
        Some(Task::Die { .. }) => AwaitedInput::Die,
        // All other tasks wait for the player.
        _ => AwaitedInput::Player,
    }
}
