//! What an audit of a position finds, told one by one: the first is enough for a game that runs, all of
//! them are wanted where a position is read.

/// A condition that does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finding {
    /// The field of the view.
    pub at: &'static str,
    /// The clause or invariant that is broken.
    pub rule: &'static str,
    /// What is wrong, in one English sentence without a full stop.
    pub message: &'static str,
}

/// Where the conditions of an audit are put.
///
/// ```
/// use solo_core::{Finding, Findings};
///
/// fn audit(hit_points: u8, findings: &mut Findings<'_>) {
///     findings.require(hit_points <= 9, "hp", "TK-11.1", "more than nine");
///     findings.require(hit_points > 0, "hp", "TK-13.1", "nobody lives on none");
/// }
///
/// let mut all = Vec::new();
/// audit(0, &mut Findings::new(&mut |finding| all.push(finding.rule)));
/// assert_eq!(all, ["TK-13.1"]);
/// assert_eq!(Findings::first(|findings| audit(12, findings)).unwrap().rule, "TK-11.1");
/// ```
#[expect(missing_debug_implementations, reason = "a closure cannot be printed")]
pub struct Findings<'a> {
    tell: &'a mut dyn FnMut(Finding),
    count: u32,
}

impl<'a> Findings<'a> {
    /// Tells every finding.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let mut fields = Vec::new();
    /// Findings::new(&mut |finding| fields.push(finding.at)).require(false, "hp", "TK-11.1", "too many");
    /// assert_eq!(fields, ["hp"]);
    /// ```
    pub fn new(tell: &'a mut dyn FnMut(Finding)) -> Self {
        Self { tell, count: 0 }
    }

    /// Tells a finding unless `holds`.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let found = Findings::first(|findings| findings.require(true, "hp", "TK-11.1", "too many"));
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
            self.count = self.count.saturating_add(1);
            (self.tell)(Finding { at, rule, message });
        }
    }

    /// How many conditions did not hold so far.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let _ = Findings::first(|findings| {
    ///     findings.require(false, "hp", "TK-11.1", "too many");
    ///     assert_eq!(findings.count(), 1);
    /// });
    /// ```
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The first thing that this audit finds.
    ///
    /// ```
    /// use solo_core::Findings;
    /// let found = Findings::first(|findings| {
    ///     findings.require(false, "hp", "TK-11.1", "too many");
    ///     findings.require(false, "torches", "TK-10.3", "too many");
    /// });
    /// assert_eq!(found.map(|finding| finding.at), Some("hp"));
    /// ```
    pub fn first(audit: impl FnOnce(&mut Findings<'_>)) -> Option<Finding> {
        let mut first = None;
        audit(&mut Findings::new(&mut |finding| {
            first.get_or_insert(finding);
        }));
        first
    }
}
