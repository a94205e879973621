//! The games by name.

use solo_core::Interchange;

/// A program that can be run with any game.
pub trait Program {
    /// What the program returns.
    type Output;

    /// Runs the program with the game `G`.
    fn run<G: Interchange + Clone>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
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

// One line per game.
games! {
    tomb4k::Tomb,
    votk::Valley,
    scrapyard::Scrapyard,
    kings_challenge::KingsChallenge,
    trismegistus_bot::Botmegistus,
}
