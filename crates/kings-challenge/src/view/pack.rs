//! Conversion of a view to a position, as far as a position can represent it.

use alloc::vec::Vec;

use solo_core::{By, Each, Face, Set};

use super::{ActivityView, Holders, View, pending};
use crate::kings_challenge::KingsChallenge;
use crate::play::{Position, table};
use crate::state::{Dice, SlotState, State};
use crate::terms::{BuildingSpace, Colour, Die, District, Side, Space, StoneSpace};

pub(super) fn state(game: &KingsChallenge, view: &View) -> State {
    let mut state = State {
        round: view.round,
        free_rolls: view.free_rolls,
        human: view.human,
        roy: view.roy,
        dice: District::ALL.map(|of| district(view.dice.get(&of))),
        black: [1, 2, 3, 4, 5, 6].map(|pips| count(&view.black, pips)),
        slots: Each::new(view.activities.each_ref().map(slot)),
        row: view.row.iter().copied().collect(),
        stack: view.stack.iter().copied().collect(),
        unseen: view.unseen.red.0 | view.unseen.white.0 | view.unseen.yellow.0,
        ..table(game.catalogue().constants(), Set::EMPTY)
    };
    for (building, holders) in &view.buildings.0 {
        for (space, side) in held(holders) {
            state
                .citizens
                .put(BuildingSpace::new(*building, space), side);
        }
    }
    for (level, holders) in StoneSpace::LEVELS.into_iter().zip(&view.cathedral) {
        for (column, side) in held(holders) {
            state.stones.put(StoneSpace { level, column }, side);
        }
    }
    state.pending = pending::pack(view, game, &state);
    state.legal_cache = Position::new(game, &state).legal_cache();
    state
}

/// Lists the spaces that are held, of the first six.
fn held(Holders(holders): &Holders) -> impl Iterator<Item = (Space, Side)> + '_ {
    let spaces = (1..=6).map(Space::nearest).zip(holders);
    spaces.filter_map(|(space, side)| Some((space, (*side)?)))
}

/// Packs the dice of a district, at most six of each colour.
fn district(view: Option<&By<Colour, Vec<Face>>>) -> Dice {
    let mut dice = Dice::default();
    for (colour, faces) in view.into_iter().flat_map(|view| &view.0) {
        for &face in faces.iter().take(6) {
            dice.add(Die {
                colour: *colour,
                face,
            });
        }
    }
    dice
}

/// Counts the dice that show this many pips.
fn count(dice: &[Face], pips: u8) -> u8 {
    let alike = dice.iter().filter(|die| die.pips() == pips);
    u8::try_from(alike.count()).unwrap_or(u8::MAX)
}

fn slot(view: &ActivityView) -> SlotState {
    let mut slot = SlotState::default();
    slot.card = view.card;
    slot.cubes = view.cubes;
    for side in Side::ALL {
        let space = held(&view.spaces).find(|(_, holder)| *holder == side);
        slot.set_tradesman(side, space.map(|(space, _)| space));
    }
    slot
}
