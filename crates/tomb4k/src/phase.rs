//! What a position waits for: chapter TK-16.

/// What the game waits for (TK-16.1).
///
/// ```
/// use tomb4k::{Phase, Tomb};
/// let game = Tomb::default();
/// assert_eq!(game.start().phase(), Phase::Seek);
/// assert_eq!(game.replay(["card 9S"])?.phase(), Phase::Action);
/// assert_eq!(game.replay(["card JS", "card 9S"])?.phase(), Phase::Encounter);
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Phase {
    /// Player: one more delve turn, or turn around (TK-12.2).
    Between,
    /// Chance: the next card, until an encounter card lies in the turn (TK-3.2).
    Seek,
    /// Player: draw, play a skill or drop treasure (TK-3.11).
    Encounter,
    /// Chance: the next card for the open encounter (TK-3.4).
    Action,
    /// Player: take the blow or dodge it (TK-8.6).
    Blow,
    /// Player: discard or pick the lock (TK-7.4).
    Door,
    /// Chance: the next discard (TK-7.5).
    Discard,
    /// Player: use the scroll or not (TK-10.3).
    Torch,
    /// Player: which treasure stays behind (TK-4.6).
    Mark,
    /// Nobody: the game has ended (TK-13.1).
    Over,
}

/// [`Phase`] with the three ends told apart. Those of chance come first and the ends last, so that
/// one comparison tells who is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Seek,
    Action,
    Discard,
    Between,
    Encounter,
    Blow,
    Door,
    Torch,
    Mark,
    Dead,
    Lost,
    Escaped,
}

/// The stage that a fourth torch interrupted (TK-10.4).
///
/// ```
/// use tomb4k::{Resume, Tomb};
/// let scroll_in_hand = ["card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC"];
/// let state = Tomb::default().replay(scroll_in_hand.into_iter().chain(["card AH"]))?;
/// assert_eq!(state.resume(), Some(Resume::Seek));
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Resume {
    /// The search for an encounter card.
    Seek,
    /// The open encounter.
    Encounter,
    /// The discards for a door.
    Discard,
}
