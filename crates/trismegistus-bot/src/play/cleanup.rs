//! TB-12: the end of a turn, for both sides.

use solo_core::Events;
use solo_core::bits::numbers;

use super::{Due, ROUNDS, Table};
use crate::catalogue::Element;
use crate::event::Event;
use crate::options::Reshuffle;
use crate::phase::Phase;
use crate::state::{Side, automa_bit, fill_first};

impl<E: Events<Event>> Table<'_, E> {
    /// Cleans up: die, pass, sweep, and for the bot its card (TB-12.7).
    pub(super) fn clean_up(&mut self) -> Due {
        let Some(side) = self.state.turn else {
            return self.next_turn();
        };
        self.put_away_die(side);
        self.sweep();
        if side == Side::Human {
            return self.refill();
        }
        // TB-12.5: the active card is discarded.
        if let Some(card) = self.state.active.take() {
            self.state.discard |= automa_bit(card);
        }
        // TB-12.6: no turn of the bot follows the one in which it passes in round 3, so no card is needed.
        if self.state.round >= ROUNDS && self.state.has_passed(Side::Bot) {
            return self.refill();
        }
        // TB-12.6: with Advanced Planning its position is filled again.
        if self.options().advanced_planning {
            self.need_card();
            return self.wait(Phase::RevealCard);
        }
        self.replaced()
    }

    /// Uses up a die without potency (TB-12.1). The third one makes its side pass (TB-12.2). A die
    /// with potency stays (TB-12.3).
    fn put_away_die(&mut self, side: Side) {
        if self.state.die(side).is_none_or(|die| die.potency() > 0) {
            return;
        }
        self.use_die(side);
        if self.state.used(side).count() == 3 {
            self.pass(side);
        }
    }

    /// Moves a side's die, if it has one, to its used dice.
    pub(super) fn use_die(&mut self, side: Side) {
        let Some(die) = self.state.die(side) else {
            return;
        };
        self.state.dice.set(side, None);
        if let Some(used) = self.state.used.get_mut(side) {
            fill_first(used, die.colour());
        }
        self.tell(Event::DieUsed {
            side,
            colour: die.colour(),
        });
    }

    /// Removes the bonus tokens at or below any marker from the game (TB-12.4).
    pub(super) fn sweep(&mut self) {
        for track in Element::all() {
            let human = self.state.level(Side::Human, track);
            let highest = human.max(self.state.level(Side::Bot, track));
            let tokens = self.state.tokens.at(track);
            if tokens.trailing_zeros() > u32::from(highest) {
                continue;
            }
            let swept = tokens & 2_u32.wrapping_shl(u32::from(highest)).wrapping_sub(1);
            for level in numbers(u64::from(swept)) {
                if let Some(kind) = self.state.take_token(self.game.catalogue(), track, level) {
                    self.tell(Event::TokenRemoved { track, level, kind });
                }
            }
        }
    }

    /// Makes the discards the deck once it has run out (TB-4.3). With an option they wait until a
    /// card is needed.
    pub(super) fn replaced(&mut self) -> Due {
        if self.options().reshuffle == Reshuffle::OnEmpty {
            self.need_card();
        }
        self.refill()
    }
}
