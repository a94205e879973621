//! Modules stand in layers: in a game none uses itself by way of others.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "tests may panic"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use solo_examples::games;

type Uses = BTreeMap<String, BTreeSet<String>>;

/// Collects the modules at the top of the crate that a file, or every file of a folder, names after `crate::`.
fn read(path: &Path, found: &mut BTreeSet<String>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap();
        return entries.for_each(|entry| read(&entry.unwrap().path(), found));
    }
    for line in fs::read_to_string(path).unwrap().lines() {
        let code = line.split("//").next().unwrap_or_default();
        for named in code.split("crate::").skip(1) {
            let is_of_name = |letter: &char| letter.is_ascii_lowercase() || *letter == '_';
            found.insert(named.chars().take_while(is_of_name).collect());
        }
    }
}

/// Returns what each module of a crate uses. The crate's root has re-exports and is left out.
fn uses(source: &Path) -> Uses {
    let paths = fs::read_dir(source)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let modules = paths.filter_map(|path| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut found = BTreeSet::new();
        read(&path, &mut found);
        found.remove(&name);
        (name != "lib").then_some((name, found))
    });
    modules.collect()
}

/// Returns the modules that a module uses, itself or by way of others.
fn reached<'a>(uses: &'a Uses, from: &str) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(name) = open.pop() {
        let used = uses.get_key_value(name).into_iter();
        for name in used.flat_map(|(_, used)| used).map(String::as_str) {
            if uses.contains_key(name) && found.insert(name) {
                open.push(name);
            }
        }
    }
    found
}

/// Returns the modules that use themselves by way of others, each with those of its circle.
fn circles(uses: &Uses) -> BTreeMap<&str, Vec<&str>> {
    let reached: BTreeMap<&str, _> = uses
        .keys()
        .map(|name| (name.as_str(), reached(uses, name)))
        .collect();
    let circle = |name: &str| -> Vec<&str> {
        let there = reached[name].iter().copied();
        there.filter(|it| reached[it].contains(name)).collect()
    };
    let all = reached.keys().map(|name| (*name, circle(name)));
    all.filter(|(_, circle)| !circle.is_empty()).collect()
}

fn crates() -> impl Iterator<Item = (String, Uses)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let folders = fs::read_dir(crates).unwrap().map(|it| it.unwrap().path());
    folders.map(|it| {
        let name = it.file_name().unwrap().to_str().unwrap().to_owned();
        (name, uses(&it.join("src")))
    })
}

#[test]
fn no_game_has_a_circle_of_modules() {
    let games = crates().filter(|(name, _)| games::NAMES.contains(&name.as_str()));
    for (game, uses) in games {
        assert!(uses.len() > 10, "{game}: {uses:?}");
        assert_eq!(circles(&uses), BTreeMap::new(), "{game}");
    }
}

#[test]
fn circles_of_other_crates_have_three_modules_at_most() {
    for (name, uses) in crates() {
        let large = circles(&uses);
        let large: Vec<_> = large.values().filter(|circle| circle.len() > 3).collect();
        assert!(large.is_empty(), "{name}: {large:?}");
    }
}

#[test]
fn a_circle_is_found() {
    let of = |used: &[&str]| used.iter().map(|name| (*name).to_owned()).collect();
    let lines = [
        ("play", of(&["state"])),
        ("state", of(&["play", "ids"])),
        ("ids", of(&[])),
    ];
    let uses: Uses = lines.map(|(name, used)| (name.to_owned(), used)).into();
    let both = vec!["play", "state"];
    let expected = [("play", both.clone()), ("state", both)];
    assert_eq!(circles(&uses), BTreeMap::from(expected));
}
