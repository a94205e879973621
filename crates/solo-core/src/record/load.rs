//! Loading that both forms of a saved game share.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::error::{LoadError, Location};
use super::{Header, Origin, Record};
use crate::game::{Game, Input, Refusal};
use crate::options::{OptionSpec, OptionValue, Options, Values};

/// Reader of the position from which a game begins.
pub(crate) type Reader<G> = fn(&G, &str) -> Result<<G as Game>::State, String>;

/// The rules under which a game may be replayed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rules {
    /// Only those it was saved under.
    AsSaved,
    /// The present rules; options that are missing have the value of saves that do not name them.
    Present,
}

impl Rules {
    /// Returns the head of a save for the game that was read with it.
    pub(crate) fn header<G: Game>(self, header: Header, saved: Option<u64>, game: &G) -> Header {
        match self {
            Self::AsSaved => header.with_catalogue(saved, game),
            Self::Present => header,
        }
    }
}

/// Accepts the forms from the first one to `known`.
pub(super) fn check_version(saved: u32, known: u32) -> Result<(), LoadError> {
    if (1..=known).contains(&saved) {
        Ok(())
    } else {
        Err(LoadError::UnsupportedVersion { saved, known })
    }
}

pub(super) fn check_game<G: Game>(at: Location, saved: &str) -> Result<(), LoadError> {
    if saved == G::NAME {
        Ok(())
    } else {
        Err(LoadError::OtherGame {
            at,
            saved: saved.to_string(),
            known: G::NAME,
        })
    }
}

pub(super) fn check_rules<G: Game>(
    at: Location,
    saved: u32,
    rules: Rules,
) -> Result<(), LoadError> {
    let known = G::RULES_VERSION;
    if saved == known || rules == Rules::Present {
        Ok(())
    } else {
        let earlier = saved.checked_sub(1).and_then(|n| usize::try_from(n).ok());
        Err(LoadError::OtherRules {
            at,
            saved,
            known,
            reader: earlier.and_then(|n| G::EARLIER_RULES.get(n)).copied(),
        })
    }
}

/// Returns the index of an option in the order of the rulebook.
pub(super) fn find_option<O: Options>(
    at: &Location,
    name: &str,
) -> Result<(usize, &'static OptionSpec), LoadError> {
    O::SPECS
        .iter()
        .enumerate()
        .find(|(_, spec)| spec.name == name)
        .ok_or_else(|| LoadError::UnknownOption {
            at: at.clone(),
            name: name.to_string(),
        })
}

/// Sets an option to the value with this written form.
pub(super) fn set_option<O: Options>(
    options: &mut O,
    at: Location,
    index: usize,
    spec: &OptionSpec,
    text: &str,
) -> Result<(), LoadError> {
    let value = match (spec.values, text) {
        (Values::Flag, "true") => OptionValue::Flag(true),
        (Values::Flag, "false") => OptionValue::Flag(false),
        (Values::Range(..) | Values::Numbers(_), text) => text
            .parse()
            .map_or(OptionValue::Word(text), OptionValue::Number),
        (Values::Flag | Values::Words(_) | Values::WordsOrIds(_), text) => OptionValue::Word(text),
    };
    if options.set(spec.name, value).is_err() {
        return Err(LoadError::BadOption {
            at,
            name: spec.name,
            value: text.to_string(),
        });
    }
    let canonical = option_text(options, index);
    if canonical == text {
        Ok(())
    } else {
        Err(LoadError::Spelling { at, canonical })
    }
}

/// Returns the saved form of an option's value.
pub(super) fn option_text<O: Options>(options: &O, index: usize) -> String {
    let mut text = String::new();
    options.get(index, &mut |value| text = value.to_string());
    text
}

/// Returns the saved game: the given catalogue under the saved options.
pub(crate) fn assemble<G: Game>(
    base: &G,
    options: G::Options,
    at: &Location,
    saved: Option<u64>,
) -> Result<G, LoadError> {
    match base.with_options(options) {
        Ok(game) => check_catalogue(at, saved, &game).map(|()| game),
        // A wrong catalogue is the better explanation for options that do not fit.
        Err(error) => {
            check_catalogue(at, saved, base)?;
            Err(LoadError::Options { error })
        }
    }
}

/// Requires the catalogue of the save, by its present fingerprint or an earlier one.
pub(crate) fn check_catalogue<G: Game>(
    at: &Location,
    saved: Option<u64>,
    game: &G,
) -> Result<(), LoadError> {
    let given = game.catalogue_fingerprint();
    match saved {
        _ if saved == given => Ok(()),
        Some(saved) if game.is_earlier_fingerprint(saved) => Ok(()),
        Some(saved) => Err(LoadError::OtherCatalogue {
            at: at.clone(),
            saved,
            given,
        }),
        None => Err(LoadError::Expected {
            at: at.clone(),
            expected: "`catalogue` and a fingerprint",
        }),
    }
}

/// Returns the game before its first input.
pub(super) fn begin<G: Game>(
    game: G,
    header: Header,
    position: Option<(Location, &str)>,
    read: Option<impl FnOnce(&G, &str) -> Result<G::State, String>>,
) -> Result<Record<G>, LoadError> {
    let (at, text, read) = match (position, read) {
        (None, _) => {
            let begun = Record::new(game);
            return Ok(Record { header, ..begun });
        }
        (Some((at, _)), None) => return Err(LoadError::NeedsPosition { at }),
        (Some((at, text)), Some(read)) => (at, text, read),
    };
    match read(&game, text) {
        Err(message) => Err(LoadError::BadPosition { at, message }),
        Ok(state) => Ok(Record {
            game,
            header,
            inputs: Vec::new(),
            state: state.clone(),
            origin: Some(Origin {
                text: text.to_string(),
                state,
            }),
        }),
    }
}

/// Replays the next saved input; its text begins at byte `begin` of the location.
pub(super) fn replay<G: Game>(
    record: &mut Record<G>,
    at: Location,
    begin: usize,
    text: Input<&str, &str>,
) -> Result<(), LoadError> {
    let game = &record.game;
    let (text, parsed) = match text {
        Input::Decision(text) => (text, game.parse_decision(text).map(Input::Decision)),
        Input::Chance(text) => (text, game.parse_chance(text).map(Input::Chance)),
    };
    let input = match parsed {
        Ok(input) => input,
        Err(error) => {
            let within = usize::try_from(error.at()).unwrap_or(usize::MAX);
            return Err(LoadError::BadNotation {
                at,
                byte: begin.saturating_add(within),
                error,
            });
        }
    };
    let canonical = match input {
        Input::Decision(decision) => game.decision_text(decision).to_string(),
        Input::Chance(chance) => game.chance_text(chance).to_string(),
    };
    if canonical != text {
        return Err(LoadError::Spelling { at, canonical });
    }
    record.push(input).map_err(|refusal| LoadError::Refused {
        at,
        input: canonical,
        rule: refusal.rule(),
        reason: refusal.reason(),
        message: refusal.to_string(),
    })
}

/// Parses a number without sign and without leading zeros.
pub(super) fn plain<N: core::str::FromStr>(text: &str) -> Option<N> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let short = text == "0" || !text.starts_with('0');
    (digits && short).then(|| text.parse().ok()).flatten()
}

/// Parses a number of 16 hexadecimal digits.
pub(super) fn hex(text: &str) -> Option<u64> {
    let digits = text
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    (digits && text.len() == 16)
        .then(|| u64::from_str_radix(text, 16).ok())
        .flatten()
}
