//! Explanations of the words on the table: rules that cards and places have in common.

use solo_core::Provenance::{self, Published, Rulebook, Ruling};
use votk::{
    BotFall, BotLosesTo, DiscardGroups, EmptySlot, EndRule, EndWhen, Group, NoTarget, Options,
    PyramidChange, Refill, Valley,
};

use super::{capital, name};
use crate::glossary::Entry;

pub(super) const WEAKEST: &str = "The Bot's weakest card is one of level 1 in its tomb, or else the cheapest of \
    level 2, or else the cheapest of level 3; among equals you choose.";

pub(super) const ATTACKS: &str =
    "In a turn one card may make the Bot discard, and one may make it sacrifice.";

/// Describes the score of a set.
pub(super) fn squares(game: &Valley, set: Group) -> String {
    let most = set.designs().len();
    let squares: Vec<String> = (1..=most)
        .map(|different| different.saturating_mul(different).to_string())
        .collect();
    let (names, squares) = (name(game, &set), squares.join(", "));
    format!("From 1 to {most} different {names} in a tomb score {squares} points together.")
}

pub(super) type Sentence = (&'static str, Provenance);

const fn rulebook(text: &'static str) -> Sentence {
    (text, Rulebook)
}

const fn published(text: &'static str) -> Sentence {
    (text, Published)
}

const fn ruling(text: &'static str) -> Sentence {
    (text, Ruling)
}

pub(super) fn terms(game: &Valley) -> impl Iterator<Item = Entry> {
    let options = game.options();
    let fixed = FIXED.iter().map(|(key, name, text)| term(key, name, text));
    let chosen = [
        term("using", "Using a card", &using(options)),
        term("attack", "Attacks on the Bot", &attack(options)),
        term("pyramid", "Pyramid", &pyramid(options)),
        term(
            "sacrifice",
            "Sacrifice at the end of the turn",
            &sacrifice(options),
        ),
        term("returning", "The Bot's discard pile", &returning(options)),
        term("bot", "The Bot's turn", &bot(options)),
        term("end", "End of the game", &end(options)),
    ];
    fixed
        .chain(chosen)
        .chain(Group::ALL.map(|set| group(game, set)))
}

/// Returns a term with its sentences; no id of a card contains a slash.
fn term(key: &str, name: &str, text: &[Sentence]) -> Entry {
    let entry = Entry::new(format!("about/{key}"), name, "Rule");
    text.iter()
        .fold(entry, |entry, &(text, source)| entry.says(text, source))
}

const FIXED: &[(&str, &str, &[Sentence])] = &[
    (
        "buying",
        "Buying",
        &[
            published("You pay with hand cards, and no change is given."),
            published("What you buy goes on top of your discard pile."),
            published("You may buy as often as you can pay."),
        ],
    ),
    (
        "bought",
        "Your dearest purchase",
        &[ruling(
            "The highest cost you bought: some cards take only what is cheaper.",
        )],
    ),
    (
        "purse",
        "Extra gold",
        &[
            ruling("Your next purchase costs less by it, and uses it up."),
            ruling("What is left when the turn ends is lost."),
        ],
    ),
    (
        "cheaper",
        "Lower prices",
        &[ruling("Every purchase of this turn costs so much less.")],
    ),
    (
        "worth",
        "Worth of hand cards",
        &[published(
            "Until the turn ends each hand card pays this, whatever it says.",
        )],
    ),
    (
        "used",
        "Actions used this turn",
        &[ruling("Some cards repeat one of these.")],
    ),
    (
        "entomb",
        "Entombing",
        &[
            rulebook("Only cards in a tomb score."),
            rulebook("Once in your turn you may entomb any hand card."),
            ruling("What actions entomb comes on top of that."),
        ],
    ),
    (
        "deck",
        "Your deck",
        &[
            rulebook("You draw five cards at the end of your turn."),
            published(
                "If you need a card and it is empty, your discard pile is shuffled to replace it.",
            ),
        ],
    ),
    (
        "discard",
        "Your discard pile",
        &[
            published(
                "What you buy goes on top of it; so does what you take, unless the card says otherwise.",
            ),
            rulebook("At the end of your turn hand and played cards go there, too."),
        ],
    ),
    (
        "stock",
        "Stock",
        &[rulebook("It fills the pyramid, level 2 before level 3.")],
    ),
    (
        "boneyard",
        "Boneyard",
        &[rulebook(
            "What is sacrificed lies here, and scores for nobody.",
        )],
    ),
    (
        "spares",
        "Spare copies",
        &[
            rulebook("Of each card of a set the Bot scores the gold of all copies but one."),
            rulebook("Your own spare copies score nothing."),
        ],
    ),
];

fn using(options: &Options) -> [Sentence; 3] {
    let possible = match options.no_target {
        NoTarget::Forbid => "What is not left to you must be possible for a card to act.",
        NoTarget::Skip => {
            "What is not left to you must be possible for a card to act, except an attack that finds nothing to take."
        }
    };
    [
        rulebook("A hand card does one thing: it pays, acts, or goes to the tomb."),
        ruling("A card that acts or pays is discarded when your turn ends."),
        published(possible),
    ]
}

fn attack(options: &Options) -> [Sentence; 4] {
    let nothing = match options.no_target {
        NoTarget::Forbid => {
            "A card whose attack finds nothing to take cannot act, unless that part is left to you."
        }
        NoTarget::Skip => {
            "An attack that finds nothing to take is left out, if the card can do anything else."
        }
    };
    [
        rulebook(ATTACKS),
        ruling("What you take from its tomb counts as a discard."),
        rulebook("It discards from its tomb and sacrifices from its discards."),
        ruling(nothing),
    ]
}

/// Describes the discard of several cards together (VK-7.9, VK-7.10, VK-7.16).
pub(super) fn several(options: &Options) -> [Sentence; 3] {
    let set = "You choose the set, and among cards of equal cost.";
    let all = "If it has fewer cards, all of them leave.";
    let no_set = "If the Bot's tomb has no card of a set, its weakest card leaves instead.";
    match options.discard_groups {
        DiscardGroups::Sets => [set, all, no_set],
        DiscardGroups::Any => [
            "You choose the set, its starters or its uniques, and among cards of equal cost.",
            all,
            "Starters and uniques are not sets, but can be chosen like one.",
        ],
        DiscardGroups::Full => [
            set,
            "If no set has enough cards, all cards of the one that you choose leave.",
            no_set,
        ],
    }
    .map(ruling)
}

fn pyramid(options: &Options) -> [Sentence; 4] {
    let falls = match options.bot_fall {
        BotFall::Die => rulebook(
            "If either of two could fall, you choose; where the Bot has taken the middle card, its die does.",
        ),
        BotFall::Player => ruling(
            "If either of two could fall, you choose, also where the Bot has taken the middle card.",
        ),
    };
    let refill = match options.refill {
        Refill::Rebuild => "Empty places are filled from the stock at the end of each turn.",
        Refill::Immediate => "Empty places are filled from the stock as soon as a card has left.",
    };
    [
        rulebook("You buy from its base; some cards open more rows for a turn."),
        published("When a card leaves, one above falls into its place at once."),
        falls,
        ruling(refill),
    ]
}

fn sacrifice(options: &Options) -> [Sentence; 2] {
    let swap = match (options.pyramid_change, options.empty_slot) {
        (PyramidChange::Lost, _) => "Two cards that changed places are not a change.",
        (PyramidChange::Any, EmptySlot::Reroll) => {
            "Two cards that changed places are a change, too."
        }
        (PyramidChange::Any, EmptySlot::None) => {
            "Two cards that changed places are a change, too, as long as the base is full."
        }
    };
    [
        rulebook(
            "If your turn has not changed the pyramid, you sacrifice one of its cards: it goes onto the boneyard.",
        ),
        ruling(swap),
    ]
}

fn returning(options: &Options) -> [Sentence; 2] {
    let discards = match options.bot_loses_to {
        BotLosesTo::Discard => "What the Bot has to discard from its tomb goes on top of it.",
        BotLosesTo::Boneyard => {
            "What the Bot has to discard from its tomb goes onto the boneyard instead."
        }
    };
    [
        rulebook("Before scoring its top three cards go back to the Bot's tomb."),
        ruling(discards),
    ]
}

fn bot(options: &Options) -> [Sentence; 5] {
    let fall = match options.bot_fall {
        BotFall::Die => rulebook("After a 3 the left card above falls, after a 4 the right one."),
        BotFall::Player => ruling("You choose which card falls into the middle."),
    };
    let empty = match options.empty_slot {
        EmptySlot::Reroll => "If the die shows an empty place, it is rolled again.",
        EmptySlot::None => "If the die shows an empty place, the Bot gains nothing.",
    };
    [
        rulebook(
            "A die gives it a card of the base into its tomb: the left one for 1 or 2, the middle one for 3 or 4, the right one for 5 or 6.",
        ),
        rulebook("It gains cards in no other way, except those that return before scoring."),
        fall,
        ruling("If only one card lies above the middle, that one falls."),
        ruling(empty),
    ]
}

fn end(options: &Options) -> [Sentence; 3] {
    let when = match options.end_rule {
        EndRule::Immediate => rulebook("It stops at once, in the middle of a turn, too."),
        EndRule::FinishPlay => ruling("If you are playing cards, you may finish that first."),
    };
    let comes = match options.end_when {
        EndWhen::Both => rulebook(
            "The game ends when the stock is empty and the pyramid holds two cards or fewer.",
        ),
        EndWhen::Either => ruling(
            "The game ends as soon as the stock is empty or the pyramid holds two cards or fewer.",
        ),
    };
    [
        comes,
        when,
        rulebook("More points win, and if they are equal the smaller tomb does."),
    ]
}

fn group(game: &Valley, group: Group) -> Entry {
    let key = format!("about/{}", group.word());
    let kind = if group.is_set() {
        "Set"
    } else {
        "Cards outside the sets"
    };
    let entry = Entry::new(key, capital(&name(game, &group)), kind);
    let points = "Each scores the points that stand on it.";
    let entry = match group {
        Group::Starter => entry
            .says("What both sides begin with: cards of level 1.", Rulebook)
            .says(points, Rulebook),
        Group::Unique => entry
            .says("There is one card of each.", Published)
            .says(points, Rulebook),
        set => entry
            .says("There are two cards of each.", Published)
            .says(squares(game, set), Rulebook)
            .says(
                "A second copy of a card adds nothing to your score.",
                Rulebook,
            ),
    };
    match (group.is_set(), game.options().discard_groups) {
        (true, _) => entry,
        (false, DiscardGroups::Any) => entry.says(
            "They are not a set, but the Bot can discard several of them together, too.",
            Ruling,
        ),
        (false, DiscardGroups::Sets | DiscardGroups::Full) => entry.says(
            "They are not a set: where the Bot discards several cards together, you cannot choose them.",
            Ruling,
        ),
    }
}
