//! Activity cards (KC-15.1 to KC-15.5).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Provenance;

use super::{Check, place};
use crate::catalogue::value::Value;
use crate::catalogue::{
    ActionKind, Activity, Count, Deferred, Effect, EffectList, EffectLists, HOUSE, TradeSpace, Use,
    UseFor,
};
use crate::ids::ActivityId;
use crate::terms::{Colour, Slot};

/// An effect with the lists inside it.
#[derive(Clone, PartialEq, Eq)]
enum Tree {
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
    fn add(&mut self, trees: &[Tree]) -> EffectList {
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

type Names = Vec<(ActivityId, String, [Provenance; 6])>;

const FIELDS: [&str; 8] = [
    "id", "name", "colour", "number", "divisor", "spaces", "kind", "fx",
];
const LABELS: [&str; 6] = ["name", "number", "kind", "fx", "divisor", "spaces"];

impl Check {
    pub(super) fn activities(
        &mut self,
        table: &Value,
        pool: &mut Pool,
    ) -> ([Option<Activity>; 54], Names) {
        let mut cards = [None; 54];
        let mut seen = [false; 54];
        let mut names = Names::new();
        for (row, card) in self.rows("activity", table).iter().enumerate() {
            let at = place("activity", row, card);
            let mut known = FIELDS.to_vec();
            known.extend(["use_for", "prov"]);
            self.fields(&at, card, &known, &FIELDS);
            let name = self.name(&at, card);
            let labels = self.labels(&at, card, LABELS);
            let id = self.activity_id(&at, card);
            let made = self.activity(&at, card, pool);
            let Some(id) = id else {
                continue;
            };
            let index = usize::from(id.index());
            if let (Some(place), Some(seen)) = (cards.get_mut(index), seen.get_mut(index)) {
                if *seen {
                    self.fault(&at, "KC-15.1", "the id comes twice");
                }
                *seen = true;
                *place = made;
            }
            names.push((id, name, labels));
        }
        for slot in Slot::all() {
            let has = |letter| {
                ActivityId::new(slot, letter)
                    .and_then(|id| seen.get(usize::from(id.index())).copied())
                    .unwrap_or(false)
            };
            let count = (0..ActivityId::LETTERS)
                .filter(|&letter| has(letter))
                .count();
            let at = format!("activity {slot}");
            if count == 0 {
                self.fault(at, "KC-15.2", "the slot has no card");
            } else if !(0..ActivityId::LETTERS).take(count).all(has) {
                self.fault(at, "KC-15.1", "the letters have a gap");
            }
        }
        names.sort_by_key(|(id, ..)| *id);
        (cards, names)
    }

    /// KC-15.1: the id says colour, number and letter.
    fn activity_id(&mut self, at: &str, card: &Value) -> Option<ActivityId> {
        let text = card.field("id").and_then(Value::text).unwrap_or("");
        let Ok(id) = text.parse::<ActivityId>() else {
            if let [b'r' | b'y' | b'w', b'1'..=b'3', b'g'..=b'z'] = text.as_bytes() {
                self.fault(at, "KC-15.2", "a slot has at most six cards");
            } else {
                self.fault(
                    at,
                    "KC-15.1",
                    "the id is not a colour letter, a number and a letter",
                );
            }
            return None;
        };
        let colour = card.field("colour").and_then(Value::text);
        if colour.is_some() && colour != Some(id.slot().colour().word()) {
            self.fault(at, "KC-15.1", "the colour is not that of the id");
        }
        let number = card.field("number");
        if number.is_some_and(|number| *number != Value::from(id.slot().number())) {
            self.fault(at, "KC-15.1", "the number is not that of the id");
        }
        Some(id)
    }

    fn activity(&mut self, at: &str, card: &Value, pool: &mut Pool) -> Option<Activity> {
        let divisor = card.field("divisor").and_then(|divisor| {
            // KC-15.3: divisors.
            self.byte(format!("{at}: divisor"), "KC-15.3", divisor, (1, 12))
        });
        let spaces = card
            .field("spaces")
            .and_then(|spaces| self.spaces(at, spaces));
        let usage = self.usage(at, card, pool);
        let (space_count, spaces) = spaces?;
        Some(Activity {
            divisor: divisor?,
            space_count,
            spaces,
            usage: usage?,
        })
    }

    /// KC-15.3: 1 to 6 spaces of price and VP.
    fn spaces(&mut self, at: &str, value: &Value) -> Option<(u8, [TradeSpace; 6])> {
        let at = format!("{at}: spaces");
        let list = self.list(&at, "KC-15.3", value)?;
        if list.is_empty() || list.len() > 6 {
            self.fault(&at, "KC-15.3", "a card has 1 to 6 spaces");
            return None;
        }
        let mut spaces = [TradeSpace::default(); 6];
        let mut good = true;
        for (place, space) in spaces.iter_mut().zip(list) {
            let Some([price, vp]) = space.list() else {
                self.fault(&at, "KC-15.3", format!("{space} is not a price and VP"));
                good = false;
                continue;
            };
            let price = self.byte(&at, "KC-15.3", price, (0, 12));
            let vp = self.byte(&at, "KC-15.3", vp, (0, 9));
            match (price, vp) {
                (Some(price), Some(vp)) => *place = TradeSpace { price, vp },
                _ => good = false,
            }
        }
        let count = u8::try_from(list.len()).ok()?;
        good.then_some((count, spaces))
    }

    fn usage(&mut self, at: &str, card: &Value, pool: &mut Pool) -> Option<Use> {
        let fx = card.field("fx")?;
        let use_for = card.field("use_for");
        match card.field("kind").and_then(Value::text) {
            Some("immediate") => {
                if use_for.is_some_and(|kinds| kinds.list() != Some(&[])) {
                    self.fault(at, "KC-15.5", "use_for is for deferred cards");
                }
                self.immediate(at, fx, pool)
            }
            Some("deferred") => self.deferred(at, fx, use_for),
            _ => {
                self.fault(at, "KC-15.11", "the kind is neither immediate nor deferred");
                None
            }
        }
    }

    /// KC-15.4: 1 to 6 effects, costs first.
    fn immediate(&mut self, at: &str, fx: &Value, pool: &mut Pool) -> Option<Use> {
        let at = format!("{at}: fx");
        let trees = self.trees(&at, fx, 0)?;
        let mut decisions = 0_u32;
        count_decisions(&trees, &mut decisions);
        if decisions > 6 {
            let message = "event cubes, choices and rolls are more than 6 together";
            self.fault(&at, "KC-15.4", message);
        }
        let is_cost = |tree: &Tree| matches!(tree, Tree::Leaf(effect) if effect.is_cost());
        let costs = trees.iter().take_while(|tree| is_cost(tree)).count();
        if trees.iter().skip(costs).any(is_cost) {
            self.fault(&at, "KC-15.4", "costs come first");
        }
        let (mut deniers, mut influence) = (0_u8, 0_u8);
        for tree in &trees {
            match tree {
                Tree::Leaf(Effect::PayDeniers(n)) => deniers = deniers.saturating_add(*n),
                Tree::Leaf(Effect::PayInfluence(n)) => influence = influence.saturating_add(*n),
                Tree::Leaf(_) | Tree::Choose(_) | Tree::Roll(..) => {}
            }
        }
        Some(Use::Immediate {
            list: pool.add(&trees),
            costs: u8::try_from(costs).ok()?,
            deniers,
            influence,
        })
    }

    /// A list of effects at this depth.
    fn trees(&mut self, at: &str, fx: &Value, depth: u8) -> Option<Vec<Tree>> {
        let list = self.list(at, "KC-15.4", fx)?;
        if list.is_empty() || list.len() > 6 {
            self.fault(at, "KC-15.4", "a list has 1 to 6 effects");
            return None;
        }
        let trees: Vec<Option<Tree>> = list.iter().map(|fx| self.tree(at, fx, depth)).collect();
        super::present(trees)
    }

    fn tree(&mut self, at: &str, fx: &Value, depth: u8) -> Option<Tree> {
        let Some((Value::Text(word), arguments)) = fx.list().and_then(<[Value]>::split_first)
        else {
            self.fault(at, "KC-15.4", format!("{fx} is not an effect"));
            return None;
        };
        let amount = |check: &mut Self, value: &Value| check.byte(at, "KC-15.4", value, (1, 9));
        let leaf = |effect: Effect| Some(Tree::Leaf(effect));
        match (word.as_str(), arguments) {
            ("pay_deniers" | "pay_influence", [_]) if depth > 0 => {
                self.fault(at, "KC-15.4", "there are no costs inside a list");
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
                let what = "deniers, influence or vp";
                let resource = self.word(at, "KC-15.4", resource, what);
                let amount = amount(self, n);
                let count = self.count(at, count);
                let every = self.byte(at, "KC-15.4", every, (1, 12));
                leaf(Effect::Per {
                    resource: resource?,
                    amount: amount?,
                    count: count?,
                    every: every?,
                })
            }
            ("choose" | "roll", _) if depth >= 2 => {
                self.fault(at, "KC-15.4", "lists nest more than twice");
                None
            }
            ("choose", lists) => {
                if lists.len() < 2 || lists.len() > 4 {
                    self.fault(at, "KC-15.4", "a choice has 2 to 4 lists");
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
                let least = self.byte(at, "KC-15.4", least, (2, 6));
                let list = self.trees(at, list, depth.saturating_add(1));
                Some(Tree::Roll(least?, list?))
            }
            _ => {
                self.fault(at, "KC-15.4", format!("{fx} is not an effect"));
                None
            }
        }
    }

    /// A count of cards in play: `deniers` and `influence` are only for Characters.
    pub(super) fn count(&mut self, at: &str, value: &Value) -> Option<Count> {
        let count = self.word(at, "KC-15.4", value, "a count")?;
        if matches!(count, Count::Deniers | Count::Influence) {
            self.fault(at, "KC-15.4", format!("only Characters count {count}"));
            return None;
        }
        Some(count)
    }

    /// KC-15.5: exactly one effect, and the kinds of action that it serves.
    fn deferred(&mut self, at: &str, fx: &Value, use_for: Option<&Value>) -> Option<Use> {
        let effect = match fx.list() {
            Some([effect]) => self.deferred_effect(at, effect),
            _ => {
                self.fault(at, "KC-15.5", "a deferred card has exactly one effect");
                None
            }
        };
        let kinds = use_for.and_then(Value::list).unwrap_or(&[]);
        if kinds.is_empty() {
            self.fault(at, "KC-15.5", "use_for is empty");
        }
        let mut set = 0;
        for kind in kinds {
            let Some(kind) = self.word::<ActionKind>(at, "KC-15.5", kind, "a kind of action")
            else {
                continue;
            };
            if effect.is_some_and(|effect| !effect.may_serve(kind)) {
                // KC-11.6: what changes values never serves place and build, and so on.
                self.fault(at, "KC-15.5", format!("the effect never fits {kind}"));
            }
            set |= kind.bit();
        }
        Some(Use::Deferred {
            effect: effect?,
            use_for: UseFor(set),
        })
    }

    fn deferred_effect(&mut self, at: &str, fx: &Value) -> Option<Deferred> {
        const RULE: &str = "KC-15.5";
        let Some((Value::Text(word), arguments)) = fx.list().and_then(<[Value]>::split_first)
        else {
            self.fault(at, RULE, format!("{fx} is not an effect"));
            return None;
        };
        let colour = |check: &mut Self, value| check.word::<Colour>(at, RULE, value, "a colour");
        let amount = |check: &mut Self, value| check.byte(at, RULE, value, (1, 9));
        match (word.as_str(), arguments) {
            ("add_sum" | "add_each" | "free", [of, n]) => {
                let (of, n) = (colour(self, of), amount(self, n));
                let (of, n) = (of?, n?);
                Some(match word.as_str() {
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
            _ => {
                self.fault(at, RULE, format!("{fx} is not an effect"));
                None
            }
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
}

/// The amounts of event cubes plus the number of choices and rolls, over the whole nested list.
fn count_decisions(trees: &[Tree], count: &mut u32) {
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
