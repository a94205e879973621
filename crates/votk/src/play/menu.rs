//! VK-10: legal decisions as sets, from the same judgements that test legality.

use solo_core::{Countable as _, Menu};

use super::Look;
use crate::catalogue::Design;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::{Due, Phase};
use crate::state::{Designs, Slot, Slots, State};

/// List of the legal decisions in a position.
pub(crate) type List = Menu<Decision, 4>;

/// The same as rows: four, because step 1 has four kinds of decisions.
pub(super) type Rows = [(u64, Verb); 4];

/// Function from the index of a card, slot, mode, group or pair to its decision.
pub(super) type Verb = fn(u8) -> Decision;

/// Lists the legal decisions in a position.
#[inline]
pub(crate) fn menu(game: &Valley, state: &State) -> List {
    Menu::new(rows(game, state))
}

/// Returns whether the decision is legal.
pub(super) fn has(game: &Valley, state: &State, decision: Decision) -> bool {
    let Ok(number) = u8::try_from(number(game, decision)) else {
        return false;
    };
    let bit = 1_u64.wrapping_shl(number.into());
    let made = |(numbers, verb): &(u64, Verb)| numbers & bit != 0 && verb(number) == decision;
    rows(game, state).iter().any(made)
}

/// Returns the number of a decision in a row of its kind.
#[inline]
fn number(game: &Valley, decision: Decision) -> u32 {
    match decision {
        Decision::Buy(slot) | Decision::Take(slot) | Decision::Shed(slot) => slot.number(game),
        Decision::Use(card)
        | Decision::Entomb(card)
        | Decision::Pay(card)
        | Decision::Pick(card)
        | Decision::Again(card)
        | Decision::Top(card)
        | Decision::React(card) => card.number(game),
        Decision::Fall(side) => side.number(game),
        Decision::Mode(mode) => mode.number(game),
        Decision::Swap(pair) => pair.number(game),
        Decision::Group(group) => group.number(game),
        Decision::End | Decision::Do | Decision::Pass => 0,
    }
}

fn rows(game: &Valley, state: &State) -> Rows {
    let look = Look::new(game, state);
    match state.phase {
        Phase::Play => [
            (look.buyable().bits(), |slot| {
                Decision::Buy(Slot::nearest(slot))
            }),
            (look.usable().0, |card| Decision::Use(Design::nth(card))),
            (look.entombable().0, |card| {
                Decision::Entomb(Design::nth(card))
            }),
            (1, |_| Decision::End),
        ],
        Phase::Pay => cards(look.payable(), |card| Decision::Pay(Design::nth(card))),
        Phase::Fall => list(0b11, |side| Decision::Fall(Fall::nearest(side)), false),
        Phase::Mode => look.modes(),
        Phase::Choose => look.choices(),
        Phase::Arrange => cards(state.played.designs(), |card| {
            Decision::Top(Design::nth(card))
        }),
        Phase::Shed => slots(state.pyramid.filled(), |slot| {
            Decision::Shed(Slot::nearest(slot))
        }),
        Phase::React => {
            let react = |card| Decision::React(Design::nth(card));
            list(look.reactions().0, react, true)
        }
        Phase::Draw
        | Phase::Lay
        | Phase::Bone
        | Phase::Stock
        | Phase::Turn
        | Phase::Die
        | Phase::Over => nothing(),
    }
}

/// Returns the only legal decision, if there is exactly one.
pub(super) fn only_decision(game: &Valley, state: &State) -> Option<Decision> {
    // A player who can entomb a card can also end the step.
    let free = state.phase == Phase::Play && !state.turn.entombed && !state.hand.is_empty();
    if free || state.phase.due() != Due::Player {
        return None;
    }
    menu(game, state).only()
}

/// Returns rows of one kind of decision, followed by `pass` if it is offered.
#[inline]
pub(super) fn list(numbers: u64, verb: Verb, pass: bool) -> Rows {
    const PASS: Verb = |_| Decision::Pass;
    [
        (numbers, verb),
        (u64::from(pass), PASS),
        (0, PASS),
        (0, PASS),
    ]
}

/// Returns rows of cards, without alternative.
#[inline]
pub(super) fn cards(cards: Designs, verb: Verb) -> Rows {
    list(cards.0, verb, false)
}

/// Returns rows of slots, without alternative.
#[inline]
pub(super) fn slots(slots: Slots, verb: Verb) -> Rows {
    list(slots.bits(), verb, false)
}

/// Returns rows without decisions.
pub(super) fn nothing() -> Rows {
    list(0, |_| Decision::Pass, false)
}

/// Returns rows of `do` and `pass`.
pub(super) fn ask() -> Rows {
    list(1, |_| Decision::Do, true)
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
    fn modes(&self) -> Rows {
        let Some(frame) = self.state.frames.top() else {
            return nothing();
        };
        let action = &self.game.catalogue().card(frame.card).action;
        let available = |mode| self.mode_is_available(action.mode(mode));
        let choose = |place: u8| Decision::Mode(Mode::nearest(place.wrapping_add(1)));
        list(places(1..=action.modes(), available), choose, false)
    }
}
