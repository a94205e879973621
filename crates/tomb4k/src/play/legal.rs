//! Decisions of the player: the lists of TK-16.2.

use solo_core::{Card, List};

use super::monster::droppable;
use super::skill::playable;
use crate::catalogue::PICK_LOCK;
use crate::decision::{Decision, Skill, Treasure};
use crate::game::Tomb;
use crate::options::Options;
use crate::phase::Pending;
use crate::state::State;

/// Lists the legal decisions of a position: those without a card, then skills, then treasure.
pub(crate) fn decisions(
    options: &Options,
    state: &State,
) -> List<Decision, { Tomb::MAX_DECISIONS }> {
    let play = |card: Card| Decision::Play(Skill::nearest(card.index()));
    let drop = |card: Card| Decision::Drop(Treasure::nearest(card.index()));
    let leave = |card: Card| Decision::Leave(Treasure::nearest(card.index()));
    let mut list = List::new(Decision::Draw);
    match state.pending {
        Pending::Between => list.extend([Decision::Delve, Decision::Retreat]),
        Pending::Blow { .. } => list.extend([Decision::Take, Decision::Dodge]),
        Pending::Door { .. } => list.extend([Decision::Discard, play(PICK_LOCK)]),
        Pending::Torch { .. } => list.extend([Decision::Scroll, Decision::Decline]),
        // TK-3.11: the next card, or a way out.
        Pending::Encounter => {
            list.extend([Decision::Draw]);
            list.extend(playable(state).iter().map(play));
            list.extend(droppable(options, state).iter().map(drop));
        }
        // TK-4.6: the cards of the turn, one of which stays behind.
        Pending::Mark => list.extend(state.open.iter().map(leave)),
        _ => {}
    }
    list
}

/// Returns whether the player can do anything in an encounter but draw (TK-16.2).
pub(crate) fn has_way_out(options: &Options, state: &State) -> bool {
    !(playable(state) | droppable(options, state)).is_empty()
}
