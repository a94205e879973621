//! The turns of a position: chapters TK-3 and TK-12.

use solo_core::{Card, Set};

use super::State;
use crate::catalogue::PIPS;
use crate::event::Heading;
use crate::outcome::GameResult;
use crate::phase::Pending;

impl State {
    /// Returns the way in or the way out.
    pub const fn heading(&self) -> Heading {
        self.heading
    }

    /// Returns the number of finished turns, 0 to 27.
    pub const fn finished_turns(&self) -> u8 {
        self.delve_turns.saturating_add(self.retreat_turns)
    }

    /// Returns whether a turn is open, or was when the game ended.
    pub(crate) const fn has_open_turn(&self) -> bool {
        !matches!(
            self.pending,
            Pending::Between | Pending::Over(GameResult::Escaped)
        )
    }

    /// Returns the number of the open turn, counted through from 1; 0 when no turn is open.
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// assert_eq!(game.replay(["card 2S"])?.turn(), 1);
    /// assert_eq!(game.replay(["card 2S", "card 3S"])?.turn(), 0);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub const fn turn(&self) -> u8 {
        if self.has_open_turn() {
            self.finished_turns().saturating_add(1)
        } else {
            0
        }
    }

    /// Returns the column of the open turn; 0 when no turn is open.
    ///
    /// Columns count up on the delve (TK-12.1) and down to 1 on the retreat (TK-12.4).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let two_turns = ["card 2S", "card 3S", "delve", "card 4S", "card 5S"];
    /// assert_eq!(game.replay(two_turns.into_iter().chain(["delve"]))?.column(), 3);
    /// assert_eq!(game.replay(two_turns.into_iter().chain(["retreat"]))?.column(), 1);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub const fn column(&self) -> u8 {
        match self.heading {
            _ if !self.has_open_turn() => 0,
            Heading::Delve => self.delve_turns.saturating_add(1),
            Heading::Retreat => self
                .delve_turns
                .saturating_sub(1)
                .saturating_sub(self.retreat_turns),
        }
    }

    /// Returns the number of finished delve turns, 0 to 27.
    pub const fn delve_turns(&self) -> u8 {
        self.delve_turns
    }

    /// Returns the number of finished retreat turns, 0 to 13.
    pub const fn retreat_turns(&self) -> u8 {
        self.retreat_turns
    }

    /// Returns the cards lying in the open turn, the encounter card included; at most 13.
    pub const fn open(&self) -> Set<Card> {
        self.open
    }

    /// Returns the encounter card of the open turn (TK-3.3).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// assert_eq!(game.start().encounter(), None);
    /// assert_eq!(game.replay(["card 9S", "card 2C"])?.encounter(), Some("9S".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encounter(&self) -> Option<Card> {
        self.encounter
    }

    /// Returns the numbered cards in the open turn besides the encounter card.
    pub(crate) fn action_cards(&self) -> Set<Card> {
        (self.open & PIPS) - Set::from(self.encounter)
    }

    /// Lists the number of cards in the stack of each finished turn, in order of play (TK-3.13).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let state = game.replay(["card 2S", "card 3S", "delve", "card QS", "card 3D"])?;
    /// assert!(state.stacks().eq([2, 1]));
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn stacks(&self) -> impl ExactSizeIterator<Item = u8> + '_ {
        self.stacks.iter().copied()
    }

    /// Returns all cards in those stacks.
    ///
    /// On a table they lie face down (TK-2.5). A player could have remembered them, so they are no
    /// secret, and neither is the discard pile (TK-2.9).
    pub const fn covered(&self) -> Set<Card> {
        self.covered
    }
}
