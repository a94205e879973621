//! What a player wants to know about a position without working it out.

use super::Valley;
use crate::catalogue::{Design, Operation};
use crate::event::Side;
use crate::outcome::{Outcome, Score};
use crate::play::{Look, scoring};
use crate::state::{Slot, State};

impl Valley {
    /// What the card of a slot costs now, in gold: the printed cost less what was granted (VK-4.2); `None`
    /// for an empty slot.
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
    #[must_use]
    pub fn price(&self, state: &State, slot: Slot) -> Option<u8> {
        let card = state.pyramid(slot)?;
        Some(Look::new(self, state).price(card))
    }

    /// What a hand card pays now, in gold: what is printed, or what was granted instead (VK-6.18).
    ///
    /// ```
    /// use votk::{Design, Valley};
    /// let game = Valley::default();
    /// assert_eq!(game.worth(&game.start(), Design::default()), 1);
    /// ```
    #[must_use]
    pub fn worth(&self, state: &State, card: Design) -> u8 {
        Look::new(self, state).worth(card)
    }

    /// What all hand cards together pay now, in gold (VK-4.3).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// assert_eq!(game.worth_of_hand(&game.start()), 0);
    /// ```
    #[must_use]
    pub fn worth_of_hand(&self, state: &State) -> u16 {
        Look::new(self, state).worth_of_hand()
    }

    /// What a card would add to the player's score if it came into the tomb now (VK-14.3 to VK-14.5).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// let boat = game.catalogue().design("boat").expect("it is a design");
    /// assert_eq!(game.points_for(&game.start(), boat), 4);
    /// ```
    #[must_use]
    pub fn points_for(&self, state: &State, card: Design) -> u16 {
        Look::new(self, state).points(card)
    }

    /// The score sheet of a side's tomb as it is now (VK-14.2 to VK-14.6); an empty one for nobody.
    ///
    /// ```
    /// use votk::{Side, Valley};
    /// let game = Valley::default();
    /// assert_eq!(game.score(&game.start(), Side::Bot).starters, 3);
    /// ```
    #[must_use]
    pub fn score(&self, state: &State, side: Side) -> Score {
        match side {
            Side::Setup => Score::default(),
            Side::Player => scoring::player_score(self.catalogue(), &state.tomb),
            Side::Bot => scoring::bot_score(self.catalogue(), &state.bot_tomb),
        }
    }

    /// How the game would end if it were over now, with the cards of the Bot that return to its tomb
    /// (VK-14.1); once it is over, how it has ended.
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// let standing = game.standing(&game.start());
    /// assert_eq!((standing.player.total, standing.bot.total), (0, 4));
    /// ```
    #[must_use]
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

    /// How many cards pyramid and stock have to lose until the game is at its end (VK-9.1).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// assert_eq!(game.cards_to_go(&game.start()), 54);
    /// ```
    #[must_use]
    pub fn cards_to_go(&self, state: &State) -> u32 {
        Look::new(self, state).cards_to_go()
    }

    /// Whether the player's turn would still end with a sacrifice of a pyramid card, because nothing has
    /// changed the pyramid (VK-3.12).
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// assert!(game.owes_sacrifice(&game.start()));
    /// ```
    #[must_use]
    pub fn owes_sacrifice(&self, state: &State) -> bool {
        !Look::new(self, state).pyramid_has_changed()
    }

    /// The operation that the innermost action is carrying out; `None` if no action is at work.
    ///
    /// ```
    /// let game = votk::Valley::default();
    /// assert_eq!(game.operation(&game.start()), None);
    /// ```
    #[must_use]
    pub fn operation(&self, state: &State) -> Option<Operation> {
        Look::new(self, state).operation().copied()
    }
}
