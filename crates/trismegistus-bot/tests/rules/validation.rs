//! Validation: TB-V1 to TB-V14, all faults together.

use crate::common::{house, house_with, house_without, load};
use solo_core::Tables;

/// Returns the rules that this table breaks, in order.
fn broken(name: &str, text: &str) -> Vec<&'static str> {
    let faults = load(&Tables::new().with(name, text));
    faults.err().map_or(Vec::new(), |faults| {
        faults.iter().map(|fault| fault.rule).collect()
    })
}

#[track_caller]
fn row(name: &str, row: &str, rule: &str) {
    assert_eq!(broken(name, &house_with(name, row)), [rule], "{row}");
}

#[track_caller]
fn replaced(name: &str, from: &str, to: &str, rule: &str) {
    let text = house(name);
    assert!(text.contains(from), "{from}");
    let rules = broken(name, &text.replacen(from, to, 1));
    assert!(rules.contains(&rule), "{from} -> {to}: {rules:?}");
}

#[test]
fn l_1_to_l_8_faulty_tables_are_refused() {
    row("formulas", "7,20", "TB-V10");
    row(
        "automa",
        "b1,basic,none,black,lead+tin,4,artifact,none",
        "TB-V8",
    );
    row(
        "automa",
        "b1,basic,none,black,wild,2,artifact,none",
        "TB-V8",
    );
    row(
        "automa",
        "b1,basic,none,black,lead+lead,2,artifact,none",
        "TB-V8",
    );
    let p_air = "p-air,personality,fire,black,tin+lead,2,track:air;track:air,vp:5;artifact";
    assert_eq!(
        broken("automa", &house_with("automa", p_air)),
        ["TB-V8", "TB-V8"]
    );
    row("tokens", "aether,1,ethereal", "TB-V7");
    row(
        "experiments",
        "em-01,masterpiece,earth,earth:11,15",
        "TB-V11",
    );
    row("artifacts", "as-01,start,black,earth+fire", "TB-V12");
    replaced("tracks", "earth,0,no,0", "earth,0,yes,0", "TB-V6");
    replaced(
        "orders",
        "max_wild_becomes = \"mercury\"",
        "max_wild_becomes = \"wild\"",
        "TB-V2",
    );
}

#[test]
fn tables_headers_keys_and_numbers() {
    assert_eq!(broken("dices", "colour,count\n"), ["TB-V1"]);
    assert!(broken("dice", &house("dice").replace("count", "counts")).contains(&"TB-V1"));
    replaced("dice", "black,5", "black,5,1", "TB-V1");
    replaced("dice", "black,5", "black,05", "TB-V4");
    replaced("dice", "black,5", "black,+5", "TB-V4");
    replaced("dice", "black,5", "black,", "TB-V4");
    replaced("orders", "artifact_slots", "slots", "TB-V1");
    replaced("orders", "artifact_slots = 2\n", "", "TB-V1");
    replaced(
        "orders",
        "artifact_slots = 2\n",
        "artifact_slots = 2\nartifact_slots = 2\n",
        "TB-V1",
    );
    replaced(
        "orders",
        "artifact_slots = 2",
        "artifact_slots = two",
        "TB-V3",
    );
    replaced(
        "orders",
        "artifact_slots = 2",
        "artifact_slots = 02",
        "TB-V3",
    );
}

#[test]
fn orders_and_layout() {
    replaced(
        "orders",
        "\"black\", \"white\"",
        "\"white\", \"white\"",
        "TB-V2",
    );
    replaced(
        "orders",
        "\"black\", \"white\", \"red\"",
        "\"black\", \"white\"",
        "TB-V2",
    );
    replaced(
        "orders",
        "\"mercury\", \"wild\"",
        "\"gold\", \"wild\"",
        "TB-V2",
    );
    replaced("orders", "\"earth\"", "\"aether\"", "TB-V2");
    replaced(
        "orders",
        "max_wild_becomes = \"mercury\"",
        "max_wild_becomes = 3",
        "TB-V2",
    );
    for (key, wrong) in [
        ("artifact_slots", 0),
        ("artifact_slots", 5),
        ("experiment_slots", 0),
        ("experiment_slots", 5),
        ("reaction_markers", 10),
    ] {
        replaced(
            "orders",
            &format!("{key} = 2"),
            &format!("{key} = {wrong}"),
            "TB-V3",
        );
    }
    let text =
        house("orders").replace("reaction_markers = 2", "reaction_markers = 0 # none at all");
    let game = load(&Tables::new().with("orders", text)).unwrap();
    assert_eq!(game.catalogue().reaction_markers(), 0);
}

#[test]
fn dice_bowls_tracks_and_tokens() {
    replaced("dice", "black,5", "black,0", "TB-V4");
    replaced("dice", "black,5", "black,10", "TB-V4");
    replaced("dice", "black,5", "white,5", "TB-V4");
    replaced("dice", "black,5", "blue,5", "TB-V4");
    assert_eq!(
        broken("dice", "colour,count\nblack,2\nwhite,2\nred,2\n"),
        ["TB-V4"]
    );
    assert_eq!(
        broken("dice", "colour,count\nblack,7\nwhite,7\nred,7\n"),
        ["TB-V4"]
    );
    replaced("bowls", "lead,earth,lead", "lead,water2,lead", "TB-V5");
    replaced("bowls", "lead,earth,lead", "tin,earth,lead", "TB-V5");
    replaced("bowls", "lead,earth,lead", "lead,earth,red", "TB-V5");
    replaced("bowls", "lead,earth,lead", "zinc,earth,lead", "TB-V5");
    let none: String = house("bowls")
        .lines()
        .map(|l| {
            if l.starts_with("symbol") {
                format!("{l}\n")
            } else {
                format!("{},none,none\n", l.split(',').next().unwrap())
            }
        })
        .collect();
    assert!(broken("bowls", &none).contains(&"TB-V5"));
    replaced("tracks", "earth,4,no,3", "earth,5,no,3", "TB-V6");
    replaced("tracks", "earth,4,no,3", "earth,4,maybe,3", "TB-V6");
    replaced("tracks", "earth,4,no,3", "earth,4,no,100", "TB-V6");
    replaced("tracks", "earth,4,no,3", "stone,4,no,3", "TB-V6");
    assert!(broken("tracks", &house_without("tracks", &["air"])).contains(&"TB-V6"));
    replaced("tokens", "aether,3,ethereal", "insight,3,ethereal", "TB-V7");
    replaced(
        "tokens",
        "aether,3,ethereal",
        "aether,100,ethereal",
        "TB-V7",
    );
    replaced("tokens", "aether,3,ethereal", "aether,3,vp:0", "TB-V7");
    replaced("tokens", "aether,3,ethereal", "aether,3,gold:1", "TB-V7");
}

#[test]
fn cards() {
    for wrong in [
        "b1,basic,earth,black,max,2,artifact,none",
        "b1,odd,none,black,max,2,artifact,none",
        "b1,basic,none,green,max,2,artifact,none",
        "b1,basic,none,black,max,0,artifact,none",
        "b1,basic,none,black,max,2,artifact,gold:1",
        "b1,basic,none,black,lead+tin+iron,2,artifact,none",
    ] {
        row("automa", wrong, "TB-V8");
    }
    row(
        "automa",
        "p-fire,personality,fire,red,max,2,track:fire,none",
        "TB-V8",
    );
    replaced("automa", "b2,basic", "b1,basic", "TB-V8");
    let few = house_without("automa", &["b1,", "b2,", "b3,", "b4,", "b5,", "b6,"]);
    assert_eq!(broken("automa", &few), ["TB-V8"]);
    for wrong in [
        "none",
        "gold:0",
        "gold:100",
        "track:stone",
        "gold",
        "artifact;",
    ] {
        row(
            "automa",
            &format!("b1,basic,none,black,max,2,{wrong},none"),
            "TB-V9",
        );
    }
    let nine = ["gold:1"; 9].join(";");
    row(
        "automa",
        &format!("b1,basic,none,black,max,2,{nine},none"),
        "TB-V9",
    );
    row("formulas", "3,1000", "TB-V10");
    replaced("formulas", "3,6\n", "", "TB-V10");
    for wrong in ["earth:0", "earth:1+earth:2", "stone:1", "earth", "none"] {
        row("experiments", &format!("e1-01,1,earth,{wrong},3"), "TB-V11");
    }
    row("experiments", "e1-01,4,earth,earth:1,3", "TB-V11");
    row("experiments", "e1-01,1,earth,earth:1,100", "TB-V11");
    replaced("experiments", "e1-01,", "b1,", "TB-V11");
    let few = house_without(
        "experiments",
        &[
            "em-02", "em-03", "em-04", "em-05", "em-06", "em-07", "em-08",
        ],
    );
    assert_eq!(broken("experiments", &few), ["TB-V11"]);
    row("artifacts", "a1-01,masterpiece,black,earth", "TB-V12");
    row("artifacts", "a1-01,1,green,earth", "TB-V12");
    row("artifacts", "a1-01,1,black,stone", "TB-V12");
    row(
        "artifacts",
        &format!("a1-01,1,black,{}", ["earth"; 10].join("+")),
        "TB-V12",
    );
    replaced("artifacts", "a1-01,", "es-01,", "TB-V12");
    let few = house_without("artifacts", &["a2-01", "a2-02", "a2-03"]);
    assert_eq!(broken("artifacts", &few), ["TB-V12"]);
}

#[test]
fn ids_and_sizes() {
    replaced("automa", "b1,", "B1,", "TB-V13");
    replaced("automa", "b1,", &format!("{},", "b".repeat(33)), "TB-V13");
    replaced("tokens", "aether,", "a ether,", "TB-V13");
    let many = |name: &str, line: &dyn Fn(usize) -> String, count: usize| {
        let lines: String = (0..count).map(line).collect();
        broken(name, &format!("{}{lines}", house(name)))
    };
    assert_eq!(
        many("experiments", &|n| format!("x{n},1,earth,earth:1,1\n"), 64),
        [""; 0]
    );
    assert_eq!(
        many("experiments", &|n| format!("x{n},1,earth,earth:1,1\n"), 65),
        ["TB-V14"]
    );
    assert_eq!(
        many("artifacts", &|n| format!("x{n},1,black,earth\n"), 81),
        ["TB-V14"]
    );
    assert_eq!(
        many(
            "automa",
            &|n| format!("x{n},basic,none,black,max,1,gold:1,none\n"),
            16
        ),
        ["TB-V14"]
    );
    assert_eq!(
        many("tokens", &|n| format!("x{n},1,advance\n"), 6),
        ["TB-V14"]
    );
    let spaces = (1..=9).fold(house("tracks"), |text, level| {
        ["0", "3", "6", "9"].iter().fold(text, |text, vp| {
            text.replace(
                &format!("earth,{level},no,{vp}\n"),
                &format!("earth,{level},yes,{vp}\n"),
            )
        })
    });
    assert!(broken("tracks", &spaces).contains(&"TB-V14"));
}

/// Returns the positions and rules of all faults.
fn found(tables: &Tables) -> Vec<(String, &'static str)> {
    let faults = load(tables).unwrap_err();
    faults.iter().map(|f| (f.at.clone(), f.rule)).collect()
}

#[test]
fn all_faults_are_reported_at_once() {
    let faulty = |dice: &str| {
        Tables::new()
            .with("dice", dice)
            .with("formulas", house_with("formulas", "7,20"))
            .with(
                "artifacts",
                house_with("artifacts", "as-01,start,black,earth+fire"),
            )
    };
    // Unreadable cells come first; rules across rows are checked for readable rows only.
    let unreadable = faulty("colour,count\nblack,0\nblue,5\n").with("prices", "id\n");
    let expected = [
        ("prices", "TB-V1"),
        ("dice line 2, count", "TB-V4"),
        ("dice line 3, colour", "TB-V4"),
    ];
    assert_eq!(
        found(&unreadable),
        expected.map(|(at, rule)| (at.to_owned(), rule))
    );
    let expected = [
        ("dice line 3, colour", "TB-V4"),
        ("dice", "TB-V4"),
        ("dice", "TB-V4"),
        ("formulas line 9, vp", "TB-V10"),
        ("artifacts line 2, symbols", "TB-V12"),
    ];
    assert_eq!(
        found(&faulty("colour,count\nblack,1\nblack,5\n")),
        expected.map(|(at, rule)| (at.to_owned(), rule))
    );
}
