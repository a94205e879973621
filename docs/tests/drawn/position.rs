//! The positions that pictures and pages show.

use solo_table::{Dealer, GameInfo, Player, Table, Tables, games};

/// The seed of all games of the guide.
pub(crate) const SEED: u64 = 3;

/// Decisions before the position in the middle of a game.
pub(crate) const MIDDLE: usize = 12;

/// Returns a game in which a sensible player has taken this number of decisions, at most.
pub(crate) fn table(game: &str, decisions: usize) -> Table {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(SEED)).unwrap();
    for _ in 0..decisions {
        let Some(choice) = table.advice(Player::Sensible, 1) else {
            break;
        };
        table.act_number(choice.number).unwrap();
    }
    table
}

/// Returns the game of this name.
pub(crate) fn info(game: &str) -> &'static GameInfo {
    games().iter().find(|info| info.name == game).unwrap()
}
