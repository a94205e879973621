//! Chapter SE-3: setup.

use crate::common::{assembled, emitted, house, named, options, plain, tasks};
use scrapyard::{Phase, Pile, Scrapyard, State};
use serde_json::json;
use solo_core::{Next, Tables};

/// Deals the first possible card each time, for this many steps.
fn dealt(game: &Scrapyard, steps: usize) -> (State, Vec<String>) {
    let mut state = game.start();
    let mut events = Vec::new();
    for _ in 0..steps {
        let chance = game.chances(&state).next().unwrap().0;
        game.advance(&mut state, chance, &mut events).unwrap();
    }
    let told = emitted(game, &events);
    (state, told.iter().map(ToString::to_string).collect())
}

#[test]
fn se_3_1_eight_five_one_one() {
    let (state, _) = dealt(&house(""), 30);
    assert_eq!((state.parts().count(), state.machines().count()), (8, 5));
    assert_eq!(
        (
            state.inventions().count(),
            state.ghost_invention().is_some()
        ),
        (1, true)
    );
    assert_eq!(state.ghost_parts().map(|(_, n)| n).sum::<u8>(), 8);
    assert_eq!(state.ghost_machines().map(|(_, n)| n).sum::<u8>(), 5);
    assert!(state.character().is_some() && state.ghost_character().is_some());
}

#[test]
fn se_3_2_the_order_of_the_deal() {
    let (_, told) = dealt(&house(""), 30);
    let sides: String = told
        .iter()
        .map(|event| if event.contains("player") { 'P' } else { 'G' })
        .collect();
    assert_eq!(sides, "PPPPPPPPGGGGGGGGPPPPPGGGGGPGPG");
    let types: String = told
        .iter()
        .map(|event| {
            event
                .split("card\":\"")
                .nth(1)
                .unwrap()
                .chars()
                .next()
                .unwrap()
        })
        .collect();
    assert_eq!(types, "ppppppppppppppppssssssssssiicc");
}

#[test]
fn se_3_3_three_cards_start_the_scrap_piles() {
    let game = house("");
    let (mut state, _) = dealt(&game, 30);
    let agenda = |state: &State| tasks(&game, state).join(" / ");
    assert_eq!(
        agenda(&state),
        "flip part / flip machine / flip invention / settle / main"
    );
    assert_eq!(state.phase(), Phase::Flip);
    for pile in Pile::ALL {
        let chance = game.chances(&state).next().unwrap().0;
        let mut events = Vec::new();
        game.advance(&mut state, chance, &mut events).unwrap();
        assert_eq!(state.scraps(pile).count(), 1);
        let card = game.chance_text(chance).to_string().replace("card ", "");
        assert_eq!(
            emitted(&game, &events)[0],
            json!({"event": "flipped", "card": card})
        );
    }
}

#[test]
fn se_3_4_characters_differ() {
    let game = house("");
    let (state, _) = dealt(&game, 29);
    let texts: Vec<String> = game
        .chances(&state)
        .map(|(chance, _)| game.chance_text(chance).to_string())
        .collect();
    assert_eq!(texts, ["card c02", "card c03", "card c04"]);
    assert!(
        game.apply(&state, game.parse_chance("card c01").unwrap())
            .is_err()
    );
    assert!(
        game.apply(&state, game.parse_chance("card p01").unwrap())
            .is_err()
    );
    let fixed = house("character c03");
    let start = fixed.start();
    assert_eq!(start.character(), Some(named(&fixed, "c03")));
    let tasks_of_deal = tasks(&fixed, &start);
    assert!(!tasks_of_deal.contains(&"deal player character 1".into()));
    assert!(tasks_of_deal.contains(&"deal ghost character 1".into()));
    let none = plain();
    let (state, _) = dealt(&none, 28);
    assert_eq!(state.phase(), Phase::Flip);
    let characters = "id,name,ability,uses,prov\nc9,Solo,one_fewer,2,H\n";
    let one = assembled(&Tables::new().with("characters", characters));
    let start = one.start();
    let tasks_of_deal = tasks(&one, &start);
    assert!(tasks_of_deal.contains(&"deal player character 1".into()));
    assert!(!tasks_of_deal.contains(&"deal ghost character 1".into()));
    let (state, _) = dealt(&one, 29);
    assert_eq!(one.uses_left(&state), None);
    let printed = solo_core::Game::with_options(&one, options("character_uses printed")).unwrap();
    let (state, _) = dealt(&printed, 29);
    assert_eq!(printed.uses_left(&state), Some(2));
}

#[test]
fn se_3_5_settling_follows_the_deal() {
    let game = house("character none");
    let (state, told) = dealt(&game, 31);
    assert_eq!(state.phase(), Phase::Main);
    assert!(
        told.iter()
            .take(31)
            .all(|event| !event.contains("duplicate"))
    );
    assert!(
        told.iter()
            .skip(31)
            .any(|event| event.contains("duplicate"))
    );
    assert!(matches!(game.next(&state), Next::Decision));
}

/// The 33 chance steps of the deal and their lists.
#[test]
fn the_lists_of_the_deal() {
    let game = house("");
    let mut state = game.start();
    let mut sizes = Vec::new();
    while let Next::Chance(_) = game.next(&state) {
        let list: Vec<_> = game.chances(&state).collect();
        sizes.push((list.len(), list[0].1));
        state = game.apply(&state, list[list.len() / 2].0).unwrap();
        if sizes.len() == 33 {
            break;
        }
    }
    assert_eq!(
        (sizes[0], sizes[16], sizes[26]),
        ((15, 6), (15, 3), (10, 1))
    );
    assert_eq!((sizes[28], sizes[29]), ((4, 1), (3, 1)));
    assert_eq!(sizes.len(), 33);
    assert!(plain().chances(&plain().start()).len() == 15);
}
