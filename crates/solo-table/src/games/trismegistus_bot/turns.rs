//! Explanations of the bot's turn, as the options of the game have it.

use solo_core::Provenance::{Rulebook, Ruling};
use trismegistus_bot::{
    AbsentColour, ArtifactNone, Botmegistus, CappedStep, DraftTie, HaveType, Reshuffle,
};

use crate::glossary::Entry;

const TURN: &str = "Botmegistus's turn";
const ACTION: &str = "Botmegistus's action";

pub(super) fn glossary(game: &Botmegistus) -> [Entry; 5] {
    [
        turn(game),
        draft(game),
        artifact(game),
        experiment(game),
        lowest(game),
    ]
}

fn turn(game: &Botmegistus) -> Entry {
    let options = game.options();
    let entry = Entry::new("term/turn", "Automa deck", TURN);
    let entry = if options.advanced_planning {
        entry
            .says(
                "Two cards lie open. Each turn an ordinary die picks the one that Botmegistus uses: 1 to 3 the \
                 left one, 4 to 6 the right one.",
                Rulebook,
            )
            .says(
                "By its card it drafts a die unless it holds one, spends the card's potency, does its action, and \
                 completes experiments.",
                Rulebook,
            )
            .says("At the end of its turn another card is turned up in that place.", Rulebook)
    } else {
        entry.says(
            "Each turn Botmegistus turns over a card, drafts a die by it unless it holds one, spends the \
             card's potency, does its action, and completes experiments.",
            Rulebook,
        )
    };
    let entry = entry.says(
        "The action is done in full even if less potency is left.",
        Rulebook,
    );
    match options.reshuffle {
        Reshuffle::OnEmpty => entry.says(
            "At the end of the turn in which the deck has run out, the used cards become the deck.",
            Rulebook,
        ),
        Reshuffle::OnNeed => entry.says(
            "When a card is needed and the deck has run out, the used cards become the deck.",
            Ruling,
        ),
    }
}

fn draft(game: &Botmegistus) -> Entry {
    let tie = match game.options().draft_tie {
        DraftTie::ListThenColour => {
            "Equals of other colours are decided by the card's symbols, then by colour."
        }
        DraftTie::ColourThenList => {
            "Equals of other colours are decided by colour, then by the card's symbols."
        }
    };
    let entry = Entry::new("term/draft", "Draft", TURN)
        .says(
            "A card with symbols looks for dice of its colour that show them or are wild; if there are none, for \
             such dice of other colours; then for any die of its colour.",
            Rulebook,
        )
        .says(
            "A card for the highest potency looks for any die of its colour.",
            Rulebook,
        )
        .says("Of these Botmegistus takes the highest potency.", Rulebook)
        .says(
            "Equals of its colour are decided by the order wild, left symbol, right symbol, or else by the order \
             of the bowls.",
            Ruling,
        )
        .says(tie, Ruling);
    match game.options().absent_colour {
        AbsentColour::ColourFirst => entry
            .says(
                "A card for the highest potency that finds none takes the best die of the next colour that is left.",
                Rulebook,
            )
            .says("A card with symbols that finds none does so, too.", Ruling),
        AbsentColour::PotencyFirst => entry.says(
            "A card that finds none takes the best die of all, and of equals one of the next colour.",
            Ruling,
        ),
    }
}

fn artifact(game: &Botmegistus) -> Entry {
    let none = match game.options().artifact_none {
        ArtifactNone::Nothing => "If there is none of that colour, it gains nothing.",
        ArtifactNone::Gold => "If there is none of that colour, it gains 1 Gold.",
        ArtifactNone::OtherColour => {
            "If there is none of that colour, the next colour with one serves."
        }
    };
    Entry::new("term/artifact", "An artifact", ACTION)
        .says(
            "Of the artifacts on display in the colour of its die Botmegistus takes one with the most symbols.",
            Rulebook,
        )
        .says(
            "Equals are decided by an ordinary die: 1 to 3 the left-most, 4 to 6 the right-most.",
            Rulebook,
        )
        .says(none, Ruling)
}

fn experiment(game: &Botmegistus) -> Entry {
    let types = match game.options().have_type {
        HaveType::Held => "Incomplete experiments count as types that it has.",
        HaveType::Completed => "Only completed experiments count as types that it has.",
    };
    Entry::new("term/experiment", "An experiment", ACTION)
        .says(
            "Botmegistus takes one from the section of its die's symbol.",
            Rulebook,
        )
        .says(
            "It prefers a type that it does not have; then what it can complete at once, and of that the most VP; \
             then the one that it, and after that you, lack the fewest levels for; then the most VP; then the left-most.",
            Rulebook,
        )
        .says(types, Ruling)
        .says(
            "With two incomplete ones it gains 1 Gold instead.",
            Rulebook,
        )
        .says("With nothing to take it gains 1 Gold as well.", Ruling)
}

fn lowest(game: &Botmegistus) -> Entry {
    let top = match game.options().capped_step {
        CappedStep::Any => {
            "A step on a track at its top goes to one of all the others below theirs, by the order of equals."
        }
        CappedStep::Lowest => "A step on a track at its top goes to its lowest track.",
    };
    Entry::new("term/lowest", "Its lowest track", ACTION)
        .says(
            "A step there goes to the track with its lowest marker, of those below their top.",
            Rulebook,
        )
        .says(
            "Of equals the one with the nearest bonus token above; then where it leads you by most, or else trails by \
             least; then the left-most.",
            Rulebook,
        )
        .says(top, Ruling)
}
