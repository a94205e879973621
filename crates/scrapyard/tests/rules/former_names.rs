//! Saves under the names that embedded tables had before.

use super::catalogue::house;
use crate::common::assembled;
use scrapyard::Scrapyard;
use solo_core::{Fingerprint, Game, Tables};

/// Names of embedded Inventions, and those that they had while they were house values.
const RENAMED: [(&str, &str); 6] = [
    ("The Terrigible", "Sky Galleon"),
    ("Walking House", "Iron Colossus"),
    ("Doomsday Ray", "Storm Engine"),
    ("Subterranean Sub", "Deep Diver"),
    ("Glove of Ruin", "Thinking Loom"),
    ("Flight Pack", "Moon Cannon"),
];

/// Returns the fingerprint that the embedded tables had before, with this one in the place of `parts`.
fn former_fingerprint(parts: &str) -> u64 {
    let former = |line: &str| {
        let line = line.replace("H n=P2", "H");
        let renamed = RENAMED.iter().find(|(name, _)| line.contains(name));
        renamed.map_or(line.clone(), |(name, before)| {
            line.replace(name, before).replace("H name=P", "H")
        })
    };
    let others = ["machines", "inventions", "abilities", "characters"].map(house);
    let others = others.map(|text| text.lines().map(|line| former(line) + "\n").collect());
    let tables: [String; 4] = others;
    let print = Fingerprint::new().and(parts.as_bytes());
    let print = tables
        .iter()
        .fold(print, |print, text| print.and(text.as_bytes()));
    print.value()
}

#[test]
fn saves_from_before_the_published_names_are_of_the_same_tables() {
    let before = 0x6f42_61fd_d036_5886;
    let game = Scrapyard::default();
    assert_eq!(former_fingerprint(&house("parts")), before);
    assert!(game.is_earlier_fingerprint(before));
    let parts = house("parts").replace("Flywheel,6", "Flywheel,5");
    let owned = assembled(&Tables::new().with("parts", parts.clone()));
    assert!(owned.is_earlier_fingerprint(former_fingerprint(&parts)));
    assert!(!owned.is_earlier_fingerprint(before));
}
