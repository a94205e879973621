//! The names on the page "See also" exist in their languages.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;

use solo_table::Question;

use crate::files::{read, root};

/// Returns the text of all Rust files below a folder, one after the other.
fn rust(folder: &str) -> Vec<String> {
    let (mut folders, mut found) = (vec![root().join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// Returns whether a line of the source is this declaration, up to the character after the name.
fn declares(source: &str, declaration: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    source
        .lines()
        .any(|line| line.trim().strip_prefix(declaration).is_some_and(ends))
}

/// Returns whether a type or trait has a method: a file with both its block and the method.
fn rust_method(sources: &[String], owner: &str, method: &str) -> bool {
    sources.iter().any(|source| {
        let block = source.lines().any(|line| {
            let block = ["impl", "pub trait"]
                .iter()
                .any(|head| line.starts_with(head));
            block
                && line
                    .split(|c: char| !c.is_alphanumeric())
                    .any(|word| word == owner)
        });
        let forms = ["pub fn", "pub const fn", "fn"];
        block
            && forms
                .iter()
                .any(|form| declares(source, &format!("{form} {method}")))
    })
}

/// Returns the rows of the table in a section: the cells, each with its names.
fn rows(heading: &str) -> Vec<Vec<Vec<String>>> {
    let page = read("docs/src/see-also.md");
    let section = page.split(&format!("\n## {heading}\n")).nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let table = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let names = |cell: &str| {
        cell.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    table
        .map(|line| line.trim_matches('|').split(" |").map(names).collect())
        .collect()
}

/// Checks the names of one column, and returns their number.
fn check(heading: &str, column: usize, exists: impl Fn(&str) -> bool) -> usize {
    let mut checked = 0_usize;
    for row in rows(heading) {
        for name in row.get(column).into_iter().flatten() {
            assert!(
                exists(name),
                "{heading}, column {column}: there is no {name}"
            );
            checked = checked.saturating_add(1);
        }
    }
    checked
}

fn qualified(sources: &[String], name: &str) -> bool {
    match name.split_once("::") {
        Some((owner, method)) => rust_method(sources, owner, method),
        None => sources
            .iter()
            .any(|source| declares(source, &format!("pub fn {name}"))),
    }
}

const IN_WORDS: &str = "A game in words";
const IN_NUMBERS: &str = "A game in numbers";

#[test]
fn names_of_rust_exist() {
    let (core, table) = (rust("crates/solo-core/src"), rust("crates/solo-table/src"));
    assert!(check(IN_WORDS, 1, |name| qualified(&core, name)) > 20);
    assert!(check(IN_WORDS, 2, |name| qualified(&table, name)) > 25);
    let learn = rust("crates/solo-learn/src");
    assert!(check(IN_NUMBERS, 1, |name| qualified(&learn, name)) > 8);
    assert!(
        !rust_method(&core, "Session", "to_json"),
        "anything is found"
    );
}

#[test]
fn commands_of_the_referee_exist() {
    let source = read("crates/solo-play/src/referee/messages.rs");
    let (_, variants) = source.split_once("enum Command {").unwrap();
    let variants = variants.split_once("\n}\n").unwrap().0;
    let command = |name: &str| {
        let (first, rest) = name.split_at(1);
        let variant = format!("\n    {}{rest} {{", first.to_uppercase());
        Question::WORDS.contains(&name) || variants.contains(&variant)
    };
    assert!(check(IN_WORDS, 3, command) > 10);
    assert!(!command("fly"), "anything is found");
}

#[test]
fn names_of_the_web_package_exist() {
    let sources = [
        read("bindings/web/src/table.ts") + &read("bindings/web/src/factory.ts"),
        read("bindings/web/src/index-init.ts"),
        read("bindings/web/src/helper.ts"),
    ];
    let exists = |name: &str| {
        if let Some(method) = name.strip_prefix("Helper.") {
            return sources[2].contains(&format!(" {method}("));
        }
        let method = [
            format!("  {name}("),
            format!("  {name}<"),
            format!("class {name}"),
        ];
        let exported = [
            format!("export const {name}:"),
            format!("export let {name}:"),
        ];
        method.iter().any(|form| sources[0].contains(form))
            || exported.iter().any(|form| sources[1].contains(form))
    };
    assert!(check(IN_WORDS, 4, exists) > 25);
    assert!(
        !exists("toJson") && !exists("Helper.toJson"),
        "anything is found"
    );
}

/// Returns the lines of a class in the declarations of Python.
fn class(source: &str, name: &str) -> String {
    let body = source
        .split(&format!("class {name}"))
        .nth(1)
        .unwrap_or_default();
    let lines = body.lines().skip(1);
    let inside = lines.take_while(|line| line.is_empty() || line.starts_with([' ', ')']));
    inside.fold(String::new(), |text, line| text + line + "\n")
}

#[test]
fn names_of_python_exist() {
    let native = read("bindings/python/python/solo_tabletop/_native.pyi");
    let has = |within: &str, name: &str| {
        let method = declares(&class(&native, within), &format!("def {name}"));
        method
            || ["class", "def"]
                .iter()
                .any(|form| native.contains(&format!("\n{form} {name}")))
    };
    assert!(check(IN_WORDS, 5, |name| has("Table:", name)) > 25);
    assert!(check(IN_NUMBERS, 2, |name| has("Env:", name)) > 8);
    assert!(!has("Table:", "to_json"), "anything is found");
    let envs = read("bindings/python/python/solo_tabletop/envs.py");
    let exists = |name: &str| {
        ["class ", "def ", "self."]
            .iter()
            .any(|form| envs.contains(&format!("{form}{name}")))
    };
    assert!(check(IN_NUMBERS, 3, exists) > 5);
}

#[test]
fn words_to_look_for_are_aliases() {
    let mut sources = rust("crates/solo-core/src");
    sources.extend(rust("crates/solo-testkit/src"));
    sources.extend(rust("crates/solo-table/src"));
    sources.extend(rust("crates/solo-learn/src"));
    let alias = |word: &str| {
        let quoted = format!("\"{word}\"");
        let aliases = |line: &str| line.contains("#[doc(alias") && line.contains(&quoted);
        sources.iter().any(|source| source.lines().any(aliases))
            || sources
                .iter()
                .any(|source| declares(source, &format!("pub fn {word}")))
    };
    assert!(check("Words to look for", 0, alias) > 20);
    assert!(!alias("to_json"), "anything is found");
}
