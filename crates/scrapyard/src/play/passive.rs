//! Chapter SE-13: abilities that work by themselves.

use core::iter::repeat_n;

use solo_core::bits::numbers;

use crate::catalogue::{Ability, Operation};
use crate::game::Scrapyard;
use crate::kinds::Machine;
use crate::state::State;

/// Maximum value of a roll (SE-8.4).
pub(super) const HIGHEST: u8 = 6;
/// Minimum value that a roll needs, whatever the bonuses (SE-13.13, SE-13.14).
const LEAST_NEED: u8 = 2;

/// Lists the active passive abilities with this operation (SE-13.18). A machine's comes once for
/// each built copy.
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

/// Returns a needed value, lowered by the passive abilities with this operation.
pub(super) fn lowered(game: &Scrapyard, state: &State, need: u8, operation: Operation) -> u8 {
    let less = at_work(game, state, operation).fold(0_u8, |sum, a| sum.saturating_add(a.n));
    need.saturating_sub(less).max(LEAST_NEED)
}

/// Counts the further cards that a dig with this value brings (SE-13.16).
pub(super) fn bonus_cards(game: &Scrapyard, state: &State, value: u8) -> u16 {
    at_work(game, state, Operation::BonusCard)
        .filter(|ability| ability.need <= value)
        .fold(0, |sum: u16, ability| {
            sum.saturating_add(u16::from(ability.n))
        })
}

/// Returns the value that one scrapped Part adds (SE-8.1, SE-13.15).
pub(crate) fn boost_worth(game: &Scrapyard, state: &State) -> u16 {
    at_work(game, state, Operation::BoostBonus).fold(1, |sum: u16, ability| {
        sum.saturating_add(u16::from(ability.n))
    })
}
