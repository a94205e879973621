//! TB-4: the card of a bot turn.

use solo_core::{Events, Face, excluded};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::AutomaId;
use crate::chance::Hand;
use crate::event::Event;
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::State;

impl Botmegistus {
    /// Returns the empty position of Advanced Planning, the left one first (TB-1.19).
    pub(super) fn empty_place(state: &State) -> Option<Hand> {
        let mut hands = Hand::ALL.into_iter();
        hands.find(|hand| state.open_cards[*hand].is_none())
    }
}

impl Position<'_> {
    pub(super) fn can_flip(self, card: AutomaId) -> Result<(), Refusal> {
        Refusal::NotInDeck.unless(self.state.bot_deck.contains(card))
    }

    pub(super) fn can_reveal(self, hand: Hand, card: AutomaId) -> Result<(), Refusal> {
        if Botmegistus::empty_place(self.state) != Some(hand) {
            // TB-1.19 before the first turn, TB-12.6 at the end of a bot turn.
            return Err(match self.state.turn {
                None => Refusal::OpenPairOrder,
                Some(_) => Refusal::OtherPlace,
            });
        }
        self.can_flip(card)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the bot's turn with its card: one from the deck (TB-4.1), or one of the two open ones
    /// (TB-4.4).
    pub(super) fn bot_turn(&mut self) -> NextStage {
        if self.options().advanced_planning {
            return self.wait(Pending::ChooseCard);
        }
        self.need_card();
        self.wait(Pending::FlipCard)
    }

    /// Makes the discards the deck before a card is drawn from an empty one (TB-4.2).
    pub(super) fn need_card(&mut self) {
        if self.state.bot_deck.is_empty() {
            self.reshuffle();
        }
    }

    /// Moves all discarded cards to the deck.
    pub(super) fn reshuffle(&mut self) {
        if !self.state.bot_discard.is_empty() {
            self.state.bot_deck |= core::mem::take(&mut self.state.bot_discard);
            self.emit(Event::DeckReshuffled);
        }
    }

    /// Makes the drawn card the active one (TB-4.1).
    pub(super) fn flip(&mut self, card: AutomaId) -> NextStage {
        self.state.bot_deck.remove(card);
        self.play_card(card)
    }

    /// Plays the left card on 1 to 3, the right one on 4 to 6 (TB-4.4). Its position is empty for
    /// now.
    pub(super) fn choose_card(&mut self, face: Face) -> NextStage {
        self.emit(Event::DieSixRolled { face });
        match self.state.open_cards[Hand::by_die(face)].take() {
            Some(card) => self.play_card(card),
            None => excluded(NextStage::Input),
        }
    }

    /// Plays the bot's turn up to its action: card, draft, spending (TB-4, TB-5, TB-6).
    fn play_card(&mut self, card: AutomaId) -> NextStage {
        self.state.active_card = Some(card);
        self.emit(Event::CardActive { card });
        let die = self.bot_die(card);
        let die = self.bot_spend(die, card);
        self.begin_action(die, card)
    }
}
