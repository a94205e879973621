//! The page of errors has every error that reaches a user: what the sources declare is on the page,
//! and the page has nothing else.
//!
//! Tables of refusals are generated. `UPDATE_PAGES=1 cargo test -p solo-guide --test tests errors::`
//! writes them again; the other tables are written by hand.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use solo_core::RefusalKind;
use solo_examples::games;
use solo_table::ErrorKind;

use crate::files::{read, root};

fn page() -> String {
    read("docs/src/errors.md")
}

/// Finds the files with this extension below a folder, each without its comments.
fn sources(folder: &str, extension: &str) -> Vec<(PathBuf, String)> {
    let (mut folders, mut found) = (vec![root().join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let source = read(&path);
                let code = source.lines().map(str::trim);
                let code: Vec<&str> = code.filter(|line| !line.starts_with("//")).collect();
                found.push((path, code.join("\n")));
            }
        }
    }
    found.sort();
    found
}

/// Returns the first text in quotes after each occurrence of `before`, if it follows directly.
fn literals<'a>(code: &'a str, before: &str) -> Vec<&'a str> {
    let starts = code.split(before).skip(1);
    let quoted = starts.filter_map(|rest| rest.trim_start().strip_prefix('"'));
    quoted.filter_map(|rest| rest.split('"').next()).collect()
}

/// Returns the lines of a section of the page, from its heading to the next one.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, rest) = page
        .split_once(&format!("\n## {heading}\n"))
        .unwrap_or_else(|| panic!("no section {heading}"));
    rest.split("\n## ").next().unwrap()
}

/// Returns the first cell of every row of the tables in a section, without its backquotes.
fn rows(section: &str) -> BTreeSet<String> {
    let rows = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    rows.map(|(name, _)| name.to_owned()).collect()
}

/// An error of the sources: variant, message and meaning.
struct Declared {
    variant: String,
    message: String,
    about: String,
}

/// Finds the variants of errors with their messages, and those of the macro of one game.
fn declared(source: &str) -> Vec<Declared> {
    let (mut found, mut about, mut message) = (Vec::new(), String::new(), None);
    // A message that is too long for its line stands on the next one.
    let source = source.replace("#[error(\n        \"", "#[error(\"");
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("/// ") {
            if !about.is_empty() {
                about.push(' ');
            }
            about.push_str(text);
        } else if line == "///" {
            // Only the first paragraph.
            about.push('\u{0}');
        } else if let Some(text) = line.strip_prefix("#[error(") {
            let quoted = text
                .strip_prefix('"')
                .and_then(|text| text.rsplit_once('"'));
            message = Some(quoted.map_or("{0}", |(text, _)| text).to_owned());
        } else if !line.is_empty() && !line.starts_with("#[") && line != ")]" {
            let name: String = line.chars().take_while(|c| c.is_alphanumeric()).collect();
            let rest = line.get(name.len()..).unwrap_or_default();
            let quoted = literals(rest, "=").first().map(|text| (*text).to_owned());
            let message = message.take().or(quoted.filter(|_| rest.ends_with(';')));
            if let (Some(message), true) = (message, name.starts_with(char::is_uppercase)) {
                let about = about.split('\u{0}').next().unwrap().trim().to_owned();
                found.push(Declared {
                    variant: name,
                    message,
                    about,
                });
            }
            about.clear();
        }
    }
    found
}

/// Returns the arms of a function that has a `match` over the variants: each variant with its text.
fn arms(source: &str, function: &str, nth: usize) -> Vec<(String, String)> {
    let body = source.split(&format!("fn {function}(")).nth(1);
    let body = body.unwrap_or_default();
    let body = body.split("\n    }\n").next().unwrap();
    let parts: Vec<&str> = body.split("=>").collect();
    let mut found = Vec::new();
    for pair in parts.windows(2) {
        let [patterns, result] = pair else { continue };
        // An arm that does not fit on one line is a block.
        let result = result.trim_start().trim_start_matches('{').trim_start();
        let text = match result.strip_prefix('(') {
            _ if !result.starts_with(['"', '(']) => "",
            Some(_) => result
                .split('"')
                .nth(nth.saturating_mul(2).saturating_add(1))
                .unwrap(),
            None => result.split('"').nth(1).unwrap(),
        };
        for name in patterns.split("Self::").skip(1) {
            let name = name.chars().take_while(|c| c.is_alphanumeric()).collect();
            found.push((name, text.to_owned()));
        }
        if patterns.trim_end().ends_with("_") {
            found.push(("_".to_owned(), text.to_owned()));
        }
    }
    found
}

fn of<'a>(arms: &'a [(String, String)], variant: &str) -> &'a str {
    let named = |name: &str| arms.iter().find(|(variant, _)| variant == name);
    let found = named(variant).or_else(|| named("_"));
    found.map_or("", |(_, text)| text.as_str())
}

/// Returns the kind of each variant, from the function that has it.
fn kinds(source: &str) -> Vec<(String, String)> {
    let function = match source.contains("-> (RefusalKind,") {
        true => "parts",
        false => "kind",
    };
    let body = source.split(&format!("fn {function}(")).nth(1).unwrap();
    let body = body.split("\n    }\n").next().unwrap();
    let parts: Vec<&str> = body.split("=>").collect();
    let mut found = Vec::new();
    for pair in parts.windows(2) {
        let [patterns, result] = pair else { continue };
        let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric()).collect();
        let kind: String = name(result.split("RefusalKind::").nth(1).unwrap());
        let listed = patterns.split("Self::").skip(1);
        found.extend(listed.map(|variant| (name(variant), kind.clone())));
        if patterns.trim_end().ends_with('_') {
            found.push(("_".to_owned(), kind));
        }
    }
    found
}

/// A refusal of a game: name, message, kind, word, clause, meaning.
struct Refusal {
    name: String,
    word: String,
    message: String,
    kind: String,
    clause: String,
    about: String,
}

fn refusals(game: &str) -> Vec<Refusal> {
    let source = read(format!("crates/{game}/src/refusal.rs"));
    // One game has clause and word in a function, the others kind and word.
    let with_word = !source.contains("-> (RefusalKind,");
    let rules = arms(&source, if with_word { "parts" } else { "rule" }, 0);
    let words = arms(&source, "parts", usize::from(with_word));
    let kinds = kinds(&source);
    let refusal = |error: Declared| {
        let line = format!("    {} = ", error.variant);
        let row = source.lines().find(|row| row.starts_with(&line));
        let clause = row.and_then(|row| row.split('"').nth(3));
        let kind = of(&kinds, &error.variant);
        let kind = RefusalKind::ALL
            .into_iter()
            .find(|one| format!("{one:?}") == kind);
        Refusal {
            clause: clause.unwrap_or(of(&rules, &error.variant)).to_owned(),
            kind: kind.map_or("", RefusalKind::word).to_owned(),
            word: of(&words, &error.variant).to_owned(),
            name: error.variant,
            message: error.message,
            about: error.about,
        }
    };
    declared(&source).into_iter().map(refusal).collect()
}

/// Returns the generated part of the page: the refusals of every game.
fn tables() -> String {
    let mut text = String::new();
    for game in games::NAMES {
        write!(
            text,
            "\n### {game}\n\n| name | kind | word | clause | message | meaning |\n| --- | --- | --- | --- | --- | --- |\n"
        )
        .unwrap();
        for refusal in refusals(game) {
            let message = match refusal.message.as_str() {
                "{0}" => "`expected … at byte …`".to_owned(),
                message => format!("`{}`", message.replace("{0}", "expected … at byte …")),
            };
            let Refusal {
                name,
                kind,
                word,
                about,
                ..
            } = refusal;
            assert!(!kind.is_empty(), "{game}: {message} has no kind");
            assert!(!word.is_empty(), "{game}: {message} has no word");
            let clause = match refusal.clause.as_str() {
                "" => "that of the case",
                clause => clause,
            };
            writeln!(
                text,
                "| `{name}` | `{kind}` | `{word}` | {clause} | {message} | {about} |"
            )
            .unwrap();
        }
    }
    text
}

const BEGIN: &str = "<!-- generated: refusals -->\n";
const END: &str = "\n<!-- end -->";

#[test]
fn every_refusal_is_on_the_page() {
    let page = page();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (shown, behind) = rest.split_once(END).unwrap();
    let tables = tables();
    if std::env::var_os("UPDATE_PAGES").is_some() {
        let page = format!("{before}{BEGIN}{tables}{END}{behind}");
        fs::write(root().join("docs/src/errors.md"), page).unwrap();
        return;
    }
    for (shown, expected) in shown.lines().zip(tables.lines()) {
        assert_eq!(shown, expected, "UPDATE_PAGES=1 writes the tables again");
    }
    assert_eq!(shown.lines().count(), tables.lines().count());
    assert!(
        tables.lines().count() > 150,
        "the sources have more refusals"
    );
}

#[test]
fn every_kind_is_on_the_page() {
    let listed = rows(section(&page(), "Kinds"));
    let kinds = ErrorKind::ALL.iter().map(|kind| kind.word().to_owned());
    assert_eq!(listed, kinds.collect());
}

/// Every error of a library, with its message.
#[test]
fn every_error_of_the_libraries_is_on_the_page() {
    let page = page();
    let listed = section(&page, "Errors of the libraries");
    let mut expected = BTreeSet::new();
    for (path, code) in sources("crates", "rs") {
        let library = path.components().any(|part| part.as_os_str() == "src");
        if !library || path.ends_with("refusal.rs") {
            continue;
        }
        for declaration in code.split("thiserror::Error)]").skip(1) {
            let (head, body) = declaration.split_once("pub ").unwrap_or_default();
            let attributes = |line: &str| line.is_empty() || line.starts_with("#[");
            if !head.lines().all(attributes) {
                continue;
            }
            let (kind, body) = body.split_once(' ').unwrap();
            let name: String = body.chars().take_while(|c| c.is_alphanumeric()).collect();
            if kind == "struct" {
                expected.insert((name, declared(&format!("{head}\nX")).remove(0).message));
                continue;
            }
            for error in declared(body.split("\n}\n").next().unwrap()) {
                expected.insert((format!("{name}::{}", error.variant), error.message));
            }
        }
    }
    assert!(expected.len() > 30, "only {} were found", expected.len());
    let names = expected.iter().map(|(name, _)| name.clone()).collect();
    let shown: BTreeSet<String> = rows(listed);
    let by_hand = ["Faults", "Fault", "TableError"].map(str::to_owned).into();
    let unknown: Vec<_> = shown.difference(&names).collect();
    assert_eq!(unknown, BTreeSet::iter(&by_hand).collect::<Vec<_>>());
    for (name, message) in expected {
        // Formats of numbers and helpers are for the program.
        let sample = message
            .split(['{', ':'])
            .max_by_key(|part| part.len())
            .unwrap();
        let row = listed
            .lines()
            .find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("{name} has no entry"));
        let plain = |text: &str| text.replace(|c: char| !c.is_alphabetic(), "");
        let sample = plain(sample.split('}').next_back().unwrap());
        assert!(plain(row).contains(&sample), "{name}: {message}");
    }
}

#[test]
fn every_exception_of_python_is_on_the_page() {
    let mut raised = BTreeSet::new();
    for (_, code) in sources("bindings/python/src", "rs") {
        for part in code
            .split("Error::new_err")
            .filter(|part| part.len() < code.len())
        {
            let name = part.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap();
            raised.extend(name.strip_prefix("Py").map(|name| format!("{name}Error")));
        }
    }
    for (_, code) in sources("bindings/python/python", "py") {
        for line in code.lines() {
            let name = |line: &str| line.split(['(', ':', ' ']).next().unwrap().to_owned();
            raised.extend(
                line.strip_prefix("raise ")
                    .map(name)
                    .filter(|name| !name.is_empty()),
            );
            let error = |line: &&str| line.ends_with("Error):");
            raised.extend(line.strip_prefix("class ").filter(error).map(name));
        }
    }
    raised.retain(|name| name.starts_with(char::is_uppercase));
    assert_eq!(rows(section(&page(), "Exceptions of Python")), raised);
}

#[test]
fn every_error_of_the_web_package_is_on_the_page() {
    let mut thrown: BTreeSet<String> = ["TableError".to_owned()].into();
    for (_, code) in sources("bindings/web/src", "ts") {
        let messages = literals(&code, "new Error(").into_iter();
        let others = literals(&code, "new Error(message ||").into_iter();
        thrown.extend(messages.chain(others).map(str::to_owned));
        assert!(!code.contains("new RangeError("), "another class is thrown");
        assert!(!code.contains("new TypeError("), "another class is thrown");
    }
    let page = page();
    let listed = rows(section(&page, "Errors of the web package"));
    let missing: Vec<_> = thrown.difference(&listed).collect();
    assert!(missing.is_empty(), "without an entry: {missing:?}");
}
