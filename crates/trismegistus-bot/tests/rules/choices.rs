//! Why the bot chose what it chose, as a sentence.

use crate::common::names::*;
use serde_json::json;
use trismegistus_bot::{Botmegistus, BowlDie, Choice, Event};

#[track_caller]
fn explains(choice: Choice, rule: &'static str, text: &str) {
    tells(&Event::BotChose { choice, rule }, text);
}

#[test]
fn drafts() {
    let drafted = |symbol| Event::BotDrafted {
        colour: colour("white"),
        from: house().wild(),
        symbol,
        potency: 3,
    };
    tells(
        &drafted(symbol("tin")),
        "Botmegistus drafts a white die from the wild bowl, potency 3, and sets it to tin.",
    );
    tells(
        &drafted(house().wild()),
        "Botmegistus drafts a white die from the wild bowl, potency 3.",
    );
    let die = |bowl, potency| BowlDie {
        colour: colour("white"),
        bowl: symbol(bowl),
        potency,
    };
    let (wild, lead, tin) = (die("wild", 2), die("lead", 4), die("tin", 4));
    explains(
        Choice::Draft {
            candidates: [wild, lead].into_iter().collect(),
            choice: lead,
        },
        "TB-5.3",
        "Of white wild (2) and white lead (4) Botmegistus drafts white lead: the highest potency in \
         the colour and symbols of its card (TB-5.3).",
    );
    let tied = |rule, reason: &str| {
        let choice = Choice::Draft {
            candidates: [wild, lead, tin].into_iter().collect(),
            choice: lead,
        };
        let text = format!(
            "Of white wild (2), white lead (4) and white tin (4) Botmegistus drafts white lead: \
             {reason}, the first of equals ({rule})."
        );
        explains(choice, rule, &text);
    };
    tied(
        "TB-5.4",
        "the highest potency in the symbols of its card, none being in its colour",
    );
    tied(
        "TB-5.6",
        "the highest potency in the colour of its card, none being in its symbols",
    );
    tied(
        "TB-5.7",
        "the highest potency, no die of its card's colour being left",
    );
    tied("TB-5.8", "the highest potency in the colour of its card");
}

#[test]
fn cards_and_tracks() {
    let row = ["a1-01", "a1-04"].map(artifact);
    let event = |rule| Event::BotChose {
        choice: Choice::Artifact {
            candidates: row.into_iter().collect(),
            choice: row[1],
        },
        rule,
    };
    let start =
        "Of a1-01 (1 symbol) and a1-04 (2 symbols) Botmegistus takes a1-04: the most symbols";
    tells(&event("TB-8.1"), &format!("{start} (TB-8.1)."));
    let end = ", and of equals that of the ordinary die (TB-8.2).";
    tells(&event("TB-8.2"), &format!("{start}{end}"));
    let row = ["e1-01", "e1-02"].map(experiment);
    for (rule, reason) in [
        ("TB-8.6a", "a type it does not have"),
        (
            "TB-8.6b",
            "one it can complete at once, and of these the most VP",
        ),
        ("TB-8.6c", "it lacks the fewest levels for it"),
        ("TB-8.6d", "you lack the fewest levels for it"),
        ("TB-8.6e", "the most VP"),
        ("TB-8.6f", "all else equal, the left-most"),
    ] {
        let choice = Choice::Experiment {
            candidates: row.into_iter().collect(),
            choice: row[0],
        };
        let text = format!(
            "Of e1-01 (earth, 3 VP) and e1-02 (fire, 3 VP) Botmegistus takes e1-01: {reason} ({rule})."
        );
        explains(choice, rule, &text);
    }
    for (rule, reason) in [
        ("TB-9.2", "the lowest track"),
        ("TB-9.3(1)", "of equals the nearest bonus token"),
        ("TB-9.3(2)", "of equals the largest lead over you"),
        ("TB-9.3(3)", "of equals the fewest levels behind you"),
        ("TB-9.3(4)", "of equals the left-most"),
        (
            "TB-9.9",
            "the smallest gap to a level that its experiments demand",
        ),
    ] {
        let choice = Choice::Track {
            candidates: ["earth", "water", "air"].map(element).into_iter().collect(),
            choice: element("water"),
        };
        let text = format!("Of earth, water and air Botmegistus climbs water: {reason} ({rule}).");
        explains(choice, rule, &text);
    }
}

#[test]
fn completions() {
    let completion = |ids: [&str; 2], chosen: usize, new_type| Choice::Completion {
        candidates: ids.map(experiment).into_iter().collect(),
        choice: experiment(ids[chosen]),
        new_type,
    };
    for (ids, chosen, new_type, reason) in [
        (["e1-01", "e1-02"], 1, true, "and this one's type is new"),
        (["e1-01", "e1-02"], 0, false, "and it took this one earlier"),
        (["e1-01", "e2-01"], 1, false, "and this one has more VP"),
    ] {
        let event = Event::BotChose {
            choice: completion(ids, chosen, new_type),
            rule: "TB-10.5",
        };
        let text = sentence(&Botmegistus::default(), &event);
        let end = format!(
            " Botmegistus completes {}: it cannot pay for both, {reason} (TB-10.5).",
            ids[chosen]
        );
        assert!(text.ends_with(&end), "{text}");
    }
    let masterpiece = |ids: [&str; 2]| Choice::Masterpiece {
        candidates: ids.map(experiment).into_iter().collect(),
        choice: experiment(ids[0]),
    };
    explains(
        masterpiece(["em-08", "em-01"]),
        "TB-15.2",
        "Of em-08 (air, 18 VP) and em-01 (earth, 15 VP) Botmegistus completes em-08: the most VP \
         (TB-15.2).",
    );
    explains(
        masterpiece(["em-01", "em-02"]),
        "TB-15.2",
        "Of em-01 (earth, 15 VP) and em-02 (fire, 15 VP) Botmegistus completes em-01: the most VP, \
         the first drawn of equals (TB-15.2).",
    );
}

/// Within one clause different priorities can decide, and the narration tells them apart.
#[test]
fn the_bot_says_whether_a_new_type_decided() {
    let both = |completed: &[&str]| {
        let mut play =
            crate::common::bot_turn(&json!({}), crate::common::card("black,max,1,vp:1"), 2);
        play.edit(&[
            ("/levels/bot", crate::common::levels("2/2/0/0")),
            ("/bot/gold", json!(1)),
            ("/bot/incomplete", json!(["e2-01", "e2-02"])),
            ("/bot/completed", json!(completed)),
        ]);
        play.step("flip b1");
        let events = play.events.iter().map(|event| sentence(&play.game, event));
        let told: Vec<String> = events.filter(|text| text.contains("TB-10.5")).collect();
        told.concat()
    };
    let text = both(&[]);
    assert!(text.contains("e2-01: it cannot pay for both, and it took this one earlier"));
    let text = both(&["e1-01"]);
    assert!(text.contains("e2-02: it cannot pay for both, and this one's type is new"));
}
