//! Derived values of a position agree with the events that follow: chapters 3, 8, 10, 12 and 13.

use kings_challenge::{Chance, Decision, Event, Input, KingsChallenge, Side, Target};
use solo_core::Next;
use solo_testkit::{Snapshot, random_games};

/// Returns le Roy's target in a turn.
fn aim(events: &[Event]) -> Option<Target> {
    events.iter().find_map(|event| match *event {
        Event::Entered {
            who: Side::Roy,
            building,
            ..
        } => Some(Target::Building(building)),
        Event::Hired {
            who: Side::Roy,
            card,
            ..
        } => Some(Target::Activity(card)),
        Event::EventCubes {
            who: Side::Roy,
            card,
            ..
        } => Some(Target::Event(card)),
        _ => None,
    })
}

/// Returns a derived value before a step and its counterpart in an event of the step. `None` if
/// there is none.
fn foretold(seen: &Snapshot<'_, KingsChallenge>, place: usize) -> Option<(String, String)> {
    let (game, before) = (seen.game, seen.before);
    let events = seen.events.get(place..)?;
    let last = seen.inputs.last();
    Some(match *events.first()? {
        // In rounds that turn up no card citizens may still move in the same step.
        Event::Salaries { due, .. } if matches!(last, Some(Input::Chance(Chance::Reveal(_)))) => {
            (game.salaries(before).to_string(), due.to_string())
        }
        Event::Hired {
            who: Side::Human,
            card,
            space,
            price,
            ..
        } => {
            let (free, values) = game.next_tradesman(before, card.slot())?;
            let found = format!("{free} {}", values.price);
            (found, format!("{space} {price}"))
        }
        Event::RoyalRoll { result, .. } => {
            let found = game.royal_aim(before, result);
            (format!("{found:?}"), format!("{:?}", aim(events)))
        }
        // A third die closes the group, too.
        Event::Group { paid, .. } if last == Some(&Input::Decision(Decision::Done)) => {
            (game.group_price(before).to_string(), paid.to_string())
        }
        _ => return None,
    })
}

#[test]
fn what_is_foretold_comes_true() {
    let mut kept = 0;
    random_games(&KingsChallenge::default(), 100, |seen| {
        for place in 0..seen.events.len() {
            if let Some((found, told)) = foretold(seen, place) {
                kept += 1;
                if found != told {
                    return Err(format!("{found} was foretold, and it is {told}"));
                }
            }
        }
        if let Next::Over(outcome) = seen.game.next(seen.state) {
            assert_eq!(seen.game.standings(seen.state), outcome);
        }
        Ok(())
    })
    .unwrap();
    assert!(kept > 2000, "{kept}");
}
