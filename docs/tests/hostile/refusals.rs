//! A table that has refused anything is what it was.

use solo_table::Tables;

use super::{for_each_game, new};

/// Bad inputs for each table: `SOLO_REFUSALS` of the environment, or some thousands.
#[expect(
    clippy::disallowed_methods,
    reason = "a test may learn from its environment how long to run"
)]
fn count() -> u32 {
    let named = std::env::var("SOLO_REFUSALS").ok();
    named.map_or(80_000, |number| number.parse().unwrap())
}

#[test]
fn a_table_is_what_it_was_after_any_number_of_refusals() {
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        let save = table.save();
        let used = allocation_counter::measure(|| {
            for number in 0..count() / 4 {
                assert!(table.act(&format!("fly {number}")).is_err());
                assert!(table.report(&format!("card {number}")).is_err());
                assert!(table.act_number(1_000_000 + number).is_err());
                assert!(table.report_number(1_000_000 + number).is_err());
            }
        });
        assert_eq!(table.save(), save);
        assert_eq!(
            used.bytes_current, 0,
            "{game}: a refusal leaves memory behind"
        );
    });
}
