//! What the player may decide, as sets of cards: the lists of TK-16.2 without writing them down.

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

/// Decisions without a card, then skills, treasure to drop and treasure to leave.
pub(crate) type List = Then<Copied<Iter<'static, Decision>>, Menu<Decision, 3>>;

/// The legal decisions of a position.
#[inline]
pub(crate) fn menu(options: &Options, state: &State) -> List {
    let none = CardSet::EMPTY;
    match state.stage {
        Stage::Between => list(&[Decision::Delve, Decision::Retreat], none, none, none),
        Stage::Blow => list(&[Decision::Take, Decision::Dodge], none, none, none),
        Stage::Door => list(&[Decision::Discard], CardSet::of(PICK_LOCK), none, none),
        Stage::Torch => list(&[Decision::Scroll, Decision::Decline], none, none, none),
        // TK-3.11: the next card, or a way out.
        Stage::Encounter => {
            let WaysOut { skills, drops } = WaysOut::of(options, state);
            list(&[Decision::Draw], skills, drops, none)
        }
        // TK-4.6: the cards of the turn, one of which stays behind.
        Stage::Mark => list(&[], none, none, state.open),
        _ => list(&[], none, none, none),
    }
}

#[inline]
fn list(plain: &'static [Decision], skills: CardSet, drops: CardSet, marks: CardSet) -> List {
    let cards = Menu::new([
        (skills.bits(), |card| Decision::Play(Skill::nearest(card))),
        (drops.bits(), |card| Decision::Drop(Treasure::nearest(card))),
        (marks.bits(), |card| {
            Decision::Leave(Treasure::nearest(card))
        }),
    ]);
    Then::new(plain.iter().copied(), cards)
}

/// What the player may do with an open encounter besides turning up a card.
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
