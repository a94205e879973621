//! The counted cards of a position: unseen cards, the ghost's cards, and by subtraction the scrap
//! piles.

use super::{Lanes, NOBODY, State, Zone};
use crate::catalogue::Rules;
use crate::kinds::{Machine, Pile, has};

impl State {
    #[inline]
    pub(crate) fn word(&self, lanes: Lanes, word: u8) -> u64 {
        let at = usize::from(lanes.at.wrapping_add(word));
        self.room.get(at).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn set_word(&mut self, lanes: Lanes, word: u8, counts: u64) {
        let at = usize::from(lanes.at.wrapping_add(word));
        if let Some(place) = self.room.get_mut(at) {
            *place = counts;
        }
    }

    #[inline]
    pub(crate) fn count(&self, lanes: Lanes, kind: u8) -> u8 {
        let (word, shift) = lanes.width.locate(kind);
        let count = self.word(lanes, word).wrapping_shr(shift) & lanes.width.count_mask();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    #[inline]
    pub(crate) fn count_up(&mut self, lanes: Lanes, kind: u8) {
        let (word, shift) = lanes.width.locate(kind);
        let counts = self
            .word(lanes, word)
            .wrapping_add(1_u64.wrapping_shl(shift));
        self.set_word(lanes, word, counts);
    }

    #[inline]
    pub(crate) fn count_down(&mut self, lanes: Lanes, kind: u8) {
        let (word, shift) = lanes.width.locate(kind);
        let counts = self
            .word(lanes, word)
            .wrapping_sub(1_u64.wrapping_shl(shift));
        self.set_word(lanes, word, counts);
    }

    /// Returns the kinds that are counted at least once.
    #[inline]
    pub(crate) fn occupied(&self, lanes: Lanes) -> u64 {
        (0..lanes.words).fold(0, |set, word| {
            let found = lanes.width.occupied(self.word(lanes, word));
            set | found.wrapping_shl(u32::from(lanes.width.first_kind(word)))
        })
    }

    /// Counts the unseen cards of a pile.
    #[inline]
    pub(crate) const fn unseen_cards(&self, pile: Pile) -> u16 {
        *pile.of(&self.unseen_cards)
    }

    /// Counts the cards in a scrap pile.
    #[inline]
    pub(crate) const fn scrap_cards(&self, pile: Pile) -> u16 {
        *pile.of(&self.scrap_cards)
    }

    /// Removes an unseen card from its pile; returns `false` if there is none of this kind.
    #[inline]
    pub(crate) fn take_unseen(&mut self, rules: &Rules, pile: Pile, kind: u8) -> bool {
        let lanes = rules.unseen(pile);
        let (word, shift) = lanes.width.locate(kind);
        let counts = self.word(lanes, word);
        let count = counts.wrapping_shr(shift) & lanes.width.count_mask();
        if kind >= rules.kinds(pile) || count == 0 {
            return false;
        }
        self.set_word(lanes, word, counts.wrapping_sub(1_u64.wrapping_shl(shift)));
        let cards = pile.of_mut(&mut self.unseen_cards);
        *cards = cards.wrapping_sub(1);
        true
    }

    /// Returns the unseen kind that covers this case.
    #[inline]
    pub(crate) fn unseen_covering(&self, rules: &Rules, pile: Pile, case: u32) -> Option<u8> {
        let lanes = rules.unseen(pile);
        let mut left = case;
        for place in 0..lanes.words {
            let word = self.word(lanes, place);
            if lanes.words == 1 {
                return lanes.width.covering(word, left);
            }
            let sum = lanes.width.sum(word);
            if left < sum {
                let kind = lanes.width.covering(word, left)?;
                return Some(lanes.width.first_kind(place).wrapping_add(kind));
            }
            left = left.wrapping_sub(sum);
        }
        None
    }

    /// Counts cards that have come to a scrap pile from elsewhere.
    #[inline]
    pub(crate) const fn scrapped(&mut self, pile: Pile, cards: u16) {
        let number = pile.of_mut(&mut self.scrap_cards);
        *number = number.wrapping_add(cards);
    }

    /// Counts a card out of a scrap pile; the caller puts it elsewhere.
    #[inline]
    pub(crate) const fn unscrapped(&mut self, pile: Pile) {
        let number = pile.of_mut(&mut self.scrap_cards);
        *number = number.wrapping_sub(1);
    }

    /// Turns the scrap pile into the unseen part of the pile, which must be empty. Returns the
    /// number of cards.
    pub(crate) fn reshuffle(&mut self, rules: &Rules, pile: Pile) -> u16 {
        let lanes = rules.unseen(pile);
        for word in 0..lanes.words {
            self.set_word(lanes, word, self.scrap_word(rules, pile, word));
        }
        let cards = self.scrap_cards(pile);
        *pile.of_mut(&mut self.unseen_cards) = cards;
        *pile.of_mut(&mut self.scrap_cards) = 0;
        cards
    }

    /// Returns the packed counts of a scrap pile: the copies that are nowhere else. Scrap piles
    /// have no order, so counts describe them completely (SE-2.2).
    pub(crate) fn scrap_word(&self, rules: &Rules, pile: Pile, word: u8) -> u64 {
        let unseen = rules.unseen(pile);
        let width = unseen.width;
        let spread = |set: u64| width.spread_from(set, word);
        let mut counts = rules
            .packed_copies(pile, word)
            .wrapping_sub(self.word(unseen, word));
        let mut take = |kind: u8| {
            let (at, shift) = width.locate(kind);
            if at == word {
                counts = counts.wrapping_sub(1_u64.wrapping_shl(shift));
            }
        };
        self.each_listed(rules, pile, &mut take);
        match pile {
            Pile::Part => {
                counts = counts.wrapping_sub(spread(self.parts));
            }
            Pile::Machine => {
                self.ghost_built_cards(rules)
                    .for_each(|machine| take(machine.0));
                counts = counts
                    .wrapping_sub(spread(self.machines))
                    .wrapping_sub(spread(self.built))
                    .wrapping_sub(self.word(rules.again, word));
            }
            Pile::Invention => {
                self.inventions().for_each(|invention| take(invention.0));
                self.ghost_invention().into_iter().for_each(|i| take(i.0));
                let done = self.done.into_iter().chain(self.ghost_done);
                done.filter(|kind| *kind != NOBODY).for_each(take);
                return counts;
            }
        }
        counts.wrapping_sub(self.ghost_word(rules, pile, word))
    }

    /// Returns the kinds in a scrap pile.
    pub(crate) fn scrap_kinds(&self, rules: &Rules, pile: Pile) -> u64 {
        if self.scrap_cards(pile) == 0 {
            return 0;
        }
        let lanes = rules.unseen(pile);
        (0..lanes.words).fold(0, |set, word| {
            let found = lanes.width.occupied(self.scrap_word(rules, pile, word));
            set | found.wrapping_shl(u32::from(lanes.width.first_kind(word)))
        })
    }

    /// Counts the cards of a kind in the scrap pile.
    pub(crate) fn scrap_count(&self, rules: &Rules, pile: Pile, kind: u8) -> u8 {
        let width = rules.unseen(pile).width;
        let (word, shift) = width.locate(kind);
        let counts = self.scrap_word(rules, pile, word).wrapping_shr(shift);
        u8::try_from(counts & width.count_mask()).unwrap_or(u8::MAX)
    }

    /// Visits the cards of a pile that are on a list.
    fn each_listed(&self, rules: &Rules, pile: Pile, visit: &mut dyn FnMut(u8)) {
        if self.listed == [0; 9] {
            return;
        }
        for zone in Zone::ALL {
            let of_pile = match zone {
                Zone::Top(other) | Zone::Bottom(other) | Zone::Spare(other) => other,
                Zone::Look => match self.agenda.look_pile() {
                    Some(looked_at) => looked_at,
                    None => continue,
                },
            };
            if of_pile == pile {
                self.list(rules, zone).for_each(&mut *visit);
            }
        }
    }

    /// Returns the sum of the counts.
    pub(crate) fn sum(&self, lanes: Lanes) -> u32 {
        let words = (0..lanes.words).map(|word| self.word(lanes, word));
        words.fold(0, |sum, word| sum.saturating_add(lanes.width.sum(word)))
    }

    /// Counts the cards of a kind outside the scrap pile.
    pub(crate) fn elsewhere(&self, rules: &Rules, pile: Pile, kind: u8) -> u16 {
        let mut cards = u16::from(self.count(rules.unseen(pile), kind));
        let mut add = |copies: u8| cards = cards.saturating_add(copies.into());
        self.each_listed(rules, pile, &mut |other| add(u8::from(other == kind)));
        let is = |number: u8| u8::from(number == kind);
        match pile {
            Pile::Part => add(has(self.parts, kind).into()),
            Pile::Machine => {
                add(has(self.machines, kind).into());
                add(self.built_copies(rules, Machine(kind)));
                self.ghost_built_cards(rules)
                    .for_each(|machine| add(is(machine.0)));
            }
            Pile::Invention => {
                self.inventions().for_each(|invention| add(is(invention.0)));
                add(is(self.ghost_invention));
                let done = self.done.into_iter().chain(self.ghost_done);
                done.for_each(|invention| add(is(invention)));
                return cards;
            }
        }
        add(self.ghost_copies(rules, pile, kind));
        cards
    }

    /// Recomputes the numbers of cards that are stored only for speed.
    pub(crate) fn recount(&mut self, rules: &Rules) {
        self.recount_hand();
        for pile in Pile::ALL {
            let lanes = rules.unseen(pile);
            let unseen = self.sum(lanes);
            let scrap = (0..lanes.words).fold(0_u32, |sum, word| {
                sum.saturating_add(lanes.width.sum(self.scrap_word(rules, pile, word)))
            });
            let number = |sum| u16::try_from(sum).unwrap_or(u16::MAX);
            *pile.of_mut(&mut self.unseen_cards) = number(unseen);
            *pile.of_mut(&mut self.scrap_cards) = number(scrap);
        }
    }
}
