//! Inputs of a network: the numbers of a position that are not 0.

use alloc::vec;
use alloc::vec::Vec;

use solo_core::{Features, GameData, Numbers};

/// Sixteenths of a whole.
const PARTS: u32 = 16;

/// Returns the inputs of a network for a position: its [`Features`] other than 0, each with its index, ascending.
///
/// An input is a multiple of 1/16. From -1 to 1 it is the number itself; it grows by 1 whenever the number about doubles.
pub fn inputs<G>(game: &G, state: &G::State) -> Vec<(usize, i32)>
where
    G: GameData<View: Features<G>>,
{
    let mut cells = vec![0.0; G::View::width(game)];
    let view = game.view(state);
    view.write(game, &mut Numbers::new(&mut cells));
    let filled = cells
        .into_iter()
        .enumerate()
        .filter(|(_, cell)| *cell != 0.0);
    filled.map(|(index, cell)| (index, input(cell))).collect()
}

/// Returns the input for a number, in sixteenths.
///
/// It is the number itself from -1 to 1, and grows by one whenever the number about doubles: a
/// straight line between the powers of two, less one, of the logarithm to base 2.
fn input(number: f32) -> i32 {
    #[expect(
        clippy::as_conversions,
        reason = "features are whole numbers of 16 bits, and `as` has no other way to fail than to clamp"
    )]
    let whole = number as i32;
    let above = whole.unsigned_abs().saturating_add(1);
    let power = above.ilog2();
    let beyond = above ^ 1_u32.wrapping_shl(power);
    let part = beyond.saturating_mul(PARTS).wrapping_shr(power);
    let size = power.saturating_mul(PARTS).saturating_add(part);
    i32::try_from(size)
        .unwrap_or(i32::MAX)
        .saturating_mul(whole.signum())
}
