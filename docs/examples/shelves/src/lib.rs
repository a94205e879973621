//! Shelves: the game of the chapter "Write your own game", which shows this file from here to the end.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "tests may panic, and some fields need no words"
)]

use std::borrow::Cow;

use solo_core::arrayvec::ArrayVec;
use solo_core::{
    Bag, By, ClauseLabel, Countable, Data, Events, Faults, Features, Findings, Game, GameData,
    Input, InputOf, Kind, Next, Notation, NotationError, Noun, OptionError, Ranged, RefusalKind,
    Rules, Source, Speech, Tables, Weight, ensure,
};
use solo_players::{Aim, Study, Worth};
use solo_table::{
    Actor, Area, Around, Clock, EffectLine, Entry, Facts, FirstGame, Glossary, Item, Lessons, Move,
    MoveKind, Moves, Picture, Pictured, Playable, Results, Scene, Scenic, ScreenPlace, Shown, Side,
    Stories, Target, Track, Tracked, Visibility, Zone, ZoneLayout,
};

/// A book, identified by its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a book from 1 to 9")]
#[says("book {height}", label = "book of height {height}")]
pub struct Book {
    height: Ranged<1, 9>,
}

/// Copies of every height in the box (SHELF-1).
const COPIES: u8 = 2;

impl Kind for Book {
    const COUNT: usize = 9;

    fn index(self) -> u8 {
        self.height.get().saturating_sub(1)
    }

    fn from_index(index: u8) -> Option<Self> {
        let height = Ranged::new(index.checked_add(1)?)?;
        Some(Self { height })
    }
}

/// A decision of the player. The order of the variants is the order of the legal lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a choice", game = Shelves)]
pub enum Choice {
    /// Put the book on this shelf.
    #[says("shelf {number}", label = "Put the book on shelf {number}")]
    Shelf(Shelf),
    /// Give the book away.
    #[says("give", label = "Give the book away")]
    Give,
}

/// The number of a shelf.
type Shelf = Ranged<1, 4>;

/// A position: the knowledge of a player who has watched the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    /// Book that was taken out of the box and is not placed yet.
    hand: Option<Book>,
    /// Last book on each shelf; missing shelves stay empty.
    last: [Option<Book>; 4],
    /// Books in the box. Their order is unknown, so it is not stored.
    unseen: Bag<Book, 9>,
    /// Number of books given away.
    given: u8,
}

const _: () = assert!(size_of::<Room>() <= 40);

impl Room {
    /// Counts the books on the shelves.
    fn shelved(&self) -> u8 {
        let unseen = u8::try_from(self.unseen.len()).unwrap_or(u8::MAX);
        18_u8
            .saturating_sub(unseen)
            .saturating_sub(self.given)
            .saturating_sub(u8::from(self.hand.is_some()))
    }
}

/// Returns the index of a shelf.
fn index_of(shelf: Shelf) -> usize {
    usize::from(shelf.get().saturating_sub(1))
}

/// An event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, solo_core::Event)]
#[event(game = Shelves)]
pub enum Event {
    /// A book was taken out of the box.
    #[event("taken", "You take a {book} out of the box.")]
    Taken { book: Book },
    /// It was put on a shelf.
    #[event("shelved", "The {book} stands on shelf {shelf} now.")]
    Shelved { book: Book, shelf: Shelf },
    /// It was given away.
    #[event("given", "The {book} is given away.")]
    Given { book: Book },
    /// The game has ended.
    #[event(
        "over",
        "The game is over, with {score#1=one book|{score} books} on your shelves."
    )]
    Over { score: u8 },
}

/// The result of the game (SHELF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Data)]
#[data(game = Shelves)]
pub struct Outcome {
    /// Books on the shelves, 0 to 18.
    score: u8,
    /// `true` if no book was given away.
    won: bool,
}

/// The reason for a refused input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The text is not valid notation.
    #[error(transparent)]
    Notation(NotationError),
    /// A book must be taken out of the box first.
    #[error("no book is in hand")]
    NoBook,
    /// The book in hand must be placed first.
    #[error("a book is in hand already")]
    BookInHand,
    /// The book is no longer in the box.
    #[error("no book of height {} is in the box", .book.height)]
    NotInBox { book: Book },
    /// The room has fewer shelves.
    #[error("there are {shelves} shelves only")]
    NoShelf { shelves: u8 },
    /// The last book on the shelf is taller.
    #[error("the last book there has height {}", .last.height)]
    TooSmall { last: Book },
}

impl Refusal {
    const fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "SHELF-6",
            Self::Notation(_) => "SHELF-8",
            Self::NoBook | Self::NotInBox { .. } => "SHELF-2",
            Self::BookInHand => "SHELF-3",
            Self::NoShelf { .. } => "SHELF-1",
            Self::TooSmall { .. } => "SHELF-4",
        }
    }

    const fn kind(&self) -> RefusalKind {
        match self {
            Self::GameOver => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::NoBook | Self::BookInHand => RefusalKind::NotNow,
            Self::NotInBox { .. } | Self::NoShelf { .. } | Self::TooSmall { .. } => {
                RefusalKind::NotLegal
            }
        }
    }

    const fn reason(&self) -> &'static str {
        self.kind().word()
    }
}

solo_core::refusal!(Refusal, over = GameOver);

solo_core::options! {
    /// The furniture of the room.
    pub struct Furniture {
        /// Sets how many shelves there are.
        pub shelves: Ranged<2, 4> = Ranged::nearest(3), "SHELF-1";
    }
}

/// The rules, with their options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelves {
    options: Furniture,
}

impl Shelves {
    /// Returns the book in hand if this choice is legal.
    fn permit(&self, room: &Room, choice: Choice) -> Result<Book, Refusal> {
        let book = room.hand.ok_or(Refusal::NoBook)?;
        if let Choice::Shelf(shelf) = choice {
            // Only shelves of this room (SHELF-1).
            let shelves = self.options.shelves.get();
            if shelf.get() > shelves {
                return Err(Refusal::NoShelf { shelves });
            }
            // No smaller book after a taller one (SHELF-4).
            match room.last.get(index_of(shelf)) {
                Some(&Some(last)) if last > book => return Err(Refusal::TooSmall { last }),
                _ => {}
            }
        }
        // Giving away is always possible (SHELF-5).
        Ok(book)
    }

    fn decide(&self, room: &mut Room, choice: Choice) -> Result<Event, Refusal> {
        let book = self.permit(room, choice)?;
        room.hand = None;
        Ok(match choice {
            Choice::Shelf(shelf) => {
                if let Some(last) = room.last.get_mut(index_of(shelf)) {
                    *last = Some(book);
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

const RULEBOOK: &str = include_str!("../RULES.md");
const LABELS: [ClauseLabel; ClauseLabel::count(RULEBOOK)] = ClauseLabel::read(RULEBOOK);

solo_core::templates! {
    SENTENCES: "Rule" {
        "goal.all" ["SHELF-7"]: "Find a place on the shelves for every book of the box.",
        "turn.book" ["SHELF-3", "SHELF-5"]: "Each book goes onto a shelf or is given away.",
        "turn.order" ["SHELF-4"]: "On a shelf no book stands behind a taller one.",
        "turn.shelves" ["SHELF-1"]: "You have {shelves} shelves.",
        "score.books" ["SHELF-7"]: "Every book on a shelf is a point.",
        "end.third" ["SHELF-6"]: "The third book given away ends the game, or an empty box.",
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
    const MAX_STEPS: u32 = 36; // each of 18 books is taken out and placed
    const RULES: Rules = Rules::new(SENTENCES, &LABELS, "");

    fn options(&self) -> &Furniture {
        &self.options
    }

    fn with_options(&self, options: Furniture) -> Result<Self, OptionError> {
        Ok(Self { options })
    }

    fn start_with_events(&self, _: &mut impl Events<Event>) -> Room {
        // Two books of every height (SHELF-1).
        let mut unseen = Bag::new();
        Book::values(self).for_each(|book| _ = unseen.put_several(book, COPIES));
        Room {
            hand: None,
            last: [None; 4],
            unseen,
            given: 0,
        }
    }

    fn next(&self, room: &Room) -> Next<Outcome> {
        if room.hand.is_some() {
            Next::Decision // SHELF-3
        } else if room.given == 3 || room.unseen.is_empty() {
            // The third book was given away, or nothing is left (SHELF-6).
            Next::Over(Outcome {
                score: room.shelved(),
                won: room.given == 0,
            })
        } else {
            Next::Chance(Source::new::<0>()) // SHELF-2
        }
    }

    fn decisions(&self, room: &Room) -> impl ExactSizeIterator<Item = Choice> {
        let shelves = (1..=4).filter_map(Shelf::new).map(Choice::Shelf);
        let choices = shelves.chain([Choice::Give]);
        let legal = choices.filter(|choice| self.permit(room, *choice).is_ok());
        legal.collect::<ArrayVec<_, 5>>().into_iter()
    }

    fn chances(&self, room: &Room) -> impl ExactSizeIterator<Item = (Book, Weight)> {
        let due = matches!(self.next(room), Next::Chance(_));
        let unseen = if due { room.unseen } else { Bag::new() };
        unseen.outcomes()
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
        if let Next::Over(Outcome { score, .. }) = self.next(room) {
            events.push(Event::Over { score });
        }
        Ok(())
    }

    fn audit(&self, room: &Room, findings: &mut Findings<'_>) {
        let standing = || room.last.iter().flatten();
        let (tallest, given) = (standing().max(), room.given);
        let mut out: u8 = 0; // books that have left box and hand
        let mut taller: u8 = 0; // those of them that no shelf can hold
        for book in Book::values(self) {
            let hand = u8::from(room.hand == Some(book));
            let here = room.unseen.copies(book).saturating_add(hand);
            let gone = COPIES.saturating_sub(here);
            let shown: u8 = standing().map(|last| u8::from(*last == book)).sum();
            out = out.saturating_add(gone);
            if Some(&book) > tallest {
                taller = taller.saturating_add(gone);
            }
            let of = book.height;
            ensure!(findings, here <= COPIES => "box", "SHELF-1", "{here} books of height {of}");
            ensure!(findings, shown <= gone => "last", "SHELF-3",
                "{shown} of {gone} books of height {of}");
        }
        let ends: u8 = standing().map(|_| 1).sum();
        let placed = given.saturating_add(ends);
        ensure!(findings, placed <= out => "given", "SHELF-3",
            "{placed} of {out} books are placed");
        ensure!(findings, taller <= given => "last", "SHELF-4",
            "{taller} taller books are nowhere");
        let most = if room.hand.is_some() { 2 } else { 3 };
        ensure!(findings, given <= most => "given", "SHELF-6", "{given} is more than {most}");
    }
}

/// A position as data, which must be checked when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Shelves)]
pub struct View {
    hand: Option<Book>,
    last: Vec<Option<Book>>,
    #[data(name = "box")]
    unseen: By<Book, u8>,
    given: u8,
}

impl GameData for Shelves {
    type View = View;
    const VIEW_RULE: &'static str = "SHELF-1";

    fn assemble(options: Furniture, tables: &Tables) -> Result<Self, Faults> {
        let faults = tables.unknown(Self::TABLES, "SHELF-1");
        faults.into_result(Self { options })
    }

    fn view(&self, room: &Room) -> View {
        let shelves = usize::from(self.options.shelves.get());
        View {
            hand: room.hand,
            last: room.last.iter().copied().take(shelves).collect(),
            unseen: room.unseen.iter().collect(),
            given: room.given,
        }
    }

    fn pack(&self, view: &View) -> Room {
        let mut unseen = Bag::new();
        for &(book, copies) in &view.unseen.0 {
            unseen.put_several(book, copies);
        }
        let shelves = usize::from(self.options.shelves.get());
        let mut last = [None; 4];
        for (end, book) in last.iter_mut().zip(&view.last).take(shelves) {
            *end = *book;
        }
        Room {
            hand: view.hand,
            last,
            unseen,
            given: view.given,
        }
    }
}

impl Study for Shelves {
    fn won(outcome: &Outcome) -> bool {
        outcome.won
    }

    fn points(outcome: &Outcome) -> i32 {
        outcome.score.into()
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        match aim {
            Aim::Win => Worth::ratio(outcome.won.into(), 1),
            Aim::Score => Worth::ratio(outcome.score.into(), 18),
        }
    }
}

impl Scenic for Shelves {
    const FACTS: Facts = Facts {
        title: "Shelves",
        designers: "this guide",
        about: "Put books on shelves by their height.",
        time: "2 minutes",
        rival: "",
    };

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("hand", Shown::In(&["hand"])),
        ("last", Shown::In(&["shelves"])),
        ("box", Shown::In(&["now"])),
        ("given", Shown::In(&["now"])),
    ];

    const TARGETS: &'static [Target] = &[
        Target::new("Shelf", "here", &["shelf/{number}"]),
        Target::new("Give", "give", &["hand/book"]),
    ];

    fn scene(&self, room: &Room, _: Visibility, speech: &Speech<'_, Self>) -> Scene {
        let (left, given) = (room.unseen.len(), room.given);
        let ask = match self.next(room) {
            Next::Decision => "Where does the book go?",
            Next::Chance(_) => "Which book comes out of the box?",
            Next::Over(_) => "The room is furnished",
        };
        let mut scene = Scene {
            now: format!("{left} books in the box, {given} given away"),
            ask: ask.to_owned(),
            ..Scene::default()
        };
        let item = |id: String, book: Book| {
            let item = Item::new(id, book.to_name(speech).to_string()).card(key(book));
            item.value("height", book.height.get())
        };
        let points = match self.next(room) {
            Next::Over(it) => Some(Item::number("score/points", "Books on shelves", it.score)),
            _ => None,
        };
        let score = Zone::new("score", "Score", ZoneLayout::Counts, Area::Head);
        scene.add(score.at(ScreenPlace::Ending).items(points));
        let mut shelves = Zone::new("shelves", "Shelves", ZoneLayout::Cards, Area::Board);
        let ends = room
            .last
            .iter()
            .take(usize::from(self.options.shelves.get()));
        for (number, last) in (1..).zip(ends) {
            let id = format!("shelf/{number}");
            shelves.items.push(match *last {
                Some(book) => item(id, book),
                None => Item::new(id, "Empty shelf").face(Side::Gap),
            });
        }
        scene.add(shelves);
        let hand = room.hand.map(|book| item("hand/book".to_owned(), book));
        let zone = Zone::new("hand", "In your hand", ZoneLayout::Cards, Area::Mine);
        scene.add(zone.at(ScreenPlace::Hand).items(hand));
        scene.need(&["hand", "score"]);
        scene
    }

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        Some(format!("book/{card}").into())
    }
}

/// Returns the key of a book in the glossary.
fn key(book: Book) -> String {
    format!("height-{}", book.height)
}

impl Lessons for Shelves {
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 1,
        decisions: 9,
    };

    fn explains(&self, _: &Room, choice: Choice) -> &'static [&'static str] {
        match choice {
            Choice::Shelf(_) => &["turn"],
            Choice::Give => &["end"],
        }
    }
}

impl Stories for Shelves {}
impl Results for Shelves {}
impl Glossary for Shelves {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let entry = |book: Book| Entry::new(key(book), book.to_name(speech).to_string(), "Book");
        Book::values(self).map(entry).collect()
    }
}

impl Tracked for Shelves {
    fn tracks(&self, room: &Room) -> Vec<Track> {
        vec![
            Track::new("you/books", Actor::You, room.shelved()).score(),
            Track::new("given", Actor::Game, room.given)
                .up_to(3)
                .mark(3, "end"),
        ]
    }

    fn track_name(&self, id: &str, _: &Speech<'_, Self>) -> Cow<'static, str> {
        match id {
            "given" => "books given away".into(),
            _ => "books on shelves".into(),
        }
    }

    fn clocks(&self, room: &Room, _: &Speech<'_, Self>) -> Vec<Clock> {
        let left: u32 = room.unseen.len().into();
        vec![Clock::new("box", "books in the box", left, Some(18))]
    }
}

impl Moves for Shelves {
    fn moves(&self, around: &Around<'_, Room, Event>, speech: &Speech<'_, Self>) -> Vec<Move> {
        let of = |kind, book: Book| {
            let it = Move::new(kind, Actor::You, book.to_name(speech).to_string());
            it.card(key(book))
        };
        let moves = around.events.iter().filter_map(|event| match *event {
            Event::Taken { book } => Some(of(MoveKind::Draw, book).to("hand/book")),
            Event::Shelved { book, shelf } => {
                let it = of(MoveKind::Lay, book).from("hand/book");
                Some(it.to(format!("shelf/{shelf}")))
            }
            Event::Given { book } => Some(of(MoveKind::Discard, book).from("hand/book")),
            Event::Over { .. } => None,
        });
        moves.collect()
    }
}

impl Playable for Shelves {
    fn aims(&self, _: &Room, choice: Choice, on: &[String]) -> (Option<String>, Option<String>) {
        let shelf = matches!(choice, Choice::Shelf(_)).then(|| on.first().cloned());
        (Some("hand/book".to_owned()), shelf.flatten())
    }
}

impl Pictured for Shelves {
    fn pictures(&self, speech: &Speech<'_, Self>) -> Vec<Picture> {
        let picture = |book: Book| {
            let name = book.to_name(speech).to_string();
            let emblem = self.emblem(&key(book)).unwrap_or_default();
            let line = EffectLine::new("Stands on a shelf whose last book is no taller.");
            Picture::new(key(book), name, emblem)
                .value("height", book.height.get())
                .effect(line)
        };
        Book::values(self).map(picture).collect()
    }
}

#[cfg(test)]
solo_testkit::laws!(Shelves, games = 500);
#[cfg(test)]
solo_table::laws!(Shelves);

#[cfg(test)]
mod clauses {
    use super::*;
    use solo_players::{Budget, Mcts, Random, play_seeded};
    use solo_testkit::clauses::Clauses;
    use solo_testkit::{audit_finds, listed, take};

    /// Parses a step as it is written; an outcome of chance is a book.
    fn step(text: &str) -> Input<&str, &str> {
        match text.strip_prefix("book") {
            Some(_) => Input::Chance(text),
            None => Input::Decision(text),
        }
    }

    /// Returns the standard game after these steps.
    fn after(steps: &str) -> (Shelves, Room) {
        let game = Shelves::default();
        let mut room = game.start();
        for text in steps.split(", ") {
            take(&game, &mut room, step(text)).unwrap();
        }
        (game, room)
    }

    /// Asserts that the next step after these is refused with this clause and sentence.
    fn refuses(steps: &str, text: &str, refusal: (&str, &str)) {
        let (game, mut room) = after(steps);
        let refused = take(&game, &mut room, step(text)).unwrap_err();
        assert_eq!((refused.rule(), refused.to_string().as_str()), refusal);
    }

    #[test]
    fn shelf_1_two_books_of_each_height_and_two_to_four_shelves() {
        for (shelves, choices) in [(2, 3), (3, 4), (4, 5)] {
            let options = Furniture {
                shelves: Ranged::nearest(shelves),
            };
            let room = after("book 5").1;
            assert_eq!(listed(&Shelves { options }, &room).len(), choices);
            assert_eq!(room.unseen.len(), 17);
        }
        let few = ("SHELF-1", "there are 3 shelves only");
        refuses("book 5", "shelf 4", few);
    }

    #[test]
    fn shelf_2_a_book_is_taken_out_unseen() {
        let (game, room) = after("book 1, give, book 1, give");
        assert!(game.chances(&room).all(|(_, weight)| weight == 2));
        assert_eq!(listed(&game, &room).first().unwrap(), "book 2");
        let gone = ("SHELF-2", "no book of height 5 is in the box");
        refuses("book 5, give, book 5, give", "book 5", gone);
        let none = ("SHELF-2", "no book is in hand");
        refuses("book 5, give", "give", none);
    }

    #[test]
    fn shelf_3_a_book_finds_its_place_before_the_next_one() {
        let first = ("SHELF-3", "a book is in hand already");
        refuses("book 5", "book 6", first);
    }

    #[test]
    fn shelf_4_never_a_smaller_book_after_a_taller_one() {
        let (game, room) = after("book 5, shelf 1, book 5, shelf 1, book 4");
        assert_eq!(listed(&game, &room), ["shelf 2", "shelf 3", "give"]);
        let small = ("SHELF-4", "the last book there has height 5");
        refuses("book 5, shelf 1, book 4", "shelf 1", small);
    }

    #[test]
    fn shelf_5_a_book_may_always_be_given_away() {
        let (game, room) = after("book 9, shelf 1, book 9, shelf 2, book 8, shelf 3, book 7");
        assert_eq!(listed(&game, &room), ["give"]);
    }

    #[test]
    fn shelf_6_the_third_book_given_away_ends_the_game() {
        let given = "book 1, give, book 2, give, book 3, give";
        let (game, room) = after(given);
        let (score, won) = (0, false);
        assert_eq!(game.next(&room), Next::Over(Outcome { score, won }));
        refuses(given, "book 4", ("SHELF-6", "the game is over"));
    }

    #[test]
    fn shelf_6_nobody_has_given_away_four() {
        let five = (1..=5).map(|height| format!("book {height}, shelf 1"));
        let (game, room) = after(&five.collect::<Vec<_>>().join(", "));
        let fault = "given: 4 is more than 3 (SHELF-6)";
        audit_finds(&game, room, |room| room.given = 4, fault);
    }

    #[test]
    fn shelf_7_every_book_on_a_shelf_counts() {
        let all = (2..20).map(|number| format!("book {}, shelf 1", number / 2));
        let (game, room) = after(&all.collect::<Vec<_>>().join(", "));
        let (score, won) = (18, true);
        assert_eq!(game.next(&room), Next::Over(Outcome { score, won }));
    }

    #[test]
    fn shelf_8_inputs_have_a_notation() {
        let verb = ("SHELF-8", "expected a choice at byte 0");
        refuses("book 5", "burn", verb);
        let shelf = ("SHELF-8", "expected a number from 1 to 4 at byte 6");
        refuses("book 5", "shelf 5", shelf);
        let height = ("SHELF-8", "expected a number from 1 to 9 at byte 5");
        refuses("book 5, give", "book 0", height);
    }

    #[test]
    fn what_happens_is_told() {
        let (game, mut room) = after("book 5");
        let mut told = String::new();
        for event in take(&game, &mut room, step("shelf 2")).unwrap() {
            game.narrate(&event, &mut told).unwrap();
        }
        assert_eq!(told, "The book of height 5 stands on shelf 2 now.");
    }

    #[test]
    fn who_looks_ahead_shelves_more() {
        let worth = |outcome: &Outcome| Worth::ratio(outcome.score.into(), 18);
        let mut thinker = Mcts::new(worth, Budget::playouts(100), 7);
        let (mut thought, mut tossed) = (0, 0);
        for seed in 0..20 {
            let game = Shelves::default();
            thought += play_seeded(&game, seed, &mut thinker).unwrap().0.score;
            tossed += play_seeded(&game, seed, &mut Random::new(seed))
                .unwrap()
                .0
                .score;
        }
        assert!(thought > tossed + 20, "{thought} books against {tossed}");
    }

    #[test]
    fn every_clause_has_code_and_a_test() {
        let code = include_str!("lib.rs");
        let rulebook = include_str!("../RULES.md");
        let clauses = Clauses::new("SHELF", rulebook).source("lib.rs", code);
        assert_eq!(clauses.faults(), [""; 0]);
    }
}
