//! The charts of results, drawn from kept totals by the code of `simulate --charts`.

use solo_examples::simulate::chart::charts;
use solo_examples::simulate::totals::Totals;
use solo_table::games;

use super::kept::{keep, read};

/// Returns the totals of a game: what `simulate --out` wrote.
pub(crate) fn totals(game: &str) -> Totals {
    let totals = Totals::from_text(&read(format!("docs/figures/{game}.json"))).unwrap();
    assert_eq!(totals.missing(), 0);
    totals
}

#[test]
fn charts_are_drawn_from_totals() {
    for game in games() {
        for chart in charts(&totals(game.name), None).unwrap() {
            keep(&format!("docs/src/pictures/{}", chart.file), &chart.svg);
        }
    }
}

/// Totals of earlier rules say nothing about the present ones.
#[test]
fn totals_are_of_the_present_rules() {
    for game in games() {
        for row in totals(game.name).rows {
            assert_eq!(
                (row.game.as_str(), row.rules),
                (game.name, game.rules_version)
            );
        }
    }
}
