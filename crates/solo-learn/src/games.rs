//! The games of this workspace, by their tables.

use solo_table::{ErrorKind, Table, TableError};

use crate::Env;

/// A function that resumes the game of a table if it is a certain one.
type Resume = fn(&Table) -> Option<Env>;

// One game a line, as the list of games writes it.
#[rustfmt::skip]
const GAMES: &[Resume] = &[
    // games: #[cfg(feature = "NAME")]\n|table| table.session::<CRATE::TYPE>().map(Env::from),
    #[cfg(feature = "tomb4k")]
    |table| table.session::<tomb4k::Tomb>().map(Env::from),
    #[cfg(feature = "votk")]
    |table| table.session::<votk::Valley>().map(Env::from),
    #[cfg(feature = "scrapyard")]
    |table| table.session::<scrapyard::Scrapyard>().map(Env::from),
    #[cfg(feature = "kings-challenge")]
    |table| table.session::<kings_challenge::KingsChallenge>().map(Env::from),
    #[cfg(feature = "trismegistus-bot")]
    |table| table.session::<trismegistus_bot::Botmegistus>().map(Env::from),
    // games end
];

/// Resumes the game of a table.
pub(crate) fn of(table: &Table) -> Result<Env, TableError> {
    let mut games = GAMES.iter();
    let found = games.find_map(|resume| resume(table));
    found.ok_or_else(|| unknown(table.name()))
}

fn unknown(name: &str) -> TableError {
    let message = format_args!("{name:?} is no game of solo-learn: make an Env from its session");
    TableError::new(ErrorKind::UnknownGame, message)
}
