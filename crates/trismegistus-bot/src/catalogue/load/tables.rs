//! The tables that the owner of a box supplies, as text.

use alloc::string::String;
use alloc::vec::Vec;

/// The tables of a catalogue by name, as text in the form of RULES.md, "Catalogue". A table that is
/// left out is taken from the embedded catalogue.
///
/// ```
/// use trismegistus_bot::{Catalogue, Tables};
/// let tables = Tables::new().with("formulas", "count,vp\n0,0\n1,1\n2,2\n3,4\n4,7\n5,11\n6,16\n7,22\n");
/// let catalogue = Catalogue::load(&tables)?;
/// assert_eq!(catalogue.formula_points(7), 22);
/// # Ok::<(), solo_core::Faults>(())
/// ```
///
/// With feature `serde` they are read from an object of names and texts; `orders` may also be an
/// object of its two sections instead of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tables(Vec<(String, String)>);

impl Tables {
    /// No table: everything comes from the embedded catalogue.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The same with one more table. Names are checked by [`Catalogue::load`](crate::Catalogue::load).
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.0.push((name.into(), text.into()));
        self
    }

    /// Names and texts in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

#[cfg(feature = "serde")]
mod reading {
    use alloc::collections::BTreeMap;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::fmt::{self, Formatter};

    use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

    use super::Tables;

    /// A table as text, or `orders` as an object.
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Table {
        Text(String),
        Sections(BTreeMap<String, BTreeMap<String, Value>>),
    }

    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Value {
        Number(u64),
        Word(String),
        Words(Vec<String>),
    }

    impl Table {
        fn into_text(self) -> String {
            let sections = match self {
                Self::Text(text) => return text,
                Self::Sections(sections) => sections,
            };
            let mut text = String::new();
            for (section, values) in sections {
                text.push_str(&format!("[{section}]\n"));
                for (key, value) in values {
                    text.push_str(&match value {
                        Value::Number(number) => format!("{key} = {number}\n"),
                        Value::Word(word) => format!("{key} = {word:?}\n"),
                        Value::Words(words) => format!("{key} = {words:?}\n"),
                    });
                }
            }
            text
        }
    }

    impl<'de> Deserialize<'de> for Tables {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Named;
            impl<'de> Visitor<'de> for Named {
                type Value = Tables;

                fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
                    f.write_str("an object of table names and texts")
                }

                fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tables, A::Error> {
                    let mut tables = Tables::new();
                    while let Some((name, table)) = map.next_entry::<String, Table>()? {
                        tables = tables.with(name, table.into_text());
                    }
                    Ok(tables)
                }
            }
            deserializer.deserialize_map(Named)
        }
    }
}
