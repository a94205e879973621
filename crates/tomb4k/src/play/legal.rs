//! Decisions of the player: the lists of TK-16.2.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Card, Set};

use super::monster::droppable;
use super::skill::playable_skills;
use crate::catalogue::PICK_LOCK;
use crate::decision::{Decision, Skill, Treasure};
use crate::game::Tomb;
use crate::options::Options;
use crate::phase::Pending;
use crate::state::State;

/// The legal decisions of a position, in the order of TK-16.2.
pub(crate) type Decisions = ArrayVec<Decision, { Tomb::MAX_DECISIONS }>;

/// Passes the legal decisions to `visit`, until it breaks: those without a card, then skills, then
/// treasure.
fn each_legal(
    options: &Options,
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let play = |card: Card| Decision::Play(Skill::of(card));
    let drop = |card: Card| Decision::Drop(Treasure::of(card));
    let leave = |card: Card| Decision::Leave(Treasure::of(card));
    match state.pending {
        Pending::Between => {
            visit(Decision::Delve)?;
            visit(Decision::Retreat)
        }
        Pending::Blow { .. } => {
            visit(Decision::Take)?;
            visit(Decision::Dodge)
        }
        Pending::Door { .. } => {
            visit(Decision::Discard)?;
            visit(play(PICK_LOCK))
        }
        Pending::Torch { .. } => {
            visit(Decision::Scroll)?;
            visit(Decision::Decline)
        }
        // TK-3.11: the next card, or a way out.
        Pending::Encounter => {
            visit(Decision::Draw)?;
            visit_each(playable_skills(state), play, visit)?;
            visit_each(droppable(options, state), drop, visit)
        }
        // TK-4.6: the cards of the turn, one of which stays behind.
        Pending::Mark => visit_each(state.open, leave, visit),
        // Chance is due, or nothing.
        _ => ControlFlow::Continue(()),
    }
}

/// Passes on a decision for each card.
fn visit_each(
    cards: Set<Card>,
    decision: impl Fn(Card) -> Decision,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    cards.iter().try_for_each(|card| visit(decision(card)))
}

/// Lists the legal decisions.
pub(crate) fn decisions(options: &Options, state: &State) -> Decisions {
    let mut list = Decisions::new();
    let _ = each_legal(options, state, &mut |decision| {
        let _ = list.try_push(decision);
        ControlFlow::Continue(())
    });
    list
}

/// Returns whether the player can do anything in an encounter but draw (TK-16.2).
pub(crate) fn has_way_out(options: &Options, state: &State) -> bool {
    !(playable_skills(state) | droppable(options, state)).is_empty()
}
