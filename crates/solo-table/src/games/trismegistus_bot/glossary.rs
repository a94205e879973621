//! Explanations of tracks, bowls and the words of the game.

use solo_core::Provenance::{self, Published, Rulebook, Ruling};
use trismegistus_bot::{
    Botmegistus, Element, FormulaGold, HumanChecks, HumanPass, PointSpaces, Reports, SetupRolls,
    Symbol,
};

use super::print::{Prints, capital, id, name};
use super::turns;
use crate::glossary::Entry;
use crate::words::joined;

pub(super) fn glossary(game: &Botmegistus, prints: &Prints<'_>) -> Vec<Entry> {
    let catalogue = game.catalogue();
    let tracks = catalogue.elements().map(|track| track_entry(prints, track));
    let bowls = catalogue.symbols().map(|symbol| bowl_entry(prints, symbol));
    let mut entries: Vec<Entry> = tracks.into_iter().chain(bowls).collect();
    entries.extend(WORDS.iter().map(word));
    entries.extend(turns::glossary(game));
    entries.extend([first(game), pass(game), gold(game), formula(prints)]);
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
    let row = |level: &u8| format!("{key},{level}");
    if !bonus.is_empty() {
        let places = list(bonus.iter());
        let origin = prints.common_origin("tracks", bonus.iter().map(row), "bonus");
        entry = entry.says(format!("Bonus tokens are put on level {places}."), origin);
    }
    let worth: Vec<(u8, u8)> = levels()
        .map(|level| (level, catalogue.points_at(track, level)))
        .filter(|(_, points)| *points > 0)
        .collect();
    if !worth.is_empty() {
        let each = list(
            worth
                .iter()
                .map(|(level, points)| format!("level {level}: {points}")),
        );
        let rows = worth.iter().map(|(level, _)| row(level));
        let origin = prints.common_origin("tracks", rows, "vp");
        entry = entry.says(format!("VP at the end: {each}."), origin);
    }
    let counts = match game.options().vp_spaces {
        PointSpaces::Cumulative => "All VP spaces count that a marker has reached.",
        PointSpaces::Highest => "Only the highest VP space counts that a marker has reached.",
    };
    entry.says(counts, Ruling)
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
    if game.options().setup_rolls != SetupRolls::None {
        let step = match catalogue.essence(symbol) {
            Some(track) => format!(
                "A setup roll of it is a step of Botmegistus on {}.",
                name(game, track)
            ),
            None => "A setup roll of it is a step of Botmegistus on its lowest track.".to_owned(),
        };
        entry = entry.says(step, origin("essence"));
    }
    let section = match catalogue.section_of(symbol) {
        Some(section) => format!(
            "With such a die Botmegistus takes experiments from section {}.",
            name(game, section)
        ),
        None => "No section of experiments belongs to it.".to_owned(),
    };
    entry = entry.says(section, origin("section"));
    if symbol != Symbol::Wild {
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
];

fn word((key, name, kind, sentences): &Word) -> Entry {
    let entry = Entry::new(format!("term/{key}"), *name, *kind);
    sentences
        .iter()
        .fold(entry, |entry, (text, origin)| entry.says(*text, *origin))
}

/// The first player of a later round (TB-2.5).
const NEXT_ROUND: (&str, Provenance) = ("Who passes first begins the next round.", Ruling);

fn first(game: &Botmegistus) -> Entry {
    let entry = Entry::new("term/first", "First player", "a round");
    let entry = if game.options().bot_first {
        entry
            .says("Botmegistus takes the first turn of the game.", Rulebook)
            .says(
                "You start second, and you gain no Ethereal die to compensate.",
                Rulebook,
            )
    } else {
        entry.says("You take the first turn of the game.", Rulebook)
    };
    entry.says(NEXT_ROUND.0, NEXT_ROUND.1)
}

fn pass(game: &Botmegistus) -> Entry {
    let options = game.options();
    let entry = Entry::new("term/pass", "Pass", "a round").says(
        "With its third die used up a side passes, and has no more turns in the round.",
        Rulebook,
    );
    let early = options.human_pass == HumanPass::BeforeDraft;
    let entry = match options.reports {
        // TB-18.6
        Reports::Lean if early || options.human_checks == HumanChecks::Loose => {
            entry.says("You may also pass at any time in your turn.", Ruling)
        }
        Reports::Full if early => entry.says("You may also pass instead of drafting.", Ruling),
        Reports::Full | Reports::Lean => entry,
    };
    entry.says(NEXT_ROUND.0, NEXT_ROUND.1)
}

fn gold(game: &Botmegistus) -> Entry {
    let entry = Entry::new("term/gold", "Gold", "of Botmegistus").says(
        "It pays 1 Gold for each level that it lacks for an experiment.",
        Rulebook,
    );
    let options = game.options();
    let entry = match (options.masterpiece_draw.number(), options.masterpiece_gold) {
        (0, _) => entry,
        (_, true) => entry.says("So it does for its masterpiece at the end.", Rulebook),
        (_, false) => entry.says("For its masterpiece at the end it pays none.", Rulebook),
    };

    let often = match game.options().formula_gold {
        FormulaGold::Greedy => "It does so as often as it can.",
        FormulaGold::Optimal => "It does so as often as pays best.",
    };
    entry
        .says(
            "At the end 2 Gold buy one more formula, up to 7 formulas in all.",
            Rulebook,
        )
        .says(often, Ruling)
        .says("Gold that is left is 1 VP each.", Rulebook)
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
        .says(
            worth,
            prints.common_origin("formulas", (1_u8..=7).map(|count| count.to_string()), "vp"),
        )
}

/// Lists texts: "3, 6 and 9".
fn list(parts: impl Iterator<Item = impl ToString>) -> String {
    let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
    joined(&parts, "and")
}
