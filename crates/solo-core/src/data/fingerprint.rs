//! Fingerprints: short numbers that distinguish contents.

use core::fmt::{self, Write};

/// The 64-bit FNV-1a hash of the text written to it, frozen and the same on every machine.
///
/// It distinguishes catalogues and detects damaged saves; it does not protect against forgery.
///
/// ```
/// use core::fmt::Write;
/// use solo_core::Fingerprint;
/// let mut fingerprint = Fingerprint::new();
/// write!(fingerprint, "foobar")?;
/// assert_eq!(fingerprint.value(), 0x8594_4171_f739_67e8);
/// # Ok::<(), core::fmt::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Returns the fingerprint of the empty text.
    #[must_use]
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Returns the fingerprint of everything written so far.
    ///
    /// ```
    /// use solo_core::Fingerprint;
    /// assert_eq!(Fingerprint::new().value(), 0xcbf2_9ce4_8422_2325);
    /// ```
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }

    /// Appends these bytes.
    ///
    /// ```
    /// use solo_core::Fingerprint;
    /// let whole = Fingerprint::new().and(b"foobar");
    /// assert_eq!(Fingerprint::new().and(b"foo").and(b"bar"), whole);
    /// ```
    #[must_use]
    pub fn and(self, bytes: &[u8]) -> Self {
        Self(bytes.iter().fold(self.0, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        }))
    }
}

impl Default for Fingerprint {
    fn default() -> Self {
        Self::new()
    }
}

impl Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        *self = self.and(text.as_bytes());
        Ok(())
    }
}
