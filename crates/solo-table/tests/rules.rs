//! Parts of the rules, as a table states them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Dealer, RulePart, Said, Table, Tables, games};

fn rules(game: &str, options: &[(&str, &str)], part: RulePart) -> Vec<Said> {
    let table = Table::new(game, options, &Tables::new(), Dealer::nobody()).unwrap();
    table.rules(part)
}

#[test]
fn every_game_states_goal_turn_score_and_end() {
    for game in games() {
        let count = |part| rules(game.name, &[], part).len();
        let name = game.name;
        assert_eq!(count(RulePart::Goal), 2, "{name}");
        assert!((4..=11).contains(&count(RulePart::Turn)), "{name}");
        assert!((1..=6).contains(&count(RulePart::Score)), "{name}");
        assert!((2..=4).contains(&count(RulePart::End)), "{name}");
        for part in RulePart::ALL {
            for said in rules(name, &[], *part) {
                assert!(
                    said.text.ends_with('.') && !said.text.contains('{'),
                    "{said:?}"
                );
                assert!(
                    said.rule.contains('-') && !said.source.is_empty(),
                    "{said:?}"
                );
            }
        }
    }
}

/// With an option the rules of the part differ, in a sentence of this clause.
#[cfg(all(feature = "votk", feature = "kings-challenge", feature = "scrapyard"))]
#[test]
fn rules_are_those_in_force() {
    for (game, option, part, clause) in [
        ("votk", ("end_when", "either"), RulePart::End, "VK-9.1"),
        ("votk", ("reactions", "off"), RulePart::Turn, "VK-8.6"),
        ("kings-challenge", ("rounds", "6"), RulePart::End, "KC-3.1"),
        (
            "kings-challenge",
            ("roy_levels", "false"),
            RulePart::Score,
            "KC-13.4",
        ),
        ("scrapyard", ("action_cap", "1"), RulePart::End, "SE-14.3"),
        ("scrapyard", ("character", "none"), RulePart::Turn, "SE-3.4"),
    ] {
        let (usual, other) = (rules(game, &[], part), rules(game, &[option], part));
        let differs = |of: &[Said], from: &[Said]| {
            let mut of = of.iter().filter(|said| !from.contains(said));
            of.any(|said| said.rule == clause)
        };
        assert!(
            differs(&usual, &other) || differs(&other, &usual),
            "{option:?}"
        );
    }
}

#[test]
fn every_value_of_an_option_changes_the_rules_that_are_told() {
    for game in games() {
        let told = |options: &[(&str, &str)]| {
            let parts = RulePart::ALL.iter();
            let said = parts.flat_map(|part| rules(game.name, options, *part));
            said.map(|said| said.text).collect::<Vec<_>>()
        };
        let (usual, defaults) = (told(&[]), game.defaults());
        for spec in game.options {
            let default = defaults.get(spec.name).unwrap().to_string();
            let count = spec.values.count();
            // Of a range its beginning and its end.
            let some = (0..count).filter(|index| *index < 12 || index.saturating_add(1) == count);
            let values = some.filter_map(|index| spec.values.nth(index));
            let values = values.map(|value| value.to_string());
            let same: Vec<String> = values
                .filter(|value| *value != default.replace('"', ""))
                .filter(|value| told(&[(spec.name, value)]) == usual)
                .collect();
            assert!(same.is_empty(), "{} {}: {same:?}", game.name, spec.name);
        }
    }
}

#[cfg(feature = "rulebook")]
#[test]
fn every_sentence_cites_a_clause_of_the_rulebook() {
    for game in games() {
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody()).unwrap();
        let book = table.rulebook();
        assert!(
            book.iter()
                .all(|it| !it.text.is_empty() && !it.section.is_empty())
        );
        let cited: Vec<Said> = table
            .glossary()
            .into_iter()
            .flat_map(|it| it.text)
            .collect();
        let cited: Vec<Said> = cited
            .into_iter()
            .filter(|said| !said.rule.is_empty())
            .collect();
        assert!(cited.len() > 20, "{}: {}", game.name, cited.len());
        for said in &cited {
            assert!(book.iter().any(|clause| clause.id == said.rule), "{said:?}");
        }
    }
}
