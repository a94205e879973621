//! The data form of a saved game, for any serde format.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::error::{LoadError, Location};
use super::load::{self, Reader, Rules};
use super::{Header, Record};
use crate::data::OwnedOptions;
use crate::game::{Game, Input};
use crate::options::Options;

/// A saved game as data, for JSON, postcard and every other serde format.
///
/// It corresponds to the text that [`Record`] writes. Reading it with serde checks only the form;
/// [`Record::from_data`] plays the game again. `check` is the check of the text form and may be
/// left out; so may `catalogue` and `position` if the game has none. In human-readable formats,
/// options are plain values; in others they carry their type.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Record, RecordData};
///
/// let mut record = Record::new(Ten);
/// record.push(Choice::Roll)?;
/// let json = serde_json::to_string(&record.to_data()).unwrap();
/// assert_eq!(json, concat!(
///     r#"{"format":"solo-save","version":1,"game":"ten","rules_version":1,"options":{},"#,
///     r#""catalogue":null,"position":null,"inputs":[{"decide":"roll"}],"check":"0845bd09ba5f2f8d"}"#,
/// ));
///
/// let data: RecordData = serde_json::from_str(&json).unwrap();
/// let loaded = Record::from_data(&data, &Ten).unwrap();
/// assert_eq!(loaded.to_text(), record.to_text());
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordData {
    format: String,
    version: u32,
    game: String,
    rules_version: u32,
    options: OwnedOptions,
    catalogue: Option<String>,
    position: Option<String>,
    inputs: Vec<InputData>,
    check: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum InputData {
    Decide(String),
    Chance(String),
}

impl<G: Game> Record<G> {
    /// Returns the saved game as data.
    ///
    /// ```
    /// use solo_core::Record;
    /// use solo_core::example::Ten;
    /// let data = Record::new(Ten).to_data();
    /// assert_eq!(Record::from_data(&data, &Ten).unwrap().to_text(), Record::new(Ten).to_text());
    /// ```
    #[must_use]
    pub fn to_data(&self) -> RecordData {
        let game = &self.game;
        let input = |input: &_| match *input {
            Input::Decision(decision) => {
                InputData::Decide(game.decision_text(decision).to_string())
            }
            Input::Chance(chance) => InputData::Chance(game.chance_text(chance).to_string()),
        };
        RecordData {
            format: Self::FORMAT.to_string(),
            version: Self::VERSION,
            game: G::NAME.to_string(),
            rules_version: G::RULES_VERSION,
            options: OwnedOptions::of(game.options(), self.header.named::<G::Options>()),
            catalogue: self
                .header
                .fingerprint(game)
                .map(|fingerprint| format!("{fingerprint:016x}")),
            position: self.position_text().map(ToString::to_string),
            inputs: self.inputs.iter().map(input).collect(),
            check: Some(format!("{:016x}", self.check())),
        }
    }

    /// Replays a saved game that begins at the start; `base` supplies the catalogue.
    ///
    /// # Errors
    /// The first fault of the save. A save that begins from a position is refused here.
    ///
    /// ```
    /// use solo_core::Record;
    /// use solo_core::example::Ten;
    /// let json = serde_json::to_string(&Record::new(Ten).to_data())?;
    /// let other = json.replace("\"game\":\"ten\"", "\"game\":\"go\"");
    /// let error = Record::from_data(&serde_json::from_str(&other)?, &Ten).unwrap_err();
    /// assert_eq!(error.to_string(), "field game: this is a game of go, not of ten");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn from_data(data: &RecordData, base: &G) -> Result<Self, LoadError> {
        from_data(data, base, None::<Reader<G>>)
    }

    /// Replays a saved game that may begin from a position.
    ///
    /// # Errors
    /// The first fault of the save, or the message of `read_position`.
    pub fn from_data_with(
        data: &RecordData,
        base: &G,
        read_position: impl FnOnce(&G, &str) -> Result<G::State, String>,
    ) -> Result<Self, LoadError> {
        from_data(data, base, Some(read_position))
    }
}

fn from_data<G: Game>(
    data: &RecordData,
    base: &G,
    read: Option<impl FnOnce(&G, &str) -> Result<G::State, String>>,
) -> Result<Record<G>, LoadError> {
    if data.format != Record::<G>::FORMAT {
        return Err(LoadError::NotASave);
    }
    load::check_version(data.version, Record::<G>::VERSION)?;
    load::check_game::<G>(Location::Field("game"), &data.game)?;
    load::check_rules::<G>(
        Location::Field("rules_version"),
        data.rules_version,
        Rules::AsSaved,
    )?;
    let (options, header) = read_options(&data.options)?;
    let at = Location::Field("catalogue");
    let fingerprint = read_hex(&at, data.catalogue.as_deref())?;
    let game = load::assemble(base, options, &at, fingerprint)?;
    let header = header.with_catalogue(fingerprint, &game);
    let position = data.position.as_deref();
    if position.is_some_and(|text| text.contains(['\n', '\r'])) {
        return Err(LoadError::Expected {
            at: Location::Field("position"),
            expected: "a text of one line",
        });
    }
    let position = position.map(|text| (Location::Field("position"), text));
    let mut record = load::begin(game, header, position, read)?;
    for (index, input) in data.inputs.iter().enumerate() {
        let text = match input {
            InputData::Decide(text) => Input::Decision(text.as_str()),
            InputData::Chance(text) => Input::Chance(text.as_str()),
        };
        load::replay(&mut record, Location::Input(index), 0, text)?;
    }
    let at = Location::Field("check");
    let computed = record.check();
    match read_hex(&at, data.check.as_deref())? {
        Some(saved) if saved != computed => Err(LoadError::WrongCheck {
            at,
            saved,
            computed,
        }),
        _ => Ok(record),
    }
}

/// Reads the options in any order, each of them exactly once.
fn read_options<O: Options>(saved: &OwnedOptions) -> Result<(O, Header), LoadError> {
    let mut options = O::unnamed();
    let mut named: Vec<usize> = Vec::new();
    for (number, (name, value)) in saved.0.iter().enumerate() {
        let at = Location::Option(number);
        let (index, spec) = load::find_option::<O>(&at, name)?;
        if named.contains(&index) {
            return Err(LoadError::DoubledOption {
                at,
                name: spec.name,
            });
        }
        named.push(index);
        let text = value.as_value().to_string();
        load::set_option(&mut options, at, index, spec, &text)?;
    }
    match Header::naming::<O>(&named) {
        Ok(header) => Ok((options, header)),
        Err(spec) => Err(LoadError::MissingOption {
            at: Location::Field("options"),
            name: spec.name,
        }),
    }
}

fn read_hex(at: &Location, text: Option<&str>) -> Result<Option<u64>, LoadError> {
    let expected = "16 hexadecimal digits";
    text.map(|text| {
        load::hex(text).ok_or_else(|| LoadError::Expected {
            at: at.clone(),
            expected,
        })
    })
    .transpose()
}
