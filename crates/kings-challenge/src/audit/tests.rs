//! Positions that were changed by hand.

use solo_core::testkit::{audit_finds, reach};

use solo_core::Set;

use crate::KingsChallenge;
use crate::phase::Step;
use crate::state::State;
use crate::terms::{Side, Space};

/// Asserts a fault in a changed position of the human's first turn.
#[track_caller]
fn finds(change: impl FnOnce(&mut State), fault: &str) {
    let game = KingsChallenge::default();
    let turn = reach(&game, |state| state.step() == Step::Turn);
    audit_finds(&game, turn, change, fault);
}

#[test]
fn the_kept_list_is_the_legal_one() {
    finds(
        |state| state.legal_cache.actions = Set::EMPTY,
        "pending: the kept list is not the legal one (KC-14.3)",
    );
}

#[test]
fn nothing_is_negative() {
    finds(
        |state| state.human.deniers = -1,
        "human.deniers: -1 is not from 0 to 1000000 (KC-4.8); \
         pending: the kept list is not the legal one (KC-14.3)",
    );
    finds(
        |state| state.human.pot = -1,
        "human.pot: -1 is not from 0 to 1000000 (KC-6.5)",
    );
    finds(
        |state| state.human.vp = -1,
        "human.vp: -1 VP in play are not from 0 to 1000000 (KC-1.8)",
    );
    finds(
        |state| state.roy.vp = -1,
        "roy.vp: -1 VP in play are not from 0 to 1000000 (KC-1.8)",
    );
}

#[test]
fn a_tradesman_has_a_space_of_his_own() {
    // Hired from stock and supply, so that the citizens of both sides add up.
    let hire = |state: &mut State, slot: usize, spaces: [u8; 2]| {
        for (side, space) in Side::ALL.into_iter().zip(spaces) {
            state.slots[slot].set_tradesman(side, Space::new(space));
        }
        state.human.stock -= u8::from(spaces[0] > 0);
        state.roy.supply -= u8::from(spaces[1] > 0);
    };
    finds(
        |state| hire(state, 0, [1, 1]),
        "activities[0].spaces: tradesmen on 1 and 1 of 4 spaces (KC-10.1)",
    );
    finds(
        |state| hire(state, 0, [0, 6]),
        "activities[0].spaces: tradesmen on 0 and 6 of 4 spaces (KC-10.1)",
    );
    // No card lies there before the second round.
    finds(
        |state| hire(state, 1, [1, 0]),
        "activities[1].spaces: tradesmen on 1 and 0 of 0 spaces (KC-10.1)",
    );
}

#[test]
fn an_event_card_is_in_one_place() {
    finds(
        |state| state.human.won.0 = state.unseen.first().into(),
        "unseen: er2 is in 2 places (KC-4.2)",
    );
    finds(
        |state| state.unseen -= state.unseen.first().into(),
        "unseen: er2 is in 0 places (KC-4.2)",
    );
}
