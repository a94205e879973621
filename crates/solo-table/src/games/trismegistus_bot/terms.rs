//! Explanations of tracks, bowls and the words of the game.

use solo_core::Provenance::{self, Published, Rulebook, Ruling};
use trismegistus_bot::{
    AbsentColour, ArtifactNone, Botmegistus, CappedStep, DraftTie, Element, FormulaGold, HaveType,
    PointSpaces, Symbol,
};

use super::print::{Prints, capital, id, name};
use crate::glossary::Entry;
use crate::words::joined;

pub(super) fn glossary(game: &Botmegistus, prints: &Prints<'_>) -> Vec<Entry> {
    let tracks = Element::all().map(|track| track_entry(prints, track));
    let bowls = Symbol::all().map(|symbol| bowl_entry(prints, symbol));
    let mut entries: Vec<Entry> = tracks.chain(bowls).collect();
    entries.extend(WORDS.iter().map(word));
    entries.extend([draft(game), artifact(game), experiment(game), lowest(game)]);
    entries.extend([gold(game), formula(prints)]);
    entries
}

fn track_entry(prints: &Prints<'_>, track: Element) -> Entry {
    let (game, catalogue) = (prints.game, prints.game.catalogue());
    let key = id(game, track);
    let levels = || 0..=catalogue.top(track);
    let mut entry = Entry::new(
        format!("element/{key}"),
        capital(&name(game, track)),
        "mastery track",
    );
    let bonus: Vec<u8> = levels()
        .filter(|level| catalogue.is_bonus_space(track, *level))
        .collect();
    if let [first, ..] = bonus.as_slice() {
        let places = list(bonus.iter());
        let origin = prints.origin("tracks", &format!("{key},{first}"), "bonus");
        entry = entry.says(format!("Bonus tokens are put on level {places}."), origin);
    }
    let worth: Vec<(u8, u8)> = levels()
        .map(|level| (level, catalogue.points_at(track, level)))
        .filter(|(_, points)| *points > 0)
        .collect();
    if let [(first, _), ..] = worth.as_slice() {
        let each = list(
            worth
                .iter()
                .map(|(level, points)| format!("level {level}: {points}")),
        );
        let origin = prints.origin("tracks", &format!("{key},{first}"), "vp");
        entry = entry.says(format!("VP at the end: {each}."), origin);
    }
    let (counts, origin) = match game.options().vp_spaces {
        PointSpaces::Cumulative => ("All VP spaces count that a marker has reached.", Rulebook),
        PointSpaces::Highest => (
            "Only the highest VP space counts that a marker has reached.",
            Ruling,
        ),
    };
    entry.says(counts, origin)
}

fn bowl_entry(prints: &Prints<'_>, symbol: Symbol) -> Entry {
    let (game, catalogue) = (prints.game, prints.game.catalogue());
    let (key, called) = (id(game, symbol), name(game, symbol));
    let origin = |column| prints.origin("bowls", &key, column);
    let mut entry = Entry::new(
        format!("symbol/{key}"),
        capital(&called),
        "face of the dice, and bowl",
    )
    .says(
        "A die from this bowl has as much potency as dice lie in it, itself included.",
        Published,
    );
    let step = match catalogue.essence(symbol) {
        Some(track) => format!(
            "A setup roll of it is a step of Botmegistus on {}.",
            name(game, track)
        ),
        None => "A setup roll of it is a step of Botmegistus on its lowest track.".to_owned(),
    };
    entry = entry.says(step, origin("essence"));
    let section = match catalogue.section_of(symbol) {
        Some(section) => format!(
            "With such a die Botmegistus takes experiments from section {}.",
            name(game, section)
        ),
        None => "No section of experiments belongs to it.".to_owned(),
    };
    entry = entry.says(section, origin("section"));
    if symbol != catalogue.wild() {
        return entry;
    }
    let highest = name(game, catalogue.max_wild_becomes());
    entry
        .says(
            "Botmegistus sets such a die to the left symbol of its card.",
            Rulebook,
        )
        .says(
            format!("For a card that asks for the highest potency it sets it to {highest}."),
            prints.origin("orders", "max_wild_becomes", "value"),
        )
}

/// Key, name, kind, and sentences with their origins.
type Word = (
    &'static str,
    &'static str,
    &'static str,
    &'static [(&'static str, Provenance)],
);

const WORDS: &[Word] = &[
    (
        "turn",
        "Automa deck",
        "Botmegistus's turn",
        &[
            (
                "Each turn Botmegistus turns over a card, drafts a die by it unless it holds one, spends the \
                 card's potency, does its action, and completes experiments.",
                Rulebook,
            ),
            (
                "The action is done in full even if less potency is left.",
                Rulebook,
            ),
            ("Used cards are shuffled into a new deck.", Rulebook),
        ],
    ),
    (
        "ethereal",
        "Ethereal token",
        "of Botmegistus",
        &[
            (
                "A die below potency 5 that Botmegistus drafts costs it one, for 1 potency more.",
                Rulebook,
            ),
            ("It gains 2 after round 1 and 3 after round 2.", Rulebook),
            ("Each one that is left is 3 VP at the end.", Rulebook),
        ],
    ),
    (
        "score",
        "Score of Botmegistus",
        "the end",
        &[
            (
                "It adds up VP in play, completed experiments, mastery tracks, 3 VP for each symbol on its \
                 artifacts, Ethereal tokens, formulas, and 1 VP for each Gold left.",
                Rulebook,
            ),
            ("You win with strictly more.", Rulebook),
        ],
    ),
    (
        "complete",
        "Completing",
        "Botmegistus's turn",
        &[
            (
                "After its action Botmegistus completes what its levels and its Gold allow: 1 Gold stands for \
                 each level that it lacks.",
                Rulebook,
            ),
            (
                "If it can pay for either of two but not for both, a type that it has not completed comes \
                 first, then more VP.",
                Rulebook,
            ),
            (
                "Of full equals it completes the one that it took first.",
                Ruling,
            ),
        ],
    ),
    (
        "reaction",
        "Reaction marker",
        "yours",
        &[
            (
                "After a turn of Botmegistus you can use one marker to react with its die in place of yours.",
                Published,
            ),
            ("All of them come back at the start of a round.", Published),
        ],
    ),
    (
        "pass",
        "Pass",
        "a round",
        &[
            (
                "With its third die used up a side passes, and has no more turns in the round.",
                Rulebook,
            ),
            ("Who passes first begins the next round.", Rulebook),
        ],
    ),
];

fn word((key, name, kind, sentences): &Word) -> Entry {
    let entry = Entry::new(format!("term/{key}"), *name, *kind);
    sentences
        .iter()
        .fold(entry, |entry, (text, origin)| entry.says(*text, *origin))
}

fn draft(game: &Botmegistus) -> Entry {
    let absent = match game.options().absent_colour {
        AbsentColour::ColourFirst => "Without its colour it takes the best die of the next colour.",
        AbsentColour::PotencyFirst => "Without its colour it takes the best die of all.",
    };
    let tie = match game.options().draft_tie {
        DraftTie::ListThenColour => {
            "Equals of other colours are decided by the card's symbols, then by colour."
        }
        DraftTie::ColourThenList => {
            "Equals of other colours are decided by colour, then by the card's symbols."
        }
    };
    Entry::new("term/draft", "Draft", "Botmegistus's turn")
        .says(
            "A card with symbols looks for dice of its colour that show them or are wild; if there are none, for \
             such dice of other colours; then for any die of its colour.",
            Rulebook,
        )
        .says("Of these Botmegistus takes the highest potency, and the first of equals.", Rulebook)
        .says(tie, Ruling)
        .says(absent, Ruling)
}

fn gold(game: &Botmegistus) -> Entry {
    let often = match game.options().formula_gold {
        FormulaGold::Greedy => "It does so as often as it can.",
        FormulaGold::Optimal => "It does so as often as pays best.",
    };
    Entry::new("term/gold", "Gold", "of Botmegistus")
        .says(
            "It pays 1 Gold for each level that it lacks for an experiment.",
            Rulebook,
        )
        .says(
            "At the end 2 Gold buy one more formula, up to 7 formulas in all.",
            Rulebook,
        )
        .says(often, Ruling)
        .says("Gold that is left is 1 VP each.", Rulebook)
}

fn artifact(game: &Botmegistus) -> Entry {
    let none = match game.options().artifact_none {
        ArtifactNone::Nothing => "If there is none of that colour, it gains nothing.",
        ArtifactNone::Gold => "If there is none of that colour, it gains 1 Gold.",
        ArtifactNone::OtherColour => {
            "If there is none of that colour, the next colour with one serves."
        }
    };
    Entry::new("term/artifact", "An artifact", "Botmegistus's action")
        .says("Of the artifacts on display in the colour of its die Botmegistus takes one with the most symbols.", Rulebook)
        .says("Equals are decided by an ordinary die: 1 to 3 the left-most, 4 to 6 the right-most.", Rulebook)
        .says(none, Ruling)
}

fn experiment(game: &Botmegistus) -> Entry {
    let types = match game.options().have_type {
        HaveType::Held => "Incomplete experiments count as types that it has.",
        HaveType::Completed => "Only completed experiments count as types that it has.",
    };
    Entry::new("term/experiment", "An experiment", "Botmegistus's action")
        .says("Botmegistus takes one from the section of its die's symbol.", Rulebook)
        .says(
            "It prefers a type that it does not have; then what it can complete at once, and of that the most VP; \
             then the one that it, and after that you, lack the fewest levels for; then the most VP; then the left-most.",
            Rulebook,
        )
        .says(types, Ruling)
        .says("With two incomplete ones, or with nothing to take, it gains 1 Gold instead.", Rulebook)
}

fn lowest(game: &Botmegistus) -> Entry {
    let top = match game.options().capped_step {
        CappedStep::Any => "A step on a track at its top goes to another track by the same order.",
        CappedStep::Lowest => "A step on a track at its top goes to one of the lowest others.",
    };
    Entry::new("term/lowest", "Its lowest track", "Botmegistus's action")
        .says("A step there goes to the track with its lowest marker.", Rulebook)
        .says(
            "Of equals the one with the nearest bonus token above; then where it leads you by most, or else trails by \
             least; then the left-most.",
            Rulebook,
        )
        .says(top, Ruling)
}

fn formula(prints: &Prints<'_>) -> Entry {
    let catalogue = prints.game.catalogue();
    let worth = (1_u8..=7).map(|count| format!("{count} for {}", catalogue.formula_points(count)));
    let worth = format!("Formulas are worth VP at the end: {}.", list(worth));
    Entry::new("term/formula", "Formula", "of Botmegistus")
        .says(
            "Each different type among its completed experiments is one.",
            Rulebook,
        )
        .says(
            "So is every 2 Gold at the end, up to 7 formulas in all.",
            Rulebook,
        )
        .says(worth, prints.origin("formulas", "1", "vp"))
}

/// Lists texts: "3, 6 and 9".
fn list(parts: impl Iterator<Item = impl ToString>) -> String {
    let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
    joined(&parts, "and")
}
