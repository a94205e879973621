//! The games have the same modules, and no file is too long.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::PathBuf;

use crate::files::root;

/// A room is a file, or a folder with a `mod.rs` or a `main.rs`.
const ROOMS: [&str; 21] = [
    "src/audit",
    "src/catalogue",
    "src/catalogue/check",
    "src/chance",
    "src/decision",
    "src/event",
    "src/game",
    "src/game/contract",
    "src/lib",
    "src/options",
    "src/outcome",
    "src/phase",
    "src/play",
    "src/play/legal",
    "src/refusal",
    "src/state",
    "src/view",
    "tests/clauses",
    "tests/laws",
    "tests/rules",
    "tests/worked_checks",
];

/// Maximum number of lines of a file. The trait `Game` cannot be split into two files.
const LONGEST: usize = 440;
const LONGER: &str = "solo-core/src/game/contract.rs";

fn crates() -> PathBuf {
    root().join("crates")
}

#[test]
fn every_game_has_the_same_rooms() {
    let mut missing = Vec::new();
    for name in solo_examples::games::NAMES {
        let there = |path: &str| crates().join(name).join(path).exists();
        for room in ROOMS {
            if !["", "/mod", "/main"]
                .iter()
                .any(|file| there(&format!("{room}{file}.rs")))
            {
                missing.push(format!("{name}/{room}"));
            }
        }
        for text in ["RULES.md", "README.md"] {
            if !there(text) {
                missing.push(format!("{name}/{text}"));
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}

#[test]
fn files_stay_small() {
    let mut open = vec![crates()];
    let mut long = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs")
                && !path.ends_with(LONGER)
            {
                let lines = fs::read_to_string(&path).unwrap().lines().count();
                if lines > LONGEST {
                    long.push((path, lines));
                }
            }
        }
    }
    assert_eq!(long, []);
}
