//! Tables from the start, from a position and from a save, by the name of the game. Their callers check
//! the limits.

use solo_core::{Dealer, Session, Tables, Value};

use super::read::saved_game;
use super::{Table, assemble, loaded, read_options, viewed};
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::games::{WithGame, with_game};
use crate::scenic::Scenic;

impl Table {
    /// Sits down at the start of a game.
    pub(crate) fn begun(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
    ) -> Result<Self, TableError> {
        struct New<'a>(&'a [(&'a str, &'a str)], &'a Tables, Dealer);
        impl WithGame for New<'_> {
            type Output = Result<Table, TableError>;

            fn with<G: Scenic>(self) -> Self::Output {
                let game = assemble::<G>(read_options::<G>(self.0)?, self.1)?;
                Ok(Table::of(Session::with_chance(game, self.2)))
            }
        }
        with_game(name, New(options, tables, chance))?
    }

    /// Sits down to a position.
    pub(crate) fn placed(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
        view: &Value,
    ) -> Result<Self, TableError> {
        struct SetUp<'a>(&'a [(&'a str, &'a str)], &'a Tables, Dealer, &'a Value);
        impl WithGame for SetUp<'_> {
            type Output = Result<Table, TableError>;

            fn with<G: Scenic>(self) -> Self::Output {
                let game = assemble::<G>(read_options::<G>(self.0)?, self.1)?;
                Ok(Table::of(Session::resume(&viewed(game, self.3)?, self.2)))
            }
        }
        with_game(name, SetUp(options, tables, chance, view))?
    }

    /// Goes on with a saved game.
    pub(crate) fn saved(text: &str, tables: &Tables) -> Result<Self, TableError> {
        struct Load<'a>(&'a str, &'a Tables);
        impl WithGame for Load<'_> {
            type Output = Result<Table, TableError>;

            fn with<G: Scenic>(self) -> Self::Output {
                let base = assemble::<G>(G::Options::default(), self.1)?;
                loaded(&base, self.0).map(Table::of)
            }
        }
        with_game(saved_game(text), Load(text, tables)).map_err(|_| {
            TableError::new(
                ErrorKind::BadSave,
                "this is not a saved game of a game that is here",
            )
        })?
    }
}
