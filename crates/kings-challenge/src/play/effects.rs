//! Chapter 11: the effects of immediate cards, and counted quantities.

use solo_core::{Events, Face, Kind, Set};

use super::effects_left::{EffectsLeft, effects_of};
use super::{Position, Table};
use crate::catalogue::{Count, Effect, Per, Resource};
use crate::event::{Card, Event, Reason, Roller};
use crate::ids::EventId;
use crate::state::{Activation, EffectPlace, Group, Pending};
use crate::terms::{Building, BuildingSpace, Colour, Side, Slot, StoneSpace};

/// Counts the values of a set.
fn len<K: Kind>(set: Set<K>) -> i32 {
    i32::try_from(set.len()).unwrap_or(0)
}

impl Activation {
    /// Returns what the game waits for at this effect; `None` if it asks for nothing (KC-11.2).
    pub(crate) const fn at(self, effect: &Effect) -> Option<Pending> {
        match effect {
            Effect::EventCube(_) => Some(Pending::Mark(self)),
            Effect::Choose(_) => Some(Pending::Choose(self)),
            Effect::Roll { .. } => Some(Pending::Black(self)),
            _ => None,
        }
    }
}

impl<'a> Position<'a> {
    /// Returns the amount for every full number of items that the human has.
    pub(super) fn per(self, per: Per) -> i32 {
        let counted = self.count(Side::Human, per.count);
        let times = counted.checked_div(i32::from(per.every)).unwrap_or(0);
        i32::from(per.amount) * times
    }

    /// Counts a quantity for this side (KC-11.3).
    pub(crate) fn count(self, side: Side, count: Count) -> i32 {
        let state = self.state;
        let (citizens, stones) = (state.citizens.of(side), state.stones.of(side));
        let of_colour = |colour| i32::try_from(state.dice(side).of_colour(colour)).unwrap_or(0);
        let human = side == Side::Human;
        match count {
            Count::CitizensPalace => len(citizens & BuildingSpace::of(Building::Palace)),
            Count::CitizensHall => len(citizens & BuildingSpace::of(Building::Hall)),
            Count::CitizensBishopric => len(citizens & BuildingSpace::of(Building::Bishopric)),
            Count::Citizens => len(citizens),
            Count::Buildings => Building::ALL
                .map(|building| i32::from(citizens.meets(BuildingSpace::of(building))))
                .into_iter()
                .sum(),
            Count::Stones => len(stones),
            Count::Levels => StoneSpace::LEVELS
                .map(|level| i32::from(stones.meets(StoneSpace::on_level(level))))
                .into_iter()
                .sum(),
            Count::Tradesmen => Slot::ALL
                .map(|slot| i32::from(state.tradesman(side, slot).is_some()))
                .into_iter()
                .sum(),
            Count::Supply => i32::from(state.supply(side)),
            Count::Won => len(state.won_by(side)),
            Count::DiceRed => of_colour(Colour::Red),
            Count::DiceYellow => of_colour(Colour::Yellow),
            Count::DiceWhite => of_colour(Colour::White),
            Count::Dice => Colour::ALL.map(of_colour).into_iter().sum(),
            // KC-11.3: le Roy has none of these.
            Count::Events if human => {
                let with_cubes = state.row.iter().filter(|card| card.cubes > 0);
                i32::try_from(with_cubes.count()).unwrap_or(0)
            }
            Count::Deniers if human => state.human.deniers,
            Count::Influence if human => i32::from(state.human.influence),
            Count::Events | Count::Deniers | Count::Influence => 0,
        }
    }

    /// Returns what is left of the effects of an activation, with the one that is being decided.
    pub(crate) fn remaining(self, of: Activation) -> Option<EffectsLeft<'a>> {
        EffectsLeft::at(of.place, effects_of(self.game, self.state, of.slot))
    }

    /// Returns the first place of the effects of a card where what is left is as wanted.
    #[cfg(feature = "serde")]
    pub(crate) fn find(
        self,
        slot: Slot,
        wanted: impl Fn(EffectsLeft<'a>) -> bool,
    ) -> Option<EffectPlace> {
        EffectsLeft::find(effects_of(self.game, self.state, slot), wanted)
    }

    /// Returns the effect that is being decided.
    pub(crate) fn decided(self) -> Option<&'a Effect> {
        self.remaining(self.state.pending.activation()?)?.first()
    }

    /// Counts the lists of the choice (KC-11.2).
    pub(super) fn choices(self) -> u8 {
        let lists = self.decided().map_or(0, |effect| effect.lists().len());
        u8::try_from(lists).unwrap_or(0)
    }

    /// Returns the Event cards of the row, on any of which the cube may be put (KC-11.2).
    pub(super) fn cards_of_row(self) -> Set<EventId> {
        self.state.row.iter().map(|of| of.card).collect()
    }
}

impl<'a, E: Events<Event>> Table<'a, E> {
    /// Begins the activations of the card in a slot (KC-10.1b).
    pub(super) fn begin_activations(&mut self, slot: Slot, group: Group, times: u8) {
        let activation = Activation {
            slot,
            group,
            times,
            left: times,
            place: EffectPlace {
                effect: 0,
                placed: 0,
            },
        };
        self.carry_out(activation, EffectsLeft::NOTHING);
    }

    /// Carries out what is left of an activation, and then the further ones, until an effect waits
    /// for a decision or a die (KC-10.1b).
    fn carry_out(&mut self, mut activation: Activation, mut left: EffectsLeft<'a>) {
        let effects = effects_of(self.game, self.state, activation.slot);
        loop {
            let Some((effect, others)) = left.split() else {
                if activation.left == 0 {
                    self.end_turn();
                    return;
                }
                activation.left -= 1;
                left = left.behind(effects);
                continue;
            };
            if effect.decisions() > 0 {
                let due = left.effects();
                let place = EffectsLeft::find(effects, |other| other.effects().eq(due.clone()));
                activation.place = place.unwrap_or(activation.place);
            }
            if let Some(pending) = activation.at(effect) {
                self.state.pending = pending;
                return;
            }
            self.carry_out_effect(activation.slot, effect);
            left = others;
        }
    }

    /// Returns the effect that is being decided, and what is left after it.
    fn take_effect(&self, of: Activation) -> Option<(&'a Effect, EffectsLeft<'a>)> {
        EffectsLeft::at(of.place, effects_of(self.game, self.state, of.slot))?.split()
    }

    /// Carries out an effect that waits for nothing.
    fn carry_out_effect(&mut self, slot: Slot, effect: &Effect) {
        match effect {
            Effect::Deniers(n) => self.gain(slot, Resource::Deniers, i32::from(*n)),
            Effect::Influence(n) => self.gain(slot, Resource::Influence, i32::from(*n)),
            Effect::Vp(n) => self.gain(slot, Resource::Vp, i32::from(*n)),
            Effect::Recruit(n) => self.recruit(*n),
            Effect::Per(per) => self.gain(slot, per.resource, self.position().per(*per)),
            // KC-11.1: costs are already paid.
            _ => {}
        }
    }

    fn gain(&mut self, slot: Slot, resource: Resource, amount: i32) {
        let cause = match self.state.activity(slot) {
            Some(card) => Reason::Activity.of(Card::Activity(card)),
            None => Reason::Activity.plain(),
        };
        match resource {
            Resource::Deniers => self.deniers(amount, cause),
            Resource::Influence => self.gain_influence(amount, cause),
            Resource::Vp => self.gain_vp(Side::Human, amount, cause),
        }
    }

    /// Begins the list that the human chose, counted from 1 (KC-11.2).
    pub(super) fn choose(&mut self, activation: Activation, choice: u8) {
        let Some((effect, others)) = self.take_effect(activation) else {
            return;
        };
        let chosen = effect.lists().get(usize::from(choice - 1));
        let left = chosen.map_or(others, |list| others.behind(list));
        self.carry_out(activation, left);
    }

    /// Puts an own cube on the Event card that the human chose (KC-11.2).
    pub(super) fn mark(&mut self, activation: Activation, card: EventId) {
        let effects = effects_of(self.game, self.state, activation.slot);
        self.put_event_cubes(card, 1);
        if let Some(left) = EffectsLeft::at(activation.place, effects) {
            self.carry_out(activation, left.after_cube());
        }
    }

    /// Rolls the black die of an effect (KC-11.2); nothing modifies it (KC-11.4).
    pub(super) fn roll_effect(&mut self, activation: Activation, face: Face) {
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face,
        });
        let Some((effect, others)) = self.take_effect(activation) else {
            return;
        };
        let left = match effect {
            Effect::Roll { least, then } if face.pips() >= *least => others.behind(then),
            _ => others,
        };
        self.carry_out(activation, left);
    }
}
