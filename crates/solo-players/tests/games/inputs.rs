//! Inputs of networks: the numbers of a position.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use solo_core::example::{Table, Ten};
use solo_core::{Features, GameData, Numbers};
use solo_players::{Study, inputs};
use solo_testkit::random_games;

/// Returns the inputs for the sums of a die, which is the last number of a position.
fn of_sums(sums: impl IntoIterator<Item = u8>) -> Vec<i32> {
    let last = |sum| inputs(&Ten, &Table::Deciding(sum)).last().unwrap().1;
    sums.into_iter().map(last).collect()
}

#[test]
fn inputs_ascend_and_double_numbers_are_one_more() {
    assert_eq!(of_sums([1, 2, 3, 5, 7, 63]), [16, 24, 32, 40, 48, 96]);
    assert!(of_sums(1..=255).is_sorted());
}

/// Returns the input for a number: straight lines between powers of two, less one, of the logarithm to base 2.
fn expected(number: f32) -> i32 {
    let above = f64::from(number.abs()) + 1.0;
    let power = above.log2().floor();
    let part = (16.0 * (above / power.exp2() - 1.0)).floor();
    (16.0 * power + part) as i32 * number.signum() as i32
}

/// Counts the inputs below 0 in random games, and checks all of them.
fn are_those_of_the_numbers<G: Study + GameData<View: Features<G>> + Default + Clone>() -> u32 {
    let mut negative = 0;
    random_games(&G::default(), 8, |seen| {
        let mut cells = vec![0.0; G::View::width(seen.game)];
        seen.game
            .view(seen.state)
            .write(seen.game, &mut Numbers::new(&mut cells));
        let filled = cells.iter().enumerate().filter(|(_, cell)| **cell != 0.0);
        let due: Vec<_> = filled.map(|(at, cell)| (at, expected(*cell))).collect();
        negative += u32::from(due.iter().any(|(_, input)| *input < 0));
        if inputs(seen.game, seen.state) == due {
            Ok(())
        } else {
            Err(format!("{due:?}"))
        }
    })
    .unwrap();
    negative
}

#[test]
fn inputs_are_those_of_the_numbers_of_a_position() {
    are_those_of_the_numbers::<votk::Valley>();
    are_those_of_the_numbers::<scrapyard::Scrapyard>();
    are_those_of_the_numbers::<trismegistus_bot::Botmegistus>();
    assert!(are_those_of_the_numbers::<kings_challenge::KingsChallenge>() > 0);
}
