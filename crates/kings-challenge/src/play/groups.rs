//! Chapter 8: groups of dice.

use solo_core::{Events, Set};

use super::demand::{Demand, GROUP, Tally};
use super::search::DiceAndCubes;
use super::{Position, Table};
use crate::catalogue::{ActionKind, Activity, Costs, Mix};
use crate::event::{Event, Reason};
use crate::ids::EventId;
use crate::refusal::Refusal;
use crate::state::{Action, Group, Pending};
use crate::terms::{Building, Colour, OwnedDie, Slot};

impl Position<'_> {
    /// Returns the demands on a group without a cube (KC-8.4). `None` if the target is missing.
    pub(super) fn demand(self, action: Action) -> Option<Demand> {
        match action {
            Action::Activate(slot) => {
                let card = self.face_up(slot)?;
                Some(self.demand_to_activate(slot, card, card.costs()))
            }
            Action::Build => Some(self.demand_to_build()),
            Action::Combat(card) => self.demand_to_combat(card),
            Action::Place(building) => Some(self.demand_to_place(building)),
            Action::Farm => Some(self.demand_to_farm()),
        }
    }

    pub(super) fn demand_to_activate(self, slot: Slot, card: &Activity, costs: Costs) -> Demand {
        // KC-8.9: the deniers of one activation are kept back.
        self.single(slot.colour(), card.divisor())
            .keeping(costs.deniers.into())
    }

    pub(super) fn demand_to_build(self) -> Demand {
        self.single(Colour::White, 0)
    }

    pub(super) fn demand_to_combat(self, card: EventId) -> Option<Demand> {
        let combat = self.catalogue().event(card)?.combat();
        Some(Demand {
            colours: combat.colours,
            mix: combat.mix,
            ..self.single(Colour::Red, combat.divisor)
        })
    }

    pub(super) fn demand_to_place(self, building: Building) -> Demand {
        Demand {
            // KC-8.9: the supply has all citizens to be placed.
            most: GROUP.min(self.state.human.supply),
            ..self.single(building.colour(), 0)
        }
    }

    pub(super) fn demand_to_farm(self) -> Demand {
        self.single(Colour::Yellow, self.constants().farm_divisor)
    }

    /// Demands dice of this colour with at least this strength.
    fn single(self, colour: Colour, least: u8) -> Demand {
        let constants = self.constants();
        Demand {
            colours: Set::of(colour),
            mix: Mix::Single,
            most: GROUP,
            least,
            cube: None,
            budget: self.state.human.deniers,
            prices: [constants.price_1, constants.price_2, constants.price_3],
        }
    }

    /// Returns the demands on the group of the action under way, with its cube.
    pub(crate) fn demand_on(self, action: Action, group: Group) -> Option<Demand> {
        let demand = self.demand(action)?;
        match group.cube {
            None => Some(demand),
            Some(slot) => self.with_cube(demand, action.kind(), slot),
        }
    }

    /// Returns whether a complete group is possible (KC-8.10).
    pub(super) fn is_possible(
        self,
        demand: &Demand,
        kind: ActionKind,
        available: &DiceAndCubes,
    ) -> bool {
        match kind {
            ActionKind::Build => self.has_stones_for(demand),
            ActionKind::Activate | ActionKind::Combat | ActionKind::Place | ActionKind::Farm => {
                demand.is_met_by(available)
            }
        }
    }

    /// Returns strength and price in deniers of the group under way, with one more die if given. An
    /// action that requires no strength has none.
    pub(crate) fn group_total(self, die: Option<OwnedDie>) -> Option<(Option<u8>, i32)> {
        let action = self.state.pending.action()?;
        let group = self.state.pending.group();
        let demand = self.demand_on(action, group)?;
        let tally = Tally::of(&die.map_or(group, |die| group.with(die)).dice);
        let counts = !matches!(action, Action::Build | Action::Place(_));
        Some((
            counts.then(|| demand.strength(&tally)),
            demand.price(&tally),
        ))
    }

    /// Returns every die that keeps a complete group within reach (KC-8.11).
    pub(super) fn joining_dice(
        self,
        demand: &Demand,
        action: Action,
        group: Group,
    ) -> Set<OwnedDie> {
        match action {
            Action::Build => self.joining_stones(demand, group),
            _ => demand.joining_dice(group, &self.state.dice),
        }
    }

    /// Accepts a die for the group (KC-8.11).
    pub(super) fn can_add(
        self,
        action: Action,
        group: Group,
        die: OwnedDie,
    ) -> Result<(), Refusal> {
        if self.state.legal_cache.dice.contains(die) {
            Ok(())
        } else if self.state.dice(die.side()).count(die.die()) == 0 {
            Err(Refusal::NoSuchDie)
        } else {
            Err(self.not_joining(action, group, die))
        }
    }

    /// Accepts the end of the group (KC-8.9).
    pub(super) fn can_close(self) -> Result<(), Refusal> {
        Refusal::GroupIncomplete.unless(self.state.legal_cache.complete)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Moves a die from its district to the group (KC-8.11).
    pub(super) fn add_die(&mut self, action: Action, group: Group, die: OwnedDie) {
        self.state.dice_mut(die.side()).remove(die.die());
        self.state.pending = Pending::Dice(action, group.with(die));
    }

    /// Closes the complete group: bought dice are paid, all are discarded, the action is carried
    /// out.
    pub(super) fn close_group(&mut self, action: Action, group: Group) -> Option<()> {
        let demand = self.position().demand_on(action, group)?;
        let (dice, tally) = (&group.dice, Tally::of(&group.dice));
        let (paid, strength) = (demand.price(&tally), demand.strength(&tally));
        self.tell(Event::Group {
            dice: dice.iter().copied().collect(),
            paid,
        });
        // KC-8.2: the bank is paid when the group is complete.
        self.deniers(-paid, Reason::Purchase.plain());
        match action {
            Action::Activate(slot) => self.state.pending = Pending::Times(slot, group),
            Action::Build => self.build(dice)?,
            Action::Combat(card) => self.combat(card, strength)?,
            Action::Place(building) => self.place_citizens(building, dice, demand.copies()),
            Action::Farm => self.farm(strength)?,
        }
        Some(())
    }
}
