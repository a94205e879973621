//! Event cards (KC-15.6, KC-15.7) and Character cards (KC-15.8).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Provenance;

use super::{Check, place};
use crate::catalogue::value::Value;
use crate::catalogue::{Character, Combat, Count, Event, EventEffect, HOUSE, MAX_STEPS, Mix};
use crate::ids::{CharacterId, EventId};
use crate::terms::{Building, Colour};

type EventNames = Vec<(EventId, String, [Provenance; 6])>;
type CharacterNames = Vec<(String, [Provenance; 3])>;

const FIELDS: [&str; 8] = [
    "id", "name", "colour", "fx", "banners", "combat", "reward", "stays",
];
const LABELS: [&str; 6] = ["name", "colour", "fx", "combat", "reward", "second"];

impl Check {
    pub(super) fn events(&mut self, table: &Value) -> ([Option<Event>; 35], EventNames) {
        let mut cards = [None; 35];
        let mut seen = [false; 35];
        let mut names = EventNames::new();
        for (row, card) in self.rows("event", table).iter().enumerate() {
            let at = place("event", row, card);
            let mut known = FIELDS.to_vec();
            known.extend(["second", "prov"]);
            self.fields(&at, card, &known, &FIELDS);
            let name = self.name(&at, card);
            let labels = self.labels(&at, card, LABELS);
            let id = self.event_id(&at, card);
            let made = self.event(&at, card, id);
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
        self.decks(&seen);
        names.sort_by_key(|(id, ..)| *id);
        (cards, names)
    }

    /// KC-15.6, KC-15.7: how many cards each deck has, and that their numbers have no gap.
    fn decks(&mut self, seen: &[bool]) {
        let has = |id: EventId| seen.get(usize::from(id.index())).copied().unwrap_or(false);
        if !has(EventId::MARAUDING) {
            self.fault("event", "KC-15.6", "there is no card e0");
        }
        for &colour in Colour::ALL {
            let count = EventId::all()
                .filter(|&id| id.colour() == Some(colour) && has(id))
                .count();
            let first = (1..)
                .map_while(|number| EventId::new(colour, number))
                .take(count);
            if !first.clone().all(has) {
                self.fault(
                    format!("event {colour}"),
                    "KC-15.1",
                    "the numbers have a gap",
                );
            }
            if colour == Colour::Red && count < 6 {
                self.fault("event red", "KC-15.6", "there are fewer than 6 red cards");
            }
        }
    }

    /// KC-15.1: the id says colour and number.
    fn event_id(&mut self, at: &str, card: &Value) -> Option<EventId> {
        let text = card.field("id").and_then(Value::text).unwrap_or("");
        let Ok(id) = text.parse::<EventId>() else {
            let beyond = |prefix| {
                let number = text.strip_prefix(prefix);
                number.is_some_and(|n| solo_core::plain_number(n, 10, 999).is_some())
            };
            if beyond("er") {
                self.fault(at, "KC-15.6", "there are at most 16 red cards");
            } else if beyond("ey") || beyond("ew") {
                self.fault(
                    at,
                    "KC-15.7",
                    "there are at most 9 white and 9 yellow cards",
                );
            } else {
                self.fault(
                    at,
                    "KC-15.1",
                    "the id is not e0, er, ey or ew with a number",
                );
            }
            return None;
        };
        let colour = card.field("colour").and_then(Value::text);
        let needed = id.colour().map_or("permanent", Colour::word);
        if card.field("colour").is_some() && colour != Some(needed) {
            self.fault(at, "KC-15.6", format!("the colour of this id is {needed}"));
        }
        let stays = Value::Flag(id == EventId::MARAUDING);
        if card.field("stays").is_some_and(|given| *given != stays) {
            self.fault(at, "KC-15.6", "e0 stays, and no other card");
        }
        Some(id)
    }

    fn event(&mut self, at: &str, card: &Value, id: Option<EventId>) -> Option<Event> {
        let second = self.second(at, card, id);
        let fx = card.field("fx").and_then(|fx| self.event_effects(at, fx));
        let banners = card
            .field("banners")
            .and_then(|banners| self.byte(format!("{at}: banners"), "KC-15.6", banners, (1, 6)));
        let combat = card
            .field("combat")
            .and_then(|combat| self.combat(at, combat));
        let reward = match (card.field("reward"), banners) {
            (Some(reward), Some(banners)) => self.reward(at, reward, banners),
            _ => None,
        };
        let (effect_count, effects) = fx?;
        Some(Event {
            second,
            effect_count,
            effects,
            banners: banners?,
            combat: combat?,
            reward: reward?,
            stays: id == Some(EventId::MARAUDING),
        })
    }

    /// KC-4.3: a red card names white, yellow or none.
    fn second(&mut self, at: &str, card: &Value, id: Option<EventId>) -> Option<Colour> {
        // A card without a proper id was reported already.
        let red = id?.colour() == Some(Colour::Red);
        let given = card.field("second")?;
        match given.text() {
            Some("none") => None,
            Some("white") if red => Some(Colour::White),
            Some("yellow") if red => Some(Colour::Yellow),
            _ => {
                let message = format!("{given} is not a colour that this card can name");
                self.fault(format!("{at}: second"), "KC-15.6", message);
                None
            }
        }
    }

    /// KC-15.6: at most 4 effects.
    fn event_effects(&mut self, at: &str, fx: &Value) -> Option<(u8, [EventEffect; 4])> {
        let at = format!("{at}: fx");
        let list = self.list(&at, "KC-15.6", fx)?;
        if list.len() > 4 {
            self.fault(&at, "KC-15.6", "a card has at most 4 effects");
            return None;
        }
        let mut effects = [EventEffect::BlackDice(0); 4];
        let mut good = true;
        for (place, fx) in effects.iter_mut().zip(list) {
            match self.event_effect(&at, fx) {
                Some(effect) => *place = effect,
                None => good = false,
            }
        }
        let count = u8::try_from(list.len()).ok()?;
        good.then_some((count, effects))
    }

    fn event_effect(&mut self, at: &str, fx: &Value) -> Option<EventEffect> {
        const RULE: &str = "KC-15.6";
        let Some((Value::Text(word), arguments)) = fx.list().and_then(<[Value]>::split_first)
        else {
            self.fault(at, RULE, format!("{fx} is not an effect"));
            return None;
        };
        let amount = |check: &mut Self, value| check.byte(at, RULE, value, (1, 9));
        match (word.as_str(), arguments) {
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
                let resource = self.word(at, RULE, resource, "deniers, influence or vp");
                let amount = amount(self, n);
                let count = self.count(at, count);
                let every = self.byte(at, RULE, every, (1, 12));
                Some(EventEffect::LosePer {
                    resource: resource?,
                    amount: amount?,
                    count: count?,
                    every: every?,
                })
            }
            _ => {
                self.fault(at, RULE, format!("{fx} is not an effect"));
                None
            }
        }
    }

    /// KC-15.6: colours in colour order, a mix, a divisor.
    fn combat(&mut self, at: &str, value: &Value) -> Option<Combat> {
        const RULE: &str = "KC-15.6";
        let at = format!("{at}: combat");
        let fields = ["colours", "mix", "divisor"];
        self.fields(&at, value, &fields, &fields);
        let colours = value.field("colours").and_then(|list| {
            let list = self.list(&at, RULE, list)?;
            let colours: Vec<Option<Colour>> = list
                .iter()
                .map(|colour| self.word(&at, RULE, colour, "a colour"))
                .collect();
            super::present(colours)
        });
        let ascending = colours.as_ref().is_none_or(|colours| {
            !colours.is_empty()
                && colours
                    .iter()
                    .zip(colours.iter().skip(1))
                    .all(|(a, b)| a < b)
        });
        if !ascending {
            self.fault(
                &at,
                RULE,
                "1 to 3 different colours in colour order are needed",
            );
        }
        let mix = value
            .field("mix")
            .and_then(|mix| self.word::<Mix>(&at, RULE, mix, "a mix"));
        // KC-15.3: divisors.
        let divisor = value
            .field("divisor")
            .and_then(|divisor| self.byte(&at, "KC-15.3", divisor, (1, 12)));
        Some(Combat {
            colours: colours?.iter().fold(0, |set, colour| set | colour.bit()),
            mix: mix?,
            divisor: divisor?,
        })
    }

    /// KC-15.6: one entry more than banners, the first 0, never falling, at most 20.
    fn reward(&mut self, at: &str, value: &Value, banners: u8) -> Option<[u8; 7]> {
        const RULE: &str = "KC-15.6";
        let at = format!("{at}: reward");
        let list = self.list(&at, RULE, value)?;
        if list.len() != usize::from(banners).saturating_add(1) {
            self.fault(
                &at,
                RULE,
                "the reward has one entry more than there are banners",
            );
            return None;
        }
        let mut reward = [0; 7];
        let mut before = 0;
        for (place, (entry, vp)) in reward.iter_mut().zip(list).enumerate() {
            let most = if place == 0 { 0 } else { 20 };
            let vp = self.byte(&at, RULE, vp, (0, most))?;
            if vp < before {
                self.fault(&at, RULE, "the reward falls");
                return None;
            }
            before = vp;
            *entry = vp;
        }
        Some(reward)
    }

    /// KC-15.8: exactly the six.
    pub(super) fn characters(&mut self, table: &Value) -> ([Character; 6], CharacterNames) {
        let mut cards = HOUSE.rules.characters;
        let mut names: Vec<Option<(String, [Provenance; 3])>> = (0..6).map(|_| None).collect();
        for (row, card) in self.rows("character", table).iter().enumerate() {
            let at = place("character", row, card);
            let fields = ["id", "name", "metric", "roy", "steps", "prov"];
            self.fields(&at, card, &fields, fields.get(..5).unwrap_or(&[]));
            let name = self.name(&at, card);
            let labels = self.labels(&at, card, ["name", "metric", "steps"]);
            let made = self.character(&at, card);
            let id = card.field("id").and_then(Value::text);
            let Some(id) = id.and_then(|id| id.parse::<CharacterId>().ok()) else {
                self.fault(&at, "KC-15.1", "the id is not c1 to c6");
                continue;
            };
            let index = usize::from(id.index());
            if let Some(place) = names.get_mut(index) {
                if place.is_some() {
                    self.fault(&at, "KC-15.1", "the id comes twice");
                }
                *place = Some((name, labels));
            }
            if let (Some(place), Some(made)) = (cards.get_mut(index), made) {
                *place = made;
            }
        }
        for (id, name) in CharacterId::all().zip(&names) {
            if name.is_none() {
                self.fault("character", "KC-15.8", format!("there is no card {id}"));
            }
        }
        let nobody = (String::new(), [Provenance::Owner; 3]);
        let names = names
            .into_iter()
            .map(|name| name.unwrap_or_else(|| nobody.clone()));
        (cards, names.collect())
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
