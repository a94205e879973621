//! VK-10: the table of decisions. Each stands beside the rule of its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::Set;

use super::Position;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{LegalCache, Slot};

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
            _ => Err(Refusal::NotNow),
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

    /// Passes the legal decisions to `visit`, in the order of the list, until it breaks.
    fn each_legal(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        let LegalCache { slots, cards } = self.state.legal_cache;
        let (mut slots, mut cards) = (slots.iter(), cards.iter());
        match self.state.pending {
            Pending::Play => {
                slots.try_for_each(|slot| visit(Decision::Buy(slot)))?;
                cards.try_for_each(|card| visit(Decision::Use(card)))?;
                let hand = self.state.hand.kinds().iter();
                hand.filter(|&card| self.can_entomb(card).is_ok())
                    .try_for_each(|card| visit(Decision::Entomb(card)))?;
                visit(Decision::End)
            }
            Pending::Pay { .. } => cards.try_for_each(|card| visit(Decision::Pay(card))),
            Pending::Fall => Fall::ALL
                .into_iter()
                .try_for_each(|side| visit(Decision::Fall(side))),
            Pending::Mode => (1..=4)
                .filter_map(Mode::new)
                .filter(|&mode| self.can_choose_mode(mode).is_ok())
                .try_for_each(|mode| visit(Decision::Mode(mode))),
            Pending::Ask => {
                visit(Decision::Do)?;
                visit(Decision::Pass)
            }
            Pending::Choose => self.each_choice(visit),
            Pending::Arrange { .. } => {
                let mut played = self.state.played.kinds().iter();
                played.try_for_each(|card| visit(Decision::Top(card)))
            }
            Pending::Shed => Slot::ALL
                .into_iter()
                .filter(|&slot| self.can_shed(slot).is_ok())
                .try_for_each(|slot| visit(Decision::Shed(slot))),
            Pending::React => {
                cards.try_for_each(|card| visit(Decision::React(card)))?;
                visit(Decision::Pass)
            }
            // Chance is due, or nothing.
            Pending::Draw { .. }
            | Pending::Lay
            | Pending::Bone
            | Pending::Stock
            | Pending::Turn
            | Pending::Die
            | Pending::Over => ControlFlow::Continue(()),
        }
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(&self) -> Decisions {
        let mut list = Decisions::new();
        let _ = self.each_legal(&mut |decision| {
            let _ = list.try_push(decision);
            ControlFlow::Continue(())
        });
        list
    }

    /// Returns the legal decision if there is exactly one.
    #[inline]
    pub(super) fn only_decision(&self) -> Option<Decision> {
        let mut only = None;
        let second = self.each_legal(&mut |decision| match only {
            None => {
                only = Some(decision);
                ControlFlow::Continue(())
            }
            Some(_) => ControlFlow::Break(()),
        });
        only.filter(|_| second.is_continue())
    }
}
