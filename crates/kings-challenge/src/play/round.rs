//! Chapter 3: the round.

use solo_core::{Events, Face, Set};

use super::{Position, Table};
use crate::catalogue::Constants;
use crate::event::{Event, Reason, Roller};
use crate::ids::ActivityId;
use crate::state::Pending;
use crate::terms::{Building, BuildingSpace, Colour, Die, District, Side, Slot};

/// Returns the citizens that roll, in order: the human's red, yellow, white dice, then le Roy's
/// (KC-3.7).
pub(crate) fn workforce() -> impl Iterator<Item = (District, Colour)> + Clone {
    let colours = |owner| Colour::ALL.map(|colour| (owner, colour));
    District::ALL.into_iter().flat_map(colours)
}

impl Position<'_> {
    /// Returns the start player; the sides alternate (KC-3.2).
    pub(crate) fn start_player(self) -> Side {
        let first = self.game.options().first_start;
        // Setup counts with round 1.
        if self.state.round > 0 && self.state.round.is_multiple_of(2) {
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

    /// Returns the cards that can be turned up (KC-3.3).
    pub(super) fn face_down(self) -> Set<ActivityId> {
        let slot = self.revealing();
        slot.map_or(Set::EMPTY, |slot| self.catalogue().activities_of(slot))
    }

    /// Returns the salaries of the citizens that stand in the buildings (KC-3.5).
    pub(crate) fn salaries(self) -> i32 {
        let due = |building| {
            let standing = self.state.standing(Side::Human, building);
            standing.cast_signed() * salary(self.constants(), building)
        };
        Building::ALL.map(due).into_iter().sum()
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

impl<E: Events<Event>> Table<'_, E> {
    /// Begins a round.
    pub(super) fn begin_round(&mut self) {
        self.state.round += 1;
        self.state.free_rolls = 0;
        let (round, start) = (self.state.round, self.position().start_player());
        self.tell(Event::RoundStarted { round, start });
        self.next_reveal();
    }

    /// Continues phase 0, then begins phases 1 and 2.
    fn next_reveal(&mut self) {
        if self.position().revealing().is_some() {
            self.state.pending = Pending::Reveal;
        } else {
            // KC-3.3: later rounds reveal nothing.
            self.income();
            self.begin_workforce();
        }
    }

    /// Turns up a card (KC-3.3).
    pub(super) fn reveal(&mut self, card: ActivityId) {
        let slot = card.slot();
        self.state.slots[slot].card = Some(card);
        self.tell(Event::ActivityRevealed { slot, card });
        self.next_reveal();
    }

    /// Carries out phase 1: income and salaries.
    fn income(&mut self) {
        // KC-3.4: income.
        let deniers = i32::from(self.constants().income);
        self.state.human.deniers += deniers;
        self.tell(Event::Income { deniers });
        let due = self.position().salaries();
        let paid = due.min(self.state.human.deniers);
        self.state.human.deniers -= paid;
        self.tell(Event::Salaries { due, paid });
        if paid < due {
            // KC-3.6: the penalty is the same however much is missing.
            let penalty = i32::from(self.constants().penalty_salary);
            self.lose_vp(penalty, Reason::Salaries.plain());
        }
    }

    fn begin_workforce(&mut self) {
        self.next_citizens(workforce());
    }

    /// Begins or continues phase 2 with the first of these citizens that roll (KC-3.7).
    fn next_citizens(&mut self, mut citizens: impl Iterator<Item = (District, Colour)>) {
        let rolling = citizens.find_map(|(owner, colour)| {
            let building = BuildingSpace::of(colour.building());
            let standing = self.state.citizens.of(owner.side()) & building;
            let left = standing.iter().map(|_| 1).sum();
            (left > 0).then_some(Pending::Workforce {
                owner,
                colour,
                left,
            })
        });
        match rolling {
            Some(pending) => self.state.pending = pending,
            None => self.begin_events(),
        }
    }

    /// Rolls a die into its owner's district (KC-3.7).
    pub(super) fn roll_workforce(&mut self, owner: District, colour: Colour, left: u8, face: Face) {
        self.state.dice_mut(owner.side()).add(Die { colour, face });
        self.tell(Event::DieRolled {
            owner: match owner {
                District::Own => Roller::Own,
                District::Roy => Roller::Roy,
            },
            colour: Some(colour),
            face,
        });
        if left > 1 {
            self.state.pending = Pending::Workforce {
                owner,
                colour,
                left: left - 1,
            };
        } else {
            let done = move |of: &(District, Colour)| *of <= (owner, colour);
            self.next_citizens(workforce().skip_while(done));
        }
    }
}
