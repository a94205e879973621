//! Who enters, is pushed, lies down and returns.

use kings_challenge::{ActionKind, Building, Event, KingsChallenge, Side, Space, Target};
use solo_core::{Input, Source, Tell, draw, pick, stream};

use super::told;

#[test]
fn who_lies_down_and_returns_is_told() {
    let war = "er1".parse().unwrap();
    for (event, sentence) in [
        (
            Event::LaidDown {
                card: war,
                building: Building::Bishopric,
                space: Space::new(2).unwrap(),
            },
            "War lays your citizen on space 2 of the bishopric down.",
        ),
        (
            Event::Returned {
                who: Side::Human,
                count: 1,
            },
            "1 lying citizen returns to your supply.",
        ),
        (
            Event::Returned {
                who: Side::Roy,
                count: 2,
            },
            "2 lying citizens return to le Roy's supply.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

#[test]
fn everybody_who_is_pushed_is_told() {
    let game = KingsChallenge::default();
    let mut told_of = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut random = stream(seed, Source::new(0));
        let mut sink = Tell(|event: Event| {
            let Event::Entered {
                who,
                building,
                space,
                pushed,
            } = event
            else {
                return;
            };
            let whose = |side| match side {
                Side::Human => ("Your", "yours"),
                Side::Roy => ("Le Roy's", "le Roy's"),
            };
            let spot = told(&Event::Action {
                kind: ActionKind::Place,
                target: Target::Building(building),
            });
            let spot = spot.replace("You place citizens in ", "").replace('.', "");
            let mut expected = format!("{} citizen enters {spot} at space {space}", whose(who).0);
            let mut mark = "; ";
            for push in pushed.iter() {
                let (mover, from) = (whose(push.who).1, push.from);
                expected += &match push.to {
                    Some(to) => format!("{mark}{mover} on {from} moves to {to}"),
                    None => format!("{mark}{mover} on {from} lies down"),
                };
                mark = ", ";
            }
            assert_eq!(told(&event), expected + ".");
            told_of.insert((who, pushed.iter().count(), pushed.evicted()));
        });
        let mut state = game.start_with_events(&mut sink);
        while let Some(input) = pick(&game, &state, &mut random)
            .map(Input::Decision)
            .or_else(|| draw(&game, &state, &mut random).map(Input::Chance))
        {
            state = game.apply_with_events(&state, input, &mut sink).unwrap();
        }
    }
    // Both sides enter and both are evicted, at the end of chains of every length.
    for who in Side::ALL {
        for pushed in 1..=3 {
            assert!(told_of.iter().any(|of| (of.0, of.1) == (who, pushed)));
            assert!(told_of.iter().any(|of| of.2 == Some(who)));
        }
    }
}
