//! Drawing: one renderer for the scenes of all games.

mod cards;
mod paint;
mod panel;
mod sheet;
mod table;
mod window;
mod zone;

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solo_table::botmegistus::Form;
use solo_table::{Choice, Entry, Scene};

use self::paint::{BOLD, DIM, PLAIN, TITLE};
use self::sheet::{Sheet, Spot};
use self::zone::Context;

pub use self::panel::by_key;
pub use self::sheet::Target;
pub use self::window::Window;

/// The smallest screen on which every table fits: columns and rows.
pub const SMALLEST: (u16, u16) = (100, 30);

/// Everything that a screen shows.
#[derive(Clone, Debug)]
pub struct Screen<'a> {
    /// What lies on the table.
    pub scene: &'a Scene,
    /// What cards are and do, by key.
    pub glossary: &'a BTreeMap<String, Entry>,
    /// What happened, in sentences.
    pub log: &'a [String],
    /// What can be typed besides choices.
    pub forms: &'a [Form],
    /// The choice under the cursor, by its place in the list.
    pub focus: usize,
    /// The item that was picked: only choices that concern it are listed.
    pub picked: Option<&'a str>,
    /// Whether notations are shown behind labels.
    pub notation: bool,
    /// What a search thinks of choices, by number.
    pub hint: &'a BTreeMap<u32, String>,
    /// Why the last command was refused, or how it went.
    pub message: Option<&'a str>,
    /// What is being typed, or which keys there are.
    pub footer: &'a str,
    /// What lies over the table.
    pub window: Option<&'a Window>,
}

/// What of a drawn screen can be pointed at.
#[derive(Clone, Debug, Default)]
pub struct Map(Vec<Spot>);

impl Map {
    /// What is at this column and row.
    #[must_use]
    pub fn target(&self, column: u16, row: u16) -> Option<&Target> {
        let at = self
            .0
            .iter()
            .rev()
            .find(|spot| spot.contains(usize::from(column), usize::from(row)));
        at.map(|spot| &spot.target)
    }
}

/// No hints.
static NO_HINT: BTreeMap<u32, String> = BTreeMap::new();

impl<'a> Screen<'a> {
    /// A scene and nothing else.
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

    /// The choices that are listed, with their places.
    pub(crate) fn shown(&self) -> Vec<(usize, &'a Choice)> {
        shown(self.scene, self.picked)
    }

    /// What the card under the cursor is and does.
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
        for (place, choice) in self.shown() {
            for id in &choice.on {
                on.entry(id).or_default().push((place, choice));
            }
        }
        // An item shows the choice whose main item it is before others.
        for (id, choices) in &mut on {
            choices.sort_by_key(|(place, choice)| {
                (choice.on.first().is_none_or(|main| main != id), *place)
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

    /// Draws the screen and says what can be pointed at.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Map {
        let sheet = self.sheet(usize::from(area.width), usize::from(area.height));
        sheet.draw(area, buffer);
        Map(sheet.spots().to_vec())
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

    /// The table alone, as lines of text.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<String> {
        let table = table::table(self.scene, (width, 40), &self.context());
        table.lines().collect()
    }
}

/// The choices of a scene that concern an item, or all of them, with their places.
pub(crate) fn shown<'a>(scene: &'a Scene, picked: Option<&str>) -> Vec<(usize, &'a Choice)> {
    let choices = scene.choices.iter().enumerate();
    choices
        .filter(|(_, choice)| picked.is_none_or(|id| choice.on.iter().any(|on| on == id)))
        .collect()
}

/// The zones that a small screen may leave out, alone.
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

/// The places of the choices that concern an item, or of all of them.
#[must_use]
pub fn shown_places(scene: &Scene, picked: Option<&str>) -> Vec<usize> {
    shown(scene, picked)
        .into_iter()
        .map(|(place, _)| place)
        .collect()
}

/// The ids of what can be picked: items, and contents of piles that choices concern, in the order of the
/// zones.
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

/// The key in the glossary of an item, or of what a pile holds.
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

/// A text in the style of plain text, for windows.
pub(crate) const TEXT: ratatui::style::Style = PLAIN;
