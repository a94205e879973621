//! Chapter 3: the round.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::Constants;
use crate::event::{Event, Reason, Roller};
use crate::ids::ActivityId;
use crate::phase::Step;
use crate::play::menu::entry;
use crate::state::Pending;
use crate::state::board::row_of;
use crate::terms::{Building, Colour, District, Side, Slot, rolled};

impl Look<'_> {
    /// Returns the start player; the sides alternate (KC-3.2).
    #[inline]
    pub(crate) fn start_player(self) -> Side {
        let first = self.game.options().first_start;
        // Setup counts with round 1.
        if self.state.round.is_multiple_of(2) && self.state.round > 0 {
            first.other()
        } else {
            first
        }
    }

    /// Returns the slot whose card is turned up next; `None` once this round's cards lie face up.
    pub(crate) fn revealing(self) -> Option<Slot> {
        // KC-3.3: the cards of the round's number, red, then yellow, then white.
        Colour::ALL
            .iter()
            .filter_map(|&colour| Slot::new(colour, self.state.round))
            .find(|&slot| self.state.activity(slot).is_none())
    }

    /// Lists the cards of the slot (KC-3.3).
    pub(super) fn reveal_menu(self) -> u128 {
        let Some(slot) = self.revealing() else {
            return 0;
        };
        (0..ActivityId::LETTERS)
            .filter(|&letter| {
                ActivityId::new(slot, letter)
                    .is_some_and(|id| self.catalogue().activity(id).is_some())
            })
            .fold(0, |menu, letter| menu | entry(letter))
    }

    /// Returns the salaries of the citizens that stand in the buildings (KC-3.5).
    pub(crate) fn salaries(self) -> i32 {
        Building::ALL.iter().fold(0, |due: i32, &building| {
            let each = salary(self.constants(), building);
            due.saturating_add(self.citizens_in(Side::Human, building).saturating_mul(each))
        })
    }
}

/// Returns the salary of a citizen in the palace, City Hall or bishopric (KC-3.5).
fn salary(constants: &Constants, building: Building) -> i32 {
    i32::from(match building {
        Building::Palace => constants.salary_palace,
        Building::Hall => constants.salary_hall,
        Building::Bishopric => constants.salary_bishopric,
    })
}

impl<E: Events<Event>> Play<'_, E> {
    /// Begins a round.
    pub(super) fn begin_round(&mut self) {
        self.state.round = self.state.round.saturating_add(1);
        self.state.free_rolls = 0;
        let (round, start) = (self.state.round, self.look().start_player());
        self.tell(Event::RoundStarted { round, start });
        self.next_reveal();
    }

    /// Continues phase 0, then begins phases 1 and 2.
    fn next_reveal(&mut self) {
        self.state.pending = Pending::None;
        if self.look().revealing().is_some() {
            self.state.step = Step::Reveal;
        } else {
            // KC-3.3: later rounds reveal nothing.
            self.income();
            self.next_lane(0);
        }
    }

    /// Turns up a card (KC-3.3).
    pub(super) fn reveal(&mut self, number: u8) {
        let Some(slot) = self.look().revealing() else {
            return;
        };
        let place = self.state.slots.get_mut(usize::from(slot.index()));
        if let (Some(place), Some(card)) = (place, ActivityId::new(slot, number)) {
            place.card = Some(card);
            self.tell(Event::ActivityRevealed { slot, card });
        }
        self.next_reveal();
    }

    /// Carries out phase 1: income and salaries.
    fn income(&mut self) {
        // KC-3.4: income.
        let deniers = i32::from(self.constants().income);
        self.state.human.deniers = self.state.human.deniers.saturating_add(deniers);
        self.tell(Event::Income { deniers });
        let due = self.look().salaries();
        let paid = due.min(self.state.human.deniers);
        self.state.human.deniers = self.state.human.deniers.saturating_sub(paid);
        self.tell(Event::Salaries { due, paid });
        if paid < due {
            // KC-3.6: each denier short costs one VP.
            let penalty = i32::from(self.constants().penalty_salary);
            self.lose_vp(penalty, Reason::Salaries.plain());
        }
    }

    /// Begins or continues phase 2 with the next citizens that roll, from this lane on.
    fn next_lane(&mut self, from: u8) {
        // KC-3.7: the human's red, yellow, white dice, then le Roy's.
        for lane in from..6 {
            let (owner, colour) = lane_of(lane);
            let citizens = row_of(self.state.citizens.of(owner.side()), colour.index());
            if let Ok(left @ 1..) = u8::try_from(citizens.count_ones()) {
                self.state.step = Step::Workforce;
                self.state.pending = Pending::Workforce {
                    owner,
                    colour,
                    left,
                };
                return;
            }
        }
        self.begin_events();
    }

    /// Rolls a die into its owner's district (KC-3.7).
    #[inline]
    pub(super) fn roll_workforce(&mut self, number: u8) {
        let Pending::Workforce {
            owner,
            colour,
            left,
        } = self.state.pending
        else {
            return;
        };
        let first = colour.index().wrapping_mul(6);
        self.state
            .dice_mut(owner.side())
            .add_nth(first.wrapping_add(number));
        self.tell(Event::DieRolled {
            owner: match owner {
                District::Own => Roller::Own,
                District::Roy => Roller::Roy,
            },
            colour: Some(colour),
            face: rolled(number),
        });
        match left.saturating_sub(1) {
            0 => self.next_lane(lane(owner, colour).wrapping_add(1)),
            left => {
                self.state.pending = Pending::Workforce {
                    owner,
                    colour,
                    left,
                }
            }
        }
    }
}

/// Returns district and colour of a lane, 0 to 5.
#[inline]
pub(crate) fn lane_of(lane: u8) -> (District, Colour) {
    match lane.checked_sub(3) {
        None => (District::Own, Colour::nth(lane)),
        Some(lane) => (District::Roy, Colour::nth(lane)),
    }
}

/// Returns the lane of a district and colour.
#[inline]
pub(crate) const fn lane(owner: District, colour: Colour) -> u8 {
    owner.index().wrapping_mul(3).wrapping_add(colour.index())
}
