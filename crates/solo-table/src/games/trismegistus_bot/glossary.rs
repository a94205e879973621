//! Explanations of tracks, bowls and the words of the game.

use solo_core::{NamedFields, Provenance, Speech, fields};
use trismegistus_bot::{Botmegistus, Element, Symbol, TOPICS};

use super::cards;
use super::print::{Prints, id, name};
use crate::glossary::{Entry, Glossary};
use crate::words::{capital, joined};

impl Glossary for Botmegistus {
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let prints = Prints::of(self);
        let mut entries = cards::glossary(&prints, speech);
        entries.extend(glossary(&prints, speech));
        entries
    }
}

pub(super) fn glossary(prints: &Prints<'_>, speech: &Speech<'_, Botmegistus>) -> Vec<Entry> {
    let catalogue = speech.game().catalogue();
    let tracks = catalogue.elements();
    let tracks = tracks.map(|track| track_entry(prints, track, speech));
    let bowls = catalogue.symbols();
    let bowls = bowls.map(|symbol| bowl_entry(prints, symbol, speech));
    let mut entries: Vec<Entry> = tracks.into_iter().chain(bowls).collect();
    entries.extend(TOPICS.all().iter().map(|topic| {
        let (key, kind) = match topic.key {
            "sum" => ("score", "final scoring"),
            "deck" => ("turn", "Botmegistus's turn"),
            "artifact" | "experiment" | "lowest" => (topic.key, "Botmegistus's action"),
            "complete" | "draft" => (topic.key, "Botmegistus's turn"),
            "first" | "pass" => (topic.key, "rounds"),
            "reaction" => (topic.key, "yours"),
            "begin" => (topic.key, "setup and reports"),
            _ => (topic.key, "of Botmegistus"),
        };
        let name = speech.text("Topic", topic.key, topic.english);
        let entry = Entry::new(format!("term/{key}"), name, kind);
        let entry = entry.rules(topic.key, &fields![], speech);
        match topic.key {
            "draft" => colours(entry, prints),
            "formula" => formulas(entry, prints),
            _ => entry,
        }
    }));
    entries
}

fn track_entry(prints: &Prints<'_>, track: Element, speech: &Speech<'_, Botmegistus>) -> Entry {
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
        let word = if bonus.len() == 1 { "level" } else { "levels" };
        entry = entry.says(format!("Bonus tokens are put on {word} {places}."), origin);
    }
    let worth: Vec<(u8, u8)> = levels()
        .map(|level| (level, catalogue.points_at(track, level)))
        .filter(|(_, points)| *points > 0)
        .collect();
    if !worth.is_empty() {
        let each = list(
            worth
                .iter()
                .map(|(level, points)| format!("{points} on level {level}")),
        );
        let rows = worth.iter().map(|(level, _)| row(level));
        let origin = prints.common_origin("tracks", rows, "vp");
        entry = entry.says(format!("VP at the end: {each}."), origin);
    }
    entry.rules("spaces", &fields![], speech)
}

fn bowl_entry(prints: &Prints<'_>, symbol: Symbol, speech: &Speech<'_, Botmegistus>) -> Entry {
    let (game, catalogue) = (prints.game, prints.game.catalogue());
    let (key, called) = (id(game, symbol), name(game, symbol));
    let origin = |column| prints.origin("bowls", &key, column);
    let from = |entry: Entry, key, fields: &dyn NamedFields<Botmegistus>, source: Provenance| {
        let from = entry.text.len();
        entry.rules(key, fields, speech).ascribed(from, &[source])
    };
    let entry = Entry::new(
        format!("symbol/{key}"),
        capital(&called),
        "face of the dice, and bowl",
    )
    .rules("potency", &fields![], speech);
    let entry = match catalogue.essence(symbol) {
        Some(track) => from(entry, "roll.track", &fields![track], origin("essence")),
        None => from(entry, "roll.lowest", &fields![], origin("essence")),
    };
    let entry = match catalogue.section_of(symbol) {
        Some(section) => from(entry, "section.takes", &fields![section], origin("section")),
        None => from(entry, "section.none", &fields![], origin("section")),
    };
    if symbol != Symbol::Wild {
        return entry;
    }
    let highest = catalogue.max_wild_becomes();
    let entry = entry.rules("wild.left", &fields![], speech);
    let source = prints.origin("orders", "max_wild_becomes", "value");
    from(entry, "wild.highest", &fields![highest], source)
}

/// Adds the order of the colours, which decides between dice and artifacts of other colours.
fn colours(entry: Entry, prints: &Prints<'_>) -> Entry {
    let colours = prints.game.catalogue().colours().into_iter();
    let colours = list(colours.map(|colour| name(prints.game, colour)));
    let order = format!("The order of the colours is {colours}.");
    entry.says(order, prints.origin("orders", "colour", "value"))
}

/// Adds the VP of formulas.
fn formulas(entry: Entry, prints: &Prints<'_>) -> Entry {
    let catalogue = prints.game.catalogue();
    let worth =
        (1_u8..=7).map(|count| format!("{} VP for {count}", catalogue.formula_points(count)));
    let worth = format!("Formulas are worth VP at the end: {}.", list(worth));
    let rows = (1_u8..=7).map(|count| count.to_string());
    entry.says(worth, prints.common_origin("formulas", rows, "vp"))
}

/// Lists texts: "3, 6 and 9".
fn list(parts: impl Iterator<Item = impl ToString>) -> String {
    let parts: Vec<String> = parts.map(|part| part.to_string()).collect();
    joined(&parts, "and")
}
