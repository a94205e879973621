//! Bands for the share of won games and for their action counters.

use crate::common::house;
use crate::figures::{Player, Tally};

use Player::{Risky, Sensible};

/// Plays 300 games of a row. The number of games won in a thousand and the median of their actions
/// must lie in the bands.
#[track_caller]
fn row(player: Player, options: &str, won: (u32, u32), median: (u16, u16)) {
    let tally = Tally::of(&house(options), Some(player), 300);
    let found = (tally.won, tally.median());
    assert!(
        (won.0..=won.1).contains(&found.0),
        "{player:?} {options}: {found:?}"
    );
    assert!(
        (median.0..=median.1).contains(&found.1),
        "{player:?} {options}: {found:?}"
    );
}

/// A band without limits.
const ANY: (u16, u16) = (0, u16::MAX);

#[test]
fn random_play() {
    let tally = Tally::of(&house(""), None, 1000);
    let found = (tally.won, tally.lost, tally.median_of_all());
    assert!(found.0 < 20 && found.1 > 920, "{found:?}");
    assert!((220..=320).contains(&found.2), "{found:?}");
}

#[test]
fn the_game_as_it_is() {
    row(Sensible, "", (980, 1000), (78, 112));
    row(Risky, "", (940, 1000), (68, 102));
}

#[test]
fn without_abilities() {
    let options = "character none, machine_abilities false";
    row(Sensible, options, (970, 1000), (92, 130));
    row(Risky, options, (920, 1000), (80, 115));
}

#[test]
fn each_character() {
    for (character, sensible, risky) in [
        ("c01", 98, 83),
        ("c02", 72, 67),
        ("c03", 102, 86),
        ("c04", 95, 90),
    ] {
        let options = format!("character {character}");
        let around = |median: u16| (median - 20, median + 20);
        row(Sensible, &options, (950, 1000), around(sensible));
        row(Risky, &options, (920, 1000), around(risky));
    }
}

#[test]
fn the_other_readings() {
    let printed = "character c02, character_uses printed";
    row(Sensible, printed, (980, 1000), (78, 110));
    let counting = "built_duplicates count";
    row(Sensible, counting, (980, 1000), (78, 112));
    row(Risky, counting, (920, 1000), (68, 102));
    let without = "ghost_needs_card false";
    row(Sensible, without, (970, 1000), (78, 112));
    row(Risky, without, (700, 950), (65, 100));
}

#[test]
fn a_ghost_that_draws() {
    for pace in [12, 8, 5] {
        row(Sensible, &format!("ghost_pace {pace}"), (950, 1000), ANY);
    }
    row(Sensible, "ghost_pace 3", (850, 990), ANY);
    row(Sensible, "ghost_pace 2", (600, 900), ANY);
    row(Sensible, "ghost_pace 1", (20, 250), ANY);
    row(Risky, "steal_penalty 3", (880, 1000), ANY);
}
