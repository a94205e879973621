//! The law of the notation.

use solo_core::{Game, NotationError};

use solo_core::rand_pcg::Pcg32;

use super::{each, vocabularies};
use crate::damage;
use crate::report::demand;

/// Checks that an accepted text is canonical but for its case, and that others are refused.
///
/// A refusal names an index within the text. That everything that can be written is read back is
/// the law of [`numbers`](super::numbers).
///
/// # Errors
/// A description of the violation.
pub fn notation<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("notation", base, games, |trial| {
        let game = &trial.game;
        let mut generator = trial.generator();
        let (decisions, chances) = vocabularies(game);
        Language {
            words: &decisions,
            write: &|decision| game.decision_text(decision).to_string(),
            parse: &|text| game.parse_decision(text),
        }
        .check(&mut generator)
        .and_then(|()| {
            Language {
                words: &chances,
                write: &|chance| game.chance_text(chance).to_string(),
                parse: &|text| game.parse_chance(text),
            }
            .check(&mut generator)
        })
        .map_err(|what| trial.report(&[], &what))
    })
}

/// Decisions or chance outcomes, with their writer and parser.
struct Language<'a, T> {
    words: &'a [T],
    write: &'a dyn Fn(T) -> String,
    parse: &'a dyn Fn(&str) -> Result<T, NotationError>,
}

impl<T: Copy> Language<'_, T> {
    fn check(&self, generator: &mut Pcg32) -> Result<(), String> {
        for _ in 0..32 {
            if let Some(&word) = damage::any(self.words, generator) {
                let mut text = (self.write)(word);
                for _ in 0..4 {
                    text = damage::text(&text, generator);
                    self.read(&text)?;
                }
            }
            self.read(&damage::noise(generator))?;
        }
        Ok(())
    }

    /// Checks any text.
    fn read(&self, text: &str) -> Result<(), String> {
        match (self.parse)(text) {
            Ok(word) => {
                let canonical = (self.write)(word);
                demand(canonical.eq_ignore_ascii_case(text), || {
                    format!("{text:?} is read as {canonical:?}")
                })
            }
            Err(error) => {
                let at = usize::try_from(error.at()).unwrap_or(usize::MAX);
                demand(at <= text.len() && !error.expected().is_empty(), || {
                    format!("{text:?} is refused, but: {error}")
                })
            }
        }
    }
}
