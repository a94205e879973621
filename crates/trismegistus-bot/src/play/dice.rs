//! TB-3: dice and bowls.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{Colour, Each, Symbol};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{DiceToRoll, State};

/// The most dice in a bowl; with more, they are rolled again (TB-3.2).
pub(crate) const MOST_IN_BOWL: u8 = 5;

impl Botmegistus {
    /// Returns the number of dice of a colour in the game (TB-1.2).
    pub(crate) fn dice_of(&self, colour: Colour) -> u8 {
        let count = self.catalogue().dice.at(colour);
        let fewer =
            self.options().remove_white_die && self.catalogue().colour_name(colour) == "white";
        count.saturating_sub(u8::from(fewer))
    }

    /// Checks that the die is the next one of the fixed order (TB-3.1).
    pub(super) fn check_roll(state: &State, colour: Colour) -> Result<(), Refusal> {
        Refusal::OtherDie.unless(state.to_roll.next() == Some(colour))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Puts all dice of the game in line for rolling, in colour order (TB-3.1).
    pub(super) fn all_dice(&mut self) -> Due {
        for colour in Colour::all() {
            self.state.to_roll.add(colour, self.game.dice_of(colour));
        }
        self.wait(Phase::RollDice)
    }

    /// Puts the next die into the bowl of its face (TB-3.1).
    pub(super) fn roll(&mut self, symbol: Symbol) -> Due {
        let Some(colour) = self.state.to_roll.next() else {
            return Due::FullBowls;
        };
        self.state.to_roll.take();
        if let Some(dice) = self
            .state
            .bowls
            .get_mut(symbol)
            .and_then(|b| b.get_mut(colour))
        {
            *dice = dice.saturating_add(1);
        }
        self.tell(Event::DieRolled { colour, symbol });
        if self.state.to_roll == DiceToRoll::NONE {
            Due::FullBowls
        } else {
            Due::Input
        }
    }

    /// Puts all dice of bowls with more than five in line for rolling again (TB-3.2).
    pub(super) fn full_bowls(&mut self) -> Due {
        let mut symbols: ArrayVec<Symbol, 6> = ArrayVec::new();
        for bowl in Symbol::all() {
            if self.state.potency(bowl) <= MOST_IN_BOWL {
                continue;
            }
            for colour in Colour::all() {
                self.state
                    .to_roll
                    .add(colour, self.state.bowl(bowl, colour));
            }
            self.state.bowls.set(bowl, Each([0; 3]));
            // Six bowls fit.
            let _ = symbols.try_push(bowl);
        }
        if symbols.is_empty() {
            return Due::DiceLie;
        }
        self.tell(Event::BowlsRerolled { symbols });
        self.wait(Phase::RollDice)
    }

    /// Takes a die from its bowl and returns its potency (TB-3.3): the number of all dice that lay
    /// there.
    pub(super) fn take_from_bowl(&mut self, bowl: Symbol, colour: Colour) -> u8 {
        let potency = self.state.potency(bowl);
        if let Some(dice) = self
            .state
            .bowls
            .get_mut(bowl)
            .and_then(|b| b.get_mut(colour))
        {
            *dice = dice.saturating_sub(1);
        }
        potency
    }
}
