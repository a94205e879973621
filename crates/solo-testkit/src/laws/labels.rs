//! The law of labels: text for people is readable.

use core::fmt::{self, Debug};
use std::collections::BTreeMap;

use solo_core::{Countable, Game, Narration, Speech};

use super::{each, share};
use crate::panics::caught;
use crate::report::demand;
use crate::trial::Trial;

/// Checks that every label, description and sentence is fit for people.
///
/// It is not empty and has no braces, no ids, no clauses and no program text; a sentence has an
/// end; and different entries of one list have different descriptions.
///
/// # Errors
/// A description of the violation.
pub fn labels<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("labels", base, games, |trial| {
        names(trial).map_err(|what| trial.report(&[], &what))?;
        let inputs = trial.play(|seen| sentences(seen.game, seen.events))?;
        trial.revisit(&inputs, 32, |_, state| labels_at(&trial.game, state))
    })
}

/// Checks the labels of this game's share of the vocabulary.
fn names<G: Game>(trial: &Trial<G>) -> Result<(), String> {
    named::<G, G::Decision>(trial)?;
    named::<G, G::Chance>(trial)
}

fn named<G: Game, T: Countable<G> + Debug>(trial: &Trial<G>) -> Result<(), String> {
    let speech = Speech::of(&trial.game);
    let numbers = share(trial.number, T::count(&trial.game));
    for value in numbers.map_while(|number| T::nth(&trial.game, number)) {
        let label = caught("a label", || value.to_name(&speech).to_string())?;
        let id = caught("id", || value.to_id(&trial.game).to_string())?;
        readable("label", &value, &id, &label)?;
    }
    Ok(())
}

/// Checks the descriptions of all possible inputs.
pub(super) fn labels_at<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let mut seen = BTreeMap::new();
    for decision in game.decisions(state) {
        let text = written("describe_decision", |out| {
            game.describe_decision(state, decision, out)
        })?;
        let id = game.decision_text(decision).to_string();
        readable("description", &decision, &id, &text)?;
        differs(&mut seen, text, id)?;
    }
    let mut seen = BTreeMap::new();
    for (chance, _) in game.chances(state) {
        let text = written("describe_chance", |out| {
            game.describe_chance(state, chance, out)
        })?;
        let id = game.chance_text(chance).to_string();
        readable("description", &chance, &id, &text)?;
        differs(&mut seen, text, id)?;
    }
    Ok(())
}

/// Requires that no other entry of the list has this description.
fn differs(seen: &mut BTreeMap<String, String>, text: String, id: String) -> Result<(), String> {
    match seen.get(&text) {
        Some(other) if *other != id => Err(format!("{text:?} describes both {other:?} and {id:?}")),
        _ => {
            seen.insert(text, id);
            Ok(())
        }
    }
}

/// Checks the sentences about the events of a step: one for each event, and as few as possible.
fn sentences<G: Game>(game: &G, events: &[G::Event]) -> Result<(), String> {
    for event in events {
        sentence(event, &written("narrate", |out| game.narrate(event, out))?)?;
    }
    for narrated in Narration::new(Speech::of(game), events) {
        sentence(&events, &narrated.to_string())?;
    }
    Ok(())
}

fn sentence(of: &impl Debug, text: &str) -> Result<(), String> {
    readable("sentence", of, &format!("{of:?}"), text)?;
    demand(text.ends_with(['.', '!', '?']), || {
        format!("the sentence {text:?} has no end\n  {of:?}")
    })
}

fn written(method: &str, write: impl FnOnce(&mut String) -> fmt::Result) -> Result<String, String> {
    let mut text = String::new();
    caught(method, || write(&mut text))?
        .map_err(|_| format!("the events after {text:?} cannot be written"))?;
    Ok(text)
}

/// Checks a text for people; `shown` is what a report calls its subject.
fn readable(what: &str, of: &impl Debug, shown: &str, text: &str) -> Result<(), String> {
    fault(&format!("{of:?}"), text).map_or(Ok(()), |fault| {
        Err(format!("the {what} {text:?} {fault}\n  {shown}"))
    })
}

/// Returns the reason why a text is not fit for people; `debug` is the debug form of its subject.
fn fault(debug: &str, text: &str) -> Option<&'static str> {
    if text.is_empty() {
        Some("is empty")
    } else if text.trim() != text || text.contains(['\n', '\r']) {
        Some("is not one line without space around it")
    } else if text.contains(['{', '}']) {
        Some("has a brace in it")
    } else if text.contains('_') {
        Some("has an underscore in it, as ids have")
    } else if has_debug_text(debug, text) {
        Some("says what a program would print")
    } else if text
        .split(|c: char| !c.is_alphanumeric() && c != '-')
        .any(is_clause)
    {
        Some("cites a clause")
    } else {
        None
    }
}

/// Returns whether a text has debug output in it.
///
/// Such output is `Some(7)`, `Trade::Sell`, `[1, 2]`, or the name of the value itself (`LoseCube`),
/// unless it looks like an English word.
fn has_debug_text(debug: &str, text: &str) -> bool {
    let mut letters = text.chars().zip(text.chars().skip(1));
    let glued = letters.any(|pair| matches!(pair, (c, '(' | '[') if c.is_alphanumeric()));
    let word = debug.strip_prefix(char::is_uppercase).unwrap_or(debug);
    let plain = word.chars().all(char::is_lowercase) || debug.chars().all(|c| c.is_ascii_digit());
    glued || text.contains("::") || text.starts_with('[') || !plain && text.contains(debug)
}

/// Returns whether this is an id such as `TK-5` or `TK-I01`.
///
/// It has capital letters, a hyphen, and after it a digit, or a capital and a digit.
fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        let capitals = prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        let number = number
            .strip_prefix(|c: char| c.is_ascii_uppercase())
            .unwrap_or(number);
        capitals && !prefix.is_empty() && number.starts_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::fault;

    #[test]
    fn words_for_people_are_told_from_words_of_programs() {
        for text in [
            "Roll",
            "Sell Boat (the big one) for 3",
            "Lose a cube",
            "Take 10 of Diamonds - or not",
            "A well-known 7-8 split",
            "le Roy's \"guard\" moves.",
        ] {
            assert_eq!(fault("Roll", text), None, "{text}");
        }
        assert_eq!(fault("6", "Die with 6"), None);
        for (text, what) in [
            ("", "is empty"),
            (" Roll", "is not one line without space around it"),
            ("Roll\nStop", "is not one line without space around it"),
            ("Sell {good}", "has a brace in it"),
            ("Sell}", "has a brace in it"),
            ("Sell big_boat", "has an underscore in it, as ids have"),
            ("Sell Some(3)", "says what a program would print"),
            ("Sell Good::Boat", "says what a program would print"),
            ("Sell list[3]", "says what a program would print"),
            ("[Boat, Urn]", "says what a program would print"),
            ("Please LoseCube now", "says what a program would print"),
            ("Sell it (TK-5.6)", "cites a clause"),
            ("SHELF-4: sell it", "cites a clause"),
            ("Sell it, see TK-I01", "cites a clause"),
        ] {
            assert_eq!(fault("LoseCube", text), Some(what), "{text:?}");
        }
    }
}
