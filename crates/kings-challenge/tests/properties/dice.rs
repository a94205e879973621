//! Groups of dice in positions that few games reach: any dice, prices and purses, and a cube on every card.

use kings_challenge::{KingsChallenge, State, Step};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use solo_core::{GameData, Input};

use super::cards::varied_at;
use super::cases;
use super::lists::decisions;
use crate::common::{objects, view};

const COLOURS: [&str; 3] = ["red", "yellow", "white"];

fn dice() -> impl Strategy<Value = Vec<String>> {
    let die = (select(&COLOURS[..]), 1..=6_u8);
    vec(
        die.prop_map(|(colour, face)| format!("{colour} {face}")),
        1..=3,
    )
}

/// Prices up to the highest that a table may have; larger groups may be cheaper.
fn prices() -> impl Strategy<Value = [u8; 3]> {
    let price = prop_oneof![4 => 0..=6_u8, 1 => select(vec![20, 99])];
    [price.clone(), price.clone(), price]
}

/// Deniers that suffice for few groups, are about the price of three dice, or are as many as a view may say.
fn deniers() -> impl Strategy<Value = u32> {
    prop_oneof![
        4 => 0..=22_u32,
        2 => select(vec![59, 60, 98, 99, 296, 297]),
        1 => Just(1_000_000),
    ]
}

/// Returns a card for each slot, with or without a tradesman of the human, and with as many cubes.
fn cards(chosen: &[(Index, bool, u8)]) -> Value {
    let tables = objects();
    let all = tables["activity"].as_array().unwrap();
    let slots = ["r", "y", "w"].into_iter();
    let slots = slots.flat_map(|colour| (1..=3).map(move |number| format!("{colour}{number}")));
    let cards = slots.zip(chosen).map(|(slot, (index, hired, cubes))| {
        let of_slot = all
            .iter()
            .filter(|card| card["id"].as_str().unwrap().starts_with(&slot));
        let card = *index.get(&of_slot.collect::<Vec<_>>());
        let mut spaces = vec!["-"; card["spaces"].as_array().unwrap().len()];
        if *hired {
            spaces[0] = "h";
        }
        (
            card["id"].as_str().unwrap().to_owned(),
            json!([spaces.concat(), cubes]),
        )
    });
    cards.collect::<serde_json::Map<_, _>>().into()
}

prop_compose! {
    /// Returns a turn of the human in the third round.
    fn turns()(
        own in dice(),
        roy in dice(),
        prices in prices(),
        deniers in deniers(),
        influence in 0..=20_u8,
        supply in 0..=3_u8,
        chosen in vec((any::<Index>(), any::<bool>(), 0..=1_u8), 9),
        row in (1..=6_u8).prop_map(|number| json!([[format!("er{number}"), 0], [format!("er{}", number + 1), 0]])),
    ) -> (KingsChallenge, State) {
        let game = varied_at(prices);
        let given = json!({
            "round": 3, "own": own, "roy": roy, "deniers": deniers, "influence": influence,
            "supply": supply, "cards": cards(&chosen), "row": row,
        });
        let state = solo_testkit::set_up(&game, &view(&game, "actions/turn", &given));
        (game, state.unwrap())
    }
}

proptest! {
    #![proptest_config(cases(240))]

    /// KC-8.8 to KC-8.10, KC-14.3: cubes, dice and ends of a group are listed exactly where a whole group can come of them.
    #[test]
    fn a_group_is_found_if_there_is_one((game, mut state) in turns(), picks in vec(any::<Index>(), 7)) {
        for pick in picks {
            let listed: Vec<_> = game.decisions(&state).collect();
            prop_assert_eq!(&listed, &decisions(&game, &game.view(&state)));
            state = game.apply(&state, Input::Decision(*pick.get(&listed))).unwrap();
            if ![Step::Source, Step::Cube, Step::Dice].contains(&state.step()) {
                break;
            }
        }
    }
}
