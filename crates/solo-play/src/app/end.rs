//! The end of a game: what it was worth, and the results of the player.

use std::fs;

use solo_table::{Comparison, GameInfo, Summary};

use super::App;
use crate::acts::Act;
use crate::commands::Command;
use crate::results::{Results, Tally, changed};
use crate::screen::Window;

impl App {
    /// Shows the result, how it compares, and what comes next.
    pub(super) fn show_the_end(&mut self, is_counted: bool) {
        let Some(summary) = self.session.table().summary() else {
            return;
        };
        let mut lines = vec![summary.result.clone()];
        if is_counted {
            lines.extend(own(&self.tally(), self.unit()));
        }
        let players = summary.players.iter();
        lines.extend(players.map(|it| compared(&summary, it, self.unit())));
        lines.push(String::new());
        let sheet = summary.sheet.iter().filter(|line| !line.values.is_empty());
        lines.extend(sheet.map(|line| line.text.clone()));
        let mut rows = vec![
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

    fn options(&self) -> Vec<String> {
        let defaults = self.defaults().unwrap_or_default();
        changed(&self.session.table().options(), &defaults)
    }

    /// Returns what the results of the game count.
    fn unit(&self) -> &'static str {
        let game = self.saves.games().get(self.session.table().name());
        game.map_or("points", |game| game.result)
    }

    fn tally(&self) -> Tally {
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
        let name = format!("{}-shared.txt", table.name());
        let path = self.saves.folder().join(name);
        let written = fs::create_dir_all(self.saves.folder())
            .and_then(|()| fs::write(&path, format!("{}\n", lines.join("\n"))));
        lines.push(String::new());
        lines.push(match written {
            Ok(()) => format!("This text is in {}.", path.display()),
            Err(error) => format!("It could not be written: {error}"),
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
            summary.points
        ),
    };
    format!(
        "{}: {mean} on average of {games} deals{won}{below}.",
        player(&known.player)
    )
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
pub(crate) fn own(tally: &Tally, unit: &str) -> Vec<String> {
    if tally.games == 0 {
        return Vec::new();
    }
    let games = if tally.games == 1 {
        "1 game"
    } else {
        &format!("{} games", tally.games)
    };
    let mean = result(tally.mean_tenths, unit);
    let won = tally.won.map_or_else(String::new, |won| {
        let (won, games) = (u64::try_from(won), u64::try_from(tally.games));
        format!(", {} won", percent(won.unwrap_or(0), games.unwrap_or(1)))
    });
    let best = tally.best.iter().map(|(points, deal)| match deal {
        Some(deal) => format!("{points} (deal {deal})"),
        None => points.to_string(),
    });
    let best: Vec<String> = best.collect();
    vec![
        format!("You: {games}, {mean} on average{won}."),
        format!("Your best: {}.", best.join(", ")),
    ]
}

fn percent(part: u64, whole: u64) -> String {
    let percent = (part * 100 + whole / 2).checked_div(whole);
    format!("{} %", percent.unwrap_or(0))
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
