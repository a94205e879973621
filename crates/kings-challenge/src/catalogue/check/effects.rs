//! The effects of cards (KC-15.4, KC-15.5, KC-15.6).

use alloc::format;
use alloc::vec::Vec;

use super::Check;
use crate::catalogue::value::Value;
use crate::catalogue::{
    Count, Deferred, Effect, EffectList, EffectLists, EventEffect, HOUSE, Resource,
};
use crate::terms::{Building, Colour};

/// The rule about lists of effects.
const LISTS: &str = "KC-15.4";

/// An effect with the lists inside it.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Tree {
    Leaf(Effect),
    Choose(Vec<Vec<Self>>),
    Roll(u8, Vec<Self>),
}

/// The tables of effects and of lists while they grow.
#[derive(Default)]
pub(super) struct Pool {
    pub(super) effects: Vec<Effect>,
    pub(super) lists: Vec<EffectList>,
    /// Effects with lists inside that are in the tables already: equal ones are kept once, so that
    /// equal positions are equal values.
    known: Vec<(Tree, Effect)>,
}

impl Pool {
    /// The tables of the embedded catalogue.
    pub(super) fn house() -> Self {
        Self {
            effects: HOUSE.effects.to_vec(),
            lists: HOUSE.lists.to_vec(),
            known: Vec::new(),
        }
    }

    /// Adds a list; the lists inside its effects come before it.
    pub(super) fn add(&mut self, trees: &[Tree]) -> EffectList {
        let made: Vec<Effect> = trees.iter().map(|tree| self.effect(tree)).collect();
        let list = EffectList {
            first: u16::try_from(self.effects.len()).unwrap_or(u16::MAX),
            len: u8::try_from(made.len()).unwrap_or(u8::MAX),
        };
        self.effects.extend(made);
        list
    }

    fn effect(&mut self, tree: &Tree) -> Effect {
        if let Some((_, effect)) = self.known.iter().find(|(known, _)| known == tree) {
            return *effect;
        }
        let effect = match tree {
            Tree::Leaf(effect) => return *effect,
            Tree::Roll(least, list) => Effect::Roll {
                least: *least,
                list: self.add(list),
            },
            Tree::Choose(lists) => {
                let made: Vec<EffectList> = lists.iter().map(|list| self.add(list)).collect();
                let first = u16::try_from(self.lists.len()).unwrap_or(u16::MAX);
                let len = u8::try_from(made.len()).unwrap_or(u8::MAX);
                self.lists.extend(made);
                Effect::Choose(EffectLists { first, len })
            }
        };
        self.known.push((tree.clone(), effect));
        effect
    }
}

impl Check {
    /// An effect as its word and what follows.
    fn effect_words<'v>(
        &mut self,
        at: &str,
        rule: &'static str,
        fx: &'v Value,
    ) -> Option<(&'v str, &'v [Value])> {
        match fx.list().and_then(<[Value]>::split_first) {
            Some((Value::Text(word), arguments)) => Some((word, arguments)),
            _ => self.no_effect(at, rule, fx),
        }
    }

    fn no_effect<T>(&mut self, at: &str, rule: &'static str, fx: &Value) -> Option<T> {
        self.fault(at, rule, format!("{fx} is not an effect"));
        None
    }

    /// What is given or taken, how much, for what, and for how many of it.
    fn per(
        &mut self,
        at: &str,
        rule: &'static str,
        [resource, amount, count, every]: [&Value; 4],
    ) -> Option<(Resource, u8, Count, u8)> {
        let resource = self.word(at, rule, resource, "deniers, influence or vp");
        let amount = self.byte(at, rule, amount, (1, 9));
        let count = self.count(at, count);
        let every = self.byte(at, rule, every, (1, 12));
        Some((resource?, amount?, count?, every?))
    }

    /// KC-15.4: a list of effects at this depth.
    pub(super) fn trees(&mut self, at: &str, fx: &Value, depth: u8) -> Option<Vec<Tree>> {
        let list = self.list(at, LISTS, fx)?;
        if list.is_empty() || list.len() > 6 {
            self.fault(at, LISTS, "a list has 1 to 6 effects");
            return None;
        }
        let trees: Vec<Option<Tree>> = list.iter().map(|fx| self.tree(at, fx, depth)).collect();
        super::present(trees)
    }

    fn tree(&mut self, at: &str, fx: &Value, depth: u8) -> Option<Tree> {
        let (word, arguments) = self.effect_words(at, LISTS, fx)?;
        let amount = |check: &mut Self, value: &Value| check.byte(at, LISTS, value, (1, 9));
        let leaf = |effect: Effect| Some(Tree::Leaf(effect));
        match (word, arguments) {
            ("pay_deniers" | "pay_influence", [_]) if depth > 0 => {
                self.fault(at, LISTS, "there are no costs inside a list");
                None
            }
            ("pay_deniers", [n]) => leaf(Effect::PayDeniers(amount(self, n)?)),
            ("pay_influence", [n]) => leaf(Effect::PayInfluence(amount(self, n)?)),
            ("deniers", [n]) => leaf(Effect::Deniers(amount(self, n)?)),
            ("influence", [n]) => leaf(Effect::Influence(amount(self, n)?)),
            ("vp", [n]) => leaf(Effect::Vp(amount(self, n)?)),
            ("recruit", [n]) => leaf(Effect::Recruit(amount(self, n)?)),
            ("event_cube", [n]) => leaf(Effect::EventCube(amount(self, n)?)),
            ("per", [resource, n, count, every]) => {
                let given = [resource, n, count, every];
                let (resource, amount, count, every) = self.per(at, LISTS, given)?;
                leaf(Effect::Per {
                    resource,
                    amount,
                    count,
                    every,
                })
            }
            ("choose" | "roll", _) if depth >= 2 => {
                self.fault(at, LISTS, "lists nest more than twice");
                None
            }
            ("choose", lists) => {
                if lists.len() < 2 || lists.len() > 4 {
                    self.fault(at, LISTS, "a choice has 2 to 4 lists");
                    return None;
                }
                let inner = depth.saturating_add(1);
                let lists: Vec<Option<Vec<Tree>>> = lists
                    .iter()
                    .map(|list| self.trees(at, list, inner))
                    .collect();
                super::present(lists).map(Tree::Choose)
            }
            ("roll", [least, list]) => {
                let least = self.byte(at, LISTS, least, (2, 6));
                let list = self.trees(at, list, depth.saturating_add(1));
                Some(Tree::Roll(least?, list?))
            }
            _ => self.no_effect(at, LISTS, fx),
        }
    }

    /// A count of cards in play: `deniers` and `influence` are only for Characters.
    fn count(&mut self, at: &str, value: &Value) -> Option<Count> {
        let count = self.word(at, LISTS, value, "a count")?;
        if matches!(count, Count::Deniers | Count::Influence) {
            self.fault(at, LISTS, format!("only Characters count {count}"));
            return None;
        }
        Some(count)
    }

    /// KC-15.5: the effect of a cube.
    pub(super) fn deferred_effect(&mut self, at: &str, fx: &Value) -> Option<Deferred> {
        const RULE: &str = "KC-15.5";
        let (word, arguments) = self.effect_words(at, RULE, fx)?;
        let colour = |check: &mut Self, value| check.word::<Colour>(at, RULE, value, "a colour");
        let amount = |check: &mut Self, value| check.byte(at, RULE, value, (1, 9));
        match (word, arguments) {
            ("add_sum" | "add_each" | "free", [of, n]) => {
                let (of, n) = (colour(self, of), amount(self, n));
                let (of, n) = (of?, n?);
                Some(match word {
                    "add_sum" => Deferred::AddSum(of, n),
                    "add_each" => Deferred::AddEach(of, n),
                    _ => Deferred::Free(of, n),
                })
            }
            ("set_each", [n]) => amount(self, n).map(Deferred::SetEach),
            ("wild", [of]) => colour(self, of).map(Deferred::Wild),
            ("recolour", [from, to]) => {
                let (from, to) = self.two_colours(at, from, to)?;
                Some(Deferred::Recolour(from, to))
            }
            ("multiply", [from, to, n]) => {
                let colours = self.two_colours(at, from, to);
                let n = self.byte(at, RULE, n, (2, 3));
                let (from, to) = colours?;
                Some(Deferred::Multiply(from, to, n?))
            }
            _ => self.no_effect(at, RULE, fx),
        }
    }

    fn two_colours(&mut self, at: &str, from: &Value, to: &Value) -> Option<(Colour, Colour)> {
        let from = self.word(at, "KC-15.5", from, "a colour");
        let to = self.word(at, "KC-15.5", to, "a colour");
        let (from, to) = (from?, to?);
        if from == to {
            self.fault(at, "KC-15.5", "the two colours are the same");
            return None;
        }
        Some((from, to))
    }

    /// KC-15.6: an effect of an Event card.
    pub(super) fn event_effect(&mut self, at: &str, fx: &Value) -> Option<EventEffect> {
        const RULE: &str = "KC-15.6";
        let (word, arguments) = self.effect_words(at, RULE, fx)?;
        let amount = |check: &mut Self, value| check.byte(at, RULE, value, (1, 9));
        match (word, arguments) {
            ("black_dice", [n]) => self.byte(at, RULE, n, (1, 6)).map(EventEffect::BlackDice),
            ("lose_deniers", [n]) => amount(self, n).map(EventEffect::LoseDeniers),
            ("lose_influence", [n]) => amount(self, n).map(EventEffect::LoseInfluence),
            ("lose_activity_cube", [n]) => amount(self, n).map(EventEffect::LoseActivityCube),
            ("lose_event_cube", [n]) => amount(self, n).map(EventEffect::LoseEventCube),
            ("lose_stone", [n]) => amount(self, n).map(EventEffect::LoseStone),
            ("roy_stone", [n]) => amount(self, n).map(EventEffect::RoyStone),
            ("lay_down" | "roy_citizen", [building, n]) => {
                let building = self.word::<Building>(at, RULE, building, "a building");
                let n = amount(self, n);
                let (building, n) = (building?, n?);
                Some(if word == "lay_down" {
                    EventEffect::LayDown(building, n)
                } else {
                    EventEffect::RoyCitizen(building, n)
                })
            }
            ("lose_per", [resource, n, count, every]) => {
                let given = [resource, n, count, every];
                let (resource, amount, count, every) = self.per(at, RULE, given)?;
                Some(EventEffect::LosePer {
                    resource,
                    amount,
                    count,
                    every,
                })
            }
            _ => self.no_effect(at, RULE, fx),
        }
    }
}

/// The amounts of event cubes plus the number of choices and rolls, over the whole nested list.
pub(super) fn count_decisions(trees: &[Tree], count: &mut u32) {
    for tree in trees {
        let own = match tree {
            Tree::Leaf(Effect::EventCube(n)) => u32::from(*n),
            Tree::Leaf(_) => 0,
            Tree::Choose(lists) => {
                lists.iter().for_each(|list| count_decisions(list, count));
                1
            }
            Tree::Roll(_, list) => {
                count_decisions(list, count);
                1
            }
        };
        *count = count.saturating_add(own);
    }
}
