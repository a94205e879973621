//! Values of a game as data, their faults and their provenance.

#[cfg(feature = "serde")]
mod cards;
#[cfg(feature = "serde")]
mod collections;
#[cfg(feature = "alloc")]
mod faults;
#[cfg(feature = "numbers")]
mod features;
#[cfg(feature = "numbers")]
mod features_of;
#[cfg(feature = "alloc")]
mod file_text;
mod findings;
mod fingerprint;
#[cfg(feature = "serde")]
mod game_data;
mod number;
#[cfg(feature = "serde")]
mod options;
#[cfg(feature = "serde")]
mod path;
#[cfg(feature = "serde")]
mod plain;
mod printable;
mod provenance;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "serde")]
mod sets;
#[cfg(feature = "serde")]
mod shape;
mod truncated;
#[cfg(feature = "serde")]
mod value;

#[cfg(feature = "serde")]
pub use collections::{By, Sorted};
#[cfg(feature = "alloc")]
pub use faults::{Fault, Faults};
#[cfg(feature = "numbers")]
pub use features::{FeatureSpec, FeatureSpecs, Features, NounFeatures, Numbers};
#[cfg(feature = "alloc")]
pub use file_text::{NotText, file_text, plain_lines};
pub use findings::{Finding, Findings};
pub use fingerprint::{Fingerprint, OnceFingerprint};
#[cfg(feature = "serde")]
pub use game_data::{GameData, ViewData};
pub use number::plain_number;
pub(crate) use number::sheet_number;
#[cfg(feature = "serde")]
pub(crate) use options::OwnedOptions;
#[cfg(feature = "serde")]
pub use options::{OptionMap, deserialize_options, serialize_options};
#[cfg(feature = "serde")]
pub use path::DataPath;
pub use printable::{Printable, is_hidden};
pub use provenance::Provenance;
#[cfg(feature = "schema")]
pub use schema::{ObjectSchema, Schemas, noun_schema, tagged};
#[cfg(feature = "serde")]
pub use serde_json::Value;
#[cfg(feature = "serde")]
pub use shape::{
    Data, DataFields, FieldReader, Of, Shape, ShapeBy, differs, object, read_noun,
    serialize_fields, serialize_noun, wrong,
};
pub use truncated::Truncated;
#[cfg(feature = "serde")]
pub(crate) use value::Unrepeated;
#[cfg(feature = "serde")]
pub use value::{read_json, shown};
