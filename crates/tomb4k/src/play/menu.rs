//! What the player may decide, as sets of cards: the lists of TK-16.2 without writing them down.

use solo_core::{CardSet, Menu};

use super::monster::droppable;
use super::skill::playable;
use crate::catalogue::PICK_LOCK;
use crate::decision::{Decision, Skill, Treasure};
use crate::options::Options;
use crate::phase::Stage;
use crate::state::State;

/// Decisions without a card, skills, treasure to drop, treasure to leave: the order of the lists.
pub(crate) type List = Menu<Decision, 4>;

/// The decisions without a card, each a bit of the first row.
const PLAIN: [Decision; 8] = [
    Decision::Delve,
    Decision::Retreat,
    Decision::Draw,
    Decision::Take,
    Decision::Dodge,
    Decision::Discard,
    Decision::Scroll,
    Decision::Decline,
];

const ON_THE_WAY: u64 = 0b11;
const DRAW: u64 = 0b100;
const BLOW: u64 = 0b1_1000;
const DISCARD: u64 = 0b10_0000;
const TORCH: u64 = 0b1100_0000;

/// The legal decisions of a position.
#[inline]
pub(crate) fn menu(options: &Options, state: &State) -> List {
    let none = CardSet::EMPTY;
    match state.stage {
        Stage::Between => list(ON_THE_WAY, none, none, none),
        Stage::Blow => list(BLOW, none, none, none),
        Stage::Door => list(DISCARD, CardSet::of(PICK_LOCK), none, none),
        Stage::Torch => list(TORCH, none, none, none),
        // TK-3.11: the next card, or a way out.
        Stage::Encounter => {
            let WaysOut { skills, drops } = WaysOut::of(options, state);
            list(DRAW, skills, drops, none)
        }
        // TK-4.6: the cards of the turn, one of which stays behind.
        Stage::Mark => list(0, none, none, state.open),
        _ => list(0, none, none, none),
    }
}

#[inline]
fn list(plain: u64, skills: CardSet, drops: CardSet, marks: CardSet) -> List {
    Menu::new([
        (plain, |bit| {
            PLAIN
                .get(usize::from(bit))
                .copied()
                .unwrap_or(Decision::Draw)
        }),
        (skills.bits(), |card| Decision::Play(Skill::nearest(card))),
        (drops.bits(), |card| Decision::Drop(Treasure::nearest(card))),
        (marks.bits(), |card| {
            Decision::Leave(Treasure::nearest(card))
        }),
    ])
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
