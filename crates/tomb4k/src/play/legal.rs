//! Decisions of the player: the lists of TK-16.2.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Card, EachLegal, visit_each};

use super::Position;
use crate::catalogue::PICK_LOCK;
use crate::decision::{Decision, Skill, Treasure};
use crate::phase::Pending;

/// Maximum number of legal decisions of a position.
pub(crate) const MAX_DECISIONS: usize = 16;

/// The legal decisions of a position, in the order of TK-16.2.
pub(crate) type Decisions = ArrayVec<Decision, MAX_DECISIONS>;

impl EachLegal<Decision> for Position<'_> {
    /// Passes on decisions without a card, then skills, then treasure.
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let play = |card: Card| Decision::Play(Skill::of(card));
        let drop = |card: Card| Decision::Drop(Treasure::of(card));
        let leave = |card: Card| Decision::Leave(Treasure::of(card));
        match self.state.pending {
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
                let skills = self
                    .state
                    .skills()
                    .filter(|card| self.can_play(card).is_ok());
                let treasure = self
                    .state
                    .treasure()
                    .filter(|card| self.can_drop(card).is_ok());
                visit_each(skills, play, visit)?;
                visit_each(treasure, drop, visit)
            }
            // TK-4.6: the cards of the turn, one of which stays behind.
            Pending::Mark => visit_each(self.state.open, leave, visit),
            // Chance is due, or nothing.
            Pending::Seek | Pending::Action | Pending::Discard { .. } | Pending::Over(_) => {
                ControlFlow::Continue(())
            }
        }
    }
}

impl Position<'_> {
    /// Lists the legal decisions.
    pub(crate) fn decisions(self) -> Decisions {
        EachLegal::decisions(&self)
    }

    /// Returns whether the player can do anything in an encounter but draw (TK-16.2).
    pub(crate) fn has_way_out(self) -> bool {
        let (mut skills, mut treasure) = (self.state.skills().iter(), self.state.treasure().iter());
        skills.any(|card| self.can_play(card).is_ok())
            || treasure.any(|card| self.can_drop(card).is_ok())
    }
}
