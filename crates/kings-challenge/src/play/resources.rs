//! Chapter 1: changes of deniers, influence and VP.

use solo_core::Events;

use super::Table;
use crate::event::{Card, Event, Reason};
use crate::state::State;
use crate::terms::Side;

/// Reason of a change, and the card that caused it.
#[derive(Clone, Copy)]
pub(super) struct Cause {
    reason: Reason,
    card: Option<Card>,
}

impl Reason {
    /// Returns the cause without a card.
    pub(super) const fn plain(self) -> Cause {
        Cause {
            reason: self,
            card: None,
        }
    }

    /// Returns the cause with this card.
    pub(super) const fn of(self, card: Card) -> Cause {
        Cause {
            reason: self,
            card: Some(card),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Changes the human's deniers; a payment is negative.
    pub(super) fn deniers(&mut self, amount: i32, cause: Cause) {
        // KC-1.7: deniers are unlimited.
        self.state.human.deniers += amount;
        if amount != 0 {
            let Cause { reason, card } = cause;
            self.tell(Event::Deniers {
                amount,
                reason,
                card,
            });
        }
    }

    /// Adds to the human's influence.
    pub(super) fn gain_influence(&mut self, amount: i32, cause: Cause) {
        // KC-1.7: influence beyond the cap is lost.
        let have = &mut self.state.human.influence;
        let room = self
            .game
            .catalogue()
            .constants()
            .influence_cap
            .saturating_sub(*have);
        let gained = u8::try_from(amount).map_or(room, |amount| amount.min(room));
        *have += gained;
        self.influence_changed(i32::from(gained), cause);
    }

    /// Pays influence that the human has.
    pub(super) fn pay_influence(&mut self, amount: u8, cause: Cause) {
        self.state.human.influence -= amount;
        self.influence_changed(-i32::from(amount), cause);
    }

    fn influence_changed(&mut self, amount: i32, cause: Cause) {
        if amount != 0 {
            let Cause { reason, card } = cause;
            self.tell(Event::Influence {
                amount,
                reason,
                card,
            });
        }
    }

    /// Adds to the VP of a side.
    pub(super) fn gain_vp(&mut self, who: Side, amount: i32, cause: Cause) {
        let State { human, roy, .. } = &mut *self.state;
        *who.of_mut([&mut human.vp, &mut roy.vp]) += amount;
        if amount != 0 {
            let Cause { reason, card } = cause;
            self.tell(Event::Vp {
                who,
                amount,
                reason,
                card,
            });
        }
    }

    /// Takes VP from the human; le Roy never loses any (KC-1.9).
    pub(super) fn lose_vp(&mut self, amount: i32, cause: Cause) {
        // KC-1.8: losses during play never take the human below 0.
        let lost = amount.min(self.state.human.vp).max(0);
        self.gain_vp(Side::Human, -lost, cause);
    }
}
