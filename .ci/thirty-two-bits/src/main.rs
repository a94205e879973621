//! Prints digests of random games and checks their laws: thirty-two-bits GAME GAMES
//!
//! The first line of a game is that of `docs/tests/digests.txt`.

use std::process::ExitCode;

use solo_core::GameData;
use solo_testkit::{digest, laws};

/// Games that a line of `docs/tests/digests.txt` is about.
const KEPT: u32 = 100;

fn prove<G: GameData + Clone>(games: u32) -> Result<(), String> {
    let (base, name) = (laws::embedded::<G>(), G::NAME);
    let kept = digest(&base, KEPT)?;
    println!("{name} rules {}: {kept:016x}", G::RULES_VERSION);
    if games > KEPT {
        println!("{name}, {games} games: {:016x}", digest(&base, games)?);
    }
    laws::all(&base, games)?;
    println!("{name}, {games} games: every law holds");
    Ok(())
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let games = arguments.next().and_then(|number| number.parse().ok());
    let proof = match (game.as_str(), games) {
        // games: ("NAME", Some(games)) => prove::<CRATE::TYPE>(games),
        ("tomb4k", Some(games)) => prove::<tomb4k::Tomb>(games),
        ("votk", Some(games)) => prove::<votk::Valley>(games),
        ("scrapyard", Some(games)) => prove::<scrapyard::Scrapyard>(games),
        ("kings-challenge", Some(games)) => prove::<kings_challenge::KingsChallenge>(games),
        ("trismegistus-bot", Some(games)) => prove::<trismegistus_bot::Botmegistus>(games),
        // games end
        _ => Err("expected the name of a game and a number of games".to_owned()),
    };
    match proof {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{game}: {fault}");
            ExitCode::FAILURE
        }
    }
}
