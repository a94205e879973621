//! Properties of the steps of a game.

use std::collections::BTreeMap;

use kings_challenge::{
    Card, Colour, Event, EventEffect, EventId, KingsChallenge, PendingView, Reason, Roller, Side,
    Step,
};
use proptest::prelude::*;
use solo_core::GameData;
use solo_testkit::strategies::Walk;

use super::table::Table;
use super::watch::{Observed, seen, watch};
use super::{cases, played, varied};

/// Compares the events with an own reading of these chapters.
fn follows(walk: &Walk<KingsChallenge>, chapters: &[u8]) -> Result<(), TestCaseError> {
    let (moments, _) = watch(walk);
    for moment in moments
        .iter()
        .filter(|moment| chapters.contains(&moment.chapter))
    {
        prop_assert_eq!(&moment.told, &moment.reading, "after {}", moment.after);
    }
    Ok(())
}

/// Returns the events of each round.
fn rounds(seen: &[Observed]) -> Vec<Vec<&Event>> {
    let mut rounds = Vec::new();
    for event in seen.iter().flat_map(|step| &step.events) {
        if matches!(event, Event::RoundStarted { .. }) {
            rounds.push(Vec::new());
        }
        if let Some(round) = rounds.last_mut() {
            round.push(event);
        }
    }
    rounds
}

proptest! {
    #![proptest_config(cases(40))]

    /// KC-16.4: the events alone tell all that lies on the table.
    #[test]
    fn events_tell_everything(walk in prop_oneof![played(), varied()]) {
        let mut total = 0;
        for step in seen(&walk) {
            let mut table = step.table.clone();
            for event in &step.events {
                table.happen(walk.game(), step.step, event);
                if let Event::Guarded { who: Side::Human, black, dice } = event {
                    total += dice.iter().map(|die| super::reading::defence(die.die())).sum::<u8>();
                    if total >= black.pips() {
                        total = 0;
                        table.counter(black.pips());
                    }
                }
            }
            prop_assert_eq!(table, step.after);
        }
    }

    /// Chapter 2: le Roy settles by his dice, the human where he likes, and twelve and six stand.
    #[test]
    fn setup_places_twelve_and_six(walk in played()) {
        follows(&walk, &[2])?;
        let seen = seen(&walk);
        let first = seen.iter().find(|step| step.after.round == 1);
        let standing = |side| {
            let spaces = first.iter().flat_map(|step| step.after.buildings.concat());
            spaces.filter(|of| *of == Some(side)).count()
        };
        prop_assert!(first.is_none() || (standing(Side::Roy), standing(Side::Human)) == (12, 6));
        // KC-2.8: two at a time, one by one.
        for state in walk.states() {
            let view = walk.game().view(state);
            if let PendingView::Settle { left } = view.pending {
                let spaces = Table::of(&view).buildings.concat();
                let settled = spaces.iter().filter(|of| **of == Some(Side::Human)).count();
                prop_assert_eq!(usize::from(left), 2 - settled % 2);
            }
        }
    }

    /// KC-3.4 to KC-3.7: income, salaries, and a die for each citizen that stands.
    #[test]
    fn each_standing_citizen_rolls_a_die(walk in played()) {
        follows(&walk, &[3])?;
        let mut due: Vec<(Roller, Colour)> = Vec::new();
        for step in seen(&walk) {
            for event in &step.events {
                if let Event::DieRolled { owner, colour: Some(colour), .. } = event && step.step == Step::Workforce {
                    prop_assert_eq!((*owner, *colour), due.remove(0));
                }
                let enters = matches!(event, Event::EventEntered { .. });
                prop_assert!(due.is_empty() || !enters);
            }
            if step.events.iter().any(|event| matches!(event, Event::Salaries { .. })) {
                prop_assert!(due.is_empty());
                for (owner, side) in [(Roller::Own, Side::Human), (Roller::Roy, Side::Roy)] {
                    for (spaces, colour) in step.after.buildings.iter().zip(Colour::ALL) {
                        due.extend(spaces.iter().filter(|of| **of == Some(side)).map(|_| (owner, colour)));
                    }
                }
            }
        }
    }

    /// KC-4.1 to KC-4.7: each round a red card and the one it names come, and every card of the row acts once.
    #[test]
    fn every_event_card_of_the_row_acts(walk in prop_oneof![played(), varied()]) {
        follows(&walk, &[4])?;
        let seen = seen(&walk);
        let catalogue = walk.game().catalogue();
        for events in rounds(&seen) {
            let Some(Event::Attack { dice }) = events.iter().find(|of| matches!(of, Event::Attack { .. })) else {
                continue;
            };
            let acted: Vec<_> = events.iter().filter_map(|event| match event {
                Event::EventEffect { card, effect } => Some((*card, *effect)),
                _ => None,
            }).collect();
            let entered: Vec<EventId> = events.iter().filter_map(|event| match event {
                Event::EventEntered { card } => Some(*card),
                _ => None,
            }).collect();
            let step = seen.iter().find(|step| step.events.iter().any(|event| std::ptr::eq(event, events[0]))).unwrap();
            let mut row: Vec<EventId> = step.after.row.iter().map(|of| of.0).collect();
            // The row as the round began, without what came in the same step.
            row.retain(|card| !entered.contains(card));
            row.extend(&entered);
            let red = entered[0];
            let second = catalogue.event(red).unwrap().second();
            let there = |colour| step.after.unseen.iter().any(|card| card.colour() == Some(colour) && *card != red);
            let second = second.filter(|colour| there(*colour));
            prop_assert_eq!(entered.iter().map(|card| card.colour()).collect::<Vec<_>>(),
                [Some(Colour::Red)].into_iter().chain(second.map(Some)).collect::<Vec<_>>());
            let printed = |card: &EventId| {
                let card = *card;
                let effects = catalogue.event(card).unwrap().effects().iter();
                effects.map(move |effect| (card, *effect)).collect::<Vec<_>>()
            };
            prop_assert_eq!(&acted, &row.iter().flat_map(printed).collect::<Vec<_>>());
            let black: u8 = acted.iter().map(|(_, effect)| match effect {
                EventEffect::BlackDice(n) => *n,
                _ => 0,
            }).sum();
            prop_assert_eq!(*dice, black.min(6));
        }
    }

    /// KC-4.9, KC-4.14: what a card takes is given as far as it is there, and two VP where it is not.
    #[test]
    fn who_cannot_give_all_loses_two_points(walk in prop_oneof![played(), varied()]) {
        let mut short: BTreeMap<EventId, bool> = BTreeMap::new();
        let (mut demand, mut given) = (None, 0);
        for step in seen(&walk) {
            let mut table = step.table.clone();
            for event in &step.events {
                match event {
                    Event::EventEffect { card, effect } => {
                        settle(&mut short, &mut demand, given, &table)?;
                        (demand, given) = (Some((*card, *effect)), 0);
                    }
                    Event::Lost { at: Some(_), .. } | Event::LaidDown { .. } => given += 1,
                    Event::Lost { card, due, amount, .. } => {
                        *short.entry(*card).or_default() |= amount < due;
                    }
                    Event::Vp { amount, reason: Reason::Unfulfilled, card, .. } => {
                        settle(&mut short, &mut demand, given, &table)?;
                        let Some(Card::Event(card)) = card else {
                            return Err(TestCaseError::fail("no card"));
                        };
                        prop_assert_eq!(short.remove(card), Some(true));
                        prop_assert_eq!(*amount, -table.vp[0].min(2));
                    }
                    Event::Attack { .. } => {
                        settle(&mut short, &mut demand, given, &table)?;
                        prop_assert!(table.vp[0] == 0 || short.values().all(|short| !short));
                        short.clear();
                    }
                    _ => {}
                }
                table.happen(walk.game(), step.step, event);
            }
        }
    }

    /// Chapter 5: the highest black die is dealt with, by dice that reach it, by le Roy's strongest, or by surrender.
    #[test]
    fn the_highest_black_die_is_dealt_with(walk in played()) {
        follows(&walk, &[5])?;
        for step in seen(&walk) {
            if let Some(Event::Guarded { black, .. } | Event::Surrendered { black }) = step.events.first() {
                prop_assert_eq!(Some(&black.pips()), step.table.black.first());
            }
        }
    }

    /// Chapters 6 and 7: the pass, the pot, and what influence buys.
    #[test]
    fn passes_and_influence_do_what_they_cost(walk in played()) {
        follows(&walk, &[6, 7])?;
    }

    /// Chapters 8 to 11: a group is paid, and the action, the tradesman and the card do what is printed.
    #[test]
    fn actions_do_what_is_printed(walk in prop_oneof![played(), varied()]) {
        follows(&walk, &[8, 10, 11])?;
    }

    /// Chapters 12 and 13: le Roy's turn is what the roll says, then the next has a turn, or the round or the game ends.
    #[test]
    fn le_roy_does_what_he_rolls(walk in prop_oneof![played(), varied()]) {
        follows(&walk, &[12])?;
    }

    /// Nothing happens that follows from nothing.
    #[test]
    fn everything_has_a_cause(walk in prop_oneof![played(), varied()]) {
        prop_assert_eq!(watch(&walk).1, None);
    }
}

/// Returns how many pieces an effect takes.
fn pieces(effect: EventEffect) -> u8 {
    match effect {
        EventEffect::LoseActivityCube(n)
        | EventEffect::LoseEventCube(n)
        | EventEffect::LoseStone(n)
        | EventEffect::LayDown(_, n) => n,
        _ => 0,
    }
}

/// Returns how many pieces of those that an effect takes are there.
fn there(table: &Table, effect: EventEffect) -> usize {
    let own =
        |spaces: &[Option<Side>]| spaces.iter().filter(|of| **of == Some(Side::Human)).count();
    match effect {
        EventEffect::LoseActivityCube(_) => {
            table.cubes.iter().map(|cubes| usize::from(*cubes)).sum()
        }
        EventEffect::LoseEventCube(_) => table.row.iter().map(|of| usize::from(of.1)).sum(),
        EventEffect::LoseStone(_) => table.levels.iter().map(|level| own(level)).sum(),
        EventEffect::LayDown(building, _) => own(&table.buildings[usize::from(building.index())]),
        _ => 0,
    }
}

/// Notes whether a card was fulfilled. Who gives less than it takes has nothing left (KC-4.14).
fn settle(
    short: &mut BTreeMap<EventId, bool>,
    demand: &mut Option<(EventId, EventEffect)>,
    given: u8,
    table: &Table,
) -> Result<(), TestCaseError> {
    if let Some((card, effect)) = demand.take() {
        *short.entry(card).or_default() |= given < pieces(effect);
        prop_assert!(
            given == pieces(effect) || given < pieces(effect) && there(table, effect) == 0
        );
    }
    Ok(())
}
