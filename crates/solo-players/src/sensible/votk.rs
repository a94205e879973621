//! Valley of the Kings.
//!
//! What an action is worth depends on the catalogue, so a sensible player looks ahead. Rules of thumb:
//! buy the dearest card there is money for, then entomb the card that adds most to the score.

use votk::{Decision, Design, Group, Outcome, State, Valley, Winner};

use super::{difference, lead, preferred};
use crate::study::{Aim, Study};
use crate::worth::Worth;

impl Study for Valley {
    const LOOKAHEAD: u32 = 100;

    fn won(outcome: &Outcome) -> bool {
        outcome.winner == Winner::Player
    }

    fn points(outcome: &Outcome) -> i32 {
        difference(
            u32::from(outcome.player.total()),
            u32::from(outcome.bot.total()),
        )
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        lead(aim, Self::won(outcome), Self::points(outcome), 150)
    }

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        preferred(self, state, |decision| match decision {
            Decision::Buy(slot) => {
                let cost = state
                    .pyramid(*slot)
                    .map(|card| self.catalogue().card(card).cost());
                Some(100_u32.saturating_add(u32::from(cost.unwrap_or(0))))
            }
            Decision::Entomb(card) => Some(gain(self, state, *card)),
            Decision::End => Some(0),
            _ => None,
        })
    }
}

/// The points that a card adds to the score in the tomb (VK-14.3, VK-14.4).
fn gain(game: &Valley, state: &State, card: Design) -> u32 {
    let group = card.group();
    if !Group::SETS.contains(&group) {
        return u32::from(game.catalogue().card(card).vp());
    }
    if state.tomb().copies(card) > 0 {
        return 0;
    }
    let others = group
        .designs()
        .iter()
        .filter(|&design| state.tomb().copies(design) > 0);
    // The difference of two squares.
    u32::try_from(others.count())
        .unwrap_or(0)
        .saturating_mul(2)
        .saturating_add(1)
}
