//! Ends and scores of a game: chapter TK-13.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::plain_number;

use crate::catalogue::{GOLD_PER_POINT, KINGS_TO_WIN};

solo_core::word_enum! {
    /// The three ends of a game (TK-13.1).
    ///
    /// ```
    /// use tomb4k::{GameResult, Tomb};
    /// let state = Tomb::default().replay(["card AS", "card AD", "card AC", "card AH"])?;
    /// assert_eq!(state.outcome().map(|outcome| outcome.result), Some(GameResult::Lost));
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub enum GameResult in tomb4k {
        /// No hit point is left (TK-11.3).
        Dead = "dead",
        /// The fourth torch burnt (TK-10.2).
        Lost = "lost",
        /// Back in the daylight (TK-12.6).
        Escaped = "escaped",
    }
}

/// A score in its written form: kings and points (TK-13.6).
///
/// ```
/// use tomb4k::Score;
/// let score: Score = "3/52".parse()?;
/// assert_eq!((score.kings(), score.points()), (3, 52));
/// assert_eq!(score.to_string(), "3/52");
/// assert!("3/29".parse::<Score>().is_err(), "three kings alone are worth 30");
/// # Ok::<(), tomb4k::ScoreError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    kings: u8,
    points: u8,
}

impl Score {
    /// Returns a score that a game can have.
    ///
    /// # Errors
    /// More than four kings, or points that those kings with some diamonds and the joker cannot add
    /// up to (TK-14.7).
    ///
    /// ```
    /// use tomb4k::{Score, ScoreError};
    /// assert_eq!(Score::new(4, 100)?.to_string(), "4/100");
    /// assert_eq!(Score::new(1, 11), Err(ScoreError::Points));
    /// # Ok::<(), ScoreError>(())
    /// ```
    pub fn new(kings: u8, points: u8) -> Result<Self, ScoreError> {
        if kings > KINGS_TO_WIN {
            return Err(ScoreError::Kings);
        }
        // TK-14.7: the diamonds 2 to 10 and the joker's 6 make every sum up to 60 but 1 and 59.
        match points.checked_sub(kings.saturating_mul(10)) {
            Some(0 | 2..=58 | 60) => Ok(Self { kings, points }),
            _ => Err(ScoreError::Points),
        }
    }

    /// Returns the kings brought out, 0 to 4.
    pub const fn kings(self) -> u8 {
        self.kings
    }

    /// Returns the points, 0 to 100.
    pub const fn points(self) -> u8 {
        self.points
    }

    /// Returns whether all four kings were brought out (TK-13.5).
    pub const fn has_all_kings(self) -> bool {
        self.kings == KINGS_TO_WIN
    }
}

impl Display for Score {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kings, self.points)
    }
}

impl FromStr for Score {
    type Err = ScoreError;

    fn from_str(text: &str) -> Result<Self, ScoreError> {
        let (kings, points) = text.split_once('/').ok_or(ScoreError::Form)?;
        let number = |digits| plain_number(digits, 0, u8::MAX).ok_or(ScoreError::Form);
        Self::new(number(kings)?, number(points)?)
    }
}

solo_core::text_noun!(Score as "a score that a game can have, such as 3/52");

/// The reason why a text is not a score (TK-14.7).
///
/// ```
/// use tomb4k::{Score, ScoreError};
/// assert_eq!("3:52".parse::<Score>(), Err(ScoreError::Form));
/// assert_eq!("5/50".parse::<Score>(), Err(ScoreError::Kings));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum ScoreError {
    /// The text is not two plain numbers with a slash between them.
    #[error("a score is written kings/points, for instance 3/52 (TK-14.7)")]
    Form,
    /// There are only four kings.
    #[error("a score has at most four kings (TK-14.7)")]
    Kings,
    /// No treasure adds up to these points.
    #[error("these points cannot be reached with these kings (TK-14.7)")]
    Points,
}

/// The outcome of a game (TK-13.1).
///
/// ```
/// use tomb4k::Tomb;
/// let state = Tomb::default().replay(["card KS", "card 4D", "card 9C", "retreat"])?;
/// let outcome = state.outcome().expect("one turn, and out");
/// assert_eq!(outcome.score.to_string(), "1/14");
/// assert_eq!((outcome.gold(), outcome.won()), (1400, false));
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The kind of end.
    pub result: GameResult,
    /// Kings and points; `0/0` for a dead or lost game (TK-13.7).
    pub score: Score,
}

impl Outcome {
    /// Returns the outcome: an escaped game scores the treasure in hand (TK-13.2), others nothing
    /// (TK-13.4, TK-13.7).
    pub(crate) const fn new(result: GameResult, kings: u8, worth: u8) -> Self {
        let score = match result {
            GameResult::Escaped => Score {
                kings,
                points: worth,
            },
            GameResult::Dead | GameResult::Lost => Score {
                kings: 0,
                points: 0,
            },
        };
        Self { result, score }
    }

    /// Returns whether all four kings were brought out, whatever the points (TK-13.5).
    ///
    /// ```
    /// let state = tomb4k::Tomb::default().replay(["card KS", "card 4D", "card 9C", "retreat"])?;
    /// let outcome = state.outcome().expect("one turn, and out");
    /// assert!(!outcome.won(), "one king is not enough");
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub const fn won(&self) -> bool {
        self.score.has_all_kings()
    }

    /// Returns the value of the treasure in gold pieces, 0 to 10 000 (TK-13.8).
    ///
    /// ```
    /// let state = tomb4k::Tomb::default().replay(["card KS", "card 4D", "card 9C", "retreat"])?;
    /// let outcome = state.outcome().expect("one turn, and out");
    /// assert_eq!(outcome.gold(), 1400);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn gold(&self) -> u16 {
        u16::from(self.score.points).saturating_mul(GOLD_PER_POINT)
    }
}
