//! The cards of the ghost: its Invention, what it has built for it, and its Parts and machines.

use solo_core::bits::numbers;

use super::{NOBODY, State};
use crate::catalogue::Rules;
use crate::kinds::{Card, Invention, Machine, Pile, bit, has};

/// The kinds of the ghost's Parts or unbuilt machines. Copies beyond the second of a kind are
/// counted in the room of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Kinds {
    /// Those of which it has a card.
    once: u64,
    /// Those of which it has a second one.
    twice: u64,
}

impl Kinds {
    pub(super) const NONE: Self = Self { once: 0, twice: 0 };
}

impl State {
    /// Returns the ghost's Invention.
    #[inline]
    pub(crate) fn ghost_invention(&self) -> Option<Invention> {
        (self.ghost_invention != NOBODY).then_some(Invention(self.ghost_invention))
    }

    /// Lists the machines that the ghost has built, in printed order.
    #[inline]
    pub(crate) fn ghost_built(&self, rules: &Rules) -> impl Iterator<Item = Machine> {
        self.marked(rules, self.ghost_built)
    }

    /// Lists those that are cards (SE-10.7).
    #[inline]
    pub(crate) fn ghost_built_cards(&self, rules: &Rules) -> impl Iterator<Item = Machine> {
        self.marked(rules, self.ghost_built & !self.ghost_cardless)
    }

    /// Lists those that are not cards.
    #[inline]
    pub(crate) fn ghost_built_cardless(&self, rules: &Rules) -> impl Iterator<Item = Machine> {
        self.marked(rules, self.ghost_cardless)
    }

    /// Lists the machines of the ghost's Invention with these marks.
    #[inline]
    fn marked(&self, rules: &Rules, marks: u8) -> impl Iterator<Item = Machine> {
        let machines = match self.ghost_invention() {
            Some(invention) => rules.invention(invention).machines,
            None => [0; 3],
        };
        (0_u8..)
            .zip(machines)
            .filter(move |(place, _)| marks.wrapping_shr(u32::from(*place)) & 1 == 1)
            .map(|(_, machine)| Machine(machine))
    }

    /// Returns the kinds of its Parts or unbuilt machines; Inventions are not among them.
    #[inline]
    const fn kinds_of_ghost(&self, pile: Pile) -> Kinds {
        match pile {
            Pile::Part => self.ghost_parts,
            Pile::Machine => self.ghost_machines,
            Pile::Invention => Kinds::NONE,
        }
    }

    /// Returns the kinds of which the ghost has an unbuilt card.
    #[inline]
    pub(crate) const fn ghost_has(&self, pile: Pile) -> u64 {
        self.kinds_of_ghost(pile).once
    }

    /// Returns the kinds of which it has at least two.
    #[inline]
    pub(crate) const fn ghost_has_twice(&self, pile: Pile) -> u64 {
        self.kinds_of_ghost(pile).twice
    }

    /// Counts its unbuilt cards of a kind.
    #[inline]
    pub(crate) fn ghost_copies(&self, rules: &Rules, pile: Pile, kind: u8) -> u8 {
        let Kinds { once, twice } = self.kinds_of_ghost(pile);
        if has(twice, kind) {
            self.count(rules.ghost(pile), kind).saturating_add(2)
        } else {
            u8::from(has(once, kind))
        }
    }

    /// Counts its unbuilt cards of a pile.
    pub(crate) fn ghost_cards(&self, rules: &Rules, pile: Pile) -> u32 {
        let kinds = numbers(self.ghost_has(pile));
        kinds.fold(0, |sum, kind| {
            sum.saturating_add(self.ghost_copies(rules, pile, kind).into())
        })
    }

    /// Returns the packed counts of its unbuilt cards.
    pub(super) fn ghost_word(&self, rules: &Rules, pile: Pile, word: u8) -> u64 {
        let Kinds { once, twice } = self.kinds_of_ghost(pile);
        let further = rules.ghost(pile);
        let spread = |set| further.width.spread_from(set, word);
        self.word(further, word)
            .wrapping_add(spread(once))
            .wrapping_add(spread(twice))
    }

    /// Gives the ghost a card.
    #[inline]
    pub(crate) fn give_ghost(&mut self, rules: &Rules, card: Card) {
        let (kinds, kind) = match card {
            Card::Part(part) => (&mut self.ghost_parts, part.0),
            Card::Machine(machine) => (&mut self.ghost_machines, machine.0),
            Card::Invention(invention) => {
                self.ghost_invention = invention.0;
                return;
            }
        };
        if !has(kinds.once, kind) {
            kinds.once |= bit(kind);
        } else if !has(kinds.twice, kind) {
            kinds.twice |= bit(kind);
        } else {
            self.count_up(rules.ghost(card.pile()), kind);
        }
    }

    /// Takes a Part or an unbuilt machine from the ghost, which has one of this kind.
    #[inline]
    pub(crate) fn take_from_ghost(&mut self, rules: &Rules, card: Card) {
        let (pile, kind) = (card.pile(), card.place());
        let twice = has(self.ghost_has_twice(pile), kind);
        if twice && self.count(rules.ghost(pile), kind) > 0 {
            self.count_down(rules.ghost(pile), kind);
            return;
        }
        let kinds = match pile {
            Pile::Part => &mut self.ghost_parts,
            Pile::Machine => &mut self.ghost_machines,
            Pile::Invention => return,
        };
        let set = if twice {
            &mut kinds.twice
        } else {
            &mut kinds.once
        };
        *set &= !bit(kind);
    }

    /// Returns whether the counts fit the sets: there is a first card before a second one, and a
    /// second one before others.
    pub(crate) fn counts_of_ghost_fit(&self, rules: &Rules) -> bool {
        [Pile::Part, Pile::Machine].into_iter().all(|pile| {
            let Kinds { once, twice } = self.kinds_of_ghost(pile);
            twice & !once == 0 && self.occupied(rules.ghost(pile)) & !twice == 0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scrapyard;
    use crate::kinds::Part;

    #[test]
    fn cards_of_a_kind_are_counted_one_by_one() {
        let game = Scrapyard::default();
        let rules = game.rules();
        for card in [Card::Part(Part(14)), Card::Machine(Machine(3))] {
            let (pile, kind) = (card.pile(), card.place());
            let mut state = State::empty();
            let most = rules.copies(pile, kind);
            let check = |state: &State, copies: u8| {
                assert_eq!(state.ghost_copies(rules, pile, kind), copies);
                assert_eq!(state.ghost_cards(rules, pile), u32::from(copies));
                assert_eq!(has(state.ghost_has(pile), kind), copies >= 1);
                assert_eq!(has(state.ghost_has_twice(pile), kind), copies >= 2);
                let width = rules.ghost(pile).width;
                let (word, shift) = width.locate(kind);
                assert_eq!(
                    state.ghost_word(rules, pile, word),
                    u64::from(copies) << shift
                );
                assert!(state.counts_of_ghost_fit(rules));
            };
            for copies in 0..most {
                check(&state, copies);
                state.give_ghost(rules, card);
            }
            for copies in (1..=most).rev() {
                check(&state, copies);
                state.take_from_ghost(rules, card);
            }
            assert_eq!(state, State::empty());
        }
    }
}
