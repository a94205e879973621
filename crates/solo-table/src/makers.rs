//! Sessions from the start, from a position and from a save, for a list of games that does not know their types.
//! Its callers check the limits.

use solo_core::{Dealer, OptionMap, Session, Tables, Value};

use crate::any_session::Boxed;
use crate::begin::{assemble, loaded, read_options, viewed};
use crate::data::Json;
use crate::error::TableError;
use crate::presented::Presented;

/// Options as name and value.
type Named<'a> = &'a [(&'a str, &'a str)];

/// Functions by which a list of games begins and loads one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Makers {
    pub(crate) defaults: fn() -> Json,
    pub(crate) begin: fn(Named<'_>, &Tables, Dealer) -> Boxed,
    pub(crate) set_up: fn(Named<'_>, &Tables, Dealer, &Value) -> Boxed,
    pub(crate) load: fn(&str, &Tables) -> Boxed,
}

impl Makers {
    pub(crate) const fn of<G: Presented>() -> Self {
        Self {
            defaults: || Json::of(&OptionMap(G::Options::default())),
            begin: |options, tables, chance| {
                let game = game::<G>(options, tables)?;
                Ok(Box::new(Session::with_chance(game, chance)))
            },
            set_up: |options, tables, chance, view| {
                let record = viewed(game::<G>(options, tables)?, view)?;
                Ok(Box::new(Session::resume(&record, chance)))
            },
            load: |save, tables| {
                let base = assemble::<G>(G::Options::default(), tables)?;
                Ok(Box::new(loaded(&base, save)?))
            },
        }
    }
}

fn game<G: Presented>(options: Named<'_>, tables: &Tables) -> Result<G, TableError> {
    assemble(read_options::<G>(options)?, tables)
}
