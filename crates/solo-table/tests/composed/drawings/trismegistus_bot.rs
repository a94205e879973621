//! The box of Trismegistus, drawn.

use solo_table::{Actor, Due, MoveKind, ScreenPlace, Table};

use super::lies;
use crate::composed::{last, track};

#[test]
fn the_box_is_drawn_from_its_data() {
    let mut table = Table::new(
        "trismegistus-bot",
        &[],
        &solo_table::Tables::new(),
        solo_table::Dealer::nobody(),
    )
    .unwrap();
    while table
        .scene()
        .zone("rolling")
        .is_none_or(|zone| zone.items.len() != 1)
    {
        let (first, _) = table.notations().swap_remove(0);
        match table.due() {
            Due::Chance => table.report(&first).unwrap(),
            Due::Decision => table.act(&first).unwrap(),
            Due::Nothing => panic!("no dice were rolled"),
        }
    }
    lies(&table, ScreenPlace::Hand, &["dealt", "my-dice"]);
    let progress = table.progress();
    let (bowls, rolling) = progress.needs.stocks.split_at(6);
    let lying: i32 = bowls
        .iter()
        .flat_map(|bowl| bowl.count.iter().filter(|(name, _)| *name != "potency"))
        .map(|(_, dice)| *dice)
        .sum();
    let to_come: i32 = rolling[0].count.values().sum();
    let rolls = progress.clocks.iter().find(|it| it.id == "rolls").unwrap();
    assert_eq!(
        (i64::from(lying), i64::from(to_come)),
        (
            i64::from(rolls.of.unwrap() - rolls.left),
            i64::from(rolls.left)
        )
    );
    let earth = track(&progress, "bot/earth");
    assert!(earth.maximum.is_some() && earth.marks.iter().any(|mark| mark.what == "token"));
    assert!(earth.marks.iter().any(|mark| mark.amount.is_some()));
    let (step, roll) = last(&table, Actor::Game, |it| it.kind == MoveKind::Roll);
    assert!(roll.to.unwrap().starts_with("bowls/") && !step.caption.is_empty());
}
