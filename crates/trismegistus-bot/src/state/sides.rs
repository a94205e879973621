//! Dice, cards and counters of the two sides.

use super::{Die, Side, State};
use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, PerElement};

impl State {
    /// Returns the level of a side's marker.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Element, Side};
    /// let start = Botmegistus::default().start();
    /// assert_eq!(start.level(Side::Bot, Element::Earth), 0);
    /// ```
    #[must_use]
    pub fn level(&self, side: Side, track: Element) -> u8 {
        self.levels[side][track]
    }

    /// Returns the levels of a side.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.levels(trismegistus_bot::Side::Bot), [0; 4]);
    /// ```
    #[must_use]
    pub fn levels(&self, side: Side) -> PerElement<u8> {
        self.levels[side]
    }

    /// Returns the die of a side.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.die(trismegistus_bot::Side::Bot), None);
    /// ```
    #[must_use]
    pub fn die(&self, side: Side) -> Option<Die> {
        self.die_held[side]
    }

    /// Lists the used dice of a side in the order used.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.used(trismegistus_bot::Side::Bot).count(), 0);
    /// ```
    pub fn used(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        self.used[side].iter().copied()
    }

    /// Returns the bot's Gold; after the end, the Gold left after all payments.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.bot_gold(), 2);
    /// ```
    #[must_use]
    pub const fn bot_gold(&self) -> u16 {
        self.bot_gold
    }

    /// Returns the number of the bot's Ethereal tokens.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.bot_ethereal(), 1);
    /// ```
    #[must_use]
    pub const fn bot_ethereal(&self) -> u16 {
        self.bot_ethereal
    }

    /// Returns the victory points that the bot has scored in play.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.bot_points(), 0);
    /// ```
    #[must_use]
    pub const fn bot_points(&self) -> u16 {
        self.bot_points
    }

    /// Lists the bot's artifacts in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.bot_artifacts().count(), 0);
    /// ```
    pub fn bot_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        self.artifacts[Side::Bot].iter()
    }

    /// Lists the human's artifacts in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.human_artifacts().count(), 0);
    /// ```
    pub fn human_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        self.artifacts[Side::Human].iter()
    }

    /// Lists the bot's incomplete experiments in the order taken, at most two.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.bot_incomplete().count(), 0);
    /// ```
    pub fn bot_incomplete(&self) -> impl Iterator<Item = ExperimentId> + Clone + '_ {
        self.bot_incomplete.iter().copied()
    }

    /// Lists the human's incomplete experiments in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.human_incomplete().count(), 0);
    /// ```
    pub fn human_incomplete(&self) -> impl Iterator<Item = ExperimentId> + Clone {
        self.human_incomplete.iter()
    }

    /// Lists a side's completed experiments in catalogue order.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Side};
    /// assert_eq!(Botmegistus::default().start().completed(Side::Bot).count(), 0);
    /// ```
    pub fn completed(&self, side: Side) -> impl Iterator<Item = ExperimentId> + Clone {
        self.completed[side].iter()
    }

    /// Counts the human's reaction markers left in this round.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.human_reactions(), 2);
    /// ```
    #[must_use]
    pub const fn human_reactions(&self) -> u8 {
        self.human_reactions
    }

    /// Returns whether a side has passed in this round.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert!(!start.has_passed(trismegistus_bot::Side::Bot));
    /// ```
    #[must_use]
    pub fn has_passed(&self, side: Side) -> bool {
        self.passed.contains(&side)
    }

    /// Lists the sides that have passed in this round, in order.
    ///
    /// ```
    /// assert_eq!(trismegistus_bot::Botmegistus::default().start().passed().count(), 0);
    /// ```
    pub fn passed(&self) -> impl Iterator<Item = Side> + '_ {
        self.passed.iter().copied()
    }
}
