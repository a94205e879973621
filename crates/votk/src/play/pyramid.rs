//! VK-5: the pyramid.

use solo_core::{Events, excluded};

use super::{Flow, Position, Table};
use crate::catalogue::Design;
use crate::decision::Fall;
use crate::event::Event;
use crate::ids::Zone;
use crate::ids::{Slot, SlotPair};
use crate::options::Refill;
use crate::phase::{Pending, Stage};

impl Position<'_> {
    /// Returns whether the gap in the middle of the base can be filled from both sides (VK-5.4).
    pub(crate) fn middle_can_fall(&self) -> bool {
        let filled = |slot: Slot| self.state.pyramid[slot].is_some();
        !filled(Slot::BaseMiddle) && filled(Slot::MiddleLeft) && filled(Slot::MiddleRight)
    }

    /// Returns the slot from which a card falls into the middle of the base, of which there are two
    /// (VK-5.4, VK-8.4); `None` if the player chooses.
    ///
    /// If no card can fall it is one of the empty slots.
    pub(crate) fn above_middle(&self, side: Option<Fall>) -> Option<Slot> {
        let filled = |slot: Slot| self.state.pyramid[slot].is_some();
        match (filled(Slot::MiddleLeft), filled(Slot::MiddleRight)) {
            (true, true) => side.map(Fall::slot),
            (true, false) => Some(Slot::MiddleLeft),
            (false, _) => Some(Slot::MiddleRight),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Returns the card of a slot that is filled, as the judgement before has found.
    pub(super) fn card_in(&self, slot: Slot) -> Design {
        self.state.pyramid[slot].unwrap_or_else(|| excluded(Design::default()))
    }

    /// Empties a slot whose card has reached its destination; the pyramid crumbles immediately
    /// (VK-5.2, VK-5.7).
    ///
    /// `side` determines the card that falls into the middle of the base, unless the player
    /// chooses.
    pub(super) fn removed(&mut self, slot: Slot, side: Option<Fall>) -> Flow {
        self.state.pyramid[slot] = None;
        // VK-3.13: bought, taken, sacrificed, entombed or gained.
        self.state.this_turn.left_pyramid = true;
        self.crumble(slot, side)
    }

    fn crumble(&mut self, gap: Slot, side: Option<Fall>) -> Flow {
        let mut gap = gap;
        loop {
            // VK-5.1, VK-5.3: rows of 3, 2 and 1; each gap has its source.
            let from = match gap {
                Slot::BaseLeft => Slot::MiddleLeft,
                Slot::BaseRight => Slot::MiddleRight,
                Slot::MiddleLeft | Slot::MiddleRight => Slot::Top,
                Slot::Top => break,
                Slot::BaseMiddle => match self.position().above_middle(side) {
                    Some(from) => from,
                    None => return self.ask(Pending::Fall),
                },
            };
            // VK-5.5: the gap moves up until nothing is left to fall.
            if !self.drop_into(gap, from) {
                break;
            }
            gap = from;
        }
        self.after_crumble()
    }

    /// Drops a card into a gap; returns `false` if there is none.
    fn drop_into(&mut self, gap: Slot, from: Slot) -> bool {
        let Some(card) = self.state.pyramid[from].take() else {
            return false;
        };
        self.state.pyramid[gap] = Some(card);
        self.moved(card, from.into(), gap.into());
        true
    }

    /// Applies the player's choice of the falling card (VK-5.4).
    pub(super) fn let_fall(&mut self, side: Fall) -> Flow {
        self.drop_into(Slot::BaseMiddle, side.slot());
        self.crumble(side.slot(), None)
    }

    /// Returns the slot that is filled next, while the stock lasts.
    fn slot_to_fill(&self) -> Option<Slot> {
        let gap = self.state.pyramid.first_gap()?;
        (!self.state.stock.is_empty()).then_some(gap)
    }

    /// Continues after a crumble.
    fn after_crumble(&mut self) -> Flow {
        // VK-5.6: with the option every crumble is followed by a refill.
        if self.game.options().refill == Refill::Immediate
            && let Some(slot) = self.slot_to_fill()
        {
            return self.ask(Pending::Lay { slot });
        }
        // VK-5.7, VK-9.3: then the end is tested, then the interrupted action or turn continues.
        self.test_end()
    }

    /// Refills empty slots in slot order, one chance step each (VK-5.6, VK-8.8).
    pub(super) fn refill(&mut self) -> Flow {
        if let Some(slot) = self.slot_to_fill() {
            return self.ask(Pending::Lay { slot });
        }
        // VK-9.3: after a refill the end is tested.
        match (self.test_end(), self.state.stage) {
            (Flow::Wait, _) => Flow::Wait,
            (Flow::GoOn, Stage::BotRebuild) => self.begin_player_turn(),
            (Flow::GoOn, _) => self.begin_drawing(),
        }
    }

    /// Lays a stock card into a slot.
    pub(super) fn laid(&mut self, slot: Slot, card: Design) -> Flow {
        self.state.stock.take(card);
        self.state.pyramid[slot] = Some(card);
        self.moved(card, Zone::Stock, slot.into());
        match (self.state.stage, self.game.options().refill) {
            (Stage::Play, _) | (Stage::BotRebuild, Refill::Immediate) => self.after_crumble(),
            // VK-8.6: the reaction window is over.
            (Stage::BotRebuild, Refill::Rebuild) => self.refill(),
            _ => Flow::GoOn,
        }
    }

    /// Swaps two cards; both slots are filled, so nothing crumbles and VK-5.8 still holds.
    pub(super) fn swap(&mut self, pair: SlotPair) -> Flow {
        let (first, second) = (pair.first(), pair.second());
        let (one, other) = (self.card_in(first), self.card_in(second));
        let pyramid = &mut self.state.pyramid;
        (pyramid[first], pyramid[second]) = (Some(other), Some(one));
        // VK-3.13: a change, even if a later swap undoes it.
        self.state.this_turn.swapped = true;
        self.moved(one, first.into(), second.into());
        self.moved(other, second.into(), first.into());
        Flow::GoOn
    }
}
