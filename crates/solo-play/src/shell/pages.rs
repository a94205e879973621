//! The pages of the start menu.

use solo_table::{Dealer, GameInfo, RecordTotals};

use super::{Kind, Page, Shell};
use crate::acts::{Act, Deal};
use crate::app::{how_strong, own, rules};
use crate::calendar::todays_deal;
use crate::commands::Command;
use crate::results::Results;
use crate::screen::Window;

/// Number of saved games on the first page.
const LATEST: usize = 3;

const KEPT: &str =
    "A game of yours that is not finished. Enter goes on with it from its last step.";
const SAVES: &str = "Every game that is not finished, and the copies that you made.";
const RESULTS: &str = "Your finished games: their number, their mean, and the best of them.";
const QUIT: &str = "Games are kept after every step; the next start offers to go on.";

impl Shell {
    /// Opens a page, made from what is true now.
    pub(super) fn open(&mut self, kind: Kind) {
        let window = match kind {
            Kind::Start | Kind::Other => self.start_page(),
            Kind::Game => self.game_page(),
            Kind::Options => self.options_page(0),
        };
        let kind = if kind == Kind::Other {
            Kind::Start
        } else {
            kind
        };
        self.pages.push(Page { window, kind });
        self.describe();
    }

    fn start_page(&self) -> Window {
        let saved = self.saves.described(&self.settings.tables).take(LATEST);
        let saved =
            saved.filter_map(|(name, text)| Some((format!("Go on: {}", text?), Act::Load(name))));
        let mut rows: Vec<(String, Act)> = saved.collect();
        let games = self.settings.games.iter();
        rows.extend(
            games.map(|game| (game.facts.title.to_owned(), Act::Game(game.name.to_owned()))),
        );
        rows.push(("All saved games".to_owned(), Act::Saves));
        rows.push(("Your results".to_owned(), Act::Results));
        rows.push(("Leave".to_owned(), Act::Command(Command::Quit)));
        Window::menu("Solo games: what do you play?", Vec::new(), rows)
    }

    pub(super) fn game(&self) -> Option<GameInfo> {
        self.settings.games.get(&self.settings.game).copied()
    }

    fn game_page(&self) -> Window {
        let Some(game) = self.game() else {
            return self.start_page();
        };
        let changed = self.settings.options.iter();
        let changed: Vec<String> = changed
            .map(|(name, value)| format!("{} {value}", name.replace('_', " ")))
            .collect();
        let options = match changed.as_slice() {
            [] => "Options: all at their defaults".to_owned(),
            changed => format!("Options: {}", changed.join(", ")),
        };
        let random = self.wished.map_or_else(
            || "New game, a random deal".to_owned(),
            |seed| format!("New game, deal {seed}"),
        );
        let today = format!("The deal of the day: {}", todays_deal());
        let level = format!("Level: {}", self.level(&game));
        // Beside the box no one deals, and another game without a lesson has none.
        let has_lesson = !self.settings.companion && game.first_game.decisions > 0;
        let rows = [
            (has_lesson, "First game, with a guide", Act::Lesson),
            (true, &*random, Act::Begin(Deal::Random)),
            (!self.settings.companion, &*today, Act::Begin(Deal::Today)),
            (!game.levels.is_empty(), &*level, Act::Level),
            (true, &*options, Act::Options),
            (true, "Rules", Act::Command(Command::Rules)),
            (true, "Back", Act::Close),
        ];
        let rows = rows.into_iter().filter(|(is_there, ..)| *is_there);
        let rows = rows.map(|(_, name, act)| (name.to_owned(), act));
        let mut lines = about(&game);
        lines.extend(self.changes(&game));
        Window::menu(game.facts.title, lines, rows.collect())
    }

    /// Returns the name of the level that the options make.
    fn level(&self, game: &GameInfo) -> &'static str {
        let set = &self.settings.options;
        if set.is_empty() {
            return "default";
        }
        let mut levels = game.levels.iter();
        let level = levels.find(|level| {
            let is_set = |(name, value): &(&str, &str)| {
                set.iter().any(|(known, set)| known == name && set == value)
            };
            level.options.len() == set.len() && level.options.iter().all(is_set)
        });
        level.map_or("your own options", |level| level.name)
    }

    /// Moves to the next level: from the default to the easiest, and from the hardest to the default.
    pub(super) fn next_level(&mut self) {
        let Some(game) = self.game() else { return };
        let present = self.level(&game);
        let mut levels = game.levels.iter();
        let next = if levels.any(|level| level.name == present) {
            levels.next()
        } else if present == "default" {
            game.levels.first()
        } else {
            None
        };
        let options = next.map_or(&[][..], |level| level.options);
        let options = options.iter();
        self.settings.options = options
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        self.open_again();
    }

    /// Says in sentences which options differ from the default.
    fn changes(&self, game: &GameInfo) -> Vec<String> {
        let set = self.settings.options.iter();
        let changes = set.filter_map(|(name, value)| {
            let option = game.options.iter().find(|option| option.name == name)?;
            let about = option.about.trim_end_matches('.');
            let usual = usual(game, name);
            Some(format!("· {value} instead of {usual}: {about}."))
        });
        changes.collect()
    }

    fn options_page(&self, focus: usize) -> Window {
        let Some(game) = self.game() else {
            return self.start_page();
        };
        let rows = game.options.iter().enumerate().map(|(index, option)| {
            let value = self.value(&game, option.name);
            let is_usual = !self
                .settings
                .options
                .iter()
                .any(|(name, _)| name == option.name);
            let mark = if is_usual { "" } else { "  (changed)" };
            (
                format!("{:<24}{value}{mark}", option.name.replace('_', " ")),
                Act::Option(index),
            )
        });
        let mut rows: Vec<(String, Act)> = rows.collect();
        rows.push(("Back".to_owned(), Act::Close));
        Window::Menu {
            title: "Options: Enter moves to the next value".to_owned(),
            lines: Vec::new(),
            rows,
            focus,
        }
    }

    /// Returns the value of an option as text.
    fn value(&self, game: &GameInfo, name: &str) -> String {
        let set = self
            .settings
            .options
            .iter()
            .find(|(known, _)| known == name);
        set.map_or_else(|| usual(game, name), |(_, value)| value.clone())
    }

    /// Moves an option to its next value.
    pub(super) fn next_value(&mut self, index: usize) {
        let Some(game) = self.game() else { return };
        let Some(option) = game.options.get(index) else {
            return;
        };
        let present = self.value(&game, option.name);
        let values = (0..option.values.count()).filter_map(|at| option.values.nth(at));
        let values: Vec<String> = values.map(|value| value.to_string()).collect();
        let at = values.iter().position(|value| *value == present);
        let next = at.map_or(0, |at| at + 1);
        let next = values.get(next).or_else(|| values.first()).cloned();
        self.settings
            .options
            .retain(|(name, _)| name != option.name);
        if let Some(value) = next.filter(|value| *value != usual(&game, option.name)) {
            self.settings.options.push((option.name.to_owned(), value));
        }
        self.pages.pop();
        let window = self.options_page(index);
        self.pages.push(Page {
            window,
            kind: Kind::Options,
        });
        self.describe();
    }

    /// Puts the description of the row under the cursor above the rows.
    pub(super) fn describe(&mut self) {
        let Some(page) = self.pages.last() else {
            return;
        };
        let Window::Menu { rows, focus, .. } = &page.window else {
            return;
        };
        let described = match rows.get(*focus) {
            Some((_, Act::Game(name))) => self.settings.games.get(name).map(about),
            Some((_, Act::Option(index))) => self.game().and_then(|game| {
                let option = game.options.get(*index)?;
                Some(vec![
                    format!("{}.", option.about.trim_end_matches('.')),
                    format!(
                        "Values: {}; {} by default.",
                        option.values,
                        usual(&game, option.name)
                    ),
                ])
            }),
            Some(_) if page.kind == Kind::Game => return,
            Some((_, Act::Load(name))) if page.kind == Kind::Start => self.kept_game(name),
            Some((_, Act::Saves)) => Some(vec![SAVES.to_owned()]),
            Some((_, Act::Results)) => Some(vec![RESULTS.to_owned()]),
            Some((_, Act::Command(Command::Quit))) => Some(vec![QUIT.to_owned()]),
            _ => Some(Vec::new()),
        };
        // The rows do not jump while the cursor moves.
        let mut described = described.unwrap_or_default();
        while page.kind == Kind::Start && described.len() < 3 {
            described.push(String::new());
        }
        if let Some(Page {
            window: Window::Menu { lines, .. },
            ..
        }) = self.pages.last_mut()
        {
            *lines = described;
        }
    }

    /// Describes a game that goes on, by the name of its file.
    fn kept_game(&self, file: &str) -> Option<Vec<String>> {
        let mut games = self.settings.games.iter();
        let game = games.find(|game| {
            let rest = file.strip_prefix(game.name);
            rest.is_some_and(|rest| rest.starts_with('-'))
        });
        let mut lines = vec![KEPT.to_owned()];
        lines.extend(game.map(|game| game.facts.about.to_owned()));
        Some(lines)
    }

    pub(super) fn list_saves(&mut self) {
        let rows = self.saves.described(&self.settings.tables);
        let rows = rows.map(|(name, text)| (text.unwrap_or_else(|| name.clone()), Act::Load(name)));
        let mut rows: Vec<(String, Act)> = rows.collect();
        rows.push(("Back".to_owned(), Act::Close));
        let window = Window::menu("Saved games, the newest first", Vec::new(), rows);
        self.pages.push(Page {
            window,
            kind: Kind::Other,
        });
    }

    pub(super) fn list_results(&mut self) {
        let results = Results::new(self.saves.folder()).read();
        let mut lines = Vec::new();
        for game in &self.settings.games {
            let mine = || results.iter().filter(|result| result.game == game.name);
            let mut options: Vec<&Vec<String>> = mine().map(|result| &result.options).collect();
            options.sort();
            options.dedup();
            for options in options {
                let title = game.facts.title;
                lines.push(match options.as_slice() {
                    [] => title.to_owned(),
                    changed => format!("{title}, {}", changed.join(", ")),
                });
                let mine = mine().filter(|result| result.options == *options);
                lines.extend(own(&RecordTotals::of(mine), game.result));
                lines.push(String::new());
            }
        }
        if lines.is_empty() {
            lines.push("You have finished no game yet.".to_owned());
        }
        let window = Window::text("Your results", lines);
        self.pages.push(Page {
            window,
            kind: Kind::Other,
        });
    }

    pub(super) fn read_rules(&mut self) {
        let options = self.settings.options.iter();
        let options: Vec<_> = options.map(|(name, value)| (&**name, &**value)).collect();
        let (name, tables) = (&self.settings.game, &self.settings.tables);
        let table = self
            .settings
            .games
            .table(name, &options, tables, Dealer::nobody());
        match table {
            Ok(table) => {
                let window = Window::text("The rules", rules(&table));
                self.pages.push(Page {
                    window,
                    kind: Kind::Other,
                });
            }
            Err(error) => self.message = Some(error.to_string()),
        }
    }
}

/// Returns the default of an option as text.
fn usual(game: &GameInfo, name: &str) -> String {
    let defaults = game.defaults();
    let value = defaults.get(name);
    let word = value.and_then(|value| value.as_str().map(str::to_owned));
    word.or_else(|| value.map(ToString::to_string))
        .unwrap_or_default()
}

/// Returns a game in sentences: its aim, its time, its difficulty.
fn about(game: &GameInfo) -> Vec<String> {
    let facts = game.facts;
    let mut lines = vec![
        format!("{} {}.", facts.about, capital(facts.time)),
        format!("By {}.", facts.designers),
    ];
    lines.extend(how_strong(game));
    lines
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
