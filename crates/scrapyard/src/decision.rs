//! What the player may decide: chapter 4 of the rulebook. The notation needs the ids of the catalogue
//! and is read and written by the game.

use crate::kinds::{Card, Invention, Machine, Part, Pile, Source};

/// What the player decides. The order is the order of the legal lists.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Stop boosting (SE-8.3), or take no further card (SE-13.1).
    Stop,
    /// Let the ghost draw its penalty (SE-6.6).
    Accept,
    /// Draw the top card of a pile (SE-5.1), or take the next card of a draw ability there (SE-13.1).
    Draw(Pile),
    /// Dig in the Part or the machine scrap pile (SE-6.1).
    Dig(Pile),
    /// Steal from the ghost (SE-7.1).
    Steal,
    /// Build a machine (SE-9.1), or choose it for `short_machine` (SE-13.5).
    Build(Machine),
    /// Complete an Invention (SE-9.3).
    Invent(Invention),
    /// Use an ability (SE-11.2, SE-12.1).
    Use(Source),
    /// Scrap a Part to raise the die (SE-8.1).
    Boost(Part),
    /// Scrap a card over the limit (SE-4.4).
    Scrap(Card),
    /// Take a card from a scrap pile, from the ghost or from the look zone.
    Take(Card),
    /// Choose the pile to look at (SE-13.4).
    Look(Pile),
    /// Lay a card back that was looked at (SE-13.4).
    Place(Card),
    /// Leave a Part or a machine of the recipe out (SE-13.5, SE-13.6).
    Omit(Card),
}
