//! Drawing: one renderer for the scenes of all games.

mod cards;
mod list;
mod map;
mod paint;
mod panel;
mod sheet;
mod table;
mod visible;
mod window;
mod words;
mod zone;

use std::collections::{BTreeMap, BTreeSet};

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use solo_table::botmegistus::Form;
use solo_table::{Choice, Entry, Scene, Side};

use self::paint::{BOLD, DIM, PLAIN, TITLE};
use self::sheet::{Sheet, width as columns};
use self::zone::Context;

pub use self::list::{Row, rows};
pub use self::map::Map;
pub use self::panel::{StoryLine, by_key};
pub use self::sheet::Target;
pub use self::window::Window;

pub(crate) use self::list::odds;
pub(crate) use self::panel::explained;
pub(crate) use self::sheet::wrap;
pub(crate) use self::window::{height, next_line};
pub(crate) use self::words::facts;

/// The smallest screen: columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);
/// Columns from which the panels stand beside the table, not below it.
const BESIDE: usize = 100;

/// A panel of the screen, on which keys work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panel {
    /// The choices.
    #[default]
    Choices,
    /// The table.
    Table,
    /// The story.
    Story,
}

/// The contents of a screen.
#[derive(Clone, Debug)]
pub struct Screen<'a> {
    /// Scene of the table.
    pub scene: &'a Scene,
    /// Explanations of cards, by key.
    pub glossary: &'a BTreeMap<String, Entry>,
    /// Story so far.
    pub story: &'a [StoryLine],
    /// Lines by which the story is scrolled back from what happened since the last choice; forth if negative.
    pub story_scroll: isize,
    /// Lines by which the table is scrolled; `None` to show what is under the cursor.
    pub table_scroll: Option<usize>,
    /// Title of the zone at which the table begins, unless it is scrolled.
    pub table_from: Option<&'a str>,
    /// Panel on which keys work.
    pub panel: Panel,
    /// Items that the story since the last choice has touched.
    pub touched: &'a BTreeSet<String>,
    /// Cases among which the weights of the choices are odds; `None` where they are none.
    pub cases: Option<u64>,
    /// Forms that can be typed besides choices.
    pub forms: &'a [Form],
    /// Row under the cursor; `None` where nothing can be taken.
    pub focus: Option<&'a Row>,
    /// Groups that are unfolded.
    pub open: &'a BTreeSet<String>,
    /// Reasons why nothing can be done with the picked item.
    pub why: Option<&'a [String]>,
    /// Item that was picked: only choices that concern it are listed.
    pub picked: Option<&'a str>,
    /// `true` to show notations after labels.
    pub notation: bool,
    /// Evaluations of choices by a search, by number.
    pub hint: &'a BTreeMap<u32, String>,
    /// Reason why the last command was refused, or its result.
    pub message: Option<&'a str>,
    /// Explanation of what is to be typed next.
    pub aid: Option<&'a str>,
    /// Deal and options, at the end of the first line.
    pub note: &'a str,
    /// Typed text, or the list of keys.
    pub footer: &'a str,
    /// Window over the table.
    pub window: Option<&'a Window>,
}

/// No hints.
static NO_HINT: BTreeMap<u32, String> = BTreeMap::new();
/// No names.
static NONE: BTreeSet<String> = BTreeSet::new();

/// Adds the weights of choices.
pub(crate) fn weights(choices: &[Choice]) -> u64 {
    let weights = choices.iter().filter_map(|choice| choice.weight);
    weights.map(u64::from).sum()
}

impl<'a> Screen<'a> {
    /// Returns a screen with a scene and no more.
    pub fn of(scene: &'a Scene, glossary: &'a BTreeMap<String, Entry>) -> Self {
        Self {
            scene,
            glossary,
            story: &[],
            story_scroll: 0,
            table_scroll: Some(0),
            table_from: None,
            panel: Panel::Choices,
            touched: &NONE,
            cases: Some(weights(&scene.choices)),
            forms: &[],
            focus: None,
            open: &NONE,
            why: None,
            picked: None,
            notation: false,
            hint: &NO_HINT,
            message: None,
            aid: None,
            note: "",
            footer: "",
            window: None,
        }
    }

    /// Returns the choice under the cursor.
    fn focused(&self) -> Option<&'a Choice> {
        match self.focus? {
            Row::Choice(index) => self.scene.choices.get(*index),
            Row::Group(..) => None,
        }
    }

    /// Lists the choices shown, with their indices.
    pub(crate) fn shown(&self) -> Vec<(usize, &'a Choice)> {
        shown(self.scene, self.picked)
    }

    /// Returns the entry of the card under the cursor.
    pub(crate) fn entry(&self) -> Option<&'a Entry> {
        let choice = self.focused();
        let items = self.picked.into_iter().chain(
            choice
                .into_iter()
                .flat_map(|choice| choice.on.iter().map(String::as_str)),
        );
        items
            .filter_map(|id| card_of(self.scene, id))
            .find_map(|key| self.glossary.get(key))
    }

    /// Returns the name and the contents of the picked pile.
    fn held(&self) -> Option<(&'a str, String)> {
        let item = self.scene.item(self.picked?)?;
        let held = words::holds(item);
        (!held.is_empty()).then_some((item.name.as_str(), held))
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
        let choice = self.focused();
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
            touched: self.touched,
            glossary: self.glossary,
            narrow: false,
            signed: crate::input::is_signed(&self.scene.choices),
        }
    }

    /// Draws the screen and returns its clickable areas.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Map {
        let (sheet, map) = self.sheet(usize::from(area.width), usize::from(area.height));
        sheet.draw(area, buffer);
        Map {
            regions: sheet.regions().to_vec(),
            ..map
        }
    }

    /// Lists the texts that a screen of this size has cut.
    pub fn cut(&self, width: usize, height: usize) -> Vec<(String, usize)> {
        self.sheet(width, height).0.cuts().to_vec()
    }

    fn sheet(&self, width: usize, height: usize) -> (Sheet, Map) {
        let mut sheet = Sheet::new(width);
        let room = width.saturating_sub(2);
        self.head(&mut sheet, width);
        let body = height.saturating_sub(2);
        let map = if width < BESIDE {
            // The panel that one is in has the room.
            let (half, most) = (body / 2, body * 3 / 5);
            let plan = match self.panel {
                Panel::Table => panel::plan(self, room, panel::LEAST, panel::LEAST),
                Panel::Choices => panel::plan(self, room, half, most),
                Panel::Story => panel::plan(self, room, half, half).of_height(half),
            };
            let table = body.saturating_sub(plan.height + 1);
            let map = self.table(&mut sheet, (room, table));
            sheet.put(1, 1 + table, &"─".repeat(room), DIM);
            let below = panel::below(self, room, plan);
            sheet.paste(1, 2 + table, &below);
            map
        } else {
            let right = (width * 7 / 20).clamp(38, 64);
            let left = width.saturating_sub(right + 3);
            let map = self.table(&mut sheet, (left, body));
            for y in 1..=body {
                sheet.put(left + 1, y, "│", DIM);
            }
            let beside = panel::beside(self, (right.saturating_sub(1), body));
            sheet.paste(left + 3, 1, &beside);
            map
        };
        sheet.keep(height);
        if let Some(window) = self.window {
            sheet.cover();
            window.draw(&mut sheet, (width, height));
        }
        sheet.put(1, height.saturating_sub(1), self.footer, PLAIN);
        (sheet, map)
    }

    /// Draws the first line: where the game stands, and if there is room its title and its deal.
    fn head(&self, sheet: &mut Sheet, width: usize) {
        let (title, now) = (columns(&self.scene.game), columns(&self.scene.now));
        let noted = columns(self.note) + 2;
        let titled = title + 2 + now + 1 + noted <= width;
        let x = if titled {
            sheet.put(1, 0, &self.scene.game, TITLE) + 2
        } else {
            1
        };
        let end = sheet.put(x, 0, &self.scene.now, BOLD);
        if end + noted <= width {
            sheet.put(width.saturating_sub(noted - 1), 0, self.note, DIM);
        }
    }

    /// Draws the table alone, as lines of text.
    pub fn lines(&self, width: usize) -> Vec<String> {
        let table = table::table(self.scene, (width, 40), &self.context());
        table.lines().collect()
    }
}

/// Draws a window alone, with a text in the last line.
pub(crate) fn draw_window(window: &Window, text: &str, area: Rect, buffer: &mut Buffer) {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let mut sheet = Sheet::new(width);
    window.draw(&mut sheet, (width, height));
    sheet.put(1, height.saturating_sub(1), text, paint::WRONG);
    sheet.draw(area, buffer);
}

/// Lists the choices of a scene that concern an item, or all of them, with their indices.
pub(crate) fn shown<'a>(scene: &'a Scene, picked: Option<&str>) -> Vec<(usize, &'a Choice)> {
    let choices = scene.choices.iter().enumerate();
    choices
        .filter(|(_, choice)| picked.is_none_or(|id| choice.on.iter().any(|on| on == id)))
        .collect()
}

/// Returns a scene of the zones that a small screen may leave out.
pub fn aside(scene: &Scene) -> Scene {
    let zones = scene.filled().filter(|zone| table::may_be_left_out(zone));
    Scene {
        zones: zones.cloned().collect(),
        ..Scene::default()
    }
}

/// Lists the ids that can be picked, in the order in which the zones are drawn: items, without empty places for cards that no
/// choice concerns, and contents of piles that choices concern.
pub fn items_to_pick(scene: &Scene) -> Vec<String> {
    let concerned: BTreeSet<&str> = scene
        .choices
        .iter()
        .flat_map(|choice| choice.on.iter().map(String::as_str))
        .collect();
    let mut ids = Vec::new();
    for item in table::in_order(scene).iter().flat_map(|zone| &zone.items) {
        // An empty mark of a track is explained; an empty place for a card is not a card.
        let is_empty = item.face == Side::Gap && item.mark.is_empty();
        if !is_empty || concerned.contains(item.id.as_str()) {
            ids.push(item.id.clone());
        }
        let held = item.holds.iter();
        let held = held.filter(|held| concerned.contains(held.id.as_str()));
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
