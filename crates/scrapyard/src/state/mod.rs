//! Positions: all material on the table (section 1.2 of the rulebook).

mod agenda;
mod built;
mod counts;
mod ghost;
mod hand;
mod lists;
mod piles;

pub(crate) use self::agenda::Agenda;
pub(crate) use self::counts::{Lanes, Width};

use self::ghost::Kinds;
use crate::catalogue::{ROOM, Rules};
use crate::kinds::{Invention, Pile};
use crate::numbers::INVENTIONS_TO_WIN;
use crate::outcome::GameResult;
use crate::phase::Tail;

/// No card.
pub(crate) const NOBODY: u8 = u8::MAX;

/// Number of Inventions that a player can have in hand within an action.
pub(crate) const MOST_INVENTIONS: usize = 7;

/// Number of rows of a legal list.
pub(crate) const ROWS: usize = 5;

/// The entries of a legal list: a set of numbers for each row (see `play::menu`).
pub(crate) type Entries = [u64; ROWS];

/// No entry.
pub(crate) const NOTHING: Entries = [0; ROWS];

/// The runs and small zones that are stored as lists. Their order is that of the list of known
/// cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The known top run of a pile, the next card first.
    Top(Pile),
    /// The known bottom run of a pile, the next card first.
    Bottom(Pile),
    /// Cards that are looked at, in catalogue order.
    Look,
    /// Parts or unbuilt machines beyond the first of their kind in the player's hand.
    Spare(Pile),
}

impl Zone {
    pub(crate) const ALL: [Self; 9] = [
        Self::Top(Pile::Part),
        Self::Top(Pile::Machine),
        Self::Top(Pile::Invention),
        Self::Bottom(Pile::Part),
        Self::Bottom(Pile::Machine),
        Self::Bottom(Pile::Invention),
        Self::Look,
        Self::Spare(Pile::Part),
        Self::Spare(Pile::Machine),
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Top(pile) => usize::from(pile.number()),
            Self::Bottom(pile) => usize::from(pile.number()).wrapping_add(3),
            Self::Look => 6,
            Self::Spare(Pile::Part) => 7,
            Self::Spare(_) => 8,
        }
    }
}

/// A position of the game: exactly what a player with perfect memory knows.
///
/// A state is read through [`Scrapyard::position`](crate::Scrapyard::position), because the
/// catalogue gives its numbers a meaning. Equal positions of a game are equal values.
///
/// Its packing: the cards of the piles and of the ghost are counted in `room`, with as many bits
/// per kind as the catalogue needs; known cards are listed after the counts. The player's cards are
/// sets. The content of the scrap piles is not stored: it is every card that is in no other zone.
/// The legal list is: picking and checking a decision then cost a look at a set.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) parts: u64,
    pub(crate) machines: u64,
    /// The machines of which a copy is built.
    pub(crate) built: u64,
    /// Those without a fresh copy.
    pub(crate) used: u64,
    ghost_parts: Kinds,
    /// Those that it has not built.
    ghost_machines: Kinds,
    /// The legal entries of the list that waits for the player (see `play::menu`).
    pub(crate) offered: Entries,
    room: [u64; ROOM],
    /// The player's Inventions in hand, in catalogue order.
    inventions: [u8; MOST_INVENTIONS],
    /// The ghost's Invention.
    pub(crate) ghost_invention: u8,
    done: [u8; INVENTIONS_TO_WIN],
    ghost_done: [u8; INVENTIONS_TO_WIN],
    pub(crate) character: u8,
    pub(crate) ghost_character: u8,
    pub(crate) agenda: Agenda,
    /// Number of Parts and of unbuilt machines in the player's hand.
    parts_in_hand: u16,
    machines_in_hand: u16,
    unseen_cards: [u16; 3],
    scrap_cards: [u16; 3],
    pub(crate) actions: u16,
    pub(crate) uses_left: u8,
    /// The face of the die and the value of the roll; 0 without a roll.
    pub(crate) die: u8,
    pub(crate) value: u8,
    /// The machines of its Invention that the ghost has built. Bit 0 is the first in printed order.
    pub(crate) ghost_built: u8,
    /// Those that it has built without a card.
    pub(crate) ghost_cardless: u8,
    /// Number of cards on each list.
    listed: [u8; 9],
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::Scrapyard::default()),
    agenda; parts machines built used ghost_parts ghost_machines offered room inventions
    ghost_invention done ghost_done character ghost_character parts_in_hand machines_in_hand
    unseen_cards scrap_cards actions uses_left die value ghost_built ghost_cardless listed
);

impl State {
    /// Returns a position without cards.
    pub(crate) const fn empty() -> Self {
        Self {
            parts: 0,
            machines: 0,
            built: 0,
            used: 0,
            ghost_parts: Kinds::NONE,
            ghost_machines: Kinds::NONE,
            offered: NOTHING,
            room: [0; ROOM],
            inventions: [NOBODY; MOST_INVENTIONS],
            ghost_invention: NOBODY,
            done: [NOBODY; INVENTIONS_TO_WIN],
            ghost_done: [NOBODY; INVENTIONS_TO_WIN],
            character: NOBODY,
            ghost_character: NOBODY,
            agenda: Agenda::only(Tail::Main),
            parts_in_hand: 0,
            machines_in_hand: 0,
            unseen_cards: [0; 3],
            scrap_cards: [0; 3],
            actions: 0,
            uses_left: 0,
            die: 0,
            value: 0,
            ghost_built: 0,
            ghost_cardless: 0,
            listed: [0; 9],
        }
    }

    /// Returns the position with all cards in their piles.
    pub(crate) fn untouched(rules: &Rules) -> Self {
        let mut state = Self::empty();
        for pile in Pile::ALL {
            let lanes = rules.unseen(pile);
            for word in 0..lanes.words {
                state.set_word(lanes, word, rules.packed_copies(pile, word));
            }
            *pile.of_mut(&mut state.unseen_cards) = rules.cards(pile);
        }
        state
    }

    // ----- Completed Inventions -----

    /// Lists the Inventions that the player has completed, in order of completion.
    pub(crate) fn done(&self) -> impl Iterator<Item = Invention> {
        completed(self.done)
    }

    /// Lists the Inventions that the ghost has completed, in order of completion.
    pub(crate) fn ghost_done(&self) -> impl Iterator<Item = Invention> {
        completed(self.ghost_done)
    }

    /// Notes a completed Invention, which stays where it is (SE-2.7). Returns `true` for the third
    /// one.
    pub(crate) fn complete(&mut self, invention: Invention) -> bool {
        note_completed(&mut self.done, invention)
    }

    /// Does the same for the ghost.
    pub(crate) fn complete_for_ghost(&mut self, invention: Invention) -> bool {
        note_completed(&mut self.ghost_done, invention)
    }

    /// Returns the end of the game; `None` while it goes on (SE-14.1, SE-14.3).
    #[inline]
    pub(crate) fn result(&self) -> Option<GameResult> {
        if !self.agenda.is_over() {
            return None;
        }
        let third = |done: [u8; INVENTIONS_TO_WIN]| done.last().is_some_and(|kind| *kind != NOBODY);
        Some(if third(self.done) {
            GameResult::Win
        } else if third(self.ghost_done) {
            GameResult::Loss
        } else {
            GameResult::Capped
        })
    }
}

fn completed(done: [u8; INVENTIONS_TO_WIN]) -> impl Iterator<Item = Invention> {
    done.into_iter()
        .take_while(|kind| *kind != NOBODY)
        .map(Invention)
}

fn note_completed(done: &mut [u8; INVENTIONS_TO_WIN], invention: Invention) -> bool {
    let free = done.iter_mut().find(|kind| **kind == NOBODY);
    if let Some(place) = free {
        *place = invention.0;
    }
    done.last().is_some_and(|kind| *kind != NOBODY)
}
