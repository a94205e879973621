//! TB-13: the end of a round.

use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{Each, Element};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Side, State, automa_bit, element_bit, elements_of, elements_with, fill_first};

/// Number of rounds of a game (TB-2.1).
pub(crate) const ROUNDS: u8 = 3;

impl Botmegistus {
    /// Counts the bot's elemental symbols: those on its artifacts, and one per completed experiment
    /// (TB-13.3).
    fn symbol_counts(&self, state: &State) -> Each<u16, 4> {
        let mut counts = Each([0_u16; 4]);
        for artifact in state.bot_artifacts() {
            let symbols = self.catalogue().artifact_card(artifact).symbols;
            for element in Element::all() {
                let sum = counts
                    .at(element)
                    .saturating_add(u16::from(symbols.at(element)));
                counts.set(element, sum);
            }
        }
        for kind in Element::all() {
            let completed = state.bot_completed & self.catalogue().experiments_typed(kind);
            let completed = u16::try_from(completed.count_ones()).unwrap_or(0);
            counts.set(kind, counts.at(kind).saturating_add(completed));
        }
        counts
    }

    /// Counts the bot's elemental symbols in track order (TB-13.3): those on its artifacts, and one
    /// per completed experiment. They decide on its specialization cards.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert_eq!(game.bot_symbols(&game.start()), [0; 4]);
    /// ```
    #[must_use]
    pub fn bot_symbols(&self, state: &State) -> [u16; 4] {
        self.symbol_counts(state).0
    }

    /// Returns the elements with the most symbols, one bit each (TB-13.3). Elements whose card was
    /// added before are left out (TB-13.6).
    pub(crate) fn tied_elements(&self, state: &State) -> u8 {
        let counts = self.symbol_counts(state);
        let open = elements_with(|element| !state.specializations().any(|added| added == element));
        let most = elements_of(open).map(|element| counts.at(element)).max();
        open & elements_with(|element| Some(counts.at(element)) == most)
    }

    /// Returns the candidates for a specialization card if the round ended now (TB-13.3, TB-13.6).
    /// They are the elements with the most symbols, in track order.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert_eq!(game.leading_elements(&game.start()).count(), 4, "all without a symbol");
    /// ```
    pub fn leading_elements(&self, state: &State) -> impl Iterator<Item = Element> + use<> {
        elements_of(self.tied_elements(state))
    }

    /// Checks that the element is one of the tied ones (TB-13.4).
    pub(super) fn check_special(&self, state: &State, element: Element) -> Result<(), Refusal> {
        let tied = self.tied_elements(state);
        Refusal::NotTied.unless(tied & element_bit(element) != 0)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Ends a round (TB-13.1); after round 3 only final scoring follows (TB-13.8).
    pub(super) fn end_round(&mut self) -> Due {
        let round = self.state.round;
        self.state.turn = None;
        self.tell(Event::RoundEnded { round });
        if round >= ROUNDS {
            return Due::Masterpieces;
        }
        // TB-13.2: 2 Ethereal tokens after round 1, 3 after round 2.
        self.gain_ethereal(round.saturating_add(1));
        // TB-13.7: an option leaves out the specialization cards.
        if !self.options().specialization_cards {
            return Due::NextRound;
        }
        let tied = self.game.tied_elements(self.state);
        // TB-13.4: a lot only if there is a tie.
        if tied.count_ones() > 1 {
            return self.wait(Phase::Specialization);
        }
        elements_of(tied)
            .next()
            .map_or(Due::NextRound, |element| self.add_specialization(element))
    }

    /// Adds the card to the draw deck only (TB-13.5).
    pub(super) fn add_specialization(&mut self, element: Element) -> Due {
        fill_first(&mut self.state.specializations, element);
        if let Some(card) = self.catalogue().specialization.at(element) {
            self.state.deck |= automa_bit(card);
            self.tell(Event::CardAdded { card });
        }
        Due::NextRound
    }

    /// Begins the next round: cards on display leave the game (TB-13.1), dice and reaction markers
    /// come back (TB-2.8, TB-3.4). The side that passed first begins (TB-2.5).
    pub(super) fn next_round(&mut self) -> Due {
        let state = &mut *self.state;
        state.round = state.round.saturating_add(1);
        state.first = state
            .passed
            .first()
            .copied()
            .flatten()
            .unwrap_or(Side::Human);
        state.passed = [None; 2];
        state.artifact_rows = Each([[None; 4]; 3]);
        state.experiment_rows = Each([[None; 4]; 6]);
        state.used = Each([[None; 3]; 2]);
        state.bowls = Each([Each([0; 3]); 6]);
        state.reactions = self.game.catalogue().reaction_markers();
        Due::RoundStart
    }
}
