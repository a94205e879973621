//! The mistakes that can be made in the game, and the one that is made now.

use std::cell::Cell;

macro_rules! mistakes {
    ($($(#[doc = $about:literal])+ $mistake:ident,)+) => {
        /// A mistake in a first game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Mistake {
            /// The game of the guide.
            Nothing,
            $($(#[doc = $about])+ $mistake,)+
        }

        impl Mistake {
            /// Every mistake.
            pub const ALL: &'static [Self] = &[$(Self::$mistake,)+];
        }
    };
}

mistakes! {
    // ----- Steps -----
    /// Every second gift is not reported: a field of the program remembers the last one.
    ReportsEverySecondGift,
    /// The legal list is collected in a hash map, in whose order it comes.
    ListsInHashOrder,
    /// The result is computed by `advance` and kept in a cache that has forgotten undo.
    CachesTheResult,
    /// Giving away is listed before the shelves.
    ListsGiveFirst,
    /// Heights without a book in the box are listed with weight 0.
    ListsEmptyHeights,
    /// Books can come while one is in hand.
    ListsBooksAlways,
    /// A shelf is listed twice.
    ListsShelfTwice,
    /// No choice is listed when nothing fits on a shelf.
    ListsNothingForNine,
    /// `decide` does not ask `permit`.
    ForgetsToAsk,
    /// The event is emitted before the book is found to be missing.
    ReportsBeforeRefusing,
    /// The book has left the hand when the shelf is found to be too high.
    LosesTheHandOnRefusal,
    /// Clauses are cited as bare numbers.
    CitesNumbers,
    /// A book that comes too early is refused as one that is not in the box.
    MistakesTheKind,
    /// The loop over the shelves ends one too early.
    ForgetsLastShelf,
    /// The weight of all outcomes counts the book in hand.
    WeighsTheHand,
    /// `nth_chance` counts one too far.
    FindsNextBook,
    /// `is_legal` refuses equal books.
    DeniesEqualBooks,
    /// The length of a list stays what it was at the beginning.
    CountsWhatIsGone,
    /// `broken_rule` is overridden by a function that always returns `None`.
    NeverBreaksRules,
    /// A book that is taken out stays in the box.
    LeavesBookInBox,
    /// A book that is given away is forgotten.
    LosesGifts,
    /// The audit allows two gifts.
    AuditsTwoGifts,
    /// A book that is given away goes back into the box.
    GivesBackToTheBox,
    /// A book that is taken out goes back, and the next one comes.
    TakesForEver,
    /// After the end a choice is refused for want of a book.
    RefusesForAnotherReason,
    /// After the end books can be given away.
    GoesOnAfterTheEnd,
    // ----- Nouns -----
    /// The vocabulary has one choice more than there are.
    CountsOneTooMany,
    /// The index of giving away is that of the last shelf.
    NumbersGiveAsShelf,
    /// All shelves are written `shelf`.
    WritesShelvesAlike,
    /// A space at the end of a text is accepted.
    TrimsText,
    /// `g` is read as `give`.
    ReadsAbbreviations,
    /// `shelf +1` and `shelf 01` are read.
    ReadsAnyNumber,
    /// The error of the notation is behind the end of the text.
    ErrsBehindTheText,
    /// A label is the debug form of the choice.
    LabelsForPrograms,
    /// All shelves have the same label.
    LabelsAlike,
    /// A sentence has no full stop.
    EndsWithoutStop,
    /// A text is not listed for translators.
    HidesText,
    /// The text of a refusal is not listed for translators.
    HidesRefusal,
    // ----- Options -----
    /// `with_options` keeps the options that the game has.
    KeepsOptions,
    /// `with_options` corrects options that do not fit instead of refusing them.
    CorrectsOptions,
    /// The highest number of shelves is refused.
    RefusesFourShelves,
    /// Numbers out of range are taken for the nearest one.
    ClampsOptions,
    /// No rule asks for the light.
    IgnoresLight,
    /// A fraction is cut off where it has to be rounded.
    CutsFractions,
    /// No light is not a number.
    DividesByZero,
    // ----- Data -----
    /// The view has no gifts.
    ViewsNoGifts,
    /// A position that is read has nothing in hand.
    PacksNoHand,
    /// The books of a view are in another order each time.
    ViewsInAnyOrder,
    /// The gifts are computed from the rest of the view.
    GuessesGifts,
    /// `set_up` checks nothing.
    TrustsViews,
    /// `set_up` does not compare the position with the view.
    SkipsSurplus,
    /// A table is there that is not declared.
    HasAnotherTable,
    /// A column has another name than declared.
    RenamesColumn,
    /// `assemble` takes the default options.
    AssemblesDefaults,
    /// A fault has no location.
    HidesTheCell,
    /// The box is filled with the published books.
    FillsThePublishedBox,
    /// `assemble` has the embedded table for any other.
    IgnoresTables,
    /// All catalogues have the same fingerprint.
    MarksAllAlike,
    /// The fingerprint depends on the hash of the process.
    MarksByMood,
    /// An outcome of chance is drawn by the game itself.
    DrawsItself,
    // ----- Games that stand still, go on for ever or panic -----
    /// The game is over when it begins.
    EndsAtTheStart,
    /// No choice is ever listed.
    HasNoDecisions,
    /// No book can come.
    HasNoOutcomes,
    /// A list has no end.
    ListsWithoutEnd,
    /// An index is out of range in `advance`.
    PanicsInAdvance,
    /// An assertion in `next` is wrong.
    PanicsInNext,
    /// An assertion in `decisions` is wrong.
    PanicsInDecisions,
    /// An assertion in `chances` is wrong.
    PanicsInChances,
    /// An assertion in `audit` is wrong.
    PanicsInAudit,
    /// An assertion in `view` is wrong.
    PanicsInView,
    /// A position that is read is indexed without a check.
    PanicsInPack,
    /// A table that is read is indexed without a check.
    PanicsInAssemble,
    /// A shelf that the room does not have is indexed.
    PanicsAtAnotherShelf,
    /// A text that is none is unwrapped in `narrate`.
    PanicsInNarrate,
}

thread_local! {
    static MADE: Cell<Mistake> = const { Cell::new(Mistake::Nothing) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// Makes a mistake in all games of this thread from now on.
pub fn make(mistake: Mistake) {
    MADE.set(mistake);
    CALLS.set(0);
    super::game::forget_the_result();
}

/// Returns whether this mistake is made.
pub fn made(mistake: Mistake) -> bool {
    MADE.get() == mistake
}

/// Returns the number of calls before this one: what a program remembers and a position does not.
pub fn calls() -> u32 {
    CALLS.replace(CALLS.get() + 1)
}
