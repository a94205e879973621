//! Values of a game as data, and their faults.

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
mod findings;
mod fingerprint;
#[cfg(feature = "serde")]
mod options;
#[cfg(feature = "serde")]
mod path;
#[cfg(feature = "serde")]
mod plain;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "serde")]
mod sets;
#[cfg(feature = "serde")]
mod shape;
#[cfg(feature = "serde")]
mod tree;
#[cfg(feature = "serde")]
mod value;

#[cfg(feature = "serde")]
pub use collections::{By, Sorted};
#[cfg(feature = "alloc")]
pub use faults::{Fault, Faults};
#[cfg(feature = "numbers")]
pub use features::{FeatureSpec, FeatureSpecs, Features, NounFeatures, Numbers};
pub use findings::{Finding, Findings};
pub use fingerprint::{Fingerprint, OnceFingerprint};
#[cfg(feature = "serde")]
pub use options::{OptionMap, deserialize_options, serialize_options};
#[cfg(feature = "serde")]
pub use path::DataPath;
#[cfg(feature = "schema")]
pub use schema::{ObjectSchema, Schemas, noun_schema, tagged};
#[cfg(feature = "serde")]
pub use serde_json::Value;
#[cfg(feature = "serde")]
pub use shape::{
    Data, DataFields, FieldReader, Of, Shape, ShapeBy, differs, object, read_noun,
    serialize_fields, serialize_noun, wrong,
};
#[cfg(feature = "serde")]
pub use tree::JsonTree;
#[cfg(feature = "serde")]
use value::shown_data;
#[cfg(feature = "serde")]
pub use value::{read_json, shown};
