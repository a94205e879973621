//! A refusal gives a reason wherever a clause does, in every way to act.

use std::collections::BTreeSet;

use solo_table::{Due, ErrorKind, games};

use super::positions;

#[test]
fn no_decision_is_refused_without_a_reason() {
    for game in games() {
        let (mut tried, mut bare) = (0_u32, BTreeSet::new());
        positions(game.name, |table| {
            if table.due() != Due::Decision {
                return;
            }
            for number in 0.. {
                match table.clone().act_number(number) {
                    Ok(()) => {}
                    Err(error) if error.kind == ErrorKind::BadNumber => break,
                    Err(error) => {
                        tried = tried.wrapping_add(1);
                        if error.message == "not possible now" {
                            let view = table.view();
                            bare.insert(format!("{:?}: decision {number}", view.get("phase")));
                        }
                    }
                }
            }
        });
        assert!(bare.is_empty(), "{}: {bare:#?}", game.name);
        assert!(tried > 20, "{}: {tried}", game.name);
    }
}

#[cfg(feature = "votk")]
#[test]
fn what_comes_first_in_the_valley_is_said() {
    let mut found = std::collections::BTreeMap::new();
    positions("votk", |table| {
        let phase = table.view().get("phase").unwrap().to_string();
        if let Err(error) = table.clone().act("end") {
            found.insert(phase, (error.message, error.rule.unwrap_or_default()));
        }
    });
    let mut met = 0_u32;
    for (phase, reason, rule) in [
        (
            "pay",
            "the purchase that you have begun is paid first",
            "VK-4.3",
        ),
        ("fall", "a card of the pyramid falls first", "VK-5.2"),
        (
            "mode",
            "an action is under way and is finished first",
            "VK-6.9",
        ),
        (
            "choose",
            "an action is under way and is finished first",
            "VK-6.9",
        ),
        ("arrange", "your discards are arranged first", "VK-3.9"),
        (
            "shed",
            "a card of the pyramid is sacrificed first",
            "VK-3.12",
        ),
        (
            "react",
            "the Bot has gained a card: first you react to that, or pass",
            "VK-8.6",
        ),
    ] {
        if let Some((said, clause)) = found.get(&format!("\"{phase}\"")) {
            assert_eq!((said.as_str(), clause.as_str()), (reason, rule), "{phase}");
            met = met.wrapping_add(1);
        }
    }
    assert!(met > 2, "{found:?}");
}
