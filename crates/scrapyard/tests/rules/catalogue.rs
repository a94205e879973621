//! An owner's tables: V1 to V13, one faulty table after the other, and all faults together.

use crate::common::{DRILL_CHARACTERS, assembled, drill, machines_with, named};
use scrapyard::catalogue::HOUSE;
use scrapyard::{Card, Options, Scrapyard, Source};
use solo_core::{Faults, Game, GameData, Noun, Provenance, Speech, Tables};

/// Returns an embedded table.
pub(crate) fn house(table: &str) -> String {
    let tables = Scrapyard::default().tables();
    tables.get(table).unwrap().into()
}

pub(crate) fn refused(tables: &Tables) -> Faults {
    Scrapyard::assemble(Options::default(), tables).expect_err("the tables are wrong")
}

/// Returns the rules that an embedded table breaks with this change.
fn broken(table: &str, from: &str, to: &str) -> Vec<&'static str> {
    let text = house(table);
    assert!(text.contains(from), "{from}");
    let faults = refused(&Tables::new().with(table, text.replacen(from, to, 1)));
    faults.iter().map(|fault| fault.rule).collect()
}

/// Returns the message about an embedded table with this change.
fn said(table: &str, from: &str, to: &str) -> String {
    refused(&Tables::new().with(table, house(table).replacen(from, to, 1))).to_string()
}

fn accepted(table: &str, from: &str, to: &str) -> Scrapyard {
    let text = house(table);
    assert!(text.contains(from), "{from}");
    assembled(&Tables::new().with(table, text.replacen(from, to, 1)))
}

#[test]
fn the_house_tables_are_valid() {
    let game = assembled(&Scrapyard::default().tables());
    assert_eq!(game, Scrapyard::default());
    assert_eq!(assembled(&Tables::new()), game);
    let drilled = assembled(&drill());
    assert_ne!(
        drilled.catalogue_fingerprint(),
        game.catalogue_fingerprint()
    );
    assert_eq!(assembled(&drilled.tables()), drilled);
    let speech = Speech::of(&game);
    let invention: Card = named(&game, "i09");
    assert_eq!(invention.to_name(&speech).to_string(), "Time Machine");
    let character: Source = named(&game, "c02");
    assert_eq!(character.to_name(&speech).to_string(), "Jerry Riggsby");
    let ability = drilled.ability_row(character);
    assert_eq!(ability.to_id(&drilled).to_string(), "d_reroll");
}

#[test]
fn where_the_values_of_the_house_come_from() {
    let of = |row: usize, column| HOUSE.characters[row].prov.of(column).next();
    assert_eq!(of(1, "name"), Some(Provenance::Rulebook));
    assert_eq!(of(1, "ability"), Some(Provenance::Published));
    assert_eq!(of(2, "ability"), Some(Provenance::House));
    let published = HOUSE.inventions.iter();
    let published = published.filter(|row| row.prov.of("name").eq([Provenance::Published]));
    let ids = ["i01", "i02", "i03", "i04", "i05", "i06", "i09", "i10"];
    assert!(published.map(|row| row.id).eq(ids));
    let deduced = HOUSE.abilities.iter();
    let deduced = deduced.filter(|row| row.prov.of("n").eq([Provenance::Deduced]));
    assert!(deduced.map(|row| row.id).eq(["draw4", "easy_dig"]));
}

#[test]
fn a_value_can_be_changed() {
    let game = Scrapyard::default();
    let text = house("parts").replace("Flywheel,6", "\"The \"\"Wheel\"\"\",5");
    let changed =
        Scrapyard::assemble(*game.options(), &game.tables().with("parts", text.clone())).unwrap();
    let wheel: Card = named(&changed, "p05");
    let speech = Speech::of(&changed);
    assert_eq!(wheel.to_name(&speech).to_string(), "The \"Wheel\"");
    assert_eq!(changed.chances(&changed.start()).nth(4).unwrap().1, 5);
    assert_ne!(
        changed.catalogue_fingerprint(),
        game.catalogue_fingerprint()
    );
    assert_eq!(changed.tables().get("parts"), Some(text.as_str()));
    assert_eq!(
        changed.tables().get("machines"),
        game.tables().get("machines")
    );
}

#[test]
fn v1_ids_and_names() {
    for id in ["q01", "p0001", "p", "p02"] {
        let found = broken("parts", "p01,Brass", &format!("{id},Brass"));
        // Also three recipes name the lost Part.
        assert_eq!(found, ["V1", "V3", "V3", "V3"], "{id}");
    }
    assert_eq!(broken("parts", "Brass Gear", ""), ["V1"]);
    assert_eq!(broken("parts", "Brass Gear", "Brass\tGear"), ["V1"]);
    assert_eq!(broken("parts", "Brass Gear", "Brass, Gear"), ["V1"]);
    assert_eq!(broken("parts", "Brass Gear", "\"Brass, Gear\""), ["V1"]);
    assert_eq!(broken("parts", "id,name", "id,nom"), ["V1", "V1"]);
    assert_eq!(broken("abilities", "easy_dig,", "Easy,"), ["V1", "V6"]);
    assert_eq!(
        broken("abilities", "strong_boost,", "rich_dig,"),
        ["V1", "V6"]
    );
    // Ids are unique over all tables.
    assert_eq!(broken("abilities", "set_six,", "p01,")[0], "V1");
    assert_eq!(
        said("characters", "c04,", "c01,"),
        "characters line 5, id: the id c01 comes twice (V1)"
    );
    let unknown = Tables::new().with("partz", house("parts"));
    assert_eq!(
        refused(&unknown).to_string(),
        "partz: there is no such table, but parts, machines, inventions, abilities, characters (V1)"
    );
}

#[test]
fn v2_copies() {
    for copies in ["0", "100", "-1", "06", "x", "1.5", ""] {
        for (table, name, own) in [
            ("parts", "Brass Gear", "6"),
            ("machines", "Aether Lamp", "3"),
            ("inventions", "The Terrigible", "1"),
        ] {
            let (from, to) = (format!("{name},{own}"), format!("{name},{copies}"));
            assert_eq!(broken(table, &from, &to), ["V2"], "{to}");
        }
    }
    let game = accepted("parts", "Brass Gear,6", "Brass Gear,99");
    assert_eq!(game.chances(&game.start()).next().unwrap().1, 99);
}

#[test]
fn v3_and_v4_recipes() {
    for recipe in [
        "p01 p10",
        "p01 p10 p15 p02",
        "p01 p10 p10",
        "p01 p10 p01",
        "p10 p10 p01",
        "p01  p10 p15",
        "p01 p10 s01",
        "p01 p10 p99",
    ] {
        assert_eq!(
            broken("machines", "p01 p10 p15", recipe),
            ["V3"],
            "{recipe}"
        );
    }
    for recipe in ["s01 s09", "s01 s09 s09", "s01 s09 p01"] {
        let found = broken("inventions", "s01 s09 s10", recipe);
        assert_eq!(found, ["V4"], "{recipe}");
    }
    assert_eq!(
        said("machines", "p01 p10 p15", "p01 p10 p16"),
        "machines line 2, parts: \"p16\" is not among the parts (V3)"
    );
}

pub(crate) fn part_rows(rows: usize, copies: u8) -> String {
    let mut text = String::from("id,name,copies,prov\n");
    for row in 1..=rows {
        text += &format!("p{row:02},Part {row},{copies},H\n");
    }
    text
}

#[test]
fn v5_sizes() {
    let parts = |rows, copies| Tables::new().with("parts", part_rows(rows, copies));
    let game = assembled(&parts(64, 6));
    assert_eq!(game.chances(&game.start()).len(), 64);
    assert_eq!(
        refused(&parts(65, 6)).to_string(),
        "parts: there are more than 64 rows (V5)"
    );
    assert_eq!(
        refused(&parts(15, 1)).to_string(),
        "parts: 15 cards are fewer than 17 (V5)"
    );
    assembled(&parts(17, 1));
    let inventions = |rows: usize| {
        let text = house("inventions");
        let lines: Vec<&str> = text.lines().take(1 + rows).collect();
        Tables::new().with("inventions", lines.join("\n"))
    };
    assert_eq!(
        refused(&inventions(7)).to_string(),
        "inventions: 7 cards are fewer than 8 (V5)"
    );
    assembled(&inventions(8));
    let few = house("machines").replace(",3,", ",1,");
    assembled(&Tables::new().with("machines", few));
    let mut rows: Vec<String> = house("abilities").lines().map(String::from).collect();
    rows.extend((rows.len()..66).map(|row| format!("more{row},none,0,0,0,-,0,-,H")));
    let found = refused(&Tables::new().with("abilities", rows.join("\n")));
    assert_eq!(
        found.to_string(),
        "abilities: there are more than 64 rows (V5)"
    );
    // The Inventions refer to machines that are no longer there.
    let ten = house("machines")
        .lines()
        .take(11)
        .collect::<Vec<_>>()
        .join("\n");
    let ten = ten.replace(",3,", ",1,");
    let found = refused(&Tables::new().with("machines", ten)).to_string();
    assert!(
        found.starts_with("machines: 10 cards are fewer than 11 (V5); "),
        "{found}"
    );
}

#[test]
fn v6_abilities_and_operations_exist() {
    assert_eq!(broken("machines", "draw4", "draw5"), ["V6"]);
    assert_eq!(broken("characters", "easy_dig", "hard_dig"), ["V6"]);
    assert_eq!(broken("abilities", "dig_bonus", "dig_malus"), ["V6"]);
}

#[test]
fn v7_to_v10_parameters() {
    let cases = [
        ("draw4,draw,4,", "draw4,draw,7,", "V7"),
        ("draw4,draw,4,", "draw4,draw,0,", "V7"),
        ("set_die,6", "set_die,1", "V7"),
        ("set_die,6", "set_die,7", "V7"),
        ("stand_in,stand_in,0", "stand_in,stand_in,1", "V7"),
        ("bonus_card,1", "bonus_card,0", "V7"),
        ("look,3,1", "look,3,4", "V8"),
        ("draw,4,0", "draw,4,1", "V8"),
        ("pm,0,top", "pm,0,-", "V8"),
        ("pm,0,top", "pm,0,left", "V8"),
        ("draw,4,0,0,pm,0,-", "draw,4,0,0,pm,0,top", "V8"),
        ("salvage,1,0,3", "salvage,1,0,1", "V9"),
        ("salvage,1,0,3", "salvage,1,0,7", "V9"),
        ("bonus_card,1,0,6", "bonus_card,1,0,0", "V9"),
        ("bonus_card,1,0,6", "bonus_card,1,0,1", "V9"),
        ("dig_bonus,1,0,0", "dig_bonus,1,0,2", "V9"),
        ("draw,4,0,0,pm", "draw,4,0,0,mp", "V10"),
        ("draw,4,0,0,pm", "draw,4,0,0,-", "V10"),
        ("draw,4,0,0,pm", "draw,4,0,0,", "V10"),
        ("reclaim,1,0,0,pm", "reclaim,1,0,0,pmi", "V10"),
        ("reclaim,1,0,0,pm", "reclaim,1,0,0,-", "V10"),
        ("pm,1,-", "pm,0,-", "V10"),
        ("pm,1,-", "pm,10,-", "V10"),
        ("dig_bonus,1,0,0,-", "dig_bonus,1,0,0,p", "V10"),
        ("dig_bonus,1,0,0,-,0", "dig_bonus,1,0,0,-,1", "V10"),
    ];
    for (from, to, rule) in cases {
        assert_eq!(broken("abilities", from, to), [rule], "{to}");
    }
    for (from, to) in [
        ("draw,4,0,0,pm", "draw,6,0,6,pmi"),
        ("look,3,1,0,pm,0,top", "look,6,6,2,i,0,bottom"),
        ("look,3,1,0", "look,1,0,0"),
        ("set_die,6", "set_die,2"),
        ("pm,1,-", "p,9,-"),
    ] {
        accepted("abilities", from, to);
    }
    for (from, to, expected) in [
        (
            "set_die,6",
            "set_die,1",
            "n: expected 2 to 6 for set_die, found \"1\" (V7)",
        ),
        (
            "set_six,set_die,6,0,0,-",
            "set_six,set_die,6,0,0,p",
            "from: expected - for set_die, found \"p\" (V10)",
        ),
        (
            "reclaim,1,0,0,pm",
            "reclaim,1,0,0,pmi",
            "from: expected letters of pm for reclaim, found \"pmi\" (V10)",
        ),
        (
            "draw,4,0,0,pm",
            "draw,4,0,0,-",
            "from: expected letters of pmi for draw, found \"-\" (V10)",
        ),
        (
            "pm,0,top",
            "pm,0,-",
            "rest: expected top or bottom for look, found \"-\" (V8)",
        ),
        (
            "pm,0,top",
            "pm,0,left",
            "rest: expected top, bottom or -, found \"left\" (V8)",
        ),
    ] {
        let found = said("abilities", from, to);
        let (_, found) = found.split_once(", ").unwrap();
        assert_eq!(found, expected);
    }
}

#[test]
fn v11_and_v12_uses() {
    assert_eq!(broken("characters", "easy_dig,0", "easy_dig,1"), ["V11"]);
    assert_eq!(
        broken("characters", "one_fewer,1", "one_fewer,100"),
        ["V11"]
    );
    assert_eq!(broken("characters", "one_fewer,1", "stand_in,1"), ["V12"]);
    accepted("characters", "one_fewer,1", "one_fewer,0");
    for uses in ["d_reroll,0", "d_none,99"] {
        let characters = DRILL_CHARACTERS.replace("d_reroll,3", uses);
        let found = refused(&drill().with("characters", characters));
        let found: Vec<_> = found
            .iter()
            .map(|fault| (fault.at.as_str(), fault.rule))
            .collect();
        assert_eq!(found, [("characters line 3, uses", "V11")], "{uses}");
    }
}

#[test]
fn v13_provenance() {
    for (table, from) in [
        ("parts", "Brass Gear,6,H"),
        ("machines", "draw4,H"),
        ("inventions", "s01 s09 s10,H name=P"),
        ("abilities", "pm,1,-,H"),
        ("characters", "rich_dig,0,H name=S"),
    ] {
        let before = from.rsplit_once(',').unwrap().0;
        let with = |letters| format!("{before},{letters}");
        for letters in ["s", "H nom=P", "H name=P name", "H name="] {
            assert_eq!(broken(table, from, &with(letters)), ["V13"], "{letters}");
        }
        for letters in ["", "S", "P", "P2", "R", "H", "U", "R id=U copies=P2+H"] {
            if table == "parts" || !letters.contains("copies") {
                accepted(table, from, &with(letters));
            }
        }
    }
    // Without the column the owner entered the values.
    let unlabelled = "id,name,ability,uses\nc1,Ada,easy_dig,0\n";
    let game = assembled(&Tables::new().with("characters", unlabelled));
    let written = "id,name,ability,uses,prov\nc1,Ada,easy_dig,0,U\n";
    assert_eq!(game.tables().get("characters"), Some(written));
}

/// Unreadable cells of all tables come first.
#[test]
fn all_faults_at_once() {
    let parts = "id,name,copies,prov\np01,,0,Z\nx02,Valve,6,H\np03,Coil,6\n";
    let tables = Tables::new().with("parts", parts).with(
        "characters",
        house("characters").replace("rich_dig,0", "rich_dig,x"),
    );
    assert_eq!(
        refused(&tables).to_string(),
        "parts line 2, name: expected a text, found \"\" (V1); \
         parts line 2, copies: expected a whole number from 1 to 99, found \"0\" (V2); \
         parts line 2, prov: expected letters of provenance (S, P, P2, R, H, U), with column=letters for \
         what differs, found \"Z\" (V13); \
         parts line 4: 3 cells instead of 4 (V1); \
         characters line 4, uses: expected a whole number from 0 to 99, found \"x\" (V11)"
    );
    let parts = "id,name,copies,prov\np01,Gear,6,U\nx02,Valve,6,H\n";
    let found = refused(&Tables::new().with("parts", parts));
    let found: Vec<String> = found
        .iter()
        .map(|fault| format!("{} {}", fault.at, fault.rule))
        .collect();
    for expected in [
        "parts line 3, id V1",
        "machines line 2, parts V3",
        "parts V5",
    ] {
        assert!(
            found.iter().any(|fault| fault == expected),
            "{expected} in {found:?}"
        );
    }
}

#[test]
fn data_form() {
    let tables: Tables = serde_json::from_str("{}").unwrap();
    assert_eq!(assembled(&tables), Scrapyard::default());
    let machines = machines_with(|_, _| "draw4".into());
    let text: Tables = serde_json::from_value(serde_json::json!({"machines": machines})).unwrap();
    let rows: Vec<serde_json::Value> = machines
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let recipe: Vec<&str> = cells[3].split(' ').collect();
            let copies: u8 = cells[2].parse().unwrap();
            serde_json::json!({
                "name": cells[1], "id": cells[0], "copies": copies, "parts": recipe,
                "prov": cells[5], "ability": cells[4],
            })
        })
        .collect();
    let rows: Tables = serde_json::from_value(serde_json::json!({"machines": rows})).unwrap();
    assert_eq!(assembled(&rows), assembled(&text));
    assert_ne!(assembled(&rows), Scrapyard::default());
    let schema = serde_json::to_value(Scrapyard::default().schema()).unwrap();
    assert!(schema["tables"].is_object(), "{schema}");
}
