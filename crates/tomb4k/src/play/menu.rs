//! Decisions of the player, as sets of cards: the lists of TK-16.2 without building them.

use core::iter::Copied;
use core::slice::Iter;

use solo_core::{CardSet, Menu, Then};

use super::monster::droppable;
use super::skill::playable;
use crate::catalogue::PICK_LOCK;
use crate::decision::{Decision, Skill, Treasure};
use crate::options::Options;
use crate::phase::Stage;
use crate::state::State;

/// Decisions without a card, then skills, then treasure: to drop, or to leave.
pub(crate) type List = Then<Copied<Iter<'static, Decision>>, Menu<Decision, 2>>;

/// Lists the legal decisions of a position.
#[inline]
pub(crate) fn menu(options: &Options, state: &State) -> List {
    let none = CardSet::EMPTY;
    match state.stage {
        Stage::Between => list(&[Decision::Delve, Decision::Retreat], none, none, drop),
        Stage::Blow => list(&[Decision::Take, Decision::Dodge], none, none, drop),
        Stage::Door => list(&[Decision::Discard], CardSet::of(PICK_LOCK), none, drop),
        Stage::Torch => list(&[Decision::Scroll, Decision::Decline], none, none, drop),
        // TK-3.11: the next card, or a way out.
        Stage::Encounter => {
            let WaysOut { skills, drops } = WaysOut::of(options, state);
            list(&[Decision::Draw], skills, drops, drop)
        }
        // TK-4.6: the cards of the turn, one of which stays behind.
        Stage::Mark => list(&[], none, state.open, leave),
        _ => list(&[], none, none, drop),
    }
}

fn drop(card: u8) -> Decision {
    Decision::Drop(Treasure::nearest(card))
}

fn leave(card: u8) -> Decision {
    Decision::Leave(Treasure::nearest(card))
}

#[inline]
fn list(
    plain: &'static [Decision],
    skills: CardSet,
    treasure: CardSet,
    what: fn(u8) -> Decision,
) -> List {
    let play = |card| Decision::Play(Skill::nearest(card));
    let cards = Menu::new([(skills.bits(), play), (treasure.bits(), what)]);
    Then::new(plain.iter().copied(), cards)
}

/// The alternatives in an open encounter to turning up a card.
pub(crate) struct WaysOut {
    skills: CardSet,
    drops: CardSet,
}

impl WaysOut {
    #[inline]
    pub(crate) fn of(options: &Options, state: &State) -> Self {
        Self {
            skills: playable(state),
            drops: droppable(options, state),
        }
    }

    #[inline]
    pub(crate) fn exist(&self) -> bool {
        !(self.skills | self.drops).is_empty()
    }
}
