//! V14: tables of all sizes, and those whose positions do not fit into a state.

use super::catalogue::{house, part_rows, refused};
use crate::common::{DRILL_ABILITIES, Play, assembled, drill, enforce, laws};
use scrapyard::{Options, Scrapyard};
use solo_core::{Faults, GameData, Tables};

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

#[test]
fn v14_room() {
    let parts = Tables::new().with("parts", part_rows(64, 15));
    let many = assembled(&parts);
    assert_eq!(many.chances(&many.start()).len(), 64);
    let largest = parts
        .with("machines", recipe_rows("machines", 64, 15))
        .with("inventions", recipe_rows("inventions", 64, 3));
    let largest = assembled(&largest);
    enforce(laws::audit(&largest, 2));
    enforce(laws::views(&largest, 2));
    let abilities = DRILL_ABILITIES.replace("look,1,0,0,m,0,top", "look,6,0,0,p,0,bottom");
    let tables = drill()
        .with("abilities", abilities)
        .with("parts", part_rows(64, 99));
    assert_eq!(
        refused(&tables).to_string(),
        "catalogue: there are too many kinds with too many copies for one position (V14)"
    );
}

#[test]
fn v14_more_counts_than_words() {
    let tables = Tables::new()
        .with("parts", part_rows(64, 99))
        .with("machines", recipe_rows("machines", 64, 15));
    let found = refused(&tables);
    let rules: Vec<&str> = found.iter().map(|fault| fault.rule).collect();
    assert_eq!(rules, ["V14"]);
}

/// Cards that are laid under a pile can all become known. With at most 16 kinds of cards of each type,
/// twice as many known cards fit into the same room.
#[test]
fn v14_known_cards() {
    for (look, parts, machines, fits) in [
        ("6,0,0,p,0,bottom", (16, 15), (15, 2), true),
        ("6,0,0,p,0,bottom", (17, 15), (15, 2), false),
        ("6,0,0,p,0,bottom", (16, 24), (15, 2), false),
        ("6,0,0,m,0,bottom", (16, 2), (16, 15), true),
        ("6,0,0,m,0,bottom", (16, 2), (16, 24), false),
        // Only what a look reveals counts, whatever other abilities bring.
        ("1,0,0,p,0,bottom", (17, 8), (15, 2), true),
        ("6,0,0,p,0,bottom", (17, 8), (15, 2), false),
    ] {
        let abilities = format!(
            "id,op,n,keep,need,from,floor,rest,prov\ndraw4,draw,6,0,0,pmi,0,-,H\nlook,look,{look},H\n"
        );
        let tables = Tables::new()
            .with("parts", part_rows(parts.0, parts.1))
            .with("machines", recipe_rows("machines", machines.0, machines.1))
            .with("abilities", abilities)
            .with(
                "characters",
                "id,name,ability,uses,name_prov,data_prov\nc01,One,look,0,H,H\n",
            );
        let made = Scrapyard::assemble(Options::default(), &tables);
        let faults = made.err();
        let rules: Vec<&str> = faults
            .iter()
            .flat_map(Faults::iter)
            .map(|fault| fault.rule)
            .collect();
        let expected = if fits { &[][..] } else { &["V14"] };
        assert_eq!(rules, expected, "{look} {parts:?} {machines:?}");
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
