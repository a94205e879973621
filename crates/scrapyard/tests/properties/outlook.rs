//! Facts that a position states about itself beyond the cards: needed values, missing cards, the ghost's pace.

use std::collections::BTreeSet;

use proptest::prelude::*;
use scrapyard::{Card, DigPile, Event, Invention, Machine, Phase, RollFor};
use solo_core::Countable;

use super::ledger::count;
use super::reading::Reading;
use super::{any_games, cases};

proptest! {
    #![proptest_config(cases(24))]

    /// SE-6.1, SE-7.1, SE-8.1: needed values, and what a Part adds to a roll.
    #[test]
    fn needed_values_are_lowered_by_abilities(walk in any_games()) {
        for state in walk.states().iter().step_by(5) {
            let reading = Reading::new(walk.game(), state);
            for roll in [RollFor::Dig(DigPile::Part), RollFor::Dig(DigPile::Machine), RollFor::Steal] {
                prop_assert_eq!(u16::from(reading.game.needed(reading.state, roll)), reading.need(roll));
            }
            prop_assert_eq!(reading.game.boost_worth(reading.state), reading.boost());
            prop_assert!(reading.game.stealable(reading.state).eq(reading.stealable()));
        }
    }

    /// SE-9.1, SE-9.3, SE-10.7: what is missing for a machine or an Invention is what is not there.
    #[test]
    fn what_is_missing_is_not_there(walk in any_games()) {
        let game = walk.game();
        for state in walk.states().iter().step_by(11) {
            let Reading { cards, .. } = Reading::new(game, state);
            for machine in Machine::values(game) {
                let parts = || game.parts_of(machine).into_iter().map(Card::Part);
                let missing: BTreeSet<Card> = game.missing_parts(state, machine).map(Card::Part).collect();
                let not_in_hand = parts().filter(|part| count(&cards.hand, *part) == 0);
                prop_assert_eq!(missing, not_in_hand.collect());
                let card = game.options().ghost_needs_card.then_some(Card::Machine(machine));
                let missing: BTreeSet<Card> = game.ghost_missing(state, machine).collect();
                let not_there = parts().chain(card).filter(|card| count(&cards.ghost, *card) == 0);
                prop_assert_eq!(missing, not_there.collect());
            }
            for invention in Invention::values(game) {
                let machines = game.machines_of(invention).into_iter();
                let missing: BTreeSet<Machine> = game.missing_machines(state, invention).collect();
                let not_built = machines.filter(|one| count(&cards.built, Card::Machine(*one)) == 0);
                prop_assert_eq!(missing, not_built.collect());
            }
        }
    }

    /// SE-10.13: a position foretells after how many actions the ghost draws.
    #[test]
    fn the_pace_of_the_ghost_is_foretold(walk in any_games()) {
        let mut ahead: Option<u16> = None;
        for step in walk.steps().collect::<Vec<_>>().iter().rev() {
            for event in step.events.iter().rev() {
                match event {
                    Event::Paced => ahead = Some(0),
                    Event::Acted { .. } => ahead = ahead.map(|actions| actions + 1),
                    _ => {}
                }
            }
            let foretold = walk.game().actions_to_pace(step.before);
            prop_assert!(ahead.is_none() || foretold == ahead, "{foretold:?} and not {ahead:?}");
            prop_assert_eq!(foretold.is_some(), walk.game().options().ghost_pace.get() > 0);
        }
        let over = walk.game().actions_to_pace(walk.state());
        prop_assert!(walk.state().phase() == Phase::Over && over.is_none());
    }
}
