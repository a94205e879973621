//! TB-4: the card of a bot turn.

use solo_core::{Events, Face};

use super::{Due, Table};
use crate::catalogue::AutomaId;
use crate::chance::Hand;
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{State, automa_bit};

impl Botmegistus {
    pub(super) fn check_flip(state: &State, card: AutomaId) -> Result<(), Refusal> {
        Refusal::NotInDeck.unless(state.deck & automa_bit(card) != 0)
    }

    pub(super) fn check_reveal(state: &State, hand: Hand, card: AutomaId) -> Result<(), Refusal> {
        if Self::empty_place(state) != Some(hand) {
            // TB-1.19 before the first turn, TB-12.6 at the end of a bot turn.
            return Err(match state.turn {
                None => Refusal::OpenPairOrder,
                Some(_) => Refusal::OtherPlace,
            });
        }
        Self::check_flip(state, card)
    }

    /// The place of Advanced Planning that is empty, the left one first (TB-1.19).
    #[inline]
    pub(super) fn empty_place(state: &State) -> Option<Hand> {
        match state.face_up {
            [None, _] => Some(Hand::Left),
            [_, None] => Some(Hand::Right),
            [Some(_), Some(_)] => None,
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-4.1, TB-4.4: one card from the deck, or one of the two open ones.
    pub(super) fn bot_turn(&mut self) -> Due {
        if self.options().advanced_planning {
            return self.wait(Phase::ChooseCard);
        }
        self.need_card();
        self.wait(Phase::FlipCard)
    }

    /// TB-4.2: before a card is drawn from an empty deck, the discards become the deck.
    pub(super) fn need_card(&mut self) {
        if self.state.deck == 0 {
            self.reshuffle();
        }
    }

    /// All discarded cards become the deck.
    pub(super) fn reshuffle(&mut self) {
        if self.state.discard != 0 {
            self.state.deck |= core::mem::take(&mut self.state.discard);
            self.tell(Event::DeckReshuffled);
        }
    }

    /// TB-4.1: the card drawn becomes the active one.
    pub(super) fn flip(&mut self, card: AutomaId) -> Due {
        self.state.deck &= !automa_bit(card);
        self.play_card(card)
    }

    /// TB-4.4: 1 to 3 the left card, 4 to 6 the right one; its place is empty for now.
    pub(super) fn choose_card(&mut self, face: Face) -> Due {
        self.tell(Event::DieSixRolled { face });
        let card = self.state.face_up_at(Hand::by_die(face)).take();
        card.map_or(Due::Completing, |card| self.play_card(card))
    }

    /// The bot's turn up to its action: card, draft, spending (TB-4, TB-5, TB-6).
    fn play_card(&mut self, card: AutomaId) -> Due {
        self.state.active = Some(card);
        self.tell(Event::CardActive { card });
        self.bot_draft(card);
        self.bot_spend(card);
        self.begin_action(card)
    }
}
