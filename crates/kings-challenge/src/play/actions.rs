//! Chapter 10: the human's actions.

use solo_core::Events;

use super::{Look, Play};
use crate::catalogue::ActionKind;
use crate::event::{Card, Event, Reason, Target};
use crate::ids::EventId;
use crate::options::Payout;
use crate::phase::Step;
use crate::play::menu::{at, entry};
use crate::refusal::Refusal;
use crate::state::Action;
use crate::terms::{Building, OwnedDie, Side, Slot, StoneSpace};

impl Look<'_> {
    /// Lists every action that can be completed (KC-8.10).
    pub(super) fn action_menu(self) -> u128 {
        let means = self.means();
        let mut menu = 0;
        for slot in Slot::all() {
            if self.can_activate(slot, &means) {
                menu |= entry(at::ACTIVATE.wrapping_add(slot.index()));
            }
        }
        if self.is_buildable(&means) {
            menu |= entry(at::BUILD);
        }
        for card in self.state.row.items() {
            // KC-10.5: cards in the row.
            let number = card.card.index();
            if self.is_possible(ActionKind::Combat, number, 0, &means) {
                menu |= entry(at::COMBAT.wrapping_add(number));
            }
        }
        if self.state.human.supply > 0 {
            for building in Building::ALL {
                if self.is_possible(ActionKind::Place, building.index(), 0, &means) {
                    menu |= entry(at::PLACE.wrapping_add(building.index()));
                }
            }
        }
        if self.is_possible(ActionKind::Farm, 0, 0, &means) {
            menu |= entry(at::FARM);
        }
        menu
    }

    pub(super) fn combat_refusal(self, card: EventId) -> Refusal {
        if self.row_place(card).is_none() {
            Refusal::NotInRow
        } else {
            Refusal::NoCompleteGroup
        }
    }

    pub(super) fn place_refusal(self) -> Refusal {
        // KC-9.5: one citizen from the supply for each die.
        if self.state.human.supply == 0 {
            Refusal::SupplyEmpty
        } else {
            Refusal::NoCompleteGroup
        }
    }

    /// Returns the index of a card in the row.
    #[inline]
    pub(crate) fn row_place(self, card: EventId) -> Option<u8> {
        let row = self.state.row.items();
        let place = row.iter().position(|of| of.card == card)?;
        u8::try_from(place).ok()
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Begins an action of the menu.
    pub(super) fn begin_action(&mut self, number: u8) {
        let (kind, target) = match number {
            at::ACTIVATE..at::BUILD => (ActionKind::Activate, number.wrapping_sub(at::ACTIVATE)),
            at::BUILD => (ActionKind::Build, 0),
            at::COMBAT..at::PLACE => (ActionKind::Combat, number.wrapping_sub(at::COMBAT)),
            at::PLACE..at::FARM => (ActionKind::Place, number.wrapping_sub(at::PLACE)),
            _ => (ActionKind::Farm, 0),
        };
        self.state.action = Action::new(kind, target);
        let target = self.look().target();
        self.tell(Event::Action { kind, target });
        // KC-10.1: without a tradesman on the card, one is hired first.
        self.state.step = if kind == ActionKind::Activate && self.look().needs_tradesman() {
            Step::Source
        } else {
            self.look().step_to_group()
        };
    }

    /// Carries out the action of the closed group; each die counts as `copies` citizens.
    pub(super) fn carry_out(&mut self, copies: u8) {
        match self.state.action.kind {
            ActionKind::Activate => self.state.step = Step::Times,
            ActionKind::Build => self.build(),
            ActionKind::Combat => self.combat(),
            ActionKind::Place => self.place_citizens(copies),
            ActionKind::Farm => self.farm(),
        }
    }

    /// Places one stone with each die, in the order of choosing (KC-10.2).
    fn build(&mut self) {
        let group = self.state.action.group;
        for &code in group.items() {
            let die = OwnedDie::nth(code);
            let at = self.look().stone_place(self.state.stones, die.face.pips());
            if let Some(at) = at {
                self.put_stone(Side::Human, at);
                // KC-10.4: VP and the influence of the column.
                let vp = i32::from(self.constants().stone_vp);
                self.gain_vp(Side::Human, vp, Reason::Stone.plain());
                let influence = self.game.catalogue().column_influence(die.face.pips());
                self.gain_influence(i32::from(influence), Reason::Stone.plain());
            }
        }
        self.end_turn();
    }

    pub(super) fn put_stone(&mut self, who: Side, at: u8) {
        self.state.stones.put(at, Some(who));
        let StoneSpace { level, column } = StoneSpace::nth(at);
        self.tell(Event::Stone { who, level, column });
    }

    /// Puts cubes on an Event card (KC-10.5).
    fn combat(&mut self) {
        let action = &self.state.action;
        let strength = action.strength;
        if let Some(id) = EventId::from_index(action.target)
            && let Some(card) = self.game.catalogue().event(id)
        {
            let cubes = strength.checked_div(card.combat().divisor()).unwrap_or(0);
            self.put_event_cubes(id, cubes);
        }
        self.end_turn();
    }

    /// Puts own cubes, at most the free banners, with influence; settles a full card (KC-10.5).
    pub(super) fn put_event_cubes(&mut self, id: EventId, wanted: u8) {
        let (Some(card), Some(place)) =
            (self.game.catalogue().event(id), self.look().row_place(id))
        else {
            return;
        };
        let mut count = 0;
        let mut full = false;
        if let Some(of) = self.state.row.items_mut().get_mut(usize::from(place)) {
            count = wanted.min(card.banners().saturating_sub(of.cubes));
            of.cubes = of.cubes.saturating_add(count);
            full = of.cubes >= card.banners();
        }
        self.tell(Event::EventCubes {
            who: Side::Human,
            card: id,
            count,
        });
        let each = i32::from(self.constants().event_influence);
        let cause = Reason::EventCube.of(Card::Event(id));
        self.gain_influence(each.saturating_mul(i32::from(count)), cause);
        if full {
            self.settle_event(place, 0);
        }
    }

    /// Settles a card of the row with all banners covered, `roy` of them by le Roy (KC-10.6).
    pub(super) fn settle_event(&mut self, place: u8, roy: u8) {
        let Some(of) = self.state.row.get(place) else {
            return;
        };
        let id = of.card;
        let Some(card) = self.game.catalogue().event(id) else {
            return;
        };
        // KC-10.7: Marauding pays out unless the option says otherwise.
        if !card.stays() || self.game.options().marauding_payout == Payout::On {
            // KC-10.6: each side scores for its number of cubes.
            let cause = Reason::Reward.of(Card::Event(id));
            self.gain_vp(Side::Human, i32::from(card.reward(of.cubes)), cause);
            self.gain_vp(Side::Roy, i32::from(card.reward(roy)), cause);
        }
        // KC-10.6: the side with more cubes takes it; on a tie the human does, whose cube was
        // first.
        let taker = if of.cubes >= roy {
            Side::Human
        } else {
            Side::Roy
        };
        if card.stays() {
            // KC-10.7: the cubes of Marauding return, and no one takes it.
            if let Some(of) = self.state.row.items_mut().get_mut(usize::from(place)) {
                of.cubes = 0;
            }
        } else {
            self.state.row.remove(place);
            match taker {
                Side::Human => self.state.human.won.add(id),
                Side::Roy => self.state.roy.won.add(id),
            }
        }
        self.tell(Event::EventCountered {
            card: id,
            to: (!card.stays()).then_some(taker),
        });
    }

    /// Places citizens with the dice in the order of choosing (KC-10.8, KC-9.5).
    fn place_citizens(&mut self, copies: u8) {
        let building = Building::nth(self.state.action.target);
        let group = self.state.action.group;
        for &code in group.items() {
            let die = OwnedDie::nth(code);
            // KC-9.6: with a multiply effect one after the other, each with the face of the die.
            for _ in 0..copies {
                self.human_enters(building, die.face.pips());
            }
        }
        self.end_turn();
    }

    /// Earns deniers for the strength (KC-10.9).
    fn farm(&mut self) {
        let divisor = self.constants().farm_divisor;
        let deniers = self.state.action.strength.checked_div(divisor).unwrap_or(0);
        self.deniers(i32::from(deniers), Reason::Farm.plain());
        self.end_turn();
    }
}

impl Look<'_> {
    /// Returns the target of the action under way.
    pub(crate) fn target(self) -> Option<Target> {
        let action = &self.state.action;
        match action.kind {
            ActionKind::Activate => {
                let slot = Slot::from_index(action.target)?;
                self.state.activity(slot).map(Target::Activity)
            }
            ActionKind::Combat => EventId::from_index(action.target).map(Target::Event),
            ActionKind::Place => Building::from_index(action.target).map(Target::Building),
            ActionKind::Build | ActionKind::Farm => None,
        }
    }
}
