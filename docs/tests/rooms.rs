//! The games have the same rooms, and no room is too large to be overlooked.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Sources and tests of every game.
const ROOMS: [&str; 24] = [
    "RULES.md",
    "README.md",
    "src/chance.rs",
    "src/decision.rs",
    "src/event.rs",
    "src/game.rs",
    "src/game/contract.rs",
    "src/lib.rs",
    "src/narrate.rs",
    "src/options.rs",
    "src/outcome.rs",
    "src/phase.rs",
    "src/play/menu.rs",
    "src/play/mod.rs",
    "src/refusal.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/view.rs",
    "src/catalogue/mod.rs",
    "src/catalogue/names.rs",
    "src/catalogue/text.rs",
    "tests/clauses.rs",
    "tests/laws.rs",
    "tests/worked_checks.rs",
];

/// Lines of a file. The trait `Game` is one thing that cannot be in two files.
const LONGEST: usize = 430;
const LONGER: &str = "solo-core/src/game.rs";

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates")
}

#[test]
fn every_game_has_the_same_rooms() {
    for name in solo_examples::games::NAMES {
        let missing: Vec<&str> = ROOMS
            .into_iter()
            .filter(|room| !crates().join(name).join(room).exists())
            .collect();
        assert_eq!(missing, [""; 0], "{name}");
        // One file or a folder.
        for room in ["src/audit", "src/catalogue/load", "src/catalogue/check"] {
            let file = crates().join(name).join(format!("{room}.rs"));
            let folder = crates().join(name).join(room).join("mod.rs");
            assert!(file.exists() || folder.exists(), "{name}: {room}");
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
