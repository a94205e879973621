//! Outcomes of a game: the two score sheets (chapter VK-14).

#[cfg(feature = "serde")]
use solo_core::serde::Serializer;
#[cfg(feature = "serde")]
use solo_core::{Data, DataPath, Faults, Shape, Value, wrong};

solo_core::word_enum! {
    /// The winner (VK-14.7).
    pub enum Winner in votk {
        /// The player.
        Player = "player",
        /// The Bot.
        Bot = "bot",
        /// Both: victory is shared.
        Shared = "shared",
    }
}

solo_core::word_enum! {
    /// The deciding criterion (VK-14.7).
    pub enum By in votk {
        /// More points.
        Points = "points",
        /// Equal points, fewer cards in the tomb.
        TombSize = "tomb_size",
        /// None: both are equal.
        Equal = "equal",
    }
}

/// One side of the score sheet.
///
/// ```
/// use solo_core::Next;
/// use votk::Valley;
/// let game = Valley::default();
/// let mut state = game.start();
/// while let Some(step) = solo_core::nth_input(&game, &state, 0) {
///     state = game.apply(&state, step)?;
/// }
/// let Next::Over(outcome) = game.next(&state) else { panic!("nothing more can be done") };
/// let score = outcome.bot;
/// assert!(score.sets.jar <= score.total);
/// # Ok::<(), votk::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Data), data(game = crate::valley::Valley))]
#[non_exhaustive]
pub struct Score {
    /// Sum of all points.
    pub total: u16,
    /// Victory points of the starters (VK-14.3).
    pub starters: u16,
    /// Victory points of the uniques (VK-14.3).
    pub uniques: u16,
    /// Points of the five sets (VK-14.4).
    pub sets: Sets,
    /// Gold of the cards set aside (VK-14.6); 0 for the player.
    pub spares: u16,
    /// Number of cards in the tomb (VK-14.8).
    pub tomb_size: u16,
}

/// The points of the five sets (VK-14.4).
///
/// ```
/// assert_eq!(votk::Sets::default().jar, 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Data), data(game = crate::valley::Valley))]
pub struct Sets {
    /// Points of the sarcophagi: 0 to 9.
    pub sarcophagus: u16,
    /// Points of the jars: 0 to 16.
    pub jar: u16,
    /// Points of the amulets: 0 to 25.
    pub amulet: u16,
    /// Points of the books: 0 to 36.
    pub book: u16,
    /// Points of the statues: 0 to 49.
    pub statue: u16,
}

impl Score {
    /// Returns the score sheet with its total.
    pub(crate) fn added_up(self) -> Self {
        let Sets {
            sarcophagus,
            jar,
            amulet,
            book,
            statue,
        } = self.sets;
        let points = [
            self.starters,
            self.uniques,
            self.spares,
            sarcophagus,
            jar,
            amulet,
            book,
            statue,
        ];
        Self {
            total: points.into_iter().fold(0, u16::saturating_add),
            ..self
        }
    }
}

/// A number of halves: 0, 0.5 or 1 in data (VK-14.10).
///
/// ```
/// use votk::{Outcome, Score};
/// let outcome = Outcome::compare(Score::default(), Score::default());
/// assert_eq!(format!("{:?}", outcome.value), "Half(1)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half(u8);

#[cfg(feature = "serde")]
impl<G: ?Sized> Data<G> for Half {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            1 => serializer.serialize_f64(0.5),
            halves => serializer.serialize_u8(halves.wrapping_shr(1)),
        }
    }

    solo_core::when_schema! {
        fn schema(game: &G) -> Value {
            let all = [0, 1, 2].map(|halves| Self(halves).to_value(game));
            solo_core::serde_json::json!({"type": "number", "enum": all})
        }
    }
}

#[cfg(feature = "serde")]
impl<G: ?Sized> Shape<G> for Half {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let mut all = [0, 1, 2].map(Self).into_iter();
        let half = all.find(|half| half.to_value(game) == *data);
        half.or_else(|| wrong(data, "0, 0.5 or 1", at, faults))
    }
}

/// The outcome of a game.
///
/// ```
/// use votk::{By, Outcome, Score, Winner};
/// let outcome = Outcome::compare(Score::default(), Score::default());
/// assert_eq!((outcome.winner, outcome.by), (Winner::Shared, By::Equal));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Data), data(game = crate::valley::Valley))]
#[non_exhaustive]
pub struct Outcome {
    /// Winner.
    pub winner: Winner,
    /// Deciding criterion.
    pub by: By,
    /// The player's share of the win (VK-14.10).
    pub value: Half,
    /// The player's score sheet.
    pub player: Score,
    /// The Bot's score sheet.
    pub bot: Score,
}

impl Outcome {
    /// Compares two score sheets (VK-14.7).
    ///
    /// ```
    /// use votk::{Outcome, Score, Winner};
    /// let (more, mut less) = (Score::default(), Score::default());
    /// less.tomb_size = 1;
    /// assert_eq!(Outcome::compare(less, more).winner, Winner::Bot, "the smaller tomb wins");
    /// ```
    pub fn compare(player: Score, bot: Score) -> Self {
        use core::cmp::Ordering::{Equal, Greater, Less};
        // VK-14.7: more points win; then the smaller tomb; then victory is shared. VK-14.9: every
        // win counts, whatever its margin.
        let points = player.total.cmp(&bot.total);
        let size = bot.tomb_size.cmp(&player.tomb_size);
        let (by, order) = match (points, size) {
            (Equal, Equal) => (By::Equal, Equal),
            (Equal, _) => (By::TombSize, size),
            _ => (By::Points, points),
        };
        // VK-14.10: the value of the result.
        let (winner, value) = match order {
            Greater => (Winner::Player, Half(2)),
            Less => (Winner::Bot, Half(0)),
            Equal => (Winner::Shared, Half(1)),
        };
        Self {
            winner,
            by,
            value,
            player,
            bot,
        }
    }

    /// Returns twice the value of the outcome for search and learning (VK-14.10).
    ///
    /// It is 2 for a win, 1 for a shared victory, 0 for a loss.
    pub const fn half_points(&self) -> u8 {
        self.value.0
    }
}
