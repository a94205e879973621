//! Fingerprints that earlier versions found, in which names and provenance counted.

#[cfg(feature = "serde")]
use alloc::string::String;

#[cfg(feature = "serde")]
use solo_core::{Fingerprint, Tables};

#[cfg(feature = "serde")]
use super::HOUSE;

/// The fingerprint of the embedded tables before six Inventions had their published names.
pub(super) const HOUSE_FINGERPRINT: u64 = 0x6f42_61fd_d036_5886;

/// Names of embedded Inventions, and those that they had before, which were house values.
#[cfg(feature = "serde")]
const NAMES: [(&str, &str); 6] = [
    ("The Terrigible", "Sky Galleon"),
    ("Walking House", "Iron Colossus"),
    ("Doomsday Ray", "Storm Engine"),
    ("Subterranean Sub", "Deep Diver"),
    ("Glove of Ruin", "Thinking Loom"),
    ("Flight Pack", "Moon Cannon"),
];

/// Returns the fingerprints that earlier versions found for these tables: as they are, and with the
/// former names in those that are embedded.
#[cfg(feature = "serde")]
pub(super) fn fingerprints(tables: &Tables) -> [u64; 2] {
    let house = HOUSE.tables();
    [false, true].map(|formerly| {
        let names = ["parts", "machines", "inventions", "abilities", "characters"];
        let print = names.iter().fold(Fingerprint::new(), |print, name| {
            let table = tables.get(name).unwrap_or_default();
            if formerly && house.get(name) == Some(table) {
                print.and(former(table).as_bytes())
            } else {
                print.and(table.as_bytes())
            }
        });
        print.value()
    })
}

/// Returns an embedded table as it was before.
#[cfg(feature = "serde")]
fn former(table: &str) -> String {
    let lines = table.lines().map(|line| {
        let line = line.replace("H n=P2", "H");
        let renamed = NAMES.iter().find(|(name, _)| line.contains(name));
        renamed.map_or(line.clone(), |(name, before)| {
            line.replace(name, before).replace("H name=P", "H")
        })
    });
    lines.flat_map(|line| [line, String::from("\n")]).collect()
}
