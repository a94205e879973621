//! Chapter SE-10: settling. The ghost builds, and the player's duplicates go over to it.

use solo_core::{Events, Set};

use super::table::Table;
use crate::event::{Event, Spent};
use crate::kinds::{Card, Machine, Part, Pile, Side};
use crate::numbers::INVENTIONS_TO_WIN;
use crate::options::BuiltDuplicates;
use crate::phase::{Few, Task};
use crate::scrapyard::Scrapyard;
use crate::state::{Project, State};

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out the first applicable case until none applies (SE-10.1). The ghost does nothing
    /// else (SE-10.11).
    pub(super) fn settle(&mut self) {
        loop {
            let Some(project) = self.state.ghost.project else {
                // SE-10.1(a), SE-10.12: a ghost without an Invention takes one as soon as there is one.
                if self.position().can_draw(Pile::Invention).is_ok() {
                    self.state.agenda.push(Task::Gain {
                        side: Side::Ghost,
                        pile: Pile::Invention,
                        left: Few::nearest(1),
                    });
                    return;
                }
                if self.give_one_duplicate() {
                    continue;
                }
                return;
            };
            // SE-10.1(b)
            if let Some(machine) = next_of_ghost(self.game, self.state, project) {
                self.ghost_builds(project, machine);
                continue;
            }
            // SE-10.1(c)
            if project.is_built(self.rules()) {
                self.ghost_invents(project);
                if self.state.result().is_some() {
                    return;
                }
                continue;
            }
            // SE-10.1(d)
            if !self.give_one_duplicate() {
                return;
            }
        }
    }

    /// Builds a machine of the ghost: the Parts are scrapped and a copy becomes built; without a
    /// copy the machine is only noted (SE-10.7).
    fn ghost_builds(&mut self, mut project: Project, machine: Machine) {
        let parts = self.rules().machine(machine).parts;
        for part in parts {
            self.state.ghost.parts.take(part);
            self.state.scraps.put(Card::Part(part));
        }
        let card = self.state.ghost.machines.take(machine);
        if card {
            project.built.insert(machine);
        } else {
            project.cardless.insert(machine);
        }
        self.state.ghost.project = Some(project);
        self.emit(Event::GhostBuilt {
            machine,
            parts: Spent::from(parts),
            card,
        });
    }

    /// Completes the ghost's Invention and scraps its machines (SE-10.8). One built without a card
    /// leaves nothing. A new Invention comes by SE-10.1(a).
    fn ghost_invents(&mut self, project: Project) {
        let invention = project.invention;
        for machine in project.built {
            self.state.scraps.put(Card::Machine(machine));
        }
        self.state.ghost.project = None;
        self.state.ghost.completed.push(invention);
        self.emit(Event::GhostInvented {
            invention,
            machines: Spent::from(self.rules().invention(invention).machines),
        });
        if self.state.ghost.completed.len() == INVENTIONS_TO_WIN {
            self.end();
        }
    }

    /// Gives the ghost one card that the player has more than once (SE-10.3, SE-10.4, SE-10.6).
    /// Parts come before machines, each in catalogue order. Of a machine an unbuilt copy goes
    /// (SE-10.5). The ghost accepts any number of cards (SE-10.10).
    fn give_one_duplicate(&mut self) -> bool {
        let Some(card) = first_duplicate(self.game, self.state) else {
            return false;
        };
        self.state.player.remove(card);
        self.state.ghost.give(card);
        self.emit(Event::Duplicate { card });
        true
    }
}

/// Returns the first card that the player has more than once (SE-10.4, SE-10.6).
pub(crate) fn first_duplicate(game: &Scrapyard, state: &State) -> Option<Card> {
    let player = &state.player;
    let part = player.parts.several().first().map(Card::Part);
    part.or_else(|| {
        let built = player.machines.kinds() & counting_built(game, state);
        let machines = player.machines.several() | built;
        machines.first().map(Card::Machine)
    })
}

/// Returns the built machines that make an unbuilt copy of their kind a duplicate (SE-10.5).
pub(crate) fn counting_built(game: &Scrapyard, state: &State) -> Set<Machine> {
    match game.options().built_duplicates {
        BuiltDuplicates::Free => Set::EMPTY,
        BuiltDuplicates::Count => state.player.built(),
    }
}

/// Returns the next machine that the ghost can build (SE-10.7, SE-10.9): the first in printed order
/// that its Invention needs, that is not built yet, and for which it lacks nothing.
pub(crate) fn next_of_ghost(game: &Scrapyard, state: &State, project: Project) -> Option<Machine> {
    let recipe = game.rules().invention(project.invention).machines;
    let mut others = recipe.into_iter();
    others.find(|machine| {
        let (parts, card) = ghost_lacks(game, state, *machine);
        !project.all_built().contains(*machine) && parts.is_empty() && !card
    })
}

/// Returns the Parts that the ghost lacks to build a machine, and whether it lacks the card, which it
/// needs unless option `ghost_needs_card` is off (SE-10.7).
pub(crate) fn ghost_lacks(game: &Scrapyard, state: &State, machine: Machine) -> (Set<Part>, bool) {
    let ghost = &state.ghost;
    let parts = game.rules().machine(machine).needs - ghost.parts.kinds();
    let card = game.options().ghost_needs_card && !ghost.machines.contains(machine);
    (parts, card)
}
