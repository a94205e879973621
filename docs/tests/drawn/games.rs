//! The pages of the games, and the table of all games.

use std::fmt::Write;

use solo_table::{GameInfo, games};

use super::clauses::rulings;
use super::facts::{facts, options, provenance, published, strength};
use super::kept::{keep, read, replace};

#[test]
fn pages_of_games_state_present_facts() {
    for game in games() {
        let path = format!("docs/src/games/{}.md", game.name);
        let mut page = read(&path);
        let parts = [
            ("facts", facts(game)),
            ("options", options(game)),
            ("strength", strength(game)),
            ("provenance", provenance(game)),
            ("rulings", rulings(game.name)),
        ];
        for (name, part) in parts {
            page = replace(&page, name, &part);
        }
        keep(&path, &page);
    }
}

/// Returns the part of a game that is there.
fn status(game: &str) -> &'static str {
    match game {
        "trismegistus-bot" => "the opponent, complete; your own side stays with the box",
        _ => "complete",
    }
}

/// Writes the table of all games, with links that begin with `base`.
fn table(base: &str) -> String {
    let mut text = String::from(
        "| game | status | time | options | values on the cards |\n| --- | --- | --- | --- | --- |\n",
    );
    for game in games() {
        writeln!(text, "{}", row(game, base)).unwrap();
    }
    text
}

fn row(game: &GameInfo, base: &str) -> String {
    let title = game.facts.title;
    format!(
        "| [{title}]({base}{}.md) | {} | {} | {} | {} |",
        game.name,
        status(game.name),
        game.facts.time,
        game.options.len(),
        published(game)
    )
}

#[test]
fn the_games_are_listed_with_present_facts() {
    let page = "docs/src/play.md";
    keep(page, &replace(&read(page), "games", &table("games/")));
}

/// The four doors, with links that begin with `base`.
fn doors(base: &str) -> String {
    format!(
        "* **[Play a game]({base}play.md)** in the terminal, in the browser, or beside the box.\n\
         * **[Put a game into your program]({base}program.md)**: Rust, JavaScript, Python, or any language by lines of JSON.\n\
         * **[Test rules]({base}testing.md)**: properties over random games, which shrink to a short one.\n\
         * **[Write a game]({base}your-own-game.md)**: a rulebook of eight clauses becomes a game with undo, saves, search and tests."
    )
}

#[test]
fn the_same_doors_open_everywhere() {
    let pages = [
        ("README.md", "docs/src/"),
        ("docs/src/introduction.md", ""),
        ("crates/solo-core/README.md", "../../docs/src/"),
    ];
    for (path, base) in pages {
        let mut page = replace(&read(path), "doors", &doors(base));
        if path == "README.md" {
            page = replace(&page, "games", &table("docs/src/games/"));
        }
        keep(path, &page);
    }
}
