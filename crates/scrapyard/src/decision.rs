//! Decisions of the player, with their notation: RULES.md, "Notation".

use solo_core::Notation;

use crate::kinds::{Card, Component, DigPile, Invention, Machine, Part, Pile, Source};
use crate::scrapyard::Scrapyard;

/// A decision of the player. The order is the order of the legal lists.
///
/// ```
/// use scrapyard::{Decision, Pile, Scrapyard};
/// let game = Scrapyard::default();
/// let decision = game.parse_decision("draw machine")?;
/// assert_eq!(decision, Decision::Draw(Pile::Machine));
/// assert!(decision < game.parse_decision("build s01")?);
/// assert!(game.parse_decision("build p01").is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a decision", game = Scrapyard)]
pub enum Decision {
    /// Stop boosting (SE-8.3), or take no further card (SE-13.1).
    #[says("stop", label = "Stop here", group = "Stop")]
    Stop,
    /// Let the ghost draw its penalty (SE-6.6, SE-6.7, SE-7.8).
    #[says("accept", label = "Let the ghost draw", group = "Penalty")]
    Accept,
    /// Draw the top card of a pile (SE-5.1), or take the next card of a draw ability there (SE-13.1).
    #[says(
        "draw {pile}",
        label = "Draw {pile?invention=an|a} {pile}",
        group = "Draw"
    )]
    Draw(Pile),
    /// Dig in the Part or the machine scrap pile (SE-6.1).
    #[says("dig {pile}", label = "Dig for a {pile}", group = "Dig")]
    Dig(DigPile),
    /// Steal from the ghost (SE-7.1).
    #[says("steal", label = "Steal from the ghost", group = "Steal")]
    Steal,
    /// Build a machine (SE-9.1), or choose it for `short_machine` (SE-13.5).
    #[says("build {machine}", label = "Build {machine}", group = "Build")]
    Build(Machine),
    /// Complete an Invention (SE-9.3).
    #[says("invent {invention}", label = "Complete {invention}", group = "Build")]
    Invent(Invention),
    /// Use an ability (SE-11.2, SE-12.1).
    #[says("use {source}", label = "Use {source}", group = "Use")]
    Use(Source),
    /// Scrap a Part to raise the die (SE-8.1).
    #[says("boost {part}", label = "Scrap {part} for the roll", group = "Roll")]
    Boost(Part),
    /// Scrap a card over the limit (SE-4.4).
    #[says("scrap {card}", label = "Scrap {card}", group = "Scrap")]
    Scrap(Card),
    /// Take a card from a scrap pile (SE-6.4, SE-13.2), from the ghost (SE-7.5, SE-13.3) or from the look zone (SE-13.4).
    #[says("take {card}", label = "Take {card}", group = "Take")]
    Take(Card),
    /// Choose the pile to look at (SE-13.4).
    #[says("look {pile}", label = "Look at the {pile} pile", group = "Look")]
    Look(Pile),
    /// Put back a card that was looked at (SE-13.4).
    #[says("place {card}", label = "Put {card} back", group = "Look")]
    Place(Card),
    /// Leave out a Part (SE-13.5) or a machine of the recipe (SE-13.6, SE-13.7).
    #[says("omit {card}", label = "Leave {card} out", group = "Build")]
    Omit(Component),
}
