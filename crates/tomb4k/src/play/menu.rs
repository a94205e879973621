//! What the player may decide, as sets of cards: the lists of TK-16.2 without writing them down.

use core::ops::ControlFlow;

use solo_core::CardSet;

use super::monster::droppable;
use super::skill::playable;
use crate::catalogue::PICK_LOCK;
use crate::decision::Decision;
use crate::options::Options;
use crate::phase::Stage;
use crate::state::State;

/// The legal decisions of a position.
pub(crate) enum Menu {
    /// The player is not due.
    Nothing,
    /// A phase that always offers the same two.
    Pair([Decision; 2]),
    /// TK-3.11: the next card, or a way out.
    Draw(WaysOut),
    /// TK-4.6: the cards of the turn, one of which stays behind.
    Mark(CardSet),
}

impl Menu {
    #[inline]
    pub(crate) fn of(options: &Options, state: &State) -> Self {
        match state.stage {
            Stage::Between => Self::Pair([Decision::Delve, Decision::Retreat]),
            Stage::Blow => Self::Pair([Decision::Take, Decision::Dodge]),
            Stage::Door => Self::Pair([Decision::Discard, Decision::Play(PICK_LOCK)]),
            Stage::Torch => Self::Pair([Decision::Scroll, Decision::Decline]),
            Stage::Encounter => Self::Draw(WaysOut::of(options, state)),
            Stage::Mark => Self::Mark(state.open),
            _ => Self::Nothing,
        }
    }

    #[inline]
    pub(crate) fn visit(
        self,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Self::Nothing => ControlFlow::Continue(()),
            Self::Pair(pair) => pair.into_iter().try_for_each(visit),
            Self::Draw(WaysOut { skills, drops }) => {
                visit(Decision::Draw)?;
                skills
                    .iter()
                    .try_for_each(|card| visit(Decision::Play(card)))?;
                drops
                    .iter()
                    .try_for_each(|card| visit(Decision::Drop(card)))
            }
            Self::Mark(cards) => cards
                .iter()
                .try_for_each(|card| visit(Decision::Leave(card))),
        }
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        match self {
            Self::Nothing => 0,
            Self::Pair(_) => 2,
            Self::Draw(ways) => ways.cards().len().saturating_add(1),
            Self::Mark(cards) => cards.len(),
        }
    }

    #[inline]
    pub(crate) fn nth(&self, place: u32) -> Option<Decision> {
        match self {
            Self::Nothing => None,
            Self::Pair(pair) => usize::try_from(place)
                .ok()
                .and_then(|place| pair.get(place).copied()),
            Self::Draw(ways) => match place.checked_sub(1) {
                None => Some(Decision::Draw),
                Some(place) => ways.nth(place),
            },
            Self::Mark(cards) => cards.nth(place).map(Decision::Leave),
        }
    }
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
        !self.cards().is_empty()
    }

    #[inline]
    fn cards(&self) -> CardSet {
        self.skills | self.drops
    }

    /// The way at this place of the list: skills before treasure.
    #[inline]
    fn nth(&self, place: u32) -> Option<Decision> {
        match place.checked_sub(self.skills.len()) {
            None => self.skills.nth(place).map(Decision::Play),
            Some(place) => self.drops.nth(place).map(Decision::Drop),
        }
    }
}
