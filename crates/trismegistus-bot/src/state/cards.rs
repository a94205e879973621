//! Automa cards, and cards that are dealt, drawn or unseen.

use solo_core::bits::wide::numbers;

use super::State;
use crate::catalogue::{ArtifactId, AutomaId, Card, Element, ExperimentId, Row};
use crate::chance::Hand;

impl State {
    /// Returns the card of the present bot turn.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.active_card(), None);
    /// ```
    #[must_use]
    pub const fn active_card(&self) -> Option<AutomaId> {
        self.active
    }

    /// Returns the open cards of Advanced Planning, left and right.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.face_up(), [None, None]);
    /// ```
    #[must_use]
    pub const fn face_up(&self) -> [Option<AutomaId>; 2] {
        self.face_up
    }

    /// Lists the unseen Automa cards in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.deck().count(), 9);
    /// ```
    pub fn deck(&self) -> impl Iterator<Item = AutomaId> + Clone {
        numbers(u128::from(self.deck)).map(AutomaId::at)
    }

    /// Lists the discarded Automa cards in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.discard().count(), 0);
    /// ```
    pub fn discard(&self) -> impl Iterator<Item = AutomaId> + Clone {
        numbers(u128::from(self.discard)).map(AutomaId::at)
    }

    /// Lists the elements whose specialization cards were added, in order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.specializations().count(), 0);
    /// ```
    pub fn specializations(&self) -> impl Iterator<Item = Element> + '_ {
        self.specializations.iter().copied().flatten()
    }

    /// Returns the left-most and the right-most of the tied artifacts while the die has to choose.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.tie(), None);
    /// ```
    #[must_use]
    pub const fn tie(&self) -> Option<(ArtifactId, ArtifactId)> {
        self.tie
    }

    /// Returns the row that the bot looks at, with lean reports (TB-18.11).
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.look(), None);
    /// ```
    #[must_use]
    pub const fn look(&self) -> Option<Row> {
        self.look
    }

    /// Lists the cards dealt to the human and neither kept nor rejected.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.dealt().count(), 0);
    /// ```
    pub fn dealt(&self) -> impl Iterator<Item = Card> + '_ {
        self.dealt.iter().copied().flatten()
    }

    /// Lists the bot's final masterpieces in the order drawn.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.masterpieces().count(), 0);
    /// ```
    pub fn masterpieces(&self) -> impl Iterator<Item = ExperimentId> + Clone + '_ {
        self.masterpieces.iter().copied().flatten()
    }

    /// Lists the unseen artifacts, in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.unseen_artifacts().count(), 48);
    /// ```
    pub fn unseen_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        numbers(self.unseen_artifacts).map(ArtifactId::at)
    }

    /// Lists the unseen experiments, in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.unseen_experiments().count(), 64);
    /// ```
    pub fn unseen_experiments(&self) -> impl Iterator<Item = ExperimentId> + Clone {
        numbers(self.unseen_experiments).map(ExperimentId::at)
    }

    /// Returns the open card at this position.
    #[inline]
    pub(crate) fn face_up_at(&mut self, hand: Hand) -> &mut Option<AutomaId> {
        let [left, right] = &mut self.face_up;
        match hand {
            Hand::Left => left,
            Hand::Right => right,
        }
    }
}
