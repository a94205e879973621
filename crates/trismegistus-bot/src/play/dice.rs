//! TB-3: dice and bowls.

use core::iter::repeat_n;

use arrayvec::ArrayVec;
use solo_core::{Events, List};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Colour, PerColour, Symbol};
use crate::event::Event;
use crate::phase::{MOST_DICE, Pending};
use crate::refusal::Refusal;

/// The most dice in a bowl; with more, they are rolled again (TB-3.2).
pub(crate) const MOST_IN_BOWL: u8 = 5;

impl Botmegistus {
    /// Returns the number of dice of a colour in the game (TB-1.2).
    pub(crate) fn dice_of(&self, colour: Colour) -> u8 {
        let fewer = self.options().remove_white_die && colour == Colour::White;
        self.catalogue().dice(colour) - u8::from(fewer)
    }
}

impl Position<'_> {
    /// Checks that the die is the next one of the fixed order (TB-3.1).
    pub(super) fn can_roll(self, colour: Colour) -> Result<(), Refusal> {
        Refusal::OtherDie.unless(self.state.pending.to_roll().next() == Some(colour))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Rolls all dice of the game, in colour order (TB-3.1).
    pub(super) fn all_dice(&mut self) -> NextStage {
        let colours = self.catalogue().colours();
        self.roll_dice(colours.map(|colour| (colour, self.game.dice_of(colour))))
    }

    /// Waits for the rolls of these dice, colour by colour.
    fn roll_dice(&mut self, groups: impl IntoIterator<Item = (Colour, u8)>) -> NextStage {
        let mut dice: List<Colour, MOST_DICE> = List::new(Colour::Black);
        for (colour, count) in groups {
            dice.extend(repeat_n(colour, count.into()));
        }
        // The next die is the last one of the list.
        dice.as_mut_slice().reverse();
        self.wait(Pending::RollDice { dice })
    }

    /// Puts the next die into the bowl of its face (TB-3.1).
    pub(super) fn roll(&mut self, colour: Colour, symbol: Symbol, is_last: bool) -> NextStage {
        self.state.bowls[symbol][colour] += 1;
        self.emit(Event::DieRolled { colour, symbol });
        if is_last {
            NextStage::FullBowls
        } else {
            NextStage::Input
        }
    }

    /// Rolls all dice of bowls with more than five again (TB-3.2).
    pub(super) fn full_bowls(&mut self) -> NextStage {
        let mut symbols = ArrayVec::from(self.catalogue().symbols());
        symbols.retain(|bowl| self.state.potency(*bowl) > MOST_IN_BOWL);
        if symbols.is_empty() {
            return NextStage::DiceAreRolled;
        }
        let (colours, bowls) = (self.catalogue().colours(), self.state.bowls);
        for bowl in &symbols {
            self.state.bowls[*bowl] = PerColour::default();
        }
        self.emit(Event::BowlsRerolled {
            symbols: symbols.clone(),
        });
        let of_bowl = |bowl: Symbol| colours.map(|colour| (colour, bowls[bowl][colour]));
        self.roll_dice(symbols.into_iter().flat_map(of_bowl))
    }

    /// Takes a die from its bowl and returns its potency (TB-3.3): the number of all dice that lay
    /// there.
    pub(super) fn take_from_bowl(&mut self, bowl: Symbol, colour: Colour) -> u8 {
        let potency = self.state.potency(bowl);
        self.state.bowls[bowl][colour] -= 1;
        potency
    }
}
