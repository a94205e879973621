//! Chapter 10: the human's actions.

use solo_core::{Events, Set};

use super::demand::Demand;
use super::{Position, Table};
use crate::event::{Card, Event, Reason, Target};
use crate::ids::EventId;
use crate::options::Payout;
use crate::refusal::Refusal;
use crate::state::{Action, Pending, RowCard, State};
use crate::terms::{Building, OwnedDie, Side, Slot, Space, StoneSpace};

impl Position<'_> {
    /// Returns every action that can be completed (KC-8.10).
    pub(super) fn possible_actions(self) -> Set<Action> {
        let available = self.dice_and_cubes();
        let slots = Slot::ALL.into_iter().map(Action::Activate);
        let row = self.state.row.iter();
        let row = row.map(|of| Action::Combat(of.card));
        let buildings = Building::ALL.into_iter().map(Action::Place);
        let others = [Action::Build, Action::Farm];
        let all = slots.chain(row).chain(buildings).chain(others);
        let can = |action: &Action| {
            self.demand_to_begin(*action)
                .is_ok_and(|demand| self.is_met(&demand, action.kind(), &available))
        };
        all.filter(can).collect()
    }

    /// Returns the demand on the dice of an action, or what is missing before any dice are needed.
    fn demand_to_begin(self, action: Action) -> Result<Demand, Refusal> {
        match action {
            Action::Activate(slot) => self.demand_after_hiring(slot),
            Action::Build => Ok(self.demand_to_build()),
            Action::Combat(card) => self.demand_to_combat(card).ok_or(Refusal::NotInRow),
            Action::Place(building) => {
                // KC-9.5: one citizen from the supply for each die.
                Refusal::SupplyEmpty.unless(self.state.human.supply > 0)?;
                Ok(self.demand_to_place(building))
            }
            Action::Farm => Ok(self.demand_to_farm()),
        }
    }

    /// Accepts an action of the turn.
    pub(crate) fn can_act(self, action: Action) -> Result<(), Refusal> {
        // What is in the cache has passed the check below.
        if self.state.legal_cache.actions.contains(action) {
            return Ok(());
        }
        if let Action::Combat(card) = action {
            // KC-10.5: cards in the row.
            Refusal::NotInRow.unless(self.row_index(card).is_some())?;
        }
        let demand = self.demand_to_begin(action)?;
        let (kind, available) = (action.kind(), self.dice_and_cubes());
        if self.is_met(&demand, kind, &available) {
            Ok(())
        } else {
            Err(self.lacking_dice(demand, kind, &available))
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
    pub(super) fn build(&mut self, dice: &[OwnedDie]) -> Option<()> {
        for die in dice {
            let column = Space::nearest(die.face.pips());
            // KC-8.9: the group has only dice that find a space.
            let position = self.position();
            let at = position.stone_space(&self.state.stones, column)?;
            self.put_stone(Side::Human, at);
            // KC-10.4: VP and the influence of the column.
            let vp = i32::from(self.constants().stone_vp);
            self.gain_vp(Side::Human, vp, Reason::Stone.plain());
            let influence = self.game.catalogue().column_influence(column.get());
            self.gain_influence(i32::from(influence), Reason::Stone.plain());
        }
        self.end_turn();
        Some(())
    }

    pub(super) fn put_stone(&mut self, who: Side, at: StoneSpace) {
        self.state.stones.put(at, who);
        let StoneSpace { level, column } = at;
        self.tell(Event::Stone { who, level, column });
    }

    /// Puts cubes on an Event card for the strength (KC-10.5).
    pub(super) fn combat(&mut self, card: EventId, strength: u8) -> Option<()> {
        let combat = self.game.catalogue().event(card)?.combat();
        let cubes = strength.checked_div(combat.divisor())?;
        self.put_event_cubes(card, cubes)?;
        self.end_turn();
        Some(())
    }

    /// Puts own cubes, at most the free banners, with influence; settles a full card (KC-10.5).
    pub(super) fn put_event_cubes(&mut self, card: EventId, wanted: u8) -> Option<()> {
        let banners = self.game.catalogue().event(card)?.banners();
        let of = self.in_row(card)?;
        let count = wanted.min(banners - of.cubes);
        of.cubes += count;
        let full = of.cubes >= banners;
        self.tell(Event::EventCubes {
            who: Side::Human,
            card,
            count,
        });
        let influence = i32::from(self.constants().event_influence) * i32::from(count);
        let cause = Reason::EventCube.of(Card::Event(card));
        self.gain_influence(influence, cause);
        if full {
            self.settle_event(card, 0)?;
        }
        Some(())
    }

    /// Returns a card of the row, to be changed.
    pub(super) fn in_row(&mut self, card: EventId) -> Option<&mut RowCard> {
        let mut row = self.state.row.as_mut_slice().iter_mut();
        row.find(|of| of.card == card)
    }

    /// Settles a card of the row with all banners covered, `roy` of them by le Roy (KC-10.6).
    pub(super) fn settle_event(&mut self, card: EventId, roy: u8) -> Option<()> {
        let printed = self.game.catalogue().event(card)?;
        let index = self.position().row_index(card)?;
        // KC-10.7: the cubes of Marauding return.
        let human = core::mem::take(&mut self.in_row(card)?.cubes);
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
        Some(())
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
    pub(super) fn farm(&mut self, strength: u8) -> Option<()> {
        let divisor = self.constants().farm_divisor;
        let deniers = strength.checked_div(divisor)?;
        self.deniers(i32::from(deniers), Reason::Farm.plain());
        self.end_turn();
        Some(())
    }
}
