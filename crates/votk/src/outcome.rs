//! How a game ended: the two score sheets (chapter VK-14).

use crate::catalogue::Group;

solo_core::words! {
    /// Who has won (VK-14.7).
    pub enum Winner in votk {
        /// The player.
        Player = "player",
        /// The Bot.
        Bot = "bot",
        /// Both: victory is shared.
        Shared = "shared",
    }
}

solo_core::words! {
    /// What decided (VK-14.7).
    pub enum By in votk {
        /// More points.
        Points = "points",
        /// Equal points, fewer cards in the tomb.
        TombSize = "tomb_size",
        /// Nothing: both are equal.
        Equal = "equal",
    }
}

/// One side of the score sheet.
///
/// ```
/// let score = votk::Score { starters: 3, sets: [1, 0, 4, 0, 0], spares: 2, ..Default::default() };
/// assert_eq!(score.total(), 10);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Victory points of the starters.
    pub starters: u16,
    /// Victory points of the uniques.
    pub uniques: u16,
    /// Points of the five sets, in the order of [`Group::SETS`].
    pub sets: [u16; 5],
    /// Gold of the cards set aside; 0 for the player.
    pub spares: u16,
    /// How many cards are in the tomb.
    pub tomb_size: u16,
}

impl Score {
    /// All points together.
    ///
    /// ```
    /// assert_eq!(votk::Score::default().total(), 0);
    /// ```
    #[must_use]
    pub fn total(&self) -> u16 {
        self.sets
            .iter()
            .chain([&self.starters, &self.uniques, &self.spares])
            .fold(0, |sum: u16, &points| sum.saturating_add(points))
    }

    /// The points of a set; 0 for a group that is no set.
    ///
    /// ```
    /// use votk::Group;
    /// let score = votk::Score { sets: [9, 0, 0, 0, 0], ..Default::default() };
    /// assert_eq!(score.set(Group::Sarcophagus), 9);
    /// assert_eq!(score.set(Group::Unique), 0);
    /// ```
    #[must_use]
    pub fn set(&self, group: Group) -> u16 {
        Group::SETS
            .iter()
            .zip(self.sets)
            .find(|(set, _)| **set == group)
            .map_or(0, |(_, points)| points)
    }
}

/// How a game ended.
///
/// ```
/// use votk::{By, Outcome, Score, Winner};
/// let score = |starters, tomb_size| Score { starters, tomb_size, ..Default::default() };
/// let outcome = Outcome::compare(score(5, 4), score(5, 6));
/// assert_eq!((outcome.winner, outcome.by), (Winner::Player, By::TombSize));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won.
    pub winner: Winner,
    /// What decided.
    pub by: By,
    /// The player's score sheet.
    pub player: Score,
    /// The Bot's score sheet.
    pub bot: Score,
}

impl Outcome {
    /// Compares two score sheets (VK-14.7).
    ///
    /// ```
    /// use votk::{By, Outcome, Score, Winner};
    /// let outcome = Outcome::compare(Score::default(), Score::default());
    /// assert_eq!((outcome.winner, outcome.by), (Winner::Shared, By::Equal));
    /// ```
    #[must_use]
    pub fn compare(player: Score, bot: Score) -> Self {
        use core::cmp::Ordering::{Equal, Greater, Less};
        // VK-14.7: more points win; then the smaller tomb; then victory is shared. VK-14.9: every
        // win counts, whatever its margin.
        let points = player.total().cmp(&bot.total());
        let size = bot.tomb_size.cmp(&player.tomb_size);
        let (by, order) = match (points, size) {
            (Equal, Equal) => (By::Equal, Equal),
            (Equal, _) => (By::TombSize, size),
            _ => (By::Points, points),
        };
        let winner = match order {
            Greater => Winner::Player,
            Less => Winner::Bot,
            Equal => Winner::Shared,
        };
        Self {
            winner,
            by,
            player,
            bot,
        }
    }

    /// Twice the value of the outcome for search and learning (VK-14.10): 2 for a win, 1 for a shared
    /// victory, 0 for a loss.
    ///
    /// ```
    /// use votk::{Outcome, Score};
    /// assert_eq!(Outcome::compare(Score::default(), Score::default()).half_points(), 1);
    /// ```
    #[must_use]
    pub const fn half_points(&self) -> u8 {
        match self.winner {
            Winner::Player => 2,
            Winner::Shared => 1,
            Winner::Bot => 0,
        }
    }
}
