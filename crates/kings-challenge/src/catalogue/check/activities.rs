//! Activity cards (KC-15.1 to KC-15.5).

use alloc::format;
use alloc::vec::Vec;

use super::effects::{Pool, Tree, count_decisions};
use super::{Check, Form, Named};
use crate::catalogue::value::Value;
use crate::catalogue::{ActionKind, Activity, Effect, TradeSpace, Use, UseFor};
use crate::ids::ActivityId;
use crate::terms::Slot;

const FORM: Form<6> = Form {
    table: "activity",
    needed: &[
        "id", "name", "colour", "number", "divisor", "spaces", "kind", "fx",
    ],
    also: &["use_for"],
    labels: ["name", "number", "kind", "fx", "divisor", "spaces"],
};

impl Check {
    pub(super) fn activities(
        &mut self,
        table: &Value,
        pool: &mut Pool,
    ) -> ([Option<Activity>; 54], Vec<Named<ActivityId, 6>>) {
        let (cards, names) = self.cards(table, &FORM, ActivityId::index, |check, at, card| {
            let id = check.activity_id(at, card);
            (id, check.activity(at, card, pool))
        });
        for slot in Slot::all() {
            let has = |letter| {
                ActivityId::new(slot, letter)
                    .is_some_and(|id| names.iter().any(|(of, ..)| *of == id))
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
}
