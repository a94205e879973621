//! Conversion of a view to a position, as far as a position can represent it.

use alloc::vec::Vec;

use solo_core::{By, Face};

use super::{ActivityView, Holders, View, pending};
use crate::game::KingsChallenge;
use crate::play::{Look, table};
use crate::state::board::{Board, place};
use crate::state::{Dice, EventSet, SlotState, State};
use crate::terms::{Colour, Die, District, Side};

pub(super) fn state(game: &KingsChallenge, view: &View) -> State {
    let bare = table(game.catalogue().constants(), 0);
    let mut state = State {
        step: view.phase,
        round: view.round,
        human: view.human,
        roy: view.roy,
        unseen: EventSet(view.unseen.red.0 | view.unseen.white.0 | view.unseen.yellow.0),
        citizens: board(
            view.buildings
                .0
                .iter()
                .map(|(of, spaces)| (of.index(), spaces)),
        ),
        stones: board((0..3).zip(&view.cathedral)),
        dice: [District::Own, District::Roy].map(|of| district(view.dice.get(&of))),
        black: [1, 2, 3, 4, 5, 6].map(|pips| count(&view.black, pips)),
        slots: view.activities.each_ref().map(slot),
        row: view.row.iter().copied().collect(),
        stack: view.stack.iter().copied().collect(),
        free_rolls: view.free_rolls,
        ..bare
    };
    pending::pack(view, game, &mut state);
    state.menu = Look::new(game, &state).menu();
    state
}

/// Packs rows of six places each.
fn board<'a>(rows: impl Iterator<Item = (u8, &'a Holders)>) -> Board {
    let mut board = Board::default();
    for (row, holders) in rows {
        for (number, side) in (1..=6).zip(&holders.0) {
            board.put(place(row, number), *side);
        }
    }
    board
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
    alike.fold(0, |count: u8, _| count.saturating_add(1))
}

fn slot(view: &ActivityView) -> SlotState {
    let space = |side| {
        let mut spaces = (1..=u8::MAX).zip(&view.spaces.0);
        let found = spaces.find(|(_, holder)| **holder == Some(side));
        found.map_or(0, |(space, _)| space)
    };
    SlotState {
        card: view.card,
        tradesman: Side::ALL.map(space),
        cubes: view.cubes,
    }
}
