//! Chapter 15: which tables are a catalogue. Every fault is reported.

mod activities;
mod boards;
mod characters;
mod effects;
mod events;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use solo_core::{Faults, Provenance};

use super::names::{Labels, Loaded, Named, TABLE_LABELS};
use super::value::Value;
use super::{Catalogue, Constants, HOUSE, Store};
use crate::ids::{ActivityId, CharacterId, EventId};

/// The catalogue of these tables.
pub(super) fn check(tables: &Value) -> Result<Catalogue, Faults> {
    let mut check = Check {
        faults: Faults::new(),
    };
    let known = [
        "constants",
        "chains",
        "places",
        "cathedral",
        "activity",
        "event",
        "character",
    ];
    check.fields("the catalogue", tables, &known, &[]);
    let mut rules = HOUSE.rules;
    let mut loaded = house_labels();
    if let Some(constants) = tables.field("constants") {
        check.constants(constants, &mut rules.constants, &mut loaded.constants);
    }
    check.boards(tables, &mut rules, &mut loaded.tables);
    let mut pool = effects::Pool::house();
    if let Some(cards) = tables.field("activity") {
        pool = effects::Pool::default();
        let made = check.activities(cards, &mut pool);
        rules.activities = made.0;
        loaded.activities = made.1;
    }
    if let Some(cards) = tables.field("event") {
        (rules.events, loaded.events) = check.events(cards);
    }
    if let Some(cards) = tables.field("character") {
        (rules.characters, loaded.characters) = check.characters(cards);
    }
    check.faults.into_result(Catalogue {
        rules,
        effects: Store::Loaded(pool.effects),
        lists: Store::Loaded(pool.lists),
        labels: Labels::Loaded(loaded),
    })
}

/// Names and labels of the embedded catalogue, for the tables that are left out.
fn house_labels() -> Loaded {
    let activities = ActivityId::all().filter_map(|id| {
        let of = HOUSE.activity_labels(id)?;
        let labels = [of.name, of.number, of.kind, of.fx, of.divisor, of.spaces];
        Some((id, String::from(of.text), labels))
    });
    let events = EventId::all().filter_map(|id| {
        let of = HOUSE.event_labels(id)?;
        let second = of.second.unwrap_or(Provenance::Ruling);
        let labels = [of.name, of.colour, of.fx, of.combat, of.reward, second];
        Some((id, String::from(of.text), labels))
    });
    let characters = CharacterId::all().map(|id| {
        let of = HOUSE.character_labels(id);
        let labels = [of.name, of.metric, of.steps, of.vp];
        (id, String::from(of.text), labels)
    });
    Loaded {
        activities: activities.collect(),
        events: events.collect(),
        characters: characters.collect(),
        constants: Constants::LABELS.to_vec(),
        tables: TABLE_LABELS,
    }
}

/// The faults found so far.
struct Check {
    faults: Faults,
}

impl Check {
    fn fault(&mut self, at: impl Display, rule: &'static str, message: impl Display) {
        self.faults.add(at, rule, message);
    }

    /// KC-15.11: the value is a table with no other fields than these, none twice, and all of `needed`.
    fn fields(&mut self, at: &str, value: &Value, known: &[&str], needed: &[&str]) {
        let Value::Table(fields) = value else {
            self.fault(at, "KC-15.11", format!("{value} is not a table"));
            return;
        };
        for (place, (name, _)) in fields.iter().enumerate() {
            if !known.contains(&name.as_str()) {
                self.fault(at, "KC-15.11", format!("there is no field {name}"));
            }
            if fields
                .iter()
                .take(place)
                .any(|(earlier, _)| earlier == name)
            {
                self.fault(at, "KC-15.11", format!("field {name} comes twice"));
            }
        }
        for name in needed {
            if value.field(name).is_none() {
                self.fault(at, "KC-15.11", format!("field {name} is missing"));
            }
        }
    }

    /// A number from `min` to `max`; what else stands there is a fault.
    fn number(
        &mut self,
        at: impl Display,
        rule: &'static str,
        value: &Value,
        (min, max): (i64, i64),
    ) -> Option<u16> {
        let number = value.number(min, max);
        if number.is_none() {
            self.fault(
                at,
                rule,
                format!("{value} is not a number from {min} to {max}"),
            );
        }
        number
    }

    /// A number that fits a byte.
    fn byte(
        &mut self,
        at: impl Display,
        rule: &'static str,
        value: &Value,
        bounds: (i64, i64),
    ) -> Option<u8> {
        let number = self.number(at, rule, value, bounds)?;
        u8::try_from(number).ok()
    }

    /// A word that stands for a `T`.
    fn word<T: FromStr>(
        &mut self,
        at: impl Display,
        rule: &'static str,
        value: &Value,
        what: &str,
    ) -> Option<T> {
        let found = value.text().and_then(|text| text.parse().ok());
        if found.is_none() {
            self.fault(at, rule, format!("{value} is not {what}"));
        }
        found
    }

    /// A list.
    fn list<'v>(
        &mut self,
        at: impl Display,
        rule: &'static str,
        value: &'v Value,
    ) -> Option<&'v [Value]> {
        let list = value.list();
        if list.is_none() {
            self.fault(at, rule, format!("{value} is not a list"));
        }
        list
    }

    /// Lists of bytes inside bounds, as many as `N`.
    fn bytes<const N: usize>(
        &mut self,
        at: &str,
        rule: &'static str,
        value: &Value,
        bounds: (i64, i64),
    ) -> Option<[u8; N]> {
        let items = self.list(at, rule, value)?;
        if items.len() != N {
            let len = items.len();
            self.fault(at, rule, format!("{len} numbers instead of {N}"));
            return None;
        }
        let mut bytes = [0; N];
        let mut good = true;
        for (place, item) in bytes.iter_mut().zip(items) {
            match self.byte(at, rule, item, bounds) {
                Some(byte) => *place = byte,
                None => good = false,
            }
        }
        good.then_some(bytes)
    }

    /// The printed name of a card.
    fn name(&mut self, at: &str, card: &Value) -> String {
        match card.field("name") {
            Some(Value::Text(text)) => text.clone(),
            Some(other) => {
                self.fault(at, "KC-15.1", format!("the name {other} is not a text"));
                String::new()
            }
            None => String::new(),
        }
    }

    /// KC-15.12: the labels of a card's fields; fields without a label were typed in by the owner.
    fn labels<const N: usize>(
        &mut self,
        at: &str,
        card: &Value,
        fields: [&str; N],
    ) -> [Provenance; N] {
        let Some(given) = card.field("prov") else {
            return [Provenance::Owner; N];
        };
        let at = format!("{at}: prov");
        self.fields(&at, given, &fields, &[]);
        fields.map(|field| match given.field(field) {
            None => Provenance::Owner,
            Some(value) => {
                let label = value.text().and_then(Provenance::from_letters);
                if label.is_none() {
                    self.fault(&at, "KC-15.12", format!("{value} is not a label"));
                }
                label.unwrap_or(Provenance::Owner)
            }
        })
    }

    /// The cards of a table, each in the place of its id, and their names in catalogue order.
    fn cards<I: Copy + Ord, C: Copy, const N: usize, const L: usize>(
        &mut self,
        table: &Value,
        form: &Form<L>,
        index: fn(I) -> u8,
        mut read: impl FnMut(&mut Self, &str, &Value) -> (Option<I>, Option<C>),
    ) -> ([Option<C>; N], Vec<Named<I, L>>) {
        let mut cards = [None; N];
        let mut names: Vec<Named<I, L>> = Vec::new();
        let mut known = form.needed.to_vec();
        known.extend(form.also);
        known.push("prov");
        let rows = self.list(form.table, "KC-15.11", table).unwrap_or(&[]);
        for (row, card) in rows.iter().enumerate() {
            let at = place(form.table, row, card);
            self.fields(&at, card, &known, form.needed);
            let name = self.name(&at, card);
            let labels = self.labels(&at, card, form.labels);
            let (Some(id), made) = read(self, &at, card) else {
                continue;
            };
            if names.iter().any(|(of, ..)| *of == id) {
                self.fault(&at, "KC-15.1", "the id comes twice");
            }
            if let Some(place) = cards.get_mut(usize::from(index(id))) {
                *place = made;
            }
            names.push((id, name, labels));
        }
        names.sort_by_key(|(id, ..)| *id);
        (cards, names)
    }
}

/// The fields of a table of cards: all cards have those of `needed`, some those of `also`, and any can
/// have labels.
struct Form<const L: usize> {
    table: &'static str,
    needed: &'static [&'static str],
    also: &'static [&'static str],
    labels: [&'static str; L],
}

/// Where a card stands: its table with its id, or its place in the table.
fn place(table: &str, row: usize, card: &Value) -> String {
    match card.field("id").and_then(Value::text) {
        Some(id) => format!("{table} {id}"),
        None => format!("{table} {}", row.saturating_add(1)),
    }
}

/// The values of a list that are present.
fn present<T>(values: Vec<Option<T>>) -> Option<Vec<T>> {
    values.into_iter().collect()
}
