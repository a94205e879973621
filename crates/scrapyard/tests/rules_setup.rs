//! Chapters SE-1 to SE-3: material, piles, the deal.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Play, house, options, plain};
use scrapyard::catalogue::HOUSE;
use scrapyard::{Pile, Scrapyard};
use solo_core::{Next, OptionValue};

const NOBODY: (&str, OptionValue<'static>) = ("character", OptionValue::Word("none"));

/// Deals always the first card that is possible, and stops when so many are dealt.
fn dealt(game: &Scrapyard, steps: usize) -> (scrapyard::State, Vec<String>) {
    let mut state = game.start();
    let mut told = Vec::new();
    for _ in 0..steps {
        let mut events = Vec::new();
        let chance = game.chances(&state)[0].0;
        game.advance(&mut state, chance, &mut events).unwrap();
        for event in &events {
            use solo_core::Interchange;
            told.push(
                serde_json::to_value(game.event_data(event))
                    .unwrap()
                    .to_string(),
            );
        }
    }
    (state, told)
}

#[test]
fn se_1_1_only_player_and_ghost() {
    let play = Play::plain("");
    assert_eq!(play.view().as_object().unwrap().len(), 10);
    assert!(play.view()["ghost"].is_object() && play.view()["player"].is_object());
}

#[test]
fn se_1_2_three_inventions_win_at_once() {
    let mut play = Play::plain("Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(play.see("outcome.result"), "win");
    let mut play = Play::plain("Pd i03; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(play.see("outcome"), "null");
}

#[test]
fn se_1_3_as_many_cards_as_the_catalogue_says() {
    let game = plain();
    let state = game.start();
    let count = |pile| {
        game.position(&state)
            .unseen(pile)
            .map(|(_, n)| u16::from(n))
            .sum::<u16>()
    };
    assert_eq!(Pile::ALL.map(count), [90, 45, 10]);
}

#[test]
fn se_1_4_one_die_with_six_sides() {
    let mut play = Play::plain("scrap p05");
    play.go("dig part");
    assert_eq!(play.list(), "die 1, die 2, die 3, die 4, die 5, die 6");
    assert_eq!(play.refused("die 7").reason(), "syntax");
    assert_eq!(play.refused("die 0").reason(), "syntax");
}

#[test]
fn se_1_5_recipes_name_three_different_cards() {
    for row in HOUSE.machines {
        let [a, b, c] = row.parts;
        assert!(a != b && b != c && a != c, "{}", row.id);
    }
    for row in HOUSE.inventions {
        let [a, b, c] = row.machines;
        assert!(a != b && b != c && a != c, "{}", row.id);
        let mut parts: Vec<u8> = Vec::new();
        for machine in row.machines {
            parts.extend(HOUSE.machines[usize::from(machine)].parts);
        }
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(
            parts.len(),
            9,
            "{}: the ghost's builds never compete",
            row.id
        );
    }
    for part in 0..15 {
        assert_eq!(
            HOUSE
                .machines
                .iter()
                .filter(|row| row.parts.contains(&part))
                .count(),
            3
        );
        let used = HOUSE
            .inventions
            .iter()
            .filter(|row| row.machines.contains(&part));
        assert_eq!(used.count(), 2);
    }
}

#[test]
fn se_1_6_the_suggested_characters() {
    let names: Vec<&str> = HOUSE.characters.iter().map(|row| row.name).collect();
    assert_eq!(
        names,
        [
            "Otto Von Deeg",
            "Jerry Riggsby",
            "Captain Minerva",
            "Penny Valentine"
        ]
    );
}

#[test]
fn se_2_1_a_scrapped_card_goes_to_the_pile_of_its_type() {
    let mut play = Play::plain("Pb s01 s09 s10; P s02 p01 p11 p14");
    play.go("build s02");
    assert_eq!(play.see("scraps.part"), "p01 p11 p14");
    play.go("invent i01, card i03, draw invention, card i04, scrap i03");
    assert_eq!(play.see("scraps.machine"), "s01 s09 s10");
    assert_eq!(play.see("scraps.invention"), "i03");
}

#[test]
fn se_2_2_scrap_piles_are_open() {
    let play = Play::plain("scrap p07x2 p01 s03 i05");
    assert_eq!(play.see("scraps.part"), "p01 p07x2");
    assert_eq!(play.see("scraps.machine"), "s03");
    assert_eq!(play.see("scraps.invention"), "i05");
}

#[test]
fn se_2_3_the_ghost_is_open() {
    let mut play = Play::plain("scrap p05; G p09 s04; Gb s05");
    play.go("dig part, die 1, card p07, card p08, card p09");
    assert_eq!(play.see("ghost.parts"), "p07 p08 p09x2");
    assert_eq!(
        (play.see("ghost.machines"), play.see("ghost.built")),
        ("s04".into(), "s05".into())
    );
}

#[test]
fn se_2_4_first_the_top_run_then_chance_then_the_bottom_run() {
    let rest =
        "G p01x6 p02x6 p03x6 p04x6 p05x6 p06x6 p07x5 p08x5 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6";
    let mut play = Play::plain(&format!(
        "{rest}; top p08; bottom p07 p15; P p15; scrap p15x2"
    ));
    assert_eq!(play.see("piles.part.unseen"), "p15x2");
    play.go("draw part");
    assert_eq!(play.event("drew")["known"], true);
    assert_eq!(play.see("player.parts"), "p08 p15");
    play.go("draw part");
    assert_eq!(
        play.list(),
        "card p15 *2",
        "one kind is still a chance step"
    );
    assert_eq!(play.forbidden_by("card p01"), "SE-16.2");
    play.go("card p15, draw part, card p15");
    assert_eq!(play.see("piles.part.bottom"), "p07 p15");
    play.go("draw part");
    assert_eq!(
        (
            play.event("drew")["card"].as_str(),
            play.event("drew")["known"].as_bool()
        ),
        (Some("p07"), Some(true))
    );
}

#[test]
fn se_2_5_an_empty_pile_is_reshuffled_when_a_card_is_due() {
    let others =
        "G p01x4 p03x6 p04x6 p05x6 p06x6 p07x6 p08x6 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6 p15x6";
    let mut play = Play::plain(&format!("{others}; scrap p02x6; P p01"));
    play.go("draw part, card p01");
    assert_eq!(
        play.told(),
        "drew duplicate",
        "not when the last card leaves"
    );
    assert_eq!(play.see("scraps.part"), "p02x6");
    play.go("draw part");
    assert_eq!(play.told(), "acted reshuffled");
    assert_eq!(play.list(), "card p02 *6");
    assert_eq!(play.see("scraps.part"), "");
}

#[test]
fn se_2_6_what_is_not_there_is_not_taken() {
    let rest = "G p01x6 p02x6 p03x6 p04x6 p05x6 p06x6 p07x6 p08x6 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6 p15x4; P p15";
    let mut play = Play::plain(&format!("{rest}; scrap s05 p15"));
    play.go("dig part, die 1, card p15");
    assert_eq!(play.told(), "drew no_card", "two more cards were due");
    assert_eq!(play.event("no_card")["who"], "ghost");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_2_6_no_cards_are_not_shuffled() {
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let play = Play::plain(&format!(
        "agenda gain ghost part 1 / pace / trim / main; G{parts}; n 1"
    ));
    assert_eq!(play.told(), "no_card");
}

#[test]
fn se_2_7_completed_inventions_stay() {
    let mut play = Play::plain("Pd i03; Pb s01 s09 s10");
    play.go("invent i01, card i05");
    assert_eq!(play.see("player.done"), "i03 i01");
    assert_eq!(play.see("scraps.invention"), "");
}

#[test]
fn se_3_1_eight_five_one_one() {
    let (state, _) = dealt(&house(&[]), 30);
    let game = house(&[]);
    let position = game.position(&state);
    assert_eq!(
        (position.parts().count(), position.machines().count()),
        (8, 5)
    );
    assert_eq!(
        (
            position.inventions().count(),
            position.ghost_invention().is_some()
        ),
        (1, true)
    );
    assert_eq!(position.ghost_parts().map(|(_, n)| n).sum::<u8>(), 8);
    assert_eq!(position.ghost_machines().map(|(_, n)| n).sum::<u8>(), 5);
    assert!(position.character().is_some() && position.ghost_character().is_some());
}

#[test]
fn se_3_2_the_order_of_the_deal() {
    let (_, told) = dealt(&house(&[]), 30);
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
    let game = house(&[]);
    let (mut state, _) = dealt(&game, 30);
    let agenda = |state: &scrapyard::State| {
        let tasks: Vec<String> = game
            .position(state)
            .agenda()
            .map(|task| task.to_string())
            .collect();
        tasks.join(" / ")
    };
    assert_eq!(
        agenda(&state),
        "flip part / flip machine / flip invention / settle / main"
    );
    assert_eq!(game.position(&state).phase(), "flip");
    for pile in Pile::ALL {
        let chance = game.chances(&state)[0].0;
        let mut events = Vec::new();
        game.advance(&mut state, chance, &mut events).unwrap();
        assert_eq!(game.position(&state).scraps(pile).count(), 1);
        assert!(matches!(events[0], scrapyard::Event::Flipped { .. }));
    }
}

#[test]
fn se_3_4_characters_differ() {
    let game = house(&[]);
    let (state, _) = dealt(&game, 29);
    let texts: Vec<String> = game
        .chances(&state)
        .iter()
        .map(|(chance, _)| solo_core::Game::chance_text(&game, *chance).to_string())
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
    let fixed = house(&[("character", OptionValue::Word("c03"))]);
    let start = fixed.start();
    assert_eq!(fixed.position(&start).character(), fixed.character("c03"));
    let tasks: Vec<String> = fixed
        .position(&start)
        .agenda()
        .map(|task| task.to_string())
        .collect();
    assert!(!tasks.contains(&"deal player character 1".into()));
    assert!(tasks.contains(&"deal ghost character 1".into()));
    let none = plain();
    let (state, _) = dealt(&none, 28);
    assert_eq!(none.position(&state).phase(), "flip");
    let two = scrapyard::catalogue::Catalogue {
        characters: Some(
            "id,name,ability,uses,name_prov,data_prov\nc9,Solo,one_fewer,2,H,H\n".into(),
        ),
        ..Default::default()
    };
    let one = two.game().unwrap();
    let start = one.start();
    let tasks: Vec<String> = one
        .position(&start)
        .agenda()
        .map(|task| task.to_string())
        .collect();
    assert!(tasks.contains(&"deal player character 1".into()));
    assert!(!tasks.contains(&"deal ghost character 1".into()));
    let (state, _) = dealt(&one, 29);
    assert_eq!(one.position(&state).uses_left(), Some(2));
}

#[test]
fn se_3_5_settling_follows_the_deal() {
    let game = house(&[NOBODY]);
    let (state, told) = dealt(&game, 31);
    assert_eq!(game.position(&state).phase(), "main");
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
    let _ = options(&[]);
    assert!(matches!(game.next(&state), Next::Decision));
}
