//! A position as a view (KC-16.1).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use solo_core::Face;

use super::{
    ActivityView, BuildingsView, DiceView, DistrictView, HumanView, OutcomeView, RowView, RoyView,
    ScoreView, Setup, UnseenView,
};
use crate::ids::EventId;
use crate::outcome::{Outcome, Score};
use crate::phase::Step;
use crate::play::Look;
use crate::state::Dice;
use crate::state::board::{Board, place};
use crate::terms::{Building, Colour, Side, Slot};

pub(super) fn view(look: Look<'_>) -> Setup {
    let state = look.state;
    Setup {
        phase: state.step.to_string(),
        round: state.round.into(),
        rounds: look.game.options().rounds.number().into(),
        start: look.start_player().to_string(),
        turn: state.step.turn().map(|side| side.to_string()),
        human: HumanView {
            deniers: state.human.deniers.into(),
            influence: state.human.influence.into(),
            vp: state.human.vp.into(),
            supply: state.human.supply.into(),
            stock: state.human.stock.into(),
            lying: state.human.lying.into(),
            pot: state.human.pot.into(),
            passed: state.human.passed,
            won: cards(state.won_by(Side::Human)),
        },
        roy: RoyView {
            vp: state.roy.vp.into(),
            supply: state.roy.supply.into(),
            lying: state.roy.lying.into(),
            won: cards(state.won_by(Side::Roy)),
        },
        buildings: BuildingsView {
            palace: six(state.citizens, Building::Palace.index()),
            hall: six(state.citizens, Building::Hall.index()),
            bishopric: six(state.citizens, Building::Bishopric.index()),
        },
        cathedral: (0..3).map(|level| six(state.stones, level)).collect(),
        dice: DiceView {
            own: district(state.dice(Side::Human)),
            roy: district(state.dice(Side::Roy)),
        },
        black: Face::all()
            .rev()
            .flat_map(|face| {
                let dice = usize::from(state.black(face));
                core::iter::repeat_n(i64::from(face.pips()), dice)
            })
            .collect(),
        activities: Slot::all().map(|slot| activity(look, slot)).collect(),
        row: state
            .event_row()
            .map(|(card, cubes)| RowView {
                card: card.to_string(),
                cubes: cubes.into(),
            })
            .collect(),
        stack: state
            .character_stack()
            .map(|card| card.to_string())
            .collect(),
        unseen: UnseenView {
            red: cards(state.unseen & EventId::colour_bits(Colour::Red)),
            white: cards(state.unseen & EventId::colour_bits(Colour::White)),
            yellow: cards(state.unseen & EventId::colour_bits(Colour::Yellow)),
        },
        free_rolls: state.free_rolls.into(),
        pending: super::pending::write(look),
        outcome: (state.step == Step::Over).then(|| outcome(&crate::play::outcome(look))),
    }
}

/// An outcome as data.
pub(crate) fn outcome(outcome: &Outcome) -> OutcomeView {
    OutcomeView {
        human: score(&outcome.human),
        roy: score(&outcome.roy),
        difference: outcome.difference().into(),
        band: outcome.band().into(),
        beaten: outcome.beaten(),
    }
}

fn score(score: &Score) -> ScoreView {
    ScoreView {
        play: score.play.into(),
        events: score.events.into(),
        tradesmen: score.tradesmen.into(),
        levels: score.levels.into(),
        characters: score.characters.into(),
        total: score.total().into(),
    }
}

/// The ids of a set of Event cards, in catalogue order.
fn cards(set: u64) -> Vec<String> {
    EventId::all()
        .filter(|card| set & card.bit() != 0)
        .map(|card| card.to_string())
        .collect()
}

/// The letter of a side or of nobody.
fn letter(side: Option<Side>) -> char {
    side.map_or('-', Side::letter)
}

/// Six places of a board.
fn six(board: Board, row: u8) -> String {
    (1..=6)
        .map(|number| letter(board.at(place(row, number))))
        .collect()
}

fn district(dice: Dice) -> DistrictView {
    let of = |colour| {
        dice.iter()
            .filter(|die| die.colour == colour)
            .map(|die| i64::from(die.face.pips()))
            .collect()
    };
    DistrictView {
        red: of(Colour::Red),
        yellow: of(Colour::Yellow),
        white: of(Colour::White),
    }
}

fn activity(look: Look<'_>, slot: Slot) -> ActivityView {
    let state = look.state;
    let spaces = look.face_up(slot).map_or(0, |card| card.spaces().len());
    let holder = |space: u8| {
        Side::ALL
            .iter()
            .copied()
            .find(|&side| state.tradesman(side, slot) == Some(space))
    };
    ActivityView {
        slot: slot.to_string(),
        card: state.activity(slot).map(|card| card.to_string()),
        spaces: (1..)
            .take(spaces)
            .map(|space| letter(holder(space)))
            .collect(),
        cubes: state.cubes(slot).into(),
    }
}
