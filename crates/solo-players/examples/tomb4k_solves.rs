//! Counts how many positions of Tomb of Four Kings can be solved exactly.
//!
//! ```text
//! cargo run --profile fast -p solo-players --features tomb4k --example tomb4k_solves -- 200 100000
//! ```
//!
//! Plays games (the first number) with a sensible player, and solves every position with a choice by looking at as many
//! positions as the second number says. Prints, by the number of unseen cards: positions met, positions solved, and
//! those in which the player would not have lost anything by its decision.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool that is run by hand"
)]

use std::collections::BTreeMap;
use std::env::args;

use solo_core::{Next, Seeded};
use solo_players::{Aim, Player as _, Sensible, deal, player_seed};
use solo_testkit::Solver;
use tomb4k::{Outcome, Tomb};

/// Positions of one number of unseen cards.
#[derive(Default)]
struct Tally {
    met: u32,
    solved: u32,
    perfect: u32,
}

fn main() {
    let mut numbers = args().skip(1).map(|text| text.parse().unwrap());
    let (games, most) = (
        numbers.next().unwrap_or(200),
        numbers.next().unwrap_or(100_000),
    );
    let game = Tomb::default();
    let mut tallies: BTreeMap<u32, Tally> = BTreeMap::new();
    for number in 0..games {
        let deal = deal(1, u64::try_from(number).unwrap());
        let mut player = Sensible::new(Aim::Score, player_seed(deal));
        let mut seeded = Seeded::start(&game, deal);
        let points = |outcome: &Outcome| i64::from(outcome.score.points());
        let mut solver = Solver::new(points, most);
        while matches!(seeded.next(&game), Next::Decision) {
            let decision = player.choose(&game, seeded.state()).unwrap();
            let tally = tallies.entry(seeded.state().unseen().len()).or_default();
            tally.met = tally.met.saturating_add(1);
            if let Ok(solved) = solver.decisions(&game, seeded.state()) {
                tally.solved = tally.solved.saturating_add(1);
                let best = solved.iter().map(|(_, points)| *points).max();
                let chosen = solved.iter().find(|(other, _)| *other == decision);
                let perfect = best == chosen.map(|(_, points)| *points);
                tally.perfect = tally.perfect.saturating_add(u32::from(perfect));
            }
            seeded.advance(&game, decision, &mut ()).unwrap();
        }
    }
    println!("unseen   met  solved  perfect");
    for (unseen, tally) in tallies {
        println!(
            "{unseen:6} {:5} {:7} {:8}",
            tally.met, tally.solved, tally.perfect
        );
    }
}
