//! Chapter SE-1: aim and material.

use crate::common::{Play, plain};
use scrapyard::catalogue::{HOUSE, InventionRow, MachineRow};
use scrapyard::{AbilityRow, Pile};
use solo_core::Countable as _;

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
fn every_row_of_abilities_can_be_named() {
    let rows = u32::try_from(HOUSE.abilities.len()).unwrap();
    assert_eq!(AbilityRow::count(&plain()), rows);
}

#[test]
fn se_1_3_as_many_cards_as_the_catalogue_says() {
    let game = plain();
    let state = game.start();
    let count = |pile| state.unseen(pile).map(|(_, n)| u16::from(n)).sum::<u16>();
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
        let mut parts: Vec<&str> = Vec::new();
        for id in row.machines {
            let machine = HOUSE.machines.iter().find(|machine| machine.id == id);
            parts.extend(machine.unwrap().parts);
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
    for part in HOUSE.parts {
        let used = |row: &&MachineRow<'_>| row.parts.contains(&part.id);
        assert_eq!(HOUSE.machines.iter().filter(used).count(), 3, "{}", part.id);
    }
    for machine in HOUSE.machines {
        let used = |row: &&InventionRow<'_>| row.machines.contains(&machine.id);
        let count = HOUSE.inventions.iter().filter(used).count();
        assert_eq!(count, 2, "{}", machine.id);
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
