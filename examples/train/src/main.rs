//! Trains the network of a game, and prints it.
//!
//! ```text
//! cargo run --profile fast -p solo-train -- votk > votk.network
//! cargo run --profile fast -p solo-train -- tomb4k win > tomb4k_win.network
//! ```
//!
//! The networks in `crates/solo-players/src/sensible` are its output; the guide, `docs/src/figures.md`, has the commands.
//! Behind the name of the game follow the number of decisions, the seed and the size of a batch, as in [`Lessons`]; of `tomb4k`
//! the aim, the number of games and the seed.

use std::env::args;
use std::error::Error;
use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;

use kings_challenge::{GuardRank, KingsChallenge, Options};
use solo_core::{Features, GameData};
use solo_players::{Aim, Network, NetworkError, Study, Towards, Value, Worth};
use solo_train::{Lessons, Progress, learn, tomb4k};
use trismegistus_bot::{Botmegistus, Outcome, State};

const USAGE: &str =
    "solo-train GAME [DECISIONS [SEED [BATCH]]]\nsolo-train tomb4k score|win [GAMES [SEED]]";

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

fn train<G, V>(game: &G, value: &V, lessons: Lessons) -> Result<Network, NetworkError>
where
    G: GameData<View: Features<G>>,
    V: Value<G>,
{
    let mut shown = 0;
    learn(game, value, lessons, |progress| {
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
    })
}

fn train_tomb4k(aim: &str, games: u32, seed: u64) -> Result<Network, Box<dyn Error>> {
    let aim = match aim {
        "score" => Aim::Score,
        "win" => Aim::Win,
        _ => return Err(USAGE.into()),
    };
    let report = |games, worth| eprintln!("{games}: {worth:.4}");
    Ok(tomb4k::learn(aim, games, seed, report)?)
}

/// Returns the number at an index among the arguments, or `or` if there are fewer.
fn number<T: FromStr<Err: Display>>(arguments: &[String], at: usize, or: T) -> Result<T, String> {
    let Some(text) = arguments.get(at) else {
        return Ok(or);
    };
    text.parse().map_err(|error| format!("{text}: {error}"))
}

/// Trains the network that the arguments name.
fn network(arguments: &[String]) -> Result<Network, Box<dyn Error>> {
    let name = arguments.first().map_or("", String::as_str);
    if name == "tomb4k" {
        let aim = arguments.get(1).map_or("", String::as_str);
        let games = number(arguments, 2, tomb4k::GAMES)?;
        return train_tomb4k(aim, games, number(arguments, 3, 1)?);
    }
    let lessons = Lessons::default();
    let lessons = Lessons {
        decisions: number(arguments, 1, lessons.decisions)?,
        seed: number(arguments, 2, lessons.seed)?,
        batch: number(arguments, 3, lessons.batch)?,
    };
    let score = Towards(Aim::Score);
    Ok(match name {
        "kings-challenge" => {
            // Its network was trained while this was the default, and is as strong under the present one.
            let options = Options {
                guard_rank: GuardRank::Doubled,
                ..Options::default()
            };
            train(&KingsChallenge::new(options), &score, lessons)
        }
        "scrapyard" => train(&scrapyard::Scrapyard::default(), &score, lessons),
        "trismegistus-bot" => train(&Botmegistus::default(), &Lead, lessons),
        "votk" => train(&votk::Valley::default(), &score, lessons),
        _ => return Err(USAGE.into()),
    }?)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = args().skip(1).collect();
    match network(&arguments) {
        Ok(network) => {
            print!("{network}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
