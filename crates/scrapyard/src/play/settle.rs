//! Chapter SE-10: settling. The ghost builds, and the player's duplicates go over to it.

use solo_core::Events;
use solo_core::bits::{first, numbers};

use super::piles;
use super::table::Table;
use crate::catalogue::Rules;
use crate::event::{Event, Spent};
use crate::game::Scrapyard;
use crate::kinds::{Card, Invention, Machine, Part, Pile, Side, bit, has};
use crate::options::BuiltDuplicates;
use crate::phase::{Few, Task};
use crate::state::{NOBODY, State, Zone};

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out the first applicable case until none applies (SE-10.1). The ghost does nothing
    /// else (SE-10.11).
    pub(super) fn settle(&mut self) {
        loop {
            let Some(invention) = self.state.ghost_invention() else {
                // SE-10.1(a), SE-10.12: a ghost without an Invention takes one as soon as there is one.
                if piles::is_drawable(self.state, Pile::Invention) {
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
            if let Some((mark, machine)) = next_of_ghost(self.game, self.state, invention) {
                self.ghost_builds(mark, machine);
                continue;
            }
            // SE-10.1(c)
            if self.state.ghost_built == ALL_THREE {
                self.ghost_invents(invention);
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
    fn ghost_builds(&mut self, mark: u8, machine: Machine) {
        let rules = self.rules();
        let parts = rules.machine(machine).parts.map(Part);
        for part in parts {
            self.state.take_from_ghost(rules, Card::Part(part));
        }
        self.state.scrapped(Pile::Part, 3);
        let card = has(self.state.ghost_has(Pile::Machine), machine.0);
        if card {
            self.state.take_from_ghost(rules, Card::Machine(machine));
        } else {
            self.state.ghost_cardless |= mark;
        }
        self.state.ghost_built |= mark;
        self.tell(Event::GhostBuilt {
            machine,
            parts: Spent::from(parts),
            card,
        });
    }

    /// Completes the ghost's Invention and scraps its machines (SE-10.8). One built without a card
    /// leaves nothing. A new Invention comes by SE-10.1(a).
    fn ghost_invents(&mut self, invention: Invention) {
        let rules = self.rules();
        let machines = rules.invention(invention).machines;
        let cards = u16::try_from(self.state.ghost_built_cards(rules).count()).unwrap_or(0);
        self.state.ghost_built = 0;
        self.state.ghost_cardless = 0;
        self.state.ghost_invention = NOBODY;
        self.state.scrapped(Pile::Machine, cards);
        let third = self.state.complete_for_ghost(invention);
        self.tell(Event::GhostInvented {
            invention,
            machines: Spent::from(machines.map(Machine)),
        });
        if third {
            self.end();
        }
    }

    /// Gives the ghost one card that the player has more than once (SE-10.3, SE-10.4, SE-10.6).
    /// Parts come before machines, each in catalogue order. Of a machine an unbuilt copy goes
    /// (SE-10.5). The ghost accepts any number of cards (SE-10.10).
    #[inline]
    fn give_one_duplicate(&mut self) -> bool {
        let both = self.state.machines & counting_built(self.game, self.state);
        if !self.state.has_spares() && both == 0 {
            return false;
        }
        self.give_duplicate(both)
    }

    #[cold]
    fn give_duplicate(&mut self, both: u64) -> bool {
        let rules = self.rules();
        let spare_part = self.state.list(rules, Zone::Spare(Pile::Part)).next();
        let card = if let Some(kind) = spare_part {
            Card::Part(Part(kind))
        } else {
            let spare = self.state.list_kinds(rules, Zone::Spare(Pile::Machine));
            let Some(kind) = first(both | spare) else {
                return false;
            };
            Card::Machine(Machine(kind))
        };
        self.state.drop_from_hand(rules, card);
        self.state.give_ghost(rules, card);
        self.tell(Event::Duplicate { card });
        true
    }
}

/// All three machines of an Invention.
pub(crate) const ALL_THREE: u8 = 0b111;

/// Returns the built machines that make an unbuilt copy of their kind a duplicate (SE-10.5).
#[inline]
pub(crate) fn counting_built(game: &Scrapyard, state: &State) -> u64 {
    match game.options().built_duplicates() {
        BuiltDuplicates::Free => 0,
        BuiltDuplicates::Count => state.built,
    }
}

/// Returns the next machine that the ghost can build, with its mark (SE-10.7, SE-10.9). It is the
/// first in printed order that the Invention needs, that is not built yet, and whose Parts the
/// ghost has, with the card unless option `ghost_needs_card` is off.
#[inline]
fn next_of_ghost(game: &Scrapyard, state: &State, invention: Invention) -> Option<(u8, Machine)> {
    let recipe = game.rules().invention(invention).machines.map(Machine);
    let marks = [1, 1 << 1, 1 << 2].into_iter();
    marks.zip(recipe).find(|(mark, machine)| {
        state.ghost_built & mark == 0
            && !ghost_lacks_card(game, state, *machine)
            && ghost_lacks_parts(game, state, *machine) == 0
    })
}

/// Returns the Parts that the ghost lacks to build a machine (SE-10.7), and whether it lacks the
/// card.
#[inline]
pub(crate) fn ghost_lacks(game: &Scrapyard, state: &State, machine: Machine) -> (u64, bool) {
    let parts = ghost_lacks_parts(game, state, machine);
    (parts, ghost_lacks_card(game, state, machine))
}

/// Returns the Parts that the ghost lacks to build a machine (SE-10.7).
#[inline]
fn ghost_lacks_parts(game: &Scrapyard, state: &State, machine: Machine) -> u64 {
    game.rules().machine(machine).needs & !state.ghost_has(Pile::Part)
}

/// Returns whether the ghost lacks the card of a machine (SE-10.7).
#[inline]
fn ghost_lacks_card(game: &Scrapyard, state: &State, machine: Machine) -> bool {
    game.options().ghost_needs_card() && !has(state.ghost_has(Pile::Machine), machine.0)
}

/// Returns whether the ghost can build a machine (SE-10.1(b)).
pub(crate) fn ghost_can_build(game: &Scrapyard, state: &State) -> bool {
    let invention = state.ghost_invention();
    invention.is_some_and(|invention| next_of_ghost(game, state, invention).is_some())
}

/// Returns the kinds of which the ghost has an unbuilt copy and at least `floor` cards. A machine
/// built with its card counts.
#[inline]
pub(super) fn ghost_kinds(rules: &Rules, state: &State, pile: Pile, floor: u8) -> u64 {
    let built = if pile == Pile::Machine && state.ghost_built != 0 {
        state
            .ghost_built_cards(rules)
            .fold(0, |set, machine| set | bit(machine.0))
    } else {
        0
    };
    match floor {
        0 | 1 => state.ghost_has(pile),
        2 => state.ghost_has_twice(pile) | (state.ghost_has(pile) & built),
        _ => numbers(state.ghost_has(pile))
            .filter(|kind| {
                let unbuilt = state.ghost_copies(rules, pile, *kind);
                unbuilt.wrapping_add(u8::from(has(built, *kind))) >= floor
            })
            .fold(0, |set, kind| set | bit(kind)),
    }
}
