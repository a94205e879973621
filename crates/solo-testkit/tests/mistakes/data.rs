//! Positions and the catalogue as data.

use std::collections::HashSet;

use solo_core::{
    Bag, By, Countable, Data, DataPath, Faults, GameData, Ranged, Shape, Table, TableSpec, Tables,
    read_rows, write_rows,
};

use super::game::{COPIES, Room, Shelves};
use super::mistake::{Mistake, calls, made};
use super::nouns::Book;
use super::options::Furniture;

/// A position as data, which must be checked when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Shelves)]
pub struct View {
    hand: Option<Book>,
    last: Vec<Option<Book>>,
    #[data(name = "box")]
    unseen: By<Book, u8>,
    given: u8,
}

/// The copies of one height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("books", clause = "SHELF-1", rows = 9)]
struct BookRow {
    /// Number of copies.
    copies: Ranged<0, 9>,
}

impl GameData for Shelves {
    type View = View;
    const VIEW_RULE: &'static str = "SHELF-1";
    const TABLES: &'static [TableSpec] = &[TableSpec::of::<BookRow>()];

    fn assemble(options: Furniture, tables: &Tables) -> Result<Self, Faults> {
        let mut faults = tables.unknown(Self::TABLES, "SHELF-1");
        let mut copies = COPIES;
        if let Some(csv) = tables
            .csv("books")
            .filter(|_| !made(Mistake::IgnoresTables))
        {
            let rows = read_rows::<BookRow>(&csv, &mut faults);
            let of = |index: usize| rows.get(index).map(|placed| placed.row.copies.get());
            if made(Mistake::PanicsInAssemble) {
                copies = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|index| of(index).unwrap());
            }
            for (index, copies) in copies.iter_mut().enumerate() {
                *copies = of(index).unwrap_or(0);
            }
            let at = if made(Mistake::HidesTheCell) {
                ""
            } else {
                "books"
            };
            if rows.len() != 9 && faults.is_empty() {
                faults.add(at, "SHELF-1", "there are nine heights");
            }
            for copies in copies {
                if !(1..=2).contains(&copies) {
                    faults.add(at, "SHELF-1", format_args!("{copies} copies of a height"));
                }
            }
        }
        let options = if made(Mistake::AssemblesDefaults) {
            Furniture::default()
        } else {
            options
        };
        faults.into_result(Self { options, copies })
    }

    fn tables(&self) -> Tables {
        let rows = self.copies.map(Ranged::nearest);
        let rows = rows.map(|copies| BookRow { copies });
        let mut text = String::new();
        write_rows(&rows, &mut text).unwrap();
        if made(Mistake::RenamesColumn) {
            text = text.replace("copies", "count");
        }
        let tables = Tables::new().with("books", text);
        if made(Mistake::HasAnotherTable) {
            return tables.with("shelves", String::from("number\n1\n"));
        }
        tables
    }

    fn view(&self, room: &Room) -> View {
        let shelves = usize::from(self.options.shelves);
        let given = if made(Mistake::ViewsNoGifts) {
            0
        } else {
            room.given
        };
        if made(Mistake::PanicsInView) {
            assert!(room.given < 2, "two gifts");
        }
        let mut unseen: By<Book, u8> = room.unseen.iter().collect();
        if made(Mistake::ViewsInAnyOrder) {
            let books: HashSet<(Book, u8)> = unseen.0.into_iter().collect();
            unseen = By(books.into_iter().collect());
        }
        View {
            hand: room.hand,
            last: room.last.iter().copied().take(shelves).collect(),
            unseen,
            given,
        }
    }

    fn pack(&self, view: &View) -> Room {
        let mut unseen = Bag::new();
        for &(book, copies) in &view.unseen.0 {
            (0..copies).for_each(|_| _ = unseen.put(book));
        }
        let shelves = usize::from(self.options.shelves);
        let mut last = [None; 4];
        for (index, end) in last.iter_mut().enumerate().take(shelves) {
            *end = if made(Mistake::PanicsInPack) {
                view.last[index]
            } else {
                view.last.get(index).copied().flatten()
            };
        }
        let hand = view.hand.filter(|_| !made(Mistake::PacksNoHand));
        let mut given = view.given;
        if made(Mistake::GuessesGifts) {
            let there = u32::from(unseen.len()) + u32::from(hand.is_some());
            let shelved = last.iter().flatten().count() as u32;
            given = self.books().saturating_sub(there + shelved) as u8;
        }
        Room {
            hand,
            last,
            unseen,
            given,
        }
    }

    fn set_up(&self, view: &View) -> Result<Room, Faults> {
        let room = self.pack(view);
        if made(Mistake::TrustsViews) {
            return Ok(room);
        }
        let mut faults = Faults::found_by(|findings| solo_core::Game::audit(self, &room, findings));
        if !made(Mistake::SkipsSurplus) {
            let whole = DataPath::whole(Self::VIEW_RULE);
            self.view(&room).compare(view, self, &whole, &mut faults);
        }
        faults.into_result(room)
    }
}

/// Returns the fingerprint of the copies.
pub(super) fn fingerprint(game: &Shelves) -> u64 {
    let mood = if made(Mistake::MarksByMood) {
        calls()
    } else {
        0
    };
    let copies = if made(Mistake::MarksAllAlike) {
        COPIES
    } else {
        game.copies
    };
    let value = solo_core::Fingerprint::new().and(&copies).value();
    value ^ u64::from(mood)
}

/// Returns every book of a game.
pub(super) fn books(game: &Shelves) -> Bag<Book, 9> {
    let mut unseen = Bag::new();
    let copies = if made(Mistake::FillsThePublishedBox) {
        COPIES
    } else {
        game.copies
    };
    for (book, copies) in Book::values(game).zip(copies) {
        (0..copies).for_each(|_| _ = unseen.put(book));
    }
    unseen
}
