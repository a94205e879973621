//! Figures of what follows a decision: means with their spread, shares and leads.

use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

/// A number of points in tenths.
///
/// It is written with one decimal; with a precision of 0 it is rounded, halves away from 0.
///
/// ```
/// use solo_players::Tenths;
/// assert_eq!(Tenths(-713).to_string(), "-71.3");
/// assert_eq!(format!("{:.0} {:.0} {:.0}", Tenths(-15), Tenths(-4), Tenths(14)), "-2 0 1");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub i32);

impl Tenths {
    /// Returns the nearest whole number, halves away from zero.
    ///
    /// ```
    /// use solo_players::Tenths;
    /// assert_eq!([14, 15, -14, -15].map(|tenths| Tenths(tenths).rounded()), [1, 2, -1, -2]);
    /// ```
    pub const fn rounded(self) -> i32 {
        let half = if self.0 < 0 { -5 } else { 5 };
        self.0.saturating_add(half).wrapping_div(10)
    }
}

impl Display for Tenths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if f.precision() == Some(0) {
            return write!(f, "{}", self.rounded());
        }
        let size = self.0.unsigned_abs();
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (size.wrapping_div(10), size.wrapping_rem(10));
        write!(f, "{sign}{whole}.{rest}")
    }
}

/// The spread of a number over several deals.
///
/// ```
/// use solo_players::{Spread, Tenths};
/// let spread = Spread::of((1..=20).collect()).unwrap();
/// assert_eq!(spread, Spread { mean: Tenths(105), low: 3, high: 18 });
/// assert_eq!(Spread::of(Vec::new()), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(
    clippy::exhaustive_structs,
    reason = "the three figures are what it is"
)]
pub struct Spread {
    /// Mean.
    pub mean: Tenths,
    /// The 10th percentile: at most a tenth of the deals are below.
    pub low: i32,
    /// The 90th percentile: at most a tenth of the deals are above.
    pub high: i32,
}

impl Spread {
    /// Returns the spread of these numbers; `None` if there are none.
    pub fn of(mut numbers: Vec<i32>) -> Option<Self> {
        numbers.sort_unstable();
        let tenth = numbers.len().wrapping_div(10);
        let sum = numbers.iter().copied().map(i64::from);
        Some(Self {
            mean: mean(sum.fold(0, i64::saturating_add), numbers.len())?,
            low: numbers.get(tenth).copied()?,
            high: numbers.iter().rev().nth(tenth).copied()?,
        })
    }
}

/// Returns the mean of `count` numbers with this sum, rounded; `None` if there are none.
fn mean(sum: i64, count: usize) -> Option<Tenths> {
    let count = i64::try_from(count).ok()?;
    let tenths = sum.saturating_mul(20).saturating_add(count);
    let tenths = tenths.checked_div_euclid(count.checked_mul(2)?)?;
    let bounded = tenths.clamp(i32::MIN.into(), i32::MAX.into());
    i32::try_from(bounded).ok().map(Tenths)
}

/// A part of the deals.
///
/// ```
/// assert_eq!(solo_players::Share { won: 58, of: 60 }.to_string(), "58 of 60");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_structs, reason = "a share is two numbers")]
pub struct Share {
    /// Deals won.
    pub won: u32,
    /// Deals played.
    pub of: u32,
}

impl Display for Share {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.won, self.of)
    }
}

/// Deals from which two decisions are compared.
const FEWEST: i64 = 8;

/// The mean by which one decision is better than another in the same deals.
///
/// ```
/// use solo_players::{Ahead, Tenths};
/// let ahead = Ahead::of(&[2, 4, 3, 3, 2, 4, 3, 3], &[0; 8]).unwrap();
/// assert_eq!(ahead, Ahead { points: Tenths(30), error: Tenths(5) });
/// assert!(ahead.is_clear());
/// assert!(Ahead::of(&[4; 8], &[4; 8]).unwrap().is_nothing());
/// assert!(!Ahead::of(&[4, 0, 4, 0, 4, 0, 4, 0], &[0, 2, 0, 2, 0, 2, 0, 2]).unwrap().is_clear());
/// assert_eq!(Ahead::of(&[4], &[0]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(
    clippy::exhaustive_structs,
    reason = "a difference and its error are what it is"
)]
pub struct Ahead {
    /// Mean difference; negative if the other one is better.
    pub points: Tenths,
    /// Two standard errors of it: the true difference is within the error in some 95 of 100 cases.
    pub error: Tenths,
}

impl Ahead {
    /// Compares the results of two decisions, deal by deal; `None` for fewer than eight deals, which say little
    /// about the error.
    pub fn of(one: &[i32], other: &[i32]) -> Option<Self> {
        let difference =
            |(one, other): (&i32, &i32)| i64::from(*one).saturating_sub((*other).into());
        let differences: Vec<i64> = one.iter().zip(other).map(difference).collect();
        let count = i64::try_from(differences.len()).ok();
        let count = count.filter(|count| *count >= FEWEST)?;
        let sum = differences.iter().copied().fold(0, i64::saturating_add);
        // n times the deviations, so that they are whole numbers.
        let squares = differences.iter().map(|difference| {
            let deviation = difference.saturating_mul(count).saturating_sub(sum);
            u128::from(deviation.unsigned_abs()).saturating_pow(2)
        });
        let squares = squares.fold(0, u128::saturating_add);
        let count = u128::try_from(count).ok()?;
        // Four variances of the mean, in hundredths: of deviations that are n times too large.
        let divisor = count.checked_pow(3)?.checked_mul(count.checked_sub(1)?)?;
        let variance = squares.saturating_mul(400).checked_div(divisor)?;
        // Nothing is only where no deal differs from another.
        let error = variance.isqrt().max(squares.min(1));
        Some(Self {
            points: mean(sum, differences.len())?,
            error: Tenths(i32::try_from(error).unwrap_or(i32::MAX)),
        })
    }

    /// Returns whether one is better beyond the error.
    pub fn is_clear(self) -> bool {
        self.points > self.error
    }

    /// Returns whether both came to the same in every deal.
    pub fn is_nothing(self) -> bool {
        self.points == Tenths(0) && self.error == Tenths(0)
    }
}
