//! The reproducible walks of the rulebook: no generator, and a digest of the view on the way.
#![allow(
    clippy::unwrap_used,
    clippy::as_conversions,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use std::collections::BTreeMap;

use common::{drilled, house, view};
use scrapyard::{Input, Scrapyard, State};
use serde_json::Value;
use sha2::{Digest, Sha256};
use solo_core::Next;

/// JSON with sorted keys and without blanks, however the library keeps its objects.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let sorted: BTreeMap<_, _> = fields.iter().collect();
            let fields = sorted
                .into_iter()
                .map(|(name, field)| format!("{name:?}:{}", canonical(field)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            let items = items.iter().map(canonical);
            format!("[{}]", items.collect::<Vec<_>>().join(","))
        }
        plain => plain.to_string(),
    }
}

/// The first 16 digits of the SHA-256 of the canonical text of the view.
fn digest(game: &Scrapyard, state: &State) -> String {
    let text = canonical(&view(game, state));
    let hash = Sha256::digest(text.as_bytes());
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn next_step(game: &Scrapyard, state: &State, seed: &mut u64) -> Option<Input> {
    *seed = (*seed * 1_103_515_245 + 12345) % 2_147_483_648;
    let k = (*seed / 65536) as usize;
    match game.next(state) {
        Next::Over(_) => None,
        Next::Chance(_) => {
            let list = game.chances(state);
            Some(Input::Chance(list[k % list.len()].0))
        }
        Next::Decision => {
            let list = game.decisions(state);
            let last = *list.last().unwrap();
            let text = solo_core::Game::decision_text(game, last).to_string();
            let finishes = ["build", "invent", "use"]
                .iter()
                .any(|verb| text.starts_with(verb));
            let at_main = game.position(state).phase() == "main";
            let chosen = if at_main && finishes {
                last
            } else {
                list[k % list.len()]
            };
            Some(Input::Decision(chosen))
        }
    }
}

fn walk(game: &Scrapyard, seed: u64, digests: [&str; 4], steps: u32, outcome: (&str, u8, u8, u16)) {
    let mut seed = seed;
    let mut state = game.start();
    let mut taken = 0;
    while let Some(step) = next_step(game, &state, &mut seed) {
        state = game.apply(&state, step).unwrap();
        taken += 1;
        let expected = match taken {
            33 => digests[0],
            100 => digests[1],
            300 => digests[2],
            _ => continue,
        };
        assert_eq!(digest(game, &state), expected, "after {taken} steps");
    }
    let end = game.position(&state).outcome().unwrap();
    let end = (
        end.result().word(),
        end.player(),
        end.ghost(),
        end.actions(),
    );
    assert_eq!((taken, end), (steps, outcome));
    assert_eq!(digest(game, &state), digests[3], "at the end");
}

#[test]
fn the_first_view() {
    let game = house("");
    assert_eq!(digest(&game, &game.start()), "fdef4a4117af573a");
}

#[test]
fn house_defaults() {
    let digests = [
        "ea55227e01cdc3a8",
        "95751012214df7ef",
        "783c62045ef80c20",
        "789a541071e7ee5d",
    ];
    walk(&house(""), 114, digests, 1128, ("loss", 2, 3, 338));
}

#[test]
fn house_with_jerry_riggsby() {
    let digests = [
        "e4541736f48322e7",
        "7ed0963b918cfc41",
        "86d83ef411a83343",
        "4da30a64cf87e050",
    ];
    walk(
        &house("character c02"),
        12,
        digests,
        566,
        ("loss", 1, 3, 158),
    );
}

#[test]
fn house_with_penny_valentine() {
    let digests = [
        "9596aada41063d3f",
        "00da624c1787efec",
        "8cfe11ca85d0f8e7",
        "9082e7c3013115ab",
    ];
    walk(
        &house("character c04"),
        3,
        digests,
        1346,
        ("loss", 1, 3, 390),
    );
}

#[test]
fn house_with_captain_minerva() {
    let digests = [
        "d3552bc69629fa09",
        "557503ed645a2dfc",
        "0fee1e6a9dea724c",
        "f331fbbcb179c016",
    ];
    walk(
        &house("character c03"),
        20,
        digests,
        1243,
        ("loss", 2, 3, 340),
    );
}

#[test]
fn house_without_abilities() {
    let digests = [
        "e6a54c131e0c5e7a",
        "bd3a5fce943d66e7",
        "e6c8879c4cb109a2",
        "ad2dc7f03f97440e",
    ];
    let game = house("character none, machine_abilities false");
    walk(&game, 4, digests, 662, ("loss", 0, 3, 193));
}

#[test]
fn house_with_a_quick_ghost() {
    let digests = [
        "b34efdde807c069e",
        "e9a39bd8a9cda9e6",
        "0a2360758b5a3a49",
        "385e0a69e7442826",
    ];
    let game = house("ghost_pace 4, steal_penalty 1");
    walk(&game, 5, digests, 480, ("loss", 0, 3, 128));
}

#[test]
fn drill_with_rerolls() {
    let digests = [
        "07561b59bf45bea4",
        "ebe5ed1eaaaff2ef",
        "dcf663dcff38c51a",
        "bc6b0336866930d9",
    ];
    walk(
        &drilled("character c02"),
        11,
        digests,
        553,
        ("loss", 0, 3, 149),
    );
}

#[test]
fn drill_with_short_builds() {
    let digests = [
        "335beb4d24c06a89",
        "110ce34de1f72cdc",
        "3cdd584e00578945",
        "35309cfeb6eb9057",
    ];
    walk(
        &drilled("character c04"),
        46,
        digests,
        580,
        ("win", 3, 0, 160),
    );
}

#[test]
fn drill_with_a_shield_and_a_cap() {
    let digests = [
        "1fef6b4c6640eeb0",
        "090d617aa97f766a",
        "050b4bec024c03b9",
        "81995903584cb36f",
    ];
    let game = drilled("character c03, action_cap 120");
    walk(&game, 8, digests, 438, ("capped", 0, 0, 120));
}
