//! Outcomes of chance with their weights, by their source (SE-2.4, SE-1.4, SE-3.4).

use arrayvec::ArrayVec;
use solo_core::{Face, Source, Weight, append};

use super::awaited::{AwaitedInput, awaited};
use super::setup;
use crate::catalogue::MOST_KINDS;
use crate::chance::Chance;
use crate::kinds::Pile;
use crate::scrapyard::Scrapyard;
use crate::state::State;

/// Returns the source of chance: each pile, the Characters and the die have their own.
pub(crate) fn source(due: AwaitedInput) -> Option<Source> {
    Some(match due {
        AwaitedInput::Card(Pile::Part) => Source::new::<0>(),
        AwaitedInput::Card(Pile::Machine) => Source::new::<1>(),
        AwaitedInput::Card(Pile::Invention) => Source::new::<2>(),
        AwaitedInput::Character => Source::new::<3>(),
        AwaitedInput::Die => Source::new::<4>(),
        AwaitedInput::Player | AwaitedInput::Nobody => return None,
    })
}

/// Returns the possible outcomes, each with its weight.
pub(crate) fn chances(game: &Scrapyard, state: &State) -> ArrayVec<(Chance, Weight), MOST_KINDS> {
    let mut list = ArrayVec::new();
    // A table has no more rows than the list has room for.
    let mut add = |chance, weight| append(&mut list, (chance, weight));
    match awaited(state) {
        AwaitedInput::Card(pile) => {
            let cards = state.unseen.of(pile);
            cards.for_each(|(card, copies)| add(Chance::Card(card), copies.into()));
        }
        AwaitedInput::Character => {
            let characters = setup::undealt(game, state).iter();
            characters.for_each(|character| add(Chance::Character(character), 1));
        }
        AwaitedInput::Die => Face::all().for_each(|face| add(Chance::Die(face), 1)),
        AwaitedInput::Player | AwaitedInput::Nobody => {}
    }
    list
}

/// Returns the sum of the weights.
pub(crate) fn chance_weight(game: &Scrapyard, state: &State) -> Weight {
    match awaited(state) {
        AwaitedInput::Card(pile) => state.unseen.len(pile).into(),
        AwaitedInput::Character => setup::undealt(game, state).len(),
        AwaitedInput::Die => 6,
        AwaitedInput::Player | AwaitedInput::Nobody => 0,
    }
}

/// Returns the outcome that covers this case. Each outcome covers as many cases as its weight.
pub(crate) fn nth_chance(game: &Scrapyard, state: &State, case: Weight) -> Option<Chance> {
    match awaited(state) {
        AwaitedInput::Card(pile) => state.unseen.nth(pile, case).map(Chance::Card),
        AwaitedInput::Character => setup::undealt(game, state).nth(case).map(Chance::Character),
        AwaitedInput::Die => Face::all()
            .nth(usize::try_from(case).ok()?)
            .map(Chance::Die),
        AwaitedInput::Player | AwaitedInput::Nobody => None,
    }
}
