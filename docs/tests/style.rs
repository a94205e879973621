//! Documentation is written as `docs/style.md` asks, as far as a program can tell.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::root;

/// Words that no documentation begins with: a noun or a verb says it sooner.
const OPENINGS: [&str; 11] = [
    "How", "What", "Whatever", "When", "Where", "Whether", "Which", "Who", "Whose", "Why",
    "Wherever",
];

/// Words that are not used, and what is written instead.
const AVOIDED: [(&str, &str); 9] = [
    ("somebody", "the caller, the player"),
    ("nobody", "nothing, no one"),
    ("so many", "that many"),
    ("so much", "that much"),
    ("of its own", "its own"),
    ("of their own", "their own"),
    ("of his own", "his own"),
    ("at once", "immediately"),
    ("is told", "is reported, is emitted"),
];

/// Names that no module, type or trait has outside the rules of a game, and examples of better ones.
const VAGUE: [(&str, &str); 11] = [
    ("Concern", "ChoiceTarget"),
    ("Cut", "Truncated"),
    ("Look", "ZoneLayout, Query"),
    ("Quick", "the noun that is quick"),
    ("Room", "the noun that it holds"),
    ("Seat", "Session"),
    ("Seen", "Snapshot, Position"),
    ("Sight", "Visibility"),
    ("Spot", "DataPath, Region"),
    ("Told", "EventReport"),
    ("Tongue", "Language"),
];

/// Files whose names are the nouns of a rulebook or of an example game.
const NOUNS: [&str; 9] = [
    "crates/kings-challenge/",
    "crates/scrapyard/",
    "crates/solo-testkit/tests/mistakes/",
    "crates/solo-core/tests/plain/",
    "crates/tomb4k/",
    "crates/trismegistus-bot/",
    "crates/votk/",
    "docs/examples/golf/src/lib.rs",
    "docs/examples/shelves/src/lib.rs",
];

/// Returns the module, type or trait that a line of code declares.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.find(|word| ["mod", "struct", "enum", "trait", "type", "union"].contains(word))?;
    words.next()
}

#[test]
fn declarations_are_found() {
    let lines = [
        "pub(crate) enum Way {",
        "mod seat;",
        "type Rows<'a> = u8;",
        "let a = 1;",
    ];
    let found = lines.map(declared);
    assert_eq!(found, [Some("Way"), Some("seat"), Some("Rows"), None]);
}

#[test]
fn names_of_modules_and_types_say_what_they_stand_for() {
    let root = root();
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut faults = Vec::new();
    for file in &files {
        let path = file.strip_prefix(&root).unwrap().display().to_string();
        if NOUNS.iter().any(|nouns| path.starts_with(nouns)) {
            continue;
        }
        let source = fs::read_to_string(file).unwrap();
        for (number, line) in (1..).zip(source.lines()) {
            if line.trim_start().starts_with("//") {
                continue;
            }
            let name = declared(line).unwrap_or_default();
            let vague = VAGUE.iter().find(|(vague, _)| {
                name == *vague || line.contains("mod ") && name == vague.to_lowercase()
            });
            if let Some((vague, better)) = vague {
                faults.push(format!("{path}:{number}: {vague}, better {better}"));
            }
        }
    }
    let shown = faults.join("\n");
    assert!(faults.is_empty(), "{} names:\n{shown}", faults.len());
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        if path.is_dir() {
            let skipped = ["target", "node_modules", "mutants"];
            if !name.starts_with('.') && !skipped.iter().any(|skip| name.starts_with(skip)) {
                sources(&path, found);
            }
        } else if name.ends_with(".rs") && name != "style.rs" {
            found.push(path);
        }
    }
}

/// The documentation comments of a file: the number of their first line, and their text.
fn comments(source: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut before = false;
    let mut fenced = false;
    for (number, line) in source.lines().enumerate() {
        let line = line.trim_start();
        let text = line
            .strip_prefix("///")
            .or_else(|| line.strip_prefix("//!"));
        let Some(text) = text else {
            (before, fenced) = (false, false);
            continue;
        };
        let text = text.trim();
        if text.starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            match comments.last_mut().filter(|_| before) {
                Some((_, comment)) => {
                    comment.push(' ');
                    comment.push_str(text);
                }
                None => comments.push((number.saturating_add(1), text.to_owned())),
            }
            before = true;
        }
    }
    comments
}

#[test]
fn comments_are_found_with_their_lines() {
    let source = "//! One.\n//! ```\n//! What is code?\n//! ```\nfn two() {}\n\n    /// Two\n    /// lines.\n";
    let expected = [(1, "One.".to_owned()), (7, "Two lines.".to_owned())];
    assert_eq!(comments(source), expected);
}

#[test]
fn documentation_follows_the_page_of_style() {
    let root = root();
    let mut files = Vec::new();
    sources(&root, &mut files);
    files.sort();
    assert!(files.len() > 500, "only {} files were found", files.len());
    let mut faults = Vec::new();
    for file in &files {
        let source = fs::read_to_string(file).unwrap();
        for (line, comment) in comments(&source) {
            let place = format!("{}:{line}", file.strip_prefix(&root).unwrap().display());
            let first = comment.split(|c: char| !c.is_alphabetic()).next();
            if OPENINGS.contains(&first.unwrap_or_default()) {
                faults.push(format!("{place}: begins with {first:?}: {comment:.90}"));
            }
            let spaced = format!(
                " {} ",
                comment
                    .to_lowercase()
                    .replace(|c: char| ",.;:()".contains(c), " ")
            );
            for (avoided, better) in AVOIDED {
                if spaced.contains(&format!(" {avoided} ")) {
                    faults.push(format!("{place}: {avoided:?}, better {better}"));
                }
            }
        }
    }
    let shown = faults.join("\n");
    assert!(faults.is_empty(), "{} comments:\n{shown}", faults.len());
}
