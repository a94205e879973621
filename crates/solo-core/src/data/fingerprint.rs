//! Fingerprints: short numbers that distinguish contents.

use core::fmt::{self, Write};
#[cfg(target_has_atomic = "64")]
use core::sync::atomic::{AtomicU64, Ordering};

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
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Returns the fingerprint of everything written so far.
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

/// The fingerprint of something that never changes, such as an embedded catalogue: found when it is first
/// asked for, and known from then on.
///
/// Where a machine has no atomic numbers of 64 bits, it is found anew each time.
///
/// ```
/// use solo_core::{Fingerprint, OnceFingerprint};
/// static HOUSE: OnceFingerprint = OnceFingerprint::new();
/// let found = HOUSE.get(|| Fingerprint::new().and(b"foobar").value());
/// assert_eq!(found, 0x8594_4171_f739_67e8);
/// ```
#[derive(Debug, Default)]
pub struct OnceFingerprint {
    /// 0 is not known yet; a fingerprint that happens to be 0 is never known, and right all the same.
    #[cfg(target_has_atomic = "64")]
    known: AtomicU64,
}

impl OnceFingerprint {
    /// One that is not known yet.
    pub const fn new() -> Self {
        Self {
            #[cfg(target_has_atomic = "64")]
            known: AtomicU64::new(0),
        }
    }

    /// The fingerprint, which `find` finds. It is always the same, so it does not matter who finds it first.
    pub fn get(&self, find: impl FnOnce() -> u64) -> u64 {
        #[cfg(target_has_atomic = "64")]
        {
            let known = self.known.load(Ordering::Relaxed);
            if known != 0 {
                return known;
            }
            let found = find();
            self.known.store(found, Ordering::Relaxed);
            found
        }
        #[cfg(not(target_has_atomic = "64"))]
        find()
    }
}

#[cfg(all(test, target_has_atomic = "64"))]
mod tests {
    use super::OnceFingerprint;

    #[test]
    fn it_is_found_once() {
        let print = OnceFingerprint::new();
        assert_eq!(print.get(|| 7), 7);
        assert_eq!(print.get(|| 8), 7, "it is known");
    }
}
