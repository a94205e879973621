//! The games by name. A game is a line here and a folder beside this file.

#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;
#[cfg(feature = "votk")]
mod votk;

use solo_core::{Game, OptionMap, Options, Value};

use crate::data::value_of;
use crate::error::TableError;
use crate::scenic::{GameInfo, Scenic};

/// Work on a game of any type.
pub(crate) trait WithGame {
    type Output;

    fn with<G: Scenic>(self) -> Self::Output;
}

macro_rules! games {
    ($($feature:literal $game:ty),+ $(,)?) => {
        const GAMES: &[GameInfo] = &[$(
            #[cfg(feature = $feature)]
            info::<$game>(),
        )+];

        /// Does the work with the game of this name.
        pub(crate) fn with_game<W: WithGame>(name: &str, work: W) -> Result<W::Output, TableError> {
            $(
                #[cfg(feature = $feature)]
                if name == <$game as Game>::NAME {
                    return Ok(work.with::<$game>());
                }
            )+
            Err(TableError::unknown_game(name))
        }
    };
}

games! {
    "tomb4k" ::tomb4k::Tomb,
    "votk" ::votk::Valley,
    "scrapyard" ::scrapyard::Scrapyard,
    "kings-challenge" ::kings_challenge::KingsChallenge,
    "trismegistus-bot" ::trismegistus_bot::Botmegistus,
}

const fn info<G: Scenic>() -> GameInfo {
    GameInfo {
        name: G::NAME,
        rules_version: G::RULES_VERSION,
        facts: G::FACTS,
        options: <G::Options as Options>::SPECS,
        tables: G::TABLES,
        shown: G::SHOWN,
        defaults: defaults::<G>,
    }
}

fn defaults<G: Game>() -> Value {
    value_of(&OptionMap(G::Options::default()))
}

/// Returns the games of this build: one for each enabled feature.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// let names: Vec<_> = solo_table::games().iter().map(|game| game.name).collect();
/// assert!(names.contains(&"tomb4k"));
/// # }
/// ```
#[must_use]
pub fn games() -> &'static [GameInfo] {
    GAMES
}
