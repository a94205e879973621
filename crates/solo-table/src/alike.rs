//! Labels that look alike.

use std::borrow::Cow;

use solo_core::is_seen;
use unicode_normalization::UnicodeNormalization as _;

use crate::scene::Choice;

/// Returns the choices whose labels look like that of another, by their places in the list.
pub(crate) fn alike(choices: &[Choice]) -> Vec<usize> {
    let looks = choices.iter().map(|choice| look(&choice.label));
    let mut sorted: Vec<(Cow<'_, str>, usize)> = looks.zip(0..).collect();
    sorted.sort();
    let groups = sorted.chunk_by(|one, other| one.0 == other.0);
    let alike = groups.filter(|group| group.len() > 1).flatten();
    let mut places: Vec<usize> = alike.map(|(_, place)| *place).collect();
    places.sort_unstable();
    places
}

/// Returns the text that all texts of one look have: letters apart from their marks, one space for any, and nothing that
/// shows only by its neighbours.
pub(crate) fn look(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.contains("  ") {
        return text.into();
    }
    let words = text.split_whitespace().map(|word| {
        let letters = word.nfd();
        letters.filter(|letter| is_seen(letter.encode_utf8(&mut [0; 4])))
    });
    let words: Vec<String> = words.map(Iterator::collect).collect();
    words.join(" ").into()
}
