//! A refusal names the bare intention and then what is missing, and speaks of nothing that is not on the table.

use solo_table::{Dealer, Table, Tables};

use super::positions;

/// Returns a table in a position of random games that a condition holds for.
fn found(name: &str, holds: impl Fn(&Table) -> bool) -> Table {
    let mut found = None;
    positions(name, |table| {
        if found.is_none() && holds(table) {
            found = Some(table.clone());
        }
    });
    found.unwrap()
}

#[cfg(feature = "scrapyard")]
#[test]
fn what_is_missing_is_named_and_nothing_else() {
    let options = [("character", "none")];
    let mut table = Table::new("scrapyard", &options, &Tables::new(), Dealer::seeded(3)).unwrap();
    while table.due() != solo_table::Due::Decision {
        table.act(&table.notations()[0].0.clone()).unwrap();
    }
    let scene = table.scene();
    let parts: Vec<&str> = scene
        .zone("parts")
        .unwrap()
        .items
        .iter()
        .map(|item| &*item.name)
        .collect();
    let machines = &scene.zone("machines").unwrap().items;
    assert!(!machines.is_empty() && !parts.is_empty());
    for machine in machines {
        let answer = table.ask(&machine.id);
        for why in answer
            .refusals
            .iter()
            .filter(|why| why.notation.starts_with("build "))
        {
            assert_eq!(why.label, format!("Build {}", machine.name));
            let lacks = why.error.message.strip_prefix("you lack ").unwrap();
            assert!(
                parts.iter().all(|part| !lacks.contains(part)),
                "{lacks}: {parts:?}"
            );
        }
    }
}

#[cfg(feature = "scrapyard")]
#[test]
fn an_ability_that_always_works_says_so() {
    let options = [("character", "c03")];
    let mut table = Table::new("scrapyard", &options, &Tables::new(), Dealer::seeded(3)).unwrap();
    while table.due() != solo_table::Due::Decision {
        table.act(&table.notations()[0].0.clone()).unwrap();
    }
    let answer = table.explain("use minerva");
    let said: Vec<String> = answer
        .refusals
        .iter()
        .map(|why| format!("{}: {}", why.label, why.error))
        .collect();
    assert_eq!(
        said,
        ["Use Captain Minerva: the ability works all the time, by itself"]
    );
    assert_eq!(answer.refusals[0].error.rule.as_deref(), Some("SE-12.1"));
}

#[cfg(feature = "kings-challenge")]
#[test]
fn a_card_is_answered_about_itself() {
    let mut asked = 0_u32;
    positions("kings-challenge", |table| {
        let scene = table.scene();
        for item in &scene.zone("activities").unwrap().items {
            for why in table.ask(&item.id).refusals {
                assert!(
                    why.label.contains(&item.name),
                    "{}: {}",
                    item.name,
                    why.label
                );
                asked = asked.saturating_add(1);
            }
        }
    });
    assert!(asked > 0);
}

#[cfg(feature = "kings-challenge")]
#[test]
fn cards_that_no_table_names_are_not_spoken_of() {
    let turn = |table: &Table| table.notations().iter().any(|(text, _)| text == "pass");
    let table = found("kings-challenge", turn);
    for typed in [
        "use",
        "use d",
        "use archer",
        "use diplomat",
        "r1",
        "fight",
        "spend",
    ] {
        for why in table.explain(typed).refusals {
            let is_id = |word: &str| {
                word.len() == 3
                    && word.starts_with(['r', 'y', 'w'])
                    && word.contains(|letter: char| letter.is_ascii_digit())
            };
            assert!(!why.label.split(' ').any(is_id), "{typed}: {}", why.label);
        }
    }
}
