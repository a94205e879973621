//! Chapter 13: outcomes of games.

/// The points of one side and their parts (KC-13.3).
///
/// ```
/// use kings_challenge::Score;
/// let score = Score { play: 7, events: 1, tradesmen: 4, levels: -4, characters: 0 };
/// assert_eq!(score.total(), 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// VP at the end of the last round.
    pub play: i32,
    /// VP for Event cards in the row with own cubes.
    pub events: i32,
    /// VP of the spaces of own tradesmen.
    pub tradesmen: i32,
    /// VP lost for cathedral levels without an own stone; 0 or negative.
    pub levels: i32,
    /// VP of the Character cards left in the stack.
    pub characters: i32,
}

impl Score {
    /// Returns the sum of all points.
    pub const fn total(&self) -> i32 {
        self.play.saturating_add(self.items())
    }

    /// Returns the points of the end scoring.
    pub(crate) const fn items(&self) -> i32 {
        self.events
            .saturating_add(self.tradesmen)
            .saturating_add(self.levels)
            .saturating_add(self.characters)
    }
}

/// Outcome of a game (chapter 13).
///
/// ```
/// use kings_challenge::{Outcome, Score};
/// let human = Score { play: 20, ..Score::default() };
/// let roy = Score { play: 14, ..Score::default() };
/// let outcome = Outcome { human, roy };
/// assert_eq!((outcome.difference(), outcome.band(), outcome.beaten()), (6, 3, true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The points of the human.
    pub human: Score,
    /// The points of le Roy.
    pub roy: Score,
}

impl Outcome {
    /// Returns the result: the human's points minus le Roy's.
    pub const fn difference(&self) -> i32 {
        // KC-13.7: human minus le Roy.
        self.human.total().saturating_sub(self.roy.total())
    }

    /// Returns the band of the verdict, 1 (worst) to 6.
    pub const fn band(&self) -> u8 {
        // KC-13.8: the bands of the difference.
        match self.difference() {
            ..=0 => 1,
            1..=5 => 2,
            6..=10 => 3,
            11..=15 => 4,
            16..=20 => 5,
            _ => 6,
        }
    }

    /// Returns the verdict of the band, in our words.
    pub const fn verdict(&self) -> &'static str {
        verdict(self.band())
    }

    /// Returns whether le Roy was beaten.
    pub const fn beaten(&self) -> bool {
        // KC-13.9: beaten means a difference of at least 1.
        self.difference() >= 1
    }
}

/// Returns the verdict of a band, in our words.
pub(crate) const fn verdict(band: u8) -> &'static str {
    match band {
        1 => "not worth a comment; executed",
        2 => "not enough: executed anyway",
        3 => "average",
        4 => "becoming respectable",
        5 => "le Roy is worried; executed for it",
        _ => "too good: find a harder game",
    }
}
