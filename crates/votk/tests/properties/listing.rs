//! Lists of decisions and outcomes, read from a view: chapters VK-1 and VK-10.

use std::collections::BTreeMap;

use proptest::prelude::*;
use solo_core::{Countable, Face, Next};
use votk::{
    Chance, Decision, Design, Effect, EmptySlot, Fall, Mode, Phase, Slot, SlotPair, Timing, View,
};

use super::judging::Reading;
use super::zones::{put, take};
use super::{any_games, cases};

impl Reading<'_> {
    /// Lists what the player can decide (VK-10), in the order of the list.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut list: Vec<Decision> = match self.view.phase {
            Phase::Play => self.plays(),
            Phase::Pay => self.payments(),
            Phase::Fall => [Fall::Left, Fall::Right].map(Decision::Fall).into(),
            Phase::Mode => self.modes(),
            Phase::Choose => self.choices(),
            Phase::Arrange => self
                .view
                .played
                .0
                .iter()
                .copied()
                .map(Decision::Top)
                .collect(),
            Phase::Shed => self.filled().map(Decision::Shed).collect(),
            Phase::React => {
                let cards = self.usable(Timing::Reaction).into_iter();
                cards.map(Decision::React).chain([Decision::Pass]).collect()
            }
            _ => Vec::new(),
        };
        list.sort_unstable();
        list.dedup();
        list
    }

    fn filled(&self) -> impl Iterator<Item = Slot> {
        Slot::ALL
            .into_iter()
            .filter(|slot| self.at(*slot).is_some())
    }

    fn plays(&self) -> Vec<Decision> {
        let can_buy = |slot: &Slot| {
            let price = self.at(*slot).map(|card| self.price(card));
            self.in_reach(*slot) && price <= Some(self.worth_of_hand())
        };
        let buys = self.filled().filter(can_buy).map(Decision::Buy);
        let uses = self.usable(Timing::Turn).into_iter().map(Decision::Use);
        let entombed = self.view.state.entombed;
        let hand = self.view.hand.0.iter().copied();
        let entombs = hand.filter(|_| !entombed).map(Decision::Entomb);
        buys.chain(uses)
            .chain(entombs)
            .chain([Decision::End])
            .collect()
    }

    /// Lists the hand cards of this timing whose action is available once they have gone where they go first.
    fn usable(&self, timing: Timing) -> Vec<Design> {
        let of_timing = |card: &Design| self.print(*card).timing == timing;
        let available = |card: &Design| {
            let view = after(self.view, *card, timing);
            let (game, view) = (self.game, &view);
            Reading { game, view }.available(*card)
        };
        let hand = self.view.hand.0.iter().copied();
        hand.filter(of_timing).filter(available).collect()
    }

    /// VK-4.6, VK-4.7.
    pub fn in_order(&self, card: Design) -> bool {
        let last = self.view.pending.last;
        last.is_none_or(|last| self.rank(last) <= self.rank(card))
    }

    fn payments(&self) -> Vec<Decision> {
        let due = u16::from(self.view.pending.due.unwrap_or(0));
        let hand = self.view.hand.0.iter().copied();
        let can_pay = |card: &Design| {
            let rest = hand
                .clone()
                .filter(|one| self.rank(*card) <= self.rank(*one));
            let rest: u16 = rest.map(|one| u16::from(self.worth(one))).sum();
            self.in_order(*card) && self.worth(*card) > 0 && due <= rest
        };
        hand.clone().filter(can_pay).map(Decision::Pay).collect()
    }

    fn modes(&self) -> Vec<Decision> {
        let frame = self.view.frames.last().expect("an action runs");
        let action = &self.print(frame.card).action;
        let modes = 1..=action.modes();
        let available = modes.filter(|mode| self.mode_available(action.mode(*mode)));
        available
            .map(|mode| Decision::Mode(Mode::nearest(mode)))
            .collect()
    }

    fn choices(&self) -> Vec<Decision> {
        let frame = self.view.frames.last().expect("an action runs");
        let operation = self.operation().expect("an operation runs");
        if frame.asking {
            return vec![Decision::Do, Decision::Pass];
        }
        let picks = match operation.effect {
            Effect::Move { from, filter, .. } => {
                let choose = |(card, slot): (_, Option<Slot>)| {
                    slot.map_or(Decision::Pick(card), Decision::Take)
                };
                let there = self.candidates(from, &filter).into_iter().map(choose);
                let pass = operation.optional.then_some(Decision::Pass);
                return there.chain(pass).collect();
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => match frame.limit {
                None => self.tradable(factor, plus, scope),
                Some(limit) => {
                    let slots = self.within(limit, scope).into_iter();
                    return slots.map(Decision::Take).collect();
                }
            },
            Effect::Swap(scope) => {
                let pairs = self.swaps(scope).into_iter();
                let pairs = pairs.filter_map(|(one, other)| SlotPair::new(one, other));
                return pairs.map(Decision::Swap).collect();
            }
            Effect::Repeat => {
                let cards = self.repeatable().into_iter();
                return cards.map(Decision::Again).collect();
            }
            Effect::OppDiscard(n) => match frame.group {
                Some(group) => self.cheapest(group, frame.left),
                None if n > 1 && !self.groups(n).is_empty() => {
                    return self.groups(n).into_iter().map(Decision::Group).collect();
                }
                None => self.bot_pick(),
            },
            Effect::OppExec => self.borrowable(),
            _ => self.bot_pick(),
        };
        picks.into_iter().map(Decision::Pick).collect()
    }

    /// Lists the unseen cards of which the next one is the uppermost of the stock (VK-1.3).
    pub fn next_stock(&self) -> Vec<(Design, u32)> {
        let stock = &self.view.stock;
        let part = if stock.ii.0.is_empty() {
            &stock.iii
        } else {
            &stock.ii
        };
        part.0.clone()
    }

    /// Lists what chance can show, with weights (VK-1.2, VK-8.2).
    pub fn outcomes(&self) -> BTreeMap<Chance, u32> {
        let cards = |cards: Vec<(Design, u32)>, outcome: fn(Design) -> Chance| {
            let cards = cards.into_iter();
            cards
                .map(|(card, copies)| (outcome(card), copies))
                .collect()
        };
        let unseen = || self.view.deck.unseen.0.clone();
        match self.view.phase {
            Phase::Draw => cards(unseen(), Chance::Draw),
            Phase::Turn => cards(unseen(), Chance::Turn),
            Phase::Bone => cards(self.next_stock(), Chance::Bone),
            Phase::Stock => cards(self.next_stock(), Chance::Stock),
            Phase::Lay => {
                let gap = self.first_gap().expect("a slot is empty");
                let cards = self.next_stock().into_iter();
                cards
                    .map(|(card, copies)| (Chance::Lay(gap, card), copies))
                    .collect()
            }
            Phase::Die => {
                let rolled_again = self.game.options().empty_slot == EmptySlot::Reroll;
                let counts = |face: &Face| !rolled_again || self.at(shown(*face)).is_some();
                let faces = Face::values(self.game).filter(counts);
                faces.map(|face| (Chance::Die(face), 1)).collect()
            }
            _ => BTreeMap::new(),
        }
    }
}

/// VK-8.2: two faces for each slot of the base.
pub fn shown(face: Face) -> Slot {
    Slot::ALL[usize::from(face.pips() - 1) / 2]
}

/// Returns the position in which an action is judged: a used card lies in play, a reaction on the pile (VK-6.6).
pub fn after(view: &View, card: Design, timing: Timing) -> View {
    let mut view = view.clone();
    take(&mut view.hand, card);
    match timing {
        Timing::Reaction => view.discard.push(card),
        _ => put(&mut view.played, card),
    }
    view
}

proptest! {
    #![proptest_config(cases(64))]

    /// VK-10: what is listed is what the rulebook allows, in order, and never a single entry.
    #[test]
    fn lists_are_those_of_the_rulebook(walk in any_games()) {
        for state in walk.states() {
            let view = solo_core::GameData::view(walk.game(), state);
            let (game, view) = (walk.game(), &view);
            let expected = Reading { game, view }.decisions();
            prop_assert_eq!(walk.game().decisions(state).collect::<Vec<_>>(), expected.clone());
            prop_assert_eq!(matches!(game.next(state), Next::Decision), !expected.is_empty());
            prop_assert_ne!(expected.len(), 1);
        }
    }

    /// VK-1.2, VK-1.3, VK-8.2, VK-8.3: chance weighs the unseen copies, and faces of empty slots do not count.
    #[test]
    fn chance_weighs_the_unseen_copies(walk in any_games()) {
        for state in walk.states() {
            let view = solo_core::GameData::view(walk.game(), state);
            let (game, view) = (walk.game(), &view);
            let expected = Reading { game, view }.outcomes();
            prop_assert_eq!(walk.game().chances(state).collect::<BTreeMap<_, _>>(), expected.clone());
            prop_assert_eq!(matches!(game.next(state), Next::Chance(_)), !expected.is_empty());
        }
    }
}
