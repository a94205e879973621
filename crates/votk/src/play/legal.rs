//! VK-10: the table of decisions. Each stands beside the rule of its chapter.

use arrayvec::ArrayVec;
use solo_core::Set;

use super::Position;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{LegalCache, Slot};

/// The legal decisions of a position, in the order of VK-11.1.
pub(crate) type List = ArrayVec<Decision, { Valley::MAX_DECISIONS }>;

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
                let have = self.worth_of_hand();
                LegalCache {
                    slots: Set::full().filter(|slot| self.can_buy(slot, have).is_ok()),
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

    /// Hands the legal decisions to `take`, in the order of the list, until it returns `None`.
    fn each_legal(&self, take: &mut impl FnMut(Decision) -> Option<()>) -> Option<()> {
        let LegalCache { slots, cards } = self.state.legal_cache;
        let (mut slots, mut cards) = (slots.iter(), cards.iter());
        match self.state.pending {
            Pending::Play => {
                slots.try_for_each(|slot| take(Decision::Buy(slot)))?;
                cards.try_for_each(|card| take(Decision::Use(card)))?;
                let hand = self.state.hand.kinds().iter();
                hand.filter(|&card| self.can_entomb(card).is_ok())
                    .try_for_each(|card| take(Decision::Entomb(card)))?;
                take(Decision::End)
            }
            Pending::Pay { .. } => cards.try_for_each(|card| take(Decision::Pay(card))),
            Pending::Fall => Fall::ALL
                .into_iter()
                .try_for_each(|side| take(Decision::Fall(side))),
            Pending::Mode => (1..=4)
                .filter_map(Mode::new)
                .filter(|&mode| self.can_choose_mode(mode).is_ok())
                .try_for_each(|mode| take(Decision::Mode(mode))),
            Pending::Ask => {
                take(Decision::Do)?;
                take(Decision::Pass)
            }
            Pending::Choose => self.each_choice(take),
            Pending::Arrange { .. } => {
                let mut played = self.state.played.kinds().iter();
                played.try_for_each(|card| take(Decision::Top(card)))
            }
            Pending::Shed => Slot::ALL
                .into_iter()
                .filter(|&slot| self.can_shed(slot).is_ok())
                .try_for_each(|slot| take(Decision::Shed(slot))),
            Pending::React => {
                cards.try_for_each(|card| take(Decision::React(card)))?;
                take(Decision::Pass)
            }
            // Chance is due, or nothing.
            Pending::Draw { .. }
            | Pending::Lay
            | Pending::Bone
            | Pending::Stock
            | Pending::Turn
            | Pending::Die
            | Pending::Over => None,
        }
    }

    /// Lists the legal decisions.
    pub(crate) fn list(&self) -> List {
        let mut list = List::new();
        self.each_legal(&mut |decision| list.try_push(decision).ok());
        list
    }

    /// Returns the legal decision if there is exactly one.
    #[inline]
    pub(super) fn only_decision(&self) -> Option<Decision> {
        let (mut only, mut others) = (None, false);
        self.each_legal(&mut |decision| {
            others = only.is_some();
            only = Some(decision);
            (!others).then_some(())
        });
        only.filter(|_| !others)
    }
}
