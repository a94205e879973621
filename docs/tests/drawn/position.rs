//! The positions that pictures and pages show.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use solo_table::{Dealer, Due, GameInfo, Player, Table, Tables, games};

/// The seed of all games of the guide.
pub(crate) const SEED: u64 = 3;

/// Decisions before the position in the middle of a game.
pub(crate) const MIDDLE: usize = 12;

/// Decisions of a sensible player in a whole game, by the name of the game.
static DECISIONS: LazyLock<BTreeMap<&str, Vec<String>>> = LazyLock::new(|| {
    games()
        .iter()
        .map(|game| (game.name, play(game.name)))
        .collect()
});

fn play(game: &str) -> Vec<String> {
    let (mut table, mut taken) = (begin(game), Vec::new());
    while table.due() == Due::Decision {
        let choice = table.advice(Player::Sensible, 1).unwrap();
        table.act_number(choice.number).unwrap();
        taken.push(choice.notation);
    }
    taken
}

/// Sits down to a game.
pub(crate) fn begin(game: &str) -> Table {
    Table::new(game, &[], &Tables::new(), Dealer::seeded(SEED)).unwrap()
}

/// Returns the decisions of a sensible player in a whole game.
pub(crate) fn decisions(game: &str) -> &'static [String] {
    &DECISIONS[game]
}

/// Returns a game in which a sensible player has taken this number of decisions, at most.
pub(crate) fn table(game: &str, count: usize) -> Table {
    let mut table = begin(game);
    for decision in decisions(game).iter().take(count) {
        table.act(decision).unwrap();
    }
    table
}

/// Returns the game of this name.
pub(crate) fn info(game: &str) -> &'static GameInfo {
    games().iter().find(|info| info.name == game).unwrap()
}
