//! Chapter SE-8: the die, boosting and abilities that work on rolls.

use solo_core::{Events, Face};

use super::menu::{STOP, Sources};
use super::passive::{HIGHEST, at_work, boost_worth};
use super::table::Table;
use super::{ability, dig, steal};
use crate::catalogue::Operation;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Part, Source};
use crate::phase::{RollFor, Task};
use crate::state::{Entries, NOTHING, State};

/// Returns the value that this roll needs.
pub(crate) fn needed(game: &Scrapyard, state: &State, roll: RollFor) -> u8 {
    match roll {
        RollFor::Dig(_) => dig::needed(game, state),
        RollFor::Steal => steal::needed(game, state),
        RollFor::Use(source) => game.ability(source).need,
    }
}

/// Returns the highest value that the roll can reach (SE-8.6).
fn reach(game: &Scrapyard, state: &State) -> u8 {
    let mut best = u16::from(state.value);
    let mut added: u16 = 0;
    for (source, ability) in ability::for_rolls(game, state) {
        let n = u16::from(ability.n);
        match ability.operation {
            Operation::Reroll => return HIGHEST,
            Operation::SetDie => best = best.max(n),
            _ => {
                let uses = ability::uses_left(game, state, source);
                added = added.saturating_add(n.saturating_mul(uses));
            }
        }
    }
    let parts = u16::try_from(state.parts_in_hand()).unwrap_or(u16::MAX);
    let boosts = boost_worth(game, state).saturating_mul(parts);
    let sum = best.saturating_add(boosts).saturating_add(added);
    u8::try_from(sum).unwrap_or(HIGHEST).min(HIGHEST)
}

/// Returns whether a value at which something changes can still be reached (SE-8.5).
fn has_reachable_target(game: &Scrapyard, state: &State, roll: RollFor) -> bool {
    if state.value >= HIGHEST {
        return false;
    }
    // The next target; a value above all if there is none.
    let mut next = HIGHEST.wrapping_add(1);
    let mut add = |target: u8| {
        if state.value < target {
            next = next.min(target);
        }
    };
    add(needed(game, state, roll));
    if let RollFor::Dig(_) = roll {
        at_work(game, state, Operation::BonusCard).for_each(|(ability, _)| add(ability.need));
    }
    // Each Part adds at least 1: mostly that is enough, and the abilities need no look.
    let boosted = u32::from(state.value).saturating_add(state.parts_in_hand());
    next <= HIGHEST && (u32::from(next) <= boosted || next <= reach(game, state))
}

/// Lists the ways to change a roll: stop, use an ability, scrap a Part; empty if no target is
/// reachable (SE-8.3, SE-8.5).
pub(super) fn boost_menu(game: &Scrapyard, state: &State, roll: RollFor) -> Entries {
    if !has_reachable_target(game, state, roll) {
        return NOTHING;
    }
    let mut sources = Sources::default();
    for (source, ability) in ability::for_rolls(game, state) {
        // SE-13.9: a die is not set to its present value or to a lower one.
        if ability.operation == Operation::SetDie && ability.n <= state.value {
            continue;
        }
        sources.offer(source);
    }
    sources.reactions(STOP, state.parts)
}

impl<E: Events<Event>> Table<'_, E> {
    /// Notes the face of the die (SE-1.4).
    pub(super) fn rolled(&mut self, roll: RollFor, die: Face) {
        self.state.die = die.pips();
        self.state.value = die.pips();
        self.state.agenda.replace(Task::Boost { roll });
        self.tell(Event::Rolled { roll, die });
    }

    /// Scraps a Part, which raises the value but not the action counter (SE-8.1, SE-8.2).
    pub(super) fn boost(&mut self, part: Part) {
        let worth = boost_worth(self.game, self.state);
        self.scrap_from_hand(Card::Part(part));
        self.raise(worth);
        let value = self.state.value;
        self.tell(Event::Boosted { part, value });
    }

    /// Raises the value, up to its maximum (SE-8.4).
    fn raise(&mut self, by: u16) {
        let value = u16::from(self.state.value).saturating_add(by);
        self.state.value = u8::try_from(value).unwrap_or(HIGHEST).min(HIGHEST);
    }

    /// Uses an ability on the roll (SE-13.9 to SE-13.11).
    pub(super) fn use_on_roll(&mut self, roll: RollFor, source: Source) {
        let ability = self.game.ability(source);
        self.mark_use(source);
        match ability.operation {
            Operation::SetDie => self.state.value = ability.n,
            Operation::AddDie => self.raise(u16::from(ability.n)),
            _ => {
                // SE-13.11: value and boosts are lost, the die is rolled again.
                self.state.die = 0;
                self.state.value = 0;
                self.state.agenda.replace(Task::Die { roll });
                return;
            }
        }
        let value = self.state.value;
        self.tell(Event::DieChanged { source, value });
    }

    /// Closes the roll, with the consequences of its purpose (SE-8.7).
    pub(super) fn close_roll(&mut self, roll: RollFor) {
        let value = self.state.value;
        let success = value >= needed(self.game, self.state, roll);
        self.state.die = 0;
        self.state.value = 0;
        self.tell(if success {
            Event::Succeeded { roll, value }
        } else {
            Event::Failed { roll, value }
        });
        match (roll, success) {
            (RollFor::Dig(pile), true) => self.dig_succeeds(pile, value),
            (RollFor::Dig(pile), false) => self.dig_fails(pile),
            (RollFor::Steal, true) => self.steal_succeeds(),
            (RollFor::Steal, false) => self.steal_fails(),
            (RollFor::Use(source), true) => {
                self.state.agenda.pop();
                self.begin_effect(source);
            }
            // SE-11.5, SE-13.19: the use is spent and nothing else happens.
            (RollFor::Use(_), false) => self.state.agenda.pop(),
        }
    }
}
