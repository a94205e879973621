//! Chapter SE-9: the player builds, and the building abilities SE-13.5 to SE-13.8.

use solo_core::Events;
use solo_core::bits::numbers;

use super::menu::only;
use super::table::Table;
use crate::catalogue::{Operation, Rules};
use crate::event::{Event, Spent};
use crate::game::Scrapyard;
use crate::kinds::{Card, Invention, Machine, Part, Pile, Side, Source, bit, has};
use crate::phase::{Few, Task};
use crate::refusal::Refusal;
use crate::state::{Entries, State};

/// Number of Parts of a recipe (SE-9.1).
const PARTS_OF_A_MACHINE: u32 = 3;

/// Number of cards of a recipe that must be there (SE-13.5, SE-13.6).
const ALL_BUT_ONE: u32 = 2;

/// Returns the Parts of a machine that are not in hand (SE-9.1).
#[inline]
pub(crate) fn missing_parts(rules: &Rules, state: &State, machine: Machine) -> u64 {
    rules.machine(machine).needs & !state.parts
}

/// Returns the machines of an Invention that are not built, used or not (SE-9.3, SE-9.4).
#[inline]
pub(crate) fn missing_machines(rules: &Rules, state: &State, invention: Invention) -> u64 {
    rules.invention(invention).needs & !state.built
}

/// Returns the machines that can be built: the unbuilt card and its three Parts are in hand (SE-9.1,
/// SE-9.2).
#[inline]
pub(super) fn buildable(rules: &Rules, state: &State) -> u64 {
    if state.parts_in_hand() < PARTS_OF_A_MACHINE {
        return 0;
    }
    numbers(state.machines)
        .filter(|kind| missing_parts(rules, state, Machine(*kind)) == 0)
        .fold(0, |set, kind| set | bit(kind))
}

/// Returns the machines that can be built with one Part left out (SE-13.5).
pub(super) fn short_buildable(rules: &Rules, state: &State) -> u64 {
    numbers(state.machines)
        .filter(|kind| {
            let there = rules.machine(Machine(*kind)).needs & state.parts;
            there.count_ones() >= ALL_BUT_ONE
        })
        .fold(0, |set, kind| set | bit(kind))
}

/// Checks that the Invention in hand can be completed with one machine left out (SE-13.6, SE-13.7).
pub(super) fn check_short_invention(
    rules: &Rules,
    state: &State,
    source: Source,
    operation: Operation,
) -> Result<(), Refusal> {
    let needs = state
        .first_invention()
        .map_or(0, |invention| rules.invention(invention).needs);
    // SE-13.7: a machine that the Invention needs cannot stand in for another one.
    let itself_needed = match source {
        Source::Machine(machine) => operation == Operation::StandIn && has(needs, machine.0),
        Source::Character(_) => false,
    };
    if (needs & state.built).count_ones() >= ALL_BUT_ONE && !itself_needed {
        Ok(())
    } else {
        Err(Refusal::NoEffect { operation })
    }
}

/// Lists the Parts that can be left out: the missing one, or any of the three (SE-13.5).
pub(super) fn omit_part_menu(rules: &Rules, state: &State, machine: Machine) -> Entries {
    let needs = rules.machine(machine).needs;
    only(missing_or_all(needs, state.parts))
}

/// Lists the machines that can be left out: the missing one, or any of the three (SE-13.6).
pub(super) fn omit_machine_menu(rules: &Rules, state: &State) -> Entries {
    let needs = state
        .first_invention()
        .map_or(0, |invention| rules.invention(invention).needs);
    only(missing_or_all(needs, state.built))
}

const fn missing_or_all(needs: u64, there: u64) -> u64 {
    let missing = needs & !there;
    match missing.count_ones() {
        0 => needs,
        1 => missing,
        _ => 0,
    }
}

/// Lists the machines to choose from (SE-13.5).
pub(super) fn short_menu(game: &Scrapyard, state: &State) -> Entries {
    only(short_buildable(game.rules(), state))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Builds a machine: the Parts except one that is left out are scrapped, and the card is built
    /// and fresh, even beside a built copy (SE-9.1, SE-13.5). Nothing is settled (SE-9.6).
    pub(super) fn build(&mut self, machine: Machine, omitted: Option<Part>) {
        let recipe = self.rules().machine(machine).parts.map(Part);
        let mut parts = Spent::new();
        for part in recipe.into_iter().filter(|part| Some(*part) != omitted) {
            self.scrap_from_hand(Card::Part(part));
            let _ = parts.try_push(part);
        }
        self.state.drop_first(Card::Machine(machine));
        self.state.add_built(self.rules(), machine);
        self.tell(Event::Built {
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
        let rules = self.rules();
        let recipe = rules.invention(invention).machines.map(Machine);
        let mut machines = Spent::new();
        let others = recipe
            .into_iter()
            .filter(|machine| Some(*machine) != omitted);
        for machine in others.chain(stand_in) {
            self.state.drop_built(rules, machine);
            self.state.scrapped(Pile::Machine, 1);
            let _ = machines.try_push(machine);
        }
        self.state.drop_invention(invention);
        let third = self.state.complete(invention);
        self.tell(Event::Invented {
            invention,
            machines,
            omitted,
        });
        if third {
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
    pub(super) fn invent_without(&mut self, source: Source, omitted: Machine) {
        let Some(invention) = self.state.first_invention() else {
            return;
        };
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
