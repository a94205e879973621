//! Derived information about a position for players.

use super::Valley;
use crate::catalogue::{Design, Operation};
use crate::ids::Side;
use crate::ids::Slot;
use crate::outcome::{Outcome, Score};
use crate::play::{HAND, Position, scoring};
use crate::state::State;

impl Valley {
    /// Returns the price of the card in a slot, in gold: the printed cost less reductions (VK-4.2).
    ///
    /// Returns `None` for an empty slot.
    ///
    /// ```
    /// use votk::{Slot, Valley};
    /// let game = Valley::default();
    /// let mut state = game.start();
    /// for text in ["draw urn", "draw urn", "draw urn", "draw food", "lay bl boat"] {
    ///     state = game.apply(&state, game.parse_chance(text)?)?;
    /// }
    /// assert_eq!(game.price(&state, Slot::BaseLeft), Some(4));
    /// assert_eq!(game.price(&state, Slot::Top), None);
    /// assert_eq!(game.worth_of_hand(&state), 4);
    /// # Ok::<(), votk::Refusal>(())
    /// ```
    pub fn price(&self, state: &State, slot: Slot) -> Option<u8> {
        let card = state.pyramid(slot)?;
        Some(Position::new(self, state).price(card))
    }

    /// Returns the worth of a hand card, in gold: the printed value, or a granted one (VK-6.18).
    pub fn worth(&self, state: &State, card: Design) -> u8 {
        Position::new(self, state).worth(card)
    }

    /// Returns the worth of all hand cards together, in gold (VK-4.3).
    pub fn worth_of_hand(&self, state: &State) -> u16 {
        Position::new(self, state).worth_of_hand()
    }

    /// Returns the points that a card would add to the player's tomb now (VK-14.3 to VK-14.5).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// let boat = game.catalogue().design("boat").expect("it is a design");
    /// assert_eq!(game.points_for(&game.start(), boat), 4);
    /// ```
    pub fn points_for(&self, state: &State, card: Design) -> u16 {
        Position::new(self, state).points(card)
    }

    /// Returns the present score sheet of a side's tomb (VK-14.2 to VK-14.6); an empty one in the
    /// set-up.
    pub fn score(&self, state: &State, side: Side) -> Score {
        match side {
            Side::Setup => Score::default(),
            Side::Player => scoring::player_score(self.catalogue(), &state.tomb),
            Side::Bot => scoring::bot_score(self.catalogue(), &state.bot_tomb),
        }
    }

    /// Returns the outcome if the game ended now, including the Bot's returning cards (VK-14.1).
    ///
    /// After the end it is the final outcome.
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// let standing = game.standing(&game.start());
    /// assert_eq!((standing.player.total, standing.bot.total), (0, 4));
    /// ```
    pub fn standing(&self, state: &State) -> Outcome {
        let mut bot_tomb = state.bot_tomb;
        for card in state.returning() {
            bot_tomb.put(card);
        }
        Outcome::compare(
            self.score(state, Side::Player),
            scoring::bot_score(self.catalogue(), &bot_tomb),
        )
    }

    /// Returns the number of cards that pyramid and stock have to lose until the end (VK-9.1).
    ///
    /// With `end_when = either` it is the number until a refill uses up the stock; the game can end
    /// earlier, when at most two cards are left in the pyramid.
    pub fn cards_to_go(&self, state: &State) -> u32 {
        Position::new(self, state).cards_to_go()
    }

    /// Returns whether the deck is too short for a new hand, so that the discard pile is shuffled for it (VK-1.6, VK-3.15).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// assert!(!game.shuffles_for_hand(&game.start()));
    /// ```
    pub fn shuffles_for_hand(&self, state: &State) -> bool {
        let deck = state.deck_top().count();
        deck.saturating_add(state.unseen().len().into()) < usize::from(HAND)
    }

    /// Returns whether the player's turn would end with a sacrifice of a pyramid card (VK-3.12).
    ///
    /// It would as long as nothing has changed the pyramid.
    pub fn owes_sacrifice(&self, state: &State) -> bool {
        !Position::new(self, state).pyramid_has_changed()
    }

    /// Returns the operation of the innermost action; `None` if no action is running.
    pub fn operation(&self, state: &State) -> Option<Operation> {
        Position::new(self, state).operation().copied()
    }
}
