//! The worth of a position as an exact number.

use core::fmt::{self, Display, Formatter};

/// The worth of an outcome or a position for the player: a number from 0 to 1, in millionths.
///
/// It is an integer, so that the same search leads to the same decision on every machine.
///
/// ```
/// use solo_players::Worth;
/// assert!(Worth::NOTHING < Worth::HALF && Worth::HALF < Worth::FULL);
/// assert_eq!(Worth::ratio(1, 4).to_string(), "0.250000");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worth(u32);

impl Worth {
    const ONE: u32 = 1_000_000;
    /// Lowest worth: 0.
    pub const NOTHING: Self = Self(0);
    /// Halfway; also the worth of a position about which nothing is known.
    pub const HALF: Self = Self(Self::ONE / 2);
    /// Highest worth: 1.
    pub const FULL: Self = Self(Self::ONE);

    /// Returns a part of a whole, rounded down.
    ///
    /// The result is [`Worth::FULL`] from the whole on, and for any part of 0.
    ///
    /// ```
    /// use solo_players::Worth;
    /// assert_eq!(Worth::ratio(50, 100), Worth::HALF);
    /// assert_eq!(Worth::ratio(7, 3), Worth::FULL);
    /// assert_eq!(Worth::ratio(0, 0), Worth::FULL);
    /// ```
    pub fn ratio(part: u32, whole: u32) -> Self {
        Self::share(
            u64::from(part).saturating_mul(u64::from(Self::ONE)),
            u64::from(whole),
        )
    }

    /// Returns the position of a number between two bounds.
    ///
    /// The result is [`Worth::NOTHING`] at `low` and below, [`Worth::FULL`] at `high` and above.
    ///
    /// ```
    /// use solo_players::Worth;
    /// assert_eq!(Worth::between(-75, -50, -25), Worth::HALF);
    /// assert_eq!(Worth::between(-75, -80, -25), Worth::NOTHING);
    /// ```
    pub fn between(low: i32, number: i32, high: i32) -> Self {
        let above =
            |n: i32| u32::try_from(i64::from(n).saturating_sub(i64::from(low))).unwrap_or(0);
        Self::ratio(above(number), above(high))
    }

    /// Returns the number in millionths, 0 to 1,000,000.
    pub const fn millionths(self) -> u32 {
        self.0
    }

    /// Returns this part of a worth: the product of the two numbers.
    ///
    /// ```
    /// use solo_players::Worth;
    /// assert_eq!(Worth::HALF.of(Worth::HALF), Worth::ratio(1, 4));
    /// ```
    #[must_use]
    pub fn of(self, other: Self) -> Self {
        Self::share(
            u64::from(self.0).saturating_mul(u64::from(other.0)),
            u64::from(Self::ONE),
        )
    }

    /// Returns the sum of both, [`Worth::FULL`] at most.
    ///
    /// ```
    /// use solo_players::Worth;
    /// assert_eq!(Worth::HALF.plus(Worth::ratio(1, 4)), Worth::ratio(3, 4));
    /// assert_eq!(Worth::FULL.plus(Worth::HALF), Worth::FULL);
    /// ```
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0).min(Self::ONE))
    }

    /// Returns the difference to [`Worth::FULL`].
    #[must_use]
    pub fn rest(self) -> Self {
        Self(Self::ONE.saturating_sub(self.0))
    }

    /// Returns the quotient in millionths; a division by 0 is [`Worth::FULL`].
    #[inline]
    fn share(millionths: u64, of: u64) -> Self {
        let share = millionths.checked_div(of);
        let share = share.and_then(|share| u32::try_from(share).ok());
        Self(share.map_or(Self::ONE, |share| share.min(Self::ONE)))
    }
}

/// The mean of several worths.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    millionths: u64,
    weight: u64,
}

impl Mean {
    /// Adds a worth that counts as `weight` of them.
    #[inline]
    pub(crate) fn add(&mut self, worth: Worth, weight: u32) {
        let (worth, weight) = (u64::from(worth.0), u64::from(weight));
        let weighed = worth.saturating_mul(weight);
        self.millionths = self.millionths.saturating_add(weighed);
        self.weight = self.weight.saturating_add(weight);
    }

    /// Adds all worths of another mean.
    pub(crate) fn merge(&mut self, other: Self) {
        self.millionths = self.millionths.saturating_add(other.millionths);
        self.weight = self.weight.saturating_add(other.weight);
    }

    /// Returns the mean so far; [`Worth::NOTHING`] if there is none.
    #[inline]
    pub(crate) fn worth(self) -> Worth {
        Worth::share(self.millionths, self.weight.max(1))
    }

    /// Returns the sum of the weights.
    #[inline]
    pub(crate) const fn weight(self) -> u64 {
        self.weight
    }
}

impl Display for Worth {
    /// Writes six decimals; a precision truncates them without rounding.
    ///
    /// ```
    /// assert_eq!(format!("{:.2}", solo_players::Worth::ratio(2, 3)), "0.66");
    /// ```
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let whole = self.0.checked_div(Self::ONE).unwrap_or(0);
        let mut rest = self.0.checked_rem(Self::ONE).unwrap_or(0);
        let decimals = f.precision().unwrap_or(6).min(6);
        let point = if decimals > 0 { "." } else { "" };
        write!(f, "{whole}{point}")?;
        for _ in 0..decimals {
            rest = rest.saturating_mul(10);
            write!(f, "{}", rest.checked_div(Self::ONE).unwrap_or(0))?;
            rest = rest.checked_rem(Self::ONE).unwrap_or(0);
        }
        Ok(())
    }
}
