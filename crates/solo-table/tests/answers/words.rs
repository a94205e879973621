//! Typed words: every label, notation and name finds what it names.

use solo_table::{Choice, Dealer, Table, Tables, games};

use super::few_positions;

/// Returns whether a bare number is notation here, as that of a die is.
fn is_notation(choice: &Choice) -> bool {
    let begins = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    let bare = choice.notation.split_once(' ').map_or("", |(_, bare)| bare);
    match choice.weight {
        Some(_) => choice.notation.split(' ').any(begins),
        None => !bare.is_empty() && bare.chars().all(|letter| letter.is_ascii_digit()),
    }
}

/// A number means the choice at that place of the list, with a sign also where a bare number is notation.
fn means_its_place(table: &Table) {
    let choices = table.choices();
    let signed = choices.iter().any(is_notation);
    for (number, choice) in (1_usize..).zip(&choices) {
        let only = std::slice::from_ref(choice);
        let by_sign = table.explain(&format!("#{number}"));
        assert_eq!(by_sign.choices, only, "{} #{number}", table.name());
        let bare = table.explain(&number.to_string()).choices;
        match bare.as_slice() {
            said if signed => assert!(
                said.iter()
                    .all(|choice| choice.notation.contains(&number.to_string())),
                "{}: {number}: {said:?}",
                table.name()
            ),
            said => assert_eq!(said, only, "{} {number}", table.name()),
        }
    }
    let beyond = choices.len().saturating_add(1);
    let beyond = table.explain(&format!("#{beyond}")).choices;
    assert!(beyond.is_empty(), "{}: {beyond:?}", table.name());
}

/// Returns the words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !["a", "an", "the", "of"].contains(word));
    words.map(str::to_lowercase).collect()
}

/// The name of an item, in capitals or small letters, means that item, whatever labels and other names have its words.
fn names_of_items_come_first(table: &Table) {
    let (scene, choices) = (table.scene(), table.choices());
    for item in scene.items() {
        let name = words(&item.name);
        let has_letters = name
            .iter()
            .flat_map(|word| word.chars())
            .any(char::is_alphabetic);
        let is_said =
            |choice: &Choice| words(&choice.label) == name || words(&choice.notation) == name;
        if !has_letters || choices.iter().any(is_said) {
            continue;
        }
        let held = scene.items().flat_map(|item| &item.holds);
        let held = held.filter(|held| words(&held.name) == name);
        let named = scene.items().filter(|other| words(&other.name) == name);
        let ids = named.map(|other| other.id.as_str());
        let ids: Vec<&str> = ids.chain(held.map(|held| held.id.as_str())).collect();
        let asked = table.ask(&item.id);
        for typed in [
            item.name.clone(),
            item.name.to_lowercase(),
            item.name.to_uppercase(),
        ] {
            let said = table.explain(&typed);
            let has_all = asked
                .choices
                .iter()
                .all(|choice| said.choices.contains(choice));
            assert!(has_all, "{}: {typed}: {said:?}\n{asked:?}", table.name());
            // Where nothing can be done with it, choices that speak of it, or of the pile in which it lies, are meant.
            let piles = scene.items().filter(|pile| {
                pile.holds
                    .iter()
                    .any(|held| ids.contains(&held.id.as_str()))
            });
            let piles: Vec<&str> = piles.map(|pile| pile.id.as_str()).collect();
            let speaks = |choice: &Choice| {
                let said = words(&format!("{} {}", choice.label, choice.group));
                let begins = |word: &String| said.iter().any(|other| other.starts_with(word));
                asked.choices.is_empty() && name.iter().all(begins)
            };
            let is_about = |choice: &Choice| {
                let on = |id: &String| ids.contains(&id.as_str()) || piles.contains(&id.as_str());
                choice.on.iter().any(on) || speaks(choice)
            };
            assert!(
                said.choices.iter().all(is_about),
                "{}: {typed}: {said:?}",
                table.name()
            );
        }
    }
}

#[test]
fn every_notation_and_every_label_means_its_choice() {
    for game in games() {
        let mut position = 0_u32;
        few_positions(game.name, |table| {
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
            // These type much in each position.
            if position.is_multiple_of(5) {
                means_its_place(table);
                names_of_items_come_first(table);
            }
            position = position.wrapping_add(1);
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
