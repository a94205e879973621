//! Shelves: the game of the chapter "Write your own game", which shows this file from here to the end.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "tests may panic, and some fields need no words"
)]

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use solo_core::{
    Bag, Events, Faults, Flow, Game, Input, InputOf, Interchange, Kind, Next, Notation,
    NotationError, OptionError, Source, Unseen, Weight, Words,
};

/// A book, told apart by its height, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Book(u8);

/// Copies of every height in the box (SHELF-1).
const COPIES: u8 = 2;

impl Kind for Book {
    const COUNT: usize = 9;

    fn index(self) -> u8 {
        self.0.saturating_sub(1)
    }

    fn from_index(index: u8) -> Option<Self> {
        (index < 9).then(|| Self(index.saturating_add(1)))
    }
}

impl Book {
    /// Every height, ascending.
    fn all() -> impl Iterator<Item = Self> {
        (1..=9).map(Self)
    }
}

/// Written `book 7`.
impl Display for Book {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "book {}", self.0)
    }
}

impl FromStr for Book {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        if words.next_word("book")? != "book" {
            return Err(words.wrong("book"));
        }
        let height = words.number(1, 9, "a height, 1 to 9")?;
        words.end()?;
        Ok(Self(height))
    }
}

impl Notation for Book {
    fn visit_all(visit: impl FnMut(Self)) {
        Self::all().for_each(visit);
    }
}

/// What the player decides. The order of the variants is the order of the legal lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Put the book on this shelf, 1 to 4.
    Shelf(u8),
    /// Give the book away.
    Give,
}

impl Choice {
    /// Every choice that can be written down.
    fn all() -> impl Iterator<Item = Self> {
        (1..=4).map(Self::Shelf).chain([Self::Give])
    }
}

/// Written `shelf 2` and `give`.
impl Display for Choice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shelf(number) => write!(f, "shelf {number}"),
            Self::Give => f.write_str("give"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|choice| choice.to_string() == text);
        found.ok_or(NotationError::new(0, "shelf 1 to shelf 4, or give"))
    }
}

impl Notation for Choice {
    fn visit_all(visit: impl FnMut(Self)) {
        Self::all().for_each(visit);
    }
}

/// A position: what somebody knows who has watched the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    /// The book that was taken out of the box and has no place yet.
    hand: Option<Book>,
    /// The height of the last book on each shelf, 0 for an empty shelf; shelves that are not there
    /// stay empty.
    last: [u8; 4],
    /// The books in the box. Nobody knows their order, so there is none.
    unseen: Bag<Book, 9>,
    /// How many books were given away.
    given: u8,
}

const _: () = assert!(size_of::<Room>() <= 24);

impl Room {
    /// How many books have found a place.
    fn shelved(&self) -> u8 {
        let unseen = u8::try_from(self.unseen.total()).unwrap_or(u8::MAX);
        18_u8
            .saturating_sub(unseen)
            .saturating_sub(self.given)
            .saturating_sub(u8::from(self.hand.is_some()))
    }

    /// The height of the last book on a shelf, counted from 1.
    fn last_on(&mut self, shelf: u8) -> Option<&mut u8> {
        usize::from(shelf)
            .checked_sub(1)
            .and_then(|place| self.last.get_mut(place))
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A book was taken out of the box.
    Taken { book: Book },
    /// It was put on a shelf.
    Shelved { book: Book, shelf: u8 },
    /// It was given away.
    Given { book: Book },
}

/// How the game ended (SHELF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Books on the shelves, 0 to 18.
    score: u8,
    /// Whether none was given away.
    won: bool,
}

/// Why an input is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The text means nothing.
    #[error(transparent)]
    Notation(NotationError),
    /// A book must be taken out of the box first.
    #[error("no book is in hand")]
    NoBook,
    /// The book in hand must find its place first.
    #[error("a book is in hand already")]
    BookInHand,
    /// The book is not in the box any more.
    #[error("{book} is not in the box")]
    NotInBox { book: Book },
    /// The room has fewer shelves.
    #[error("there are {shelves} shelves only")]
    NoShelf { shelves: u8 },
    /// The last book on the shelf is taller.
    #[error("the last book there has height {last}")]
    TooSmall { last: u8 },
}

impl From<NotationError> for Refusal {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl solo_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "SHELF-6",
            Self::Notation(_) => "SHELF-8",
            Self::NoBook | Self::NotInBox { .. } => "SHELF-2",
            Self::BookInHand => "SHELF-3",
            Self::NoShelf { .. } => "SHELF-1",
            Self::TooSmall { .. } => "SHELF-4",
        }
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::Notation(_) => "bad_notation",
            Self::NoBook | Self::BookInHand => "wrong_step",
            Self::NotInBox { .. } | Self::NoShelf { .. } | Self::TooSmall { .. } => "not_legal",
        }
    }

    fn game_over() -> Self {
        Self::GameOver
    }
}

solo_core::options! {
    /// What the room is furnished with.
    pub struct Furniture {
        /// Sets how many shelves there are.
        shelves: u8 = 3, in 2..=4, "SHELF-1";
    }
}

/// The rules, with their options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelves {
    options: Furniture,
}

impl Shelves {
    /// The book that is about to find a place, if this choice is legal.
    fn permit(&self, room: &Room, choice: Choice) -> Result<Book, Refusal> {
        let book = room.hand.ok_or(Refusal::NoBook)?;
        match choice {
            // SHELF-1: only shelves that stand in the room.
            Choice::Shelf(number) if number > self.options.shelves => Err(Refusal::NoShelf {
                shelves: self.options.shelves,
            }),
            // SHELF-4: never a smaller book after a taller one.
            Choice::Shelf(number) => match room.clone().last_on(number) {
                Some(&mut last) if last > book.0 => Err(Refusal::TooSmall { last }),
                _ => Ok(book),
            },
            // SHELF-5: giving away is always possible.
            Choice::Give => Ok(book),
        }
    }

    fn decide(&self, room: &mut Room, choice: Choice) -> Result<Event, Refusal> {
        let book = self.permit(room, choice)?;
        room.hand = None;
        Ok(match choice {
            Choice::Shelf(shelf) => {
                if let Some(last) = room.last_on(shelf) {
                    *last = book.0;
                }
                Event::Shelved { book, shelf }
            }
            Choice::Give => {
                room.given = room.given.saturating_add(1);
                Event::Given { book }
            }
        })
    }

    fn take(room: &mut Room, book: Book) -> Result<Event, Refusal> {
        if room.hand.is_some() {
            return Err(Refusal::BookInHand);
        }
        if !room.unseen.take(book) {
            return Err(Refusal::NotInBox { book });
        }
        room.hand = Some(book);
        Ok(Event::Taken { book })
    }
}

impl Game for Shelves {
    type Options = Furniture;
    type State = Room;
    type Decision = Choice;
    type Chance = Book;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "shelves";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 5;
    const MAX_CHANCES: usize = 9;
    const MAX_STEPS: u32 = 36; // each of 18 books is taken out and finds a place

    solo_core::plain_notation!();

    fn options(&self) -> &Furniture {
        &self.options
    }

    fn with_options(&self, options: Furniture) -> Result<Self, OptionError> {
        Ok(Self { options })
    }

    fn start_with_events(&self, _: &mut impl Events<Event>) -> Room {
        // SHELF-1: two books of every height.
        let mut unseen = Bag::new();
        Book::all().for_each(|book| (0..COPIES).for_each(|_| _ = unseen.put(book)));
        Room {
            hand: None,
            last: [0; 4],
            unseen,
            given: 0,
        }
    }

    fn next(&self, room: &Room) -> Next<Outcome> {
        if room.hand.is_some() {
            Next::Decision // SHELF-3
        } else if room.given == 3 || room.unseen.is_empty() {
            // SHELF-6: the third book given away, or nothing left.
            Next::Over(Outcome {
                score: room.shelved(),
                won: room.given == 0,
            })
        } else {
            Next::Chance(Source::new(0)) // SHELF-2
        }
    }

    fn decisions(&self, room: &Room, visit: impl FnMut(Choice) -> Flow) -> Flow {
        let legal = |choice: &Choice| self.permit(room, *choice).is_ok();
        Choice::all().filter(legal).try_for_each(visit)
    }

    fn chances(&self, room: &Room, visit: impl FnMut(Book, Weight) -> Flow) -> Flow {
        match self.next(room) {
            Next::Chance(_) => room.unseen.visit(visit),
            _ => Flow::Continue(()),
        }
    }

    fn advance(
        &self,
        room: &mut Room,
        input: InputOf<Self>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if let Next::Over(_) = self.next(room) {
            return Err(Refusal::GameOver);
        }
        let event = match input {
            Input::Decision(choice) => self.decide(room, choice)?,
            Input::Chance(book) => Self::take(room, book)?,
        };
        events.push(event);
        Ok(())
    }

    fn audit(&self, room: &Room) -> Result<(), &'static str> {
        let mut first = Ok(());
        self.inspect(room, |_, _, message| first = first.and(Err(message)));
        first
    }
}

impl Shelves {
    /// Reports everything that no game can lead to: a field, its clause, and what is wrong.
    fn inspect(
        &self,
        room: &Room,
        mut fault: impl FnMut(&'static str, &'static str, &'static str),
    ) {
        let mut require = |holds: bool, at, rule, message| {
            if !holds {
                fault(at, rule, message);
            }
        };
        let (standing, missing) = room.last.split_at(usize::from(self.options.shelves));
        let tallest = standing.iter().max().copied().unwrap_or(0);
        let in_use = standing.iter().filter(|last| **last > 0).count();
        let mut out: usize = 0; // books that have left box and hand
        let mut taller: usize = 0; // those of them that no shelf can hold
        for book in Book::all() {
            let copies = room
                .unseen
                .copies(book)
                .saturating_add(u32::from(room.hand == Some(book)));
            let known = COPIES.checked_sub(u8::try_from(copies).unwrap_or(u8::MAX));
            let gone = known.map_or(0, usize::from);
            out = out.saturating_add(gone);
            if book.0 > tallest {
                taller = taller.saturating_add(gone);
            }
            let shown = standing.iter().filter(|last| **last == book.0).count();
            require(
                known.is_some(),
                "box",
                "SHELF-1",
                "two books of each height, no more",
            );
            require(
                shown <= gone,
                "last",
                "SHELF-3",
                "a book on a shelf is in the box, too",
            );
        }
        let given = usize::from(room.given);
        let room_for_all = given.saturating_add(in_use) <= out;
        require(
            room_for_all,
            "given",
            "SHELF-3",
            "more books than were taken out",
        );
        require(
            taller <= given,
            "last",
            "SHELF-4",
            "a taller book must stand somewhere",
        );
        require(tallest <= 9, "last", "SHELF-1", "no book is so tall");
        require(
            missing.iter().all(|last| *last == 0),
            "last",
            "SHELF-1",
            "no such shelf",
        );
        let most = if room.hand.is_some() { 2 } else { 3 };
        require(
            given <= most,
            "given",
            "SHELF-6",
            "the third book given away ends the game",
        );
    }
}

/// How a position is written. Read back, it is a claim that has to be checked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    hand: Option<Book>,
    last: Vec<u8>,
    #[serde(rename = "box")]
    unseen: [u8; 9],
    given: u8,
}

impl Interchange for Shelves {
    type Catalogue = ();
    type Setup = View;

    fn assemble(options: Furniture, _: Option<()>) -> Result<Self, Faults> {
        Ok(Self { options })
    }

    fn serialize_view<S: Serializer>(&self, room: &Room, to: S) -> Result<S::Ok, S::Error> {
        let mut copies = Book::all().map(|book| room.unseen.copies(book));
        let view = View {
            hand: room.hand,
            last: room
                .last
                .iter()
                .copied()
                .take(usize::from(self.options.shelves))
                .collect(),
            unseen: [(); 9].map(|()| copies.next().and_then(|c| c.try_into().ok()).unwrap_or(0)),
            given: room.given,
        };
        view.serialize(to)
    }

    fn set_up(&self, view: &View) -> Result<Room, Faults> {
        let mut faults = Faults::new();
        let mut unseen = Bag::new();
        for (book, &copies) in Book::all().zip(&view.unseen) {
            (0..copies).for_each(|_| _ = unseen.put(book));
        }
        let shelves = view.last.len() == usize::from(self.options.shelves);
        faults.require(shelves, "last", "SHELF-1", "one number for every shelf");
        let mut last = view.last.iter().copied();
        let room = Room {
            hand: view.hand,
            last: [(); 4].map(|()| last.next().unwrap_or(0)),
            unseen,
            given: view.given,
        };
        let hand = view.hand.is_none_or(|book| (1..=9).contains(&book.0));
        faults.require(hand, "hand", "SHELF-1", "no book has this height");
        self.inspect(&room, |at, rule, message| faults.add(at, rule, message));
        faults.into_result(room)
    }

    fn serialize_event<S: Serializer>(&self, event: &Event, to: S) -> Result<S::Ok, S::Error> {
        event.serialize(to)
    }

    fn serialize_outcome<S: Serializer>(&self, end: &Outcome, to: S) -> Result<S::Ok, S::Error> {
        end.serialize(to)
    }
}

solo_core::laws!(Shelves, games = 500);

#[cfg(test)]
mod clauses {
    use super::*;
    use solo_core::Record;

    fn after(steps: &[&str]) -> Record<Shelves> {
        let mut record = Record::new(Shelves::default());
        for step in steps {
            let text = if step.starts_with("book") {
                Input::Chance(*step)
            } else {
                Input::Decision(*step)
            };
            record.push_text(text, &mut ()).unwrap();
        }
        record
    }

    #[test]
    fn shelf_4_never_a_smaller_book_after_a_taller_one() {
        let mut record = after(&["book 5", "shelf 1", "book 5", "shelf 1", "book 4"]);
        let refusal = record.push(Input::Decision(Choice::Shelf(1))).unwrap_err();
        assert_eq!(refusal, Refusal::TooSmall { last: 5 });
        record.push(Input::Decision(Choice::Shelf(2))).unwrap();
    }

    #[test]
    fn shelf_6_the_third_book_given_away_ends_the_game() {
        let record = after(&["book 1", "give", "book 2", "give", "book 3", "give"]);
        let end = Outcome {
            score: 0,
            won: false,
        };
        assert_eq!(record.next(), Next::Over(end));
    }

    #[test]
    fn shelf_7_every_book_on_a_shelf_counts() {
        let mut record = after(&[]);
        for height in 1..=9 {
            for _ in 0..2 {
                record.push(Input::Chance(Book(height))).unwrap();
                record.push(Input::Decision(Choice::Shelf(1))).unwrap();
            }
        }
        let end = Outcome {
            score: 18,
            won: true,
        };
        assert_eq!(record.next(), Next::Over(end));
    }
}
