//! The games by name.

use std::io;

use solo_core::{Game, GameData, OptionValue, Options};
use solo_players::Study;

/// A program that can be run with any game.
pub trait Program {
    /// The result of the program.
    type Output;

    /// Runs the program with the game `G`.
    fn run<G: GameData + Study>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Names of all games.
        pub const NAMES: &[&str] = &[$(<$game as solo_core::Game>::NAME),+];

        /// Runs a program with the game of this name; `None` if there is none.
        pub fn run<P: Program>(name: &str, program: P) -> Option<P::Output> {
            $(
                if name == <$game as solo_core::Game>::NAME {
                    return Some(program.run::<$game>());
                }
            )+
            None
        }
    };
}

games! {
    // games: CRATE::TYPE,
    tomb4k::Tomb,
    votk::Valley,
    scrapyard::Scrapyard,
    kings_challenge::KingsChallenge,
    trismegistus_bot::Botmegistus,
    // games end
}

/// Returns whether the ends of the game of this name say who has won.
pub fn has_wins(name: &str) -> bool {
    struct HasWins;
    impl Program for HasWins {
        type Output = bool;

        fn run<G: GameData + Study>(self) -> bool {
            G::HAS_WINS
        }
    }
    run(name, HasWins).unwrap_or(true)
}

/// Reads options written as `name=value`.
///
/// # Errors
/// Names and values that the game does not have.
pub fn read_options<G: Game>(texts: &[String]) -> io::Result<G::Options> {
    let mut options = G::Options::default();
    for text in texts {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        options
            .set(name, OptionValue::from_text(value))
            .map_err(|error| io::Error::other(format!("{}: {text}: {error}", G::NAME)))?;
    }
    Ok(options)
}
