//! No rule has a silent fallback: what cannot happen is a type, or a call that says so.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use solo_examples::games;

use crate::files::{read, root};

/// Number of places in the rules of all games that the rules exclude and no type does. It may fall; a greater one needs
/// a reason that no type can give.
const PLACES: usize = 20;

/// The same of the changes of a position on which the rules call: a card that they move is there, and has room.
const PLACES_OF_STATE: usize = 5;

/// Code that drops what has failed, or does nothing in every other case. A list is filled with `append`.
const SILENT: [&str; 4] = ["let _ =", " _ = ", "_ => {}", ".try_push("];

/// Finds the Rust files of a folder and its subfolders.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Returns every line of code in a folder of the sources of each game, with its location.
fn lines(of: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for game in games::NAMES {
        let mut files = Vec::new();
        sources(&root().join(format!("crates/{game}/src/{of}")), &mut files);
        for file in files {
            let text = read(&file);
            let lines = (1..).zip(text.lines());
            found.extend(lines.map(|(number, line)| {
                let code = line.split("//").next().unwrap_or_default();
                (format!("{}:{number}", file.display()), code.to_owned())
            }));
        }
    }
    found
}

/// Counts the calls in a line of code.
fn calls(code: &str) -> usize {
    code.matches("excluded(").count()
}

/// Returns whether a line of code is one of the silent forms.
fn is_silent(code: &str) -> bool {
    SILENT.iter().any(|form| code.contains(form))
}

#[test]
fn places_that_the_rules_exclude_are_counted() {
    let of = |folder| {
        let found = lines(folder)
            .into_iter()
            .filter(|(_, code)| calls(code) > 0);
        let found: Vec<_> = found.collect();
        let shown: Vec<_> = found.iter().map(|(at, _)| at.as_str()).collect();
        let number: usize = found.iter().map(|(_, code)| calls(code)).sum();
        (number, shown.join("\n"))
    };
    let (play, shown) = of("play");
    assert_eq!(play, PLACES, "{shown}");
    assert!(play <= 20, "a type says it better");
    let (state, shown) = of("state");
    assert_eq!(state, PLACES_OF_STATE, "{shown}");
    let (all, _) = of("");
    assert_eq!(all, play + state, "only rules exclude a case");
}

#[test]
fn no_rule_is_silent() {
    let lines = lines("play");
    assert!(lines.len() > 5_000, "the rules are {} lines", lines.len());
    let silent = lines.iter().filter(|(_, code)| is_silent(code));
    let shown: Vec<_> = silent.map(|(at, code)| format!("{at}: {code}")).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
}

#[test]
fn silent_forms_are_found() {
    for code in [
        "        let _ = list.try_push(card);",
        "    (0..count).for_each(|_| _ = dice.push(colour));",
        "            _ => {}",
        "    dice.try_push(die).is_ok()",
    ] {
        assert!(is_silent(code), "{code}");
    }
    for code in [
        "    let (_, end) = self.bounds(pile);",
        "            Pending::Over => {}",
        "            _ => excluded(Flow::Wait),",
        "    append(&mut list, card);",
    ] {
        assert!(!is_silent(code), "{code}");
    }
    assert_eq!(
        calls("None => excluded(left.unwrap_or_else(|| excluded(0))),"),
        2
    );
    assert_eq!(calls("use solo_core::{Events, excluded};"), 0);
}

/// Programs that people use, with the profiles in which they are built for them.
const PROGRAMS: [&str; 4] = [
    "Cargo.toml",
    "bindings/python/Cargo.toml",
    "bindings/web/wasm/Cargo.toml",
    ".ci/link-proof/Cargo.toml",
];

/// Returns whether a profile has debug assertions, in all packages or in one.
fn asserts(profile: &toml::Value) -> bool {
    let is_on = |at: &toml::Value| at.get("debug-assertions") == Some(&toml::Value::Boolean(true));
    let packages = profile.get("package").and_then(toml::Value::as_table);
    is_on(profile) || packages.is_some_and(|all| all.values().any(is_on))
}

#[test]
fn only_tests_turn_the_assertion_on() {
    for path in PROGRAMS {
        let manifest: toml::Table = read(Path::new(path)).parse().unwrap();
        let profiles = manifest.get("profile").and_then(toml::Value::as_table);
        let asserting = profiles.into_iter().flatten().filter(|(_, it)| asserts(it));
        let names: Vec<_> = asserting.map(|(name, _)| name.as_str()).collect();
        let expected: &[&str] = if path == "Cargo.toml" { &["dev"] } else { &[] };
        assert_eq!(names, expected, "{path}");
    }
}

#[test]
#[should_panic = "a case that the rules exclude"]
fn these_tests_have_the_assertion() {
    solo_core::excluded(());
}
