//! Chapter 1: sides and material.

use solo_core::Events;

use super::Play;
use crate::event::{Event, Reason};
use crate::terms::Side;

impl<E: Events<Event>> Play<'_, E> {
    /// The human gains (or pays) deniers.
    #[inline]
    pub(super) fn deniers(&mut self, amount: i32, reason: Reason) {
        // KC-1.7: deniers are unlimited.
        self.state.human.deniers = self.state.human.deniers.saturating_add(amount);
        if amount != 0 {
            self.tell(Event::Deniers { amount, reason });
        }
    }

    /// The human gains influence.
    #[inline]
    pub(super) fn gain_influence(&mut self, amount: i32, reason: Reason) {
        // KC-1.7: influence beyond the cap is lost.
        let cap = i32::from(self.constants().influence_cap);
        let have = i32::from(self.state.human.influence);
        let gained = amount.min(cap.saturating_sub(have)).max(0);
        self.change_influence(gained, reason);
    }

    /// The human pays influence that he has.
    #[inline]
    pub(super) fn pay_influence(&mut self, amount: i32, reason: Reason) {
        self.change_influence(amount.saturating_neg(), reason);
    }

    fn change_influence(&mut self, amount: i32, reason: Reason) {
        let after = i32::from(self.state.human.influence).saturating_add(amount);
        self.state.human.influence = u8::try_from(after).unwrap_or(0);
        if amount != 0 {
            self.tell(Event::Influence { amount, reason });
        }
    }

    /// A side gains VP.
    #[inline]
    pub(super) fn gain_vp(&mut self, who: Side, amount: i32, reason: Reason) {
        let vp = match who {
            Side::Human => &mut self.state.human.vp,
            Side::Roy => &mut self.state.roy.vp,
        };
        *vp = vp.saturating_add(amount);
        if amount != 0 {
            self.tell(Event::Vp {
                who,
                amount,
                reason,
            });
        }
    }

    /// The human loses VP. Le Roy never does (KC-1.9), so there is no such thing for him.
    pub(super) fn lose_vp(&mut self, amount: i32, reason: Reason) {
        // KC-1.8: losses during play never take the human below 0.
        let lost = amount.min(self.state.human.vp).max(0);
        self.gain_vp(Side::Human, lost.saturating_neg(), reason);
    }
}
