//! The well as data.

use solo_core::{
    Bag, Data, Faults, Game, GameData, Ranged, Table, TableSpec, Tables, read_rows, write_rows,
};

use core::cell::Cell;

use super::{Broken, Due, Rune, Shaft, Well, WellOptions};

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Well)]
pub struct View {
    #[data(clause = "WE-7")]
    pub hand: [u8; 4],
    #[data(clause = "WE-7")]
    pub gone: [u8; 4],
    pub pips: u8,
    pub turn: u8,
    #[data(clause = "WE-4")]
    pub due: Due,
}

std::thread_local! {
    /// `true` if wells of this thread omit the locations of faults: `assemble` has no well that could say so.
    static CARELESS: Cell<bool> = const { Cell::new(false) };
}

/// Runs a function during which the wells of this thread omit the locations of faults.
pub fn carelessly<T>(run: impl FnOnce() -> T) -> T {
    CARELESS.set(true);
    let result = run();
    CARELESS.set(false);
    result
}

/// The number of copies of a rune.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("runes", clause = "WE-11", rows = 4)]
struct RuneRow {
    /// Number of copies.
    copies: Ranged<0, 3>,
}

fn counts(bag: &Bag<Rune, 4>) -> [u8; 4] {
    [0, 1, 2, 3].map(|rune| bag.copies(Rune(rune)))
}

impl GameData for Well {
    type View = View;
    const VIEW_RULE: &'static str = "WE-12";
    const TABLES: &'static [TableSpec] = &[TableSpec::of::<RuneRow>()];

    fn assemble(options: WellOptions, tables: &Tables) -> Result<Self, Faults> {
        let (mut base, mut faults) = (Self::default(), tables.unknown(Self::TABLES, "WE-11"));
        if let Some(csv) = tables.csv("runes") {
            let rows = read_rows::<RuneRow>(&csv, &mut faults);
            let copies = rows.iter().map(|placed| placed.row.copies.get());
            match <[u8; 4]>::try_from(copies.collect::<Vec<u8>>()) {
                Ok(copies) => base.copies = copies,
                Err(copies) => {
                    let at = if CARELESS.get() { "" } else { "runes" };
                    faults.add(at, "WE-11", format_args!("{} of 4 rows", copies.len()));
                }
            }
        }
        match base.with_options(options) {
            Ok(well) => faults.into_result(well),
            Err(error) => {
                faults.add("options", "WE-3", error);
                faults.into_result(base)
            }
        }
    }

    fn tables(&self) -> Tables {
        let copies = self.copies.map(Ranged::nearest);
        let rows = copies.map(|copies| RuneRow { copies });
        let mut text = String::new();
        write_rows(&rows, &mut text).unwrap();
        match self.broken {
            Broken::ForgetfulTables => Tables::new(),
            Broken::OtherColumns => Tables::new().with("runes", text.replace("copies", "number")),
            _ => Tables::new().with("runes", text),
        }
    }

    fn view(&self, shaft: &Shaft) -> View {
        View {
            hand: counts(&shaft.hand),
            gone: counts(&shaft.gone),
            pips: match self.broken {
                Broken::ForgetfulView => 0,
                _ => shaft.pips,
            },
            turn: shaft.turn,
            due: shaft.due,
        }
    }

    fn pack(&self, view: &View) -> Shaft {
        let mut unseen = self.deck();
        let mut bag = |counts: [u8; 4]| {
            let mut bag = Bag::new();
            for (rune, copies) in (0..).map(Rune).zip(counts) {
                (0..copies).for_each(|_| _ = unseen.take(rune) && bag.put(rune));
            }
            bag
        };
        let (hand, gone) = (bag(view.hand), bag(view.gone));
        Shaft {
            unseen,
            hand,
            gone,
            pips: view.pips,
            turn: view.turn,
            due: view.due,
        }
    }

    fn set_up(&self, view: &View) -> Result<Shaft, Faults> {
        let shaft = self.pack(view);
        if self.is(Broken::TrustsViews) {
            return Ok(shaft);
        }
        let mut faults = Faults::found_by(|findings| self.audit(&shaft, findings));
        let whole = solo_core::DataPath::whole(Self::VIEW_RULE);
        solo_core::Shape::compare(&self.view(&shaft), view, self, &whole, &mut faults);
        faults.into_result(shaft)
    }
}
