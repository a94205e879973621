//! Readers of input from outside: options, tables, positions, saves.

use serde::Serialize;
use solo_core::{Faults, Game, GameData, OptionValue, Options, Tables, read_json};

use crate::error::TableError;
use crate::error_kind::ErrorKind;

pub(crate) fn read_options<G: Game>(named: &[(&str, &str)]) -> Result<G::Options, TableError> {
    let mut options = G::Options::default();
    for (name, value) in named {
        let set = options.set(name, OptionValue::from_text(value));
        set.map_err(|error| TableError::option::<G::Options>(name, error))?;
    }
    Ok(options)
}

pub(crate) fn assemble<G: GameData>(options: G::Options, tables: &Tables) -> Result<G, TableError> {
    let bad = |faults: Faults| TableError::faulty(ErrorKind::BadCatalogue, &faults);
    G::assemble(options, tables).map_err(bad)
}

pub(crate) fn read_position<G: GameData>(game: &G, text: &str) -> Result<G::State, String> {
    let view = read_json(text).map_err(|error| error.to_string())?;
    game.set_up_data(&view).map_err(|faults| faults.to_string())
}

/// A view as a save holds it: in one line.
pub(crate) fn line(view: &impl Serialize) -> String {
    // Names are texts, and memory accepts every write.
    serde_json::to_string(view).unwrap_or_default()
}

/// The name of the game in the second line of a save.
pub(crate) fn saved_game(text: &str) -> &str {
    let line = text.lines().find_map(|line| line.strip_prefix("game "));
    line.unwrap_or_default()
}
