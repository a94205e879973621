//! TB-12: the end of a turn, for both sides.

use solo_core::{Events, Set};

use super::{NextStage, ROUNDS, Table};
use crate::event::Event;
use crate::options::Reshuffle;
use crate::phase::Pending;
use crate::state::{Side, Token};

impl<E: Events<Event>> Table<'_, E> {
    /// Cleans up: die, pass, sweep, and for the bot its card (TB-12.7).
    pub(super) fn clean_up(&mut self, side: Side) -> NextStage {
        self.put_away_die(side);
        self.sweep();
        if side == Side::Human {
            return self.after_turn();
        }
        // TB-12.5: the active card is discarded.
        self.state.bot_discard |= Set::from(self.state.active_card.take());
        // TB-12.6: no turn of the bot follows the one in which it passes in round 3, so no card is needed.
        if self.state.round >= ROUNDS && self.state.has_passed(Side::Bot) {
            return self.after_turn();
        }
        // TB-12.6: with Advanced Planning its position is filled again.
        if self.options().advanced_planning {
            self.need_card();
            return self.wait(Pending::RevealCard);
        }
        self.after_replacing()
    }

    /// Uses up a die without potency (TB-12.1). The third one makes its side pass (TB-12.2). A die
    /// with potency stays (TB-12.3).
    fn put_away_die(&mut self, side: Side) {
        if self.state.die(side).is_none_or(|die| die.potency() > 0) {
            return;
        }
        self.use_die(side);
        if self.state.used[side].len() == 3 {
            self.pass(side);
        }
    }

    /// Moves a side's die, if it has one, to its used dice.
    pub(super) fn use_die(&mut self, side: Side) {
        if let Some(die) = self.state.die_held[side].take() {
            let colour = die.colour();
            self.state.used[side].push(colour);
            self.emit(Event::DieUsed { side, colour });
        }
    }

    /// Removes the bonus tokens at or below any marker from the game (TB-12.4).
    pub(super) fn sweep(&mut self) {
        for track in self.catalogue().elements() {
            let human = self.state.level(Side::Human, track);
            let highest = human.max(self.state.level(Side::Bot, track));
            while let Some(&Token { level, kind }) = self.state.tokens[track].first()
                && level <= highest
            {
                self.state.tokens[track].remove(0);
                self.emit(Event::TokenRemoved { track, level, kind });
            }
        }
    }

    /// Makes the discards the deck once it has run out (TB-4.3). With an option they wait until a
    /// card is needed.
    pub(super) fn after_replacing(&mut self) -> NextStage {
        if self.options().reshuffle == Reshuffle::OnEmpty {
            self.need_card();
        }
        self.after_turn()
    }
}
