//! Values that the targets of a game share, made once.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::BTreeMap;

use solo_core::{GameData, Session, Tables};

/// A table as rows of cells, the header first.
pub(crate) type Grid = Vec<Vec<String>>;

/// A game with its embedded catalogue and default options.
pub(crate) struct House<G> {
    pub(crate) game: G,
    /// Saves without an input, up to the line that ends them: both forms, without and with catalogue.
    pub(crate) heads: [String; 4],
    /// The tables of the catalogue.
    pub(crate) tables: Vec<(String, Grid)>,
}

impl<G: GameData> House<G> {
    fn new() -> Self {
        let game = G::assemble(G::Options::default(), &Tables::new());
        let game = game.expect("the embedded catalogue is sound");
        let (plain, full) = (
            Session::new(game.clone()),
            Session::new(game.clone()).with_catalogue(),
        );
        let saves = [
            plain.record().to_text(),
            plain.to_text(),
            full.record().to_text(),
            full.to_text(),
        ];
        let tables = game.tables();
        let grid = |(name, _)| {
            let csv = tables.csv(name).expect("the table was listed");
            let rows = csv.rows().map(|(_, cells)| cells.to_vec());
            let grid = std::iter::once(csv.header().to_vec()).chain(rows);
            (String::from(name), grid.collect())
        };
        Self {
            heads: saves.map(|save| {
                let (head, _) = save.rsplit_once("end ").expect("every save has an end");
                String::from(head)
            }),
            tables: tables.iter().map(grid).collect(),
            game,
        }
    }

    /// Returns the only one of its kind.
    pub(crate) fn of() -> &'static Self {
        thread_local! {
            static ALL: RefCell<BTreeMap<TypeId, &'static dyn Any>> = RefCell::default();
        }
        let known = ALL.with_borrow(|all| all.get(&TypeId::of::<G>()).copied());
        let house = known.unwrap_or_else(|| {
            let made: &'static dyn Any = Box::leak(Box::new(Self::new()));
            ALL.with_borrow_mut(|all| all.insert(TypeId::of::<G>(), made));
            made
        });
        house.downcast_ref().expect("filed under its type")
    }
}
