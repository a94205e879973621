//! KC-8.10: the reasons why no complete group of dice is possible, or why a die does not lead to one.

use super::Position;
use super::demand::{Demand, Tally};
use super::search::DiceAndCubes;
use crate::catalogue::ActionKind;
use crate::refusal::Refusal;
use crate::state::{Action, Group};
use crate::terms::{OwnedDie, Side};

/// The demand without a price and a strength.
const fn any(demand: Demand) -> Demand {
    Demand {
        least: 0,
        budget: i32::MAX,
        ..demand
    }
}

/// Returns the condition of a demand that cannot be met; `None` if not even the colours can (KC-8.4, KC-8.9).
fn failing(demand: Demand, can: impl Fn(Demand) -> bool) -> Option<Refusal> {
    let Demand { budget, least, .. } = demand;
    if !can(any(demand)) {
        None
    } else if !can(Demand {
        budget,
        ..any(demand)
    }) {
        Some(Refusal::DiceTooDear)
    } else if !can(Demand {
        least,
        ..any(demand)
    }) {
        Some(Refusal::DiceTooWeak { least })
    } else {
        Some(Refusal::PaidDiceTooWeak { least })
    }
}

impl Position<'_> {
    /// Returns the first reason why no complete group meets the demand of an action.
    pub(super) fn lacking_dice(
        self,
        demand: Demand,
        kind: ActionKind,
        available: &DiceAndCubes,
    ) -> Refusal {
        let can = |demand: Demand| self.is_met(&demand, kind, available);
        let dice = Side::ALL.map(|side| self.state.dice(side).kinds());
        let is_there = |colour| {
            let mut dice = dice.iter().flat_map(|dice| dice.iter());
            dice.any(|die| die.colour == colour)
        };
        failing(demand, can).unwrap_or_else(|| {
            let mut colours = demand.colours.iter();
            match kind {
                _ if !demand.colours.iter().any(is_there) => Refusal::NoFittingDice,
                ActionKind::Build => Refusal::NoStoneSpace,
                // KC-8.3: only a group that needs several colours is still impossible.
                _ => match colours.find(|colour| !is_there(*colour)) {
                    Some(colour) => Refusal::ColourMissing { colour },
                    None => Refusal::NoFittingDice,
                },
            }
        })
    }

    /// Returns the first reason why a die that is there does not lead to a complete group.
    pub(super) fn not_joining(self, action: Action, group: Group, die: OwnedDie) -> Refusal {
        let colour = die.colour;
        let Some(demand) = self.demand_on(action, group) else {
            return Refusal::NoGroupWithDie;
        };
        let can = |demand: Demand| self.joining_dice(&demand, action, group).contains(die);
        failing(demand, can).unwrap_or_else(|| match action {
            _ if !demand.joining(&Tally::of(&group.dice)).contains(colour) => {
                Refusal::WrongColour { colour }
            }
            Action::Build if !self.finds_space(group, die) => Refusal::NoStoneSpace,
            // KC-8.3, KC-11.5: the place of a die that has to be there, too.
            _ => Refusal::NoGroupWithDie,
        })
    }
}
