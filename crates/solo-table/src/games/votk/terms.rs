//! What the words on the table mean: rules that cards and places have in common.

use solo_core::Provenance::{self, Published, Rulebook, Ruling};
use votk::{
    BotFall, BotLosesTo, EmptySlot, EndRule, Group, Options, PyramidChange, Refill, Valley,
};

use super::{capital, name};
use crate::glossary::Entry;

pub(super) const WEAKEST: &str = "The Bot's weakest card is one of level 1 in its tomb, or else the cheapest of \
    level 2, or else the cheapest of level 3; among equals you choose.";

pub(super) const ATTACKS: &str =
    "In a turn one card may make the Bot discard, and one may make it sacrifice.";

/// How a set scores.
pub(super) fn squares(game: &Valley, set: Group) -> String {
    let most = set.designs().len();
    let squares: Vec<String> = (1..=most)
        .map(|different| different.saturating_mul(different).to_string())
        .collect();
    let (names, squares) = (name(game, &set), squares.join(", "));
    format!("From 1 to {most} different {names} in a tomb score {squares} points together.")
}

type Sentence = (&'static str, Provenance);

pub(super) fn terms(game: &Valley) -> impl Iterator<Item = Entry> {
    let options = game.options();
    let fixed = FIXED.iter().map(|(key, name, text)| term(key, name, text));
    let chosen = [
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

/// A word with its sentences; no id of a card contains a slash.
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
            (
                "You pay with hand cards, and no change is given.",
                Published,
            ),
            ("What you buy goes on top of your discard pile.", Published),
            ("You may buy as often as you can pay.", Published),
        ],
    ),
    (
        "bought",
        "Your dearest purchase",
        &[(
            "The highest printed cost you have bought this turn: some cards take only what is cheaper.",
            Ruling,
        )],
    ),
    (
        "purse",
        "Extra gold",
        &[
            (
                "It lowers the price of your next purchase, and what that does not need is lost.",
                Ruling,
            ),
            ("What is left at the end of the turn is lost, too.", Ruling),
        ],
    ),
    (
        "cheaper",
        "Lower prices",
        &[(
            "Every purchase of this turn costs so much less, though never less than nothing.",
            Ruling,
        )],
    ),
    (
        "worth",
        "Worth of hand cards",
        &[(
            "Until the turn ends each hand card pays so much, whatever is printed on it.",
            Published,
        )],
    ),
    (
        "using",
        "Using a card",
        &[
            (
                "A hand card is used for one thing: as payment, for its action, or in the tomb.",
                Rulebook,
            ),
            (
                "A used card leaves the hand first, and is discarded when your turn ends.",
                Ruling,
            ),
            (
                "Whatever it does not leave to you must be possible, or it cannot be used.",
                Published,
            ),
        ],
    ),
    (
        "used",
        "Actions used this turn",
        &[(
            "These have been carried out this turn: some cards repeat one of them.",
            Ruling,
        )],
    ),
    (
        "entomb",
        "Entombing",
        &[
            ("Only cards in a tomb score.", Rulebook),
            ("Once in your turn you may entomb any hand card.", Rulebook),
            ("What actions entomb comes on top of that.", Rulebook),
        ],
    ),
    (
        "attack",
        "Attacks on the Bot",
        &[
            (ATTACKS, Rulebook),
            (
                "A card that the Bot hands over counts as a discard.",
                Ruling,
            ),
            (
                "The Bot discards from its tomb, and sacrifices from its discard pile.",
                Rulebook,
            ),
        ],
    ),
    ("weakest", "Weakest card", &[(WEAKEST, Rulebook)]),
    (
        "deck",
        "Your deck",
        &[
            ("You draw five cards at the end of your turn.", Rulebook),
            (
                "If a card is wanted and none is left, your discard pile is shuffled into a new deck.",
                Published,
            ),
        ],
    ),
    (
        "discard",
        "Your discard pile",
        &[
            ("What you buy or take goes on top of it.", Published),
            (
                "At the end of your turn all cards in hand and in play go there, too.",
                Rulebook,
            ),
        ],
    ),
    (
        "stock",
        "Stock",
        &[(
            "It fills the pyramid: first all cards of level 2, then those of level 3.",
            Rulebook,
        )],
    ),
    (
        "boneyard",
        "Boneyard",
        &[(
            "What is sacrificed lies here, and scores for nobody.",
            Rulebook,
        )],
    ),
    (
        "spares",
        "Spare copies",
        &[
            (
                "Of each card of a set the Bot sets aside all copies but one, and each brings it its gold in points.",
                Rulebook,
            ),
            ("Your own spare copies score nothing.", Rulebook),
        ],
    ),
];

fn pyramid(options: &Options) -> [Sentence; 4] {
    let refill = match options.refill {
        Refill::Rebuild => "Empty places are filled from the stock at the end of each turn.",
        Refill::Immediate => "Empty places are filled from the stock as soon as a card has left.",
    };
    [
        (
            "You buy from the base, its lowest row; some cards open more for a turn.",
            Rulebook,
        ),
        (
            "When a card has left, a card above falls into its place at once.",
            Published,
        ),
        (
            "If two could fall into the middle of the base, you choose one.",
            Rulebook,
        ),
        (refill, Ruling),
    ]
}

fn sacrifice(options: &Options) -> [Sentence; 2] {
    let swap = match (options.pyramid_change, options.empty_slot) {
        (PyramidChange::Lost, _) => "Two cards that changed places are no change.",
        (PyramidChange::Any, EmptySlot::Reroll) => {
            "Two cards that changed places are a change, too."
        }
        (PyramidChange::Any, EmptySlot::None) => {
            "Two cards that changed places are a change, too, as long as the base is full."
        }
    };
    [
        (
            "If your turn has not changed the pyramid, you sacrifice one of its cards: it goes onto the boneyard.",
            Rulebook,
        ),
        (swap, Ruling),
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
        (
            "Before scoring its top three cards go back to the Bot's tomb.",
            Rulebook,
        ),
        (discards, Ruling),
    ]
}

fn bot(options: &Options) -> [Sentence; 3] {
    let (fall, source) = match options.bot_fall {
        BotFall::Die => (
            "After a 3 the left card above falls, after a 4 the right one.",
            Rulebook,
        ),
        BotFall::Player => ("You choose which card falls into the middle.", Ruling),
    };
    let empty = match options.empty_slot {
        EmptySlot::Reroll => "If the die shows an empty place, it is rolled again.",
        EmptySlot::None => "If the die shows an empty place, the Bot gains nothing.",
    };
    [
        (
            "A die gives it a card of the base into its tomb: the left one for 1 or 2, the middle one for 3 or 4, \
            the right one for 5 or 6.",
            Rulebook,
        ),
        (fall, source),
        (empty, Ruling),
    ]
}

fn end(options: &Options) -> [Sentence; 3] {
    let (when, source) = match options.end_rule {
        EndRule::Immediate => ("It stops at once, in the middle of a turn, too.", Rulebook),
        EndRule::FinishPlay => (
            "If you are playing cards, you may finish that first.",
            Ruling,
        ),
    };
    [
        (
            "The game ends when the stock is empty and the pyramid holds two cards or fewer.",
            Rulebook,
        ),
        (when, source),
        (
            "More points win, and if they are equal the smaller tomb does.",
            Rulebook,
        ),
    ]
}

fn group(game: &Valley, group: Group) -> Entry {
    let key = format!("about/{}", group.word());
    let entry = Entry::new(key, capital(&name(game, &group)), "Group of cards");
    let points = "Each scores the points that stand on it.";
    match group {
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
    }
}
