//! A crate whose unit tests are not run has none.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::root;

/// Collects the folders with a manifest.
fn packages(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.join("Cargo.toml").exists() {
        found.push(folder.to_owned());
    }
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        let skipped = ["target", "node_modules", "mutants", "src", "tests"];
        if path.is_dir() && !name.starts_with('.') && !skipped.iter().any(|s| name.starts_with(s)) {
            packages(&path, found);
        }
    }
}

/// Returns whether the manifest turns the unit tests of its library or of a program off.
fn is_untested(package: &Path) -> bool {
    let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let programs = manifest.get("bin").and_then(toml::Value::as_array);
    let targets = manifest.get("lib").into_iter();
    let mut targets = targets.chain(programs.into_iter().flatten());
    targets.any(|target| target.get("test") == Some(&toml::Value::Boolean(false)))
}

/// Collects the Rust files of a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Returns the numbers of the lines with a test. A macro has tests for those who call it.
fn tests(source: &str) -> Vec<usize> {
    let (mut found, mut in_macro) = (Vec::new(), false);
    for (number, line) in (1..).zip(source.lines()) {
        in_macro = (in_macro && line != "}") || line.starts_with("macro_rules!");
        let code = line.trim_start();
        let is_test = code.starts_with("#[test]") || code.starts_with("#[cfg(test)]");
        if !in_macro && (is_test || code.starts_with("#[cfg(all(test,")) {
            found.push(number);
        }
    }
    found
}

#[test]
fn tests_are_found_but_not_those_of_a_macro() {
    let source = "/// #[test]\nmacro_rules! laws {\n    #[test]\n}\n#[cfg(test)]\nmod tests {\n    #[test]\n}\n";
    assert_eq!(tests(source), [5, 7]);
}

#[test]
fn no_test_lies_where_none_is_run() {
    let mut all = Vec::new();
    packages(&root(), &mut all);
    let untested: Vec<PathBuf> = all.into_iter().filter(|it| is_untested(it)).collect();
    assert!(untested.len() > 10, "{untested:?}");
    let mut dead = Vec::new();
    for package in untested {
        let mut files = Vec::new();
        sources(&package.join("src"), &mut files);
        for file in files {
            let lines = tests(&fs::read_to_string(&file).unwrap());
            dead.extend(
                lines
                    .into_iter()
                    .map(|line| format!("{}:{line}", file.display())),
            );
        }
    }
    assert_eq!(dead, [""; 0]);
}
