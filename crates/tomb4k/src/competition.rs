//! Competitive play: chapter TK-14.
//!
//! Pure functions over finished games; a goal such as a high total changes no rule (TK-14.9).

use crate::outcome::Score;

/// A competitive series of 3, 5 or 10 games; its result is the total of the points (TK-14.1).
///
/// ```
/// use tomb4k::competition::Series;
/// let mut series = Series::new(3)?;
/// for score in ["0/0", "2/34", "3/52"] {
///     series.add(score.parse().unwrap())?;
/// }
/// assert_eq!((series.total(), series.games_left()), (86, 0));
/// assert!(series.add("1/10".parse().unwrap()).is_err());
/// # Ok::<(), tomb4k::competition::SeriesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Series {
    length: u8,
    played: u8,
    total: u16,
}

impl Series {
    /// Possible lengths of a series (TK-14.1).
    pub const LENGTHS: [u8; 3] = [3, 5, 10];

    /// Returns a series without any games yet.
    ///
    /// # Errors
    /// A length other than 3, 5 or 10 (TK-14.1).
    ///
    /// ```
    /// use tomb4k::competition::{Series, SeriesError};
    /// assert_eq!(Series::new(5)?.games_left(), 5);
    /// assert_eq!(Series::new(4), Err(SeriesError::Length));
    /// # Ok::<(), SeriesError>(())
    /// ```
    pub fn new(length: u8) -> Result<Self, SeriesError> {
        if Self::LENGTHS.contains(&length) {
            Ok(Self {
                length,
                played: 0,
                total: 0,
            })
        } else {
            Err(SeriesError::Length)
        }
    }

    /// Adds a finished game; dead and lost games score nothing (TK-14.2).
    ///
    /// # Errors
    /// A series that is complete (TK-14.2).
    ///
    /// ```
    /// use tomb4k::competition::Series;
    /// let mut series = Series::new(3)?;
    /// series.add("2/34".parse()?)?;
    /// assert_eq!(series.total(), 34);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, score: Score) -> Result<(), SeriesError> {
        if self.games_left() == 0 {
            return Err(SeriesError::Finished);
        }
        self.played = self.played.saturating_add(1);
        self.total = self.total.saturating_add(u16::from(score.points()));
        Ok(())
    }

    /// Returns the points so far, 0 to 1000.
    pub const fn total(&self) -> u16 {
        self.total
    }

    /// Returns the number of games still to be played.
    pub const fn games_left(&self) -> u8 {
        self.length.saturating_sub(self.played)
    }
}

/// The reason why a series does not begin or continue.
///
/// ```
/// use tomb4k::competition::{Series, SeriesError};
/// assert_eq!(Series::new(0), Err(SeriesError::Length));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SeriesError {
    /// The length is not one of the three.
    #[error("a series has 3, 5 or 10 games (TK-14.1)")]
    Length,
    /// No game is left.
    #[error("all games of the series were played (TK-14.2)")]
    Finished,
}

/// One of two players who compare their games (TK-14.3).
///
/// ```
/// use tomb4k::competition::{Player, settle};
/// let settlement = settle("0/9".parse()?, "2/20".parse()?, 1);
/// assert_eq!(settlement.loser, Some(Player::First));
/// # Ok::<(), tomb4k::ScoreError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player whose game is named first.
    First,
    /// The other player.
    Second,
}

/// The result of a money game (TK-14.4).
///
/// ```
/// use tomb4k::competition::settle;
/// let settlement = settle("3/71".parse()?, "4/68".parse()?, 1);
/// assert_eq!(settlement.debt, 0, "four kings owe nothing");
/// # Ok::<(), tomb4k::ScoreError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settlement {
    /// Player with fewer points; `None` at equal points.
    pub loser: Option<Player>,
    /// Debt of the loser, in money units; 0 if the loser's game has all four kings.
    pub debt: u64,
}

/// Compares two games for a stake per point, in whole money units.
///
/// More points win (TK-14.3); the loser owes the difference times the stake (TK-14.4), but nothing
/// with all four kings (TK-14.5); at equal points there is no debt (TK-14.6).
///
/// ```
/// use tomb4k::competition::{Player, settle};
/// let settlement = settle("3/52".parse()?, "1/20".parse()?, 5);
/// assert_eq!((settlement.loser, settlement.debt), (Some(Player::Second), 160));
/// # Ok::<(), tomb4k::ScoreError>(())
/// ```
pub fn settle(first: Score, second: Score, stake: u32) -> Settlement {
    let (loser, loser_score) = match first.points().cmp(&second.points()) {
        core::cmp::Ordering::Less => (Player::First, first),
        core::cmp::Ordering::Greater => (Player::Second, second),
        core::cmp::Ordering::Equal => {
            return Settlement {
                loser: None,
                debt: 0,
            };
        }
    };
    let difference = u64::from(first.points().abs_diff(second.points()));
    let debt = if loser_score.has_all_kings() {
        0
    } else {
        difference.saturating_mul(u64::from(stake))
    };
    Settlement {
        loser: Some(loser),
        debt,
    }
}
