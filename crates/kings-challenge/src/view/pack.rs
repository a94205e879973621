//! A view as a position, as far as one can hold it.

use alloc::vec::Vec;

use solo_core::{By, Face};

use super::{ActivityView, Holders, View, pending};
use crate::game::KingsChallenge;
use crate::ids::EventId;
use crate::play::{Look, table};
use crate::state::board::{Board, place};
use crate::state::{Dice, Human, RowCard, Roy, SlotState, State};
use crate::terms::{Colour, Die, District, Side};

pub(super) fn state(game: &KingsChallenge, view: &View) -> State {
    let bare = table(game.catalogue().constants(), 0);
    let (human, roy) = (&view.human, &view.roy);
    let mut state = State {
        step: view.phase,
        round: view.round,
        human: Human {
            deniers: human.deniers,
            influence: human.influence,
            vp: human.vp,
            supply: human.supply,
            stock: human.stock,
            lying: human.lying,
            pot: human.pot,
            passed: human.passed,
        },
        roy: Roy {
            vp: roy.vp,
            supply: roy.supply,
            lying: roy.lying,
        },
        won: [set(&human.won), set(&roy.won)],
        unseen: set(&view.unseen.red) | set(&view.unseen.white) | set(&view.unseen.yellow),
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
        row: view
            .row
            .iter()
            .map(|of| RowCard {
                card: of.card.index(),
                cubes: of.cubes,
            })
            .collect(),
        stack: view.stack.iter().map(|card| card.index()).collect(),
        free_rolls: view.free_rolls,
        ..bare
    };
    pending::pack(view, game, &mut state);
    state.menu = Look::new(game, &state).menu();
    state
}

/// A set of Event cards.
fn set(cards: &[EventId]) -> u64 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

/// Rows of six places each.
fn board<'a>(rows: impl Iterator<Item = (u8, &'a Holders)>) -> Board {
    let mut board = Board::default();
    for (row, holders) in rows {
        for (number, side) in (1..=6).zip(&holders.0) {
            board.put(place(row, number), *side);
        }
    }
    board
}

/// Six dice of each colour fit.
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

/// How many dice show so many pips.
fn count(dice: &[Face], pips: u8) -> u8 {
    let alike = dice.iter().filter(|die| die.pips() == pips);
    alike.fold(0, |count: u8, _| count.saturating_add(1))
}

/// A card of another slot becomes one of this slot, and so differs.
fn slot(view: &ActivityView) -> SlotState {
    let space = |side| {
        let mut spaces = (1..=u8::MAX).zip(&view.spaces.0);
        let found = spaces.find(|(_, holder)| **holder == Some(side));
        found.map_or(0, |(space, _)| space)
    };
    SlotState {
        card: view.card.map_or(0, |card| card.letter().saturating_add(1)),
        tradesman: Side::ALL.map(space),
        cubes: view.cubes,
    }
}
