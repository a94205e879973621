//! Chapter SE-13: abilities that work by themselves.

use crate::catalogue::{Ability, Operation};
use crate::scrapyard::Scrapyard;
use crate::state::State;

/// Maximum value of a roll (SE-8.4).
pub(super) const HIGHEST: u8 = 6;
/// Minimum value that a roll needs, whatever the bonuses (SE-13.13, SE-13.14).
const LEAST_NEED: u8 = 2;

/// Lists the active passive abilities with this operation, and how often each one works: a
/// machine's once for each built copy (SE-13.18).
pub(super) fn at_work<'a>(
    game: &'a Scrapyard,
    state: &'a State,
    operation: Operation,
) -> impl Iterator<Item = (&'a Ability, u16)> {
    let of_character = state
        .player
        .character
        .map(|character| (&game.rules().character(character).ability, 1))
        .filter(move |(ability, _)| ability.operation == operation);
    let machines = state.player.built() & game.machines_with(operation);
    of_character
        .into_iter()
        .chain(machines.iter().map(|machine| {
            let copies = state.player.built_copies(machine);
            (&game.rules().machine(machine).ability, u16::from(copies))
        }))
}

/// Returns the sum of the n of the active passive abilities with this operation that the condition
/// admits.
fn total(
    game: &Scrapyard,
    state: &State,
    operation: Operation,
    admits: impl Fn(&Ability) -> bool,
) -> u16 {
    at_work(game, state, operation)
        .filter(|(ability, _)| admits(ability))
        .map(|(ability, times)| times * u16::from(ability.n))
        .sum()
}

/// Returns a needed value, lowered by the passive abilities with this operation.
pub(super) fn lowered(game: &Scrapyard, state: &State, need: u8, operation: Operation) -> u8 {
    let less = total(game, state, operation, |_| true);
    // A catalogue can have any number of such abilities.
    let lowered = u8::try_from(less).map_or(0, |less| need.saturating_sub(less));
    lowered.max(LEAST_NEED)
}

/// Counts the further cards that a dig with this value brings (SE-13.16).
pub(super) fn bonus_cards(game: &Scrapyard, state: &State, value: u8) -> u16 {
    total(game, state, Operation::BonusCard, |ability| {
        ability.need <= value
    })
}

/// Returns the value that one scrapped Part adds (SE-8.1, SE-13.15).
pub(crate) fn boost_worth(game: &Scrapyard, state: &State) -> u16 {
    total(game, state, Operation::BoostBonus, |_| true) + 1
}
