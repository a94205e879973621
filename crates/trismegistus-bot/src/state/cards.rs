//! Automa cards, and cards that are dealt, drawn or unseen.

use solo_core::bits::wide::numbers;

use super::State;
use crate::catalogue::{ArtifactId, AutomaId, Card, Element, ExperimentId, Row};
use crate::chance::Hand;

impl State {
    /// The card that rules the present bot turn.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.active_card(), None);
    /// ```
    #[must_use]
    pub const fn active_card(&self) -> Option<AutomaId> {
        self.active
    }

    /// The open cards of Advanced Planning, left and right.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.face_up(), [None, None]);
    /// ```
    #[must_use]
    pub const fn face_up(&self) -> [Option<AutomaId>; 2] {
        self.face_up
    }

    /// The unseen Automa cards in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.deck().count(), 9);
    /// ```
    pub fn deck(&self) -> impl Iterator<Item = AutomaId> + Clone {
        numbers(u128::from(self.deck)).map(AutomaId::at)
    }

    /// The discarded Automa cards in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.discard().count(), 0);
    /// ```
    pub fn discard(&self) -> impl Iterator<Item = AutomaId> + Clone {
        numbers(u128::from(self.discard)).map(AutomaId::at)
    }

    /// The elements whose specialization cards were added, in order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.specializations().count(), 0);
    /// ```
    pub fn specializations(&self) -> impl Iterator<Item = Element> + '_ {
        self.specializations.iter().copied().flatten()
    }

    /// The left-most and the right-most of the tied artifacts while the die has to choose.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.tie(), None);
    /// ```
    #[must_use]
    pub const fn tie(&self) -> Option<(ArtifactId, ArtifactId)> {
        self.tie
    }

    /// The row that the bot looks at, with lean reports (TB-18.11).
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.look(), None);
    /// ```
    #[must_use]
    pub const fn look(&self) -> Option<Row> {
        self.look
    }

    /// The cards dealt to the human and neither kept nor rejected.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.dealt().count(), 0);
    /// ```
    pub fn dealt(&self) -> impl Iterator<Item = Card> + '_ {
        self.dealt.iter().copied().flatten()
    }

    /// The bot's final masterpieces in the order drawn.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.masterpieces().count(), 0);
    /// ```
    pub fn masterpieces(&self) -> impl Iterator<Item = ExperimentId> + Clone + '_ {
        self.masterpieces.iter().copied().flatten()
    }

    /// The artifacts that nobody has seen yet, in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.unseen_artifacts().count(), 48);
    /// ```
    pub fn unseen_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        numbers(self.unseen_artifacts).map(ArtifactId::at)
    }

    /// The experiments that nobody has seen yet, in catalogue order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.unseen_experiments().count(), 64);
    /// ```
    pub fn unseen_experiments(&self) -> impl Iterator<Item = ExperimentId> + Clone {
        numbers(self.unseen_experiments).map(ExperimentId::at)
    }

    /// The place of [`Hand`] among the open cards.
    #[inline]
    pub(crate) fn face_up_at(&mut self, hand: Hand) -> &mut Option<AutomaId> {
        let [left, right] = &mut self.face_up;
        match hand {
            Hand::Left => left,
            Hand::Right => right,
        }
    }
}
