//! VK-10: what can be decided, from the same judgements that legality is tested with.

use super::Look;
use crate::decision::Decision;
use crate::game::Valley;
use crate::menu::{CardVerb, SlotVerb};
use crate::stage::Phase;
use crate::state::State;

pub(crate) use crate::menu::Menu;

/// Everything that can be decided in a position.
pub(crate) fn menu(game: &Valley, state: &State) -> Menu {
    let look = Look::new(game, state);
    match state.phase {
        Phase::Play => Menu::Play(look.buyable(), look.usable(), look.entombable()),
        Phase::Pay => Menu::Cards(CardVerb::Pay, look.payable(), false),
        Phase::Fall => Menu::Fall,
        Phase::Mode => match state.frames.top() {
            Some(frame) => Menu::modes(look.modes(frame.card)),
            None => Menu::Nothing,
        },
        Phase::Choose => look.choices(),
        Phase::Arrange => Menu::Cards(CardVerb::Top, state.played.designs(), false),
        Phase::Shed => Menu::Slots(SlotVerb::Shed, state.pyramid.filled(), false),
        Phase::React => Menu::Cards(CardVerb::React, look.reactions(), true),
        Phase::Draw
        | Phase::Lay
        | Phase::Bone
        | Phase::Stock
        | Phase::Turn
        | Phase::Die
        | Phase::Over => Menu::Nothing,
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
