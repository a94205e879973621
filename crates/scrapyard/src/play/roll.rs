//! Chapter SE-8: the die, boosting and abilities that work on rolls.

use core::iter::repeat_n;

use solo_core::bits::numbers;
use solo_core::{Events, Face};

use super::menu::{Menu, STOP, Verb};
use super::{Table, ability, dig, steal};
use crate::catalogue::{Ability, Operation};
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Machine, Part, Source};
use crate::phase::{RollFor, Task};
use crate::state::State;

/// SE-8.4: no value is higher.
pub(super) const HIGHEST: u8 = 6;
/// SE-13.13, SE-13.14: no bonus makes a roll need less.
const LEAST_NEED: u8 = 2;

/// SE-13.18: the passive abilities at work with this operation, of a machine once for each built copy.
#[inline]
fn at_work(game: &Scrapyard, state: &State, operation: Operation) -> impl Iterator<Item = Ability> {
    let of_character = state
        .character()
        .map(|character| game.rules.character(character).ability)
        .filter(move |ability| ability.operation == operation);
    let machines = numbers(state.built & game.rules.machines_with(operation));
    of_character.into_iter().chain(machines.flat_map(|kind| {
        let machine = Machine(kind);
        let copies = state.built_copies(&game.rules, machine);
        repeat_n(game.rules.machine(machine).ability, usize::from(copies))
    }))
}

/// A needed value, lowered by the passive abilities with this operation.
pub(super) fn lowered(game: &Scrapyard, state: &State, need: u8, operation: Operation) -> u8 {
    let less = at_work(game, state, operation).fold(0_u8, |sum, a| sum.saturating_add(a.n));
    need.saturating_sub(less).max(LEAST_NEED)
}

/// SE-13.16: how many further cards a dig with this value brings.
pub(super) fn bonus_cards(game: &Scrapyard, state: &State, value: u8) -> u16 {
    at_work(game, state, Operation::BonusCard)
        .filter(|ability| ability.need <= value)
        .fold(0, |sum: u16, ability| {
            sum.saturating_add(u16::from(ability.n))
        })
}

/// SE-8.1, SE-13.15: what one scrapped Part adds.
fn boost_worth(game: &Scrapyard, state: &State) -> u16 {
    at_work(game, state, Operation::BoostBonus).fold(1, |sum: u16, ability| {
        sum.saturating_add(u16::from(ability.n))
    })
}

/// The value this roll needs.
pub(crate) fn needed(game: &Scrapyard, state: &State, roll: RollFor) -> u8 {
    match roll {
        RollFor::Dig(_) => dig::needed(game, state),
        RollFor::Steal => steal::needed(game, state),
        RollFor::Use(source) => ability::of(game, source).need,
    }
}

/// SE-8.6: the highest value the roll can be brought to.
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

/// SE-8.5: whether a value at which something changes can still be reached.
fn has_reachable_target(game: &Scrapyard, state: &State, roll: RollFor) -> bool {
    if state.value >= HIGHEST {
        return false;
    }
    let reach = reach(game, state);
    let reachable = |target: u8| state.value < target && target <= reach;
    reachable(needed(game, state, roll))
        || (matches!(roll, RollFor::Dig(_))
            && at_work(game, state, Operation::BonusCard).any(|ability| reachable(ability.need)))
}

/// SE-8.3, SE-8.5: stop, use an ability, scrap a Part; nothing if no target is reachable.
pub(super) fn boost_menu(game: &Scrapyard, state: &State, roll: RollFor) -> Menu {
    if !has_reachable_target(game, state, roll) {
        return Menu::EMPTY;
    }
    let mut menu = Menu {
        plain: STOP,
        ..Menu::of(Verb::Boost, [state.parts, 0, 0])
    };
    for (source, ability) in ability::for_rolls(game, state) {
        // SE-13.9: a die is not set to what it is worth already, or to less.
        if ability.operation == Operation::SetDie && ability.n <= state.value {
            continue;
        }
        menu.offer(source);
    }
    menu
}

impl<E: Events<Event>> Table<'_, E> {
    /// SE-1.4: the die has been rolled.
    pub(super) fn rolled(&mut self, roll: RollFor, die: Face) {
        self.state.die = die.pips();
        self.state.value = die.pips();
        self.state.agenda.replace(Task::Boost(roll));
        self.tell(Event::Rolled { roll, die });
    }

    /// SE-8.1, SE-8.2: a Part is scrapped, and the value rises; the action counter does not.
    pub(super) fn boost(&mut self, part: Part) {
        let worth = boost_worth(self.game, self.state);
        self.scrap_from_hand(Card::Part(part));
        self.raise(worth);
        let value = self.state.value;
        self.tell(Event::Boosted { part, value });
    }

    /// SE-8.4
    fn raise(&mut self, by: u16) {
        let value = u16::from(self.state.value).saturating_add(by);
        self.state.value = u8::try_from(value).unwrap_or(HIGHEST).min(HIGHEST);
    }

    /// SE-13.9 to SE-13.11
    pub(super) fn use_on_roll(&mut self, roll: RollFor, source: Source) {
        let ability = ability::of(self.game, source);
        self.mark_use(source);
        match ability.operation {
            Operation::SetDie => self.state.value = ability.n,
            Operation::AddDie => self.raise(u16::from(ability.n)),
            _ => {
                // SE-13.11: value and boosts are lost, the die is rolled again.
                self.state.die = 0;
                self.state.value = 0;
                self.state.agenda.replace(Task::Die(roll));
                return;
            }
        }
        let value = self.state.value;
        self.tell(Event::DieChanged { source, value });
    }

    /// SE-8.7: the roll is over; what follows depends on what it was for.
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
