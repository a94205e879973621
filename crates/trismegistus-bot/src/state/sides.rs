//! Dice, cards and counters of the two sides.

use super::{Die, Side, State};
use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, PerElement};

impl State {
    /// Returns the level of a side's marker.
    pub fn level(&self, side: Side, track: Element) -> u8 {
        self.levels[side][track]
    }

    /// Returns the levels of a side.
    pub fn levels(&self, side: Side) -> PerElement<u8> {
        self.levels[side]
    }

    /// Returns the die of a side.
    pub fn die(&self, side: Side) -> Option<Die> {
        self.die_held[side]
    }

    /// Lists the used dice of a side in the order used.
    pub fn used(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        self.used[side].iter().copied()
    }

    /// Returns the bot's Gold; after the end, the Gold left after all payments.
    pub const fn bot_gold(&self) -> u16 {
        self.bot_gold
    }

    /// Returns the number of the bot's Ethereal tokens.
    pub const fn bot_ethereal(&self) -> u16 {
        self.bot_ethereal
    }

    /// Returns the victory points that the bot has scored in play.
    pub const fn bot_points(&self) -> u16 {
        self.bot_points
    }

    /// Lists the bot's artifacts in catalogue order.
    pub fn bot_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        self.artifacts[Side::Bot].iter()
    }

    /// Lists the human's artifacts in catalogue order.
    pub fn human_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        self.artifacts[Side::Human].iter()
    }

    /// Lists the bot's incomplete experiments in the order taken, at most two.
    pub fn bot_incomplete(&self) -> impl Iterator<Item = ExperimentId> + Clone + '_ {
        self.bot_incomplete.iter().copied()
    }

    /// Lists the human's incomplete experiments in catalogue order.
    pub fn human_incomplete(&self) -> impl Iterator<Item = ExperimentId> + Clone {
        self.human_incomplete.iter()
    }

    /// Lists a side's completed experiments in catalogue order.
    pub fn completed(&self, side: Side) -> impl Iterator<Item = ExperimentId> + Clone {
        self.completed[side].iter()
    }

    /// Counts the human's reaction markers left in this round.
    pub const fn human_reactions(&self) -> u8 {
        self.human_reactions
    }

    /// Returns whether a side has passed in this round.
    pub fn has_passed(&self, side: Side) -> bool {
        self.passed.contains(&side)
    }

    /// Lists the sides that have passed in this round, in order.
    pub fn passed(&self) -> impl Iterator<Item = Side> + '_ {
        self.passed.iter().copied()
    }
}
