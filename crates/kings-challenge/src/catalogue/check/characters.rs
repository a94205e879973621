//! Character cards (KC-15.8).

use alloc::format;
use alloc::vec::Vec;

use super::{Check, Form, Named};
use crate::catalogue::value::Value;
use crate::catalogue::{Character, Count, HOUSE, MAX_STEPS};
use crate::ids::CharacterId;

const FORM: Form<4> = Form {
    table: "character",
    needed: &["id", "name", "metric", "roy", "steps"],
    also: &[],
    labels: ["name", "metric", "steps", "vp"],
};

impl Check {
    /// KC-15.8: exactly the six.
    pub(super) fn characters(
        &mut self,
        table: &Value,
    ) -> ([Character; 6], Vec<Named<CharacterId, 4>>) {
        let read = |check: &mut Self, at: &str, card: &Value| {
            let made = check.character(at, card);
            (check.character_id(at, card), made)
        };
        let (made, names): ([_; 6], _) = self.cards(table, &FORM, CharacterId::index, read);
        for id in CharacterId::all() {
            if names.iter().all(|(of, ..)| *of != id) {
                self.fault("character", "KC-15.8", format!("there is no card {id}"));
            }
        }
        let mut cards = HOUSE.rules.characters;
        for (card, made) in cards.iter_mut().zip(made) {
            *card = made.unwrap_or(*card);
        }
        (cards, names)
    }

    fn character_id(&mut self, at: &str, card: &Value) -> Option<CharacterId> {
        let id = card.field("id").and_then(Value::text);
        let id = id.and_then(|id| id.parse().ok());
        if id.is_none() {
            self.fault(at, "KC-15.1", "the id is not c1 to c6");
        }
        id
    }

    fn character(&mut self, at: &str, card: &Value) -> Option<Character> {
        const RULE: &str = "KC-15.8";
        let metric = card
            .field("metric")
            .and_then(|metric| self.word::<Count>(at, RULE, metric, "a count"));
        let roy = match card.field("roy") {
            Some(Value::Flag(roy)) => Some(*roy),
            Some(other) => {
                self.fault(at, RULE, format!("roy is {other}, neither true nor false"));
                None
            }
            None => None,
        };
        if roy == Some(true) && matches!(metric, Some(Count::Deniers | Count::Influence)) {
            self.fault(at, RULE, "le Roy does not score deniers and influence");
        }
        let steps = card.field("steps").and_then(|steps| self.steps(at, steps));
        let (step_count, steps) = steps?;
        Some(Character {
            metric: metric?,
            roy: roy?,
            step_count,
            steps,
        })
    }

    /// KC-15.8: ascending in both columns.
    fn steps(&mut self, at: &str, value: &Value) -> Option<(u8, [(u16, u16); MAX_STEPS])> {
        const RULE: &str = "KC-15.8";
        let at = format!("{at}: steps");
        let list = self.list(&at, RULE, value)?;
        if list.is_empty() || list.len() > MAX_STEPS {
            self.fault(&at, RULE, format!("a card has 1 to {MAX_STEPS} steps"));
            return None;
        }
        let mut steps = [(0, 0); MAX_STEPS];
        let mut before: Option<(u16, u16)> = None;
        for (place, step) in steps.iter_mut().zip(list) {
            let Some([count, vp]) = step.list() else {
                self.fault(&at, RULE, format!("{step} is not a count and VP"));
                return None;
            };
            let count = self.number(&at, RULE, count, (0, 999));
            let vp = self.number(&at, RULE, vp, (0, 99));
            let now = (count?, vp?);
            if before.is_some_and(|(count, vp)| now.0 <= count || now.1 <= vp) {
                self.fault(&at, RULE, "the steps do not ascend in both columns");
                return None;
            }
            before = Some(now);
            *place = now;
        }
        Some((u8::try_from(list.len()).ok()?, steps))
    }
}
