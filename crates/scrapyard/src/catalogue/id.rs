//! Ids of cards: a letter and one to three digits (V1).

use core::fmt::{self, Display, Formatter};

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
pub struct Id {
    bytes: [u8; 4],
    length: u8,
}

impl Id {
    /// Reads an id; `None` unless it is a letter of the four tables and one to three digits.
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "every index is below the length of the text, which is at most 4; get is not const"
    )]
    pub const fn new(text: &str) -> Option<Self> {
        let text = text.as_bytes();
        if text.len() < 2 || text.len() > 4 || !matches!(text[0], b'p' | b's' | b'i' | b'c') {
            return None;
        }
        let mut bytes = [0; 4];
        let mut place = 0;
        while place < text.len() {
            if place > 0 && !text[place].is_ascii_digit() {
                return None;
            }
            bytes[place] = text[place];
            place += 1;
        }
        Some(Self {
            bytes,
            length: text.len() as u8,
        })
    }

    /// The id as text.
    ///
    /// ```
    /// use scrapyard::catalogue::Id;
    /// assert_eq!(Id::new("c1").unwrap().as_str(), "c1");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        let text = self.bytes.get(..usize::from(self.length)).unwrap_or(&[]);
        core::str::from_utf8(text).unwrap_or("")
    }
}

impl Display for Id {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
