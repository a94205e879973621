//! The tables that the owner of a box types in, and a catalogue as such tables.

use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use solo_core::{Faults, Provenance};

use super::effect::{Count, Deferred, Effect, EffectList, EventEffect, Resource};
use super::value::Value;
use super::{Catalogue, Constants, HOUSE, Use, check};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour};

/// Tables CAT-1 to CAT-7 as they were typed in. Tables that are left out are the embedded ones.
///
/// With feature `serde` they are read from any format that describes itself, such as JSON or TOML; the
/// rulebook has the fields (chapter 15).
///
/// ```
/// use kings_challenge::{Tables, Value};
/// let income = Value::Table(vec![("income".to_string(), Value::Number(12))]);
/// let tables = Tables(Value::Table(vec![("constants".to_string(), income)]));
/// assert_eq!(tables.check()?.constants().income, 12);
/// # Ok::<(), solo_core::Faults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables(pub Value);

#[cfg(feature = "serde")]
impl serde::Serialize for Tables {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Tables {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self)
    }
}

/// A table of these fields.
fn table<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let named = fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value));
    Value::Table(named.collect())
}

fn numbers(numbers: impl IntoIterator<Item = u8>) -> Value {
    Value::List(numbers.into_iter().map(Value::from).collect())
}

fn labels<const N: usize>(labels: [(&str, Provenance); N]) -> Value {
    table(labels.map(|(field, label)| (field, Value::from(label.letters()))))
}

impl Tables {
    /// The tables of the embedded catalogue, as a form to fill in.
    ///
    /// ```
    /// use kings_challenge::Tables;
    /// assert!(Tables::house().check().is_ok());
    /// ```
    #[must_use]
    pub fn house() -> Self {
        Self::of(&HOUSE)
    }

    /// The tables of a catalogue.
    ///
    /// ```
    /// use kings_challenge::{Catalogue, Tables};
    /// let tables = Tables::of(Catalogue::house());
    /// assert_eq!(tables.0.field("activity").unwrap().list().unwrap().len(), 27);
    /// ```
    #[must_use]
    pub fn of(catalogue: &Catalogue) -> Self {
        let activity = ActivityId::all().filter_map(|id| activity(catalogue, id));
        let event = EventId::all().filter_map(|id| event(catalogue, id));
        let character = CharacterId::all().map(|id| character(catalogue, id));
        let constants = Constants::NAMES.iter().map(|name| {
            let value = catalogue.constants().get(name).unwrap_or(0);
            ((*name).to_owned(), Value::from(value))
        });
        let by_building = |of: &dyn Fn(Building) -> Value| {
            table([
                ("palace", of(Building::Palace)),
                ("hall", of(Building::Hall)),
                ("bishopric", of(Building::Bishopric)),
            ])
        };
        let chains = by_building(&|building| {
            let chain = |face| numbers(catalogue.chain(building, face).spaces());
            Value::List((1..=6).map(chain).collect())
        });
        Self(table([
            ("constants", Value::Table(constants.collect())),
            ("chains", chains),
            (
                "places",
                by_building(&|building| numbers(catalogue.places(building))),
            ),
            (
                "cathedral",
                table([
                    ("levels", Value::from(3_u8)),
                    (
                        "column_influence",
                        numbers((1..=6).map(|column| catalogue.column_influence(column))),
                    ),
                ]),
            ),
            ("activity", Value::List(activity.collect())),
            ("event", Value::List(event.collect())),
            ("character", Value::List(character.collect())),
        ]))
    }

    /// The catalogue that the tables describe.
    ///
    /// # Errors
    /// Every fault of the tables, each with its place and the rule of chapter 15 that it breaks.
    ///
    /// ```
    /// use kings_challenge::{Tables, Value};
    /// let nonsense = Tables(Value::Table(vec![("activity".to_string(), Value::List(vec![]))]));
    /// let faults = nonsense.check().unwrap_err();
    /// assert_eq!(faults.len(), 9); // nine slots without a card
    /// ```
    pub fn check(&self) -> Result<Catalogue, Faults> {
        check::check(&self.0)
    }
}

fn activity(catalogue: &Catalogue, id: ActivityId) -> Option<Value> {
    let card = catalogue.activity(id)?;
    let of = catalogue.activity_labels(id)?;
    let spaces = card
        .spaces()
        .iter()
        .map(|space| numbers([space.price, space.vp]));
    let (kind, fx, use_for) = match card.usage() {
        Use::Immediate { list, .. } => ("immediate", effects(catalogue, list), None),
        Use::Deferred { effect, use_for } => {
            let kinds = super::ActionKind::ALL
                .iter()
                .filter(|kind| use_for.contains(**kind));
            let kinds = kinds.map(|kind| Value::from(kind.word())).collect();
            (
                "deferred",
                Value::List(vec![deferred(effect)]),
                Some(Value::List(kinds)),
            )
        }
    };
    let slot = id.slot();
    let mut fields = vec![
        ("id".to_owned(), Value::Text(id.to_string())),
        ("name".to_owned(), Value::from(of.text)),
        ("colour".to_owned(), Value::from(slot.colour().word())),
        ("number".to_owned(), Value::from(slot.number())),
        ("divisor".to_owned(), Value::from(card.divisor())),
        ("spaces".to_owned(), Value::List(spaces.collect())),
        ("kind".to_owned(), Value::from(kind)),
        ("fx".to_owned(), fx),
    ];
    if let Some(kinds) = use_for {
        fields.push(("use_for".to_owned(), kinds));
    }
    let prov = labels([
        ("name", of.name),
        ("number", of.number),
        ("kind", of.kind),
        ("fx", of.fx),
        ("divisor", of.divisor),
        ("spaces", of.spaces),
    ]);
    fields.push(("prov".to_owned(), prov));
    Some(Value::Table(fields))
}

/// A list of effects in the form of the tables.
pub(crate) fn effects(catalogue: &Catalogue, list: EffectList) -> Value {
    let effects = catalogue.effects(list).iter();
    Value::List(
        effects
            .map(|effect| self::effect(catalogue, *effect))
            .collect(),
    )
}

/// An effect in the form of the tables.
pub(crate) fn effect(catalogue: &Catalogue, effect: Effect) -> Value {
    let mut list = vec![Value::from(effect.word())];
    match effect {
        Effect::PayDeniers(n)
        | Effect::PayInfluence(n)
        | Effect::Deniers(n)
        | Effect::Influence(n)
        | Effect::Vp(n)
        | Effect::Recruit(n)
        | Effect::EventCube(n) => list.push(Value::from(n)),
        Effect::Per {
            resource,
            amount,
            count,
            every,
        } => list.extend(per(resource, amount, count, every)),
        Effect::Choose(lists) => {
            let lists = catalogue.lists(lists).iter();
            list.extend(lists.map(|inner| effects(catalogue, *inner)));
        }
        Effect::Roll { least, list: inner } => {
            list.extend([Value::from(least), effects(catalogue, inner)]);
        }
    }
    Value::List(list)
}

fn per(resource: Resource, amount: u8, count: Count, every: u8) -> [Value; 4] {
    [
        Value::from(resource.word()),
        Value::from(amount),
        Value::from(count.word()),
        Value::from(every),
    ]
}

fn deferred(effect: Deferred) -> Value {
    let mut list = vec![Value::from(effect.word())];
    match effect {
        Deferred::AddSum(colour, n) | Deferred::AddEach(colour, n) | Deferred::Free(colour, n) => {
            list.extend([Value::from(colour.word()), Value::from(n)]);
        }
        Deferred::SetEach(n) => list.push(Value::from(n)),
        Deferred::Recolour(from, to) => {
            list.extend([Value::from(from.word()), Value::from(to.word())]);
        }
        Deferred::Multiply(from, to, n) => {
            list.extend([
                Value::from(from.word()),
                Value::from(to.word()),
                Value::from(n),
            ]);
        }
        Deferred::Wild(colour) => list.push(Value::from(colour.word())),
    }
    Value::List(list)
}

fn event(catalogue: &Catalogue, id: EventId) -> Option<Value> {
    let card = catalogue.event(id)?;
    let of = catalogue.event_labels(id)?;
    let combat = card.combat();
    let colours = Colour::ALL.iter().filter(|colour| combat.takes(**colour));
    let colours: Vec<Value> = colours.map(|colour| Value::from(colour.word())).collect();
    let fx = card.effects().iter().map(|effect| event_effect(*effect));
    let mut prov = labels([
        ("name", of.name),
        ("colour", of.colour),
        ("fx", of.fx),
        ("combat", of.combat),
        ("reward", of.reward),
    ]);
    if let (Some(second), Value::Table(fields)) = (of.second, &mut prov) {
        fields.push(("second".to_owned(), Value::from(second.letters())));
    }
    Some(table([
        ("id", Value::Text(id.to_string())),
        ("name", Value::from(of.text)),
        (
            "colour",
            Value::from(id.colour().map_or("permanent", Colour::word)),
        ),
        (
            "second",
            Value::from(card.second().map_or("none", Colour::word)),
        ),
        ("fx", Value::List(fx.collect())),
        ("banners", Value::from(card.banners())),
        (
            "combat",
            table([
                ("colours", Value::List(colours)),
                ("mix", Value::from(combat.mix().word())),
                ("divisor", Value::from(combat.divisor())),
            ]),
        ),
        (
            "reward",
            numbers((0..=card.banners()).map(|cubes| card.reward(cubes))),
        ),
        ("stays", Value::Flag(card.stays())),
        ("prov", prov),
    ]))
}

fn event_effect(effect: EventEffect) -> Value {
    let mut list = vec![Value::from(effect.word())];
    match effect {
        EventEffect::BlackDice(n)
        | EventEffect::LoseDeniers(n)
        | EventEffect::LoseInfluence(n)
        | EventEffect::LoseActivityCube(n)
        | EventEffect::LoseEventCube(n)
        | EventEffect::LoseStone(n)
        | EventEffect::RoyStone(n) => list.push(Value::from(n)),
        EventEffect::LayDown(building, n) | EventEffect::RoyCitizen(building, n) => {
            list.extend([Value::from(building.word()), Value::from(n)]);
        }
        EventEffect::LosePer {
            resource,
            amount,
            count,
            every,
        } => list.extend(per(resource, amount, count, every)),
    }
    Value::List(list)
}

fn character(catalogue: &Catalogue, id: CharacterId) -> Value {
    let card = catalogue.character(id);
    let of = catalogue.character_labels(id);
    let steps = card.steps().iter().map(|&(count, vp)| {
        Value::List(vec![
            Value::from(i64::from(count)),
            Value::from(i64::from(vp)),
        ])
    });
    table([
        ("id", Value::Text(id.to_string())),
        ("name", Value::from(of.text)),
        ("metric", Value::from(card.metric().word())),
        ("roy", Value::Flag(card.counts_for_roy())),
        ("steps", Value::List(steps.collect())),
        (
            "prov",
            labels([
                ("name", of.name),
                ("metric", of.metric),
                ("steps", of.steps),
                ("vp", of.vp),
            ]),
        ),
    ])
}
