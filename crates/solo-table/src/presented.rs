//! All that a table shows of a game.

use crate::lesson::Lessons;
use crate::pictures::Pictured;
use crate::plays::Playable;
use crate::summary::Results;

/// A game with all that a table shows and tells: [`Scenic`](crate::Scenic), and each feature with its own trait.
///
/// It holds of every game that has them; there is nothing to implement.
pub trait Presented: Lessons + Results + Pictured + Playable {}

impl<G: Lessons + Results + Pictured + Playable> Presented for G {}
