//! The games by name: those of this build, and lists that a program makes. A game of this build is a line here
//! and a folder beside this file.

// games: #[cfg(feature = "NAME")]\nmod CRATE;\n
#[cfg(feature = "tomb4k")]
mod tomb4k;

#[cfg(feature = "votk")]
mod votk;

#[cfg(feature = "scrapyard")]
mod scrapyard;

#[cfg(feature = "kings-challenge")]
mod kings_challenge;

#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;

// games end

mod begin;
mod list;

use crate::info::GameInfo;

pub use list::Games;

const EMBEDDED: &[GameInfo] = &[
    // games: #[cfg(feature = "NAME")]\nGameInfo::of::<::CRATE::TYPE>(),
    #[cfg(feature = "tomb4k")]
    GameInfo::of::<::tomb4k::Tomb>(),
    #[cfg(feature = "votk")]
    GameInfo::of::<::votk::Valley>(),
    #[cfg(feature = "scrapyard")]
    GameInfo::of::<::scrapyard::Scrapyard>(),
    #[cfg(feature = "kings-challenge")]
    GameInfo::of::<::kings_challenge::KingsChallenge>(),
    #[cfg(feature = "trismegistus-bot")]
    GameInfo::of::<::trismegistus_bot::Botmegistus>(),
    // games end
];

/// Returns the games of this build: one for each enabled feature. [`Games`] adds those of other crates.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// let names: Vec<_> = solo_table::games().iter().map(|game| game.name).collect();
/// assert!(names.contains(&"tomb4k"));
/// # }
/// ```
pub fn games() -> &'static [GameInfo] {
    EMBEDDED
}
