//! The law that finds each mistake, and what it says.

use solo_core::testkit::laws;

use super::Shelves;
use super::mistake::{Mistake, make};

type Law = fn(&Shelves, u32) -> Result<(), String>;

const GAMES: u32 = 100;

/// Returns what a law says about the game with this mistake.
fn verdict(law: Law, mistake: Mistake) -> Result<(), String> {
    make(mistake);
    let verdict = law(&Shelves::default(), GAMES);
    make(Mistake::Nothing);
    verdict
}

#[track_caller]
fn finds(law: Law, mistake: Mistake, what: &str) {
    let report = verdict(law, mistake).expect_err(&format!("{mistake:?} is not found"));
    assert!(
        report.contains(what),
        "{mistake:?} is reported as:\n{report}"
    );
}

#[track_caller]
fn misses(law: Law, mistake: Mistake) {
    assert_eq!(verdict(law, mistake), Ok(()), "{mistake:?}");
}

#[test]
fn no_law_finds_anything_in_the_game_of_the_guide() {
    assert_eq!(laws::all(&Shelves::default(), GAMES), Ok(()));
}

#[test]
fn determinism() {
    let law = laws::determinism;
    finds(law, Mistake::ReportsEverySecondGift, "two lists of events");
    finds(
        law,
        Mistake::ListsInHashOrder,
        "the same game has other inputs",
    );
    misses(law, Mistake::CachesTheResult);
}

#[test]
fn lists() {
    let law = laws::lists;
    finds(
        law,
        Mistake::ListsGiveFirst,
        "the decisions are not in ascending order",
    );
    finds(
        law,
        Mistake::ListsShelfTwice,
        "the decisions are not in ascending order",
    );
    finds(law, Mistake::ListsEmptyHeights, "an outcome has no weight");
    finds(
        law,
        Mistake::ListsBooksAlways,
        "waits for Decision, and there are 9 outcomes",
    );
    finds(
        law,
        Mistake::ListsNothingForNine,
        "waits for Decision, and there are 0 decisions",
    );
    finds(
        law,
        Mistake::HasNoDecisions,
        "waits for Decision, and there are 0 decisions",
    );
    finds(
        law,
        Mistake::HasNoOutcomes,
        "waits for Chance(Source(0)), and there are 0 outcomes",
    );
    misses(law, Mistake::EndsAtTheStart);
}

#[test]
fn legality() {
    let law = laws::legality;
    finds(
        law,
        Mistake::ForgetsToAsk,
        "decide shelf 4 is accepted, but not listed",
    );
    finds(
        law,
        Mistake::ForgetsLastShelf,
        "decide shelf 4 is accepted, but not listed",
    );
    finds(
        law,
        Mistake::ReportsBeforeRefusing,
        "is refused, but something happened",
    );
    finds(
        law,
        Mistake::LosesTheHandOnRefusal,
        "a refusal changed the position",
    );
    finds(law, Mistake::CitesNumbers, "\"4\" is no clause");
}

#[test]
fn shortcuts() {
    let law = laws::shortcuts;
    finds(law, Mistake::WeighsTheHand, "chance_weight");
    finds(law, Mistake::FindsNextBook, "nth_chance");
    finds(
        law,
        Mistake::DeniesEqualBooks,
        "is_legal is false for shelf",
    );
    finds(
        law,
        Mistake::CountsWhatIsGone,
        "the lengths of the decisions",
    );
    misses(law, Mistake::NeverBreaksRules);
}

#[test]
fn audit() {
    let law = laws::audit;
    finds(law, Mistake::LeavesBookInBox, "box: 3 books of height");
    finds(
        law,
        Mistake::LosesGifts,
        "taller books are nowhere (SHELF-4)",
    );
    finds(
        law,
        Mistake::AuditsTwoGifts,
        "given: 2 is more than 1 (SHELF-6)",
    );
}

#[test]
fn end() {
    let law = laws::end;
    finds(
        law,
        Mistake::GivesBackToTheBox,
        "the game has more than 36 steps",
    );
    finds(
        law,
        Mistake::TakesForEver,
        "the game has more than 36 steps",
    );
    finds(law, Mistake::RefusesForAnotherReason, "after the end");
    finds(law, Mistake::GoesOnAfterTheEnd, "after the end");
}

#[test]
fn numbers() {
    let law = laws::numbers;
    finds(
        law,
        Mistake::CountsOneTooMany,
        "there are 6 values, but none has number 5",
    );
    finds(law, Mistake::NumbersGiveAsShelf, "the number of Give");
    finds(law, Mistake::WritesShelvesAlike, "\"shelf\" read back");
}

#[test]
fn notation() {
    let law = laws::notation;
    finds(law, Mistake::TrimsText, "is read as \"shelf");
    finds(
        law,
        Mistake::ReadsAbbreviations,
        "\"g\" is read as \"give\"",
    );
    finds(law, Mistake::ReadsAnyNumber, "is read as \"shelf");
    finds(law, Mistake::ErrsBehindTheText, "is refused, but");
}

#[test]
fn labels() {
    let law = laws::labels;
    finds(
        law,
        Mistake::LabelsForPrograms,
        "says what a program would print",
    );
    finds(
        law,
        Mistake::LabelsAlike,
        "describes both Shelf(1) and Shelf(2)",
    );
    finds(
        law,
        Mistake::EndsWithoutStop,
        "\"The book is given away\" has no end",
    );
}

#[test]
fn translations() {
    let law = laws::translations;
    finds(
        law,
        Mistake::HidesText,
        "Choice.Give is not among the texts for translators",
    );
    finds(
        law,
        Mistake::HidesRefusal,
        "Refusal.NoBook is not among the texts",
    );
}

#[test]
fn options() {
    let law = laws::options;
    finds(law, Mistake::KeepsOptions, "options of the game");
    finds(law, Mistake::RefusesFourShelves, "shelves cannot be 4");
    finds(
        law,
        Mistake::ClampsOptions,
        "shelves can be Number(-2147483648)",
    );
    finds(law, Mistake::CutsFractions, "options after one was set");
    finds(law, Mistake::DividesByZero, "options of the game");
    misses(law, Mistake::IgnoresLight);
}

#[test]
fn views() {
    let law = laws::views;
    finds(law, Mistake::ViewsNoGifts, "a view leads elsewhere");
    finds(
        law,
        Mistake::PacksNoHand,
        "hand: the other fields make it null",
    );
    finds(
        law,
        Mistake::ViewsInAnyOrder,
        "two views of the same position",
    );
    finds(
        law,
        Mistake::GuessesGifts,
        "given: the other fields make it",
    );
    finds(
        laws::bad_views,
        Mistake::TrustsViews,
        "a damaged view is accepted, but",
    );
    misses(laws::bad_views, Mistake::SkipsSurplus);
}

#[test]
fn tables() {
    let law = laws::tables;
    finds(
        law,
        Mistake::HasAnotherTable,
        "other tables than those declared",
    );
    finds(
        law,
        Mistake::RenamesColumn,
        "other columns than those declared",
    );
    misses(law, Mistake::AssemblesDefaults);
    finds(
        laws::bad_tables,
        Mistake::HidesTheCell,
        "a fault without a place",
    );
    misses(laws::bad_tables, Mistake::AcceptsNoBooks);
    misses(laws::bad_tables, Mistake::IgnoresTables);
    misses(laws::bad_tables, Mistake::MarksAllAlike);
}

#[test]
fn records() {
    let law = laws::records;
    finds(law, Mistake::ViewsNoGifts, "the position of a loaded game");
    finds(
        law,
        Mistake::MarksByMood,
        "a save is refused: line 6: played with catalogue",
    );
    misses(laws::bad_records, Mistake::ReadsAnyNumber);
    misses(laws::bad_records, Mistake::ClampsOptions);
}

#[test]
fn sessions() {
    finds(laws::seeded, Mistake::DrawsItself, "apply and advance");
    finds(
        laws::seeded,
        Mistake::ReportsEverySecondGift,
        "events of the replay",
    );
    finds(laws::undo, Mistake::DrawsItself, "the same once more");
    finds(
        laws::undo,
        Mistake::ReportsEverySecondGift,
        "the same once more",
    );
    finds(laws::logs, Mistake::ReportsEverySecondGift, "the log");
    finds(
        laws::logs,
        Mistake::AssemblesDefaults,
        "a save of a loaded session",
    );
    finds(
        laws::sessions,
        Mistake::MarksByMood,
        "a save is refused: line 6",
    );
    finds(
        laws::sessions,
        Mistake::AssemblesDefaults,
        "a save of a loaded session",
    );
    misses(laws::bad_sessions, Mistake::ReadsAnyNumber);
    misses(laws::bad_sessions, Mistake::ClampsOptions);
}

#[test]
fn spots() {
    let law = laws::spots;
    finds(
        law,
        Mistake::GivesBackToTheBox,
        "the game has more than 36 steps",
    );
    finds(
        law,
        Mistake::ListsGiveFirst,
        "the decisions are not in ascending order",
    );
    finds(law, Mistake::ForgetsToAsk, "is accepted, but not listed");
    finds(law, Mistake::ViewsNoGifts, "a view leads elsewhere");
}
