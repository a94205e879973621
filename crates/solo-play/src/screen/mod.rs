//! Drawing: one renderer for the scenes of all games.

mod cards;
mod paint;
mod panel;
mod sheet;
mod table;
mod window;
mod zone;

use std::collections::{BTreeMap, BTreeSet};

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use solo_table::botmegistus::Form;
use solo_table::{Choice, Entry, Scene};

use self::paint::{BOLD, DIM, PLAIN, TITLE};
use self::sheet::{Region, Sheet};
use self::zone::Context;

pub use self::panel::by_key;
pub use self::sheet::Target;
pub use self::window::Window;

/// The smallest screen on which every table fits: columns and rows.
pub const SMALLEST: (u16, u16) = (100, 30);

/// The contents of a screen.
#[derive(Clone, Debug)]
pub struct Screen<'a> {
    /// Scene of the table.
    pub scene: &'a Scene,
    /// Explanations of cards, by key.
    pub glossary: &'a BTreeMap<String, Entry>,
    /// Events so far, in sentences.
    pub log: &'a [String],
    /// Forms that can be typed besides choices.
    pub forms: &'a [Form],
    /// Index of the choice under the cursor.
    pub focus: usize,
    /// Item that was picked: only choices that concern it are listed.
    pub picked: Option<&'a str>,
    /// `true` to show notations after labels.
    pub notation: bool,
    /// Evaluations of choices by a search, by number.
    pub hint: &'a BTreeMap<u32, String>,
    /// Reason why the last command was refused, or its result.
    pub message: Option<&'a str>,
    /// Typed text, or the list of keys.
    pub footer: &'a str,
    /// Window over the table.
    pub window: Option<&'a Window>,
}

/// The areas of a drawn screen that can be clicked.
#[derive(Clone, Debug, Default)]
pub struct Map(Vec<Region>);

impl Map {
    /// Returns the target at this column and row.
    #[must_use]
    pub fn target(&self, column: u16, row: u16) -> Option<&Target> {
        let at = self
            .0
            .iter()
            .rev()
            .find(|region| region.contains(usize::from(column), usize::from(row)));
        at.map(|region| &region.target)
    }
}

/// No hints.
static NO_HINT: BTreeMap<u32, String> = BTreeMap::new();

impl<'a> Screen<'a> {
    /// Returns a screen with a scene and no more.
    #[must_use]
    pub fn of(scene: &'a Scene, glossary: &'a BTreeMap<String, Entry>) -> Self {
        Self {
            scene,
            glossary,
            log: &[],
            forms: &[],
            focus: 0,
            picked: None,
            notation: false,
            hint: &NO_HINT,
            message: None,
            footer: "",
            window: None,
        }
    }

    /// Lists the choices shown, with their indices.
    pub(crate) fn shown(&self) -> Vec<(usize, &'a Choice)> {
        shown(self.scene, self.picked)
    }

    /// Returns the entry of the card under the cursor.
    fn entry(&self) -> Option<&'a Entry> {
        let choice = self.scene.choices.get(self.focus);
        let items = self.picked.into_iter().chain(
            choice
                .into_iter()
                .flat_map(|choice| choice.on.iter().map(String::as_str)),
        );
        items
            .filter_map(|id| card_of(self.scene, id))
            .find_map(|key| self.glossary.get(key))
    }

    fn context(&self) -> Context<'a> {
        let mut on: BTreeMap<&str, Vec<(usize, &Choice)>> = BTreeMap::new();
        for (index, choice) in self.shown() {
            for id in &choice.on {
                on.entry(id).or_default().push((index, choice));
            }
        }
        // An item shows the choice whose main item it is before others.
        for (id, choices) in &mut on {
            choices.sort_by_key(|(index, choice)| {
                (choice.on.first().is_none_or(|main| main != id), *index)
            });
        }
        let choice = self.scene.choices.get(self.focus);
        let focused = choice
            .into_iter()
            .flat_map(|choice| choice.on.iter().map(String::as_str));
        let under: BTreeSet<&str> = match self.picked {
            Some(id) => BTreeSet::from([id]),
            None => focused.collect(),
        };
        Context {
            on,
            under,
            glossary: self.glossary,
            narrow: false,
        }
    }

    /// Draws the screen and returns its clickable areas.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Map {
        let sheet = self.sheet(usize::from(area.width), usize::from(area.height));
        sheet.draw(area, buffer);
        Map(sheet.regions().to_vec())
    }

    fn sheet(&self, width: usize, height: usize) -> Sheet {
        let mut sheet = Sheet::new(width);
        let right = (width * 7 / 20).clamp(35, 64);
        let left = width.saturating_sub(right + 3);
        let x = sheet.put(1, 0, &self.scene.game, TITLE);
        sheet.put(x + 2, 0, &self.scene.now, BOLD);
        let body = height.saturating_sub(2);
        let table = table::table(self.scene, (left, body), &self.context());
        sheet.paste(1, 1, &table);
        for y in 1..=body {
            sheet.put(left + 1, y, "│", DIM);
        }
        sheet.paste(
            left + 3,
            1,
            &panel::panel(self, (right.saturating_sub(1), body)),
        );
        if let Some(window) = self.window {
            window.draw(&mut sheet, (width, height));
        }
        sheet.put(1, height.saturating_sub(1), self.footer, DIM);
        sheet
    }

    /// Draws the table alone, as lines of text.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<String> {
        let table = table::table(self.scene, (width, 40), &self.context());
        table.lines().collect()
    }
}

/// Lists the choices of a scene that concern an item, or all of them, with their indices.
pub(crate) fn shown<'a>(scene: &'a Scene, picked: Option<&str>) -> Vec<(usize, &'a Choice)> {
    let choices = scene.choices.iter().enumerate();
    choices
        .filter(|(_, choice)| picked.is_none_or(|id| choice.on.iter().any(|on| on == id)))
        .collect()
}

/// Returns a scene of the zones that a small screen may leave out.
#[must_use]
pub fn aside(scene: &Scene) -> Scene {
    let zones = scene
        .zones
        .iter()
        .filter(|zone| table::may_be_left_out(zone));
    Scene {
        zones: zones.cloned().collect(),
        ..Scene::default()
    }
}

/// Lists the indices of the choices that concern an item, or of all of them.
#[must_use]
pub fn shown_places(scene: &Scene, picked: Option<&str>) -> Vec<usize> {
    shown(scene, picked)
        .into_iter()
        .map(|(index, _)| index)
        .collect()
}

/// Lists the ids that can be picked, in the order of the zones: items, and contents of piles that
/// choices concern.
#[must_use]
pub fn items_to_pick(scene: &Scene) -> Vec<String> {
    let concerned: BTreeSet<&str> = scene
        .choices
        .iter()
        .flat_map(|choice| choice.on.iter().map(String::as_str))
        .collect();
    let mut ids = Vec::new();
    for item in scene.items() {
        if item.card.is_some() || concerned.contains(item.id.as_str()) {
            ids.push(item.id.clone());
        }
        let held = item
            .holds
            .iter()
            .filter(|held| concerned.contains(held.id.as_str()));
        ids.extend(held.map(|held| held.id.clone()));
    }
    ids
}

/// Returns the glossary key of an item, or of the contents of a pile.
pub(crate) fn card_of<'a>(scene: &'a Scene, id: &str) -> Option<&'a str> {
    scene.items().find_map(|item| {
        let held = item.holds.iter().find(|held| held.id == id);
        let card = if item.id == id {
            &item.card
        } else {
            &held?.card
        };
        card.as_deref()
    })
}

/// The style of plain text, for windows.
pub(crate) const TEXT: ratatui_core::style::Style = PLAIN;
