//! Chapter TK-20: the table of cards.

use solo_core::{Card, GameData, Tables};
use tomb4k::catalogue::{DECK, Role, role, strength, worth};
use tomb4k::{Names, Options, Tomb};

/// Returns the table of the rulebook.
fn table() -> String {
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
    let (_, rest) = rules.split_once("```csv\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

fn load(text: &str) -> Result<Tomb, solo_core::Faults> {
    Tomb::assemble(Options::default(), &Tables::new().with("cards", text))
}

#[test]
fn tk_20_1_names_may_differ_and_nothing_else() {
    assert_eq!(Names::default().to_table(), table());
    let translated = table()
        .replace(",Monster 2,", ",Ungeheuer,")
        .replace("Scroll of Light", "Licht");
    let names = Names::from_table(&translated).unwrap();
    assert_eq!(names.get("2S".parse().unwrap()), Some("Ungeheuer"));
    assert_eq!(names.get(Card::JOKER), Some("Licht"));
    assert_eq!(names.get("KS".parse().unwrap()), Some("Tomb Hoard"));
    assert_eq!(
        names.get("2H".parse().unwrap()),
        None,
        "no card of the deck"
    );
    assert_eq!(names.to_table(), translated);
    assert_eq!(
        load(&translated),
        Ok(Tomb::default()),
        "the game is the same"
    );
}

#[test]
fn tk_20_2_every_other_difference_is_refused() {
    let table = table();
    let lines: Vec<&str> = table.lines().collect();
    let without = |place: usize| {
        let kept = lines
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != place);
        kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
    };
    let swapped = {
        let mut lines = lines.clone();
        lines.swap(1, 2);
        lines.join("\n")
    };
    let doubled = table.replace("3S,3,S,monster,3,,Monster 3,S", lines[1]);
    let cases = [
        ("a row is missing", without(7)),
        ("the header is missing", without(0)),
        ("a row is doubled", doubled),
        ("a row too many", format!("{table}{}\n", lines[1])),
        ("rows out of order", swapped),
        ("an unknown id", table.replace("2S,2,S,", "2X,2,S,")),
        (
            "a hit point card",
            table.replace("JH,J,H,skill", "2H,2,H,skill"),
        ),
        ("an empty name", table.replace("Torch", "")),
        ("another rank", table.replace("5C,5,C", "5C,6,C")),
        ("another suit", table.replace("5C,5,C", "5C,5,D")),
        (
            "another role",
            table.replace("AS,A,S,torch", "AS,A,S,favor"),
        ),
        ("another value", table.replace("monster,10,", "monster,11,")),
        ("another worth", table.replace("scroll,,6", "scroll,,7")),
        (
            "a worth for a monster",
            table.replace("monster,4,,", "monster,4,4,"),
        ),
        (
            "letters that are not of a provenance",
            table.replace("Pick Lock,S", "Pick Lock,X"),
        ),
        (
            "a column too many",
            table.replace("Pick Lock,S", "Pick,Lock,S"),
        ),
        ("nothing", String::new()),
    ];
    for (what, text) in cases {
        assert_ne!(text, table, "{what}");
        let faults = Names::from_table(&text).unwrap_err();
        assert!(faults.iter().all(|fault| fault.rule == "TK-20.2"), "{what}");
        assert!(load(&text).is_err(), "{what}");
    }
    let two = table
        .replace("monster,10,", "monster,11,")
        .replace("scroll,,6", "scroll,,7");
    let faults = Names::from_table(&two).unwrap_err();
    let places: Vec<&str> = faults.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(
        places,
        ["cards line 10, value", "cards line 45, worth"],
        "both are named"
    );
}

const HEARTS: &str = "id,hp_while_showing,source\n10H,9,S\n9H,8,S\n8H,7,S\n7H,6,S\n6H,5,S\n\
    5H,4,S\n4H,3,S\n3H,2,S\n2H,1,S\n";
const CONSTANTS: &str = "hit_points = 9          # S\nfatal_torch = 4\ngold_per_point = 100\n\n\
    points_possible = 100\nkings_to_win = 4\nseries_lengths = [3, 5, 10]  # S\n";

/// Lists the locations of the faults of a catalogue with these tables besides the cards.
fn faults(hearts: &str, constants: &str) -> Vec<String> {
    let tables = Tables::new()
        .with("cards", table())
        .with("hearts", hearts)
        .with("constants", constants);
    let game = Tomb::assemble(Options::default(), &tables);
    let faults = game.map(|_| ()).err().unwrap_or_default();
    assert!(
        faults.iter().all(|fault| fault.rule == "TK-20.2"),
        "{faults}"
    );
    faults.iter().map(|fault| fault.at.clone()).collect()
}

#[test]
fn hearts_and_constants_may_come_along_unchanged() {
    assert_eq!(faults(HEARTS, CONSTANTS), [""; 0]);
    let hearts = |from: &str, to: &str| faults(&HEARTS.replace(from, to), CONSTANTS);
    assert_eq!(
        hearts("9H,8,S", "9H,9,S"),
        ["hearts line 3, hp_while_showing"]
    );
    assert_eq!(hearts("9H,8,S", "9S,8,S"), ["hearts", "hearts line 3, id"]);
    assert_eq!(hearts("9H,8,S", "9H,8,X"), ["hearts line 3, prov"]);
    for letters in ["", "P", "U"] {
        let row = format!("9H,8,{letters}");
        assert_eq!(hearts("9H,8,S", &row), [""; 0], "{letters}");
    }
    assert_eq!(hearts("2H,1,S\n", ""), ["hearts"]);
    assert_eq!(hearts("2H,1,S\n", "2H,1,S\nAH,0,S\n"), ["hearts"]);
    let constants = |from: &str, to: &str| faults(HEARTS, &CONSTANTS.replace(from, to));
    assert_eq!(constants("= 9 ", "= 10 "), ["constants line 1, value"]);
    assert_eq!(
        constants("fatal_torch", "fatal_lamp"),
        ["constants", "constants line 2, name"]
    );
    assert_eq!(constants("fatal_torch = 4\n", ""), ["constants"]);
    assert_eq!(
        constants("kings_to_win = 4", "hit_points = 9"),
        [
            "constants",
            "constants line 6, name",
            "constants line 6, value"
        ]
    );
    assert_eq!(
        constants("[3, 5, 10]", "[3, 5]"),
        ["constants line 7, value"]
    );
}

#[test]
fn tk_20_3_what_the_table_amounts_to() {
    let count = |wanted: Role| DECK.iter().filter(|&card| role(card) == wanted).count();
    assert_eq!(DECK.len(), 44);
    for pips in [Role::Monster, Role::Trap, Role::Door] {
        let values: Vec<u8> = DECK
            .iter()
            .filter(|&card| role(card) == pips)
            .map(strength)
            .collect();
        assert_eq!(values, [2, 3, 4, 5, 6, 7, 8, 9, 10], "{pips:?}");
    }
    for four in [Role::Torch, Role::Skill, Role::Favor, Role::Hoard] {
        assert_eq!(count(four), 4, "{four:?}");
    }
    assert_eq!(count(Role::Scroll), 1);
    assert_eq!(DECK.iter().filter(|&card| worth(card) > 0).count(), 14);
    assert_eq!(
        DECK.iter().map(|card| u32::from(worth(card))).sum::<u32>(),
        100
    );
    assert_eq!(table().lines().count(), 45);
}
