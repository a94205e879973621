//! The end of a game: what it was worth, and the results of the player.

use solo_table::{Comparison, GameInfo, Item, RecordTotals, RulePart, Summary, Zone, ZoneLayout};

use super::App;
use super::windows::heading;
use crate::acts::Act;
use crate::commands::Command;
use crate::files;
use crate::results::{Results, changed};
use crate::screen::Window;

/// Width of names before their values.
const KEYS: usize = 18;

/// Note of a score sheet with values of our own.
const HOUSE: &str = "house catalogue";
const HOUSE_VALUES: &str = "House catalogue: where the values of a card are not published, these are our own, marked ° on \
    the table. `--catalogue` plays with those of your box.";

impl App {
    /// Shows the result, how it compares, and what comes next.
    pub(super) fn show_the_end(&mut self, is_counted: bool) {
        let Some(summary) = self.session.table().summary() else {
            return;
        };
        let mut lines = vec![summary.result.clone()];
        lines.extend(hinted(self.hints_taken()));
        if is_counted {
            lines.extend(own(&self.tally(), self.unit()));
        }
        let players = summary.players.iter();
        lines.extend(players.map(|it| compared(&summary, it, self.unit())));
        let mut rows = vec![
            (
                "Why it ended, and each line of the score".to_owned(),
                Act::Outcome,
            ),
            ("Look at the table".to_owned(), Act::Close),
            ("See the game again, step by step".to_owned(), Act::Replay),
        ];
        rows.extend(self.deals());
        rows.push((
            "More: rules, results, the start menu".to_owned(),
            Act::Command(Command::Menu),
        ));
        self.window = Some(Window::menu("The game is over", lines, rows));
    }

    /// Opens the result with the rules of the end, the score sheet, and the rules of the score.
    pub(super) fn show_outcome(&mut self) {
        let table = self.session.table();
        let said = |part| {
            let said = table.rules(part).into_iter().map(|said| said.text);
            std::iter::once(format!("{}\t", heading(part)))
                .chain(said)
                .chain([String::new()])
        };
        let mut lines = vec![self.scene.ask.clone(), String::new()];
        lines.extend(said(RulePart::End));
        if let Some(zone) = self.scene.zone("score") {
            lines.push(format!("{}\t", zone.title));
            lines.extend(sheet(zone));
            lines.extend((zone.note == HOUSE).then(|| HOUSE_VALUES.to_owned()));
        }
        lines.push(String::new());
        lines.extend(said(RulePart::Score));
        self.window = Some(Window::text("The result", lines));
    }

    fn options(&self) -> Vec<String> {
        let defaults = self.defaults().unwrap_or_default();
        changed(&self.session.table().options(), &defaults)
    }

    /// Returns what the results of the game count.
    fn unit(&self) -> &'static str {
        let game = self.saves.games().get(self.session.table().name());
        game.map_or("points", |game| game.result)
    }

    fn tally(&self) -> RecordTotals {
        let results = Results::new(self.saves.folder());
        results.tally(self.session.table().name(), &self.options())
    }

    /// Shows the results of this game with these options.
    pub(super) fn results(&mut self) {
        let mut lines = own(&self.tally(), self.unit());
        if lines.is_empty() {
            lines.push("You have finished no game with these options yet.".to_owned());
        }
        self.window = Some(Window::text("Your results", lines));
    }

    /// Shows the game as text, and writes it into a file for others.
    pub(super) fn share(&mut self) {
        let table = self.session.table();
        let deal = table.dealer().seed();
        let deal = deal.map_or_else(
            || "beside the box".to_owned(),
            |seed| format!("deal {seed}"),
        );
        let mut lines = vec![format!("{}, {deal}", table.facts().title)];
        lines.extend(self.options());
        lines.extend(table.summary().map(|summary| summary.result));
        lines.push(String::new());
        let steps = table.history_from(1).into_iter();
        let steps: Vec<String> = steps.map(|step| step.notation).collect();
        lines.extend(steps.chunks(8).map(|steps| steps.join("; ")));
        let written = self
            .saves
            .share(table.name(), &format!("{}\n", lines.join("\n")));
        lines.push(String::new());
        lines.push(match written {
            Ok(path) => format!("This text is in {}.", path.display()),
            Err(error) => format!("It could not be written: {}", files::cause(&error)),
        });
        self.window = Some(Window::text("The game as text", lines));
    }
}

/// Returns the result beside those of a known player.
fn compared(summary: &Summary, known: &Comparison, unit: &str) -> String {
    let mean = result(i64::from(known.mean_tenths), unit);
    let games = known.games;
    let won = known.won.map_or_else(String::new, |won| {
        format!(", {} won", percent(u64::from(won), u64::from(games)))
    });
    // Percentiles do not tell equal results from fewer ones.
    let below = match known.below {
        0 => String::new(),
        below => format!(
            "; your {} beat at least {below} % of its games",
            single(summary.points, unit)
        ),
    };
    format!(
        "{}: {mean} on average of {games} deals{won}{below}.",
        player(&known.player)
    )
}

/// Returns a score sheet as lines of a name and its values.
fn sheet(zone: &Zone) -> Vec<String> {
    let names = zone.items.iter().map(|item| &item.name);
    let names = names.chain(zone.lines.iter().map(|line| &line.name));
    // Names that are too long for their column have no column.
    let fits = names.map(|name| name.chars().count()).max() < Some(KEYS);
    let line = |name: &str, values: &[String]| {
        let sign = if fits { "\t" } else { ": " };
        format!("{name}{sign}{}", values.join(", "))
    };
    if zone.look != ZoneLayout::Board {
        let items = zone.items.iter().map(|item| (item, badges(item)));
        let valued = items.filter(|(_, values)| !values.is_empty());
        return valued
            .map(|(item, values)| line(&item.name, &values))
            .collect();
    }
    let names = zone.lines.iter().enumerate();
    let lines = names.map(|(index, name)| {
        let items = zone.items.iter();
        let of_line =
            items.filter(|item| item.at.is_some_and(|[_, y]| usize::from(y / 2) == index));
        let values = of_line.map(|item| {
            let column = item.at.map_or(0, |[x, _]| usize::from(x / 2));
            let column = zone.columns.get(column).map_or("", String::as_str);
            format!("{column} {}", item.mark)
        });
        line(&name.name, &values.collect::<Vec<_>>())
    });
    lines.collect()
}

/// Returns the values of an item with their names.
fn badges(item: &Item) -> Vec<String> {
    let badges = item.badges.iter();
    let said = badges.map(|badge| format!("{} {}", badge.name, badge.value).trim().to_owned());
    said.collect()
}

/// Says how many hints were followed; nothing without one.
pub(crate) fn hinted(hints: u32) -> Option<String> {
    match hints {
        0 => None,
        1 => Some("You followed 1 hint.".to_owned()),
        hints => Some(format!("You followed {hints} hints.")),
    }
}

fn player(name: &str) -> String {
    match name {
        "random" => "A player without a plan".to_owned(),
        "sensible" => "A sensible player".to_owned(),
        other => format!("The player {other}"),
    }
}

/// Returns the strength of the known players of a game in sentences, by which one sees how hard it is.
pub(crate) fn how_strong(game: &GameInfo) -> Option<String> {
    let known = game.players();
    let sensible = known.iter().find(|known| known.player == "sensible")?;
    let mean = result(i64::from(sensible.mean_tenths), game.result);
    let games = sensible.games;
    let ends = format!("ends at {mean} on average of {games} deals");
    Some(match sensible.won {
        Some(won) => format!(
            "A sensible player wins {} and {ends}.",
            percent(u64::from(won), u64::from(games))
        ),
        None => format!("A sensible player {ends}."),
    })
}

/// Returns the results of the person in sentences; none without a game.
pub(crate) fn own(tally: &RecordTotals, unit: &str) -> Vec<String> {
    if tally.games == 0 {
        return Vec::new();
    }
    let games = match (tally.games, tally.hinted) {
        (1, 0) => "1 game".to_owned(),
        (1, _) => "1 game, with hints".to_owned(),
        (games, 0) => format!("{games} games"),
        (games, hinted) => format!("{games} games, {hinted} of them with hints"),
    };
    let mean = result(tally.mean_tenths, unit);
    let average = if tally.games == 1 { "" } else { " on average" };
    let won = tally.won.map_or_else(String::new, |won| {
        let (won, games) = (u64::try_from(won), u64::try_from(tally.games));
        format!(", {} won", percent(won.unwrap_or(0), games.unwrap_or(1)))
    });
    let best = tally.best.iter().map(|(points, deal)| match deal {
        Some(deal) => format!("{} (deal {deal})", single(*points, unit)),
        None => single(*points, unit),
    });
    let best: Vec<String> = best.collect();
    vec![
        format!("You: {games}, {mean}{average}{won}."),
        format!("Your best: {}.", best.join(", ")),
    ]
}

fn percent(part: u64, whole: u64) -> String {
    let percent = (part * 100 + whole / 2).checked_div(whole);
    format!("{} %", percent.unwrap_or(0))
}

/// Returns a single result: a number, or a lead with its side.
fn single(points: i32, unit: &str) -> String {
    match (unit.contains(" ahead of "), points < 0) {
        (true, true) => format!("{} behind", points.unsigned_abs()),
        (true, false) => format!("{points} ahead"),
        (false, _) => points.to_string(),
    }
}

/// Returns a mean with its unit; a lead that is negative is a distance behind.
fn result(mean: i64, unit: &str) -> String {
    if mean < 0 && unit.contains(" ahead of ") {
        let unit = unit.replace(" ahead of ", " behind ");
        format!("{} {unit}", tenths(-mean))
    } else {
        format!("{} {unit}", tenths(mean))
    }
}

fn tenths(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}
