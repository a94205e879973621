//! Cards to draw: a pictogram, a line for each effect, values by name.

use std::borrow::Cow;

use serde::Serialize;
use solo_core::Speech;

use crate::glossary::{Entry, Glossary};
use crate::progress::Amounts;

/// Length of a line about an effect in characters at most.
pub(crate) const MOST: usize = 50;

/// A card as it is drawn. It is the same throughout a game.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))?;
/// let pictures = table.pictures();
/// let food = pictures.iter().find(|it| it.card == "food").unwrap();
/// assert_eq!((&*food.emblem, food.effects[0].text.as_str()), ("card/starter/food", "Draw a card."));
/// assert_eq!(food.values["pays"], 1);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Picture {
    /// Key of the card in the glossary, which items name.
    pub card: String,
    /// Name.
    pub name: String,
    /// Key of its pictogram: kind, set and part with a slash between them. Where there is no picture of the part, that of the set
    /// will do, and then that of the kind.
    pub emblem: Cow<'static, str>,
    /// Its effects, a line of at most 50 characters for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<EffectLine>,
    /// Its printed values by name.
    #[serde(skip_serializing_if = "Amounts::is_empty")]
    pub values: Amounts,
    /// `true` if one of them is a house value: this project's own, not the printed one.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub house: bool,
}

/// An effect of a card in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffectLine {
    /// The effect in at most 50 characters.
    pub text: String,
    /// Number of the alternative that it belongs to, from 1; 0 if there is only one.
    #[serde(skip_serializing_if = "is_zero")]
    pub mode: u8,
    /// `true` if it may be left out.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub optional: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(mode: &u8) -> bool {
    *mode == 0
}

impl EffectLine {
    /// Returns an effect that always happens.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Sets the alternative that it belongs to, from 1.
    #[must_use]
    pub fn mode(self, mode: u8) -> Self {
        Self { mode, ..self }
    }

    /// Sets whether it may be left out.
    #[must_use]
    pub fn optional(self, optional: bool) -> Self {
        Self { optional, ..self }
    }
}

impl Picture {
    /// Returns a card without effects and values.
    pub fn new(
        card: impl Into<String>,
        name: impl Into<String>,
        emblem: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self {
            card: card.into(),
            name: name.into(),
            emblem: emblem.into(),
            ..Self::default()
        }
    }

    /// Adds an effect.
    #[must_use]
    pub fn effect(mut self, line: EffectLine) -> Self {
        self.effects.push(line);
        self
    }

    /// Adds a value by name.
    #[must_use]
    pub fn value(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<i32>) -> Self {
        self.values.insert(name.into(), value.into());
        self
    }

    /// Sets whether a value is a house value.
    #[must_use]
    pub fn house(self, house: bool) -> Self {
        Self { house, ..self }
    }

    /// Returns what an entry of the glossary says of its card: its whole numbers by name, and its sentences as far as they are
    /// short.
    pub fn of(entry: &Entry, emblem: impl Into<Cow<'static, str>>) -> Self {
        let mut picture = Self::new(&*entry.id, &*entry.name, emblem);
        for badge in &entry.values {
            if let Ok(value) = badge.value.parse::<i32>() {
                picture = picture.value(badge.name.clone(), value);
            }
            picture.house |= badge.house;
        }
        let lines = entry.text.iter().map(|said| &said.text);
        let short = lines.filter(|text| text.chars().count() <= MOST);
        short.fold(picture, |picture, text| {
            picture.effect(EffectLine::new(&**text))
        })
    }
}

/// A game whose cards can be drawn without reading them: what [`Table::pictures`](crate::Table::pictures) asks.
///
/// By default each entry of the glossary is a card, with its numbers and its short sentences.
pub trait Pictured: Glossary {
    /// Every card, and whatever else items of scenes name as theirs.
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let entries = self.glossary(speech).into_iter();
        let emblem = |id: &str| self.emblem(id).unwrap_or_else(|| id.to_owned().into());
        entries
            .map(|entry| Picture::of(&entry, emblem(&entry.id)))
            .collect()
    }
}
