//! The catalogue: the embedded tables and those of a box.

use crate::common::{Play, bot_turn, house as house_table, house_with, load, printed, walk};
use serde_json::json;
use solo_core::{Game, GameData, Kind, Tables};
use trismegistus_bot::{
    ArtifactId, AutomaId, AutomaKind, Benefit, Botmegistus, CardDie, Catalogue, Colour, Element,
    ExperimentId, Listed, Part, Section, Symbol, TokenKind,
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
    let words = |all: &[String]| all.join(" ");
    assert_eq!(
        words(&catalogue.colours().map(|c| c.to_string())),
        "red black white"
    );
    assert_eq!(
        words(&catalogue.symbols().map(|s| s.to_string())),
        "iron lead tin copper mercury wild"
    );
    assert_eq!(
        words(&catalogue.elements().map(|e| e.to_string())),
        "earth air fire water"
    );
    assert_eq!(catalogue.dice(Colour::Red), 4);
    assert_eq!(catalogue.essence(Symbol::Tin), Some(Element::Air));
    assert_eq!(catalogue.max_wild_becomes(), Symbol::Mercury);
    let sections: Vec<&str> = catalogue
        .all()
        .map(|section: Section| section.id_in(catalogue))
        .collect();
    assert_eq!(sections, ["iron", "lead", "tin", "copper", "mercury"]);
    let card = catalogue.experiment_card(catalogue.find("em-08").unwrap());
    assert_eq!(card.requirement(), [0, 4, 0, 6]);
    let tile = catalogue.artifact_card(catalogue.find("a3-04").unwrap());
    assert_eq!(tile.colour, Colour::Black);
    assert_eq!(tile.symbols(), [0, 1, 1, 1]);
    let card = catalogue.automa_card(catalogue.find("p-air").unwrap());
    assert_eq!(card.element(), Some(Element::Air));
    assert_eq!(card.actions(), [Part::Track(Element::Air); 2]);
    assert_eq!(card.die, CardDie::Two(Symbol::Tin, Symbol::Lead));
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
    let sections = catalogue.all().map(|s: Section| s.id_in(catalogue));
    assert!(sections.eq(["lead", "tin", "copper", "mercury"]));
    let of = |bowl| catalogue.section_of(bowl);
    assert_eq!(of(Symbol::Iron), of(Symbol::Lead));
    assert_eq!(of(Symbol::Copper), catalogue.find("copper"));
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
    assert_eq!(catalogue.all::<ArtifactId>().count(), 48);
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
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
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
    solo_testkit::laws::lists(&game, 12).unwrap();
    solo_testkit::laws::views(&game, 6).unwrap();
    solo_testkit::laws::audit(&game, 12).unwrap();
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
            _ => list.len() - 1 - play.state.pending().to_roll().count() % list.len(),
        };
        play.step(&list[place].clone());
        steps += 1;
    }
    assert!((800..4096).contains(&steps), "{steps}");
    solo_testkit::laws::end(&play.game, 40).unwrap();
}

#[test]
fn what_is_printed() {
    let house = Catalogue::house();
    assert_eq!(Colour::ALL.map(|colour| house.dice(colour)), [5, 5, 4]);
    let slots = (house.artifact_slots(), house.experiment_slots());
    assert_eq!((slots, house.reaction_markers()), ((2, 2), 2));
    for (id, symbols, count) in [("as-12", [0, 0, 0, 1], 1), ("a1-12", [0, 1, 1, 0], 2)] {
        let card = house.artifact_card(house.find(id).unwrap());
        assert_eq!(card.symbols(), symbols);
        assert_eq!(card.symbol_count(), count);
    }
    for (id, requirement, points) in [("es-08", [0, 0, 0, 2], 3), ("em-05", [6, 0, 4, 0], 18)] {
        let card = house.experiment_card(house.find(id).unwrap());
        assert_eq!(card.requirement(), requirement);
        assert_eq!(card.points, points);
    }
    let air = Element::Air;
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
    let essences = [Element::Earth, Element::Air, Element::Fire, Element::Water].map(Some);
    let printed = Symbol::ALL.map(|bowl| house.essence(bowl));
    assert_eq!(
        (&printed[..4], &printed[4..]),
        (&essences[..], &[None; 2][..])
    );
    let sections = Symbol::ALL.map(|bowl| house.section_of(bowl).map(|s| s.id_in(house)));
    let names = ["lead", "tin", "iron", "copper", "mercury"].map(Some);
    assert_eq!((&sections[..5], sections[5]), (&names[..], None));
    assert_eq!(ends::<ArtifactId>(), (48, "as-01", "a3-12"));
    assert_eq!(ends::<ExperimentId>(), (64, "es-01", "em-08"));
    assert_eq!(ends::<AutomaId>(), (17, "b1", "p-air"));
    assert_eq!(ends::<TokenKind>(), (3, "aether", "glory"));
    assert_eq!(ends::<Section>(), (5, "lead", "mercury"));
}

/// Returns the number of nouns of a kind in the embedded catalogue, the first id and the last one.
fn ends<N: Listed>() -> (usize, &'static str, &'static str) {
    let house = Catalogue::house();
    let ids: Vec<&str> = house.all().map(|noun: N| noun.id_in(house)).collect();
    (ids.len(), ids[0], ids[ids.len() - 1])
}

#[test]
fn what_an_automa_card_says() {
    let house = Catalogue::house();
    let card = house.automa_card(house.find("p-earth").unwrap());
    assert_eq!(
        (card.kind, card.element()),
        (AutomaKind::Personality, Some(Element::Earth))
    );
    assert_eq!(card.die, CardDie::Max);
    assert_eq!(card.actions(), [Part::Track(Element::Earth); 2]);
    assert_eq!(card.reward(), [Part::Points(5), Part::Gold(3)]);
    assert_eq!((card.colour, card.potency), (Colour::Black, 2));
    let glory = house.token_card(house.find("glory").unwrap());
    assert_eq!((glory.count, glory.benefit), (2, Benefit::Points(5)));
}

#[test]
fn unknown_names_and_numbers_are_nothing() {
    let house = Catalogue::house();
    assert_eq!(house.find::<Colour>("blue"), None);
    assert_eq!(house.find::<Symbol>("zinc"), None);
    assert_eq!(house.find::<Element>("stone"), None);
    assert_eq!(house.find::<Section>("wild"), None);
    assert_eq!(house.find::<TokenKind>("gold"), None);
    assert_eq!(house.find::<ArtifactId>("es-01"), None);
    assert_eq!(house.find::<ExperimentId>("as-01"), None);
    assert_eq!(house.find::<AutomaId>(""), None);
    // A number without a row has no id, and the values of the first embedded card.
    let last = ArtifactId::from_index(127).unwrap();
    assert_eq!(
        (last.id_in(house), ArtifactId::nth_in(house, 127)),
        ("", None)
    );
    assert_eq!(
        house.artifact_card(last),
        house.artifact_card(ArtifactId::default())
    );
    let last = ExperimentId::from_index(127).unwrap();
    assert_eq!(
        (last.id_in(house), ExperimentId::nth_in(house, 127)),
        ("", None)
    );
    assert_eq!(
        house.experiment_card(last),
        house.experiment_card(ExperimentId::default())
    );
    assert_eq!(ArtifactId::from_index(128), None);
}

/// The debug output of tables and positions has their ids.
#[test]
fn catalogues_and_positions_show_what_is_in_them() {
    let text = format!("{:?}", Catalogue::house());
    for part in [
        "DiceRow { colour: Red, count: 4",
        "ArtifactCard { id: Id(\"a1-01\"), level: One, colour: Black",
        "sections: {Lead: Some(0), Tin: Some(1)",
    ] {
        assert!(text.contains(part), "{part}");
    }
    let mut play = Play::new(&json!({}));
    play.until("roll_dice");
    let text = format!("{:?}", play.state);
    assert!(text.contains("RollDice { dice: [Red, Red"), "{text}");
}
