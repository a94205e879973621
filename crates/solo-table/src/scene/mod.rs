//! A scene: the contents of a table, as data for drawing.
//!
//! A game makes one scene of a position; one renderer per medium draws the scenes of all games. Nothing
//! in a scene is a coordinate of a screen, and nothing in a renderer knows a game.

mod build;
mod screen_place;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::alike::alike;

pub use screen_place::ScreenPlace;

/// The contents of a table, the question that is due, and the possible answers.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let scene = table.scene();
/// assert_eq!(scene.game, "Dungeon Solitaire: Tomb of Four Kings");
/// assert!(scene.zones.iter().any(|zone| zone.id == "dungeon"));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scene {
    /// The title of the game.
    pub game: String,
    /// State of the game in words: "Turn 3, on the way in".
    pub now: String,
    /// Question that is due: "Which card pays?".
    pub ask: String,
    /// Zones of the table: in every position of a game the same ones in the same order, also where they are empty.
    pub zones: Vec<Zone>,
    /// Legal decisions or possible outcomes of chance, in the order of the game; empty at the end.
    pub choices: Vec<Choice>,
}

/// A place on the table with what lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Zone {
    /// Identifier, unique in a scene and the same throughout a game.
    pub id: String,
    /// Heading; may be empty.
    pub title: String,
    /// Note about the whole zone: "worth 39".
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Form in which the zone is drawn.
    pub look: ZoneLayout,
    /// Part of the table in which the zone lies.
    pub area: Area,
    /// Place of a screen to which it belongs, the same throughout a game.
    #[serde(default)]
    pub place: ScreenPlace,
    /// `true` if the question that is due cannot be answered well without it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub needed: bool,
    /// Zones of one area and row lie side by side; rows count from the top.
    pub row: u8,
    /// Order of shrinking when room is short: 0 shrinks first.
    pub keep: u8,
    /// Names of the lines of a board or of rows of dice, from the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// Names of the columns of a board, from the left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<String>,
    /// Items of the zone.
    pub items: Vec<Item>,
}

/// The form in which a zone is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Look")
)]
pub enum ZoneLayout {
    /// Cards side by side, or in a grid of half cells if they have a place.
    #[default]
    Cards,
    /// A grid of small marks: tracks, buildings, anything with lines and columns.
    Board,
    /// Dice in lines.
    Dice,
    /// One item a line: name, values, notes.
    Rows,
    /// Numbers with names, side by side.
    Counts,
}

/// The part of the table in which a zone lies.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Area {
    /// Facts about the whole game.
    Head,
    /// The opponent's side.
    Rival,
    /// The components that both sides share.
    #[default]
    Board,
    /// The player's side.
    Mine,
    /// Information that is looked up now and then.
    Aside,
}

/// The name of a line of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// Name.
    pub name: String,
    /// Colour.
    pub tint: Tint,
}

/// A thing on the table: a card, a die, a token, a pile, a number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    /// Identifier, unique in a scene.
    pub id: String,
    /// Name.
    pub name: String,
    /// Name where the whole one does not fit; empty if it always does.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub short: String,
    /// Position in words, which distinguishes equal cards.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Key of its card in the glossary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// One to three characters for boards and dice.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mark: String,
    /// State of the item, such as tokens on it; its printed text is in the glossary.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Its values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// Number of copies, where more than one can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// Visible side.
    pub face: Side,
    /// Colour, which always repeats what a text says.
    pub tint: Tint,
    /// Column and line, in halves of a cell, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[u8; 2]>,
    /// Contents of a pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<Held>,
    /// Key of its pictogram, as [`Picture::emblem`](crate::Picture::emblem); empty without a card.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub emblem: Cow<'static, str>,
    /// Its values now as numbers by name: `price`, `pays`, `tomb`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<Cow<'static, str>, i32>,
    /// `true` if one of its values is a house value.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub house: bool,
}

/// A value of an item: "price 4".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Badge {
    /// Name; empty where the value speaks for itself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// One character in place of the name where room is short.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sign: String,
    /// Value.
    pub value: String,
    /// `true` if this is a house value: this project's own, not the printed one.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub house: bool,
}

/// Equal cards or tokens of a pile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Held {
    /// Identifier, unique in a scene.
    pub id: String,
    /// Name.
    pub name: String,
    /// Number of copies.
    pub count: u32,
    /// Key of its card in the glossary.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Key of its pictogram, as [`Picture::emblem`](crate::Picture::emblem); empty without a card.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub emblem: Cow<'static, str>,
}

/// The visible side of an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// The face.
    #[default]
    Up,
    /// The back.
    Down,
    /// Nothing: an empty place.
    Gap,
}

/// A colour that means something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Tint {
    /// That of plain text.
    #[default]
    None,
    /// That of the player.
    Mine,
    /// That of the opponent.
    Rival,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Violet.
    Violet,
    /// White.
    White,
    /// Black.
    Black,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// Of little weight.
    Dim,
}

/// A decision that is legal now, or with a weight an outcome that chance can bring.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// Its number among all decisions or outcomes of the game, the same in every position.
    pub number: u32,
    /// Its notation, as the rulebook of the crate defines it.
    pub notation: String,
    /// The heading under which a player looks for it.
    pub group: Cow<'static, str>,
    /// Meaning in words; no two of a list are equal.
    pub label: String,
    /// Text on the item that the choice concerns, at most 11 characters: "buy 4".
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub verb: Cow<'static, str>,
    /// The items that it concerns, the main one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<String>,
    /// Equally likely cases in which chance brings it; `None` for a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weight: Option<u32>,
}

impl Scene {
    /// Returns the zone with this id.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.scene().zone("life").map(|zone| zone.items.len()), Some(13));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// Lists the zones that hold anything, which are those to draw where empty ones take no room.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let scene = table.scene();
    /// assert!(scene.zone("score").is_some() && scene.filled().all(|zone| zone.id != "score"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn filled(&self) -> impl Iterator<Item = &Zone> {
        self.zones.iter().filter(|zone| !zone.items.is_empty())
    }

    /// Returns the item with this id.
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.items().find(|item| item.id == id)
    }

    /// All items, zone by zone.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.zones.iter().flat_map(|zone| &zone.items)
    }

    /// All ids of items and of what they hold, zone by zone.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.items().flat_map(|item| {
            let held = item.holds.iter().map(|held| held.id.as_str());
            core::iter::once(item.id.as_str()).chain(held)
        })
    }

    /// Gives every item and everything held the pictogram of its card.
    pub(crate) fn give_emblems(&mut self, emblem: impl Fn(&str) -> Option<Cow<'static, str>>) {
        let of = |card: &Option<String>| emblem(card.as_ref()?);
        for item in self.zones.iter_mut().flat_map(|zone| &mut zone.items) {
            if let Some(emblem) = of(&item.card).filter(|_| item.emblem.is_empty()) {
                item.emblem = emblem;
            }
            for held in &mut item.holds {
                held.emblem = of(&held.card).unwrap_or_default();
            }
        }
    }

    /// Marks the zones without which the question cannot be answered: those of the items that its choices concern, besides
    /// those that the game has marked.
    pub(crate) fn mark_needed(&mut self) {
        for zone in self.zones.iter_mut().filter(|zone| !zone.needed) {
            let lies = |id: &String| {
                let mut items = zone.items.iter();
                items.any(|item| item.id == *id || item.holds.iter().any(|held| held.id == *id))
            };
            let mut concerned = self.choices.iter().flat_map(|choice| &choice.on);
            zone.needed = concerned.any(lies);
        }
    }

    /// Adds to every label that another choice has, too, the place of its main item, and its notation where that is the
    /// same: names in the table of an owner may be equal.
    pub(crate) fn tell_labels_apart(&mut self) {
        let mut choices = core::mem::take(&mut self.choices);
        for index in alike(&choices) {
            let Some(choice) = choices.get_mut(index) else {
                continue;
            };
            let main = choice.on.first().and_then(|id| self.item(id));
            let says_it =
                |item: &&Item| !item.place.is_empty() && !choice.label.ends_with(&item.place);
            if let Some(item) = main.filter(says_it) {
                choice.label.push_str(", ");
                choice.label.push_str(&item.place);
            }
        }
        // A name can be what another label has become, so that one round may not be enough.
        for _ in 0..choices.len() {
            let alike = alike(&choices);
            for index in &alike {
                if let Some(choice) = choices.get_mut(*index) {
                    let notation = format!(" ({})", choice.notation);
                    // What has it already differs from all others by the rest.
                    if !choice.label.ends_with(&notation) {
                        choice.label.push_str(&notation);
                    }
                }
            }
            if alike.is_empty() {
                break;
            }
        }
        self.choices = choices;
    }
}
