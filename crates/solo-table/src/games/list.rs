//! A list of games as a value.

use std::borrow::Cow;
use std::slice;

use serde::{Serialize, Serializer};
use solo_core::{Dealer, Tables, Value};

use super::EMBEDDED;
use crate::begin::saved_game;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::info::GameInfo;
use crate::limits::Limits;
use crate::presented::Presented;
use crate::table::Table;

/// Games that can be begun and loaded by name: those of this build, those of other crates, or both.
///
/// [`Table::new`], [`Table::load`] and [`games`](crate::games) are shorthands for [`Games::embedded`]. As data,
/// it is the list of its games.
///
/// ```
/// # #[cfg(all(feature = "tomb4k", feature = "votk"))] {
/// use solo_table::{Dealer, Games, Tables};
/// let games = Games::empty().with::<tomb4k::Tomb>();
/// let table = games.table("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// assert_eq!(games.load(&table.save())?.view(), table.view());
/// let error = games.table("votk", &[], &Tables::new(), Dealer::seeded(42)).unwrap_err();
/// assert_eq!(error.to_string(), "there is no game \"votk\" here");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Games {
    list: Cow<'static, [GameInfo]>,
    limits: Limits,
}

impl Games {
    /// Returns the games of this build: one for each enabled feature.
    pub fn embedded() -> Self {
        Self {
            list: Cow::Borrowed(EMBEDDED),
            limits: Limits::default(),
        }
    }

    /// Returns no games, for a program that has its own only.
    ///
    /// ```
    /// assert_eq!(solo_table::Games::empty().iter().count(), 0);
    /// ```
    pub fn empty() -> Self {
        Self {
            list: Cow::Borrowed(&[]),
            limits: Limits::default(),
        }
    }

    /// Adds a game after the others. It replaces the game that has its name, if there is one.
    #[must_use]
    pub fn with<G: Presented>(mut self) -> Self {
        let added = GameInfo::of::<G>();
        let list = self.list.to_mut();
        match list.iter_mut().find(|game| game.name == added.name) {
            Some(game) => *game = added,
            None => list.push(added),
        }
        self
    }

    /// Sets the bounds of what is accepted from outside, also by the tables that are made here.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Games, Limits};
    /// let mut limits = Limits::default();
    /// limits.save = 100;
    /// let error = Games::embedded().within(limits).load(&"solo-save 2\n".repeat(9)).unwrap_err();
    /// assert_eq!(error.to_string(), "the save has more than 100 bytes");
    /// # }
    /// ```
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Lists the games.
    pub fn iter(&self) -> slice::Iter<'_, GameInfo> {
        self.list.iter()
    }

    /// Returns the game of this name.
    ///
    /// ```
    /// assert!(solo_table::Games::embedded().get("chess").is_none());
    /// ```
    pub fn get(&self, name: &str) -> Option<&GameInfo> {
        self.iter().find(|game| game.name == name)
    }

    pub(crate) fn named(&self, name: &str) -> Result<&GameInfo, TableError> {
        self.get(name).ok_or_else(|| TableError::unknown_game(name))
    }

    /// Begins a game like [`Table::new`].
    ///
    /// # Errors
    /// Those of [`Table::new`], and tables beyond the limits.
    pub fn table(
        &self,
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
    ) -> Result<Table, TableError> {
        self.limits.check_tables(tables)?;
        let table = (self.named(name)?.makers.begin)(options, tables, chance)?;
        Ok(Table::from(table).within(self.limits))
    }

    /// Begins at a position like [`Table::set_up`].
    ///
    /// # Errors
    /// Those of [`Table::set_up`], and tables or a view beyond the limits.
    pub fn set_up(
        &self,
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
        view: &Value,
    ) -> Result<Table, TableError> {
        self.limits.check_tables(tables)?;
        self.limits.check_view(view)?;
        let table = (self.named(name)?.makers.set_up)(options, tables, chance, view)?;
        Ok(Table::from(table).within(self.limits))
    }

    /// Resumes a saved game like [`Table::load`].
    ///
    /// # Errors
    /// The first fault of the save, and a save beyond the limits.
    pub fn load(&self, save: &str) -> Result<Table, TableError> {
        self.load_with(save, &Tables::new())
    }

    /// Resumes a saved game like [`Table::load_with`].
    ///
    /// # Errors
    /// Those of [`Table::load_with`], and tables or a save beyond the limits.
    pub fn load_with(&self, save: &str, tables: &Tables) -> Result<Table, TableError> {
        self.limits.check_tables(tables)?;
        self.limits.check_save(save)?;
        let unknown = "this is not a saved game of a game that is here";
        let game = self.get(saved_game(save));
        let game = game.ok_or_else(|| TableError::new(ErrorKind::BadSave, unknown))?;
        Ok(Table::from((game.makers.load)(save, tables)?).within(self.limits))
    }
}

/// The games of this build.
impl Default for Games {
    fn default() -> Self {
        Self::embedded()
    }
}

impl<'a> IntoIterator for &'a Games {
    type Item = &'a GameInfo;
    type IntoIter = slice::Iter<'a, GameInfo>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list.serialize(serializer)
    }
}
