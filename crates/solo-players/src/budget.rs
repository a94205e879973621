//! How long a player may think.

/// How long a player may think about one decision. Time is counted, not measured: a clock would make
/// the same seed decide differently on another machine.
///
/// ```
/// use solo_players::Budget;
/// let budget = Budget::playouts(1000).and_steps(50_000);
/// assert_eq!((budget.most_playouts(), budget.most_steps()), (1000, 50_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    playouts: u32,
    steps: u64,
}

impl Budget {
    /// So many games played to their end, in thought.
    ///
    /// ```
    /// assert_eq!(solo_players::Budget::playouts(7).most_playouts(), 7);
    /// ```
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self {
            playouts,
            steps: u64::MAX,
        }
    }

    /// So many steps, decisions and chance outcomes together, in thought. A playout that they do not
    /// suffice for is broken off and does not count.
    ///
    /// ```
    /// assert_eq!(solo_players::Budget::steps(500).most_steps(), 500);
    /// ```
    #[must_use]
    pub const fn steps(steps: u64) -> Self {
        Self {
            playouts: u32::MAX,
            steps,
        }
    }

    /// The same, and not more than so many steps.
    #[must_use]
    pub const fn and_steps(self, steps: u64) -> Self {
        Self { steps, ..self }
    }

    /// Most playouts for one decision.
    #[must_use]
    pub const fn most_playouts(self) -> u32 {
        self.playouts
    }

    /// Most steps for one decision.
    #[must_use]
    pub const fn most_steps(self) -> u64 {
        self.steps
    }
}

/// What thinking about a decision has cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Spent {
    /// Playouts that came to their end.
    pub playouts: u32,
    /// Steps taken in thought.
    pub steps: u64,
}

/// Counts what is spent on a decision.
#[derive(Clone, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    spent: Spent,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        Self {
            budget,
            spent: Spent::default(),
        }
    }

    pub(crate) const fn budget(&self) -> Budget {
        self.budget
    }

    /// Another decision: nothing is spent on it.
    pub(crate) fn restart(&mut self) {
        self.spent = Spent::default();
    }

    /// Pays for a step; `None` if nothing is left.
    #[inline]
    pub(crate) fn step(&mut self) -> Option<()> {
        if self.spent.steps >= self.budget.steps {
            return None;
        }
        self.spent.steps = self.spent.steps.saturating_add(1);
        Some(())
    }

    /// Pays for the first step of a playout; `None` if there may be no more.
    #[inline]
    pub(crate) fn begin_playout(&mut self) -> Option<()> {
        if self.spent.playouts >= self.budget.playouts {
            return None;
        }
        self.step()
    }

    #[inline]
    pub(crate) fn end_playout(&mut self) {
        self.spent.playouts = self.spent.playouts.saturating_add(1);
    }

    pub(crate) const fn spent(&self) -> Spent {
        self.spent
    }
}
