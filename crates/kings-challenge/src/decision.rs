//! Decisions of the player, with their notation.

use solo_core::{Notation, Ranged};

use crate::ids::{ActivityId, EventId};
use crate::kings_challenge::KingsChallenge;
use crate::terms::{Building, Die, OwnedDie, Space, StoneSpace};

/// Origin of a new tradesman (KC-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("supply, a building or card", game = KingsChallenge)]
pub enum Origin {
    /// The supply.
    #[says("supply", label = "the supply")]
    Supply,
    /// A space of a building.
    #[says("{building} {space}", label = "space {space} of {building}")]
    Building(Building, Space),
    /// Another Activity card.
    #[says("card {card}", label = "{card}")]
    Card(ActivityId),
}

/// A decision of the player. The order of the variants and of their arguments is the order of the
/// legal lists (KC-14.3).
///
/// ```
/// use kings_challenge::{Building, Decision, KingsChallenge, Space};
/// let game = KingsChallenge::default();
/// let decision = game.parse_decision("settle palace 3")?;
/// assert_eq!(decision, Decision::Settle(Building::Palace, Space::new(3).unwrap()));
/// assert_eq!(game.decision_text(decision).to_string(), "settle palace 3");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a decision", game = KingsChallenge)]
pub enum Decision {
    /// Put an own citizen here during setup (KC-2.8).
    #[says(
        "settle {building} {space}",
        label = "Settle a citizen on space {space} of {building}",
        group = "Setup"
    )]
    Settle(Building, Space),
    /// Reroll an own die for influence (KC-7.4).
    #[says("reroll {die}", label = "Reroll your {die}", group = "Influence")]
    Reroll(Die),
    /// Recruit a citizen from the stock for influence (KC-7.5).
    #[says("recruit", label = "Recruit a citizen", group = "Influence")]
    Recruit,
    /// Turn an own die for influence, or a further one (KC-7.6).
    #[says("flip {die}", label = "Turn your {die} over", group = "Influence")]
    Flip(Die),
    /// Turn no further die (KC-7.7).
    #[says("flip end", label = "Turn no further die", group = "Influence")]
    FlipEnd,
    /// Add an own die against the highest black die (KC-5.4).
    #[says(
        "guard {die}",
        label = "Set your {die} against the black die",
        group = "Defence"
    )]
    Guard(Die),
    /// End the go (KC-5.9).
    #[says(
        "guard end",
        label = "End your go against the black dice",
        group = "Defence"
    )]
    GuardEnd,
    /// Let the highest black die through (KC-5.10).
    #[says("surrender", label = "Surrender to the black die", group = "Defence")]
    Surrender,
    /// Lose a cube of an Activity card (KC-4.9).
    #[says("lose cube {card}", label = "Lose a cube on {card}", group = "Loss")]
    LoseCube(ActivityId),
    /// Lose a cube of an Event card (KC-4.9).
    #[says("lose banner {card}", label = "Lose a cube on {card}", group = "Loss")]
    LoseBanner(EventId),
    /// Lose a stone of the cathedral (KC-4.9).
    #[says("lose stone {at}", label = "Lose the stone on {at}", group = "Loss")]
    LoseStone(StoneSpace),
    /// Lay this own citizen down (KC-4.10).
    #[says(
        "lay {building} {space}",
        label = "Lay down the citizen on space {space} of {building}",
        group = "Loss"
    )]
    Lay(Building, Space),
    /// Use an Activity card (KC-10.1).
    #[says("activate {card}", label = "Use {card}", group = "Action")]
    Activate(ActivityId),
    /// Place stones (KC-10.2).
    #[says("build", label = "Build at the cathedral", group = "Action")]
    Build,
    /// Put cubes on an Event card (KC-10.5).
    #[says("combat {card}", label = "Fight {card}", group = "Action")]
    Combat(EventId),
    /// Place citizens (KC-10.8).
    #[says(
        "place {building}",
        label = "Place citizens in {building}",
        group = "Action"
    )]
    Place(Building),
    /// Earn deniers (KC-10.9).
    #[says("farm", label = "Farm the land", group = "Action")]
    Farm,
    /// Take no more turns this round (KC-10.10).
    #[says("pass", label = "Pass for this round", group = "Action")]
    Pass,
    /// Take the new tradesman from here (KC-10.1).
    #[says(
        "from {origin}",
        label = "Make a citizen from {origin} the tradesman",
        group = "Tradesman"
    )]
    From(Origin),
    /// Spend no cube (KC-8.6).
    #[says("cube none", label = "Spend no cube", group = "Cube")]
    CubeNone,
    /// Spend a cube of this card (KC-8.6).
    #[says("cube {card}", label = "Spend a cube of {card}", group = "Cube")]
    Cube(ActivityId),
    /// Add this die to the group (KC-8.11).
    #[says("die {die}", label = "Add {die}", group = "Dice")]
    Die(OwnedDie),
    /// Close the group (KC-8.11).
    #[says("done", label = "Add no further die", group = "Dice")]
    Done,
    /// Activate the card this many times (KC-10.1a).
    #[says(
        "times {times}",
        label = "Activate the card {times#1=once|2=twice|{times} times}",
        group = "Activation"
    )]
    Times(Ranged<1, 99>),
    /// Choose this list, counted from 1 (KC-11.2).
    #[says(
        "choose {choice}",
        label = "Choose effect {choice}",
        group = "Activation"
    )]
    Choose(Ranged<1, 99>),
    /// Put the cube on this Event card (KC-11.2).
    #[says("mark {card}", label = "Put the cube on {card}", group = "Activation")]
    Mark(EventId),
}
