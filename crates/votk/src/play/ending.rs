//! VK-9: the end of the game.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::scoring::outcome;
use super::{Flow, Position, Table};
use crate::catalogue::Design;
use crate::event::Event;
use crate::options::{EndRule, EndWhen};
use crate::phase::{Pending, Stage};
use crate::state::{Frame, Holders, Origin, Pile, Progress, State};

/// Number of pyramid cards at which the game ends (VK-9.1).
const LAST_CARDS: u32 = 2;
/// Number of cards in a full pyramid.
const FULL: u32 = 6;
/// Number of cards that return to the Bot's tomb (VK-14.1).
const RETURNING: usize = 3;

impl Position<'_> {
    /// Returns whether there is no stock, and at most two cards in the pyramid; with the option one
    /// of the two suffices (VK-9.1).
    pub(crate) fn is_at_end(&self) -> bool {
        let no_stock = self.state.stock.is_empty();
        let few_cards = || self.state.pyramid.filled().len() <= LAST_CARDS;
        match self.game.options().end_when {
            EndWhen::Both => no_stock && few_cards(),
            EndWhen::Either => no_stock || few_cards(),
        }
    }

    /// Returns the number of cards that pyramid and stock have to lose until the end, or, with the
    /// option, until a refill uses up the stock.
    pub(crate) fn cards_to_go(&self) -> u32 {
        let cards = u32::from(self.state.stock.len()) + self.state.pyramid.filled().len();
        cards.saturating_sub(match self.game.options().end_when {
            EndWhen::Both => LAST_CARDS,
            EndWhen::Either => FULL,
        })
    }
}

impl State {
    /// Lists the cards of the Bot's discard pile that return to its tomb before scoring (VK-14.1).
    ///
    /// The top card comes first. The list is empty once they have returned.
    pub fn returning(&self) -> impl Iterator<Item = Design> + '_ {
        let cards = if self.pending == Pending::Over {
            0
        } else {
            RETURNING
        };
        self.bot_discard().iter().rev().take(cards).copied()
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Tests for the end, after every removal, refill and card taken from the stock (VK-9.3).
    pub(super) fn test_end(&mut self) -> Flow {
        if !self.position().is_at_end() {
            return Flow::GoOn;
        }
        // VK-9.4: with the option step 1 is played to its end, where `end_playing` tests again; VK-9.2: otherwise
        // the game ends immediately.
        let finish = self.game.options().end_rule == EndRule::FinishPlay;
        if finish && self.state.stage == Stage::Play {
            return Flow::GoOn;
        }
        self.over()
    }

    /// Ends the game.
    pub(super) fn over(&mut self) -> Flow {
        // VK-9.5: the rest is dropped; cards stay where they are, those turned over included.
        let frames = self.state.frames;
        self.state.frames.clear();
        for frame in frames.iter().filter(|frame| frame.from == Origin::Turned) {
            self.state.frames.push(Frame::new(frame.card, frame.from));
        }
        self.state.slot_holders = Holders::default();
        self.state.operation_progress = Progress::default();
        self.return_cards();
        self.events.push_with(|| {
            let outcome = outcome(self.game.catalogue(), self.state);
            Event::Over {
                winner: outcome.winner,
                by: outcome.by,
                player: outcome.player.total,
                bot: outcome.bot.total,
            }
        });
        self.ask(Pending::Over)
    }

    /// Returns the top three cards of the Bot's discard pile to its tomb (VK-14.1).
    fn return_cards(&mut self) {
        let cards: ArrayVec<_, RETURNING> = self.state.returning().collect();
        for &card in &cards {
            self.state.piles.pop(Pile::BotDiscard);
            self.state.bot_tomb.put(card);
        }
        self.emit(Event::Returned { cards });
    }
}
