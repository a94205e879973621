//! VK-10: the table of decisions. Each stands beside the rule of its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Countable as _, EachLegal, Set, visit_each};

use super::Position;
use crate::decision::{Decision, Fall, Mode};
use crate::ids::Slot;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::LegalCache;
use crate::valley::Valley;

/// The legal decisions of a position, in the order of VK-11.1.
pub(crate) type Decisions = ArrayVec<Decision, { Valley::MAX_DECISIONS }>;

impl Position<'_> {
    /// Accepts a decision, or returns the clause that forbids it (VK-10.3).
    pub(crate) fn check(&self, decision: Decision) -> Result<(), Refusal> {
        let LegalCache { slots, cards } = self.state.legal_cache;
        match (self.state.pending, decision) {
            // What is in the cache has passed the check below.
            (Pending::Play, Decision::Buy(slot)) if slots.contains(slot) => Ok(()),
            (Pending::Play, Decision::Use(card))
            | (Pending::Pay { .. }, Decision::Pay(card))
            | (Pending::React, Decision::React(card))
                if cards.contains(card) =>
            {
                Ok(())
            }
            (Pending::Play, Decision::Buy(slot)) => self.can_buy(slot, self.worth_of_hand()),
            (Pending::Play, Decision::Use(card)) => {
                let after = self.after_using(card);
                self.can_use(card).map_err(|no| after.explained(card, no))
            }
            (Pending::Play, Decision::Entomb(card)) => self.can_entomb(card),
            (Pending::Pay { due, last, .. }, Decision::Pay(card)) => self.can_pay(card, due, last),
            (Pending::Mode, Decision::Mode(mode)) => self.can_choose_mode(mode),
            (Pending::Choose, decision) => self.can_choose(decision),
            (Pending::Arrange { .. }, Decision::Top(card)) => self.can_arrange(card),
            (Pending::Shed, Decision::Shed(slot)) => self.can_shed(slot),
            (Pending::React, Decision::React(card)) => {
                let after = self.after_reacting(card);
                self.can_react(card).map_err(|no| after.explained(card, no))
            }
            // Always possible.
            (Pending::Play, Decision::End)
            | (Pending::Fall, Decision::Fall(_))
            | (Pending::Ask, Decision::Do | Decision::Pass)
            | (Pending::React, Decision::Pass) => Ok(()),
            (Pending::Over, _) => Err(Refusal::GameOver),
            (pending, _) if pending.source().is_some() => Err(Refusal::ChanceIsDue),
            _ => Err(self.untimely(decision)),
        }
    }

    /// Judges what the list needs of pyramid and hand.
    pub(crate) fn legal_cache(&self) -> LegalCache {
        let hand = self.state.hand.kinds();
        match self.state.pending {
            Pending::Play => {
                let funds = self.worth_of_hand();
                LegalCache {
                    slots: Set::full().filter(|slot| self.can_buy(slot, funds).is_ok()),
                    cards: hand.filter(|card| self.can_use(card).is_ok()),
                }
            }
            Pending::Pay { due, last, .. } => LegalCache {
                cards: hand.filter(|card| self.can_pay(card, due, last).is_ok()),
                ..LegalCache::default()
            },
            Pending::React => LegalCache {
                cards: hand.filter(|card| self.can_react(card).is_ok()),
                ..LegalCache::default()
            },
            _ => LegalCache::default(),
        }
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(&self) -> Decisions {
        EachLegal::decisions(self)
    }
}

impl EachLegal<Decision> for Position<'_> {
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let LegalCache { slots, cards } = self.state.legal_cache;
        match self.state.pending {
            Pending::Play => {
                visit_each(slots, Decision::Buy, visit)?;
                visit_each(cards, Decision::Use, visit)?;
                let hand = self.state.hand.kinds();
                let entombable = hand.filter(|card| self.can_entomb(card).is_ok());
                visit_each(entombable, Decision::Entomb, visit)?;
                visit(Decision::End)
            }
            Pending::Pay { .. } => visit_each(cards, Decision::Pay, visit),
            Pending::Fall => visit_each(Fall::ALL, Decision::Fall, visit),
            Pending::Mode => {
                let modes = Mode::values(self.game);
                let offered = modes.filter(|&mode| self.can_choose_mode(mode).is_ok());
                visit_each(offered, Decision::Mode, visit)
            }
            Pending::Ask => {
                visit(Decision::Do)?;
                visit(Decision::Pass)
            }
            Pending::Choose => self.each_choice(visit),
            Pending::Arrange { .. } => visit_each(self.state.played.kinds(), Decision::Top, visit),
            Pending::Shed => {
                let slots = Slot::ALL.into_iter();
                let filled = slots.filter(|&slot| self.can_shed(slot).is_ok());
                visit_each(filled, Decision::Shed, visit)
            }
            Pending::React => {
                visit_each(cards, Decision::React, visit)?;
                visit(Decision::Pass)
            }
            // Chance is due, or nothing.
            Pending::Draw { .. }
            | Pending::Lay { .. }
            | Pending::Bone
            | Pending::Stock
            | Pending::Turn
            | Pending::Die
            | Pending::Over => ControlFlow::Continue(()),
        }
    }
}
