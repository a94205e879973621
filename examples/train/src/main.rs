//! Trains the network of a game, and prints it.
//!
//! ```text
//! cargo run --profile fast -p solo-players --all-features --example learns -- votk > votk.network
//! ```
//!
//! The networks beside `src/sensible/mod.rs` are its output; the guide, `docs/src/figures.md`, has the commands.
//! Behind the name of the game follow the number of decisions, the seed and the size of a batch, as in
//! [`Lessons`].
#![allow(
    clippy::arithmetic_side_effects,
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "a tool that is run by hand"
)]

use std::env::args;
use std::error::Error;

use kings_challenge::{GuardRank, KingsChallenge, Options};
use solo_core::{Features, GameData};
use solo_players::{Aim, Lessons, Progress, Study, Towards, Value, Worth, learn};
use trismegistus_bot::{Botmegistus, Outcome, State};

/// Maximum of a lead in Trismegistus that still counts; `Study::worth` counts up to 200 points, which a trained
/// player exceeds.
const MOST: i32 = 400;

/// The aim in Trismegistus: the lead of the human, at the end or if the game ended now.
struct Lead;

impl Value<Botmegistus> for Lead {
    fn outcome(&self, _: &Botmegistus, outcome: &Outcome) -> Worth {
        Worth::between(-MOST, Botmegistus::points(outcome), MOST)
    }

    fn position(&self, game: &Botmegistus, state: &State) -> Worth {
        let points = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let lead = points(game.human_board(state)) - points(game.score_so_far(state).total());
        Worth::between(-MOST, lead, MOST)
    }
}

fn train<G, V>(game: &G, value: &V, lessons: Lessons)
where
    G: GameData<View: Features<G>>,
    V: Value<G>,
{
    let mut shown = 0;
    let report = |progress: Progress| {
        if progress.decisions >= shown {
            let Progress {
                games,
                decisions,
                worth,
                ..
            } = progress;
            eprintln!("{decisions} decisions, {games} games: worth {worth:.4}");
            shown = decisions + lessons.decisions / 50;
        }
    };
    print!("{}", learn(game, value, lessons, report));
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = args().skip(1).collect();
    let mut lessons = Lessons::default();
    if let Some(decisions) = arguments.get(1) {
        lessons.decisions = decisions.parse()?;
    }
    if let Some(seed) = arguments.get(2) {
        lessons.seed = seed.parse()?;
    }
    if let Some(batch) = arguments.get(3) {
        lessons.batch = batch.parse()?;
    }
    let score = Towards(Aim::Score);
    match arguments.first().map(String::as_str) {
        Some("kings-challenge") => {
            // Its network was trained while this was the default, and is as strong under the present one.
            let options = Options {
                guard_rank: GuardRank::Doubled,
                ..Options::default()
            };
            train(&KingsChallenge::new(options), &score, lessons);
        }
        Some("scrapyard") => train(&scrapyard::Scrapyard::default(), &score, lessons),
        Some("tomb4k") => train(&tomb4k::Tomb::default(), &score, lessons),
        Some("trismegistus-bot") => train(&Botmegistus::default(), &Lead, lessons),
        Some("votk") => train(&votk::Valley::default(), &score, lessons),
        _ => return Err("learns GAME [DECISIONS [SEED [BATCH]]]".into()),
    }
    Ok(())
}
