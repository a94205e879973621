//! VK-10: legal decisions as sets, from the same judgements that test legality.
//!
//! The sets are made when the game comes to wait for the player, and kept in the position: a
//! decision is picked from them and checked against them.

use solo_core::{Countable as _, Kind as _, Menu, bits};

use super::Look;
use crate::catalogue::Design;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Phase;
use crate::state::{Offered, Slot, State};

/// List of the legal decisions in a position: those of the kept set, then those that are always
/// last.
pub(crate) type List = Menu<Decision, 2>;

/// Function from a number of a list to its decision.
pub(super) type Verb = fn(u8) -> Decision;

/// The number of `end`, after all cards to entomb.
const END: u8 = 35;

/// Lists the legal decisions in a position.
#[inline]
pub(crate) fn menu(game: &Valley, state: &State) -> List {
    Menu::new(rows(game, state))
}

/// Returns whether the decision is legal.
#[inline]
pub(super) fn has(game: &Valley, state: &State, decision: Decision) -> bool {
    let offered = state.offered;
    match (state.phase, decision) {
        (Phase::Play, Decision::Buy(slot)) | (Phase::Shed, Decision::Shed(slot)) => {
            offered.has(slot.index())
        }
        (Phase::Play, Decision::Use(card)) => {
            offered.has(Offered::FIRST_CARD.wrapping_add(card.index()))
        }
        (Phase::Play, Decision::Entomb(card)) => Look::new(game, state).entombable().contains(card),
        (Phase::Pay, Decision::Pay(card))
        | (Phase::Arrange, Decision::Top(card))
        | (Phase::React, Decision::React(card)) => offered.has(card.index()),
        (Phase::Mode, Decision::Mode(mode)) => offered.has(mode.get().wrapping_sub(1)),
        (Phase::Choose | Phase::React, Decision::Pass) => offered.has_pass(),
        (Phase::Choose, _) => has_choice(game, state, decision),
        (Phase::Play, Decision::End) | (Phase::Fall, Decision::Fall(_)) => true,
        _ => false,
    }
}

/// Returns whether the decision is among the choices of the running operation.
fn has_choice(game: &Valley, state: &State, decision: Decision) -> bool {
    let number = match decision {
        Decision::Pick(card) | Decision::Again(card) => card.number(game),
        Decision::Take(slot) => slot.number(game),
        Decision::Swap(pair) => pair.number(game),
        Decision::Group(group) => group.number(game),
        _ => 0,
    };
    let offers =
        |number| state.offered.has(number) && Look::new(game, state).choice()(number) == decision;
    u8::try_from(number).is_ok_and(offers)
}

/// Returns the rows of the list: the kept set, then what is always last.
#[inline]
fn rows(game: &Valley, state: &State) -> [(u64, Verb); 2] {
    const LAST_PLAY: Verb = |number| {
        if number == END {
            Decision::End
        } else {
            Decision::Entomb(Design::nth(number))
        }
    };
    const PASS: Verb = |_| Decision::Pass;
    let verb = if state.phase == Phase::Choose {
        Look::new(game, state).choice()
    } else {
        verb(state.phase)
    };
    let last = if state.phase == Phase::Play {
        LAST_PLAY
    } else {
        PASS
    };
    let [kept, rest] = sets(game, state);
    [(kept, verb), (rest, last)]
}

/// Returns the numbers in the rows of the list.
#[inline]
fn sets(game: &Valley, state: &State) -> [u64; 2] {
    let last = if state.phase == Phase::Play {
        let entombable = Look::new(game, state).entombable();
        entombable.0 | 1_u64.wrapping_shl(END.into())
    } else {
        u64::from(state.offered.has_pass())
    };
    [state.offered.set(), last]
}

/// Returns the decision that a number of the kept set stands for.
#[inline]
fn verb(phase: Phase) -> Verb {
    match phase {
        Phase::Play => |number| match number.checked_sub(Offered::FIRST_CARD) {
            Some(card) => Decision::Use(Design::nth(card)),
            None => Decision::Buy(Slot::nearest(number)),
        },
        Phase::Pay => |card| Decision::Pay(Design::nth(card)),
        Phase::Fall => |side| Decision::Fall(Fall::nearest(side)),
        Phase::Mode => |place| Decision::Mode(Mode::nearest(place.wrapping_add(1))),
        Phase::Arrange => |card| Decision::Top(Design::nth(card)),
        Phase::Shed => |slot| Decision::Shed(Slot::nearest(slot)),
        Phase::React => |card| Decision::React(Design::nth(card)),
        // The operation says what can be chosen; the others offer no decision.
        Phase::Choose
        | Phase::Draw
        | Phase::Lay
        | Phase::Bone
        | Phase::Stock
        | Phase::Turn
        | Phase::Die
        | Phase::Over => |_| Decision::Pass,
    }
}

/// Returns the only legal decision, if there is exactly one.
#[inline]
pub(super) fn only_decision(game: &Valley, state: &State) -> Option<Decision> {
    let [kept, last] = sets(game, state);
    let several = bits::rest(kept) != 0 || bits::rest(last) != 0 || kept != 0 && last != 0;
    if several {
        return None;
    }
    menu(game, state).only()
}

/// Judges which decisions are legal.
pub(crate) fn offered(game: &Valley, state: &State) -> Offered {
    let look = Look::new(game, state);
    match state.phase {
        Phase::Play => Offered::plays(look.buyable(), look.usable()),
        Phase::Pay => Offered::cards(look.payable()),
        Phase::Fall => Offered::numbers(0b11),
        Phase::Mode => look.modes(),
        Phase::Choose => look.choices(),
        Phase::Arrange => Offered::cards(state.played.designs()),
        Phase::Shed => Offered::slots(state.pyramid.filled()),
        Phase::React => Offered::cards(look.reactions()).or_pass(true),
        Phase::Draw
        | Phase::Lay
        | Phase::Bone
        | Phase::Stock
        | Phase::Turn
        | Phase::Die
        | Phase::Over => Offered::NONE,
    }
}

/// Returns the indices of accepted items as bits.
pub(super) fn places<T>(all: impl IntoIterator<Item = T>, accept: impl Fn(T) -> bool) -> u64 {
    let all = all.into_iter().zip(0_u32..);
    all.fold(0, |bits, (one, place)| {
        bits | u64::from(accept(one)).wrapping_shl(place)
    })
}

impl Look<'_> {
    /// Returns the modes that can be chosen (VK-6.8).
    fn modes(&self) -> Offered {
        let Some(frame) = self.state.frames.top() else {
            return Offered::NONE;
        };
        let action = &self.game.catalogue().card(frame.card).action;
        let available = |mode| self.mode_is_available(action.mode(mode));
        Offered::numbers(places(1..=action.modes(), available))
    }
}
