//! Explanations of what le Roy does.

use kings_challenge::{KingsChallenge, RoyalResult};
use solo_core::{Speech, fields};

use super::sides::{chances, totals};
use super::words::{Said, named};
use crate::glossary::Entry;
use crate::words::{capital, joined};

/// Returns the entries of le Roy's setup, of his roll and of each of its results.
pub(super) fn glossary(speech: &Speech<'_, KingsChallenge>) -> Vec<Entry> {
    let mut entries = vec![
        Entry::new("setup", "Le Roy's citizens", "Setup").rules("setup", &fields![], speech),
        Entry::new("royal_roll", "Le Roy's roll", "His turn").rules("roll", &fields![], speech),
    ];
    entries.extend(RoyalResult::ALL.map(|result| action(speech, result)));
    entries
}

fn action(speech: &Speech<'_, KingsChallenge>, result: RoyalResult) -> Entry {
    let game = speech.game();
    let name = capital(&named(game, &result));
    let kind = format!(
        "Le Roy's roll {}, {} in 36",
        joined(&totals(result), "or"),
        chances(result)
    );
    let entry = Entry::new(format!("royal_{result}"), name, kind);
    let plain = |entry: Entry, topic| entry.rules(topic, &fields![], speech);
    let constants = game.catalogue().constants();
    match result {
        RoyalResult::Vp3 => buys(entry, [3, 2, 6], speech),
        RoyalResult::Vp2 => buys(entry, [2, 1, 4], speech),
        RoyalResult::Worker => plain(entry, "worker"),
        RoyalResult::Event => plain(entry, "fight"),
        RoyalResult::Tradesman => plain(entry, "hired"),
        RoyalResult::Cathedral => {
            entry.rules("stones", &fields![stone = constants.stone_vp], speech)
        }
        RoyalResult::Character => {
            let cap = constants.free_roll_cap;
            let entry = plain(entry, "scored");
            let entry = entry.constant("free", &fields![cap], &["free_roll_cap"], speech);
            plain(entry, "then")
        }
    }
}

/// Adds the VP for dice, one of which can be bought (KC-12.6 to KC-12.8).
fn buys(entry: Entry, [vp, own, price]: [u8; 3], speech: &Speech<'_, KingsChallenge>) -> Entry {
    entry.rules("buying", &fields![vp, own, price], speech)
}
