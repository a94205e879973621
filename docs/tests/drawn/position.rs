//! The positions that pictures and pages show.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use solo_table::{Dealer, Due, GameInfo, Player, Table, Tables, games};

use super::kept::{keep, read};

/// The seed of all games of the guide.
pub(crate) const SEED: u64 = 3;

/// Decisions before the position in the middle of a game.
pub(crate) const MIDDLE: usize = 12;

/// The decisions of a sensible player in whole games: the name of a game, then a decision a line.
///
/// They are kept because such a player thinks for seconds; `SOLO_DRAW` lets it play again.
const PLAYED: &str = "docs/tests/drawn/played.txt";

/// Decisions of a sensible player in a whole game, by the name of the game.
static DECISIONS: LazyLock<BTreeMap<&str, Vec<String>>> = LazyLock::new(|| {
    let drawn = std::env::var_os("SOLO_DRAW").is_some();
    let kept = if drawn { again() } else { read(PLAYED) };
    let of = |game: &str| {
        let lines = kept.lines().skip_while(|line| *line != game).skip(1);
        let decisions = lines.map_while(|line| line.strip_prefix("    "));
        decisions.map(str::to_owned).collect()
    };
    let all = games().iter().map(|game| (game.name, of(game.name)));
    all.collect()
});

/// Lets a sensible player play each game, and keeps what it decides.
fn again() -> String {
    let mut text = String::new();
    for game in games() {
        let decisions = play(game.name, usize::MAX);
        let lines = decisions.iter().map(|decision| format!("    {decision}\n"));
        text += &format!("{}\n{}", game.name, lines.collect::<String>());
    }
    keep(PLAYED, &text);
    text
}

/// Returns the first decisions of a sensible player.
fn play(game: &str, most: usize) -> Vec<String> {
    let (mut table, mut taken) = (begin(game), Vec::new());
    while table.due() == Due::Decision && taken.len() < most {
        let choice = table.advice(Player::Sensible, 1).unwrap();
        table.act_number(choice.number).unwrap();
        taken.push(choice.notation);
    }
    taken
}

#[test]
fn a_sensible_player_begins_as_it_is_kept() {
    for game in games() {
        let first = play(game.name, 4);
        assert!(
            decisions(game.name).starts_with(&first),
            "{}: {first:?}",
            game.name
        );
        let end = table(game.name, usize::MAX);
        assert_eq!(end.due(), Due::Nothing, "{}", game.name);
    }
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
