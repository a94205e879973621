//! TB-I17: with lean reports a card that no step has named can be any card.

use std::collections::BTreeSet;

use crate::common::{Play, house, lean};
use serde_json::{Value, json};
use solo_core::{Source, Tables, below, stream};

/// Returns the same row with other values, which TB-V8, TB-V11 and TB-V12 allow.
fn other(table: &str, row: &str) -> String {
    let cells: Vec<&str> = row.split(',').collect();
    match (table, cells.as_slice()) {
        ("experiments", [id, level, ..]) => format!("{id},{level},water,water:9+earth:8,77"),
        ("artifacts", [id, "start", colour, _]) => format!("{id},start,{colour},water"),
        ("artifacts", [id, level, colour, _]) => {
            format!("{id},{level},{colour},air+air+air+air+air+earth+fire")
        }
        ("automa", [id, kind, element, .., reward]) => {
            let reward = if *reward == "none" { "none" } else { "gold:9" };
            format!("{id},{kind},{element},red,copper+tin,1,vp:9;artifact,{reward}")
        }
        _ => row.to_owned(),
    }
}

/// Returns the embedded table with other values in every row whose card is not named.
fn changed(table: &str, named: &BTreeSet<String>) -> String {
    let text = house(table);
    let mut lines = text.lines();
    let header = lines.next().unwrap().to_owned();
    let rows = lines.map(|row| {
        let id = row.split(',').next().unwrap();
        if named.contains(id) {
            row.to_owned()
        } else {
            other(table, row)
        }
    });
    [header]
        .into_iter()
        .chain(rows)
        .map(|line| line + "\n")
        .collect()
}

/// Returns view and list of every position of these steps.
fn shown(options: &Value, tables: Tables, steps: &[String]) -> Vec<(Value, Vec<String>)> {
    let mut play = Play::with_tables(options, tables);
    let mut all = vec![(play.view(), play.list())];
    for step in steps {
        play.step(step);
        all.push((play.view(), play.list()));
    }
    all
}

#[test]
fn a_row_that_no_step_has_named_can_be_anything() {
    for seed in 0..24 {
        let options = lean(&json!({
            "advanced_planning": seed % 2 == 0, "bot_start_experiment": seed % 3 == 0,
            "artifact_none": "other_colour", "human_checks": "loose",
        }));
        let mut generator = stream(seed, Source::new::<0>());
        let mut play = Play::new(&options);
        let mut steps = Vec::new();
        // This holds before the end too: a card that comes later is not named yet.
        let length = 60 + 5 * seed;
        while play.outcome().is_none()
            && (seed < 6 || steps.len() < usize::try_from(length).unwrap())
        {
            let mut list = play.list();
            let place = below(&mut generator, u32::try_from(list.len()).unwrap());
            let text = list.swap_remove(usize::try_from(place).unwrap());
            play.step(&text);
            steps.push(text);
        }
        let words = steps.iter().flat_map(|step| step.split(' '));
        let named: BTreeSet<String> = words.map(str::to_owned).collect();
        let tables = ["experiments", "artifacts", "automa"];
        let tables = tables.into_iter().fold(Tables::new(), |tables, table| {
            tables.with(table, changed(table, &named))
        });
        let (one, other) = (
            shown(&options, Tables::new(), &steps),
            shown(&options, tables, &steps),
        );
        assert!(one == other, "{steps:?}");
    }
}
