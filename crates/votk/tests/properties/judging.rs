//! Possible choices, read from a view: chapters VK-4, VK-6 and VK-7.

use std::cmp::Reverse;

use solo_core::Kind as _;
use votk::{
    AttackSlot, Card, Design, DiscardGroups, Effect, EmptySlot, EndWhen, Extreme, Filter, Group,
    Need, NoTarget, Operation, PyramidChange, Reach, Scope, Slot, Source, Timing, Valley, View,
};

use super::zones::{all_cards, cards};

/// The state of an operation (VK-6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Yes,
    No,
    Void,
}

/// A position as a person with the rulebook and the cards reads it.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    pub game: &'a Valley,
    pub view: &'a View,
}

fn yes(holds: bool) -> State {
    if holds { State::Yes } else { State::No }
}

impl<'a> Reading<'a> {
    pub fn print(&self, card: Design) -> &'a Card {
        self.game.catalogue().card(card)
    }

    pub fn at(&self, slot: Slot) -> Option<Design> {
        self.view.pyramid.get(&slot).copied().flatten()
    }

    pub fn first_gap(&self) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| self.at(*slot).is_none())
    }

    /// Lists the cards of a part of the pyramid.
    pub fn part(&self, scope: Scope) -> Vec<(Slot, Design)> {
        let slots = match scope {
            Scope::Pyramid => 0..6,
            Scope::Base => 0..3,
            Scope::Upper => 3..6,
        };
        let filled = Slot::ALL[slots]
            .iter()
            .map(|slot| Some((*slot, self.at(*slot)?)));
        filled.flatten().collect()
    }

    /// VK-9.1.
    pub fn is_at_end(&self) -> bool {
        let no_stock = self.view.stock_size == 0;
        let few_cards = self.part(Scope::Pyramid).len() <= 2;
        match self.game.options().end_when {
            EndWhen::Both => no_stock && few_cards,
            EndWhen::Either => no_stock || few_cards,
        }
    }

    /// VK-3.13, VK-3.17.
    pub fn pyramid_has_changed(&self) -> bool {
        let options = self.game.options();
        let nothing_gained =
            options.empty_slot == EmptySlot::None && self.part(Scope::Base).len() < 3;
        let swap_counts = options.pyramid_change == PyramidChange::Any && !nothing_gained;
        self.view.state.left_pyramid || self.view.state.swapped && swap_counts
    }

    /// VK-4.2.
    pub fn price(&self, card: Design) -> u16 {
        let granted = self.view.state.cheaper + self.view.state.purse;
        u16::from(self.print(card).cost).saturating_sub(granted)
    }

    /// VK-6.18.
    pub fn worth(&self, card: Design) -> u8 {
        let gold = self.print(card).gold;
        self.view.state.worth.map_or(gold, solo_core::Ranged::get)
    }

    pub fn worth_of_hand(&self) -> u16 {
        let hand = self.view.hand.0.iter();
        hand.map(|card| u16::from(self.worth(*card))).sum()
    }

    /// VK-4.6: the place of a card in the order of payment.
    pub fn rank(&self, card: Design) -> (Reverse<u8>, Design) {
        (Reverse(self.worth(card)), card)
    }

    /// VK-4.1: the slots that can be bought from.
    pub fn in_reach(&self, slot: Slot) -> bool {
        let slots = match self.view.state.reach {
            Reach::Base => 3,
            Reach::Middle => 5,
            Reach::All => 6,
        };
        slot.index() < slots
    }

    /// VK-6.5.
    pub fn available(&self, card: Design) -> bool {
        let action = &self.print(card).action;
        (1..=action.modes()).any(|mode| self.mode_available(action.mode(mode)))
    }

    pub fn mode_available(&self, mode: &[Operation]) -> bool {
        let states = mode.iter().map(|one| (self.state(one, &[]), one.optional));
        let states: Vec<_> = states.collect();
        !states.contains(&(State::No, false)) && states.iter().any(|one| one.0 == State::Yes)
    }

    /// VK-6.4: the state of an operation of an action that holds these attack slots.
    pub fn state(&self, operation: &Operation, holds: &[AttackSlot]) -> State {
        let has_next = !all_cards(&self.view.deck).is_empty() || !self.view.discard.is_empty();
        match operation.effect {
            Effect::Need(need) if self.met(need) => State::Void,
            Effect::Need(_) => State::No,
            Effect::Move {
                from: Source::DeckTop,
                ..
            }
            | Effect::Draw(_)
            | Effect::PlayTop => yes(has_next),
            Effect::Move {
                from: Source::Stock,
                ..
            } => yes(self.view.stock_size > 0),
            Effect::Move {
                from, n, filter, ..
            } => {
                let needed = if operation.optional { 1 } else { n };
                yes(self.passing(from, &filter).len() >= needed.into())
            }
            Effect::Trade {
                factor,
                plus,
                scope,
                ..
            } => yes(!self.tradable(factor, plus, scope).is_empty()),
            Effect::Gold(_) | Effect::Worth(_) | Effect::Cheaper(_) | Effect::Reach(_) => {
                State::Yes
            }
            Effect::Swap(scope) => yes(!self.swaps(scope).is_empty()),
            Effect::Repeat => yes(!self.repeatable().is_empty()),
            attack => self.attack(&attack, holds),
        }
    }

    fn met(&self, need: Need) -> bool {
        let at_least = |cards: usize, needed: u8| cards >= needed.into();
        match need {
            Need::Bought => self.view.state.bought.is_some(),
            Need::Discard(needed) => at_least(self.view.discard.len(), needed),
            Need::Hand(needed) => at_least(self.view.hand.0.len(), needed),
            Need::Tomb(needed) => at_least(self.view.tomb.0.len(), needed),
        }
    }

    /// VK-7.12, VK-7.13, VK-7.15.
    fn attack(&self, effect: &Effect, holds: &[AttackSlot]) -> State {
        if slot_of(effect).is_some_and(|slot| self.used(slot) && !holds.contains(&slot)) {
            return State::No;
        }
        let found = match *effect {
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => return State::Void,
            Effect::OppSacrifice(_) => !self.view.bot_discard.is_empty(),
            Effect::OppExec => !self.borrowable().is_empty(),
            _ => !self.view.bot_tomb.0.is_empty(),
        };
        match (found, self.game.options().no_target) {
            (true, _) => State::Yes,
            (false, NoTarget::Forbid) => State::No,
            (false, NoTarget::Skip) => State::Void,
        }
    }

    pub fn used(&self, slot: AttackSlot) -> bool {
        match slot {
            AttackSlot::Discard => self.view.state.bot_discard,
            AttackSlot::Sacrifice => self.view.state.bot_sacrifice,
        }
    }

    pub fn is_exempt(&self, floor: u8) -> bool {
        self.view.bot_tomb.0.len() + self.view.bot_discard.len() <= floor.into()
    }

    /// Lists the cards of a source that pass a filter, but for its extreme cost.
    pub fn passing(&self, from: Source, filter: &Filter) -> Vec<(Design, Option<Slot>)> {
        let from = match from {
            Source::Pyramid => Err(Scope::Pyramid),
            Source::Base => Err(Scope::Base),
            Source::Upper => Err(Scope::Upper),
            Source::Hand => Ok(self.view.hand.0.clone()),
            Source::Tomb => Ok(self.view.tomb.0.clone()),
            Source::Discard => Ok(self.view.discard.clone()),
            Source::Boneyard => Ok(self.view.boneyard.clone()),
            Source::DiscardTop => Ok(self.view.discard.last().copied().into_iter().collect()),
            Source::BoneyardTop => Ok(self.view.boneyard.last().copied().into_iter().collect()),
            Source::Deck => Ok(all_cards(&self.view.deck)),
            Source::DeckTop | Source::Stock => Ok(Vec::new()),
        };
        let there: Vec<_> = match from {
            Ok(cards) => cards.into_iter().map(|card| (card, None)).collect(),
            Err(scope) => {
                let slots = self.part(scope).into_iter();
                slots.map(|(slot, card)| (card, Some(slot))).collect()
            }
        };
        let passes = |one: &(Design, _)| self.passes(one.0, filter);
        there.into_iter().filter(passes).collect()
    }

    fn passes(&self, card: Design, filter: &Filter) -> bool {
        let Card {
            level, group, cost, ..
        } = *self.print(card);
        let bought = self.view.state.bought;
        (filter.level == 0 || filter.level == level)
            && filter.group.is_none_or(|only| only == group)
            && (filter.min_cost..=filter.max_cost).contains(&cost)
            && (!filter.below_bought || bought.is_some_and(|bought| cost < bought.get()))
    }

    /// Lists the cards that can be chosen from a source (VK-6.11).
    pub fn candidates(&self, from: Source, filter: &Filter) -> Vec<(Design, Option<Slot>)> {
        let mut there = self.passing(from, filter);
        let costs = there.iter().map(|one| self.print(one.0).cost);
        let extreme = match filter.pick {
            Some(Extreme::Lowest) => costs.min(),
            Some(Extreme::Highest) => costs.max(),
            None => return there,
        };
        there.retain(|one| Some(self.print(one.0).cost) == extreme);
        there
    }

    /// Lists the hand cards for which a card of the scope can be taken.
    pub fn tradable(&self, factor: u8, plus: u8, scope: Scope) -> Vec<Design> {
        let gives = |card: &Design| {
            let limit = self.print(*card).cost * factor + plus;
            !self.within(limit, scope).is_empty()
        };
        self.view.hand.0.iter().copied().filter(gives).collect()
    }

    pub fn within(&self, limit: u8, scope: Scope) -> Vec<Slot> {
        let there = self.part(scope).into_iter();
        let within = there.filter(|(_, card)| self.print(*card).cost <= limit);
        within.map(|(slot, _)| slot).collect()
    }

    /// Lists the pairs of slots of the scope with different designs.
    pub fn swaps(&self, scope: Scope) -> Vec<(Slot, Slot)> {
        let there = self.part(scope);
        let pairs = there
            .iter()
            .flat_map(|first| there.iter().map(move |second| (first, second)));
        pairs
            .filter(|(first, second)| first.0 < second.0 && first.1 != second.1)
            .map(|(first, second)| (first.0, second.0))
            .collect()
    }

    /// VK-6.13, VK-6.14.
    pub fn repeatable(&self) -> Vec<Design> {
        let again = |card: &Design| {
            let print = self.print(*card);
            let repeats = operations(print).any(|effect| effect == Effect::Repeat);
            print.copy && print.timing == Timing::Turn && !repeats && self.available(*card)
        };
        self.view.state.executed.iter().filter(again).collect()
    }

    /// VK-7.6, VK-7.7: the cards of the Bot's tomb of which one leaves.
    pub fn bot_pick(&self) -> Vec<Design> {
        let level_and_cost = |card: &Design| {
            let print = self.print(*card);
            let cost = if print.level == 1 { 0 } else { print.cost };
            (print.level, cost)
        };
        let tomb = self.view.bot_tomb.0.iter().copied();
        let first = tomb.clone().map(|card| level_and_cost(&card)).min();
        tomb.filter(|card| Some(level_and_cost(card)) == first)
            .collect()
    }

    /// VK-6.17.
    pub fn borrowable(&self) -> Vec<Design> {
        let mut cards = self.bot_pick();
        cards.retain(|card| {
            let print = self.print(*card);
            let goes_on =
                |effect| matches!(effect, Effect::Repeat | Effect::PlayTop | Effect::OppExec);
            print.timing == Timing::Turn && !operations(print).any(goes_on) && self.available(*card)
        });
        cards
    }

    pub fn bot_cards_of(&self, group: Group) -> Vec<Design> {
        cards(&self.view.bot_tomb, |card| self.print(card).group == group)
    }

    /// VK-7.10: the groups that can be named for `n` discards.
    pub fn groups(&self, n: u8) -> Vec<Group> {
        let size = |group: &Group| self.bot_cards_of(*group).len();
        let full = Group::SETS.iter().any(|set| size(set) >= n.into());
        let can = |group: &Group| match self.game.options().discard_groups {
            DiscardGroups::Any => size(group) > 0,
            DiscardGroups::Full if full => group.is_set() && size(group) >= n.into(),
            DiscardGroups::Full | DiscardGroups::Sets => group.is_set() && size(group) > 0,
        };
        Group::ALL.into_iter().filter(can).collect()
    }

    /// VK-7.9: the cards of a group that can be among the `left` cheapest.
    pub fn cheapest(&self, group: Group, left: u8) -> Vec<Design> {
        let mut there = self.bot_cards_of(group);
        let mut costs: Vec<u8> = there.iter().map(|card| self.print(*card).cost).collect();
        costs.sort_unstable();
        let highest = costs.get(usize::from(left.max(1)) - 1).or(costs.last());
        there.retain(|card| Some(&self.print(*card).cost) <= highest);
        there
    }

    /// Returns the operation of the innermost action.
    pub fn operation(&self) -> Option<Operation> {
        let frame = self.view.frames.last()?;
        let mode = self.print(frame.card).action.mode(frame.mode);
        mode.get(usize::from(frame.op).checked_sub(1)?).copied()
    }
}

/// VK-7.12: the slot of an attack.
pub const fn slot_of(effect: &Effect) -> Option<AttackSlot> {
    match effect {
        Effect::OppDiscard(_) | Effect::OppGive { .. } | Effect::OppDeck(_) => {
            Some(AttackSlot::Discard)
        }
        Effect::OppSacrifice(_) => Some(AttackSlot::Sacrifice),
        _ => None,
    }
}

fn operations(card: &Card) -> impl Iterator<Item = Effect> {
    let modes = 1..=card.action.modes();
    modes.flat_map(|mode| card.action.mode(mode).iter().map(|one| one.effect))
}
