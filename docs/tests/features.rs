//! Features that a library turns on in the program of a user.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::process::Command;

use crate::files::root;

/// Crates that are programs: what they print is theirs.
const PROGRAMS: [&str; 1] = ["solo-play"];

/// Returns the features of `serde_json` in a program that has this library with all its features, and no other.
fn features(library: &str) -> String {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--all-features"])
        .args(["--edges", "normal,features", "--invert", "serde_json"])
        .args(["--prefix", "none", "--package", library])
        .current_dir(root())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    if output.status.success() {
        return said;
    }
    // A crate without `serde_json` turns nothing on in it.
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(why.contains("did not match any packages"), "{why}");
    String::new()
}

#[test]
fn the_order_of_values_is_that_of_the_users_program() {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    let names = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let (programs, libraries): (Vec<String>, Vec<String>) =
        names.partition(|name| PROGRAMS.contains(&name.as_str()));
    let mut with = 0;
    for library in &libraries {
        let features = features(library);
        with += usize::from(features.contains("serde_json feature"));
        assert!(
            !features.contains("preserve_order"),
            "{library}:\n{features}"
        );
    }
    // All but the derives, which need no data.
    assert_eq!(with, libraries.len() - 1);
    assert!(
        programs
            .iter()
            .all(|name| features(name).contains("preserve_order"))
    );
}
