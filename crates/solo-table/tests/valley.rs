//! Words of the valley on the table: what a question is for, what comes first, and who acts.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use solo_table::{Actor, Dealer, Due, Player, Table, Tables};

/// Plays random games and looks at every position where a decision is due.
fn decisions(seeds: u64, mut look: impl FnMut(&Table)) {
    for seed in 0..seeds {
        let dealer = Dealer::seeded(seed);
        let mut table = Table::new("votk", &[], &Tables::new(), dealer).unwrap();
        while table.due() == Due::Decision {
            look(&table);
            let Some(choice) = table.advice(Player::Random, seed) else {
                break;
            };
            table.act_number(choice.number).unwrap();
        }
    }
}

/// Returns a table after a first deal, with two cards in hand that take from the discard pile.
fn with_readers() -> Table {
    let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(2)).unwrap();
    let mut view = serde_json::to_value(table.view()).unwrap();
    let copies = &mut view["stock"]["ii"]["am_djed"];
    assert_eq!(*copies, 2);
    copies.take();
    view["stock"]["ii"]
        .as_object_mut()
        .unwrap()
        .remove("am_djed");
    view["stock_size"] = (view["stock_size"].as_u64().unwrap() - 2).into();
    let hand = view["hand"].as_array_mut().unwrap();
    hand.extend(["am_djed".into(), "am_djed".into()]);
    let view = serde_json::from_value(view).unwrap();
    Table::set_up("votk", &[], &Tables::new(), Dealer::nobody(), &view).unwrap()
}

#[test]
fn the_order_of_the_discards_says_what_it_is_for() {
    let mut table = with_readers();
    table.act("end").unwrap();
    assert_eq!(
        table.scene().ask,
        "You discard your cards. Which one goes on top of the pile, where Djed Amulet can fetch it later?"
    );
    let choice = table.choices().swap_remove(0);
    assert!(
        choice.label.ends_with(" on top of your discard pile"),
        "{choice:?}"
    );
    table.act(&choice.notation).unwrap();
    assert_eq!(
        table.scene().ask,
        "Which card goes below the one that you have just laid on the pile?"
    );
    assert!(
        table.choices()[0]
            .label
            .ends_with(" next, as number 2 from the top")
    );
}

/// The pile is shuffled for the new hand exactly if the question says that the order makes no difference.
#[test]
fn the_order_of_the_discards_says_where_it_makes_no_difference() {
    let mut seen = [0, 0];
    decisions(60, |table| {
        if table.choices()[0].group != "Arrange" {
            return;
        }
        let is_told = table.scene().ask.contains("it makes no difference");
        let (mut after, from) = (table.clone(), table.steps() + 1);
        while after.due() == Due::Decision
            && after.choices()[0].group != "React"
            && !after.scene().now.contains("you play")
        {
            let choice = after.choices().swap_remove(0);
            after.act_number(choice.number).unwrap();
        }
        if after.due() == Due::Decision {
            let told = after.narration_from(from);
            let is_shuffled = told
                .iter()
                .any(|said| said.starts_with("You shuffle your "));
            assert_eq!(is_told, is_shuffled, "{told:?}");
            seen[usize::from(is_told)] += 1;
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_part_of_the_stock_comes_first_while_it_has_cards() {
    let mut seen = [0, 0, 0];
    decisions(12, |table| {
        let scene = table.scene();
        let part = |id: &str| {
            let item = scene.item(id).unwrap();
            (item.count.unwrap() > 0, !item.notes.is_empty())
        };
        let (upper, lower) = (part("piles/stock2"), part("piles/stock3"));
        assert_eq!([upper.1, lower.1], [upper.0, lower.0 && !upper.0]);
        seen[usize::from(upper.0) + usize::from(lower.0)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_reaction_is_told_as_the_players() {
    let mut seen = 0;
    decisions(12, |table| {
        for choice in table.choices() {
            if choice.group == "React" || table.scene().ask.contains("do you react?") {
                let mut after = table.clone();
                after.act_number(choice.number).unwrap();
                let story = after.story(6);
                let mut parts = story.iter().filter(|part| {
                    let mut told = part.sentences.iter();
                    told.any(|said| {
                        said.text.starts_with("You react with ") || said.text == "You do not react."
                    })
                });
                assert_eq!(parts.next_back().unwrap().actor, Actor::You);
                seen += 1;
            }
        }
    });
    assert!(seen > 1, "{seen}");
}
