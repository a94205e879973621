//! Chapter SE-13: the abilities that work by themselves.

use core::iter::repeat_n;

use solo_core::bits::numbers;

use crate::catalogue::{Ability, Operation};
use crate::game::Scrapyard;
use crate::kinds::Machine;
use crate::state::State;

/// SE-8.4: no value is higher.
pub(super) const HIGHEST: u8 = 6;
/// SE-13.13, SE-13.14: no bonus makes a roll need less.
const LEAST_NEED: u8 = 2;

/// SE-13.18: the passive abilities at work with this operation, of a machine once for each built copy.
#[inline]
pub(super) fn at_work(
    game: &Scrapyard,
    state: &State,
    operation: Operation,
) -> impl Iterator<Item = Ability> {
    let of_character = state
        .character()
        .map(|character| game.rules().character(character).ability)
        .filter(move |ability| ability.operation == operation);
    let machines = numbers(state.built & game.machines_with(operation));
    of_character.into_iter().chain(machines.flat_map(|kind| {
        let machine = Machine(kind);
        let copies = state.built_copies(game.rules(), machine);
        repeat_n(game.rules().machine(machine).ability, usize::from(copies))
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
pub(crate) fn boost_worth(game: &Scrapyard, state: &State) -> u16 {
    at_work(game, state, Operation::BoostBonus).fold(1, |sum: u16, ability| {
        sum.saturating_add(u16::from(ability.n))
    })
}
