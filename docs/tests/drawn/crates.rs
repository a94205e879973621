//! The house of crates, as `cargo metadata` describes it.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use super::kept::{keep, root};
use super::svg::{Picture, wrap};

const WIDTH: i32 = 920;
/// Height of the boxes of a floor: of the games, and of others.
const HEIGHTS: (i32, i32) = (108, 66);
/// Workspaces of the repository, and the packages of each that are drawn; none stands for all.
const WORKSPACES: [(&str, &[&str]); 3] = [
    ("Cargo.toml", &[]),
    ("bindings/python/Cargo.toml", &[]),
    ("bindings/web/wasm/Cargo.toml", &["solo-wasm"]),
];
/// Packages that hold nothing that a program could use.
const LEFT_OUT: [&str; 4] = ["play", "solo-benches", "solo-guide", "solo-train"];

/// Floors from the top, with their crates.
const FLOORS: [(&str, &[&str]); 7] = [
    (
        "for people",
        &["solo-examples", "solo-play", "solo-wasm", "solo-tabletop"],
    ),
    ("for learners", &["solo-learn"]),
    ("for apps", &["solo-table"]),
    ("players", &["solo-players"]),
    (
        "games",
        &[
            // games: "NAME",
            "tomb4k",
            "votk",
            "scrapyard",
            "kings-challenge",
            "trismegistus-bot",
            // games end
        ],
    ),
    ("for tests", &["solo-testkit"]),
    ("the base", &["solo-core", "solo-derive"]),
];

/// A package: the first sentence about it, and the packages of the repository that it needs.
type House = BTreeMap<String, (String, BTreeSet<String>)>;

fn house() -> House {
    let mut house = House::new();
    for (manifest, only) in WORKSPACES {
        let output = Command::new(env!("CARGO"))
            .args([
                "metadata",
                "--no-deps",
                "--offline",
                "--format-version",
                "1",
                "--manifest-path",
            ])
            .arg(root().join(manifest))
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
        for package in metadata["packages"].as_array().unwrap() {
            let name = package["name"].as_str().unwrap();
            if LEFT_OUT.contains(&name) || !(only.is_empty() || only.contains(&name)) {
                continue;
            }
            let about = package["description"].as_str().unwrap_or_default();
            let needs = package["dependencies"].as_array().unwrap().iter();
            let needs = needs
                .filter(|needed| needed["kind"].is_null() && needed["path"].is_string())
                .map(|needed| needed["name"].as_str().unwrap().to_owned());
            house.insert(name.to_owned(), (about.to_owned(), needs.collect()));
        }
    }
    house
}

/// Returns whether one package needs another through a third one.
fn through(house: &House, from: &str, to: &str) -> bool {
    house[from]
        .1
        .iter()
        .any(|other| other != to && (house[other].1.contains(to) || through(house, other, to)))
}

fn draw() -> String {
    let house = house();
    let title = "The house of crates";
    let lines: Vec<String> = house
        .iter()
        .map(|(name, (_, needs))| {
            let needs: Vec<&str> = needs.iter().map(String::as_str).collect();
            format!(
                "{name} needs {}",
                if needs.is_empty() {
                    "no other".to_owned()
                } else {
                    needs.join(", ")
                }
            )
        })
        .collect();
    let description = format!(
        "Every crate stands on those below it. {}.",
        lines.join("; ")
    );
    let mut picture = Picture::new(WIDTH, title, &description);
    picture.text((16, 28), "bold", title);
    picture.text((16, 48), "small dim", "A line leads from a crate to one that it needs; what follows from other lines is left out.");
    let mut places: BTreeMap<&str, (i32, i32, i32, i32)> = BTreeMap::new();
    let mut boxes = Vec::new();
    let mut y = 70;
    for (floor, names) in FLOORS {
        let count = i32::try_from(names.len()).unwrap();
        let width = ((WIDTH - 120 - (count - 1) * 10) / count).min(380);
        let high = if count > 4 { HEIGHTS.0 } else { HEIGHTS.1 };
        // Few boxes stand in the middle.
        let mut x = 104 + (WIDTH - 120 - count * (width + 10) + 10) / 2;
        for name in names {
            places.insert(name, (x, y, width, high));
            boxes.push((*name, x, y, (width, high)));
            x += width + 10;
        }
        picture.text((16, y + high / 2), "bold small", floor);
        y += high + 40;
    }
    assert!(
        house.keys().map(String::as_str).eq(places.keys().copied()),
        "every crate has a floor: {:?}",
        house.keys()
    );
    for (name, (_, needs)) in &house {
        let (x, y, width, high) = places[name.as_str()];
        let direct: Vec<&String> = needs
            .iter()
            .filter(|needed| !through(&house, name, needed))
            .collect();
        for needed in direct {
            let (to, below, wide, _) = places[needed.as_str()];
            if below == y {
                picture.arrow(
                    "line",
                    &format!("M{} {}H{}", x + width, y + high / 2, to - 2),
                );
            } else {
                let (from, to) = (x + width / 2, to + wide / 2);
                let bend = (y + high + below) / 2;
                picture.arrow(
                    "line",
                    &format!(
                        "M{from} {}C{from} {bend} {to} {bend} {to} {}",
                        y + high,
                        below - 2
                    ),
                );
            }
        }
    }
    for (name, x, y, (width, high)) in boxes {
        picture.rect((x, y), (width, high));
        picture.text((x + 10, y + 20), "code bold", name);
        let letters = usize::try_from((width - 18) / 7).unwrap();
        for (at, line) in wrap(house[name].0.split(": ").next().unwrap(), letters)
            .iter()
            .enumerate()
        {
            picture.text(
                (x + 10, y + 38 + 15 * i32::try_from(at).unwrap()),
                "small dim",
                line,
            );
        }
    }
    picture.finish(y - 24)
}

#[test]
fn the_house_is_drawn_from_the_manifests() {
    keep("docs/src/pictures/crates.svg", &draw());
}
