//! Chapter 11: the effects of immediate cards, and counted quantities.

use solo_core::{Events, Face, Kind, Set, excluded};

use super::effects_left::{EffectsLeft, effects_of};
use super::resources::Cause;
use super::{Position, Table};
use crate::catalogue::{Count, Effect, Per, Resource};
use crate::event::{Card, Event, Reason, Roller};
use crate::ids::EventId;
use crate::state::{Activation, EffectPlace, Group, Pending};
use crate::terms::{Building, BuildingSpace, Colour, Side, Slot, StoneSpace};

/// Counts the values of a set.
fn len<K: Kind>(set: Set<K>) -> i32 {
    set.len().cast_signed()
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
        // KC-15.4: `every` is at least 1.
        let times = counted.checked_div(i32::from(per.every));
        let times = times.unwrap_or_else(|| excluded(0));
        i32::from(per.amount) * times
    }

    /// Counts a quantity for this side (KC-11.3).
    pub(crate) fn count(self, side: Side, count: Count) -> i32 {
        let state = self.state;
        let (citizens, stones) = (state.citizens.of(side), state.stones.of(side));
        let of_colour = |colour| state.dice(side).of_colour(colour).cast_signed();
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
                with_cubes.map(|_| 1).sum()
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
        let lists = self.decided().map_or(&[][..], Effect::lists);
        lists.iter().map(|_| 1).sum()
    }

    /// Returns the Event cards of the row, on any of which the cube may be put (KC-11.2).
    pub(super) fn cards_of_row(self) -> Set<EventId> {
        self.state.row.iter().map(|of| of.card).collect()
    }
}

impl<'a, E: Events<Event>> Table<'a, E> {
    /// Begins the activations of the card in a slot (KC-10.1b).
    pub(super) fn begin_activations(&mut self, slot: Slot, group: Group, times: u8) -> Option<()> {
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
        self.carry_out(activation, EffectsLeft::NOTHING)
    }

    /// Carries out what is left of an activation, and then the further ones, until an effect waits
    /// for a decision or a die (KC-10.1b).
    fn carry_out(&mut self, mut activation: Activation, mut left: EffectsLeft<'a>) -> Option<()> {
        let effects = effects_of(self.game, self.state, activation.slot);
        let card = self.state.activity(activation.slot)?;
        let cause = Reason::Activity.of(Card::Activity(card));
        loop {
            let Some((effect, others)) = left.split() else {
                if activation.left == 0 {
                    self.end_turn();
                    return Some(());
                }
                activation.left -= 1;
                left = left.behind(effects);
                continue;
            };
            if effect.decisions() > 0 {
                let due = left.effects();
                activation.place =
                    EffectsLeft::find(effects, |other| other.effects().eq(due.clone()))?;
            }
            match effect {
                Effect::EventCube(_) | Effect::Choose(_) | Effect::Roll { .. } => {
                    self.state.pending = activation.at(effect)?;
                    return Some(());
                }
                Effect::Deniers(n) => self.gain(Resource::Deniers, i32::from(*n), cause),
                Effect::Influence(n) => self.gain(Resource::Influence, i32::from(*n), cause),
                Effect::Vp(n) => self.gain(Resource::Vp, i32::from(*n), cause),
                Effect::Recruit(n) => self.recruit(*n),
                Effect::Per(per) => self.gain(per.resource, self.position().per(*per), cause),
                // KC-11.1: costs are already paid.
                Effect::PayDeniers(_) | Effect::PayInfluence(_) => {}
            }
            left = others;
        }
    }

    /// Returns the effect that is being decided, and what is left after it.
    fn take_effect(&self, of: Activation) -> Option<(&'a Effect, EffectsLeft<'a>)> {
        EffectsLeft::at(of.place, effects_of(self.game, self.state, of.slot))?.split()
    }

    fn gain(&mut self, resource: Resource, amount: i32, cause: Cause) {
        match resource {
            Resource::Deniers => self.deniers(amount, cause),
            Resource::Influence => self.gain_influence(amount, cause),
            Resource::Vp => self.gain_vp(Side::Human, amount, cause),
        }
    }

    /// Begins the list that the human chose, counted from 1 (KC-11.2).
    pub(super) fn choose(&mut self, activation: Activation, choice: u8) -> Option<()> {
        let (effect, others) = self.take_effect(activation)?;
        let list = effect.lists().get(usize::from(choice - 1))?;
        self.carry_out(activation, others.behind(list))
    }

    /// Puts an own cube on the Event card that the human chose (KC-11.2).
    pub(super) fn mark(&mut self, activation: Activation, card: EventId) -> Option<()> {
        let effects = effects_of(self.game, self.state, activation.slot);
        self.put_event_cubes(card, 1)?;
        let left = EffectsLeft::at(activation.place, effects)?;
        self.carry_out(activation, left.after_cube())
    }

    /// Rolls the black die of an effect (KC-11.2); nothing modifies it (KC-11.4).
    pub(super) fn roll_effect(&mut self, activation: Activation, face: Face) -> Option<()> {
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face,
        });
        let (effect, others) = self.take_effect(activation)?;
        let left = match effect {
            Effect::Roll { least, then } if face.pips() >= *least => others.behind(then),
            _ => others,
        };
        self.carry_out(activation, left)
    }
}
