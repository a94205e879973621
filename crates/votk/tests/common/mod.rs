//! Scenes for tests: a position defined by its zones, steps, and requirements for the result.
//!
//! Unless stated otherwise it is step 1 of the player's second turn. A zone that is not named is
//! empty. Cards of level 1 that are not named lie at the bottom of the boneyard in catalogue order;
//! cards of levels 2 and 3 that are not named are the stock or, if the stock is named, also lie at
//! the bottom of the boneyard. Pyramids are written `bl bm br / ml mr / t`, `-` for an empty slot.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod given;
mod scene;

use serde_json::Value;
use solo_core::OptionMap;
use solo_testkit::{Snapshot, enforce, random_games};
use votk::{Catalogue, Options, Valley};

pub(crate) use self::given::{
    Given, broken, given, given_drill, given_drill_options, given_options,
};
pub(crate) use self::scene::{Scene, new_game};

pub(crate) const FULL: &str = "sarc_outer jar_qeb st_horus / am_ankh bk_gates / boat";
pub(crate) const OTHER: &str = "senet am_djed st_horus / st_bastet chariot / boat";
pub(crate) const SLOTS: [&str; 6] = ["bl", "bm", "br", "ml", "mr", "t"];

/// Catalogue with every operation, parameter and shape of action that the embedded one lacks.
///
/// It has no balance and is for tests only.
pub(crate) const DRILL: &str = solo_core::embedded!(include_str!("drill.csv"));

pub(crate) fn drill() -> Catalogue {
    Catalogue::from_table(DRILL).unwrap()
}

/// Returns the embedded table of designs without the column `prov`.
pub(crate) fn house() -> String {
    let mut text = String::new();
    Catalogue::house().write_table(&mut text).unwrap();
    let lines = text.lines().map(|line| line.rsplit_once(',').unwrap().0);
    lines.map(|line| format!("{line}\n")).collect()
}

pub(crate) fn options(options: &Value) -> Options {
    serde_json::from_value::<OptionMap<Options>>(options.clone())
        .unwrap()
        .0
}

/// Lists cards: `a x3 b` is three a and one b.
pub(crate) fn cards(text: &str) -> Vec<String> {
    let mut cards: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_prefix('x').and_then(|n| n.parse::<usize>().ok()) {
            Some(copies) => {
                let last = cards.last().unwrap().clone();
                cards.extend((1..copies).map(|_| last.clone()));
            }
            None => cards.push(word.to_owned()),
        }
    }
    cards
}

/// Returns the rules with the catalogue for tests.
pub(crate) fn with_drill() -> Valley {
    Valley::with_catalogue(Options::default(), drill())
}

/// Shows this number of random games with either catalogue to a test.
pub(crate) fn watch(games: u32, mut look: impl FnMut(&Snapshot<'_, Valley>)) {
    for game in [Valley::default(), with_drill()] {
        enforce(random_games(&game, games, |seen| {
            look(seen);
            Ok(())
        }));
    }
}
