//! The tables of a catalogue by name.

use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;

use super::row::Line;
use super::{Csv, Cursor, TableRow, TableSpec, write_rows};
use crate::data::{Faults, JsonTree};
use crate::text::plain_number;

/// The tables that the owner of a box supplies: comma-separated text by name of the table.
///
/// As data, a table is its text, or a list of objects with a field per column, or, if the columns
/// are `name` and `value`, an object. Lists inside are written with spaces, and lists within lists
/// in parentheses.
///
/// ```
/// use solo_core::Tables;
/// let tables: Tables = serde_json::from_str(
///     r#"{"cards": [{"id": "boat", "cost": 4, "on": ["sea", ["red", 2]]}], "dice": "colour\nred\n"}"#,
/// )?;
/// assert_eq!(tables.get("cards"), Some("id,cost,on\nboat,4,sea (red 2)\n"));
/// assert_eq!(tables.get("dice"), Some("colour\nred\n"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tables(BTreeMap<String, String>);

impl Tables {
    /// Maximum number of tables that are read from data.
    pub const MOST: usize = 100;

    /// Returns an empty set of tables: the embedded ones stay.
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Returns whether there are none, so that all tables are the embedded ones.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the text of a table.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Adds a table, or replaces the one of that name.
    pub fn put(&mut self, name: &str, text: String) {
        self.0.insert(name.to_owned(), text);
    }

    /// Adds a table from its cells.
    ///
    /// ```
    /// use solo_core::Tables;
    /// let mut tables = Tables::new();
    /// tables.put_rows("cards", &["id".into(), "name".into()], &[vec!["boat".into(), "Boat, small".into()]]);
    /// assert_eq!(tables.get("cards"), Some("id,name\nboat,\"Boat, small\"\n"));
    /// ```
    pub fn put_rows(&mut self, name: &str, header: &[String], rows: &[Vec<String>]) {
        let mut text = String::new();
        line(&mut text, header.iter().map(String::as_str));
        for row in rows {
            line(&mut text, row.iter().map(String::as_str));
        }
        self.put(name, text);
    }

    /// Returns the tables with a further table.
    ///
    /// ```
    /// use solo_core::Tables;
    /// let tables = Tables::new().with("dice", "colour\nred\n");
    /// assert_eq!(tables.get("dice"), Some("colour\nred\n"));
    /// ```
    #[must_use]
    pub fn with(mut self, name: &str, text: impl Into<String>) -> Self {
        self.put(name, text.into());
        self
    }

    /// Returns the tables with a table of these rows.
    #[must_use]
    pub fn with_rows<'a, R: TableRow<'a>>(self, rows: &[R]) -> Self {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write_rows(rows, &mut text);
        self.with(R::TABLE, text)
    }

    /// Lists the tables with their names, in alphabetical order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Splits a table into rows and cells; returns `None` for one that was not supplied.
    pub fn csv(&self, name: &str) -> Option<Csv> {
        self.get(name).map(Csv::new)
    }

    /// Reports each table that the game does not have as a fault.
    ///
    /// ```
    /// use solo_core::Tables;
    /// let faults = Tables::new().with("cards", "id\n").unknown(&[], "TEN-1");
    /// assert_eq!(faults.to_string(), "cards: there is no such table (TEN-1)");
    /// ```
    pub fn unknown(&self, specs: &[TableSpec], rule: &'static str) -> Faults {
        let mut faults = Faults::new();
        for (name, _) in self.iter() {
            if !specs.iter().any(|spec| spec.name == name) {
                let names: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
                let but = if names.is_empty() { "" } else { ", but " };
                let names = names.join(", ");
                faults.add(
                    name,
                    rule,
                    format_args!("there is no such table{but}{names}"),
                );
            }
        }
        faults
    }
}

impl Tables {
    fn of_tree(data: &JsonTree) -> Result<Self, String> {
        let JsonTree::Object(tables) = data else {
            return Err("tables are an object from name to text".to_owned());
        };
        within("tables", tables.len(), Self::MOST)?;
        let mut read = Self::new();
        for (name, table) in tables {
            let text = match table {
                JsonTree::String(text) => Ok(text.clone()),
                JsonTree::Array(rows) => of_objects(rows),
                JsonTree::Object(values) => of_values(values),
                _ => Err("expected a text, a list of objects or an object".to_owned()),
            };
            read.put(name, text.map_err(|fault| format!("{name}: {fault}"))?);
        }
        Ok(read)
    }
}

impl Serialize for Tables {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tables {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tables = JsonTree::deserialize(deserializer)?;
        Self::of_tree(&tables).map_err(D::Error::custom)
    }
}

/// ```
/// use solo_core::{Tables, Value};
/// let value = serde_json::from_str(r#"{"dice": "colour\nred\n"}"#)?;
/// let tables = Tables::try_from(&value)?;
/// assert_eq!(tables.get("dice"), Some("colour\nred\n"));
/// assert!(Tables::try_from(&Value::Null).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&Value> for Tables {
    /// Description of the expected form.
    type Error = String;

    fn try_from(data: &Value) -> Result<Self, String> {
        bounded(data)?;
        let tables = JsonTree::deserialize(data).map_err(|error| error.to_string())?;
        Self::of_tree(&tables)
    }
}

/// Refuses what is too many or too long before it is copied.
fn bounded(data: &Value) -> Result<(), String> {
    let Value::Object(tables) = data else {
        return Ok(());
    };
    within("tables", tables.len(), Tables::MOST)?;
    for (name, table) in tables {
        let fits = match table {
            Value::Array(rows) => within("rows", rows.len(), Csv::MOST_ROWS).and_then(|()| {
                let mut rows = rows.iter().filter_map(Value::as_object);
                rows.try_for_each(|row| within("columns", row.len(), Csv::MOST_CELLS))
            }),
            Value::Object(values) => within("rows", values.len(), Csv::MOST_ROWS),
            _ => Ok(()),
        };
        fits.map_err(|fault| format!("{name}: {fault}"))?;
    }
    Ok(())
}

/// The fields of an object, in their order.
type Fields = Vec<(String, JsonTree)>;

/// Returns the text of a table of objects; columns are in the order of their first appearance.
fn of_objects<'a>(rows: &'a [JsonTree]) -> Result<String, String> {
    within("rows", rows.len(), Csv::MOST_ROWS)?;
    let row = |row: &'a JsonTree| match row {
        JsonTree::Object(fields) => Some(fields),
        _ => None,
    };
    let rows: Option<Vec<&'a Fields>> = rows.iter().map(row).collect();
    let rows = rows.ok_or_else(|| "expected objects".to_owned())?;
    let mut columns: Vec<&str> = Vec::new();
    for row in &rows {
        within("columns", row.len(), Csv::MOST_CELLS)?;
        for (name, _) in *row {
            if !columns.contains(&name.as_str()) {
                columns.push(name);
            }
        }
        within("columns", columns.len(), Csv::MOST_CELLS)?;
    }
    let mut text = String::new();
    line(&mut text, columns.iter());
    for row in rows {
        let cells = columns.iter().map(|column| {
            let field = row.iter().find(|(name, _)| name == column);
            field.map_or_else(String::new, |(_, value)| cell(value))
        });
        line(&mut text, cells);
    }
    Ok(text)
}

/// Returns the text of a table of names and values.
fn of_values(values: &Fields) -> Result<String, String> {
    within("rows", values.len(), Csv::MOST_ROWS)?;
    let mut text = String::new();
    line(&mut text, ["name", "value"].iter());
    for (name, value) in values {
        line(&mut text, [name.as_str(), &cell(value)].iter());
    }
    Ok(text)
}

/// Refuses more than `most` of them, as the readers of a [`Csv`] do.
fn within(what: &str, count: usize, most: usize) -> Result<(), String> {
    if count > most {
        Err(format!("there are more than {most} {what}"))
    } else {
        Ok(())
    }
}

/// Writes a line. Writing to a string cannot fail.
fn line(text: &mut String, cells: impl Iterator<Item: AsRef<str>>) {
    let mut line = Line::new(text);
    for cell in cells {
        let _ = line.cell(&|out| out.write_str(cell.as_ref()));
    }
    let _ = line.end();
}

/// Returns a value as the text of a cell.
fn cell(value: &JsonTree) -> String {
    match value {
        JsonTree::Null => String::new(),
        JsonTree::Bool(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        JsonTree::String(text) => text.clone(),
        JsonTree::Array(entries) => {
            let entries = entries.iter().map(|entry| match entry {
                JsonTree::Array(_) => format!("({})", cell(entry)),
                _ => cell(entry),
            });
            entries.collect::<Vec<_>>().join(" ")
        }
        JsonTree::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(name, value)| format!("{name}={}", cell(value)));
            fields.collect::<Vec<_>>().join(" ")
        }
        JsonTree::Number(number) => number.to_string(),
    }
}

/// Returns the entries of a cell as data: words, numbers and lists.
///
/// Reading ends at the first character that is not part of these, and at a list that lies within
/// eight others.
///
/// ```
/// use solo_core::cell_value;
/// let value = cell_value("roll 3 ((event_cube 1))");
/// assert_eq!(serde_json::to_string(&value)?, r#"["roll",3,[["event_cube",1]]]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn cell_value(text: &str) -> Value {
    entries(&mut Cursor::new(text), 8).into()
}

/// Returns the schema of [`cell_value`], with lists to the third level.
#[cfg(feature = "schema")]
pub fn cell_schema() -> Value {
    let word = serde_json::json!({"type": ["string", "integer"]});
    let list = |inner: &Value| serde_json::json!({"type": "array", "items": inner});
    let entry = |inner: &Value| serde_json::json!({"anyOf": [word, list(inner)]});
    list(&entry(&entry(&word)))
}

/// Reads entries up to the end of their list, with lists of this depth inside.
fn entries(cursor: &mut Cursor<'_>, depth: u8) -> Vec<Value> {
    let mut list = Vec::new();
    loop {
        list.push(if depth > 0 && cursor.eat(b'(') {
            let inner = entries(cursor, depth.saturating_sub(1));
            cursor.close();
            inner.into()
        } else {
            let word = core::str::from_utf8(cursor.word()).unwrap_or_default();
            plain_number(word, 0_u32, u32::MAX)
                .map_or_else(|| Value::from(word.to_owned()), Value::from)
        });
        if !cursor.more() {
            return list;
        }
    }
}
