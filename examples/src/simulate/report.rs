//! Totals as a table.
#![expect(clippy::float_arithmetic, reason = "rates are shown in per cent")]

use std::fmt::Write;

use super::statistics::{Estimate, Fair, decisions, deviation, fair, points, won};
use super::totals::{Row, Totals};
use crate::games::has_wins;

const TITLES: [&str; 9] = [
    "game",
    "player",
    "options",
    "games",
    "won",
    "99 % interval",
    "points",
    "99 % interval",
    "deviation, decisions",
];

/// Writes the table of all rows, and the comparison of players. A game that does not say who has won has `-` for
/// its wins. Then follow the results without luck, if it was measured.
pub fn report(totals: &Totals) -> String {
    let mut table = vec![TITLES.map(str::to_owned).to_vec()];
    table.extend(totals.rows.iter().map(cells));
    let mut text = align(&table);
    for row in &totals.rows {
        without_luck(row, &mut text);
    }
    for row in &totals.rows {
        let rival = totals
            .rows
            .iter()
            .find(|other| other.game == row.game && other.options == row.options);
        if let Some(rival) = rival {
            compare(row, rival, &mut text);
        }
    }
    text
}

/// Adds a line with the results without luck, if it was measured.
fn without_luck(row: &Row, text: &mut String) {
    let Some(Fair { won, points }) = fair(&row.tally) else {
        return;
    };
    let _ = write!(text, "{}: {} without luck: ", row.game, row.player);
    if has_wins(&row.game) {
        let (mean, low, high) = (100.0 * won.mean, 100.0 * won.low, 100.0 * won.high);
        let _ = write!(text, "{mean:.2} % won ({low:.2} - {high:.2} %), ");
    }
    let Estimate { mean, low, high } = points;
    let _ = writeln!(text, "{mean:.2} points ({low:.2} - {high:.2})");
}

fn cells(row: &Row) -> Vec<String> {
    let tally = &row.tally;
    let (won, points) = (won(tally), points(tally));
    let (share, reach) = if has_wins(&row.game) {
        let (mean, low, high) = (100.0 * won.mean, 100.0 * won.low, 100.0 * won.high);
        (format!("{mean:.2} %"), interval(low, high, " %"))
    } else {
        ("-".to_owned(), "-".to_owned())
    };
    vec![
        row.game.clone(),
        row.player.clone(),
        row.options.join(" "),
        tally.games.to_string(),
        share,
        reach,
        format!("{:.2}", points.mean),
        interval(points.low, points.high, ""),
        format!("{:.1}, {:.1}", deviation(tally), decisions(tally)),
    ]
}

/// Writes an interval with its unit; `-` for a game alone, which has none.
fn interval(low: f64, high: f64, unit: &str) -> String {
    if low.is_finite() && high.is_finite() {
        format!("{low:.2} - {high:.2}{unit}")
    } else {
        "-".to_owned()
    }
}

/// Adds a line if a player is clearly better than the first one in the same game.
fn compare(row: &Row, rival: &Row, text: &mut String) {
    let measures: [(&str, Estimate, Estimate); 2] = [
        ("wins", won(&row.tally), won(&rival.tally)),
        ("points", points(&row.tally), points(&rival.tally)),
    ];
    for (what, own, other) in measures {
        let counts = what != "wins" || has_wins(&row.game);
        if counts && own.is_clearly_above(&other) {
            let (game, player, rival) = (&row.game, &row.player, &rival.player);
            let _ = writeln!(text, "{game}: {player} beats {rival} clearly in {what}");
        }
    }
}

fn align(table: &[Vec<String>]) -> String {
    let mut text = String::new();
    let widths: Vec<usize> = (0..TITLES.len())
        .map(|column| {
            let cells = table.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        })
        .collect();
    for row in table {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            // Words to the left, numbers to the right.
            let _ = if column < 3 {
                write!(line, "{cell:<width$}  ")
            } else {
                write!(line, "{cell:>width$}  ")
            };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
