//! Reasons why typed words are not a choice.

use solo_table::botmegistus::Form;
use solo_table::{
    Answer, Choice, Dealer, Due, Entry, ErrorKind, Phrase, Scene, Side, TableError, Visibility,
    WhyNot,
};

use crate::evening::EVENING;
use crate::input::{cards, choice, is_exact, is_signed};
use crate::session::{Session, describes};

/// Answer to a question without words.
const ASKABLE: &str = "behind \"why\" stands the number of a choice, words of one, or the name of what lies on the table: the answer says whether it is possible now and what follows, or why not; for example";
/// Number of suggestions for words that mean nothing.
const NEAR: usize = 3;
/// Bytes of a text that can be a card or a die.
const LONGEST: usize = 100;
/// Words of a name; more are a sentence.
const LONG: usize = 4;
/// Length of a typed word from which it can be a name.
const LEAST: usize = 4;

/// Returns what is asked about behind a word of a question; `None` if the line does not begin with it.
///
/// Nothing behind the word asks what can be asked.
pub(crate) fn asked<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.trim().trim_end_matches('?').strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
}

impl Session {
    /// Answers a question about typed words: choices with what follows from each, refusals with their clauses, or what is
    /// near; without words, what can be asked.
    pub(crate) fn why(&self, words: &str) -> Vec<String> {
        if words.is_empty() {
            return self.askable();
        }
        if let Some(said) = self.line_of_evening(words) {
            return vec![said];
        }
        let mut answer = self.table().explain(words);
        self.hide_undescribed(&mut answer);
        let choices = std::mem::take(&mut answer.choices);
        // What follows is told where one choice is meant.
        let follows = match choices.as_slice() {
            [only] => self.follows(only),
            _ => Vec::new(),
        };
        let can = if self.table().due() == Due::Chance {
            "can come now"
        } else {
            "is possible now"
        };
        let choices = choices.iter();
        let mut lines: Vec<String> = choices
            .map(|choice| format!("{can}: {} ({})", choice.label, choice.notation))
            .collect();
        lines.extend(follows);
        lines.extend(answer.lines());
        if !lines.iter().any(|line| line.starts_with(can)) {
            lines.extend(self.lies(words));
        }
        lines
    }

    /// Says what can be asked, with an example of each kind from the position.
    fn askable(&self) -> Vec<String> {
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let mut lines = vec![ASKABLE.to_owned()];
        if let Some(choice) = scene.choices.first() {
            let sign = if is_signed(&scene.choices) { "#" } else { "" };
            lines.push(format!("why {sign}1: {}", choice.label));
        }
        // A name is an example if there is something to say about it.
        let answers = |name: &str| {
            let answer = self.table().explain(name);
            let tells = |why: &WhyNot| why.error.kind == ErrorKind::NotLegal;
            !answer.choices.is_empty() || answer.refusals.iter().any(tells)
        };
        let named = scene
            .items()
            .filter(|item| item.face == Side::Up)
            .map(|item| item.name.as_str())
            .find(|name| name.chars().any(char::is_alphabetic) && answers(name));
        lines.extend(named.map(|name| format!("why {name}")));
        lines
    }

    /// Leaves out of an answer what no one has described yet: house values are not those of the box (TB-19.6).
    fn hide_undescribed(&self, answer: &mut Answer) {
        if !self.is_typed() {
            return;
        }
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let described = |notation: &str| notation.split(' ').all(|word| self.may_be_said(word));
        answer.refusals.retain(|why| described(&why.notation));
        let offered = |number: u32| scene.choices.iter().find(|choice| choice.number == number);
        let choices = std::mem::take(&mut answer.choices);
        let choices = choices.iter().filter_map(|choice| offered(choice.number));
        answer.choices = choices.cloned().collect();
        let is_shown = |text: &String| {
            let labels = scene.choices.iter().map(|choice| &choice.label);
            labels
                .chain(scene.items().map(|item| &item.name))
                .any(|known| known == text)
        };
        answer.near.retain(is_shown);
        if answer.lines().is_empty() {
            answer.note = Phrase::Unknown.english().to_owned();
        }
    }

    /// Returns whether a word of a notation is no card that is still to be described.
    fn may_be_said(&self, word: &str) -> bool {
        let is_card = |entry: &Entry| entry.id == word;
        !self.table().glossary().iter().any(is_card) || self.is_described(word)
    }

    /// Says in which pile the card of this name lies.
    fn lies(&self, name: &str) -> Option<String> {
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let is_called = |other: &str| other.to_lowercase() == name.to_lowercase();
        let (called, pile) = pile(&scene, is_called)?;
        Some(format!("{called} lies in: {pile}"))
    }

    /// Tells what follows from a choice, up to the next card, die or decision.
    fn follows(&self, choice: &Choice) -> Vec<String> {
        let mut table = self.table().clone();
        table.deal(Dealer::nobody());
        let step = table.steps() + 1;
        let taken = match choice.weight {
            Some(_) => table.report(&choice.notation),
            None => table.act(&choice.notation),
        };
        let told = match taken {
            Ok(()) => table.narration_from(step),
            Err(_) => Vec::new(),
        };
        told.into_iter()
            .map(|said| format!("  then: {said}"))
            .collect()
    }

    /// Returns the answer to what reads as a card or a die while a decision is due, which is no part of a name then.
    pub(crate) fn too_early(&self, typed: &str, choices: &[Choice]) -> Option<String> {
        let table = self.table();
        let is_number = typed
            .trim()
            .chars()
            .all(|letter| letter.is_ascii_digit() || letter == '#');
        let is_long = typed.len() > LONGEST;
        if table.due() != Due::Decision || is_long || is_number || is_exact(typed, choices) {
            return None;
        }
        let card = cards::notation(typed);
        // Words that name a choice as well, such as those of a card, mean the choice.
        if card.is_none() && choice(typed, choices).is_ok() {
            return None;
        }
        let name = table.outcome_called(card.as_deref().unwrap_or(typed))?;
        let scene = self.scene(table.steps(), Visibility::Table);
        let ask = scene.ask;
        Some(format!(
            "{name} cannot come now, because a decision is due first. {ask}"
        ))
    }

    /// Returns the answer to typed words that are not a choice, with the clause of a refusal: the reason of the game, or
    /// else this message with what is near, or with what is awaited.
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
        let mut answer = self.table().explain(typed);
        self.hide_undescribed(&mut answer);
        // A number is none of a label.
        if typed.chars().any(char::is_alphabetic) {
            near.extend(answer.near);
        }
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
        let forms = self.forms();
        if error.kind != ErrorKind::Notation {
            return error.to_string();
        }
        if let Some(form) = forms.iter().find(|form| is_form(form)) {
            let error = error.to_string();
            // People do not count bytes.
            return match error.split_once(" at byte ") {
                Some((expected, _)) => format!("{expected}; the form is {}", form.form),
                None => error,
            };
        }
        let is_line =
            |(word, ..): &(&str, &str, &str)| line.split_whitespace().next() == Some(*word);
        if self.is_typed() && EVENING.iter().any(is_line) {
            let error = error.to_string();
            let said = error
                .split_once(" at byte ")
                .map(|(said, _)| said.to_owned());
            return said.unwrap_or(error);
        }
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let is_number = line.trim().chars().all(|letter| letter.is_ascii_digit());
        let message = match choice(line, &scene.choices) {
            Err(message) if is_number => message,
            _ => format!("nothing here is called {:?}", line.trim()),
        };
        self.answer(line, message).0
    }

    /// Names cards that typed words could mean and that can be seen nowhere on the table, or in a pile.
    fn elsewhere(&self, typed: &str) -> Vec<String> {
        let scene = self.scene(self.table().steps(), Visibility::Table);
        let typed: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
        let is_meant = |name: &str| {
            let mut words = typed.iter().filter(|word| word.chars().count() >= LEAST);
            words.any(|typed| name.split(' ').any(|word| word.to_lowercase() == *typed))
        };
        let cards = self.table().glossary().into_iter().filter(is_card);
        let meant = cards.filter(|entry| is_meant(&entry.name) && self.is_described(&entry.id));
        let named = meant.filter(|entry| scene.items().all(|item| item.name != entry.name));
        let named = named.map(|entry| match pile(&scene, |name| name == entry.name) {
            Some((name, pile)) => format!("{name} (lies in: {pile})"),
            None => format!("{} (not on the table)", entry.name),
        });
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

    /// Returns the reason why typed words are not a choice here, and its clause; `None` if the game has none to tell.
    ///
    /// A card that lies on the table says where.
    fn refusal(&self, typed: &str) -> Option<(String, Option<String>)> {
        let table = self.table();
        let typed = cards::with_letters(typed.trim());
        let whole = table.explain(&typed);
        let said = whole.refusals.iter().find(|why| tells(why, &typed));
        if let Some(why) = said {
            return Some((reason(why), why.error.rule.clone()));
        }
        // What a card or die shows is notation without its verb.
        let first = table
            .notations()
            .into_iter()
            .find(|(_, weight)| weight.is_some())?;
        let verb = first.0.split(' ').next()?.to_owned();
        let card = cards::notation(&typed).unwrap_or_else(|| typed.to_uppercase());
        let refusals = table.explain(&format!("{verb} {card}")).refusals;
        let mut refusals = refusals.iter();
        let why = refusals.find(|why| why.error.kind == ErrorKind::NotLegal)?;
        let (reason, clause) = (reason(why), why.error.rule.clone());
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
        return Some(name.join(" ").replace(['(', ')'], "")).filter(means);
    }
    // An article or a conjunction is not an end.
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

/// Returns whether a refusal is about what was typed: its notation, or words of its intention, and not what else lies
/// where the words are found.
fn tells(why: &WhyNot, typed: &str) -> bool {
    let label = why.label.to_lowercase();
    let typed = typed.to_lowercase();
    let words = typed.split(|letter: char| !letter.is_alphanumeric());
    let mut words = words.filter(|word| !["a", "an", "the", "of"].contains(word));
    why.notation == typed
        || why.error.kind == ErrorKind::NotLegal && words.all(|word| label.contains(stem(word)))
}

/// Returns a long word without its last letters, one of which may be mistyped.
fn stem(word: &str) -> &str {
    let letters = word.chars().count();
    let end = word.char_indices().nth(letters.saturating_sub(2));
    let stem = end
        .filter(|_| letters > LEAST)
        .and_then(|(end, _)| word.get(..end));
    stem.unwrap_or(word)
}

/// Returns what cannot be done, and the reason, in a sentence.
pub(crate) fn reason(why: &WhyNot) -> String {
    let error = why.error.to_string();
    // The reason may begin with what it is about.
    let begins = error.strip_prefix("the ").unwrap_or(&error);
    if why.label.is_empty() || begins.starts_with(&why.label) {
        sentence(&error)
    } else {
        sentence(&format!("{}: {error}", why.label))
    }
}

/// Returns whether an entry is that of a card, which has more than rules.
fn is_card(entry: &Entry) -> bool {
    entry.text.is_empty() || entry.text.iter().any(|said| said.rule.is_empty())
}

/// Returns the name of a card in a pile, and the pile.
fn pile(scene: &Scene, is_called: impl Fn(&str) -> bool) -> Option<(String, String)> {
    scene.zones.iter().find_map(|zone| {
        let mut piles = zone.items.iter().filter_map(|item| {
            let held = item.holds.iter().find(|held| is_called(&held.name))?;
            Some((held.name.clone(), item.name.clone()))
        });
        let (name, pile) = piles.next()?;
        let title = zone.title.to_lowercase();
        let place = [title, pile.to_lowercase()].into_iter();
        let place: Vec<String> = place.filter(|text| !text.is_empty()).collect();
        Some((name, place.join(", ")))
    })
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
