//! The catalogue: the embedded tables and those of a box.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{Play, bot_turn, house, walk};
use serde_json::json;
use solo_core::Game;
use trismegistus_bot::{Botmegistus, Catalogue, Options, TABLE_NAMES, Tables};

#[test]
fn the_embedded_tables_load_as_the_embedded_catalogue() {
    let tables = TABLE_NAMES.iter().fold(Tables::new(), |tables, name| {
        tables.with(*name, house(name))
    });
    assert_eq!(&Catalogue::load(&tables).unwrap(), Catalogue::house());
    assert_eq!(
        &Catalogue::load(&Tables::new()).unwrap(),
        Catalogue::house()
    );
}

#[test]
fn l_9_one_table_is_enough() {
    let text = "count,vp\n0,1\n1,1\n2,3\n3,3\n4,10\n5,15\n6,21\n7,999\n";
    let catalogue = Catalogue::load(&Tables::new().with("formulas", text)).unwrap();
    assert_eq!(
        (catalogue.formula_points(0), catalogue.formula_points(7)),
        (1, 999)
    );
    assert_eq!(catalogue.formula_points(9), 999);
    assert_eq!(catalogue.artifacts().count(), 48);
    let fingerprint = catalogue.fingerprint();
    assert_ne!(fingerprint, Catalogue::house().fingerprint());
    let game = Botmegistus::with_catalogue(Options::default(), catalogue);
    assert_eq!(game.catalogue_fingerprint(), Some(fingerprint));
}

#[test]
fn tables_come_as_json() {
    let orders = json!({
        "orders": {"colour": ["red", "white", "black"], "symbol": ["wild", "mercury", "copper", "iron", "tin", "lead"], "track": ["air", "water", "fire", "earth"], "max_wild_becomes": "tin"},
        "layout": {"artifact_slots": 1, "experiment_slots": 1, "reaction_markers": 1}
    });
    let text = json!({"orders": orders, "formulas": house("formulas")});
    let tables: Tables = serde_json::from_value(text).unwrap();
    let mut play = Play::with_tables(&json!({}), tables);
    assert_eq!(play.list()[0], "token air 3 aether");
    play.until("roll_dice");
    assert_eq!(play.list()[0], "roll red wild");
    assert!(walk(&mut play, |_, _, _| {}) > 100);
    assert_eq!(play.view()["window"], json!(null));
}

#[test]
fn the_largest_catalogue_is_played() {
    let orders = house("orders")
        .replace("slots = 2", "slots = 4")
        .replace("markers = 2", "markers = 9");
    let mut experiments = house("experiments");
    let mut artifacts = house("artifacts");
    for n in 0..64 {
        let level = n % 3 + 1;
        experiments.push_str(&format!("x{n},{level},fire,fire:{},9\n", n % 10 + 1));
    }
    for n in 0..80 {
        artifacts.push_str(&format!(
            "y{n},{},{},air\n",
            n % 3 + 1,
            ["black", "white", "red"][n / 3 % 3]
        ));
    }
    let experiments = experiments.replace("e1-", "long-name-of-an-experiment-1-");
    let tables = Tables::new()
        .with("orders", orders)
        .with("experiments", experiments)
        .with("artifacts", artifacts)
        .with("dice", "colour,count\nblack,9\nwhite,2\nred,9\n");
    let game = bot_turn(&json!({}), tables, 2).game;
    assert!(size_of_val(&game.start()) <= 384);
    solo_core::testkit::laws::lists(&game, 12).unwrap();
    solo_core::testkit::laws::views(&game, 6).unwrap();
    solo_core::testkit::laws::audit(&game, 12).unwrap();
}
