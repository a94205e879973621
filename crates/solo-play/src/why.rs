//! Reasons why typed words are no choice.

use solo_table::botmegistus::Form;
use solo_table::{Answer, Choice, Due, ErrorKind, Scene, TableError, Visibility, WhyNot};

use crate::input::{cards, choice};
use crate::session::{Session, describes};

/// Number of suggestions for words that mean nothing.
const NEAR: usize = 3;
/// Words of a name; more are a sentence.
const LONG: usize = 4;
/// Length of a typed word from which it can be a name.
const LEAST: usize = 4;

impl Session {
    /// Returns the answer to typed words that are no choice, with the clause of a refusal: the reason of the game, or
    /// else this message with what is near, or with what is awaited.
    #[must_use]
    pub fn answer(&self, typed: &str, message: String) -> (String, Option<String>) {
        if let Some(refusal) = self.refusal(typed) {
            let (reason, clause) = refusal;
            return match self.awaited() {
                Some(awaited) => (format!("{reason} {awaited}"), clause),
                None => (reason, clause),
            };
        }
        if let Some(awaited) = self.awaited() {
            return (format!("{} {awaited}", sentence(&message)), None);
        }
        let mut near = self.elsewhere(typed);
        near.extend(self.table().explain(typed).near);
        near.truncate(NEAR);
        match near.as_slice() {
            [] => (message, None),
            near => (format!("{message}; near it: {}", near.join(", ")), None),
        }
    }

    /// Returns the answer to a line that cannot be entered. One that begins no form is answered like words.
    pub(crate) fn mistake(&self, line: &str, error: &TableError) -> String {
        let begins = |form: &str| form.split(' ').next() == line.split_whitespace().next();
        let is_form = |form: &Form| form.form.split(", or ").any(begins);
        if error.kind != ErrorKind::Notation || self.forms().iter().any(is_form) {
            return error.to_string();
        }
        let message = format!("nothing here is called {:?}", line.trim());
        self.answer(line, message).0
    }

    /// Names cards that typed words could mean and that do not lie on the table.
    fn elsewhere(&self, typed: &str) -> Vec<String> {
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let typed: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
        let is_meant = |name: &str| {
            let mut words = typed.iter().filter(|word| word.chars().count() >= LEAST);
            words.any(|typed| name.split(' ').any(|word| word.to_lowercase() == *typed))
        };
        let glossary = self.table().glossary().into_iter();
        let meant = glossary.filter(|entry| is_meant(&entry.name));
        let absent = meant.filter(|entry| scene.items().all(|item| item.name != entry.name));
        let named = absent.map(|entry| format!("{}, which is not on the table", entry.name));
        named.take(1).collect()
    }

    /// Says what is to be reported of a real table and how it is typed; `None` where nothing is.
    fn awaited(&self) -> Option<String> {
        if self.table().due() != Due::Chance {
            return None;
        }
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let choices = scene.choices;
        let typed = |index: usize| short(&choices, index).map(|typed| format!("{typed:?}"));
        let ends = [Some(0), choices.len().checked_sub(1)];
        let mut examples: Vec<String> = ends.into_iter().flatten().filter_map(typed).collect();
        examples.dedup();
        let forms = self.forms().into_iter();
        examples.extend(forms.filter(describes).map(|form| form.form));
        let mut awaited = format!("Awaited: {}", scene.ask);
        if !examples.is_empty() {
            awaited.push_str(&format!(" Type for example {}.", examples.join(" or ")));
        }
        Some(awaited)
    }

    /// Returns the reason why typed words are no choice here, and its clause; `None` if the game has none to tell.
    ///
    /// A card that lies on the table says where.
    fn refusal(&self, typed: &str) -> Option<(String, Option<String>)> {
        let table = self.table();
        let typed = cards::with_letters(typed.trim());
        let whole = table.explain(&typed);
        if let Some(told) = told(&whole) {
            return Some(told);
        }
        // What a card or die shows is notation without its verb.
        let first = table
            .notations()
            .into_iter()
            .find(|(_, weight)| weight.is_some())?;
        let verb = first.0.split(' ').next()?.to_owned();
        let card = cards::notation(&typed).unwrap_or_else(|| typed.to_uppercase());
        let (reason, clause) = told(&table.explain(&format!("{verb} {card}")))?;
        let scene = self.scene(table.steps(), Visibility::Memory);
        let lies = place(&scene, &card);
        let lies = lies.map_or_else(String::new, |place| format!(" It lies in: {place}."));
        Some((format!("{reason}{lies}"), clause))
    }
}

/// Returns a text that a person would type for a choice: what a card or die shows, or its name, or else its notation or
/// its number.
fn short(choices: &[Choice], index: usize) -> Option<String> {
    let Choice {
        notation, label, ..
    } = choices.get(index)?;
    let bare = notation.split_once(' ').map_or("", |(_, bare)| bare);
    let shows = cards::is_shown(bare, label).then(|| bare.to_owned());
    let others = [bare.to_owned(), notation.clone(), format!("#{}", index + 1)];
    let texts = shows.into_iter().chain(name(choices, index)).chain(others);
    texts
        .into_iter()
        .find(|text| choice(text, choices) == Ok(index))
}

/// Returns the words of a label that other labels do not have at its beginning and its end: the name of a card. Of a long
/// sentence, the first words that mean the choice are enough.
fn name(choices: &[Choice], index: usize) -> Option<String> {
    let labels: Vec<Vec<&str>> = choices.iter().map(|it| words(&it.label)).collect();
    let label = labels.get(index)?;
    let same = |place: fn(&[&str], usize) -> Option<String>| {
        let is_same = |at: &usize| {
            let own = place(label, *at);
            labels.iter().all(|other| place(other, *at) == own)
        };
        (0..label.len()).take_while(is_same).count()
    };
    let (begin, end) = if labels.len() > 1 {
        (
            same(|words, at| words.get(at).map(|word| (*word).to_owned())),
            same(|words, at| words.iter().rev().nth(at).map(|word| (*word).to_owned())),
        )
    } else {
        (0, 0)
    };
    let name = label.get(begin..label.len().saturating_sub(end))?;
    let means = |text: &String| choice(text, choices) == Ok(index);
    if name.len() <= LONG {
        return Some(name.join(" ")).filter(means);
    }
    // An article or a conjunction is no end.
    let begun = (1..=name.len()).filter_map(|count| name.get(..count));
    let begun = begun.filter(|words| words.last().is_some_and(|last| last.len() > 3));
    let mut begun = begun.map(|words| words.join(" ").replace(['(', ')'], ""));
    begun.find(means)
}

/// Returns the words of a label, without the odds at its end and the commas behind them.
fn words(label: &str) -> Vec<&str> {
    let odds = |it: &(&str, &str)| it.1.starts_with(|first: char| first.is_ascii_digit());
    let odds = label.rsplit_once(" (").filter(odds);
    let label = odds.map_or(label, |(label, _)| label);
    let words = label.split(' ');
    words
        .map(|word| word.trim_end_matches([',', ':', ';']))
        .collect()
}

/// Returns the reason of an answer whose refusals are about the decision itself.
fn told(answer: &Answer) -> Option<(String, Option<String>)> {
    let mut refusals = answer.refusals.iter();
    let why = refusals.find(|why| why.error.kind == ErrorKind::NotLegal)?;
    Some((reason(why), why.error.rule.clone()))
}

/// Returns what cannot be done, and the reason, in a sentence.
pub(crate) fn reason(why: &WhyNot) -> String {
    let error = why.error.to_string();
    // The reason may begin with what it is about.
    if why.label.is_empty() || error.starts_with(&why.label) {
        sentence(&error)
    } else {
        sentence(&format!("{}: {error}", why.label))
    }
}

/// Returns the place of a card by its id.
fn place(scene: &Scene, card: &str) -> Option<String> {
    let is_card = |id: &str| id.rsplit('/').next() == Some(card);
    scene.zones.iter().find_map(|zone| {
        let item = zone
            .items
            .iter()
            .find(|item| is_card(&item.id) || item.holds.iter().any(|held| is_card(&held.id)))?;
        Some(if item.place.is_empty() {
            zone.title.to_lowercase()
        } else {
            format!("{}, {}", zone.title.to_lowercase(), item.place)
        })
    })
}

/// Returns a text with a capital at the start and a full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '!', '?']) {
        text
    } else {
        format!("{text}.")
    }
}
