//! Outcomes of chance with their weights, by their source (SE-2.4, SE-1.4, SE-3.4).

use solo_core::bits::{first, rest};
use solo_core::{Face, Source, Weight};

use super::due::{Due, due};
use super::setup;
use crate::catalogue::Rules;
use crate::chance::Chance;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character};
use crate::state::State;

const PILES: [Source; 3] = [Source::new::<0>(), Source::new::<1>(), Source::new::<2>()];
const CHARACTERS: Source = Source::new::<3>();
const DIE: Source = Source::new::<4>();

/// Returns the source of chance: each pile, the Characters and the die have their own.
#[inline]
pub(crate) fn source(due: Due) -> Option<Source> {
    match due {
        Due::Card(pile) => Some(*pile.of(&PILES)),
        Due::Character => Some(CHARACTERS),
        Due::Die => Some(DIE),
        Due::Player | Due::Nobody => None,
    }
}

/// The possible outcomes, each with its weight: the kinds, Characters or faces of a set.
pub(crate) struct Outcomes<'g, 's> {
    left: u64,
    due: Due,
    rules: &'g Rules,
    state: &'s State,
}

pub(crate) fn chances<'g, 's>(game: &'g Scrapyard, state: &'s State) -> Outcomes<'g, 's> {
    let (due, rules) = (due(state), game.rules());
    let left = match due {
        Due::Card(pile) => state.occupied(rules.unseen(pile)),
        Due::Character => setup::undealt(game, state),
        Due::Die => 0b11_1111,
        Due::Player | Due::Nobody => 0,
    };
    Outcomes {
        left,
        due,
        rules,
        state,
    }
}

impl Iterator for Outcomes<'_, '_> {
    type Item = (Chance, Weight);

    fn next(&mut self) -> Option<Self::Item> {
        let number = first(self.left)?;
        self.left = rest(self.left);
        Some(match self.due {
            Due::Card(pile) => {
                let weight = self.state.count(self.rules.unseen(pile), number);
                (Chance::Card(Card::new(pile, number)), weight.into())
            }
            Due::Character => (Chance::Character(Character(number)), 1),
            Due::Die | Due::Player | Due::Nobody => {
                (Chance::Die(Face::new(number.wrapping_add(1))?), 1)
            }
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::try_from(self.left.count_ones()).unwrap_or(usize::MAX);
        (count, Some(count))
    }
}

impl ExactSizeIterator for Outcomes<'_, '_> {}

/// Returns the sum of the weights.
#[inline]
pub(crate) fn chance_weight(game: &Scrapyard, state: &State) -> Weight {
    match due(state) {
        Due::Card(pile) => Weight::from(state.unseen_cards(pile)),
        Due::Character => setup::undealt(game, state).count_ones(),
        Due::Die => 6,
        Due::Player | Due::Nobody => 0,
    }
}

/// Returns the outcome that covers this case. Each outcome covers as many cases as its weight.
#[inline]
pub(crate) fn nth_chance(game: &Scrapyard, state: &State, case: Weight) -> Option<Chance> {
    match due(state) {
        Due::Card(pile) => state
            .unseen_covering(game.rules(), pile, case)
            .map(|kind| Chance::Card(Card::new(pile, kind))),
        Due::Character => solo_core::bits::nth(setup::undealt(game, state), case)
            .map(|kind| Chance::Character(Character(kind))),
        Due::Die => {
            let pips = u8::try_from(case).ok()?.checked_add(1)?;
            Face::new(pips).map(Chance::Die)
        }
        Due::Player | Due::Nobody => None,
    }
}
