//! Rules are judged in one way in every game: `can_...` of `Position` returns the refusal.
#![allow(clippy::expect_used, reason = "a test may panic")]

use std::fs;

use solo_examples::games;

use crate::files::{read, root};

/// Returns the judgements of a file that another type owns, or that return something else.
fn others(text: &str) -> Vec<String> {
    let (mut owner, mut found) = ("", Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("impl") {
            owner = line;
        } else if line.starts_with('}') {
            owner = "";
        }
        let Some((_, name)) = line.split_once("fn can_") else {
            continue;
        };
        let mut signature = name.to_owned();
        while !signature.ends_with('{') {
            signature.push_str(lines.next().unwrap_or("{"));
        }
        let refuses = signature.contains("-> Result<(), Refusal> {");
        if !owner.contains("Position<'") || !refuses {
            found.push(signature);
        }
    }
    found
}

fn rules(game: &str) -> Vec<(String, String)> {
    let folder = root().join(format!("crates/{game}/src/play"));
    let entries = fs::read_dir(folder).expect("every game has a folder of rules");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let files = paths.map(|path| (path.display().to_string(), read(path)));
    files.collect()
}

#[test]
fn each_is_of_a_position_and_returns_the_refusal() {
    for game in games::NAMES {
        let files = rules(game);
        let judgements: usize = files
            .iter()
            .map(|(_, text)| text.matches("fn can_").count())
            .sum();
        assert!(judgements > 1, "{game} has {judgements}");
        for (path, text) in files {
            let others = others(&text);
            assert!(others.is_empty(), "{path}: {others:?}");
        }
    }
}

#[test]
fn others_are_found() {
    let found = |text: &str| others(text).len();
    assert_eq!(
        found("fn can_draw(state: &State) -> Result<(), Refusal> {\n}"),
        1
    );
    let of = |owner, result| {
        format!(
            "impl {owner} {{\n    fn can_draw(\n        self,\n    ) -> {result} {{\n    }}\n}}"
        )
    };
    assert_eq!(found(&of("Tomb", "Result<(), Refusal>")), 1);
    assert_eq!(found(&of("Position<'_>", "bool")), 1);
    assert_eq!(found(&of("Position<'_>", "Result<(), Refusal>")), 0);
}
