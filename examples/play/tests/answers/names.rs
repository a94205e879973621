//! Names of cards.

use solo_table::{Dealer, Table, Tables};

use super::{says, seeded};
use crate::desk;

/// Cards are looked up by the names that the game says.
#[test]
fn cards_are_found_by_what_they_are_called() {
    for (wanted, found, count) in [
        ("king of clubs", "K♣", 1),
        ("king", "K♣", 4),
        ("ace", "A♦", 4),
        ("jack of hearts", "J♥", 1),
        ("tomb hoard", "K♣", 4),
        ("hoard", "K♣", 4),
        ("scroll", "Joker", 1),
        ("9", "9♣", 3),
    ] {
        let answer = seeded("tomb4k", 42, &[&format!("/ {wanted}")]);
        assert_eq!(answer.matches(" · ").count(), count, "{wanted}: {answer}");
        says(&answer, &[found], &[]);
    }
}

/// Two cards of one name, in whatever form of its letters, are both meant, and no label says its place twice.
#[test]
fn two_cards_of_one_name_are_told_apart() {
    let cards = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))
        .unwrap()
        .catalogue();
    let renamed = |urn: &str, food: &str| {
        let mut tables = cards.iter();
        let (name, text) = tables
            .find(|(_, text)| text.contains("Box of Food"))
            .unwrap();
        Tables::new().with(name, text.replace("Urn", urn).replace("Box of Food", food))
    };
    let table = Table::new(
        "votk",
        &[],
        &renamed("Café", "Cafe\u{301}"),
        Dealer::seeded(1),
    )
    .unwrap();
    for typed in ["café", "cafe\u{301}"] {
        let on = table
            .explain(typed)
            .choices
            .into_iter()
            .map(|choice| choice.on[0].clone());
        let on: std::collections::BTreeSet<String> = on.collect();
        assert_eq!(on.len(), 2, "{typed}: {on:?}");
    }
    let mut seen = 0;
    for seed in 0..12 {
        let mut table = Table::new(
            "votk",
            &[],
            &renamed("Shabti", "Shabti"),
            Dealer::seeded(seed),
        )
        .unwrap();
        for _ in 0..40 {
            for choice in table.choices() {
                let notation = format!(" ({})", choice.notation);
                let times = choice.label.matches(&notation).count();
                assert!(times < 2, "{}", choice.label);
                assert!(
                    !choice.label.contains("your hand, your hand"),
                    "{}",
                    choice.label
                );
                seen += times;
            }
            desk::play(&mut table, solo_table::Player::Random, 1);
        }
    }
    assert!(seen > 10, "{seen}");
}
