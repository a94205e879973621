//! Chapter 10: the human's actions.

use solo_core::{Events, Set};

use super::search::DiceAndCubes;
use super::{Position, Table};
use crate::catalogue::ActionKind;
use crate::event::{Card, Event, Reason, Target};
use crate::ids::EventId;
use crate::options::Payout;
use crate::refusal::Refusal;
use crate::state::{Action, Pending, State};
use crate::terms::{Building, OwnedDie, Side, Slot, Space, StoneSpace};

impl Position<'_> {
    /// Returns every action that can be completed (KC-8.10).
    pub(super) fn possible_actions(self) -> Set<Action> {
        let available = self.dice_and_cubes();
        let mut actions = Set::EMPTY;
        for slot in Slot::ALL {
            if self.can_activate(slot, &available).is_ok() {
                actions.insert(Action::Activate(slot));
            }
        }
        if self.can_build(&available).is_ok() {
            actions.insert(Action::Build);
        }
        for of in self.state.row {
            if self.can_combat(of.card, &available).is_ok() {
                actions.insert(Action::Combat(of.card));
            }
        }
        for building in Building::ALL {
            if self.can_place(building, &available).is_ok() {
                actions.insert(Action::Place(building));
            }
        }
        if self.can_farm(&available).is_ok() {
            actions.insert(Action::Farm);
        }
        actions
    }

    fn can_build(self, available: &DiceAndCubes) -> Result<(), Refusal> {
        self.can_meet(&self.demand_to_build(), ActionKind::Build, available)
    }

    /// Accepts a card of the row.
    fn can_combat(self, card: EventId, available: &DiceAndCubes) -> Result<(), Refusal> {
        let demand = self
            .demand_to_combat(card)
            .ok_or(Refusal::NoCompleteGroup)?;
        self.can_meet(&demand, ActionKind::Combat, available)
    }

    fn can_place(self, building: Building, available: &DiceAndCubes) -> Result<(), Refusal> {
        // KC-9.5: one citizen from the supply for each die.
        Refusal::SupplyEmpty.unless(self.state.human.supply > 0)?;
        let demand = self.demand_to_place(building);
        self.can_meet(&demand, ActionKind::Place, available)
    }

    fn can_farm(self, available: &DiceAndCubes) -> Result<(), Refusal> {
        self.can_meet(&self.demand_to_farm(), ActionKind::Farm, available)
    }

    /// Accepts an action of the turn.
    pub(crate) fn can_act(self, action: Action) -> Result<(), Refusal> {
        // What is in the cache has passed the check below.
        if self.state.legal_cache.actions.contains(action) {
            return Ok(());
        }
        let available = self.dice_and_cubes();
        match action {
            Action::Activate(slot) => self.can_activate(slot, &available),
            Action::Build => self.can_build(&available),
            // KC-10.5: cards in the row.
            Action::Combat(card) if self.row_index(card).is_none() => Err(Refusal::NotInRow),
            Action::Combat(card) => self.can_combat(card, &available),
            Action::Place(building) => self.can_place(building, &available),
            Action::Farm => self.can_farm(&available),
        }
    }

    /// Returns the index of a card in the row.
    pub(crate) fn row_index(self, card: EventId) -> Option<usize> {
        self.state.row.iter().position(|of| of.card == card)
    }

    /// Returns the target of an action.
    pub(crate) fn target(self, action: Action) -> Option<Target> {
        match action {
            Action::Activate(slot) => self.state.activity(slot).map(Target::Activity),
            Action::Combat(card) => Some(Target::Event(card)),
            Action::Place(building) => Some(Target::Building(building)),
            Action::Build | Action::Farm => None,
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins an action of the turn.
    pub(super) fn begin_action(&mut self, action: Action) {
        let kind = action.kind();
        let target = self.position().target(action);
        self.tell(Event::Action { kind, target });
        match action {
            // KC-10.1: without a tradesman on the card, one is hired first.
            Action::Activate(slot) if self.state.tradesman(Side::Human, slot).is_none() => {
                self.state.pending = Pending::Origin(slot);
            }
            _ => self.ask_for_cube(action),
        }
    }

    /// Places one stone with each die, in the order of choosing (KC-10.2).
    pub(super) fn build(&mut self, dice: &[OwnedDie]) {
        for die in dice {
            let column = Space::nearest(die.face.pips());
            let at = self.position().stone_space(&self.state.stones, column);
            if let Some(at) = at {
                self.put_stone(Side::Human, at);
                // KC-10.4: VP and the influence of the column.
                let vp = i32::from(self.constants().stone_vp);
                self.gain_vp(Side::Human, vp, Reason::Stone.plain());
                let influence = self.game.catalogue().column_influence(column.get());
                self.gain_influence(i32::from(influence), Reason::Stone.plain());
            }
        }
        self.end_turn();
    }

    pub(super) fn put_stone(&mut self, who: Side, at: StoneSpace) {
        self.state.stones.put(at, who);
        let StoneSpace { level, column } = at;
        self.tell(Event::Stone { who, level, column });
    }

    /// Puts cubes on an Event card for the strength (KC-10.5).
    pub(super) fn combat(&mut self, card: EventId, strength: u8) {
        if let Some(printed) = self.game.catalogue().event(card) {
            let cubes = strength
                .checked_div(printed.combat().divisor())
                .unwrap_or(0);
            self.put_event_cubes(card, cubes);
        }
        self.end_turn();
    }

    /// Puts own cubes, at most the free banners, with influence; settles a full card (KC-10.5).
    pub(super) fn put_event_cubes(&mut self, card: EventId, wanted: u8) {
        let Some(printed) = self.game.catalogue().event(card) else {
            return;
        };
        let mut row = self.state.row.as_mut_slice().iter_mut();
        let Some(of) = row.find(|of| of.card == card) else {
            return;
        };
        let count = wanted.min(printed.banners() - of.cubes);
        of.cubes += count;
        let full = of.cubes >= printed.banners();
        self.tell(Event::EventCubes {
            who: Side::Human,
            card,
            count,
        });
        let influence = i32::from(self.constants().event_influence) * i32::from(count);
        let cause = Reason::EventCube.of(Card::Event(card));
        self.gain_influence(influence, cause);
        if full {
            self.settle_event(card, 0);
        }
    }

    /// Settles a card of the row with all banners covered, `roy` of them by le Roy (KC-10.6).
    pub(super) fn settle_event(&mut self, card: EventId, roy: u8) {
        let (Some(printed), Some(index)) = (
            self.game.catalogue().event(card),
            self.position().row_index(card),
        ) else {
            return;
        };
        let Some(of) = self.state.row.as_mut_slice().get_mut(index) else {
            return;
        };
        // KC-10.7: the cubes of Marauding return.
        let human = core::mem::take(&mut of.cubes);
        // KC-10.7: Marauding pays out unless the option says otherwise.
        if !printed.stays() || self.game.options().marauding_payout == Payout::On {
            // KC-10.6: each side scores for its number of cubes.
            let cause = Reason::Reward.of(Card::Event(card));
            self.gain_vp(Side::Human, i32::from(printed.reward(human)), cause);
            self.gain_vp(Side::Roy, i32::from(printed.reward(roy)), cause);
        }
        // KC-10.6: the side with more cubes takes it; on a tie the human does, whose cube was
        // first. KC-10.7: no one takes Marauding.
        let taker = if human >= roy { Side::Human } else { Side::Roy };
        let to = (!printed.stays()).then_some(taker);
        if let Some(taker) = to {
            self.state.row.remove(index);
            let State { human, roy, .. } = &mut *self.state;
            taker.of_mut([&mut human.won, &mut roy.won]).0.insert(card);
        }
        self.tell(Event::EventCountered { card, to });
    }

    /// Places citizens with the dice in the order of choosing, `copies` with each (KC-10.8, KC-9.5).
    pub(super) fn place_citizens(&mut self, building: Building, dice: &[OwnedDie], copies: u8) {
        for die in dice {
            // KC-9.6: with a multiply effect one after the other, each with the face of the die.
            for _ in 0..copies {
                self.human_enters(building, die.face);
            }
        }
        self.end_turn();
    }

    /// Earns deniers for the strength (KC-10.9).
    pub(super) fn farm(&mut self, strength: u8) {
        let divisor = self.constants().farm_divisor;
        let deniers = strength.checked_div(divisor).unwrap_or(0);
        self.deniers(i32::from(deniers), Reason::Farm.plain());
        self.end_turn();
    }
}
