//! TB-13: the end of a round.

use solo_core::{Each, Events, List, Set, excluded};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{AutomaId, AutomaKind, Colour, Element, PerElement};
use crate::event::Event;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{PerSide, Side, State};

/// Number of rounds of a game (TB-2.1).
pub(crate) const ROUNDS: u8 = 3;

impl Botmegistus {
    /// Counts the bot's elemental symbols (TB-13.3): those on its artifacts, and one per completed
    /// experiment. They decide on its specialization cards.
    pub fn bot_symbols(&self, state: &State) -> PerElement<u16> {
        let mut counts = PerElement::default();
        for artifact in state.bot_artifacts() {
            let symbols = self.catalogue().artifact_card(artifact).symbols();
            for element in Element::ALL {
                counts[element] += u16::from(symbols[element]);
            }
        }
        for experiment in state.completed(Side::Bot) {
            counts[self.catalogue().experiment_card(experiment).kind] += 1;
        }
        counts
    }

    /// Returns the elements with the most symbols (TB-13.3). Elements whose card was added before
    /// are left out (TB-13.6).
    pub(crate) fn tied_elements(&self, state: &State) -> Set<Element> {
        let counts = self.bot_symbols(state);
        let open = Set::full().filter(|element| !state.specializations.contains(&element));
        let most = open.iter().map(|element| counts[element]).max();
        open.filter(|element| Some(counts[element]) == most)
    }

    /// Returns the candidates for a specialization card if the round ended now (TB-13.3, TB-13.6).
    /// They are the elements with the most symbols, in track order.
    pub fn leading_elements(&self, state: &State) -> impl Iterator<Item = Element> + use<> {
        let tied = self.tied_elements(state);
        let tracks = self.catalogue().elements().into_iter();
        tracks.filter(move |element| tied.contains(*element))
    }
}

impl Position<'_> {
    /// Checks that the element is one of the tied ones (TB-13.4).
    pub(super) fn can_specialize(self, element: Element) -> Result<(), Refusal> {
        Refusal::NotTied.unless(self.game.tied_elements(self.state).contains(element))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Ends a round (TB-13.1); after round 3 only final scoring follows (TB-13.8).
    pub(super) fn end_round(&mut self) -> NextStage {
        let round = self.state.round;
        self.state.turn = None;
        self.emit(Event::RoundEnded { round });
        if round >= ROUNDS {
            return NextStage::Masterpieces;
        }
        // TB-13.2: 2 Ethereal tokens after round 1, 3 after round 2.
        self.gain_ethereal(round + 1);
        // TB-13.7: an option leaves out the specialization cards.
        if !self.options().specialization_cards {
            return NextStage::NextRound;
        }
        let tied = self.game.tied_elements(self.state);
        // TB-13.4: a lot only if there is a tie.
        match tied.first() {
            Some(_) if tied.has_several() => self.wait(Pending::Specialization),
            Some(element) => self.add_specialization(element),
            None => NextStage::NextRound,
        }
    }

    /// Adds the card to the draw deck only (TB-13.5).
    pub(super) fn add_specialization(&mut self, element: Element) -> NextStage {
        self.state.specializations.push(element);
        let catalogue = self.catalogue();
        self.add_card(catalogue.card_of(AutomaKind::Specialization, element));
        NextStage::NextRound
    }

    /// Adds a card of an element to the draw deck.
    pub(super) fn add_card(&mut self, card: Option<AutomaId>) {
        // TB-V8: every element has its specialization and its personality card.
        let Some(card) = card else {
            return excluded(());
        };
        self.state.bot_deck.insert(card);
        self.emit(Event::CardAdded { card });
    }

    /// Begins the next round: cards on display leave the game (TB-13.1), dice and reaction markers
    /// come back (TB-2.8, TB-3.4). The side that passed first begins (TB-2.5).
    pub(super) fn next_round(&mut self) -> NextStage {
        let state = &mut *self.state;
        state.round += 1;
        // TB-2.6: both sides have passed.
        let first = state.passed.first().copied();
        state.first = first.unwrap_or_else(|| excluded(Side::Human));
        state.passed.clear();
        state.artifact_rows = Each::default();
        state.experiment_rows = Each::default();
        state.used = PerSide::new([List::new(Colour::Black); 2]);
        state.bowls = Each::default();
        state.human_reactions = self.game.catalogue().reaction_markers();
        NextStage::RoundStart
    }
}
