//! The law that finds each mistake, and what it says.

use solo_testkit::laws;

use super::Shelves;
use super::mistake::Mistake;

pub(super) type Law = fn(&Shelves, u32) -> Result<(), String>;

/// The mistakes that a law is meant for, with a part of its report.
pub(super) struct Finds {
    pub(super) law: Law,
    /// The name of the law in its report.
    pub(super) name: &'static str,
    pub(super) mistakes: &'static [(Mistake, &'static str)],
}

pub(super) const LAWS: [Finds; 23] = [
    Finds {
        law: laws::determinism,
        name: "determinism",
        mistakes: &[
            (Mistake::ReportsEverySecondGift, "two lists of events\n"),
            (
                Mistake::ListsInHashOrder,
                "the same position has other decisions\n",
            ),
            (
                Mistake::CachesTheResult,
                "the same position waits for something else\n",
            ),
        ],
    },
    Finds {
        law: laws::lists,
        name: "lists",
        mistakes: &[
            (
                Mistake::ListsGiveFirst,
                "the decisions are not in ascending order\n",
            ),
            (
                Mistake::ListsShelfTwice,
                "the decisions are not in ascending order\n",
            ),
            (Mistake::ListsEmptyHeights, "an outcome has no weight\n"),
            (
                Mistake::ListsBooksAlways,
                "waits for a decision, and there are 9 outcomes\n",
            ),
            (
                Mistake::ListsNothingForNine,
                "waits for a decision, and there are 0 decisions\n",
            ),
            (
                Mistake::HasNoDecisions,
                "waits for a decision, and there are 0 decisions\n",
            ),
            (
                Mistake::HasNoOutcomes,
                "waits for chance, and there are 0 outcomes\n",
            ),
            (
                Mistake::EndsAtTheStart,
                "no decision is listed in any of 60 games of shelves",
            ),
            (
                Mistake::ListsWithoutEnd,
                "the list of decisions has no end, or far more than the 5",
            ),
            (Mistake::PanicsInNext, "next panicked: two gifts ("),
            (
                Mistake::PanicsInDecisions,
                "decisions panicked: only one choice (",
            ),
            (
                Mistake::PanicsInChances,
                "chances panicked: two heights are gone (",
            ),
        ],
    },
    Finds {
        law: laws::legality,
        name: "legality",
        mistakes: &[
            (
                Mistake::ForgetsToAsk,
                "decide shelf 4 is accepted, but not listed\n",
            ),
            (
                Mistake::ForgetsLastShelf,
                "decide shelf 4 is accepted, but not listed\n",
            ),
            (
                Mistake::ReportsBeforeRefusing,
                "is refused, but something happened\n",
            ),
            (
                Mistake::LosesTheHandOnRefusal,
                "a refusal changed the position\n",
            ),
            (Mistake::CitesNumbers, "\"4\" is not a clause\n"),
            (
                Mistake::MistakesTheKind,
                "refused as not_legal, not as not_now",
            ),
            (
                Mistake::PanicsInAdvance,
                "advance panicked: the shelf beside (",
            ),
            (Mistake::PanicsAtAnotherShelf, "), at decide shelf 4\n"),
        ],
    },
    Finds {
        law: laws::shortcuts,
        name: "shortcuts",
        mistakes: &[
            (Mistake::WeighsTheHand, "chance_weight\n"),
            (Mistake::FindsNextBook, "nth_chance\n"),
            (Mistake::DeniesEqualBooks, "is_legal is false for shelf"),
            (Mistake::CountsWhatIsGone, "the lengths of the decisions\n"),
        ],
    },
    Finds {
        law: laws::audit,
        name: "audit",
        mistakes: &[
            (Mistake::LeavesBookInBox, "box: 3 books of height"),
            (Mistake::LosesGifts, "taller books are nowhere (SHELF-4)\n"),
            (
                Mistake::AuditsTwoGifts,
                "given: 2 is more than 1 (SHELF-6)\n",
            ),
            (Mistake::PanicsInAudit, "audit panicked: three shelves ("),
        ],
    },
    Finds {
        law: laws::end,
        name: "end",
        mistakes: &[
            (
                Mistake::GivesBackToTheBox,
                "the game has more than MAX_STEPS = 36 steps\n",
            ),
            (
                Mistake::TakesForEver,
                "the game has more than MAX_STEPS = 36 steps\n",
            ),
            (
                Mistake::RefusesForAnotherReason,
                "is refused, but: no book is in hand\n",
            ),
            (
                Mistake::GoesOnAfterTheEnd,
                "after the end, decide give is accepted\n",
            ),
            (
                Mistake::HasNoDecisions,
                "a decision is due, but none is legal\n",
            ),
            (
                Mistake::HasNoOutcomes,
                "chance is due, but nothing can be drawn\n",
            ),
            (
                Mistake::PanicsInAdvance,
                "advance panicked: the shelf beside (",
            ),
        ],
    },
    Finds {
        law: laws::numbers,
        name: "numbers",
        mistakes: &[
            (
                Mistake::CountsOneTooMany,
                "there are 6 values, but none has number 5\n",
            ),
            (Mistake::NumbersGiveAsShelf, "the number of Give\n"),
            (Mistake::WritesShelvesAlike, "\"shelf\" read back\n"),
        ],
    },
    Finds {
        law: laws::notation,
        name: "notation",
        mistakes: &[
            (Mistake::TrimsText, "is read as \"shelf"),
            (Mistake::ReadsAbbreviations, "\"g\" is read as \"give\"\n"),
            (Mistake::ReadsAnyNumber, "is read as \"shelf"),
            (
                Mistake::ErrsBehindTheText,
                "is refused, but: expected a choice at byte",
            ),
        ],
    },
    Finds {
        law: laws::labels,
        name: "labels",
        mistakes: &[
            (
                Mistake::LabelsForPrograms,
                "\"Shelf(1)\" says what a program would print\n",
            ),
            (
                Mistake::LabelsAlike,
                "describes both \"shelf 1\" and \"shelf 2\"\n",
            ),
            (
                Mistake::EndsWithoutStop,
                "\"The book is given away\" has no end\n",
            ),
            (
                Mistake::PanicsInNarrate,
                "narrate panicked: called `Result::unwrap()`",
            ),
        ],
    },
    Finds {
        law: laws::translations,
        name: "translations",
        mistakes: &[
            (
                Mistake::HidesText,
                "Choice.Give is not among the texts for translators",
            ),
            (
                Mistake::HidesRefusal,
                "Refusal.NoBook is not among the texts for translators",
            ),
        ],
    },
    Finds {
        law: laws::options,
        name: "options",
        mistakes: &[
            (Mistake::KeepsOptions, "options of the game\n"),
            (Mistake::CorrectsOptions, "options of the game\n"),
            (Mistake::RefusesFourShelves, "shelves cannot be 4: "),
            (
                Mistake::ClampsOptions,
                "shelves can be Number(-2147483648)\n",
            ),
            (
                Mistake::IgnoresLight,
                "light: no other value changes a list, a step or a result",
            ),
            (
                // Nothing is dark before the second gift.
                Mistake::PanicsInNext,
                "light: no other value changes a list, a step or a result",
            ),
            (
                Mistake::CutsFractions,
                "light is set to 29 and is 28 then\n",
            ),
            (
                Mistake::DividesByZero,
                "with light=0, options are not equal to themselves",
            ),
        ],
    },
    Finds {
        law: laws::views,
        name: "views",
        mistakes: &[
            (Mistake::ViewsNoGifts, "a view leads elsewhere\n"),
            (Mistake::PacksNoHand, "hand: the other fields make it null"),
            (Mistake::ViewsInAnyOrder, "two views of the same position\n"),
            (Mistake::GuessesGifts, "given: the other fields make it"),
            (Mistake::PanicsInView, "view panicked: two gifts ("),
        ],
    },
    Finds {
        law: laws::bad_views,
        name: "bad views",
        mistakes: &[
            (
                Mistake::TrustsViews,
                "a damaged view is accepted, but the audit of the game finds",
            ),
            (Mistake::NeverBreaksRules, "broken_rule and audit\n"),
            (
                Mistake::SkipsSurplus,
                "accepted, but its position has another view\n",
            ),
            (
                Mistake::PanicsInPack,
                "set_up panicked: index out of bounds",
            ),
        ],
    },
    Finds {
        law: laws::tables,
        name: "tables",
        mistakes: &[
            (
                Mistake::HasAnotherTable,
                "other tables than those declared\n",
            ),
            (
                Mistake::RenamesColumn,
                "other columns than those declared\n",
            ),
            (Mistake::AssemblesDefaults, "assemble has other options\n"),
        ],
    },
    Finds {
        law: laws::bad_tables,
        name: "bad tables",
        mistakes: &[
            (Mistake::HidesTheCell, "a fault without a place"),
            (
                Mistake::FillsThePublishedBox,
                "the audit of the game finds: box: 2 books",
            ),
            (
                Mistake::IgnoresTables,
                "another number is accepted, but the tables are those",
            ),
            (
                Mistake::MarksAllAlike,
                "two catalogues that differ in a number have the fingerprint",
            ),
            (
                Mistake::PanicsInAssemble,
                "assemble panicked: called `Option::unwrap()`",
            ),
        ],
    },
    Finds {
        law: laws::records,
        name: "records",
        mistakes: &[
            (Mistake::ViewsNoGifts, "the position of a loaded game\n"),
            (
                Mistake::MarksByMood,
                "a save is refused: line 6: played with catalogue",
            ),
        ],
    },
    Finds {
        law: laws::bad_records,
        name: "bad records",
        mistakes: &[
            (
                Mistake::KeepsOptions,
                "a damaged save is loaded and saved otherwise\n",
            ),
            (
                Mistake::CorrectsOptions,
                "a damaged save is loaded and saved otherwise\n",
            ),
            (
                Mistake::PanicsAtAnotherShelf,
                "the game panicked: index out of bounds",
            ),
        ],
    },
    Finds {
        law: laws::seeded,
        name: "seeded games",
        mistakes: &[
            (Mistake::DrawsItself, "two games of the same seed\n"),
            (Mistake::ReportsEverySecondGift, "events of the replay\n"),
        ],
    },
    Finds {
        law: laws::undo,
        name: "undo",
        mistakes: &[
            (Mistake::DrawsItself, "the same once more\n"),
            (Mistake::ReportsEverySecondGift, "what redo brings back\n"),
        ],
    },
    Finds {
        law: laws::logs,
        name: "logs",
        mistakes: &[
            (Mistake::ReportsEverySecondGift, "the log\n"),
            (Mistake::AssemblesDefaults, "a save of a loaded session\n"),
        ],
    },
    Finds {
        law: laws::sessions,
        name: "sessions",
        mistakes: &[
            (
                Mistake::MarksByMood,
                "a save is refused: line 6: played with catalogue",
            ),
            (Mistake::AssemblesDefaults, "a save of a loaded session\n"),
        ],
    },
    Finds {
        law: laws::bad_sessions,
        name: "bad sessions",
        mistakes: &[
            (
                Mistake::KeepsOptions,
                "a damaged save is loaded and saved otherwise\n",
            ),
            (
                Mistake::AssemblesDefaults,
                "a damaged save is loaded and saved otherwise\n",
            ),
            (
                Mistake::PanicsInAssemble,
                "the game panicked: called `Option::unwrap()`",
            ),
        ],
    },
    Finds {
        law: laws::spots,
        name: "spots",
        mistakes: &[
            (
                Mistake::GivesBackToTheBox,
                "the game has more than MAX_STEPS = 36 steps\n",
            ),
            (
                Mistake::ListsGiveFirst,
                "the decisions are not in ascending order\n",
            ),
            (Mistake::ForgetsToAsk, "is accepted, but not listed\n"),
            (Mistake::ViewsNoGifts, "a view leads elsewhere\n"),
            (Mistake::PanicsInNext, "next panicked: two gifts ("),
        ],
    },
];
