//! Chapter 11: the effects of immediate cards, and counted quantities.

use core::slice;

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::{Count, Effect, EffectList, Link, Per, Resource, Use};
use crate::event::{Card, Event, Reason, Roller};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::menu::entry;
use crate::state::Todo;
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
    pub(crate) const fn decided_at(self) -> Option<Step> {
        match self {
            Self::EventCube(_) => Some(Step::Mark),
            Self::Choose(_) => Some(Step::Choose),
            Self::Roll { .. } => Some(Step::Black),
            _ => None,
        }
    }
}

impl Look<'_> {
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

    /// Returns the effects of the card that is being activated, without its costs.
    pub(crate) fn activated(self) -> Option<EffectList> {
        let slot = Slot::from_index(self.state.action.target)?;
        match self.face_up(slot)?.usage() {
            // KC-11.1: costs are only at the start of the list.
            Use::Immediate { list, costs, .. } => {
                Some((0..costs).fold(list, |list, _| self.rest(list)))
            }
            Use::Deferred { .. } => None,
        }
    }

    /// Returns the list without its first effect.
    #[inline]
    fn rest(self, list: EffectList) -> EffectList {
        self.catalogue()
            .link(list)
            .map_or_else(EffectList::default, |link| link.rest)
    }

    /// Returns the next link of the effects that are being carried out.
    #[inline]
    fn link(self) -> Option<Link> {
        let list = *self.state.action.todo.items().last()?;
        self.catalogue().link(list).copied()
    }

    /// Returns the effect that is being decided.
    #[inline]
    pub(crate) fn now(self) -> Option<Effect> {
        self.link().map(|link| link.effect)
    }

    /// Lists effects in the order in which they are done.
    #[cfg(feature = "serde")]
    pub(crate) fn in_order(self, todo: Todo) -> impl Iterator<Item = Effect> + Clone {
        let lists = todo.all().into_iter().rev();
        lists.flat_map(move |list| self.catalogue().effects(list))
    }

    /// Finds what can be left of the card's effects when one of them is decided: the first that is
    /// `wanted`.
    pub(crate) fn remainder(self, wanted: &dyn Fn(&Todo) -> bool) -> Option<Todo> {
        self.remainder_of(self.activated()?, Todo::default(), wanted)
    }

    fn remainder_of(
        self,
        list: EffectList,
        behind: Todo,
        wanted: &dyn Fn(&Todo) -> bool,
    ) -> Option<Todo> {
        let mut next = list;
        while let Some(link) = self.catalogue().link(next) {
            next = link.rest;
            if link.effect.decided_at().is_none() {
                continue;
            }
            let todo = behind.with(link.begun);
            if wanted(&todo) {
                return Some(todo);
            }
            let inner = match link.effect {
                Effect::Choose(lists) => self.catalogue().lists(lists),
                Effect::Roll { ref list, .. } => slice::from_ref(list),
                // The cubes that follow are a decision of their own.
                _ => {
                    next = self.rest(link.begun);
                    &[]
                }
            };
            let behind = behind.with(link.rest);
            let mut inner = inner.iter();
            if let Some(todo) = inner.find_map(|list| self.remainder_of(*list, behind, wanted)) {
                return Some(todo);
            }
        }
        None
    }

    /// Lists the lists of the choice (KC-11.2).
    pub(super) fn choose_menu(self) -> u128 {
        match self.now() {
            Some(Effect::Choose(lists)) => entry(lists.len).wrapping_sub(1),
            _ => 0,
        }
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

impl<E: Events<Event>> Play<'_, E> {
    /// Carries out the activations one after the other (KC-10.1b).
    pub(super) fn run_activations(&mut self) {
        loop {
            if self.run_todo() {
                return;
            }
            let Some(left) = self.state.action.left.checked_sub(1) else {
                self.end_turn();
                return;
            };
            self.state.action.left = left;
            match self.look().activated() {
                Some(list) => self.put_before(list),
                None => return,
            }
        }
    }

    /// Carries out effects; returns `true` if one of them waits for a decision or a die.
    fn run_todo(&mut self) -> bool {
        while let Some(link) = self.look().link() {
            if let Some(step) = self.begin_effect(link.effect) {
                self.state.step = step;
                self.state.action.todo.pop();
                self.put_before(link.begun);
                return true;
            }
            self.take_effect();
        }
        false
    }

    /// Takes the first of the effects to do.
    #[inline]
    fn take_effect(&mut self) -> Option<Effect> {
        let link = self.look().link()?;
        self.state.action.todo.pop();
        self.put_before(link.rest);
        Some(link.effect)
    }

    /// Puts the effects of a list before those that wait.
    #[inline]
    fn put_before(&mut self, list: EffectList) {
        self.state.action.todo.put_before(list);
    }

    /// Begins one effect; returns the step at which it waits.
    #[inline]
    fn begin_effect(&mut self, effect: Effect) -> Option<Step> {
        match effect {
            Effect::Deniers(n) => self.gain(Resource::Deniers, i32::from(n)),
            Effect::Influence(n) => self.gain(Resource::Influence, i32::from(n)),
            Effect::Vp(n) => self.gain(Resource::Vp, i32::from(n)),
            Effect::Recruit(n) => self.recruit(n),
            Effect::Per(per) => self.gain(per.resource, self.look().per(per)),
            // KC-11.1: costs are already paid.
            _ => {}
        }
        effect.decided_at()
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
        if let Some(Effect::Choose(lists)) = self.take_effect() {
            let lists = self.game.catalogue().lists(lists);
            if let Some(&list) = lists.get(usize::from(number)) {
                self.put_before(list);
            }
        }
        self.run_activations();
    }

    /// Puts an own cube on the Event card that the human chose (KC-11.2).
    pub(super) fn mark(&mut self, number: u8) {
        self.take_effect();
        if let Some(card) = EventId::from_index(number) {
            self.put_event_cubes(card, 1);
        }
        self.run_activations();
    }

    /// Rolls the black die of an effect (KC-11.2); nothing modifies it (KC-11.4).
    pub(super) fn roll_effect(&mut self, number: u8) {
        let face = rolled(number);
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face,
        });
        if let Some(Effect::Roll { least, list }) = self.take_effect()
            && face.pips() >= least
        {
            self.put_before(list);
        }
        self.run_activations();
    }
}
