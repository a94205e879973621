//! The owner's tables as data.

use alloc::string::String;

use serde::Deserialize;

/// The owner's tables: the text of the table of designs, or an object that holds it as `designs` and,
/// if wanted, a table of provenance letters as `provenance`.
///
/// ```
/// use votk::{Catalogue, Tables};
/// let mut text = String::new();
/// Catalogue::house().write_table(&mut text)?;
/// let tables: Tables = serde_json::from_value(serde_json::json!(text))?;
/// assert_eq!(tables.designs(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "TableForms")]
pub struct Tables {
    designs: String,
    provenance: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TableForms {
    Designs(String),
    Tables(TableObject),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableObject {
    designs: String,
    #[serde(default)]
    provenance: Option<String>,
}

impl From<TableForms> for Tables {
    fn from(form: TableForms) -> Self {
        match form {
            TableForms::Designs(designs) => Self {
                designs,
                provenance: None,
            },
            TableForms::Tables(TableObject {
                designs,
                provenance,
            }) => Self {
                designs,
                provenance,
            },
        }
    }
}

impl Tables {
    /// The text of the table of designs.
    ///
    /// ```
    /// let tables: votk::Tables = serde_json::from_str("\"id,name\"").unwrap();
    /// assert_eq!(tables.designs(), "id,name");
    /// ```
    #[must_use]
    pub fn designs(&self) -> &str {
        &self.designs
    }

    /// The text of the table of provenance letters, if there is one.
    ///
    /// ```
    /// let tables: votk::Tables = serde_json::from_str("\"id,name\"").unwrap();
    /// assert_eq!(tables.provenance(), None);
    /// ```
    #[must_use]
    pub fn provenance(&self) -> Option<&str> {
        self.provenance.as_deref()
    }
}
