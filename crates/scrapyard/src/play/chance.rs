//! What chance can show: outcomes with their weights, by where they come from (SE-2.4, SE-1.4, SE-3.4).

use core::ops::ControlFlow;

use solo_core::{Face, Source, Weight};

use super::{Due, due, piles, setup};
use crate::chance::Chance;
use crate::game::Scrapyard;
use crate::kinds::Card;
use crate::state::State;

const CHARACTERS: Source = Source::new(3);
const DIE: Source = Source::new(4);

/// Every pile is a source of chance of its own, and so are the Characters and the die.
#[inline]
pub(crate) fn source(due: Due) -> Option<Source> {
    match due {
        Due::Card(pile) => Some(Source::new(pile.number())),
        Due::Character => Some(CHARACTERS),
        Due::Die => Some(DIE),
        Due::Player | Due::Nobody => None,
    }
}

pub(crate) fn chances(
    game: &Scrapyard,
    state: &State,
    mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match due(state) {
        Due::Card(pile) => piles::outcomes(&game.rules, state, pile, |card, weight| {
            visit(Chance::Card(card), weight)
        }),
        Due::Character => setup::undealt(game, state)
            .try_for_each(|character| visit(Chance::Character(character), 1)),
        Due::Die => Face::all().try_for_each(|face| visit(Chance::Die(face), 1)),
        Due::Player | Due::Nobody => ControlFlow::Continue(()),
    }
}

/// The sum of the weights.
#[inline]
pub(crate) fn chance_weight(game: &Scrapyard, state: &State) -> Weight {
    match due(state) {
        Due::Card(pile) => Weight::from(state.unseen_cards(pile)),
        Due::Character => Weight::try_from(setup::undealt(game, state).count()).unwrap_or(0),
        Due::Die => 6,
        Due::Player | Due::Nobody => 0,
    }
}

/// The outcome that covers this case when every one covers as many cases as its weight.
#[inline]
pub(crate) fn nth_chance(game: &Scrapyard, state: &State, case: Weight) -> Option<Chance> {
    match due(state) {
        Due::Card(pile) => state
            .unseen_covering(&game.rules, pile, case)
            .map(|kind| Chance::Card(Card::new(pile, kind))),
        Due::Character => setup::undealt(game, state)
            .nth(usize::try_from(case).ok()?)
            .map(Chance::Character),
        Due::Die => {
            let pips = u8::try_from(case).ok()?.checked_add(1)?;
            Face::new(pips).map(Chance::Die)
        }
        Due::Player | Due::Nobody => None,
    }
}
