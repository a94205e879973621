//! Chapter TK-12: delve and retreat. Chapter TK-13: the end.

use solo_core::Events;

use super::Table;
use crate::event::{Event, Heading};
use crate::outcome::{GameResult, Outcome};
use crate::phase::Pending;
use crate::refusal::Refusal;

impl<E: Events<Event>> Table<'_, E> {
    /// Begins a turn with an empty column (TK-3.1).
    pub(crate) fn begin_turn(&mut self) {
        self.state.pending = Pending::Seek;
        self.emit(Event::TurnBegins {
            heading: self.state.heading,
            turn: self.state.turn(),
            column: self.state.column(),
        });
    }

    /// Continues after a finished turn.
    pub(super) fn leave_turn(&mut self) {
        match self.state.heading {
            Heading::Delve => {
                self.state.delve_turns += 1;
                if self.state.delve_turns >= self.options.min_delve_turns.get() {
                    // TK-12.2: one more turn, or turn around.
                    self.state.pending = Pending::Between;
                } else {
                    // TK-12.8: too early to turn around.
                    self.begin_turn();
                }
            }
            Heading::Retreat => {
                self.state.retreat_turns += 1;
                self.go_on_retreating();
            }
        }
    }

    /// Begins the next retreat turn (TK-12.5), or ends the game after the last one (TK-12.6).
    fn go_on_retreating(&mut self) {
        // TK-12.4: one retreat turn fewer than delve turns.
        if self.state.retreat_turns + 1 >= self.state.delve_turns {
            self.end_game(GameResult::Escaped);
        } else {
            self.begin_turn();
        }
    }

    /// Returns the reason why the player does not decide between two turns.
    const fn no_new_turn(&self) -> Refusal {
        match self.state.heading {
            Heading::Delve => Refusal::TurnIsOpen,
            Heading::Retreat => Refusal::TurnedAround,
        }
    }

    /// Begins one more delve turn (TK-12.2).
    pub(super) fn delve(&mut self) -> Result<(), Refusal> {
        self.waits_in(Pending::Between, self.no_new_turn())?;
        self.begin_turn();
        Ok(())
    }

    /// Turns around, which is final (TK-12.2); after a single turn the player escapes (TK-12.7).
    pub(super) fn retreat(&mut self) -> Result<(), Refusal> {
        self.waits_in(Pending::Between, self.no_new_turn())?;
        self.state.heading = Heading::Retreat;
        self.emit(Event::TurnedAround {
            delve_turns: self.state.delve_turns,
        });
        self.go_on_retreating();
        Ok(())
    }

    /// Ends the game (TK-13.1).
    pub(super) fn end_game(&mut self, result: GameResult) {
        self.state.pending = Pending::Over(result);
        let Outcome { result, score } = self.state.outcome_of(result);
        self.emit(Event::Over { result, score });
    }
}
