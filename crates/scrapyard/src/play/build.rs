//! Chapter SE-9: the player builds, and the building abilities SE-13.5 to SE-13.8.

use solo_core::{Events, Kind, Set, append};

use super::table::{Position, Table};
use crate::catalogue::{Operation, Rules};
use crate::event::{Event, Spent};
use crate::kinds::{Card, Invention, Machine, Part, Pile, Side, Source};
use crate::numbers::INVENTIONS_TO_WIN;
use crate::phase::{Few, Task};
use crate::refusal::{Missing, Refusal};
use crate::scrapyard::Scrapyard;
use crate::state::State;

/// Returns the Parts of a machine that are not in hand (SE-9.1).
pub(crate) fn missing_parts(rules: &Rules, state: &State, machine: Machine) -> Set<Part> {
    rules.machine(machine).needs - state.player.parts.kinds()
}

/// Returns the machines of an Invention that are not built, used or not (SE-9.3, SE-9.4).
pub(crate) fn missing_machines(rules: &Rules, state: &State, invention: Invention) -> Set<Machine> {
    rules.invention(invention).needs - state.player.built()
}

impl Position<'_> {
    /// Checks that the unbuilt card and its three Parts are in hand (SE-9.1). Any machine may be built
    /// (SE-9.2).
    pub(super) fn can_build(self, machine: Machine) -> Result<(), Refusal> {
        Refusal::MachineNotInHand.unless(self.state.player.machines.contains(machine))?;
        let missing = missing_parts(self.game.rules(), self.state, machine);
        let parts = Missing(missing);
        Refusal::PartsMissing { parts }.unless(missing.is_empty())
    }

    /// Returns the machines that can be built.
    pub(super) fn buildable(self) -> Set<Machine> {
        let machines = self.state.player.machines.kinds();
        machines.filter(|machine| self.can_build(machine).is_ok())
    }

    /// Checks that the Invention is in hand and its three machines are built (SE-9.3).
    pub(super) fn can_invent(self, invention: Invention) -> Result<(), Refusal> {
        Refusal::InventionNotInHand.unless(self.state.player.invention() == Some(invention))?;
        let missing = missing_machines(self.game.rules(), self.state, invention);
        let machines = Missing(missing);
        Refusal::MachinesMissing { machines }.unless(missing.is_empty())
    }

    /// Checks that a machine can be built with one Part left out (SE-13.5).
    pub(crate) fn can_build_short(self, machine: Machine) -> Result<(), Refusal> {
        Refusal::MachineNotInHand.unless(self.state.player.machines.contains(machine))?;
        let missing = missing_parts(self.game.rules(), self.state, machine);
        let parts = Missing(missing);
        Refusal::TooFewParts { parts }.unless(missing.len() <= 1)
    }

    /// Returns the machines that can be built with one Part left out (SE-13.5).
    pub(super) fn short_buildable(self) -> Set<Machine> {
        let machines = self.state.player.machines.kinds();
        machines.filter(|machine| self.can_build_short(machine).is_ok())
    }

    /// Returns the machines that the Invention in hand is made of.
    fn needs_of_invention(self) -> Set<Machine> {
        let invention = self.state.player.invention();
        invention.map_or(Set::EMPTY, |invention| {
            self.game.rules().invention(invention).needs
        })
    }

    /// Returns whether the Invention in hand can be completed with one machine left out (SE-13.6).
    pub(crate) fn has_short_invention(self) -> bool {
        !self.omittable_machines().is_empty()
    }

    /// Checks that an ability can complete the Invention in hand (SE-13.6, SE-13.7).
    pub(super) fn can_use_for_invention(self, source: Source) -> Result<(), Refusal> {
        let rule = self.game.ability(source).operation.rule();
        Refusal::NoInvention { rule }.unless(self.state.player.invention().is_some())?;
        let needs = self.needs_of_invention();
        // SE-13.7: a machine that the Invention needs cannot stand in for another one.
        let itself_needed =
            stand_in(self.game, source).is_some_and(|machine| needs.contains(machine));
        Refusal::NeededItself.unless(!itself_needed)?;
        let missing = needs - self.state.player.built();
        let machines = Missing(missing);
        Refusal::TooFewMachines { machines, rule }.unless(missing.len() <= 1)
    }

    /// Returns the Parts that can be left out: the missing one, or any of the three (SE-13.5).
    pub(super) fn omittable_parts(self, machine: Machine) -> Set<Part> {
        let missing = missing_parts(self.game.rules(), self.state, machine);
        missing_or_all(missing, self.game.rules().machine(machine).needs)
    }

    /// Returns the machines that can be left out: the missing one, or any of the three (SE-13.6).
    pub(super) fn omittable_machines(self) -> Set<Machine> {
        let needs = self.needs_of_invention();
        missing_or_all(needs - self.state.player.built(), needs)
    }
}

fn missing_or_all<K: Kind>(missing: Set<K>, all: Set<K>) -> Set<K> {
    match missing.len() {
        0 => all,
        1 => missing,
        _ => Set::EMPTY,
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Builds a machine: the Parts except one that is left out are scrapped, and the card is built
    /// and fresh, even if other copies are already used (SE-9.1, SE-11.3, SE-13.5). Nothing is settled
    /// (SE-9.6).
    pub(super) fn build(&mut self, machine: Machine, omitted: Option<Part>) {
        let recipe = self.rules().machine(machine).parts;
        let mut parts = Spent::from(recipe);
        parts.retain(|part| Some(*part) != omitted);
        for part in &parts {
            self.scrap_from_hand(Card::Part(*part));
        }
        self.state.player.machines.take(machine);
        self.state.player.fresh.put(machine);
        self.emit(Event::Built {
            machine,
            parts,
            omitted,
        });
    }

    /// Completes an Invention: one copy of each machine is scrapped, except of one left out, and
    /// also one that stands in for it (SE-9.3, SE-13.6, SE-13.7).
    pub(super) fn invent(
        &mut self,
        invention: Invention,
        omitted: Option<Machine>,
        stand_in: Option<Machine>,
    ) {
        let recipe = self.rules().invention(invention).machines;
        let mut machines = Spent::from(recipe);
        machines.retain(|machine| Some(*machine) != omitted);
        if let Some(machine) = stand_in {
            append(&mut machines, machine);
        }
        for machine in &machines {
            self.state.player.drop_built(*machine);
            self.state.scraps.put(Card::Machine(*machine));
        }
        self.state.player.remove(Card::Invention(invention));
        self.state.player.completed.push(invention);
        self.emit(Event::Invented {
            invention,
            machines,
            omitted,
        });
        if self.state.player.completed.len() == INVENTIONS_TO_WIN {
            // SE-9.5: no further card is drawn.
            self.end();
        } else {
            self.state.agenda.push(Task::Gain {
                side: Side::Player,
                pile: Pile::Invention,
                left: Few::nearest(1),
            });
        }
    }

    /// Completes the Invention without the chosen machine (SE-13.6, SE-13.7).
    pub(super) fn invent_without(
        &mut self,
        invention: Invention,
        source: Source,
        omitted: Machine,
    ) {
        self.state.agenda.pop();
        let stand_in = stand_in(self.game, source);
        self.invent(invention, Some(omitted), stand_in);
    }
}

/// Returns the machine scrapped in place of the one left out (SE-13.7); otherwise none (SE-13.6).
pub(crate) fn stand_in(game: &Scrapyard, source: Source) -> Option<Machine> {
    match (source, game.ability(source).operation) {
        (Source::Machine(machine), Operation::StandIn) => Some(machine),
        _ => None,
    }
}
