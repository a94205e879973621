//! The catalogue: the embedded tables and those of a box.

use crate::common::{Play, bot_turn, house as house_table, house_with, load, printed, walk};
use serde_json::json;
use solo_core::{Game, GameData, Tables};
use trismegistus_bot::{
    ArtifactId, AutomaKind, Benefit, Botmegistus, CardDie, Catalogue, ExperimentId, Part,
};

#[test]
fn the_embedded_tables_make_the_embedded_catalogue() {
    let game = Botmegistus::default();
    assert_eq!(load(&game.tables()).as_ref(), Ok(&game));
    assert_eq!(load(&Tables::new()).as_ref(), Ok(&game));
}

/// The form without provenance, with lines of names and values for the table `orders`.
#[test]
fn tables_are_read_as_they_are_printed() {
    let (house, game) = (Botmegistus::default(), load(&printed()).unwrap());
    assert_eq!(game.catalogue_fingerprint(), house.catalogue_fingerprint());
    for (name, written) in game.tables().iter() {
        let tables = house.tables();
        let rows = tables.get(name).unwrap().lines();
        for (is, was) in written.lines().zip(rows).skip(1) {
            let (is, origin) = is.rsplit_once(',').unwrap();
            // A row without provenance is the owner's.
            assert_eq!((is, origin), (was.rsplit_once(',').unwrap().0, "U"));
        }
        let alone = load(&Tables::new().with(name, house_table(name))).unwrap();
        assert_eq!(alone.catalogue_fingerprint(), house.catalogue_fingerprint());
    }
}

/// Other orders give the same cards other numbers; written again they are the same rows.
#[test]
fn orders_change_no_row() {
    let orders = house_table("orders")
        .replace(
            "\"black\", \"white\", \"red\"",
            "\"red\", \"black\", \"white\"",
        )
        .replace("\"lead\", \"tin\", \"iron\"", "\"iron\", \"lead\", \"tin\"")
        .replace(
            "\"fire\", \"water\", \"air\"",
            "\"air\", \"fire\", \"water\"",
        );
    let game = load(&Tables::new().with("orders", orders)).unwrap();
    let (catalogue, house) = (game.catalogue(), Catalogue::house());
    assert_ne!(catalogue.fingerprint(), house.fingerprint());
    assert_eq!(catalogue.dice(), [4, 5, 5]);
    let air = catalogue.element("air").unwrap();
    assert_eq!(
        catalogue.essence(catalogue.symbol("tin").unwrap()),
        Some(air)
    );
    assert_eq!(
        catalogue.symbol_name(catalogue.max_wild_becomes()),
        "mercury"
    );
    assert_eq!(catalogue.symbol_name(catalogue.wild()), "wild");
    let sections: Vec<&str> = catalogue
        .sections()
        .map(|s| catalogue.section_name(s))
        .collect();
    assert_eq!(sections, ["iron", "lead", "tin", "copper", "mercury"]);
    let card = catalogue.experiment_card(catalogue.experiment("em-08").unwrap());
    assert_eq!(card.requirement(), [0, 6, 4, 0]);
    let tile = catalogue.artifact_card(catalogue.artifact("a3-04").unwrap());
    assert_eq!(
        (catalogue.colour_name(tile.colour), tile.symbols()),
        ("black", [0, 1, 1, 1])
    );
    let card = catalogue.automa_card(catalogue.automa("p-air").unwrap());
    assert_eq!(
        (card.element, card.actions()),
        (Some(air), &[Part::Track(air); 2][..])
    );
    let die = ["tin", "lead"].map(|name| catalogue.symbol(name).unwrap());
    assert_eq!(card.die, CardDie::Two(die[0], die[1]));
    let (written, was) = (game.tables(), Botmegistus::default().tables());
    for (name, text) in was.iter().filter(|(name, _)| *name != "orders") {
        assert_eq!(written.get(name), Some(text));
    }
    assert_eq!(load(&written), Ok(game));
}

/// A section that belongs to several bowls has the place of the first one.
#[test]
fn bowls_can_share_a_section() {
    let bowls = house_with("bowls", "iron,fire,lead");
    let game = load(&Tables::new().with("bowls", bowls)).unwrap();
    let catalogue = game.catalogue();
    let sections = catalogue.sections().map(|s| catalogue.section_name(s));
    assert!(sections.eq(["lead", "tin", "copper", "mercury"]));
    let of = |bowl| catalogue.section_of(catalogue.symbol(bowl).unwrap());
    assert_eq!(of("iron"), of("lead"));
    assert_eq!(of("copper"), catalogue.section("copper"));
}

#[test]
fn l_9_one_table_is_enough() {
    let text = "count,vp\n0,1\n1,1\n2,3\n3,3\n4,10\n5,15\n6,21\n7,999\n";
    let game = load(&Tables::new().with("formulas", text)).unwrap();
    let catalogue = game.catalogue();
    assert_eq!(
        (catalogue.formula_points(0), catalogue.formula_points(7)),
        (1, 999)
    );
    assert_eq!(catalogue.formula_points(9), 999);
    assert_eq!(catalogue.artifacts().count(), 48);
    let fingerprint = catalogue.fingerprint();
    assert_ne!(fingerprint, Catalogue::house().fingerprint());
    assert_eq!(game.catalogue_fingerprint(), Some(fingerprint));
    assert_eq!(load(&game.tables()), Ok(game));
}

#[test]
fn tables_come_as_json() {
    let orders = json!({
        "colour": ["red", "white", "black"],
        "symbol": ["wild", "mercury", "copper", "iron", "tin", "lead"],
        "track": ["air", "water", "fire", "earth"], "max_wild_becomes": "tin",
        "artifact_slots": 1, "experiment_slots": 1, "reaction_markers": 1
    });
    let dice = json!([
        {"colour": "black", "count": 5}, {"colour": "white", "count": 5}, {"colour": "red", "count": 4}
    ]);
    let text = json!({"orders": orders, "dice": dice, "formulas": house_table("formulas")});
    let tables: Tables = serde_json::from_value(text).unwrap();
    let mut play = Play::with_tables(&json!({}), tables);
    assert_eq!(play.list()[0], "token air 3 aether");
    play.until("roll_dice");
    assert_eq!(play.list()[0], "roll red wild");
    assert!(walk(&mut play, |_, _, _| {}) > 100);
    assert_eq!(play.view()["window"], json!(null));
}

/// RULES.md has a line for every column, as declared.
#[test]
fn the_rulebook_describes_every_column() {
    let rules = include_str!("../../RULES.md");
    for table in Botmegistus::TABLES {
        let mut lines = format!(
            "{}\n\n| column | what | clause | about |\n| --- | --- | --- | --- |\n",
            table.about
        );
        for column in table.columns {
            let (name, what, clause, about) =
                (column.name, column.what, column.clause, column.about);
            lines += &format!("| `{name}` | {what} | {clause} | {about} |\n");
        }
        let heading = format!("### Table `{}`\n\n{lines}", table.name);
        assert!(rules.contains(&heading), "{heading}");
    }
}

#[test]
fn schemas_know_the_ids_of_the_catalogue() {
    let schema = serde_json::to_value(Botmegistus::default().schema()).unwrap();
    assert!(schema.to_string().contains("em-08"));
    assert!(schema["tables"].to_string().contains("bot_benefit"));
}

#[test]
fn the_largest_catalogue_is_played() {
    let orders = house_table("orders")
        .replace("slots = 2", "slots = 4")
        .replace("markers = 2", "markers = 9");
    let mut experiments = house_table("experiments");
    let mut artifacts = house_table("artifacts");
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

/// Every part of every turn is a look, and every look takes as many steps as possible.
#[test]
fn the_longest_games_end() {
    let orders = house_table("orders").replace("artifact_slots = 2", "artifact_slots = 4");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let parts = ["artifact"; 8].join(";");
        let reward = if cells[7] == "none" { "none" } else { &parts };
        let (id, kind, element) = (cells[0], cells[1], cells[2]);
        format!("{id},{kind},{element},black,max,1,{parts},{reward}\n")
    };
    let automa = house_table("automa");
    let (header, rows) = automa.split_once('\n').unwrap();
    let rows: String = rows.lines().map(row).collect();
    let tables = Tables::new()
        .with("orders", orders)
        .with("automa", format!("{header}\n{rows}"));
    let options = json!({"reports": "lean", "artifact_none": "other_colour"});
    let mut play = Play::with_tables(&options, tables);
    let mut steps = 0;
    while play.outcome().is_none() {
        let list = play.list();
        let place = match play.phase() {
            "human_report" => 0,
            "lay_artifact" if steps % 5 == 0 => 0,
            _ => list.len() - 1 - play.state.to_roll().count() % list.len(),
        };
        play.step(&list[place].clone());
        steps += 1;
    }
    assert!((800..4096).contains(&steps), "{steps}");
    solo_core::testkit::laws::end(&play.game, 40).unwrap();
}

#[test]
fn what_is_printed() {
    let house = Catalogue::house();
    assert_eq!(house.dice(), [5, 5, 4]);
    let slots = (house.artifact_slots(), house.experiment_slots());
    assert_eq!((slots, house.reaction_markers()), ((2, 2), 2));
    for (id, symbols, count) in [("as-12", [0, 0, 0, 1], 1), ("a1-12", [0, 1, 1, 0], 2)] {
        let card = house.artifact_card(house.artifact(id).unwrap());
        assert_eq!((card.symbols(), card.symbol_count()), (symbols, count));
    }
    for (id, requirement, points) in [("es-08", [0, 0, 0, 2], 3), ("em-05", [6, 0, 4, 0], 18)] {
        let card = house.experiment_card(house.experiment(id).unwrap());
        assert_eq!((card.requirement(), card.points), (requirement, points));
    }
    let air = house.element("air").unwrap();
    let of_levels = |find: &dyn Fn(u8) -> u8| (0..=12).map(find).collect::<Vec<_>>();
    assert_eq!(house.top(air), 10);
    assert_eq!(
        of_levels(&|level| house.points_at(air, level)),
        [0, 0, 0, 0, 3, 0, 0, 6, 0, 0, 9, 0, 0]
    );
    assert_eq!(
        of_levels(&|level| u8::from(house.is_bonus_space(air, level))),
        [0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    );
    assert!(!house.is_bonus_space(air, 32 + 3));
    let points: Vec<u16> = (0..10).map(|count| house.formula_points(count)).collect();
    assert_eq!(points, [0, 1, 3, 6, 10, 15, 21, 28, 28, 28]);
    let bowls = ["lead", "tin", "iron", "copper", "mercury", "wild"].map(|name| {
        let bowl = house.symbol(name).unwrap();
        let essence = house
            .essence(bowl)
            .map(|element| house.element_name(element));
        (
            essence,
            house.section_of(bowl).map(|s| house.section_name(s)),
        )
    });
    let essences = [
        Some("earth"),
        Some("air"),
        Some("fire"),
        Some("water"),
        None,
        None,
    ];
    assert_eq!(bowls.map(|(essence, _)| essence), essences);
    let sections = ["lead", "tin", "iron", "copper", "mercury"].map(Some);
    assert_eq!(bowls.map(|(_, section)| section)[..5], sections);
    assert_eq!(bowls[5].1, None);
    let [artifacts, experiments, cards, kinds, sections] = [
        house
            .artifacts()
            .map(|id| house.artifact_name(id))
            .collect(),
        house
            .experiments()
            .map(|id| house.experiment_name(id))
            .collect(),
        house
            .automa_cards()
            .map(|id| house.automa_name(id))
            .collect(),
        house.token_kinds().map(|id| house.token_name(id)).collect(),
        house
            .sections()
            .map(|id| house.section_name(id))
            .collect::<Vec<_>>(),
    ];
    let ends = |list: &[&'static str]| (list.len(), list[0], list[list.len() - 1]);
    assert_eq!(ends(&artifacts), (48, "as-01", "a3-12"));
    assert_eq!(ends(&experiments), (64, "es-01", "em-08"));
    assert_eq!(ends(&cards), (17, "b1", "p-air"));
    assert_eq!(ends(&kinds), (3, "aether", "glory"));
    assert_eq!(ends(&sections), (5, "lead", "mercury"));
}

#[test]
fn what_an_automa_card_says() {
    let house = Catalogue::house();
    let card = house.automa_card(house.automa("p-earth").unwrap());
    let earth = house.element("earth").unwrap();
    assert_eq!(
        (card.kind, card.element),
        (AutomaKind::Personality, Some(earth))
    );
    assert_eq!(card.die, CardDie::Max);
    assert_eq!(card.actions(), [Part::Track(earth); 2]);
    assert_eq!(card.reward(), [Part::Points(5), Part::Gold(3)]);
    assert_eq!((house.colour_name(card.colour), card.potency), ("black", 2));
    let glory = house.token_card(house.token("glory").unwrap());
    assert_eq!((glory.count, glory.benefit), (2, Benefit::Points(5)));
}

#[test]
fn unknown_names_and_numbers_are_nothing() {
    let house = Catalogue::house();
    assert_eq!(house.colour("blue"), None);
    assert_eq!(house.symbol("zinc"), None);
    assert_eq!(house.element("stone"), None);
    assert_eq!(house.section("wild"), None);
    assert_eq!(house.token("gold"), None);
    assert_eq!(house.artifact("es-01"), None);
    assert_eq!(house.experiment("as-01"), None);
    assert_eq!(house.automa(""), None);
    let last = ArtifactId::new(127).unwrap();
    assert_eq!(house.artifact_name(last), "");
    assert_eq!(house.artifact_card(last).symbol_count(), 0);
    let last = ExperimentId::new(127).unwrap();
    assert_eq!(house.experiment_name(last), "");
    assert_eq!(house.experiment_card(last).points, 0);
    assert_eq!(ArtifactId::new(128), None);
}

/// The debug output of tables and positions has their ids.
#[test]
fn catalogues_and_positions_show_what_is_in_them() {
    let text = format!("{:?}", Catalogue::house());
    for part in [
        "dice: Each([5, 5, 4])",
        "\"a1-01\": ArtifactCard {",
        "{\"lead\": (), \"tin\": ()",
    ] {
        assert!(text.contains(part), "{part}");
    }
    let mut play = Play::new(&json!({}));
    play.until("roll_dice");
    let first = "DiceToRoll".len();
    let text = format!("{:?}", play.state);
    assert!(
        text.len() > first && text.contains("to_roll: [Colour(0), Colour(0)"),
        "{text}"
    );
}
