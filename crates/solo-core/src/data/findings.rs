//! Broken invariants of a position, reported one by one and without a heap.

use core::fmt::{self, Debug, Display, Formatter};

/// A broken invariant of a position.
#[derive(Clone, Copy)]
pub struct Finding<'a> {
    /// Field of the view.
    pub at: &'a dyn Display,
    /// Clause or invariant that is broken.
    pub rule: &'static str,
    /// Description, one English sentence without a full stop.
    pub message: fmt::Arguments<'a>,
}

impl Display for Finding<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.at, self.message, self.rule)
    }
}

impl Debug for Finding<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// The sink to which an audit reports broken invariants, mostly through [`ensure!`](crate::ensure).
///
/// ```
/// use solo_core::{Findings, ensure};
///
/// fn audit(hit_points: u8, findings: &mut Findings<'_>) {
///     ensure!(findings, hit_points <= 9 => "hp", "TK-11.1", "{hit_points} is more than 9");
///     ensure!(findings, hit_points > 0 => "hp", "TK-13.1", "nobody lives on none");
/// }
///
/// let mut found = String::new();
/// audit(12, &mut Findings::new(&mut |finding| found = finding.to_string()));
/// assert_eq!(found, "hp: 12 is more than 9 (TK-11.1)");
/// assert_eq!(Findings::first_rule(|findings| audit(0, findings)), Some("TK-13.1"));
/// ```
#[expect(missing_debug_implementations, reason = "a closure cannot be printed")]
pub struct Findings<'a> {
    tell: &'a mut dyn FnMut(&Finding<'_>),
    count: u32,
}

impl<'a> Findings<'a> {
    /// Returns a sink that hands every finding to `tell`.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let mut fields = Vec::new();
    /// let mut tell = |finding: &solo_core::Finding<'_>| fields.push(finding.at.to_string());
    /// Findings::new(&mut tell).require(false, "hp", "TK-11.1", "too many");
    /// assert_eq!(fields, ["hp"]);
    /// ```
    pub fn new(tell: &'a mut dyn FnMut(&Finding<'_>)) -> Self {
        Self { tell, count: 0 }
    }

    /// Reports a broken invariant.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let mut found = String::new();
    /// Findings::new(&mut |finding| found = finding.to_string())
    ///     .report(&format_args!("pyramid.{}", "bl"), "VK-5.1", format_args!("{} cards", 2));
    /// assert_eq!(found, "pyramid.bl: 2 cards (VK-5.1)");
    /// ```
    pub fn report(&mut self, at: &dyn Display, rule: &'static str, message: fmt::Arguments<'_>) {
        self.count = self.count.saturating_add(1);
        (self.tell)(&Finding { at, rule, message });
    }

    /// Reports a broken invariant unless `holds`.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let found = Findings::first_rule(|findings| findings.require(true, "hp", "TK-11.1", "too many"));
    /// assert_eq!(found, None);
    /// ```
    #[inline]
    pub fn require(
        &mut self,
        holds: bool,
        at: &'static str,
        rule: &'static str,
        message: &'static str,
    ) {
        if !holds {
            self.report(&at, rule, format_args!("{message}"));
        }
    }

    /// Returns the number of findings so far.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let _ = Findings::first_rule(|findings| {
    ///     findings.require(false, "hp", "TK-11.1", "too many");
    ///     assert_eq!(findings.count(), 1);
    /// });
    /// ```
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Returns the clause of the first finding of this audit; `None` if there is none.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let found = Findings::first_rule(|findings| {
    ///     findings.require(false, "hp", "TK-11.1", "too many");
    ///     findings.require(false, "torches", "TK-10.3", "too many");
    /// });
    /// assert_eq!(found, Some("TK-11.1"));
    /// ```
    pub fn first_rule(audit: impl FnOnce(&mut Findings<'_>)) -> Option<&'static str> {
        let mut first = None;
        audit(&mut Findings::new(&mut |finding| {
            first.get_or_insert(finding.rule);
        }));
        first
    }
}

/// Reports to [`Findings`] unless a condition holds.
///
/// The form is `ensure!(findings, condition => field, clause, message)`. The message is a format
/// string with its arguments; it is formatted only if needed.
///
/// ```
/// use solo_core::{Findings, ensure};
/// let (slot, cards) = ("bl", 2);
/// let mut found = String::new();
/// let mut tell = |finding: &solo_core::Finding<'_>| found = finding.to_string();
/// let mut findings = Findings::new(&mut tell);
/// ensure!(findings, cards <= 1 => format_args!("pyramid.{slot}"), "VK-5.1", "{cards} cards in one slot");
/// ensure!(findings, cards > 0 => "pyramid", "VK-5.1", "no cards");
/// assert_eq!(found, "pyramid.bl: 2 cards in one slot (VK-5.1)");
/// ```
///
/// `no item in items` in place of the condition reports every item of a list that has to be empty:
///
/// ```
/// use solo_core::{Faults, ensure};
/// let strangers = ["KS", "QS"];
/// let faults = Faults::found_by(|findings| {
///     ensure!(findings, no card in strangers => "skills", "TK-8.1", "{card} is not a skill");
/// });
/// assert_eq!(faults.len(), 2);
/// ```
#[macro_export]
macro_rules! ensure {
    ($findings:expr, no $item:ident in $items:expr => $at:expr, $rule:expr, $($message:tt)+) => {
        for $item in $items {
            $findings.report(&$at, $rule, ::core::format_args!($($message)+));
        }
    };
    ($findings:expr, $condition:expr => $at:expr, $rule:expr, $($message:tt)+) => {
        if !$condition {
            $findings.report(&$at, $rule, ::core::format_args!($($message)+));
        }
    };
}
