//! The layout of the counts and lists of a position (V14): the room of a [`State`](crate::State) is
//! divided once for each catalogue.

use super::ability::{Ability, Operation, Rest};
use super::rules::{Rules, at, wide};
use super::{MOST_KINDS, Rows};
use crate::state::{Lanes, Width};

/// Number of words of a position for counts of cards and lists of known cards.
pub(crate) const ROOM: usize = 28;

/// Number of cards that a player can hold beyond the first of their kind before the first settling:
/// 7 Parts and 4 machines.
const SPARE_AT_THE_DEAL: u16 = 11;

#[expect(clippy::as_conversions, reason = "widening; From is not const")]
const fn wider(number: u8) -> u64 {
    number as u64
}

impl Rules {
    /// Builds the tables that the rules need. The rows must be sound: at most 64 in each table, and
    /// every referenced id must be in the table it refers to.
    ///
    /// Returns `None` if positions of such a game do not fit into a state (V14).
    pub(crate) const fn new(rows: &Rows<'_>) -> Option<Self> {
        Self::of(rows).lay_out()
    }

    /// Determines the place of each count and list in a position. `None` if there is not enough
    /// room.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "there are three piles, and iterators are not const"
    )]
    const fn lay_out(mut self) -> Option<Self> {
        let look = LookReach::of(&self);
        let mut needed = look.most;
        let mut words: u8 = 0;
        let mut pile = 0;
        while pile < 3 {
            let kinds = self.kinds[pile];
            let mut most = 0;
            let mut kind = 0;
            while kind < kinds {
                let copies = self.copies[pile][at(kind)];
                if copies > most {
                    most = copies;
                }
                self.cards[pile] += wide(copies);
                kind += 1;
            }
            let width = Width::for_counts(most);
            kind = 0;
            while kind < kinds {
                let (word, shift) = width.locate(kind);
                self.packed_copies[pile][at(word)] |= wider(self.copies[pile][at(kind)]) << shift;
                kind += 1;
            }
            let lanes = Lanes {
                at: words,
                words: width.words(kinds),
                width,
            };
            self.unseen[pile] = lanes;
            words += lanes.words;
            if pile < 2 {
                self.ghost[pile] = lanes.starting(words);
                words += lanes.words;
            }
            if kinds > 16 {
                self.known_width = Width::Eight;
            }
            let under = look.under & (1 << pile) != 0;
            needed += if under { self.cards[pile] } else { look.most };
            pile += 1;
        }
        self.again = self.unseen[1].starting(words);
        words += self.again.words;
        self.spent = self.again.starting(words);
        words += self.spent.words;
        if at(words) > ROOM {
            return None;
        }
        self.known_at = words;
        #[expect(clippy::as_conversions, reason = "at most 28 words")]
        let room = (ROOM - at(words)) as u16;
        self.known_room = match self.known_width {
            Width::Four => room * 16,
            _ => room * 8,
        };
        let fits = needed <= self.known_room && SPARE_AT_THE_DEAL <= self.known_room;
        if fits { Some(self) } else { None }
    }
}

/// Cards that the look abilities of a catalogue can make known.
struct LookReach {
    /// Maximum number of cards looked at together.
    most: u16,
    /// The piles under which cards are laid, as a set: each of their cards can become known.
    under: u8,
}

impl LookReach {
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "there is room for so many rows, and iterators are not const"
    )]
    const fn of(rules: &Rules) -> Self {
        let mut reach = Self { most: 0, under: 0 };
        let mut row = 0;
        while row < MOST_KINDS {
            reach.add(rules.machine[row].ability);
            reach.add(rules.character[row].ability);
            row += 1;
        }
        reach
    }

    const fn add(&mut self, ability: Ability) {
        if matches!(ability.operation, Operation::Look) && wide(ability.n) > self.most {
            self.most = wide(ability.n);
        }
        if matches!(ability.rest, Some(Rest::Bottom)) {
            self.under |= ability.from.0;
        }
    }
}
