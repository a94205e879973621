//! Who or what a position waits for.

use crate::kinds::Pile;
use crate::phase::Task;
use crate::state::State;

/// Who or what is due.
#[derive(Clone, Copy)]
pub(crate) enum Due {
    Player,
    /// The top card of a pile.
    Card(Pile),
    /// A Character of the deal.
    Character,
    Die,
    Nobody,
}

/// SE-16.1: who or what is due.
#[inline]
pub(crate) fn due(state: &State) -> Due {
    match state.agenda.first() {
        None if state.agenda.is_over() => Due::Nobody,
        Some(
            Task::Deal { pile, .. }
            | Task::Flip { pile }
            | Task::Gain { pile, .. }
            | Task::Reveal { pile, .. },
        ) => Due::Card(pile),
        Some(Task::DealCharacter { .. }) => Due::Character,
        Some(Task::Die { .. }) => Due::Die,
        // All others ask the player.
        _ => Due::Player,
    }
}
