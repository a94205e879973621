//! VK-10: the table of decisions. Each stands beside the rule of its chapter.

use arrayvec::ArrayVec;

use super::Position;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::Slot;

/// The legal decisions of a position, in the order of VK-11.1.
pub(crate) type Legal = ArrayVec<Decision, { Valley::MAX_DECISIONS }>;

impl Position<'_> {
    /// Accepts a decision, or returns the clause that forbids it (VK-10.3).
    pub(crate) fn check(&self, decision: Decision) -> Result<(), Refusal> {
        match (self.state.pending, decision) {
            (Pending::Play, Decision::Buy(slot)) => self.can_buy(slot),
            (Pending::Play, Decision::Use(card)) => {
                let after = self.after_using(card);
                self.can_use(card).map_err(|no| after.explained(card, no))
            }
            (Pending::Play, Decision::Entomb(card)) => self.can_entomb(card),
            (Pending::Play, Decision::End) => Ok(()),
            (Pending::Pay { due, last, .. }, Decision::Pay(card)) => self.can_pay(card, due, last),
            (Pending::Fall, Decision::Fall(_)) => Ok(()),
            (Pending::Mode, Decision::Mode(mode)) => self.can_choose_mode(mode),
            (Pending::Ask, Decision::Do | Decision::Pass) => Ok(()),
            (Pending::Choose, decision) => self.can_choose(decision),
            (Pending::Arrange { .. }, Decision::Top(card)) => self.can_arrange(card),
            (Pending::Shed, Decision::Shed(slot)) => self.can_shed(slot),
            (Pending::React, Decision::React(card)) => {
                let after = self.after_reacting(card);
                self.can_react(card).map_err(|no| after.explained(card, no))
            }
            (Pending::React, Decision::Pass) => Ok(()),
            (Pending::Over, _) => Err(Refusal::GameOver),
            (pending, _) if pending.source().is_some() => Err(Refusal::ChanceIsDue),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Hands the legal decisions to `take`, in the order of the list, until it returns `None`.
    fn each_legal(&self, take: &mut impl FnMut(Decision) -> Option<()>) -> Option<()> {
        let hand = self.state.hand.kinds().iter();
        let slots = Slot::ALL.into_iter();
        match self.state.pending {
            Pending::Play => {
                let mut buys = slots.filter(|&slot| self.can_buy(slot).is_ok());
                buys.try_for_each(|slot| take(Decision::Buy(slot)))?;
                let mut uses = hand.clone().filter(|&card| self.can_use(card).is_ok());
                uses.try_for_each(|card| take(Decision::Use(card)))?;
                let mut entombs = hand.filter(|&card| self.can_entomb(card).is_ok());
                entombs.try_for_each(|card| take(Decision::Entomb(card)))?;
                take(Decision::End)
            }
            Pending::Pay { due, last, .. } => {
                let mut pays = hand.filter(|&card| self.can_pay(card, due, last).is_ok());
                pays.try_for_each(|card| take(Decision::Pay(card)))
            }
            Pending::Fall => Fall::ALL.map(Decision::Fall).into_iter().try_for_each(take),
            Pending::Mode => {
                let mut modes = (1..=4)
                    .filter_map(Mode::new)
                    .filter(|&mode| self.can_choose_mode(mode).is_ok());
                modes.try_for_each(|mode| take(Decision::Mode(mode)))
            }
            Pending::Ask => {
                take(Decision::Do)?;
                take(Decision::Pass)
            }
            Pending::Choose => self.each_choice(take),
            Pending::Arrange { .. } => {
                let mut played = self.state.played.kinds().iter();
                played.try_for_each(|card| take(Decision::Top(card)))
            }
            Pending::Shed => slots
                .filter(|&slot| self.can_shed(slot).is_ok())
                .try_for_each(|slot| take(Decision::Shed(slot))),
            Pending::React => {
                let mut reactions = hand.filter(|&card| self.can_react(card).is_ok());
                reactions.try_for_each(|card| take(Decision::React(card)))?;
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
    pub(crate) fn legal(&self) -> Legal {
        let mut list = Legal::new();
        self.each_legal(&mut |decision| list.try_push(decision).ok());
        list
    }

    /// Returns the legal decision if there is exactly one.
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
