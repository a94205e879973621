//! Laws of written forms: notation and options.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rand_pcg::Pcg32;

use super::{each, vocabularies};
use crate::game::Game;
use crate::notation::NotationError;
use crate::options::{OptionError, OptionSpec, OptionValue, Options};
use crate::testkit::damage;
use crate::testkit::play::{demand, same};

/// Checks that an accepted text is canonical but for its case, and that others are refused.
///
/// A refusal names an index within the text. That everything that can be written is read back is
/// the law of [`numbers`](super::numbers).
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::notation(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
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

/// Checks that options keep their values independently of each other, and refuse unknown ones.
///
/// A game plays by the options it was built with.
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::options(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn options<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("options", base, games, |trial| {
        let options = trial.game.options();
        each_option(&trial.game)
            .and_then(|()| {
                let again = trial.game.with_options(options.clone());
                let again = again.map_err(|error| error.to_string())?;
                same("options", again.options(), options)?;
                let fingerprints = (
                    again.catalogue_fingerprint(),
                    trial.game.catalogue_fingerprint(),
                );
                same("catalogues", &fingerprints.0, &fingerprints.1)?;
                same("starts", &again.start(), &trial.game.start())
            })
            .map_err(|what| trial.report(&[], &what))
    })
}

fn each_option<G: Game>(game: &G) -> Result<(), String> {
    let options = game.options();
    let mut copy = G::Options::default();
    for (place, spec) in G::Options::SPECS.iter().enumerate() {
        let name = spec.name;
        let earlier = G::Options::SPECS.iter().take(place);
        demand(earlier.into_iter().all(|other| other.name != name), || {
            format!("two options are named {name}")
        })?;
        demand(
            !name.is_empty() && !name.contains([' ', '\n', '\r']),
            || format!("{name:?} is no name for an option"),
        )?;
        demand(
            spec.about.ends_with('.') && !spec.about.contains('\n'),
            || format!("{name} has no sentence that says what it decides"),
        )?;
        let mut result = Ok(());
        options.get(place, &mut |value| result = copy.set(name, value));
        result.map_err(|error| format!("{name} cannot be what it is: {error}"))?;
        values_of(game, place, spec)?;
        let mut other = options.clone();
        for wrong in [OptionValue::Word(""), OptionValue::Number(i32::MIN)] {
            demand(other.set(name, wrong).is_err(), || {
                format!("{name} can be {wrong:?}")
            })?;
        }
        same("refused options", &other, options)?;
    }
    same("options set one by one", &copy, options)?;
    let unknown = copy.set("no such option", OptionValue::Flag(true));
    same(
        "an unknown option",
        &unknown,
        &Err(OptionError::UnknownName),
    )
}

/// Checks that every value of an option can be set and changes no other option.
///
/// A game that accepts the options plays by them.
fn values_of<G: Game>(game: &G, place: usize, spec: &OptionSpec) -> Result<(), String> {
    let options = game.options();
    for number in 0..spec.values.count().min(64) {
        let Some(value) = spec.values.nth(number) else {
            return Err(format!("option {} has no value {number}", spec.name));
        };
        let mut copy = options.clone();
        copy.set(spec.name, value)
            .map_err(|error| format!("{} cannot be {value}: {error}", spec.name))?;
        let mut expected = texts(options);
        if let Some(text) = expected.get_mut(place) {
            *text = value.to_string();
        }
        same("options after one was set", &texts(&copy), &expected)?;
        if let Ok(other) = game.with_options(copy.clone()) {
            same("options of the game", other.options(), &copy)?;
        }
    }
    Ok(())
}

fn texts<O: Options>(options: &O) -> Vec<String> {
    let mut texts = Vec::new();
    for place in 0..O::SPECS.len() {
        options.get(place, &mut |value| texts.push(value.to_string()));
    }
    texts
}
