//! The words of a question, and what they fit.

use solo_core::{NamedFields, Speech};
use unicode_normalization::UnicodeNormalization as _;

use super::explained::{BY_VERB, MOST};
use crate::scene::Scene;
use crate::scenic::Scenic;
use crate::speech::written;

/// Items that words may name together.
const MOST_ITEMS: usize = 3;
/// Words of a question that are looked at; the others are ignored.
const MOST_WORDS: usize = 40;
/// Letters of a word that is not abbreviated.
const SHORT: usize = 3;

/// The words of a question.
pub(super) struct Typed {
    pub(super) words: Vec<String>,
}

impl Typed {
    pub(super) fn of(text: &str) -> Self {
        let words = words(text).filter(|word| !matches!(word.as_str(), "a" | "an" | "the" | "of"));
        Self {
            words: words.take(MOST_WORDS).collect(),
        }
    }

    pub(super) fn has_letters(&self) -> bool {
        let mut letters = self.words.iter().flat_map(|word| word.chars());
        letters.any(char::is_alphabetic)
    }

    /// Returns whether these are all the words of a text, in order.
    pub(super) fn is(&self, text: &str) -> bool {
        self.words == Self::of(text).words
    }

    /// Returns whether every word fits a word of the text, and none of them goes with another number there: `level 2` is
    /// not level 1, column 2.
    pub(super) fn fits(&self, text: &str) -> bool {
        !self.words.is_empty()
            && self.fitting(text) == self.words.len()
            && self.words.windows(2).all(|pair| match pair {
                [word, number] if is_number(number) => !goes_with_another(word, number, text),
                _ => true,
            })
    }

    /// Returns whether every word is the beginning of a word of the text.
    pub(super) fn begins(&self, text: &str) -> bool {
        let text: Vec<String> = words(text).collect();
        let begins = |typed: &String| text.iter().any(|word| word.starts_with(typed));
        self.words.iter().all(begins)
    }

    /// Returns whether the short words behind the first one are whole words of the text: Le Roy is no royal levy.
    pub(super) fn has_short_words_of(&self, text: &str) -> bool {
        let text: Vec<String> = words(text).collect();
        let mut short = self.words.iter().skip(1);
        short.all(|word| word.chars().count() > SHORT || text.contains(word))
    }

    /// Returns whether a word fits the name of what a decision is about.
    pub(super) fn names_field_of<G: Scenic>(
        &self,
        decision: &G::Decision,
        speech: &Speech<'_, G>,
    ) -> bool {
        let mut is_named = false;
        NamedFields::<G>::visit(decision, &mut |_, noun| {
            let name = written(|out| noun.name(speech, out));
            is_named |= self.fitting(&name) > 0;
        });
        is_named
    }

    /// Counts the typed words that fit a word of the text.
    pub(super) fn fitting(&self, text: &str) -> usize {
        let text: Vec<String> = words(text).collect();
        let fits = |typed: &&String| text.iter().any(|word| is_like(typed, word));
        self.words.iter().filter(fits).count()
    }

    /// Returns 0 unless all words fit, and more if the first one is the verb.
    pub(super) fn score(&self, text: &str, verb: &str) -> usize {
        if !self.fits(text) {
            return 0;
        }
        let first = self.words.first();
        let starts = |text: &str| {
            let word = words(text).next();
            first
                .zip(word)
                .is_some_and(|(typed, word)| is_like(typed, &word))
        };
        if starts(text) || starts(verb) {
            BY_VERB
        } else {
            1
        }
    }

    /// Returns the ids of the items with exactly this name.
    pub(super) fn items_called<'a>(&self, scene: &'a Scene) -> Vec<&'a str> {
        self.items_where(scene, |name| self.is(name))
    }

    /// Returns the ids of the items that the words name.
    pub(super) fn items<'a>(&self, scene: &'a Scene) -> Vec<&'a str> {
        let mut ids = self.items_where(scene, |name| self.fits(name));
        ids.truncate(MOST_ITEMS);
        ids
    }

    /// Returns the ids of the items, and of those that they hold, whose name passes a test.
    pub(super) fn items_where<'a>(
        &self,
        scene: &'a Scene,
        is_meant: impl Fn(&str) -> bool,
    ) -> Vec<&'a str> {
        let named = scene.items().filter(|item| is_meant(&item.name));
        let held = scene.items().flat_map(|item| &item.holds);
        let held = held.filter(|held| is_meant(&held.name));
        let ids = named.map(|item| item.id.as_str());
        ids.chain(held.map(|held| held.id.as_str())).collect()
    }

    /// Lists labels and names with at least one of the words, the nearest first; some choices if there are no words.
    pub(super) fn near(&self, scene: &Scene) -> Vec<String> {
        let labels = scene.choices.iter().map(|choice| choice.label.as_str());
        let names = scene.items().map(|item| item.name.as_str());
        let mut near: Vec<(usize, &str)> = Vec::new();
        for text in labels.chain(names) {
            let fitting = self.fitting(text);
            let fits = fitting > 0 || self.words.is_empty();
            if fits && near.iter().all(|(_, other)| *other != text) {
                near.push((fitting, text));
            }
        }
        near.sort_by_key(|(fitting, _)| core::cmp::Reverse(*fitting));
        let near = near.into_iter().map(|(_, text)| text.to_owned());
        near.take(MOST).collect()
    }
}

/// Returns the words of a text in small letters, each letter with its marks in one form.
fn words(text: &str) -> impl Iterator<Item = String> {
    let text: String = text.nfc().collect();
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    words.into_iter()
}

fn is_number(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_digit())
}

/// Returns whether a number follows a word in a text, and never this one.
fn goes_with_another(word: &str, number: &str, text: &str) -> bool {
    let text: Vec<String> = words(text).collect();
    let pairs = text.windows(2).filter_map(|pair| match pair {
        [first, second] if is_like(word, first) && is_number(second) => Some(second.as_str()),
        _ => None,
    });
    let numbers: Vec<&str> = pairs.collect();
    !numbers.is_empty() && !numbers.contains(&number)
}

/// Returns whether a typed word is the beginning of a word, or differs from it in one letter but the first.
fn is_like(typed: &str, word: &str) -> bool {
    if is_number(typed) {
        return typed == word;
    }
    let begins_alike = typed.chars().next() == word.chars().next();
    word.starts_with(typed)
        || (begins_alike && typed.chars().count() > 3 && is_one_off(typed, word))
}

/// Returns whether one letter is wrong, missing or too many, or two are exchanged.
fn is_one_off(typed: &str, word: &str) -> bool {
    let (typed, word): (Vec<char>, Vec<char>) = (typed.chars().collect(), word.chars().collect());
    let same = typed
        .iter()
        .zip(&word)
        .take_while(|(one, other)| one == other);
    let start = same.count();
    let rest = |letters: &[char], skipped: usize| -> Vec<char> {
        letters
            .iter()
            .skip(start.saturating_add(skipped))
            .copied()
            .collect()
    };
    let exchanged = || {
        let (one, mut other) = (rest(&typed, 0), rest(&word, 0));
        if let [first, second, ..] = other.as_mut_slice() {
            core::mem::swap(first, second);
        }
        one == other
    };
    rest(&typed, 1) == rest(&word, 1)
        || rest(&typed, 0) == rest(&word, 1)
        || rest(&typed, 1) == rest(&word, 0)
        || exchanged()
}
