//! The reproducible walks of the rulebook: no generator, and digests of views along the way.
#![allow(
    clippy::unwrap_used,
    clippy::as_conversions,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use std::collections::BTreeMap;

use crate::common::{drilled, house, view};
use scrapyard::{Input, Phase, Scrapyard, State};
use serde_json::Value;
use sha2::{Digest, Sha256};
use solo_core::Next;

/// Writes JSON with sorted keys and without blanks, whatever the library's order of keys.
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

/// Returns the first 16 digits of the SHA-256 of the canonical text of the view.
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
            let list: Vec<_> = game.chances(state).collect();
            Some(Input::Chance(list[k % list.len()].0))
        }
        Next::Decision => {
            let list: Vec<_> = game.decisions(state).collect();
            let last = *list.last().unwrap();
            let text = solo_core::Game::decision_text(game, last).to_string();
            let finishes = ["build", "invent", "use"]
                .iter()
                .any(|verb| text.starts_with(verb));
            let at_main = state.phase() == Phase::Main;
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
    let end = state.outcome().unwrap();
    let end = (end.result.word(), end.player, end.ghost, end.actions);
    assert_eq!((taken, end), (steps, outcome));
    assert_eq!(digest(game, &state), digests[3], "at the end");
}

#[test]
fn the_first_view() {
    let game = house("");
    assert_eq!(digest(&game, &game.start()), "e990f296e7696e2e");
}

#[test]
fn house_defaults() {
    let digests = [
        "775bfe9a951564f1",
        "b5dfe29e74e2f7c5",
        "73b6b5ec98100c7f",
        "92ec3afabd8d029b",
    ];
    let game = house("");
    walk(&game, 114, digests, 851, ("loss", 1, 3, 255));
}

#[test]
fn house_with_jerry_riggsby() {
    let digests = [
        "b3b45beed36b71fe",
        "08643256de86efad",
        "713eff0985ce3664",
        "b0deb98a4ac1fa29",
    ];
    let game = house("character c02");
    walk(&game, 15, digests, 734, ("loss", 2, 3, 211));
}

#[test]
fn house_with_penny_valentine() {
    let digests = [
        "57aa6d43fb437295",
        "5c96c3eba4e21236",
        "a93033d7f986746b",
        "8c4cffd7ec10345b",
    ];
    let game = house("character c04");
    walk(&game, 3, digests, 1336, ("loss", 1, 3, 389));
}

#[test]
fn house_with_captain_minerva() {
    let digests = [
        "1c89fca264bb534c",
        "42fc50814c375261",
        "468bddd879990088",
        "7aedc6ff5b88b57a",
    ];
    let game = house("character c03");
    walk(&game, 20, digests, 1088, ("loss", 0, 3, 283));
}

#[test]
fn house_without_abilities() {
    let digests = [
        "616b69edc77debd9",
        "649d9a4a1858cf4d",
        "ce423df99b57637a",
        "d2812a8f2626f70b",
    ];
    let game = house("character none, machine_abilities false");
    walk(&game, 4, digests, 1300, ("loss", 0, 3, 376));
}

#[test]
fn house_with_a_quick_ghost() {
    let digests = [
        "7cacb77d56c82753",
        "e9da734be4176ef3",
        "38d19c446fafe966",
        "52140b62eecd3620",
    ];
    let game = house("ghost_pace 4, steal_penalty 1");
    walk(&game, 5, digests, 534, ("loss", 0, 3, 136));
}

#[test]
fn drill_with_rerolls() {
    let digests = [
        "30f1fbd811c6c370",
        "88335db99a915313",
        "e7f1588dd69e0c2d",
        "cab58de8e32f6789",
    ];
    let game = drilled("character c02");
    walk(&game, 11, digests, 1359, ("loss", 0, 3, 336));
}

#[test]
fn drill_with_short_builds() {
    let digests = [
        "97bbb7eb4f1b169c",
        "b2df9b7e451e2963",
        "38e6acaee22593f5",
        "0e0ddd3f0b8c39f7",
    ];
    let game = drilled("character c04");
    walk(&game, 46, digests, 411, ("win", 3, 0, 111));
}

#[test]
fn drill_with_a_shield_and_a_cap() {
    let digests = [
        "d1db6b70ddf44b38",
        "f05b1dba76410029",
        "4c204d660f466bd4",
        "9f550355add69c6b",
    ];
    let game = drilled("character c03, action_cap 120");
    walk(&game, 8, digests, 441, ("capped", 0, 0, 120));
}

#[test]
fn house_with_a_ghost_without_cards() {
    let digests = [
        "cc31827e96b1cdab",
        "3fb9fb4b6237a338",
        "e45d159d68af9ff2",
        "33834307638e922c",
    ];
    let game = house("ghost_needs_card false");
    walk(&game, 12, digests, 913, ("loss", 1, 3, 268));
}

#[test]
fn house_with_jerry_riggsby_once() {
    let digests = [
        "df3bc0d72e9b1bd7",
        "cd791e56048e49ab",
        "cf487a92521316f7",
        "b80ade5503e5c0d7",
    ];
    let game = house("character c02, character_uses printed");
    walk(&game, 15, digests, 1161, ("loss", 1, 3, 339));
}

#[test]
fn house_with_built_duplicates() {
    let digests = [
        "775bfe9a951564f1",
        "b5dfe29e74e2f7c5",
        "e1c54065e08dbeeb",
        "4fcc1df90f73a9b0",
    ];
    let game = house("built_duplicates count");
    walk(&game, 114, digests, 1128, ("loss", 2, 3, 338));
}

#[test]
fn drill_as_in_version_1() {
    let digests = [
        "30f1fbd811c6c370",
        "94ddef54ad0f8379",
        "9262724926bac97a",
        "973cd62c0b05c974",
    ];
    let game = drilled("character c02, character_uses printed, built_duplicates count");
    walk(&game, 11, digests, 553, ("loss", 0, 3, 149));
}
