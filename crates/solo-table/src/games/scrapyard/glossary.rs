//! Terms of the game that the texts of cards and piles use.

use scrapyard::numbers::{
    DIG_NEED, INVENTIONS_TO_WIN, STEAL_FLOOR, STEAL_NEED, dig_penalty, hand_limit,
};
use scrapyard::{BuiltDuplicates, CharacterChoice, DigPile, Options, Pile, Scrapyard};
use solo_core::Provenance::{House, Rulebook, Ruling};

use super::names::{at_least, cards_of};
use crate::glossary::Entry;
use crate::words::counted;

pub(super) fn glossary(game: &Scrapyard) -> Vec<Entry> {
    let options = game.options();
    vec![
        action(options),
        draw(),
        dig(),
        steal(options),
        roll(),
        build(options),
        complete(),
        duplicate(options),
        ghost(options),
        rating(),
    ]
}

fn action(options: &Options) -> Entry {
    let [parts, machines, inventions] = Pile::ALL.map(hand_limit);
    let characters = options.character != CharacterChoice::None;
    let (ways, source) = match (options.machine_abilities, characters) {
        (true, _) => (
            "draw, dig, steal, build, complete or use an ability",
            Ruling,
        ),
        (false, true) => (
            "draw, dig, steal, build, complete or use your Character's ability",
            Ruling,
        ),
        (false, false) => ("draw, dig, steal, build or complete", Rulebook),
    };
    let actions = counted(options.action_cap.get(), "action", "actions");
    Entry::new("action", "Action", "Rule")
        .says(format!("You take one action after the other: {ways}."), source)
        .says(
            format!(
                "After each action you scrap what your hand has beyond {parts} Parts, {machines} unbuilt \
                 machines and {inventions} Invention."
            ),
            Rulebook,
        )
        .says(
            format!("After {actions} without a winner the game ends, and nobody wins."),
            Ruling,
        )
}

fn draw() -> Entry {
    Entry::new("draw", "Draw", "Action")
        .says("You draw the top card of a pile.", Rulebook)
        .says(
            "When a card is due and the pile is empty, its scrap pile is shuffled into a new one.",
            Ruling,
        )
        .says(
            "With a second Invention in hand you choose which one to keep.",
            Rulebook,
        )
}

fn dig() -> Entry {
    let [parts, machines] = DigPile::ALL.map(|pile| cards_of(dig_penalty(pile), pile.pile()));
    Entry::new("dig", "Dig", "Action")
        .says(
            format!(
                "You roll the die, and {} lets you take a card of your choice from the scrap pile of Parts \
                 or of Small Machines.",
                at_least(DIG_NEED)
            ),
            Rulebook,
        )
        .says(
            format!("If you fail, the ghost draws: {parts} or {machines}."),
            Rulebook,
        )
        .says("Nobody digs for Inventions.", Rulebook)
}

fn steal(options: &Options) -> Entry {
    let entry = Entry::new("steal", "Steal", "Action")
        .says(
            format!(
                "You roll the die, and {} lets you take a Part or machine of which the ghost has at least \
                 {STEAL_FLOOR}.",
                at_least(STEAL_NEED)
            ),
            Rulebook,
        )
        .says(
            "You cannot take what the ghost has built, nor a kind that you hold.",
            Ruling,
        );
    match options.steal_penalty.get() {
        0 => entry.says("If you fail, nothing happens.", Ruling),
        cards => {
            let cards = cards_of(cards, Pile::Part);
            entry.says(format!("If you fail, the ghost draws {cards}."), House)
        }
    }
}

fn roll() -> Entry {
    Entry::new("roll", "Roll", "Rule")
        .says(
            "After a roll you may scrap Parts from your hand, and each adds 1; that is not an action.",
            Rulebook,
        )
        .says(
            "You may do so only while the value that you need, or one that brings you more cards, is within reach.",
            Ruling,
        )
        .says("A roll is never worth more than 6.", Ruling)
        .says(
            "A roll with no such value within reach is closed by itself.",
            Ruling,
        )
}

fn build(options: &Options) -> Entry {
    let entry = Entry::new("build", "Build", "Action")
        .says(
            "A Small Machine in your hand is built by scrapping the three Parts it names.",
            Rulebook,
        )
        .says("Built machines do not count for your hand.", Rulebook);
    if options.machine_abilities {
        entry.says(
            "A machine whose ability is used stays built and still serves for an Invention.",
            Ruling,
        )
    } else {
        entry.says("A built machine only serves for an Invention.", Ruling)
    }
}

fn complete() -> Entry {
    Entry::new("complete", "Complete", "Action")
        .says(
            "The Invention in your hand is completed by scrapping the three built machines it names.",
            Rulebook,
        )
        .says("Then you draw the next Invention.", Rulebook)
        .says(
            format!("The first side with {INVENTIONS_TO_WIN} completed Inventions wins at once."),
            Rulebook,
        )
}

fn duplicate(options: &Options) -> Entry {
    let entry = Entry::new("duplicate", "Duplicate", "Rule")
        .says(
            "Duplicates of your Parts and unbuilt machines go to the ghost immediately.",
            Rulebook,
        )
        .says("You keep one card of each kind.", Ruling);
    match options.built_duplicates {
        BuiltDuplicates::Free => entry.says("A built machine makes no duplicates.", Ruling),
        BuiltDuplicates::Count => entry.says(
            "A card of a machine that you have built goes to the ghost immediately, too.",
            Ruling,
        ),
    }
}

fn ghost(options: &Options) -> Entry {
    let building = if options.ghost_needs_card {
        "As soon as it has the card and the three Parts of a machine that its Invention needs, it builds it."
    } else {
        "As soon as it has the three Parts of a machine that its Invention needs, it builds it, even \
         without its card."
    };
    let entry = Entry::new("ghost", "The ghost", "Opponent")
        .says(
            "It takes no actions: it gets your duplicates, and draws when a dig of yours fails.",
            Rulebook,
        )
        .says(building, Ruling)
        .says(
            "With all three machines built it completes its Invention and takes the next one.",
            Rulebook,
        )
        .says("Its hand has no limit, and all of it is open.", Ruling);
    let entry = match options.steal_penalty.get() {
        0 => entry,
        _ => entry.says("It draws as well when a steal of yours fails.", House),
    };
    match options.ghost_pace.get() {
        0 => entry,
        1 => entry.says(
            "After every action of yours it draws a Part and a Small Machine.",
            House,
        ),
        pace => entry.says(
            format!("After every {pace} actions of yours it draws a Part and a Small Machine."),
            House,
        ),
    }
}

fn rating() -> Entry {
    Entry::new("rating", "Rating", "Score")
        .says(
            "A won game is rated the higher the fewer actions it took.",
            Ruling,
        )
        .says(
            "Any other game is rated by the Inventions you completed, always below a won one.",
            Ruling,
        )
}
