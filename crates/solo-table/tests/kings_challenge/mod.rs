//! King's Challenge on the table.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod rules;

use solo_table::{Dealer, Item, Table, Tables, Tint};

use crate::scenes::look_at;

/// Counts the items with this mark, which all have this name and colour.
fn count(items: &[&Item], mark: &str, whose: &str, tint: Tint) -> usize {
    let marked = items.iter().filter(|item| item.mark == mark);
    marked
        .inspect(|item| assert!(item.name.ends_with(whose) && item.tint == tint, "{item:?}"))
        .count()
}

#[test]
fn citizens_and_stones_show_whose_they_are() {
    let mut stones = [0, 0];
    look_at("kings-challenge", |scene| {
        let board = scene.zone("buildings").unwrap();
        for building in board.items.iter().filter(|item| item.mark.contains(':')) {
            let spaces = format!("{}/", building.id);
            let items = board.items.iter();
            let within: Vec<&Item> = items.filter(|item| item.id.starts_with(&spaces)).collect();
            let yours = count(&within, "Y", "of yours", Tint::Mine);
            let his = count(&within, "R", "of le Roy's", Tint::Rival);
            assert_eq!(building.mark, format!("{yours}:{his}"), "{}", building.id);
        }
        let cathedral: Vec<&Item> = scene.zone("cathedral").unwrap().items.iter().collect();
        let yours = count(&cathedral, "Y", "of yours", Tint::Mine);
        let his = count(&cathedral, "R", "of le Roy's", Tint::Rival);
        let free = cathedral.iter().filter(|item| item.mark.starts_with('+'));
        assert_eq!(yours + his + free.count(), cathedral.len());
        stones = [stones[0].max(yours), stones[1].max(his)];
    });
    assert!(stones.iter().all(|most| *most > 0), "{stones:?}");
}

#[test]
fn dice_have_their_colours() {
    let mut seen = Vec::new();
    look_at("kings-challenge", |scene| {
        for die in scene.zone("dice").iter().flat_map(|zone| &zone.items) {
            let tint = match die.mark.chars().next().unwrap() {
                'r' => Tint::Red,
                'y' => Tint::Yellow,
                'w' => Tint::White,
                _ => Tint::Black,
            };
            assert_eq!(die.tint, tint, "{die:?}");
            seen.push(tint);
        }
    });
    for tint in [Tint::Red, Tint::Yellow, Tint::White, Tint::Black] {
        assert!(seen.contains(&tint), "{tint:?}");
    }
}

#[test]
fn events_that_take_something_say_what_follows_if_it_is_not_there() {
    let table = Table::new("kings-challenge", &[], &Tables::new(), Dealer::nobody()).unwrap();
    let mut kinds = [0, 0];
    for entry in table.glossary() {
        if !entry.kind.starts_with("Event card") {
            continue;
        }
        let effects = &entry.text[0].text;
        let takes = ["takes", "lays"].iter().any(|word| effects.contains(word));
        let follows = entry.text.iter();
        let follows = follows.filter(|said| said.text.starts_with("If you cannot give all"));
        assert_eq!(
            follows.count(),
            usize::from(takes),
            "{}: {effects}",
            entry.id
        );
        kinds[usize::from(takes)] += 1;
    }
    assert!(kinds.iter().all(|number| *number > 0), "{kinds:?}");
}
