//! Chapter 7: influence.

use solo_core::{Events, Face, List, Set};

use super::{Position, Table};
use crate::event::{Event, Reason, Roller};
use crate::refusal::Refusal;
use crate::state::{Occasion, Pending};
use crate::terms::{Colour, Die, Side};

impl Position<'_> {
    /// Returns the own dice, never le Roy's (KC-7.3), if this much influence can be paid.
    fn own_dice_for(self, influence: u8) -> Set<Die> {
        if self.state.human.influence >= influence {
            self.state.dice(Side::Human).kinds()
        } else {
            Set::EMPTY
        }
    }

    /// Returns the dice that can be rerolled (KC-7.4).
    pub(super) fn dice_to_reroll(self) -> Set<Die> {
        self.own_dice_for(self.constants().cost_reroll)
    }

    /// Returns the dice that can be turned (KC-7.6).
    pub(super) fn dice_to_turn(self) -> Set<Die> {
        if self.constants().flip_max == 0 {
            return Set::EMPTY;
        }
        self.own_dice_for(self.constants().cost_flip)
    }

    /// Returns the own dice that were not turned in this use (KC-7.7).
    pub(super) fn further_dice_to_turn(self, flipped: &[Die]) -> Set<Die> {
        let own = self.state.dice(Side::Human);
        let others = flipped.iter().fold(own, |own, die| own.without(*die));
        others.kinds()
    }

    pub(super) fn can_reroll(self, die: Die) -> Result<(), Refusal> {
        let (cost, influence) = (self.constants().cost_reroll, self.state.human.influence);
        Refusal::NothingToReroll.unless(self.state.dice(Side::Human).count(die) > 0)?;
        Refusal::NoReroll { cost, influence }.unless(self.dice_to_reroll().contains(die))
    }

    /// Accepts a recruit: a citizen in stock (KC-7.5).
    pub(super) fn can_recruit(self) -> Result<(), Refusal> {
        let human = &self.state.human;
        let (cost, influence) = (self.constants().cost_recruit, human.influence);
        Refusal::StockEmpty.unless(human.stock > 0)?;
        Refusal::NoRecruit { cost, influence }.unless(influence >= cost)
    }

    pub(super) fn can_flip(self, die: Die) -> Result<(), Refusal> {
        Refusal::NeverFlipped.unless(self.constants().flip_max > 0)?;
        Refusal::NothingToFlip.unless(self.state.dice(Side::Human).count(die) > 0)?;
        let (cost, influence) = (self.constants().cost_flip, self.state.human.influence);
        Refusal::NoFlip { cost, influence }.unless(self.dice_to_turn().contains(die))
    }

    pub(super) fn can_flip_further(self, die: Die, flipped: &[Die]) -> Result<(), Refusal> {
        Refusal::NothingToFlip.unless(self.state.dice(Side::Human).count(die) > 0)?;
        Refusal::TurnedAlready.unless(self.further_dice_to_turn(flipped).contains(die))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Takes up an own die (KC-7.4).
    pub(super) fn begin_reroll(&mut self, die: Die, during: Occasion) {
        let cost = self.constants().cost_reroll;
        self.pay_influence(cost, Reason::Reroll.plain());
        self.state.dice_mut(Side::Human).remove(die);
        let Die { colour, face } = die;
        self.tell(Event::Rerolled { colour, face });
        self.state.pending = Pending::Reroll { colour, during };
    }

    /// Puts down the die with its new face (KC-7.4).
    pub(super) fn reroll(&mut self, colour: Colour, during: Occasion, face: Face) {
        self.state.dice_mut(Side::Human).add(Die { colour, face });
        self.tell(Event::DieRolled {
            owner: Roller::Own,
            colour: Some(colour),
            face,
        });
        self.state.pending = during.pending();
    }

    /// Recruits a citizen from the stock (KC-7.5).
    pub(super) fn recruit_for_influence(&mut self) {
        let cost = self.constants().cost_recruit;
        self.pay_influence(cost, Reason::Recruit.plain());
        self.recruit(1);
    }

    /// Moves up to `most` citizens from the stock to the supply.
    pub(super) fn recruit(&mut self, most: u8) {
        let count = most.min(self.state.human.stock);
        self.state.human.stock -= count;
        self.state.human.supply += count;
        if count > 0 {
            self.tell(Event::Recruited { count });
        }
    }

    /// Turns the first die of a use of influence (KC-7.6).
    pub(super) fn begin_flip(&mut self, die: Die, during: Occasion) {
        let cost = self.constants().cost_flip;
        self.pay_influence(cost, Reason::Flip.plain());
        self.flip(die, self.constants().flip_max, List::new(die), during);
    }

    /// Turns a die to the opposite face, the first of `left`, behind those turned before (KC-7.6,
    /// KC-7.7).
    pub(super) fn flip(
        &mut self,
        die: Die,
        left: u8,
        mut flipped: List<Die, 18>,
        during: Occasion,
    ) {
        let Die { colour, face } = die;
        let to = face.opposite();
        let own = self.state.dice_mut(Side::Human);
        own.remove(die);
        own.add(Die { colour, face: to });
        self.tell(Event::Flipped { colour, face, to });
        flipped.push(Die { colour, face: to });
        self.state.pending = match left {
            ..=1 => during.pending(),
            _ => Pending::Flip {
                left: left - 1,
                flipped,
                during,
            },
        };
    }
}
