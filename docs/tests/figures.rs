//! Figures of the known players in `solo-table` are those of the guide.
//!
//! `UPDATE_PAGES=1 cargo test -p solo-guide --test tests figures::` writes them again.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;

use crate::files::{read, root};

const FILE: &str = "crates/solo-table/src/figures.txt";

/// Returns the lines of the players of a game: games, won, mean in tenths, and percentiles by fives.
fn lines(game: &str) -> String {
    let totals: Value = serde_json::from_str(&read(format!("docs/figures/{game}.json"))).unwrap();
    let mut lines = String::new();
    for row in totals["rows"].as_array().unwrap() {
        let player = row["player"].as_str().unwrap().split(' ').next().unwrap();
        let tally = &row["tally"];
        let (games, won) = (tally["games"].as_i64().unwrap(), &tally["won"]);
        let points: BTreeMap<i64, i64> = tally["points"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(points, games)| (points.parse().unwrap(), games.as_i64().unwrap()))
            .collect();
        let sum: i64 = points.iter().map(|(points, games)| points * games).sum();
        write!(
            lines,
            "{game} {player} {games} {won} {}",
            (sum * 10).div_euclid(games)
        )
        .unwrap();
        for percentile in (5..100).step_by(5) {
            let mut left = games * percentile / 100;
            let reached = points.iter().find(|(_, games)| {
                left -= **games;
                left <= 0
            });
            write!(lines, " {}", reached.unwrap().0).unwrap();
        }
        lines.push('\n');
    }
    lines
}

#[test]
fn figures_of_the_table_are_those_of_the_guide() {
    let kept = read(FILE);
    let head = kept.lines().filter(|line| line.starts_with('#'));
    let mut now: String = head.map(|line| format!("{line}\n")).collect();
    for game in solo_table::games() {
        now.push_str(&lines(game.name));
    }
    if std::env::var_os("UPDATE_PAGES").is_some() {
        std::fs::write(root().join(FILE), &now).unwrap();
    }
    assert_eq!(now, read(FILE));
}
