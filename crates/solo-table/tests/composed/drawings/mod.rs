//! A table of each game: the numbers, cards, marks and captions of a drawn screen.

#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;
#[cfg(feature = "votk")]
mod votk;

use solo_table::{ScreenPlace, Table};

/// Checks that a place holds these zones, in this order.
fn lies(table: &Table, place: ScreenPlace, ids: &[&str]) {
    let scene = table.scene();
    let zones = scene.zones.iter().filter(|zone| zone.place == place);
    assert_eq!(zones.map(|zone| &*zone.id).collect::<Vec<_>>(), ids);
}

fn view(table: &Table) -> serde_json::Value {
    serde_json::to_value(table.view()).unwrap()
}
