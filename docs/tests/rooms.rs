//! The games have the same modules, and no file is too long.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::files::{read, root};

/// A module is a file, or a folder with a `mod.rs` or a `main.rs`.
const MODULES: [&str; 23] = [
    "src/audit",
    "src/catalogue",
    "src/catalogue/check",
    "src/chance",
    "src/decision",
    "src/describe",
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
    "src/rules",
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
fn every_game_has_the_same_modules() {
    let mut missing = Vec::new();
    for name in solo_examples::games::NAMES {
        let there = |path: &str| crates().join(name).join(path).exists();
        for module in MODULES {
            if !["", "/mod", "/main"]
                .iter()
                .any(|file| there(&format!("{module}{file}.rs")))
            {
                missing.push(format!("{name}/{module}"));
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
fn lines_of_every_game_are_those_of_the_list() {
    let script = root().join("docs/proof/games");
    let checked = Command::new("python3").arg(&script).arg("check").output();
    let checked = checked.unwrap();
    let told = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "docs/proof/games write: {told}");
    let listed = Command::new("python3").arg(script).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(
        listed
            .lines()
            .eq(solo_examples::games::NAMES.iter().copied())
    );
}

/// The table names files and folders that every game has.
#[test]
fn the_table_of_modules_is_true() {
    let page = read("CONTRIBUTING.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    let paths: Vec<&str> = cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect();
    assert!(paths.len() > 15, "{paths:?}");
    for name in solo_examples::games::NAMES {
        let game = crates().join(name);
        for path in &paths {
            let folder = path.trim_end_matches(".rs");
            assert!(
                game.join(path).exists() || game.join(folder).is_dir(),
                "{name} has no {path}"
            );
        }
    }
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
