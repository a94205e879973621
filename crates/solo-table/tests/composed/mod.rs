//! Contents of screens that are composed by hand, found in the data of a position without a sentence read.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

mod drawings;
mod records;

use solo_table::{
    Actor, Changes, Dealer, Item, Move, Play, Player, Progress, SetProgress, Table, Tables, Track,
};

/// Returns the table of a deal that a sensible player has played until something holds.
fn sensible(game: &str, deal: u64, mut until: impl FnMut(&Table) -> bool) -> Table {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(deal)).unwrap();
    while !until(&table) {
        let choice = table.advice(Player::Sensible, 1);
        let choice = choice.unwrap_or_else(|| panic!("{game}, deal {deal}: it never holds"));
        table.act_number(choice.number).unwrap();
    }
    table
}

fn track(progress: &Progress, id: &str) -> Track {
    let mut tracks = progress.tracks.iter();
    let found = tracks.find(|track| track.id == id);
    found.unwrap_or_else(|| panic!("no track {id}")).clone()
}

fn set(progress: &Progress, id: &str) -> SetProgress {
    let mut sets = progress.sets.iter();
    let found = sets.find(|set| set.id == id);
    found.unwrap_or_else(|| panic!("no set {id}")).clone()
}

fn play(table: &Table, notation: &str) -> Play {
    let plays = table.plays().choices;
    let found = plays.into_iter().find(|play| play.notation == notation);
    found.unwrap_or_else(|| panic!("{notation} is not possible"))
}

fn item(table: &Table, id: &str) -> Item {
    let scene = table.scene();
    let found = scene.item(id);
    found.unwrap_or_else(|| panic!("no item {id}")).clone()
}

/// Returns the last step of a table in which a side acts, with its first move of a kind.
fn last(table: &Table, actor: Actor, is: impl Fn(&Move) -> bool) -> (Changes, Move) {
    let steps = table.changes_from(1).into_iter().rev();
    let mut found = steps.filter_map(|step| {
        let mut moves = step.moves.iter();
        let it = moves.find(|it| it.actor == actor && is(it))?.clone();
        Some((step, it))
    });
    found.next().unwrap()
}
