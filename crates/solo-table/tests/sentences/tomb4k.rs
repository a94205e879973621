//! Tomb of Four Kings.

use solo_table::Table;
use tomb4k::Tomb;

use super::{Options, after, only, rule};

#[test]
fn flight_is_for_the_beginning_of_a_fight_by_option() {
    let any = (
        "Before any card of the fight you can flee: drop a treasure from your hand worth at least the monster's number.",
        "published",
    );
    let first = (
        "Until the first number is turned up against the monster you can flee: drop a treasure from your hand worth at least the monster's number.",
        "ruling",
    );
    let strict: Options<'_> = &[("drop_timing", "first")];
    only("tomb4k", [&[], strict], "9S", any);
    only("tomb4k", [strict, &[]], "9S", first);
}

#[test]
fn a_skill_wins_only_against_its_kind() {
    assert_eq!(
        rule::<Tomb>(&[], "turn.other"),
        "The matching skill, spent from your hand, wins the encounter: Go Berserk against a monster, Disarm Mechanism against \
         a trap, Pick Lock against a door. So does a queen that is turned up, unless a door has already held."
    );
    assert_eq!(
        rule::<Tomb>(&[], "turn.beat"),
        "The next number that is turned up wins the encounter if it is at least as high as the encounter's own; against a \
         trap or a door there is only this one try. Its suit does not matter."
    );
}

#[test]
fn who_turns_around_after_one_turn_is_out() {
    let soon = "You are out when the turn under column 1 is over, or, after a single turn on the way in, as soon as you turn around.";
    assert_eq!(rule::<Tomb>(&[], "end.soon"), soon);
    let late = "You are out when the turn under column 1 is over.";
    let deep: Options<'_> = &[("min_delve_turns", "2")];
    assert_eq!(rule::<Tomb>(deep, "end"), late);
}

#[test]
fn whoever_gets_out_scores() {
    assert_eq!(
        rule::<Tomb>(&[], "score.treasure"),
        "If you get out, you score the treasure in your hand: 10 for a king, its number for a diamond, 6 for the joker if it \
         was not read."
    );
}

/// Three torches are burnt, the joker is in the hand, and the fourth torch comes up.
const FOURTH: &[&str] = &[
    "card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC", "card AH",
];

fn torches(table: &Table) -> Vec<(String, String)> {
    let scene = table.scene();
    let torches = scene.items().filter(|item| item.id.starts_with("torch/"));
    torches
        .map(|item| (item.name.clone(), item.mark.clone()))
        .collect()
}

#[test]
fn each_torch_is_named_by_where_it_lies() {
    let named = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        let list = list.iter();
        list.map(|(name, mark)| ((*name).to_owned(), (*mark).to_owned()))
            .collect()
    };
    let burnt = [
        ("burnt torch", "A♠"),
        ("burnt torch", "A♦"),
        ("burnt torch", "A♣"),
    ];
    let start = after("tomb4k", &[], &[]);
    assert_eq!(
        torches(&start),
        named(&[("torch still in the deck", "·"); 4])
    );
    let mut table = after("tomb4k", &[], FOURTH);
    let burning = [&burnt[..], &[("torch burning down", "A♥")]].concat();
    assert_eq!(torches(&table), named(&burning));
    table.act("scroll").unwrap();
    let saved = [
        &burnt[..],
        &[
            ("torch under the deck", "·"),
            ("Scroll of Light, read", "Joker"),
        ],
    ]
    .concat();
    assert_eq!(torches(&table), named(&saved));
}

/// TK-3.11, TK-12.4: a turn on the way in that was begun is finished, and adds one to the way out.
#[test]
fn a_turn_that_is_open_is_one_on_the_way_out() {
    let clock = |table: &Table, id: &str| {
        let mut clocks = table.progress().clocks.into_iter();
        let clock = clocks.find(|clock| clock.id == id).unwrap();
        (clock.left, clock.name)
    };
    let mut table = after("tomb4k", &[], &["card 2C", "card 3C", "delve"]);
    let daylight = (1, "turn to daylight".to_owned());
    assert_eq!(clock(&table, "daylight"), daylight);
    table.report("card 4C").unwrap();
    table.report("card 5C").unwrap();
    assert_eq!(clock(&table, "daylight"), daylight);
    table.act("delve").unwrap();
    assert_eq!(
        clock(&table, "daylight"),
        (2, "turns to daylight".to_owned())
    );
    assert_eq!(clock(&table, "torches"), (4, "torches left".to_owned()));
    for card in ["card AS", "card AD", "card AC"] {
        table.report(card).unwrap();
    }
    assert_eq!(clock(&table, "torches"), (1, "torch left".to_owned()));
    table.report("card 6C").unwrap();
    table.report("card 7C").unwrap();
    table.act("retreat").unwrap();
    assert_eq!(
        clock(&table, "daylight"),
        (2, "turns to daylight".to_owned())
    );
    let scene = table.scene();
    let badge = &scene.item("left").unwrap().badges[0];
    assert_eq!(badge.value, "2");
}
