//! Every kind of faulty table.

use crate::common::{Scene, house};
use votk::{Catalogue, Options, Valley};

/// A kind of fault: the replaced text, its replacement, and the rules that are then broken.
pub(super) type Kind = (&'static str, &'static str, &'static [&'static str]);

/// Lists the faults of a table with these replacements, by rule.
pub(super) fn rules(text: &str, from: &str, to: &str) -> Vec<&'static str> {
    assert!(text.contains(from), "{from}");
    let bad = text.replacen(from, to, 1);
    match Catalogue::from_table(&bad) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.rule).collect(),
    }
}

#[track_caller]
pub(super) fn check(kinds: &[Kind]) {
    for (from, to, expected) in kinds {
        assert_eq!(rules(&house(), from, to), *expected, "{from:?} -> {to:?}");
    }
}

#[test]
fn vk_16_8_ids_and_names() {
    let rule: &[&str] = &["VK-16.8"];
    check(&[
        ("boat,Boat", "Boat,Boat", rule),
        ("boat,Boat", "1boat,Boat", rule),
        ("boat,Boat", "_boat,Boat", rule),
        ("boat,Boat", "bo-at,Boat", rule),
        ("boat,Boat", ",Boat", rule),
        ("boat,Boat", "a_boat_of_the_dead_king,Boat", rule),
        ("boat,Boat", "senet,Boat", rule),
        ("boat,Boat", "boat,", rule),
    ]);
    assert!(rules(&house(), "boat,Boat", "b2_at,Boat").is_empty());
    assert!(rules(&house(), "boat,Boat", "a123456789012345,Boat").is_empty());
    assert_eq!(rules(&house(), "boat,Boat", "a1234567890123456,Boat"), rule);
}

#[test]
fn vk_16_9_ranges() {
    let rule: &[&str] = &["VK-16.9"];
    check(&[
        ("boat,Boat,2", "boat,Boat,4", rule),
        ("boat,Boat,2", "boat,Boat,0", rule),
        ("boat,Boat,2", "boat,Boat,", rule),
        ("boat,Boat,2", "boat,Boat,two", rule),
        ("boat,Boat,2,unique", "boat,Boat,2,ship", rule),
        (
            "boat,Boat,2,unique",
            "boat,Boat,1,unique",
            &["VK-16.9", "VK-16.13", "VK-16.13"],
        ),
        (
            "food,Box of Food,1",
            "food,Box of Food,2",
            &["VK-16.9", "VK-16.13", "VK-16.13"],
        ),
        ("unique,1,4,1,4,reaction", "unique,1,21,1,4,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,,1,4,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,x,1,4,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,4,10,4,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,4,,4,reaction", rule),
    ]);
    assert!(
        rules(
            &house(),
            "unique,1,4,1,4,reaction",
            "unique,1,20,9,4,reaction"
        )
        .is_empty()
    );
    assert!(
        rules(
            &house(),
            "unique,1,4,1,4,reaction",
            "unique,1,0,0,4,reaction"
        )
        .is_empty()
    );
}

#[test]
fn vk_16_10_copies_and_points() {
    let rule: &[&str] = &["VK-16.10"];
    check(&[
        (
            "unique,1,4,1,4,reaction",
            "unique,2,4,1,4,reaction",
            &["VK-16.10", "VK-16.13"],
        ),
        ("unique,1,4,1,4,reaction", "unique,,4,1,4,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,4,1,100,reaction", rule),
        ("unique,1,4,1,4,reaction", "unique,1,4,1,,reaction", rule),
        (
            "jar,2,5,2,,turn",
            "jar,1,5,2,,turn",
            &["VK-16.10", "VK-16.13"],
        ),
        ("jar,2,5,2,,turn", "jar,2,5,2,0,turn", rule),
        ("jar,2,5,2,,turn", "jar,x,5,2,,turn", rule),
        (
            "urn,Urn,1,starter,12,1,1,1",
            "urn,Urn,1,starter,12,1,1,",
            rule,
        ),
        (
            "urn,Urn,1,starter,12,1,1,1",
            "urn,Urn,1,starter,12,1,1,100",
            rule,
        ),
    ]);
    assert!(
        rules(
            &house(),
            "unique,1,4,1,4,reaction",
            "unique,1,4,1,99,reaction"
        )
        .is_empty()
    );
}

/// Counts the faults of an action in place of that of the Urn.
fn action_faults(action: &str) -> usize {
    let found = rules(&house(), "yes,swap\n", &format!("yes,{action}\n"));
    // Twelve Urns that execute other actions are also too many.
    let known = ["VK-16.11", "VK-16.15"];
    assert!(
        found.iter().all(|rule| known.contains(rule)),
        "{action}: {found:?}"
    );
    found.iter().filter(|rule| **rule == "VK-16.11").count()
}

#[test]
fn vk_16_11_actions() {
    let rule: &[&str] = &["VK-16.11"];
    check(&[
        ("turn,yes,swap", "later,yes,swap", rule),
        ("turn,yes,swap", "none,yes,swap", rule),
        ("turn,yes,swap", "none,maybe,", rule),
        ("turn,yes,swap", "turn,Yes,swap", rule),
        ("turn,yes,swap\n", "turn,yes,\n", rule),
        ("turn,yes,swap\n", "reaction,yes,\n", rule),
    ]);
    assert!(rules(&house(), "turn,yes,swap\n", "none,yes,\n").is_empty());
    for action in [
        "swop",
        "Swap",
        "swap  may=1",
        "draw;draw",
        "draw;  draw",
        "draw /draw",
        "draw n",
        "draw n=0",
        "draw n=10",
        "draw n=01",
        "draw n=+1",
        "draw n=x",
        "draw n=",
        "draw n=1 n=1",
        "draw m=1",
        "draw may=2",
        "draw may=0",
        "worth",
        "worth n=0",
        "cheaper n=10",
        "reach",
        "reach rows=base",
        "reach rows=top",
        "swap scope=middle",
        "swap n=2",
        "play_top n=2",
        "repeat card=urn",
        "gold to=hand",
        "opp_discard to=hand",
        "opp_give floor=97",
        "opp_give to=bot_discard",
        "opp_deck",
        "opp_deck to=stock",
        "opp_exec n=1",
        "opp_sacrifice n=0",
        "need hand=2; need tomb=1",
        "need; draw",
        "need hand=1 tomb=1; draw",
        "need hand=0; draw",
        "need hand=70; draw",
        "need bought=2; draw",
        "need may=1 hand=1; draw",
        "draw / need hand=1",
        "move from=hand",
        "move to=hand",
        "move from=hand to=bot_discard",
        "move from=nowhere to=hand",
        "move from=hand to=stock",
        "move from=hand to=hand",
        "move from=tomb to=tomb",
        "move from=discard to=discard",
        "move from=discard_top to=discard",
        "move from=boneyard to=boneyard",
        "move from=boneyard_top to=boneyard",
        "move from=deck_top to=deck_top",
        "move from=discard_top to=hand n=2",
        "move from=boneyard_top to=hand n=3",
        "move from=deck_top to=hand level=1",
        "move from=stock to=hand pick=lowest",
        "move from=stock to=hand max_cost=3",
        "move from=hand to=tomb level=4",
        "move from=hand to=tomb level=0",
        "move from=hand to=tomb group=cat",
        "move from=hand to=tomb min_cost=21",
        "move from=hand to=tomb max_cost=21",
        "move from=hand to=tomb below_bought=2",
        "move from=hand to=tomb pick=best",
        "trade lose=hand",
        "trade factor=10",
        "trade plus=21",
        "trade scope=all",
        "trade to=bot_discard",
        "trade lose=deck",
        "trade n=1",
        "draw / draw / draw / draw / draw",
        "draw; draw; draw; draw; draw; draw; draw",
        "draw; ",
        "draw / ",
    ] {
        assert_eq!(action_faults(action), 1, "{action}");
    }
    // All faults of an action, not only the first.
    assert_eq!(
        action_faults("draw n=0 m=1; worth; swop / trade lose=hand factor=x"),
        6
    );
    for action in [
        "draw",
        " draw ",
        "draw n=9 may=1",
        "move to=deck_top from=deck",
        "move from=hand to=tomb n=3 may=1 level=2 group=jar",
        "trade plus=20 factor=0 lose=tomb scope=upper to=deck_top",
        "need hand=69; gold",
        "need discard=1; draw / gold",
        "opp_deck to=bot_discard",
        "opp_give floor=0 to=tomb",
        "opp_give floor=96",
        "reach rows=all; swap scope=upper may=1",
        "draw; draw; draw; draw; draw; draw",
        "draw / draw / draw / draw",
        "move from=deck_top to=hand n=2",
    ] {
        assert_eq!(action_faults(action), 0, "{action}");
    }
}

#[test]
fn vk_16_12_the_starters() {
    let rule: &[&str] = &["VK-16.12"];
    check(&[
        ("table,Offering", "tables,Offering", rule),
        (
            "urn,Urn,1,starter,12",
            "urn,Urn,1,starter,11",
            &["VK-16.12", "VK-16.13"],
        ),
        ("urn,Urn,1,starter,12", "urn,Urn,1,starter,", &["VK-16.10"]),
        (
            "shabti,Shabti,1,starter,16",
            "shabti,Shabti,1,starter,12",
            &["VK-16.12", "VK-16.13"],
        ),
    ]);
    // They may be in any order.
    let text = house();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(1, 3);
    let other = Catalogue::from_table(&(lines.join("\n") + "\n")).unwrap();
    let game = Valley::with_catalogue(Options::default(), other);
    let scene = Scene::new(game);
    scene
        .outcomes("draw food 2, draw urn 3, draw shabti 4")
        .zone("/bot_tomb", "shabti x3");
}

#[test]
fn vk_16_13_numbers_of_designs_and_cards() {
    let gone = house()
        .lines()
        .filter(|line| !line.starts_with("bk_dead"))
        .map(|line| format!("{line}\n"))
        .collect::<String>();
    let faults = Catalogue::from_table(&gone).unwrap_err();
    let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "5 designs of the group book instead of 6",
            "25 cards of level 3 instead of 27"
        ]
    );
    check(&[
        (
            "sarc_inner,Inner Sarcophagus,3",
            "sarc_inner,Inner Sarcophagus,2",
            &["VK-16.13", "VK-16.13"],
        ),
        (
            "jar_dua,Canopic Jar (Duamutef),3,jar",
            "jar_dua,Canopic Jar (Duamutef),3,amulet",
            &["VK-16.13", "VK-16.13"],
        ),
    ]);
    let more = house() + "sphinx,Sphinx,3,unique,1,1,1,1,turn,yes,draw\n";
    let faults = Catalogue::from_table(&more).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "designs: there are more than 35 rows (VK-16.7)"
    );
    let other = gone + "sphinx,Sphinx,3,unique,1,1,1,1,turn,yes,draw\n";
    assert_eq!(Catalogue::from_table(&other).unwrap_err().len(), 3);
}

#[test]
fn vk_16_14_the_order_of_groups() {
    let text = house();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(5, 8);
    let faults = Catalogue::from_table(&(lines.join("\n") + "\n")).unwrap_err();
    assert!(faults.iter().all(|fault| fault.rule == "VK-16.14"));
    assert_eq!(faults.len(), 3);
    // Within a group any order will do.
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(8, 9);
    assert!(Catalogue::from_table(&(lines.join("\n") + "\n")).is_ok());
}

#[test]
fn vk_16_15_borrowing_cards() {
    let rule: &[&str] = &["VK-16.15"];
    check(&[
        ("yes,swap\n", "yes,repeat\n", rule),
        ("turn,yes,draw n=2\n", "turn,yes,draw n=2\n", &[]),
    ]);
    // Six cards in the house catalogue; two more reach the maximum.
    assert!(rules(&house(), "opp_discard\n", "play_top\n").is_empty());
    let eight = house().replacen("opp_discard\n", "play_top\n", 1);
    assert_eq!(rules(&eight, "opp_discard n=2\n", "opp_exec\n"), rule);
    assert_eq!(rules(&eight, "cheaper\n", "draw / repeat\n"), rule);
}

#[test]
fn vk_16_16_reactions_come_to_an_end() {
    let rule: &[&str] = &["VK-16.16"];
    let from = "reaction,no,move from=base to=discard\n";
    // Back into the hand, by itself or through another card, with nothing used up before.
    for action in [
        "draw",
        "draw may=1",
        "move from=discard_top to=hand",
        "move from=tomb to=hand may=1",
        "gold; move from=deck_top to=hand",
        "play_top",
        "repeat",
        "opp_exec",
        "move from=base to=discard may=1; draw",
        "draw; move from=base to=discard",
        "swap; move from=pyramid to=discard pick=lowest; draw",
        "move from=base to=discard / draw",
    ] {
        let to = format!("reaction,no,{action}\n");
        assert_eq!(rules(&house(), from, &to), rule, "{action}");
        let turn = to.replace("reaction", "turn");
        assert!(rules(&house(), from, &turn).is_empty(), "{action}");
    }
    for action in [
        "move from=pyramid to=hand; draw",
        "move from=stock to=discard; draw n=2",
        "need hand=1; trade to=hand; opp_exec",
        "move from=upper to=hand may=1",
        "trade to=hand may=1",
        "opp_deck to=hand",
        "gold / swap",
    ] {
        let to = format!("reaction,no,{action}\n");
        assert!(rules(&house(), from, &to).is_empty(), "{action}");
    }
}
