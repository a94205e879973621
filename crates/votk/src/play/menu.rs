//! VK-10: what can be decided, as sets, from the same judgements that legality is tested with.

use solo_core::{Menu, Only as _};

use super::Look;
use crate::catalogue::Design;
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Phase;
use crate::state::{Designs, Slot, Slots, State};

/// What can be decided in a position: four rows, because step 1 has four kinds of decisions.
pub(crate) type List = Menu<Decision, 4>;

/// The decision that a card, slot, mode, group or pair stands for by its number.
pub(super) type Verb = fn(u8) -> Decision;

/// What can be decided in a position.
#[inline]
pub(crate) fn menu(game: &Valley, state: &State) -> List {
    let look = Look::new(game, state);
    match state.phase {
        Phase::Play => Menu::new([
            (look.buyable().bits(), |slot| {
                Decision::Buy(Slot::nearest(slot))
            }),
            (look.usable().bits(), |card| {
                Decision::Use(Design::nearest(card))
            }),
            (look.entombable().bits(), |card| {
                Decision::Entomb(Design::nearest(card))
            }),
            (1, |_| Decision::End),
        ]),
        Phase::Pay => cards(look.payable(), |card| Decision::Pay(Design::nearest(card))),
        Phase::Fall => list(0b11, |side| Decision::Fall(Fall::nearest(side)), false),
        Phase::Mode => look.modes(),
        Phase::Choose => look.choices(),
        Phase::Arrange => cards(state.played.designs(), |card| {
            Decision::Top(Design::nearest(card))
        }),
        Phase::Shed => slots(state.pyramid.filled(), |slot| {
            Decision::Shed(Slot::nearest(slot))
        }),
        Phase::React => {
            let react = |card| Decision::React(Design::nearest(card));
            list(look.reactions().bits(), react, true)
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

/// The decision that leaves no choice, if there is one.
pub(super) fn only_decision(game: &Valley, state: &State) -> Option<Decision> {
    // Whoever can entomb a card can also end the step.
    let free = state.phase == Phase::Play && !state.turn.entombed && !state.hand.is_empty();
    if free {
        return None;
    }
    menu(game, state).only()
}

/// One kind of decision, and whether `pass` is offered behind it.
#[inline]
pub(super) fn list(numbers: u64, verb: Verb, pass: bool) -> List {
    let none: (u64, Verb) = (0, |_| Decision::Pass);
    Menu::new([(numbers, verb), (u64::from(pass), none.1), none, none])
}

/// A card, without alternative.
#[inline]
pub(super) fn cards(cards: Designs, verb: Verb) -> List {
    list(cards.bits(), verb, false)
}

/// A slot, without alternative.
#[inline]
pub(super) fn slots(slots: Slots, verb: Verb) -> List {
    list(slots.bits(), verb, false)
}

/// No decision.
pub(super) fn nothing() -> List {
    list(0, |_| Decision::Pass, false)
}

/// `do` or `pass`.
pub(super) fn ask() -> List {
    list(1, |_| Decision::Do, true)
}

/// The places of those that are accepted, as bits.
pub(super) fn places<T>(all: impl IntoIterator<Item = T>, accept: impl Fn(T) -> bool) -> u64 {
    let all = all.into_iter().zip(0_u32..);
    all.fold(0, |bits, (one, place)| {
        bits | u64::from(accept(one)).wrapping_shl(place)
    })
}

impl Look<'_> {
    /// VK-6.8: the modes that can be chosen.
    fn modes(&self) -> List {
        let Some(frame) = self.state.frames.top() else {
            return nothing();
        };
        let action = self.game.catalogue().card(frame.card).action();
        let available = |mode: Mode| self.mode_is_available(action.mode(mode.number()));
        let choose = |mode| Decision::Mode(Mode::nearest(mode));
        list(places(Mode::ALL, available), choose, false)
    }
}
