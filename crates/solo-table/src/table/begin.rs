//! Tables from the start, from a position and from a save, for a list of games that does not know their types.
//! Its callers check the limits.

use solo_core::{Dealer, OptionMap, Session, Tables, Value};

use super::{Table, assemble, loaded, read_options, viewed};
use crate::data::value_of;
use crate::error::TableError;
#[cfg(feature = "learn")]
use crate::learn::{Env, Learner};
use crate::scenic::Scenic;

/// Options as name and value.
type Named<'a> = &'a [(&'a str, &'a str)];

/// Functions by which a list of games begins and loads one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Makers {
    pub(crate) defaults: fn() -> Value,
    pub(crate) begin: fn(Named<'_>, &Tables, Dealer) -> Result<Table, TableError>,
    pub(crate) set_up: fn(Named<'_>, &Tables, Dealer, &Value) -> Result<Table, TableError>,
    pub(crate) load: fn(&str, &Tables) -> Result<Table, TableError>,
    #[cfg(feature = "learn")]
    pub(crate) env: fn(Named<'_>, &Tables, Option<u64>) -> Result<Env, TableError>,
}

impl Makers {
    pub(crate) const fn of<G: Scenic>() -> Self {
        Self {
            defaults: || value_of(&OptionMap(G::Options::default())),
            begin: |options, tables, chance| {
                let game = game::<G>(options, tables)?;
                Ok(Table::of(Session::with_chance(game, chance)))
            },
            set_up: |options, tables, chance, view| {
                let record = viewed(game::<G>(options, tables)?, view)?;
                Ok(Table::of(Session::resume(&record, chance)))
            },
            load: |save, tables| {
                let base = assemble::<G>(G::Options::default(), tables)?;
                loaded(&base, save).map(Table::of)
            },
            #[cfg(feature = "learn")]
            env: |options, tables, seed| {
                let game = game::<G>(options, tables)?;
                Ok(Env(Box::new(Learner::new(game, seed))))
            },
        }
    }
}

fn game<G: Scenic>(options: Named<'_>, tables: &Tables) -> Result<G, TableError> {
    assemble(read_options::<G>(options)?, tables)
}
