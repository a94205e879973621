//! Event cards (KC-15.6, KC-15.7).

use alloc::format;
use alloc::vec::Vec;

use super::{Check, Form, Named};
use crate::catalogue::value::Value;
use crate::catalogue::{Combat, Event, EventEffect, Mix};
use crate::ids::EventId;
use crate::terms::Colour;

const FORM: Form<6> = Form {
    table: "event",
    needed: &[
        "id", "name", "colour", "fx", "banners", "combat", "reward", "stays",
    ],
    also: &["second"],
    labels: ["name", "colour", "fx", "combat", "reward", "second"],
};

impl Check {
    pub(super) fn events(
        &mut self,
        table: &Value,
    ) -> ([Option<Event>; 35], Vec<Named<EventId, 6>>) {
        let (cards, names) = self.cards(table, &FORM, EventId::index, |check, at, card| {
            let id = check.event_id(at, card);
            (id, check.event(at, card, id))
        });
        self.decks(|id| names.iter().any(|(of, ..)| *of == id));
        (cards, names)
    }

    /// KC-15.6, KC-15.7: how many cards each deck has, and that their numbers have no gap.
    fn decks(&mut self, has: impl Fn(EventId) -> bool) {
        if !has(EventId::MARAUDING) {
            self.fault("event", "KC-15.6", "there is no card e0");
        }
        for colour in Colour::ALL {
            let count = EventId::all()
                .filter(|&id| id.colour() == Some(colour) && has(id))
                .count();
            let first = (1..)
                .map_while(|number| EventId::new(colour, number))
                .take(count);
            if !first.clone().all(&has) {
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
}
