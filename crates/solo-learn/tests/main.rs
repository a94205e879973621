//! Tests of games in numbers, and of luck.

#[cfg(feature = "games")]
mod learn;
mod luck;
#[cfg(feature = "games")]
mod luck_of_games;
