//! Choices of the valley as they are played.

use votk::{Decision, EmptySlot, Phase, Side, Slot, Stage, State, Valley};

use super::cards::{held_id, slot_id, tomb_id};
use crate::plays::{Playable, Stretch};
use crate::progress::Amounts;

impl Playable for Valley {
    fn stretch(&self, state: &State) -> Option<Stretch> {
        // What follows the cards that are played is cleared up: the turn is as good as over.
        let plays = state.side() == Side::Player && state.stage() == Stage::Play;
        (plays && state.phase() != Phase::Over).then(|| Stretch {
            round: 0,
            turn: state.turn().into(),
        })
    }

    fn aims(
        &self,
        _state: &State,
        decision: Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        let target = match decision {
            Decision::Buy(_) | Decision::React(_) => Some("own/discard".to_owned()),
            Decision::Use(card) => Some(held_id(self, "own/played", card)),
            Decision::Entomb(card) => Some(tomb_id(self, "tomb", card)),
            Decision::Fall(_) => Some(slot_id(Slot::BaseMiddle)),
            Decision::Top(_) => Some("own/arranged".to_owned()),
            Decision::Shed(_) => Some("piles/boneyard".to_owned()),
            _ => on.get(1).cloned(),
        };
        (on.first().cloned(), target)
    }

    fn is_last(&self, state: &State, decision: Decision) -> bool {
        let Ok(after) = self.apply(state, decision) else {
            return false;
        };
        // A die that shows an empty slot takes nothing.
        let takes = self.options().empty_slot != EmptySlot::None;
        let sacrifices = after.phase() == Phase::Shed
            || after.phase() == Phase::Arrange && self.owes_sacrifice(&after);
        let lost = u32::from(takes).saturating_add(sacrifices.into());
        after.side() != Side::Bot && self.cards_to_go(&after) <= lost
    }

    fn due(&self, state: &State, decision: Decision) -> Amounts {
        let mut due = Amounts::new();
        let cards = Slot::ALL.into_iter();
        let has_cards = cards
            .filter_map(|slot| state.pyramid(slot))
            .next()
            .is_some();
        if decision == Decision::End && self.owes_sacrifice(state) && has_cards {
            due.insert("sacrifice".into(), 1);
        }
        due
    }

    fn is_safe(&self, state: &State, decision: Decision) -> bool {
        decision == Decision::Pass && state.phase() == Phase::React
    }
}
