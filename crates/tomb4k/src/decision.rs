//! Decisions of the player and their notation: chapter TK-17.

use solo_core::{CardIn, Notation, Set};

use crate::catalogue::{DISARM_MECHANISM, GO_BERSERK, PICK_LOCK, TREASURE};
use crate::tomb::Tomb;

/// The skills that win an encounter (TK-8.2): the jacks of spades, diamonds and clubs.
pub type Skill = CardIn<
    {
        Set::of_card(GO_BERSERK)
            .union(Set::of_card(DISARM_MECHANISM))
            .union(Set::of_card(PICK_LOCK))
            .bits()
    },
>;

/// A treasure card (TK-4.3): a diamond, a king or the joker.
pub type Treasure = CardIn<{ TREASURE.bits() }>;

/// A decision of the player.
///
/// It is written in one form (TK-17.2); parsing ignores case and accepts nothing else (TK-17.3).
/// The order is the order of the legal lists.
///
/// ```
/// use tomb4k::{Decision, Tomb, Treasure};
/// let game = Tomb::default();
/// let decision = game.parse_decision("drop 8d")?;
/// assert_eq!(Treasure::new("8D".parse()?).map(Decision::Drop), Some(decision));
/// assert_eq!(game.decision_text(decision).to_string(), "drop 8D");
/// assert!(game.parse_decision("drop 4S").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("an action", game = Tomb)]
pub enum Decision {
    /// Begin one more delve turn (TK-12.2).
    #[says("delve", label = "Delve one turn deeper", group = "Way")]
    Delve,
    /// Turn around (TK-12.2).
    #[says("retreat", label = "Turn around and retreat", group = "Way")]
    Retreat,
    /// Turn up the next card for the open encounter (TK-3.11).
    #[says("draw", label = "Turn up the next card", group = "Encounter")]
    Draw,
    /// Take the blow (TK-11.2).
    #[says("take", label = "Take the blow", group = "Blow")]
    Take,
    /// Spend Dodge Blow to avoid the blow (TK-8.5).
    #[says(
        "dodge",
        label = "Dodge the blow with the Jack of Hearts",
        group = "Blow"
    )]
    Dodge,
    /// Leave the door sealed and discard (TK-7.3).
    #[says("discard", label = "Leave the door sealed and discard", group = "Door")]
    Discard,
    /// Use the scroll at the fourth torch (TK-10.3).
    #[says("scroll", label = "Read the Scroll of Light", group = "Torch")]
    Scroll,
    /// Do not use the scroll (TK-10.5).
    #[says(
        "decline",
        label = "Let the last torch burn down and be lost",
        group = "Torch"
    )]
    Decline,
    /// Play a skill and win the encounter (TK-8.2).
    #[says(
        "play {skill}",
        label = "Play {skill?JS=Go Berserk|JD=Disarm Mechanism|Pick Lock}, the {skill}, and win the encounter",
        group = "Skill"
    )]
    Play(Skill),
    /// Drop a treasure card and flee from the monster (TK-5.4).
    #[says(
        "drop {treasure}",
        label = "Drop the {treasure} and flee",
        group = "Flight"
    )]
    Drop(Treasure),
    /// Leave this treasure card behind to mark the turn (TK-4.6).
    #[says(
        "leave {treasure}",
        label = "Leave the {treasure} behind to mark the turn",
        group = "Mark"
    )]
    Leave(Treasure),
}
