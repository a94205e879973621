//! Ids of cards: a letter and one to three digits (V1).

use core::fmt::{self, Display, Formatter};

use arrayvec::ArrayString;

/// The id of a card: `p`, `s`, `i` or `c` and one to three digits (V1).
///
/// ```
/// use scrapyard::catalogue::Id;
/// let id = Id::new("s07").unwrap();
/// assert_eq!(id.to_string(), "s07");
/// assert_eq!(Id::new("s7"), Id::new("s7"));
/// assert_ne!(Id::new("s7"), Id::new("s07"));
/// assert_eq!(Id::new("x07"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id(ArrayString<4>);

impl Id {
    /// Reads an id; `None` unless it is a letter of the four tables and one to three digits.
    pub fn new(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(['p', 's', 'i', 'c'])?;
        let sound = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        ArrayString::from(text).ok().filter(|_| sound).map(Self)
    }

    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Id {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
