//! Reports that name every fault of a catalogue or of a position, not only the first.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use crate::data::{Finding, Findings};
use crate::text::{Printable, Truncated};

/// One fault.
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Fault {
    /// Location: a table and row, or a field of a view; empty if the whole is meant.
    pub at: String,
    /// Clause or validation rule that is broken.
    pub rule: &'static str,
    /// Description of the fault, one English sentence without a full stop.
    pub message: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.at.is_empty() {
            write!(f, "{}: ", self.at)?;
        }
        write!(f, "{} ({})", self.message, self.rule)
    }
}

/// All faults of a catalogue or of a position, in the order in which they were found.
///
/// The list is bounded, so that a report does not grow with a hostile input.
///
/// ```
/// use solo_core::Faults;
/// let mut faults = Faults::new();
/// faults.add("hp", "TK-11.1", "10 is more than 9");
/// faults.add("unseen", "TK-1.3", "5H is not in the deck");
/// let faults = faults.into_result(()).unwrap_err();
/// assert_eq!(faults.len(), 2);
/// assert_eq!(faults.to_string(), "hp: 10 is more than 9 (TK-11.1); unseen: 5H is not in the deck (TK-1.3)");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faults {
    list: Vec<Fault>,
    omitted: usize,
}

impl Faults {
    /// Maximum number of faults that are listed; one more entry then counts the others.
    pub const MOST: usize = 1_000;
    /// Maximum length of a message in bytes; a longer one is cut off.
    pub const LONGEST: usize = 2_000;

    /// Returns an empty list.
    pub const fn new() -> Self {
        Self {
            list: Vec::new(),
            omitted: 0,
        }
    }

    /// Collects the findings of an audit.
    ///
    /// ```
    /// use solo_core::Faults;
    /// let faults = Faults::found_by(|findings| findings.require(false, "hp", "TK-11.1", "too many"));
    /// assert_eq!(faults.to_string(), "hp: too many (TK-11.1)");
    /// ```
    pub fn found_by(audit: impl FnOnce(&mut Findings<'_>)) -> Self {
        let mut faults = Self::new();
        faults.add_found_by(audit);
        faults
    }

    /// Adds the findings of an audit, and returns their number.
    pub fn add_found_by(&mut self, audit: impl FnOnce(&mut Findings<'_>)) -> u32 {
        let mut tell = |found: &Finding<'_>| self.add(found.at, found.rule, found.message);
        let mut findings = Findings::new(&mut tell);
        audit(&mut findings);
        findings.count()
    }

    /// Adds a fault.
    ///
    /// ```
    /// use solo_core::Faults;
    /// let mut faults = Faults::new();
    /// faults.add("row 3", "V2", format_args!("{} is too much", 7));
    /// assert_eq!(faults.to_string(), "row 3: 7 is too much (V2)");
    /// for row in 4..5_000 {
    ///     faults.add(row, "V2", "too much");
    /// }
    /// assert_eq!(faults.len(), Faults::MOST + 1);
    /// assert_eq!(faults.iter().last().unwrap().message, "3997 further faults are left out");
    /// ```
    pub fn add(&mut self, at: impl Display, rule: &'static str, message: impl Display) {
        use alloc::string::ToString;
        if self.list.len() < Self::MOST {
            self.list.push(Fault {
                at: Truncated(Printable(at), Self::LONGEST).to_string(),
                rule,
                message: Truncated(Printable(message), Self::LONGEST).to_string(),
            });
            return;
        }
        self.omitted = self.omitted.saturating_add(1);
        self.list.truncate(Self::MOST);
        self.list.push(Fault {
            at: String::new(),
            rule,
            message: alloc::format!("{} further faults are left out", self.omitted),
        });
    }

    /// Adds a fault unless `holds`.
    ///
    /// ```
    /// use solo_core::Faults;
    /// let mut faults = Faults::new();
    /// faults.require(1 + 1 == 2, "row 3", "V2", "arithmetic is broken");
    /// assert!(faults.is_empty());
    /// ```
    pub fn require(
        &mut self,
        holds: bool,
        at: impl Display,
        rule: &'static str,
        message: impl Display,
    ) {
        if !holds {
            self.add(at, rule, message);
        }
    }

    /// Returns the number of entries, [`Faults::MOST`] and one more at most.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns whether there are no faults.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Iterates over the faults in the order in which they were found.
    ///
    /// ```
    /// use solo_core::Faults;
    /// let mut faults = Faults::new();
    /// faults.add("row 3", "V2", "too much");
    /// assert!(faults.iter().all(|fault| fault.rule == "V2"));
    /// ```
    pub fn iter(&self) -> core::slice::Iter<'_, Fault> {
        self.list.iter()
    }

    /// Returns `value` if there are no faults.
    ///
    /// # Errors
    /// All faults found.
    ///
    /// ```
    /// use solo_core::Faults;
    /// assert_eq!(Faults::new().into_result("fine"), Ok("fine"));
    /// ```
    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.list.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = core::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Display for Faults {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.list.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}
