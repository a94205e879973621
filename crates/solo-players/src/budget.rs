//! Limits for the search of a player.

/// The budget of a player for one decision, in playouts and steps.
///
/// It is counted, not measured in time: with a clock, the same seed would decide differently on
/// another machine.
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
    /// Returns a budget of this number of simulated games.
    pub const fn playouts(playouts: u32) -> Self {
        Self {
            playouts,
            steps: u64::MAX,
        }
    }

    /// Returns a budget of this number of simulated steps, decisions and chance outcomes together.
    ///
    /// A playout that would exceed it is aborted and does not count.
    pub const fn steps(steps: u64) -> Self {
        Self {
            playouts: u32::MAX,
            steps,
        }
    }

    /// Returns the same budget with an upper bound for steps.
    #[must_use]
    pub const fn and_steps(self, steps: u64) -> Self {
        Self { steps, ..self }
    }

    /// Returns the upper bound for playouts for one decision.
    pub const fn most_playouts(self) -> u32 {
        self.playouts
    }

    /// Returns the upper bound for steps for one decision.
    pub const fn most_steps(self) -> u64 {
        self.steps
    }
}

/// The cost of one decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Spent {
    /// Completed playouts.
    pub playouts: u32,
    /// Simulated steps.
    pub steps: u64,
}

impl Spent {
    /// Returns the sum of both.
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self {
            playouts: self.playouts.saturating_add(other.playouts),
            steps: self.steps.saturating_add(other.steps),
        }
    }
}

/// A counter for the cost of a decision.
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

    /// Resets the counter for another decision.
    pub(crate) fn restart(&mut self) {
        self.spent = Spent::default();
    }

    /// Counts a step; returns `None` if the budget is exhausted.
    #[inline]
    pub(crate) fn step(&mut self) -> Option<()> {
        if self.spent.steps >= self.budget.steps {
            return None;
        }
        self.spent.steps = self.spent.steps.saturating_add(1);
        Some(())
    }

    /// Counts the first step of a playout; returns `None` if the budget is exhausted.
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

    /// Returns whether this share of the budget is spent.
    pub(crate) fn has_spent(&self, part: u32, of: u32) -> bool {
        let beyond = |spent: u64, budget: u64| {
            let (spent, budget) = (u128::from(spent), u128::from(budget));
            spent.saturating_mul(of.into()) >= budget.saturating_mul(part.into())
        };
        let (spent, budget) = (self.spent, self.budget);
        beyond(spent.playouts.into(), budget.playouts.into()) || beyond(spent.steps, budget.steps)
    }

    pub(crate) const fn spent(&self) -> Spent {
        self.spent
    }
}
