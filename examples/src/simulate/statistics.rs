//! Means, spreads and intervals.
#![expect(
    clippy::float_arithmetic,
    clippy::as_conversions,
    reason = "statistics for people to read; the sums themselves are exact integers"
)]

use std::f64::consts::PI;

use super::totals::Tally;

/// Number of standard deviations that enclose 99 % of a normal distribution, on either side.
const Z: f64 = 2.575_829;

/// Share of a distribution beyond the ends of a 99 % interval.
const TAILS: f64 = 0.01;

/// An estimate with its 99 % interval; fewer than two games have none, and its ends are infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimate.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Returns whether this is above the other for all values within their intervals.
    pub fn is_clearly_above(&self, other: &Self) -> bool {
        self.low > other.high
    }
}

/// Returns the estimate of a single game, which says nothing of others.
const fn unbounded(mean: f64) -> Estimate {
    Estimate {
        mean,
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    }
}

/// Returns the number of deviations that enclose 99 % of Student's distribution, on either side, by Hill's algorithm 396.
///
/// Its error is below a thousandth; for one and two degrees of freedom it is exact.
///
/// ```
/// use solo_examples::simulate::statistics::student;
/// let known = [(1, 63.657), (2, 9.925), (3, 5.841), (10, 3.169), (199, 2.601)];
/// assert!(known.iter().all(|&(freedom, deviations)| (student(freedom) - deviations).abs() < 1e-3));
/// ```
pub fn student(freedom: u64) -> f64 {
    let n = freedom as f64;
    if freedom <= 1 {
        let angle = TAILS * PI / 2.0;
        return angle.cos() / angle.sin();
    }
    if freedom == 2 {
        return (2.0 / (TAILS * (2.0 - TAILS)) - 2.0).sqrt();
    }
    let a = 1.0 / (n - 0.5);
    let b = 48.0 / (a * a);
    let mut c = ((20700.0 * a / b - 98.0) * a - 16.0) * a + 96.36;
    let d = ((94.5 / (b + c) - 3.0) / b + 1.0) * (a * PI / 2.0).sqrt() * n;
    let near = (d * TAILS).powf(2.0 / n);
    let square = if near > 0.05 + a {
        let x = -Z;
        let y = x * x;
        if freedom < 5 {
            c += 0.3 * (n - 4.5) * (x + 0.6);
        }
        c += (((0.05 * d * x - 5.0) * x - 7.0) * x - 2.0) * x + b;
        let y = (((((0.4 * y + 6.3) * y + 36.0) * y + 94.5) / c - y - 3.0) / b + 1.0) * x;
        (a * y * y).exp_m1()
    } else {
        let first = 1.0 / (((n + 6.0) / (n * near) - 0.089 * d - 0.822) * (n + 2.0) * 3.0);
        ((first + 0.5 / (n + 4.0)) * near - 1.0) * (n + 1.0) / (n + 2.0) + 1.0 / near
    };
    (n * square).sqrt()
}

/// Estimates a rate by Wilson's method, which also holds for rates near 0 and 1.
///
/// ```
/// use solo_examples::simulate::statistics::rate;
/// let none = rate(0, 1000);
/// assert!(none.low == 0.0 && none.high > 0.006 && none.high < 0.0067);
/// ```
pub fn rate(part: u64, whole: u64) -> Estimate {
    let games = whole.max(1) as f64;
    let mean = part as f64 / games;
    let square = Z * Z / games;
    let middle = (mean + square / 2.0) / (1.0 + square);
    let reach = Z / (1.0 + square) * (mean * (1.0 - mean) / games + square / games / 4.0).sqrt();
    Estimate {
        mean,
        low: (middle - reach).clamp(0.0, mean),
        high: (middle + reach).clamp(mean, 1.0),
    }
}

/// Estimates the share of games won.
pub fn won(tally: &Tally) -> Estimate {
    let share = rate(tally.won, tally.games);
    if tally.games < 2 {
        return unbounded(share.mean);
    }
    share
}

/// Estimates the mean number of points, by Student's distribution.
///
/// ```
/// use solo_examples::simulate::statistics::points;
/// use solo_examples::simulate::totals::Tally;
/// let one = Tally::of(true, 23, 1);
/// assert!(points(&one).high.is_infinite() && !points(&one).is_clearly_above(&points(&Tally::of(false, 0, 1))));
/// let two = points(&one.and(Tally::of(false, 25, 1)));
/// assert!((two.high - 24.0 - 63.657).abs() < 1e-3);
/// ```
pub fn points(tally: &Tally) -> Estimate {
    let games = tally.games.max(1) as f64;
    let mean = sum(tally, |points| points) as f64 / games;
    if tally.games < 2 {
        return unbounded(mean);
    }
    let reach = student(tally.games.saturating_sub(1)) * deviation(tally) / games.sqrt();
    Estimate {
        mean,
        low: mean - reach,
        high: mean + reach,
    }
}

/// Results without their luck, as if every game had the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fair {
    /// The share of games won.
    pub won: Estimate,
    /// The mean number of points.
    pub points: Estimate,
}

/// Estimates results without luck; `None` if it was not measured, or is the same in all games.
///
/// Luck is 0 on average. What a line through results over luck says about a game without luck is
/// therefore an estimate of the same mean, with the spread of the results around that line.
///
/// ```
/// use solo_examples::simulate::statistics::fair;
/// use solo_examples::simulate::totals::Tally;
/// // Luck explains everything: a hundredth of a full worth is a point.
/// let games = [(12, 20_000), (9, -10_000), (11, 10_000)];
/// let tallies = games.map(|(points, luck)| Tally::with_luck(false, points, 5, luck));
/// let tally = tallies.into_iter().fold(Tally::default(), Tally::and);
/// let points = fair(&tally).unwrap().points;
/// assert!((points.mean - 10.0).abs() < 1e-9 && points.high - points.low < 1e-4);
/// ```
pub fn fair(tally: &Tally) -> Option<Fair> {
    let luck = tally.luck?;
    let games = tally.games as f64;
    let mean = luck.sum as f64 / games;
    let spread = luck.squares as f64 - luck.sum as f64 * mean;
    if tally.games < 3 || spread <= 0.0 {
        return None;
    }
    let deviations = student(tally.games.saturating_sub(2));
    // The sums of a result, of its squares, and of its products with luck.
    let line = |sum: f64, squares: f64, products: f64| {
        let slope = (products - sum * mean) / spread;
        let around = squares - sum * sum / games - slope * slope * spread;
        let reach = deviations * (around.max(0.0) / (games - 2.0) / games).sqrt();
        let mean = sum / games - slope * mean;
        Estimate {
            mean,
            low: mean - reach,
            high: mean + reach,
        }
    };
    let won = tally.won as f64;
    let points = sum(tally, |points| points) as f64;
    let squares = sum(tally, |points| points.saturating_mul(points)) as f64;
    Some(Fair {
        won: line(won, won, luck.won as f64),
        points: line(points, squares, luck.points as f64),
    })
}

/// Returns the standard deviation of the points.
///
/// ```
/// use solo_examples::simulate::statistics::deviation;
/// use solo_examples::simulate::totals::Tally;
/// let tally = Tally::of(true, 10, 1).and(Tally::of(false, 14, 1));
/// assert!((deviation(&tally) - 8_f64.sqrt()).abs() < 1e-9);
/// ```
pub fn deviation(tally: &Tally) -> f64 {
    let games = tally.games as f64;
    if tally.games < 2 {
        return 0.0;
    }
    let (sum, squares) = (
        sum(tally, |points| points) as f64,
        sum(tally, |points| points.saturating_mul(points)) as f64,
    );
    ((squares - sum * sum / games) / (games - 1.0))
        .max(0.0)
        .sqrt()
}

/// Returns the decisions per game.
pub fn decisions(tally: &Tally) -> f64 {
    tally.decisions as f64 / tally.games.max(1) as f64
}

fn sum(tally: &Tally, of: impl Fn(i128) -> i128) -> i128 {
    tally.points.iter().fold(0, |sum: i128, (&points, &games)| {
        sum.saturating_add(of(i128::from(points)).saturating_mul(i128::from(games)))
    })
}
