//! Chapter 11: the effects of immediate cards, and counted quantities.

use solo_core::Events;

use super::remaining::{Remaining, activated};
use super::{Look, Play};
use crate::catalogue::{Count, Effect, Per, Resource};
use crate::event::{Card, Event, Reason, Roller};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::menu::entry;
#[cfg(feature = "serde")]
use crate::state::Now;
use crate::state::board::row_of;
use crate::terms::{Building, Colour, Side, Slot, rolled};

/// Converts a number of bits.
#[inline]
fn ones(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

impl Effect {
    /// Returns the step at which the effect waits for a decision or a die (KC-11.2).
    #[inline]
    pub(crate) const fn decided_at(&self) -> Option<Step> {
        match self {
            Self::EventCube(_) => Some(Step::Mark),
            Self::Choose(_) => Some(Step::Choose),
            Self::Roll { .. } => Some(Step::Black),
            _ => None,
        }
    }
}

impl<'a> Look<'a> {
    /// Returns the amount for every full number of items that the human has.
    #[inline]
    pub(super) fn per(self, per: Per) -> i32 {
        let counted = self.count(Side::Human, per.count);
        let times = counted.checked_div(i32::from(per.every)).unwrap_or(0);
        i32::from(per.amount).saturating_mul(times)
    }

    /// Counts a quantity for this side (KC-11.3).
    pub(crate) fn count(self, side: Side, count: Count) -> i32 {
        let state = self.state;
        let dice = state.dice(side);
        let human = side == Side::Human;
        match count {
            Count::CitizensPalace => self.citizens_in(side, Building::Palace),
            Count::CitizensHall => self.citizens_in(side, Building::Hall),
            Count::CitizensBishopric => self.citizens_in(side, Building::Bishopric),
            Count::Citizens => ones(state.citizens.of(side).count_ones()),
            Count::Buildings => rows(state.citizens.of(side)),
            Count::Stones => ones(state.stones.of(side).count_ones()),
            Count::Levels => rows(state.stones.of(side)),
            Count::Tradesmen => ones(
                state
                    .slots
                    .iter()
                    .map(|slot| u32::from(slot.tradesman(side) > 0))
                    .fold(0, u32::wrapping_add),
            ),
            Count::Supply => i32::from(state.supply(side)),
            Count::Won => ones(state.won_by(side).0.count_ones()),
            Count::DiceRed => ones(dice.of_colour(Colour::Red)),
            Count::DiceYellow => ones(dice.of_colour(Colour::Yellow)),
            Count::DiceWhite => ones(dice.of_colour(Colour::White)),
            Count::Dice => ones(dice.total()),
            // KC-11.3: le Roy has none of these.
            Count::Events if human => {
                let with_cubes = state.row.items().iter().filter(|card| card.cubes > 0);
                i32::try_from(with_cubes.count()).unwrap_or(0)
            }
            Count::Deniers if human => state.human.deniers,
            Count::Influence if human => i32::from(state.human.influence),
            Count::Events | Count::Deniers | Count::Influence => 0,
        }
    }

    /// Returns what is left of the card's effects, with the one that is being decided.
    pub(crate) fn remaining(self) -> Option<Remaining<'a>> {
        let now = self.state.action.now?;
        Remaining::at(now, activated(self.game, self.state))
    }

    /// Returns the first place of the card's effects where what is left is as wanted.
    #[cfg(feature = "serde")]
    pub(crate) fn place(self, wanted: impl Fn(Remaining<'a>) -> bool) -> Option<Now> {
        Remaining::place(activated(self.game, self.state), wanted)
    }

    /// Returns the effect that is being decided.
    pub(crate) fn decided(self) -> Option<&'a Effect> {
        self.remaining()?.first()
    }

    /// Lists the lists of the choice (KC-11.2).
    pub(super) fn choose_menu(self) -> u128 {
        let lists = match self.decided() {
            Some(Effect::Choose(lists)) => lists.len(),
            _ => 0,
        };
        entry(u8::try_from(lists).unwrap_or(0)).wrapping_sub(1)
    }

    /// Lists the Event cards of the row (KC-11.2).
    pub(super) fn mark_menu(self) -> u128 {
        let row = self.state.row.items();
        row.iter()
            .fold(0, |menu, card| menu | entry(card.card.index()))
    }
}

/// Counts the rows that are not empty, of three.
fn rows(places: u32) -> i32 {
    (0..3).fold(0, |count: i32, row| {
        count.wrapping_add(i32::from(row_of(places, row) != 0))
    })
}

impl<'a, E: Events<Event>> Play<'a, E> {
    /// Begins the activations (KC-10.1b).
    pub(super) fn begin_activations(&mut self) {
        self.carry_out_effects(Remaining::NOTHING);
    }

    /// Carries out what is left of an activation, and then the further ones, until an effect waits
    /// for a decision or a die (KC-10.1b).
    fn carry_out_effects(&mut self, mut left: Remaining<'a>) {
        let effects = activated(self.game, self.state);
        loop {
            let Some((effect, others)) = left.split() else {
                let Some(activations) = self.state.action.left.checked_sub(1) else {
                    self.end_turn();
                    return;
                };
                self.state.action.left = activations;
                left = left.behind(effects);
                continue;
            };
            if let Some(step) = effect.decided_at() {
                self.state.step = step;
                let due = left.effects();
                let now = Remaining::place(effects, |other| other.effects().eq(due.clone()));
                self.state.action.now = now;
                return;
            }
            self.carry_out_effect(effect);
            left = others;
        }
    }

    /// Returns the effect that is being decided, and what is left after it.
    fn take_effect(&self) -> Option<(&'a Effect, Remaining<'a>)> {
        let now = self.state.action.now?;
        Remaining::at(now, activated(self.game, self.state))?.split()
    }

    /// Carries out an effect that waits for nothing.
    fn carry_out_effect(&mut self, effect: &Effect) {
        match effect {
            Effect::Deniers(n) => self.gain(Resource::Deniers, i32::from(*n)),
            Effect::Influence(n) => self.gain(Resource::Influence, i32::from(*n)),
            Effect::Vp(n) => self.gain(Resource::Vp, i32::from(*n)),
            Effect::Recruit(n) => self.recruit(*n),
            Effect::Per(per) => self.gain(per.resource, self.look().per(*per)),
            // KC-11.1: costs are already paid.
            _ => {}
        }
    }

    fn gain(&mut self, resource: Resource, amount: i32) {
        let card =
            Slot::from_index(self.state.action.target).and_then(|slot| self.state.activity(slot));
        let cause = card.map_or(Reason::Activity.plain(), |card| {
            Reason::Activity.of(Card::Activity(card))
        });
        match resource {
            Resource::Deniers => self.deniers(amount, cause),
            Resource::Influence => self.gain_influence(amount, cause),
            Resource::Vp => self.gain_vp(Side::Human, amount, cause),
        }
    }

    /// Begins the list that the human chose (KC-11.2).
    pub(super) fn choose(&mut self, number: u8) {
        let Some((effect, others)) = self.take_effect() else {
            return;
        };
        let chosen = effect.lists().get(usize::from(number));
        self.carry_out_effects(chosen.map_or(others, |list| others.behind(list)));
    }

    /// Puts an own cube on the Event card that the human chose (KC-11.2).
    pub(super) fn mark(&mut self, number: u8) {
        let effects = activated(self.game, self.state);
        let now = self.state.action.now;
        if let Some(card) = EventId::from_index(number) {
            self.put_event_cubes(card, 1);
        }
        if let Some(left) = now.and_then(|now| Remaining::at(now, effects)) {
            self.carry_out_effects(left.after_cube());
        }
    }

    /// Rolls the black die of an effect (KC-11.2); nothing modifies it (KC-11.4).
    pub(super) fn roll_effect(&mut self, number: u8) {
        let face = rolled(number);
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face,
        });
        let Some((effect, others)) = self.take_effect() else {
            return;
        };
        let left = match effect {
            Effect::Roll { least, then } if face.pips() >= *least => others.behind(then),
            _ => others,
        };
        self.carry_out_effects(left);
    }
}
