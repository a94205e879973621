//! Seeds of the deals and of the players of a study.

/// The seed that deals one game of a study; two studies have none in common unless their seeds are the
/// same or they are very long.
///
/// ```
/// assert_eq!(solo_players::deal(2, 5), 2_000_000_019);
/// ```
pub const fn deal(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(1_000_000_007).wrapping_add(number)
}

/// The seed of the player in a game of a study, who does not foresee what the deal will bring.
///
/// ```
/// assert_eq!(solo_players::player_seed(7), !7);
/// ```
pub const fn player_seed(deal: u64) -> u64 {
    !deal
}

/// The seed of a player who is asked once, after that many steps: every step has its own, whatever was decided before.
///
/// ```
/// assert_eq!(solo_players::step_seed(7, 3), 10);
/// ```
pub const fn step_seed(seed: u64, steps: u64) -> u64 {
    seed.wrapping_add(steps)
}
