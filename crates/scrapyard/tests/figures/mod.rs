//! Figures of play: bands that every correct program keeps, for a random player, a sensible one and
//! one who takes risks; and the bounds of lists, hands and steps.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic, and counts a few thousand games"
)]

mod bands;
mod bounds;
mod player;

use scrapyard::{GameResult, Scrapyard, State};
use solo_core::{Input, Next, Source, draw, pick, stream};

pub(crate) use player::Player;

/// Plays a game to its end; `seen` receives every position that waits.
pub(crate) fn play(
    game: &Scrapyard,
    player: Option<Player>,
    seed: u64,
    mut seen: impl FnMut(&State),
) -> scrapyard::Outcome {
    let mut generator = stream(seed, Source::new::<0>());
    let mut state = game.start();
    loop {
        seen(&state);
        let step = match (game.next(&state), player) {
            (Next::Over(outcome), _) => return outcome,
            (Next::Chance(_), _) => Input::Chance(draw(game, &state, &mut generator).unwrap()),
            (Next::Decision, Some(player)) => Input::Decision(player.decide(game, &state)),
            (Next::Decision, None) => Input::Decision(pick(game, &state, &mut generator).unwrap()),
        };
        game.advance(&mut state, step, &mut ()).unwrap();
    }
}

/// Results of a number of games.
pub(crate) struct Tally {
    /// Games won and lost, in a thousand.
    pub(crate) won: u32,
    pub(crate) lost: u32,
    /// The action counters of the games won, ascending, and of all.
    wins: Vec<u16>,
    all: Vec<u16>,
}

impl Tally {
    pub(crate) fn of(game: &Scrapyard, player: Option<Player>, games: u32) -> Self {
        let (mut lost, mut wins, mut all) = (0, Vec::new(), Vec::new());
        for seed in 0..u64::from(games) {
            let outcome = play(game, player, seed, |_| {});
            all.push(outcome.actions);
            match outcome.result {
                GameResult::Win => wins.push(outcome.actions),
                GameResult::Loss => lost += 1,
                GameResult::Capped => {}
            }
        }
        wins.sort_unstable();
        all.sort_unstable();
        let won = u32::try_from(wins.len()).unwrap();
        Self {
            won: won * 1000 / games,
            lost: lost * 1000 / games,
            wins,
            all,
        }
    }

    /// Returns the median of the action counters of the games won.
    pub(crate) fn median(&self) -> u16 {
        self.wins.get(self.wins.len() / 2).copied().unwrap_or(0)
    }

    pub(crate) fn median_of_all(&self) -> u16 {
        self.all[self.all.len() / 2]
    }
}
