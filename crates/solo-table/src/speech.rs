//! Texts of a game in a language.

use core::fmt;

use solo_core::{Game, Speech, Translation};

/// The translation of the texts of a session; `None` for English.
pub(crate) type Language<'a> = Option<&'a dyn Translation>;

/// Returns the speech of a game in a language.
pub(crate) fn speech<'a, G: Game>(game: &'a G, language: Language<'a>) -> Speech<'a, G> {
    language.map_or_else(
        || Speech::of(game),
        |translation| Speech::translated(game, translation),
    )
}

/// Collects what is written; a text accepts every write.
pub(crate) fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    // Most labels fit, without growing step by step.
    let mut text = String::with_capacity(64);
    let _ = write(&mut text);
    text
}
