//! Options as data, in any serde format: a map from name to value.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::options::{OptionValue, Options};

/// Written as the plain value in human-readable formats, as a variant in others.
impl Serialize for OptionValue<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return match self {
                Self::Flag(flag) => serializer.serialize_newtype_variant("Value", 0, "Flag", flag),
                Self::Number(number) => {
                    serializer.serialize_newtype_variant("Value", 1, "Number", number)
                }
                Self::Word(word) => serializer.serialize_newtype_variant("Value", 2, "Word", word),
            };
        }
        match self {
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_i32(*number),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

/// Writes options as a map from name to value, for `#[serde(with = "...")]` and hand-written impls.
///
/// # Errors
/// Only those of the serializer.
pub fn serialize_options<O: Options, S: Serializer>(
    options: &O,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(O::SPECS.len()))?;
    for (index, spec) in O::SPECS.iter().enumerate() {
        let mut written = Ok(());
        options.get(index, &mut |value| {
            written = map.serialize_entry(spec.name, &value);
        });
        written?;
    }
    map.end()
}

/// Reads options from a map; options that are not named keep their defaults.
///
/// # Errors
/// Unknown names, values outside the range of an option, and repeated names.
pub fn deserialize_options<'de, O: Options, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<O, D::Error> {
    let OwnedOptions(named) = OwnedOptions::deserialize(deserializer)?;
    let mut options = O::default();
    for (index, (name, value)) in named.iter().enumerate() {
        if named.iter().take(index).any(|(earlier, _)| earlier == name) {
            return Err(D::Error::custom(format_args!(
                "option {name} is given twice"
            )));
        }
        options
            .set(name, value.as_value())
            .map_err(|error| D::Error::custom(format_args!("{name}: {error}")))?;
    }
    Ok(options)
}

/// A parsed value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
enum OwnedValue {
    Flag(bool),
    Number(i32),
    Word(String),
}

impl OwnedValue {
    fn as_value(&self) -> OptionValue<'_> {
        match self {
            Self::Flag(flag) => OptionValue::Flag(*flag),
            Self::Number(number) => OptionValue::Number(*number),
            Self::Word(word) => OptionValue::Word(word),
        }
    }
}

impl<'de> Deserialize<'de> for OwnedValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Plain {
            Flag(bool),
            Number(i32),
            Word(String),
        }
        #[derive(serde::Deserialize)]
        enum Value {
            Flag(bool),
            Number(i32),
            Word(String),
        }
        Ok(if deserializer.is_human_readable() {
            match Plain::deserialize(deserializer)? {
                Plain::Flag(flag) => Self::Flag(flag),
                Plain::Number(number) => Self::Number(number),
                Plain::Word(word) => Self::Word(word),
            }
        } else {
            match Value::deserialize(deserializer)? {
                Value::Flag(flag) => Self::Flag(flag),
                Value::Number(number) => Self::Number(number),
                Value::Word(word) => Self::Word(word),
            }
        })
    }
}

/// Options of a game that is not known yet, in input order.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OwnedOptions(Vec<(String, OwnedValue)>);

impl<'de> Deserialize<'de> for OwnedOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Pairs)
    }
}

struct Pairs;

impl<'de> Visitor<'de> for Pairs {
    type Value = OwnedOptions;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("an object of option names and values")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OwnedOptions, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(OwnedOptions(pairs))
    }
}

/// Options that serialize as a map, for a game type that is part of a larger document.
///
/// ```
/// use solo_core::OptionMap;
/// assert_eq!(serde_json::to_string(&OptionMap(()))?, "{}");
/// let options: OptionMap<()> = serde_json::from_str("{}")?;
/// assert_eq!(options, OptionMap(()));
/// assert!(serde_json::from_str::<OptionMap<()>>(r#"{"easy":true}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionMap<O>(pub O);

impl<O: Options> Serialize for OptionMap<O> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_options(&self.0, serializer)
    }
}

impl<'de, O: Options> Deserialize<'de> for OptionMap<O> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_options(deserializer).map(Self)
    }
}

/// Implements serde for options: a map from name to value; missing options keep their defaults.
///
/// For crates with a feature `serde` that enables that of this crate.
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use solo_core::{OptionError, OptionSpec, OptionValue, Options};
///
/// #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
/// struct None;
///
/// impl Options for None {
///     const SPECS: &'static [OptionSpec] = &[];
///     fn get(&self, _: usize, _: &mut dyn FnMut(OptionValue<'_>)) {}
///     fn set(&mut self, _: &str, _: OptionValue<'_>) -> Result<(), OptionError> {
///         Err(OptionError::UnknownName)
///     }
/// }
///
/// solo_core::options_as_data!(None);
///
/// assert_eq!(serde_json::to_string(&None).unwrap(), "{}");
/// assert!(serde_json::from_str::<None>(r#"{"easy":true}"#).is_err());
/// # }
/// ```
#[macro_export]
macro_rules! options_as_data {
    ($options:ty) => {
        impl ::serde::Serialize for $options {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::serialize_options(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $options {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::deserialize_options(deserializer)
            }
        }
    };
}
