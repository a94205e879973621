//! Tables of all sizes.

use super::catalogue::{house, part_rows};
use crate::common::{Play, assembled, enforce, laws};
use scrapyard::{Pile, Scrapyard};
use solo_core::Tables;

/// Returns a table of machines or Inventions; every recipe is a row and the two after it.
fn recipe_rows(table: &str, rows: usize, copies: u8) -> String {
    let (letter, below, ability) = match table {
        "machines" => ("s", "p", ",draw4"),
        _ => ("i", "s", ""),
    };
    let mut text = format!("{}\n", house(table).lines().next().unwrap());
    let ids: Vec<String> = (1..=rows).map(|n| format!("{below}{n:02}")).collect();
    for (before, n) in (1..=rows).enumerate() {
        let recipe: Vec<String> = ids.iter().cycle().skip(before).take(3).cloned().collect();
        let recipe = recipe.join(" ");
        text += &format!("{letter}{n:02},Card {n},{copies},{recipe}{ability},H\n");
    }
    text
}

/// Abilities: one that lays as many cards as it can under a pile, and one that brings cards.
const LOOKS: &str = "id,op,n,keep,need,from,floor,rest,prov
draw4,draw,6,0,0,pmi,0,-,H
look,look,6,0,0,pmi,0,bottom,H
";

/// Returns these tables with a Character whose ability lays cards under a pile.
fn looking(tables: Tables) -> Scrapyard {
    let characters = "id,name,ability,uses,prov\nc01,One,look,0,H\n";
    let tables = tables
        .with("abilities", LOOKS)
        .with("characters", characters);
    assembled(&tables)
}

/// Uses the Character on a pile; the outcomes of chance and the order are the first ones.
fn look_at(play: &mut Play, pile: &str) {
    play.go("use c01").go(&format!("look {pile}"));
    while !play.agenda().starts_with("main") {
        let first = play.list().split([',', '*']).next().unwrap().to_string();
        play.go(&first);
    }
}

/// V2 and V5 alone bound the tables: 64 rows with 99 copies each.
#[test]
fn the_largest_tables_play() {
    let largest = looking(
        Tables::new()
            .with("parts", part_rows(64, 99))
            .with("machines", recipe_rows("machines", 64, 99))
            .with("inventions", recipe_rows("inventions", 64, 99)),
    );
    let state = largest.start();
    let cards = |pile| {
        state
            .unseen(pile)
            .map(|(_, copies)| u32::from(copies))
            .sum::<u32>()
    };
    assert_eq!(Pile::ALL.map(cards), [64 * 99; 3]);
    enforce(laws::audit(&largest, 2));
    enforce(laws::views(&largest, 2));
    let mut play = Play::new(largest, "c c01");
    for pile in ["part", "machine", "invention"].repeat(10) {
        look_at(&mut play, pile);
    }
    for pile in ["part", "machine", "invention"] {
        let bottom = play.see(&format!("piles.{pile}.bottom"));
        assert_eq!(bottom.split(' ').count(), 60);
    }
}

/// No known card is forgotten: when all cards of a pile were laid under it, the first one comes first.
#[test]
fn a_pile_can_become_known_from_its_first_card_to_its_last() {
    let tables = Tables::new()
        .with("parts", part_rows(16, 15))
        .with("machines", recipe_rows("machines", 15, 2));
    let game = looking(tables);
    let mut play = Play::new(game, "c c01; P p01 p02");
    for _ in 0..40 {
        look_at(&mut play, "part");
    }
    assert_eq!(play.see("piles.part.unseen"), "");
    let bottom = play.see("piles.part.bottom");
    let bottom: Vec<&str> = bottom.split(' ').collect();
    assert_eq!(bottom.len(), 16 * 15 - 2);
    for card in bottom.into_iter().take(20) {
        play.go("draw part");
        assert_eq!(play.event("drew")["card"], card);
        assert_eq!(play.event("drew")["known"], true);
        while !play.agenda().starts_with("main") {
            play.go("scrap p01");
        }
    }
}

/// The game is the same whatever the sizes of the tables: 64 rows, 15 or 20 copies.
#[test]
fn large_tables_play() {
    for (rows, copies) in [(64, 6), (64, 15), (20, 20), (17, 1)] {
        let game = assembled(&Tables::new().with("parts", part_rows(rows, copies)));
        enforce(laws::audit(&game, 5));
        enforce(laws::views(&game, 5));
    }
}

/// An id that begins like another is still its own: `p1` is not `p10`.
#[test]
fn v1_an_id_may_begin_like_another() {
    for [first, tenth] in [["p1", "p10"], ["p10", "p1"]] {
        let renamed = |table| {
            let text = house(table).replace("p10", "TENTH");
            text.replace("p01", first).replace("TENTH", tenth)
        };
        let tables = Tables::new()
            .with("parts", renamed("parts"))
            .with("machines", renamed("machines"));
        for (machine, recipe) in [
            ("s02", format!("{first} p11 p14")),
            ("s12", format!("p04 p09 {tenth}")),
        ] {
            let hand = format!("P {machine} {recipe}");
            let mut play = Play::new(assembled(&tables), &hand);
            play.go(&format!("build {machine}"));
            assert_eq!(play.see("player.built"), machine, "{hand}");
        }
    }
}
