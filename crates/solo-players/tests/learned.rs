//! A trained network: the probabilities of its decisions.
#![allow(
    clippy::unwrap_used,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use solo_core::example::{Choice, Table, Ten};
use solo_players::{Learned, Player};

/// Returns the share of rolls among 4,000 decisions of a player whose network has these rows.
fn share_of_rolls(rows: &str) -> f64 {
    let network = format!(
        "network 2\ngame ten\nrules 1\ncatalogue none\nplaces 4\nactions 2\noutputs 7\n{rows}end\n"
    );
    let mut player = Learned::new(&Ten, network.parse().unwrap(), 1).unwrap();
    let decisions = (0..4000).filter_map(|_| player.choose(&Ten, &Table::Deciding(7)));
    let rolls = decisions.filter(|decision| *decision == Choice::Roll);
    f64::from(u32::try_from(rolls.count()).unwrap()) / 4000.0
}

#[test]
fn decisions_are_drawn_with_the_probabilities_of_their_ratings() {
    // A rating is a logarithm: a bias of 128 is 1.
    for bias in [-700, -350, -200, -128, -64, -20, 0, 45, 89, 150, 250, 500] {
        let share = share_of_rolls(&format!("row 0 {bias} 0 0 0 0\nrow 1 0 0 0 0 0\n"));
        let exact = 1.0 / (1.0 + (-f64::from(bias) / 128.0).exp());
        // Three deviations of 4,000 draws, and what a straight line in the place of the exponential adds.
        let bound = 3.0 * (exact * (1.0 - exact) / 4000.0).sqrt() + 0.018;
        assert!((share - exact).abs() < bound, "{bias}: {share} and {exact}");
    }
}

#[test]
fn the_far_less_probable_is_never_drawn() {
    assert_eq!(
        share_of_rolls("row 0 -32768 0 0 0 0\nrow 1 32767 0 0 0 0\n"),
        0.0
    );
    assert_eq!(
        share_of_rolls("row 0 32767 0 0 0 0\nrow 1 -32768 0 0 0 0\n"),
        1.0
    );
}

#[test]
fn decisions_that_were_never_met_are_equally_probable() {
    let share = share_of_rolls("");
    assert!((0.47..0.53).contains(&share), "{share}");
}
