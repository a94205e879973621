//! Phrases that the scenes of all games share.

use solo_core::Provenance;

/// Joins parts with commas and a last conjunction: "a, b or c".
pub(crate) fn joined(parts: &[impl AsRef<str>], last: &str) -> String {
    let texts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match texts.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., end] => format!("{} {last} {end}", others.join(", ")),
    }
}

/// Counts a noun: "1 card", "2 cards".
pub(crate) fn counted(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Returns the source of a sentence that rests on several values: a house value is never presented as
/// published or as the owner's.
pub(crate) fn weakest(sources: impl Iterator<Item = Provenance>) -> Provenance {
    sources
        .max_by_key(|source| (*source == Provenance::House, *source))
        .unwrap_or(Provenance::Ruling)
}
