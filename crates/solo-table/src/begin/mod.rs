//! Games from outside: options, tables, positions and saves.

mod read;

use solo_core::{
    Game, GameData, Of, OptionValue, Options, Record, SaveReader, Session, Tables, Value, shown,
};

use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::scenic::Scenic;

pub(crate) use read::{assemble, line, read_options, read_position, saved_game};

/// A game like the present one, with other options or tables as far as they are given.
pub(crate) fn game_like<G: GameData>(
    present: &G,
    options: Option<&Value>,
    tables: Option<&Tables>,
) -> Result<G, TableError> {
    let options = match options {
        Some(data) => options_of::<G>(data)?,
        None => Game::options(present).clone(),
    };
    match tables {
        Some(tables) => assemble(options, tables),
        None => present
            .with_options(options)
            .map_err(|error| TableError::new(ErrorKind::BadOption, error)),
    }
}

/// Lists the options that differ from the defaults, as `name=value`.
pub(crate) fn changed(options: &Value, defaults: &Value) -> Vec<String> {
    let named = options.as_object().into_iter().flatten();
    let changed = named.filter(|(name, value)| defaults.get(name.as_str()) != Some(*value));
    let said = changed.map(|(name, value)| match value.as_str() {
        Some(word) => format!("{name}={word}"),
        None => format!("{name}={value}"),
    });
    said.collect()
}

/// Options from an object; those that it does not name have their defaults.
fn options_of<G: Game>(data: &Value) -> Result<G::Options, TableError> {
    let bad = |message: core::fmt::Arguments<'_>| TableError::new(ErrorKind::BadOption, message);
    let Value::Object(named) = data else {
        let found = shown(data);
        let message = format_args!("expected an object of option names and values, found {found}");
        return Err(bad(message));
    };
    let mut options = G::Options::default();
    for (name, value) in named {
        let read = option_value(value).ok_or_else(|| {
            let expected = "expected true, false, a whole number or a word";
            bad(format_args!("{name}: {expected}, found {}", shown(value)))
        })?;
        let set = options.set(name, read);
        set.map_err(|error| TableError::option::<G::Options>(name, error))?;
    }
    Ok(options)
}

fn option_value(value: &Value) -> Option<OptionValue<'_>> {
    match value {
        Value::Bool(flag) => Some(OptionValue::Flag(*flag)),
        Value::Number(number) => {
            let number = i32::try_from(number.as_i64()?).ok()?;
            Some(OptionValue::Number(number))
        }
        Value::String(word) => Some(OptionValue::Word(word)),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// A record that begins at the position of a view.
pub(crate) fn viewed<G: GameData>(game: G, view: &Value) -> Result<Record<G>, TableError> {
    let bad = |faults| TableError::faulty(ErrorKind::BadPosition, &faults);
    let state = game.set_up_data(view).map_err(bad)?;
    // As the type has it: a save is the same in whatever order a language keeps the fields.
    let text = line(&Of::new(&game, &game.read_view(view).map_err(bad)?));
    begun_at(game, text, state)
}

fn begun_at<G: Game>(game: G, text: String, state: G::State) -> Result<Record<G>, TableError> {
    Record::from_position(game, text, state)
        .map_err(|error| TableError::new(ErrorKind::BadPosition, error))
}

/// A saved game; `base` supplies the catalogue if the save does not.
pub(crate) fn loaded<G: GameData>(base: &G, save: &str) -> Result<Session<G>, TableError> {
    SaveReader::new(base)
        .catalogues()
        .positions(&read_position::<G>)
        .parse(save)
        .map_err(|error| TableError::save(&error))
}

/// A record that begins at the corrected position.
pub(crate) fn amended<G: Scenic>(
    game: &G,
    state: &G::State,
    edits: &[&str],
) -> Result<Record<G>, TableError> {
    let amended = game.amend(state, edits).ok_or_else(|| {
        TableError::new(
            ErrorKind::NoAmend,
            format_args!("{} has no `amend`", G::NAME),
        )
    })?;
    let state = amended.map_err(|faults| TableError::faulty(ErrorKind::BadPosition, &faults))?;
    let text = line(&game.view_data(&state));
    begun_at(game.clone(), text, state)
}
