//! The rules, with mistakes.

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt::{self, Write};

use solo_core::{
    Bag, Countable, Data, Events, Findings, Game, GameEvent, Input, InputOf, Next, NotationError,
    OptionError, Ranged, Readable, Source, Speech, Weight, ensure,
};

use super::data::{books, fingerprint};
use super::list::List;
use super::mistake::{Mistake, calls, made};
use super::nouns::{Book, Choice};
use super::options::Furniture;
use super::refusal::Refusal;

/// Copies of every height in the box as published (SHELF-1).
pub(super) const COPIES: [u8; 9] = [2; 9];

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    pub hand: Option<Book>,
    pub last: [Option<Book>; 4],
    pub unseen: Bag<Book, 9>,
    pub given: u8,
}

/// An event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, solo_core::Event)]
#[event(game = Shelves)]
pub enum Event {
    #[event("taken", "You take a {book} out of the box.")]
    Taken { book: Book },
    #[event("shelved", "The {book} stands on shelf {shelf} now.")]
    Shelved { book: Book, shelf: Ranged<1, 4> },
    #[event("given", "The {book} is given away.")]
    Given { book: Book },
}

/// The result of the game (SHELF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Data)]
#[data(game = Shelves)]
pub struct Outcome {
    score: u8,
    won: bool,
}

thread_local! {
    static RESULT: Cell<Option<Outcome>> = const { Cell::new(None) };
}

/// Forgets the result that a mistake keeps.
pub(super) fn forget_the_result() {
    RESULT.set(None);
}

/// The rules, with their options and books.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelves {
    pub options: Furniture,
    /// Copies of each height.
    pub copies: [u8; 9],
}

impl Default for Shelves {
    fn default() -> Self {
        Self {
            options: Furniture::default(),
            copies: COPIES,
        }
    }
}

impl Shelves {
    /// Counts the books of the game.
    pub(super) fn books(&self) -> u32 {
        self.copies.iter().map(|&copies| u32::from(copies)).sum()
    }

    /// Returns the number of gifts that ends the game (SHELF-6).
    fn most_gifts(&self) -> u8 {
        let dark = self.options.light < 0.5 && !made(Mistake::IgnoresLight);
        if dark { 2 } else { 3 }
    }

    /// Returns the book in hand if this choice is legal.
    fn permit(&self, room: &Room, choice: Choice) -> Result<Book, Refusal> {
        let book = room.hand.ok_or(Refusal::NoBook)?;
        if let Choice::Shelf(shelf) = choice {
            let shelves = self.options.shelves;
            if shelf > shelves {
                return Err(Refusal::NoShelf { shelves });
            }
            if let Some(last) = room.last[usize::from(shelf) - 1].filter(|last| *last > book) {
                return Err(Refusal::TooSmall { last });
            }
        }
        Ok(book)
    }

    fn decide(&self, room: &mut Room, choice: Choice) -> Result<Option<Event>, Refusal> {
        if let (Choice::Shelf(shelf), true) = (choice, made(Mistake::PanicsAtAnotherShelf)) {
            let shelves = &room.last[..usize::from(self.options.shelves)];
            let _ = shelves[usize::from(shelf) - 1];
        }
        let book = if made(Mistake::ForgetsToAsk) {
            room.hand.ok_or(Refusal::NoBook)?
        } else if made(Mistake::LosesTheHandOnRefusal) {
            let asked = self.permit(room, choice);
            room.hand = None;
            asked?
        } else {
            self.permit(room, choice)?
        };
        room.hand = None;
        match choice {
            Choice::Shelf(number) => {
                if made(Mistake::PanicsInAdvance) {
                    let taller = room.last[usize::from(number)];
                    assert!(
                        taller.is_none_or(|taller| taller >= book),
                        "the shelf beside"
                    );
                }
                room.last[usize::from(number) - 1] = Some(book);
                let shelf = Ranged::nearest(number);
                Ok(Some(Event::Shelved { book, shelf }))
            }
            Choice::Give => {
                if made(Mistake::GivesBackToTheBox) {
                    room.unseen.put(book);
                } else if !made(Mistake::LosesGifts) {
                    room.given += 1;
                }
                let told = !made(Mistake::ReportsEverySecondGift) || calls().is_multiple_of(2);
                Ok(told.then_some(Event::Given { book }))
            }
        }
    }

    fn take(room: &mut Room, book: Book, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        if room.hand.is_some() {
            return Err(Refusal::BookInHand);
        }
        if made(Mistake::ReportsBeforeRefusing) {
            events.push(Event::Taken { book });
        }
        let there = if made(Mistake::LeavesBookInBox) || made(Mistake::TakesForEver) {
            room.unseen.copies(book) > 0
        } else {
            room.unseen.take(book)
        };
        if !there {
            return Err(Refusal::NotInBox { book });
        }
        room.hand = Some(book).filter(|_| !made(Mistake::TakesForEver));
        if !made(Mistake::ReportsBeforeRefusing) {
            events.push(Event::Taken { book });
        }
        Ok(())
    }

    fn outcome(&self, room: &Room) -> Outcome {
        let left =
            u32::from(room.unseen.len()) + u32::from(room.given) + u32::from(room.hand.is_some());
        Outcome {
            score: self.books().saturating_sub(left) as u8,
            won: room.given == 0,
        }
    }

    fn legal(&self, room: &Room) -> Vec<Choice> {
        let most = if made(Mistake::ForgetsLastShelf) {
            3
        } else {
            4
        };
        let shelves = (1..=most).map(Choice::Shelf);
        let give = [Choice::Give];
        let all: Vec<Choice> = if made(Mistake::ListsGiveFirst) {
            give.into_iter().chain(shelves).collect()
        } else {
            shelves.chain(give).collect()
        };
        all.into_iter()
            .filter(|choice| self.permit(room, *choice).is_ok())
            .collect()
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
    const MAX_STEPS: u32 = 36;

    fn options(&self) -> &Furniture {
        &self.options
    }

    fn with_options(&self, options: Furniture) -> Result<Self, OptionError> {
        let mut options = if made(Mistake::KeepsOptions) {
            self.options
        } else {
            options
        };
        if made(Mistake::CorrectsOptions) && options.light < 0.5 {
            options.shelves = options.shelves.max(3);
        }
        Ok(Self { options, ..*self })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(fingerprint(self))
    }

    fn start_with_events(&self, _: &mut impl Events<Event>) -> Room {
        Room {
            hand: None,
            last: [None; 4],
            unseen: books(self),
            given: 0,
        }
    }

    fn next(&self, room: &Room) -> Next<Outcome> {
        if made(Mistake::PanicsInNext) {
            assert!(room.given < 2, "two gifts");
        }
        let over = made(Mistake::EndsAtTheStart)
            || room.given == self.most_gifts()
            || room.unseen.is_empty();
        if room.hand.is_some() {
            Next::Decision
        } else if over {
            Next::Over(if made(Mistake::CachesTheResult) {
                RESULT.get().unwrap_or_else(|| self.outcome(room))
            } else {
                self.outcome(room)
            })
        } else {
            Next::Chance(Source::new::<0>())
        }
    }

    fn decisions(&self, room: &Room) -> impl ExactSizeIterator<Item = Choice> {
        let mut legal = self.legal(room);
        if made(Mistake::PanicsInDecisions) && room.hand.is_some() {
            assert!(legal.len() > 1, "only one choice");
        }
        if made(Mistake::ListsInHashOrder) {
            let map: HashMap<Choice, ()> = legal.iter().map(|choice| (*choice, ())).collect();
            legal = map.into_keys().collect();
        }
        if made(Mistake::ListsShelfTwice) && legal.len() > 1 {
            legal.insert(0, legal[0]);
        }
        if made(Mistake::ListsNothingForNine) && legal.len() == 1 {
            legal.clear();
        }
        if made(Mistake::HasNoDecisions) {
            legal.clear();
        }
        List::new(legal)
    }

    fn chances(&self, room: &Room) -> impl ExactSizeIterator<Item = (Book, Weight)> {
        let always = made(Mistake::ListsBooksAlways);
        let due = always || matches!(self.next(room), Next::Chance(_));
        let unseen = if due { room.unseen } else { Bag::new() };
        let outcomes = unseen.outcomes();
        if made(Mistake::PanicsInChances) && due {
            assert!(outcomes.len() > 7, "two heights are gone");
        }
        let mut list: Vec<(Book, Weight)> = outcomes.collect();
        if made(Mistake::ListsEmptyHeights) && due {
            list = Book::values(self)
                .map(|book| (book, room.unseen.copies(book).into()))
                .collect();
        }
        if made(Mistake::HasNoOutcomes) {
            list.clear();
        }
        list.into_iter()
    }

    fn advance(
        &self,
        room: &mut Room,
        input: InputOf<Self>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        if let Next::Over(_) = self.next(room) {
            if made(Mistake::GoesOnAfterTheEnd) && input == Input::Decision(Choice::Give) {
                return Ok(());
            }
            if !made(Mistake::RefusesForAnotherReason) {
                return Err(Refusal::GameOver);
            }
        }
        match input {
            Input::Decision(choice) => {
                if let Some(event) = self.decide(room, choice)? {
                    events.push(event);
                }
                RESULT.set(Some(self.outcome(room)));
                Ok(())
            }
            Input::Chance(book) => Self::take(room, book, events),
        }
    }

    fn audit(&self, room: &Room, findings: &mut Findings<'_>) {
        let standing = || room.last.iter().flatten();
        if made(Mistake::PanicsInAudit) {
            assert!(standing().count() < 3, "three shelves");
        }
        let (tallest, given) = (standing().max(), u32::from(room.given));
        let mut out: u32 = 0;
        let mut taller: u32 = 0;
        for (book, copies) in Book::values(self).zip(self.copies) {
            let hand = u32::from(room.hand == Some(book));
            let (here, copies) = (
                u32::from(room.unseen.copies(book)) + hand,
                u32::from(copies),
            );
            let gone = copies.saturating_sub(here);
            let shown: u32 = standing().map(|last| u32::from(*last == book)).sum();
            out += gone;
            if Some(&book) > tallest {
                taller += gone;
            }
            let of = book.height;
            ensure!(findings, here <= copies => "box", "SHELF-1", "{here} books of height {of}");
            ensure!(findings, shown <= gone => "last", "SHELF-3",
                "{shown} of {gone} books of height {of}");
        }
        let placed = given + standing().count() as u32;
        ensure!(findings, placed <= out => "given", "SHELF-3",
            "{placed} of {out} books are placed");
        ensure!(findings, taller <= given => "last", "SHELF-4",
            "{taller} taller books are nowhere");
        let most = u32::from(self.most_gifts()) - u32::from(room.hand.is_some());
        let most = most - u32::from(made(Mistake::AuditsTwoGifts));
        ensure!(findings, given <= most => "given", "SHELF-6", "{given} is more than {most}");
    }

    fn is_legal(&self, room: &Room, choice: Choice) -> bool {
        let equal = match (choice, room.hand) {
            (Choice::Shelf(shelf), Some(book)) => room.last[usize::from(shelf) - 1] == Some(book),
            _ => false,
        };
        match () {
            () if equal && made(Mistake::DeniesEqualBooks) => false,
            // The list itself is what is wrong in these games.
            () => self.decisions(room).take(9).any(|legal| legal == choice),
        }
    }

    fn broken_rule(&self, room: &Room) -> Option<&'static str> {
        if made(Mistake::NeverBreaksRules) {
            return None;
        }
        Findings::first_rule(|findings| self.audit(room, findings))
    }

    fn chance_weight(&self, room: &Room) -> Weight {
        let hand = u32::from(made(Mistake::WeighsTheHand) && room.hand.is_some());
        let weights = self.chances(room).map(|(_, weight)| weight);
        weights.sum::<u32>() + hand
    }

    fn nth_chance(&self, room: &Room, case: Weight) -> Option<Book> {
        let mut left = case;
        if made(Mistake::DrawsItself) && case < self.chance_weight(room) {
            left = calls() % self.chance_weight(room);
        }
        for (book, weight) in self.chances(room) {
            if left < weight {
                return Some(book);
            }
            left -= weight;
            if left == 0 && made(Mistake::FindsNextBook) {
                return Some(book);
            }
        }
        None
    }

    fn parse_decision(&self, text: &str) -> Result<Choice, NotationError> {
        let text = if made(Mistake::TrimsText) {
            text.trim()
        } else {
            text
        };
        Choice::parse(self, text)
    }

    fn say_refusal(
        &self,
        refusal: &Refusal,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match refusal {
            Refusal::NoBook if made(Mistake::HidesRefusal) => {
                out.write_str(speech.text("Refusal", "NoBook", "no book is in hand"))
            }
            _ => write!(out, "{refusal}"),
        }
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        match event {
            Event::Given { .. } if made(Mistake::EndsWithoutStop) => {
                out.write_str("The book is given away")
            }
            Event::Given { .. } if made(Mistake::PanicsInNarrate) => {
                let giver = String::from_utf8(vec![0xff]);
                out.write_str(&giver.unwrap())
            }
            _ => event.tell(&Speech::of(self), out),
        }
    }
}
