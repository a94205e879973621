//! Dice: everything is in exactly one zone.

use super::{Audit, Stage};
use crate::catalogue::{Colour, Symbol};
use crate::phase::Phase;
use crate::play::{HIGHEST_POTENCY, MOST_IN_BOWL};
use crate::state::Side;

impl Audit<'_, '_> {
    /// TB-I1: dice add up. TB-I2: no bowl is too full.
    pub(super) fn dice(&mut self) {
        let state = self.state;
        let rolled = self.stage() > Stage::LayOut;
        for colour in Colour::all() {
            let count = |holds: bool| usize::from(holds);
            let mut dice: usize = Symbol::all()
                .map(|s| usize::from(state.bowl(s, colour)))
                .sum();
            for side in [Side::Human, Side::Bot] {
                let used = state.used(side).filter(|c| *c == colour).count();
                let held = count(state.die(side).is_some_and(|die| die.colour() == colour));
                dice = dice.saturating_add(used).saturating_add(held);
            }
            let waiting = state.to_roll().filter(|c| *c == colour).count();
            dice = dice.saturating_add(waiting);
            let expected = if rolled {
                usize::from(self.game.dice_of(colour))
            } else {
                0
            };
            self.findings.require(
                dice == expected,
                "bowls",
                "TB-I1",
                "the dice of a colour do not add up",
            );
        }
        let waiting = state.to_roll().next().is_some();
        let rolling = state.phase == Phase::RollDice;
        self.findings.require(
            waiting == rolling,
            "to_roll",
            "TB-3.1",
            "dice wait exactly while they are rolled",
        );
        let full = Symbol::all().any(|bowl| state.potency(bowl) > MOST_IN_BOWL);
        self.findings.require(
            rolling || !full,
            "bowls",
            "TB-I2",
            "a bowl holds more than five dice",
        );
        for side in [Side::Human, Side::Bot] {
            let high = state
                .die(side)
                .is_some_and(|die| die.potency() > HIGHEST_POTENCY);
            self.findings
                .require(!high, "die", "TB-3.3", "a potency is above 5");
        }
    }
}
