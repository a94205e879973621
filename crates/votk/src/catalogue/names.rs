//! Short texts: the names and ids of cards.

use core::fmt::{self, Debug, Display, Formatter};

/// A short text of fixed capacity; what does not fit is cut off at a character.
///
/// ```
/// let text: votk::Text<4> = votk::Text::new("Shabti");
/// assert_eq!(text.as_str(), "Shab");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<const N: usize> {
    bytes: [u8; N],
    length: u8,
}

impl<const N: usize> Text<N> {
    /// The text, cut off at the last character that fits.
    ///
    /// ```
    /// assert_eq!(votk::Text::<16>::new("boat").as_str(), "boat");
    /// ```
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub const fn new(text: &str) -> Self {
        const { assert!(N <= 255, "a text holds at most 255 bytes") };
        let from = text.as_bytes();
        let mut length = if from.len() < N { from.len() } else { N };
        // A byte 10xxxxxx continues a character.
        while length > 0 && length < from.len() && from[length] & 0b1100_0000 == 0b1000_0000 {
            length -= 1;
        }
        let mut bytes = [0; N];
        let mut at = 0;
        while at < length {
            bytes[at] = from[at];
            at += 1;
        }
        Self {
            bytes,
            length: length as u8,
        }
    }

    /// All bytes, those beyond the text 0, for constant functions.
    pub(super) const fn bytes(&self) -> &[u8; N] {
        &self.bytes
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(votk::Text::<16>::new("").as_str(), "");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.bytes
            .get(..usize::from(self.length))
            .and_then(|bytes| core::str::from_utf8(bytes).ok())
            .unwrap_or("")
    }
}

impl<const N: usize> Debug for Text<N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.as_str(), f)
    }
}

impl<const N: usize> Display for Text<N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
