//! Chapter 7: influence.

use solo_core::Events;

use super::{Look, Play};
use crate::decision::Decision;
use crate::event::{Event, Reason, Roller};
use crate::phase::Step;
use crate::play::menu::{at, entry, shifted};
use crate::refusal::Refusal;
use crate::state::List;
use crate::state::Pending;
use crate::terms::{Die, Side, rolled};

impl Look<'_> {
    /// Lists the uses of influence, at the steps guard and turn (KC-7.4 to KC-7.6).
    #[inline]
    pub(super) fn influence_menu(self) -> u128 {
        let constants = self.constants();
        let have = self.state.human.influence;
        let own = self.state.dice(Side::Human);
        let mut menu = 0;
        // KC-7.3: only own dice, never le Roy's.
        if have >= constants.cost_reroll {
            menu |= shifted(own.kinds(), at::REROLL);
        }
        // KC-7.5: requires a citizen in stock.
        if have >= constants.cost_recruit && self.state.human.stock > 0 {
            menu |= entry(at::RECRUIT);
        }
        if have >= constants.cost_flip && constants.flip_max > 0 {
            menu |= shifted(own.kinds(), at::FLIP);
        }
        menu
    }

    /// Lists own dice that were not turned in this use, and the end (KC-7.7).
    pub(super) fn flip_menu(self) -> u128 {
        let Pending::Flip { flipped, .. } = self.state.pending else {
            return 0;
        };
        let mut own = self.state.dice(Side::Human);
        for &kind in flipped.items() {
            own.remove(Die::nth(kind));
        }
        u128::from(own.kinds()) | entry(at::FLIP_END)
    }

    pub(super) fn influence_refusal(self, decision: Decision) -> Refusal {
        let step = self.state.step;
        let flipping = matches!(step, Step::GuardFlip | Step::TurnFlip);
        if let (Step::Guard, Pending::Guard { total: 1.., .. }) = (step, self.state.pending)
            && decision != Decision::FlipEnd
        {
            return Refusal::TotalBegun;
        }
        let open = matches!(step, Step::Guard | Step::Turn);
        match (decision, open) {
            (Decision::Reroll(_), true) => Refusal::NoReroll,
            (Decision::Recruit, true) => Refusal::NoRecruit,
            (Decision::Flip(_), true) => Refusal::NoFlip,
            (Decision::Flip(die), false) if flipping => {
                if self.state.dice(Side::Human).count(die) > 0 {
                    Refusal::TurnedAlready
                } else {
                    Refusal::NoFlip
                }
            }
            // KC-7.2: never during or after the action of a turn.
            _ => Refusal::NotNow,
        }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Carries out an entry of `influence_menu`.
    pub(super) fn use_influence(&mut self, number: u8) {
        let mut countered = 0;
        if let Pending::Guard {
            countered: so_far, ..
        } = self.state.pending
        {
            countered = so_far;
        }
        match number {
            0..at::RECRUIT => self.begin_reroll(Die::nth(number), countered),
            at::RECRUIT => self.recruit_for_influence(),
            _ => {
                let cost = i32::from(self.constants().cost_flip);
                self.pay_influence(cost, Reason::Flip.plain());
                let left = self.constants().flip_max;
                self.flip(
                    Die::nth(number.wrapping_sub(at::FLIP)),
                    left,
                    countered,
                    List::default(),
                );
            }
        }
    }

    /// Chooses the step by the stage in which influence is used.
    fn within(&self, guard: Step, turn: Step) -> Step {
        if matches!(
            self.state.step,
            Step::Guard | Step::GuardReroll | Step::GuardFlip
        ) {
            guard
        } else {
            turn
        }
    }

    /// Returns to the step at which influence was used.
    fn go_back(&mut self, countered: u8) {
        self.state.step = self.within(Step::Guard, Step::Turn);
        self.state.pending = if self.state.step == Step::Guard {
            Pending::Guard {
                total: 0,
                countered,
            }
        } else {
            Pending::None
        };
    }

    /// Takes up an own die (KC-7.4).
    fn begin_reroll(&mut self, die: Die, countered: u8) {
        let cost = i32::from(self.constants().cost_reroll);
        self.pay_influence(cost, Reason::Reroll.plain());
        self.state.dice_mut(Side::Human).remove(die);
        let Die { colour, face } = die;
        self.tell(Event::Rerolled { colour, face });
        self.state.step = self.within(Step::GuardReroll, Step::TurnReroll);
        self.state.pending = Pending::Reroll {
            colour: die.colour,
            countered,
        };
    }

    /// Puts down the die with its new face (KC-7.4).
    pub(super) fn reroll(&mut self, number: u8) {
        let Pending::Reroll { colour, countered } = self.state.pending else {
            return;
        };
        let face = rolled(number);
        self.state.dice_mut(Side::Human).add(Die { colour, face });
        self.tell(Event::DieRolled {
            owner: Roller::Own,
            colour: Some(colour),
            face,
        });
        self.go_back(countered);
    }

    /// Recruits a citizen from the stock (KC-7.5).
    fn recruit_for_influence(&mut self) {
        let cost = i32::from(self.constants().cost_recruit);
        self.pay_influence(cost, Reason::Recruit.plain());
        self.recruit(1);
    }

    /// Moves up to `most` citizens from the stock to the supply.
    pub(super) fn recruit(&mut self, most: u8) {
        let count = most.min(self.state.human.stock);
        self.state.human.stock = self.state.human.stock.saturating_sub(count);
        self.state.human.supply = self.state.human.supply.saturating_add(count);
        if count > 0 {
            self.tell(Event::Recruited { count });
        }
    }

    /// Turns a die to the opposite face; `left` dice could be turned before it (KC-7.6).
    fn flip(&mut self, die: Die, left: u8, countered: u8, turned: List<u8, 18>) {
        let turned_die = Die {
            colour: die.colour,
            face: die.face.opposite(),
        };
        let own = self.state.dice_mut(Side::Human);
        own.remove(die);
        own.add(turned_die);
        self.tell(Event::Flipped {
            colour: die.colour,
            face: die.face,
            to: turned_die.face,
        });
        let mut flipped = turned;
        flipped.push(turned_die.index());
        match left.saturating_sub(1) {
            0 => self.go_back(countered),
            left => {
                self.state.step = self.within(Step::GuardFlip, Step::TurnFlip);
                self.state.pending = Pending::Flip {
                    left,
                    countered,
                    flipped,
                };
            }
        }
    }

    /// Turns a further die, or ends the use (KC-7.7).
    pub(super) fn flip_further(&mut self, number: u8) {
        let Pending::Flip {
            left,
            countered,
            flipped,
        } = self.state.pending
        else {
            return;
        };
        match number {
            at::FLIP_END => self.go_back(countered),
            _ => self.flip(Die::nth(number), left, countered, flipped),
        }
    }
}
