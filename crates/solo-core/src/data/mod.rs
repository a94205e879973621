//! Values of a game as data, both ways; what is wrong with them, and where they come from.

#[cfg(feature = "serde")]
mod cards;
#[cfg(feature = "serde")]
mod collections;
#[cfg(feature = "alloc")]
mod faults;
mod findings;
mod fingerprint;
#[cfg(feature = "serde")]
mod game_data;
#[cfg(feature = "serde")]
mod json;
#[cfg(feature = "serde")]
mod options;
#[cfg(feature = "serde")]
mod plain;
mod provenance;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "serde")]
mod shape;
#[cfg(feature = "serde")]
mod spot;
mod table;
#[cfg(feature = "serde")]
mod to_value;
#[cfg(feature = "serde")]
mod value;

#[cfg(feature = "serde")]
pub use collections::{By, Sorted};
#[cfg(feature = "alloc")]
pub use faults::{Fault, Faults};
pub use findings::{Finding, Findings};
pub use fingerprint::Fingerprint;
#[cfg(feature = "serde")]
pub use game_data::{GameData, ViewData};
#[cfg(feature = "serde")]
pub use json::{JsonError, to_json};
#[cfg(feature = "serde")]
pub(crate) use options::OwnedOptions;
#[cfg(feature = "serde")]
pub use options::{OptionMap, deserialize_options, serialize_options};
pub use provenance::Provenance;
#[cfg(feature = "schema")]
pub use schema::{ObjectSchema, Schemas, any_of, list_of, noun_schema, tagged, typed};
#[cfg(feature = "serde")]
pub use shape::{
    Data, DataFields, Of, Shape, ShapeBy, differs, object, optional, read_noun, required,
    required_by, serialize_fields, wrong,
};
#[cfg(feature = "serde")]
pub use spot::Spot;
pub use table::plain_number;
#[cfg(feature = "alloc")]
pub use table::{Row, read_table};
#[cfg(feature = "serde")]
pub use value::{Object, Value};
