//! Typed words: every label, notation and name finds what it names.

use solo_table::{Dealer, Table, Tables, games};

use super::positions;

#[test]
fn every_notation_and_every_label_means_its_choice() {
    for game in games() {
        positions(game.name, |table| {
            for choice in table.choices() {
                let by_notation = table.explain(&choice.notation).choices;
                assert_eq!(by_notation, std::slice::from_ref(&choice), "{}", game.name);
                let by_label = table.explain(&choice.label).choices;
                assert!(
                    by_label.contains(&choice),
                    "{}: {}",
                    game.name,
                    choice.label
                );
            }
            // The first choice of a menu is not the one that has a 1 in its label.
            for choice in table.explain("1").choices {
                let is_said = choice.notation == "1" || choice.label == "1";
                assert!(is_said, "{}: {choice:?}", game.name);
            }
            for text in ["", "?", "xyzzy plugh", "\u{1F600}", &"long ".repeat(2000)] {
                let answer = table.explain(text);
                assert!(!answer.lines().is_empty(), "{}: {text}", game.name);
                let lines = answer.lines().join("\n");
                assert!(!lines.contains("at byte"), "{}: {text}: {lines}", game.name);
                let is_nonsense = text.starts_with("xyzzy");
                assert!(!is_nonsense || answer.near.is_empty(), "{answer:?}");
            }
        });
    }
}

#[cfg(feature = "votk")]
#[test]
fn words_mean_what_a_player_of_votk_means() {
    let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1)).unwrap();
    let scene = table.scene();
    let pyramid = scene.zone("pyramid").unwrap();
    let dear = |item: &&solo_table::Item| {
        let why = table.ask(&item.id).refusals;
        why.first()
            .is_some_and(|why| why.error.rule.as_deref() == Some("VK-4.3"))
    };
    let item = pyramid.items.iter().find(dear).unwrap();
    let word = item.name.rsplit(' ').next().unwrap().to_lowercase();
    for typed in [
        format!("buy {word}"),
        format!("Buy {}", item.name),
        word.clone(),
    ] {
        let answer = table.explain(&typed);
        let why = answer.refusals.first().expect("a refusal");
        let reason = why.error.reason.as_ref().unwrap();
        assert_eq!(reason.name, "TooExpensive", "{typed}: {answer:?}");
        assert!(why.error.message.starts_with("the price is "), "{typed}");
    }
    let typed = table.explain("entmob urn");
    assert_eq!(
        typed.choices.first().map(|choice| choice.notation.as_str()),
        Some("entomb urn")
    );
    let near = table.explain("sell urn").near;
    assert!(near.iter().any(|text| text.contains("Urn")), "{near:?}");
}

#[cfg(feature = "tomb4k")]
#[test]
fn labels_of_another_step_have_no_figures_and_nonsense_no_neighbours() {
    let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42)).unwrap();
    let why = &table.explain("dodge").refusals[0];
    assert_eq!(why.label, "Dodge the blow with the Jack of Hearts");
    let nonsense = table.explain("xyzzy");
    assert_eq!(
        nonsense.lines(),
        ["Nothing on the table and no choice is called that."]
    );
    assert_eq!(table.explain("?").near[0], "Delve one turn deeper");
}
