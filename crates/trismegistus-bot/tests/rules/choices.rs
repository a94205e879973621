//! Sentences for the reasons of the bot's choices.

use crate::common::names::*;
use serde_json::json;
use trismegistus_bot::{Botmegistus, Candidate, Card, ChoiceKind, Event, Reason, Symbol};

#[track_caller]
fn explains(what: ChoiceKind, candidates: &[Candidate], choice: usize, rule: Reason, text: &str) {
    let event = Event::BotChose {
        what,
        candidates: candidates.iter().copied().collect(),
        choice: candidates[choice],
        rule,
    };
    tells(&event, text);
}

fn experiments<const N: usize>(ids: [&str; N]) -> [Candidate; N] {
    ids.map(|id| Candidate::Card(Card::Experiment(experiment(id))))
}

#[test]
fn drafts() {
    let drafted = |symbol: Symbol| Event::BotDrafted {
        colour: colour("white"),
        from: Symbol::Wild,
        symbol,
        potency: 3,
    };
    tells(
        &drafted(symbol("tin")),
        "Botmegistus drafts a white die from the wild bowl with potency 3, and sets it to tin.",
    );
    tells(
        &drafted(Symbol::Wild),
        "Botmegistus drafts a white die from the wild bowl with potency 3.",
    );
    let die = |bowl, potency| Candidate::Die {
        colour: colour("white"),
        bowl: symbol(bowl),
        potency,
    };
    let (wild, lead, tin) = (die("wild", 2), die("lead", 4), die("tin", 4));
    explains(
        ChoiceKind::Draft,
        &[wild, lead],
        1,
        Reason::ColourAndSymbols,
        "Of white wild (2) and white lead (4) Botmegistus drafts white lead: the highest potency in \
         the colour of its card, wild or with its symbols.",
    );
    let tied = |rule: Reason, reason: &str| {
        let text = format!(
            "Of white wild (2), white lead (4) and white tin (4) Botmegistus drafts white lead: \
             {reason}, the first of those tied."
        );
        explains(ChoiceKind::Draft, &[wild, lead, tin], 1, rule, &text);
    };
    tied(
        Reason::Symbols,
        "the highest potency in other colours, wild or with the symbols of its card, no such die being in its card's colour",
    );
    tied(
        Reason::Colour,
        "the highest potency in the colour of its card, no die being wild or with its card's symbols",
    );
    tied(
        Reason::NextColour,
        "the highest potency in the first other colour left, no die of its card's colour being left",
    );
    tied(
        Reason::AnyDie,
        "the highest potency of all, no die of its card's colour being left",
    );
    tied(
        Reason::Highest,
        "the highest potency in the colour of its card",
    );
}

#[test]
fn cards_and_tracks() {
    let row = ["a1-01", "a1-04"].map(|id| Candidate::Card(Card::Artifact(artifact(id))));
    let start = "Of the black artifact (earth) and the black artifact (earth + air) Botmegistus takes \
                 the black artifact (earth + air): the most symbols";
    for (rule, end) in [
        (Reason::MostSymbols, "."),
        (
            Reason::DieDecided,
            ", with the tie decided by an ordinary die.",
        ),
    ] {
        explains(
            ChoiceKind::Artifact,
            &row,
            1,
            rule,
            &format!("{start}{end}"),
        );
    }
    for (rule, reason) in [
        (Reason::NewType, "a type it does not have"),
        (
            Reason::AtOnce,
            "one it can complete at once, and of these the most VP",
        ),
        (Reason::ClosestToIt, "it lacks the fewest levels for it"),
        (Reason::ClosestToYou, "you lack the fewest levels for it"),
        (Reason::MostPoints, "the most VP"),
        (Reason::LeftMost, "all else equal, the left-most"),
    ] {
        let text = format!(
            "Of the earth experiment (earth 1, 3 VP) and the fire experiment (fire 1, 3 VP) Botmegistus \
             takes the earth experiment (earth 1, 3 VP): {reason}."
        );
        explains(
            ChoiceKind::Experiment,
            &experiments(["e1-01", "e1-02"]),
            0,
            rule,
            &text,
        );
    }
    for (rule, reason) in [
        (Reason::Lowest, "the lowest track"),
        (Reason::NearestToken, "the nearest bonus token above"),
        (Reason::LargestLead, "the largest lead over you"),
        (Reason::FewestBehind, "the fewest levels behind you"),
        (Reason::FirstTrack, "the left-most track"),
        (
            Reason::SmallestGap,
            "the smallest gap to a level that its experiments demand",
        ),
    ] {
        let tracks = ["earth", "water", "air"].map(|name| Candidate::Track(element(name)));
        let text = format!("Of earth, water and air Botmegistus climbs water: {reason}.");
        explains(ChoiceKind::Track, &tracks, 1, rule, &text);
    }
}

#[test]
fn completions() {
    for (rule, reason) in [
        (Reason::CompletesNewType, "and this one's type is new"),
        (Reason::CompletesEarlier, "and it took this one earlier"),
        (Reason::CompletesMorePoints, "and this one has more VP"),
    ] {
        let text = format!(
            "Of the earth experiment (earth 1, 3 VP) and the fire experiment (fire 1, 3 VP) Botmegistus \
             completes the fire experiment (fire 1, 3 VP): it cannot pay for both, {reason}."
        );
        explains(
            ChoiceKind::Completion,
            &experiments(["e1-01", "e1-02"]),
            1,
            rule,
            &text,
        );
    }
    let masterpiece = |ids: [&str; 2], text: &str| {
        let rule = Reason::BestMasterpiece;
        explains(ChoiceKind::Masterpiece, &experiments(ids), 0, rule, text);
    };
    masterpiece(
        ["em-08", "em-01"],
        "Of the air masterpiece (fire 4 + air 6, 18 VP) and the earth masterpiece (earth 7, 15 VP) \
         Botmegistus completes the air masterpiece (fire 4 + air 6, 18 VP): the most VP.",
    );
    masterpiece(
        ["em-01", "em-02"],
        "Of the earth masterpiece (earth 7, 15 VP) and the fire masterpiece (fire 7, 15 VP) Botmegistus \
         completes the earth masterpiece (earth 7, 15 VP): the most VP, the one drawn first of those tied.",
    );
}

/// Within one clause different priorities can decide, and the sentences distinguish them.
#[test]
fn the_bot_says_what_decided_between_two_experiments() {
    let both = |incomplete: [&str; 2], completed: &[&str]| {
        let mut play =
            crate::common::bot_turn(&json!({}), crate::common::card("black,max,1,vp:1"), 2);
        play.edit(&[
            ("/levels/bot", crate::common::levels("2/2/0/0")),
            ("/bot/gold", json!(1)),
            ("/bot/incomplete", json!(incomplete)),
            ("/bot/completed", json!(completed)),
        ]);
        play.step("flip b1");
        let rule = play.chosen_by("completion");
        let events = play.events.iter().map(|event| sentence(&play.game, event));
        let told: Vec<String> = events.filter(|text| text.contains("cannot pay")).collect();
        (told.concat(), rule)
    };
    let (text, rule) = both(["e2-01", "e2-02"], &[]);
    assert!(text.contains(
        "earth experiment (earth 3, 7 VP): it cannot pay for both, and it took this one earlier"
    ));
    assert_eq!(rule, "TB-10.5");
    let (text, _) = both(["e2-01", "e2-02"], &["e1-01"]);
    assert!(text.contains(
        "fire experiment (fire 3, 7 VP): it cannot pay for both, and this one's type is new"
    ));
}

/// Every reason has its own clause, except those of one clause with several priorities.
#[test]
fn a_reason_is_a_clause_and_words() {
    let game = Botmegistus::default();
    let rules = [
        Reason::CompletesNewType,
        Reason::CompletesEarlier,
        Reason::CompletesMorePoints,
    ];
    let names = rules.map(|reason| {
        assert_eq!(reason.rule(), "TB-10.5");
        let speech = solo_core::Speech::of(&game);
        solo_core::Noun::to_name(&reason, &speech).to_string()
    });
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2]);
}

#[test]
fn candidates_have_names_in_every_language() {
    let game = Botmegistus::default();
    let german: &[(&str, &str)] = &[
        ("Colour.white", "weiß"),
        ("Symbol.lead", "Blei"),
        ("Element.air", "Luft"),
    ];
    let die = Candidate::Die {
        colour: colour("white"),
        bowl: symbol("lead"),
        potency: 4,
    };
    let speech = solo_core::Speech::translated(&game, &german);
    let names = [die, Candidate::Track(element("air"))]
        .map(|candidate| solo_core::Noun::to_name(&candidate, &speech).to_string());
    assert_eq!(names, ["weiß Blei (4)", "Luft"]);
}
