//! Further games by the rules of a table: from the start, from a position, from a save.

use solo_core::{
    Game, GameData, OptionValue, Options, Record, SaveReader, Session, Tables, Value, shown,
};

use super::{Table, assemble, line, read_position};
use crate::data::value_of;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::scenic::Scenic;

impl Table {
    /// Begins the same game from the start, without a source of chance.
    ///
    /// `options` is an object as [`Table::options`] gives it, in which those that are missing have their
    /// defaults; `tables` are those of the catalogue that differ from the embedded ones. Either stays what
    /// it is at this table if it is `None`.
    ///
    /// # Errors
    /// An unknown option, a value that an option does not have, and every fault of the tables.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// let options = serde_json::from_str(r#"{"min_delve_turns": 2}"#).unwrap();
    /// let again = table.begin_again(Some(&options), None)?;
    /// assert_eq!(again.options().get("min_delve_turns"), Some(&2.into()));
    /// let options = serde_json::from_str(r#"{"torches": 2}"#).unwrap();
    /// let error = table.begin_again(Some(&options), None).unwrap_err();
    /// assert_eq!(error.to_string(), "torches: there is no option of this name");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn begin_again(
        &self,
        options: Option<&Value>,
        tables: Option<&Tables>,
    ) -> Result<Self, TableError> {
        self.check(None, tables)?;
        Ok(self.like(self.session.begin_again(options, tables)?))
    }

    /// Sets up the same game at a position, without a source of chance: `view` as [`Table::view`]
    /// returns it, perhaps edited; options and tables as for [`Table::begin_again`].
    ///
    /// # Errors
    /// Those of [`Table::begin_again`], and every fault of the view.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let options = [("min_delve_turns", "2")];
    /// let table = Table::new("tomb4k", &options, &Tables::new(), Dealer::seeded(42))?;
    /// let same = table.set_up_here(&table.view(), None, None)?;
    /// assert_eq!((same.view(), same.options()), (table.view(), table.options()));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn set_up_here(
        &self,
        view: &Value,
        options: Option<&Value>,
        tables: Option<&Tables>,
    ) -> Result<Self, TableError> {
        self.check(Some(view), tables)?;
        Ok(self.like(self.session.set_up_here(view, options, tables)?))
    }

    /// A saved game of the game of this table, played with the tables of this one unless the save
    /// contains its own.
    ///
    /// # Errors
    /// The first fault of the save; that it is one of another game is a fault, too.
    ///
    /// ```
    /// # #[cfg(all(feature = "tomb4k", feature = "votk"))] {
    /// use solo_table::{Dealer, ErrorKind, Table, Tables};
    /// let table = |name| Table::new(name, &[], &Tables::new(), Dealer::seeded(42));
    /// let save = table("votk")?.save();
    /// assert_eq!(table("votk")?.load_here(&save)?.save(), save);
    /// assert_eq!(table("tomb4k")?.load_here(&save).unwrap_err().kind, ErrorKind::BadSave);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn load_here(&self, save: &str) -> Result<Self, TableError> {
        self.limits.check_save(save)?;
        Ok(self.like(self.session.load_here(save)?))
    }

    /// Corrects the present position, as with `gold 4`: the same game, without a source of chance.
    /// The rulebook of the crate lists the corrections; most games have none.
    ///
    /// # Errors
    /// Every fault of the corrections and of the position that they make, and `no_amend` from a game
    /// without corrections.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, ErrorKind, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.amended(&["gold 4"]).unwrap_err().kind, ErrorKind::NoAmend);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn amended(&self, edits: &[&str]) -> Result<Self, TableError> {
        let bytes = edits.iter().map(|edit| edit.len().saturating_add(1));
        let bytes = bytes.fold(0, usize::saturating_add);
        self.limits.check_line(ErrorKind::BadPosition, bytes)?;
        Ok(self.like(self.session.amended(edits)?))
    }

    /// The inputs of the game as text, in the first form of saves: without seed and without tables.
    /// [`Table::load`] reads it, too.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert!(table.record().starts_with("solo-save 1\n") && !table.record().contains("seed"));
    /// assert!(table.save().starts_with("solo-save 2\n"));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("history", "pgn"))]
    #[must_use]
    pub fn record(&self) -> String {
        self.session.record()
    }

    /// Checks what another table is made from.
    fn check(&self, view: Option<&Value>, tables: Option<&Tables>) -> Result<(), TableError> {
        tables.map_or(Ok(()), |tables| self.limits.check_tables(tables))?;
        view.map_or(Ok(()), |view| self.limits.check_view(view))
    }
}

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
    begun_at(game, line(view), state)
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
    let text = line(&value_of(&game.view_data(&state)));
    begun_at(game.clone(), text, state)
}
