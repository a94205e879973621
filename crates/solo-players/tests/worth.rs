//! Worths and budgets.

use solo_core::example::{Choice, Table, Ten};
use solo_players::{Budget, Player, Policy, Value, Worth};

use crate::common::{Sum, points};

#[test]
fn worths_are_numbers_from_nothing_to_one() {
    let worths = [Worth::NOTHING, Worth::HALF, Worth::FULL];
    assert_eq!(worths.map(Worth::millionths), [0, 500_000, 1_000_000]);
    assert_eq!(Worth::ratio(1, 3).millionths(), 333_333);
    assert_eq!(Worth::ratio(u32::MAX, 1), Worth::FULL);
    assert_eq!(Worth::ratio(0, 7), Worth::NOTHING);
    assert_eq!(Worth::ratio(0, 0), Worth::FULL);
    assert_eq!(Worth::between(0, i32::MAX, 10), Worth::FULL);
    assert_eq!(Worth::between(0, i32::MIN, 10), Worth::NOTHING);
    assert_eq!(Worth::between(i32::MIN, 0, i32::MAX), Worth::HALF);
}

#[test]
fn worths_are_multiplied_added_and_turned_around() {
    let third = Worth::ratio(1, 3);
    assert_eq!(third.of(Worth::HALF).millionths(), 166_666);
    assert_eq!(third.plus(Worth::HALF).millionths(), 833_333);
    assert_eq!(Worth::FULL.plus(third), Worth::FULL);
    assert_eq!(third.rest().millionths(), 666_667);
}

#[test]
fn worths_are_written_with_as_many_decimals_as_asked_for() {
    assert_eq!(Worth::ratio(1, 3).to_string(), "0.333333");
    assert_eq!(Worth::ratio(1, 20).to_string(), "0.050000");
    let full = Worth::FULL;
    assert_eq!(format!("{full:.0} {full:.1} {full:.9}"), "1 1.0 1.000000");
    assert_eq!(format!("{:.0}", Worth::HALF), "0");
}

#[test]
fn what_is_not_known_of_a_position_is_half() {
    assert_eq!(points.position(&Ten, &Table::Deciding(9)), Worth::HALF);
    assert_eq!(points.outcome(&Ten, &9), Worth::ratio(9, 10));
    assert_eq!(Sum.position(&Ten, &Table::Rolling(9)), Worth::ratio(9, 10));
}

#[test]
fn budgets_say_what_they_allow() {
    let limits = |budget: Budget| (budget.most_playouts(), budget.most_steps());
    assert_eq!(limits(Budget::playouts(7)), (7, u64::MAX));
    assert_eq!(limits(Budget::steps(50)), (u32::MAX, 50));
    assert_eq!(limits(Budget::playouts(7).and_steps(50)), (7, 50));
}

#[test]
fn a_player_decides_the_same_behind_a_reference_or_in_a_box() {
    let mut first = Policy(|_: &Ten, table: &Table| match table {
        Table::Deciding(sum) if *sum >= 5 => Some(Choice::Stop),
        Table::Deciding(_) => Some(Choice::Roll),
        Table::Rolling(_) | Table::Over(_) => None,
    });
    let ask = |mut player: Box<dyn Player<Ten> + '_>| {
        let tables = [Table::Deciding(4), Table::Deciding(5), Table::Over(5)];
        tables.map(|table| player.choose(&Ten, &table))
    };
    let decided = [Some(Choice::Roll), Some(Choice::Stop), None];
    assert_eq!(ask(Box::new(&mut first)), decided);
    assert_eq!(ask(Box::new(Box::new(first))), decided);
}
