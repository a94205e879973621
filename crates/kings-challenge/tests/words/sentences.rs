//! Sentences that random games with the embedded cards miss, and properties of all sentences.
use kings_challenge::{ActionKind, ActivityId, DiceList};
use kings_challenge::{
    Card, Count, Event, EventEffect, KingsChallenge, Loss, Options, Origin, Per, Reason, Resource,
    Rounds, Side, Target,
};
use serde_json::{Value, json};
use solo_core::{Game, GameData, Narration, Speech};

use crate::common::{at_with, card, printed, written};

fn told(event: &Event) -> String {
    let mut text = String::new();
    KingsChallenge::default().narrate(event, &mut text).unwrap();
    text
}

#[test]
fn every_event_is_one_sentence() {
    for (number, rounds) in (0..40).zip(Rounds::ALL.into_iter().cycle()) {
        let options = Options {
            rounds,
            ..Options::default()
        };
        let mut last = String::new();
        solo_testkit::random_game(&KingsChallenge::new(options), number, |seen| {
            for event in seen.events {
                let sentence = told(event);
                let mut letters = sentence.chars();
                let first = letters.next().unwrap();
                assert!(first.is_uppercase() || first.is_ascii_digit(), "{sentence}");
                assert_eq!(letters.next_back(), Some('.'), "{sentence}");
                assert!(!sentence.contains(['{', '}', '_', '(', '|']), "{sentence}");
                assert!(
                    !sentence.contains("  ") && !sentence.contains(" ."),
                    "{sentence}"
                );
                last = sentence;
            }
            Ok(())
        })
        .unwrap();
        assert!(last.starts_with("The game is over: "), "{last}");
    }
}

#[test]
fn what_an_event_card_counts_is_told_in_words() {
    let card = "er1".parse().unwrap();
    let effect = |effect| told(&Event::EventEffect { card, effect });
    for (count, one, many) in [
        (
            Count::CitizensPalace,
            "citizen in the palace",
            "citizens in the palace",
        ),
        (
            Count::CitizensHall,
            "citizen in the City Hall",
            "citizens in the City Hall",
        ),
        (
            Count::CitizensBishopric,
            "citizen in the bishopric",
            "citizens in the bishopric",
        ),
        (
            Count::Citizens,
            "citizen in a building",
            "citizens in buildings",
        ),
        (
            Count::Buildings,
            "building with a citizen",
            "buildings with citizens",
        ),
        (Count::Stones, "stone", "stones"),
        (
            Count::Levels,
            "cathedral level with a stone",
            "cathedral levels with stones",
        ),
        (
            Count::Events,
            "Event card with a cube",
            "Event cards with cubes",
        ),
        (Count::Tradesmen, "tradesman", "tradesmen"),
        (
            Count::Supply,
            "citizen in the supply",
            "citizens in the supply",
        ),
        (Count::Won, "Event card taken", "Event cards taken"),
        (Count::DiceRed, "red die", "red dice"),
        (Count::DiceYellow, "yellow die", "yellow dice"),
        (Count::DiceWhite, "white die", "white dice"),
        (Count::Dice, "die", "dice"),
        (Count::Deniers, "denier", "deniers"),
        (Count::Influence, "influence", "influence"),
    ] {
        for (resource, taken) in [
            (Resource::Deniers, "2 deniers"),
            (Resource::Influence, "2 influence"),
            (Resource::Vp, "2 VP"),
        ] {
            let per = |every| {
                EventEffect::LosePer(Per {
                    resource,
                    amount: 2,
                    count,
                    every,
                })
            };
            assert_eq!(
                effect(per(1)),
                format!("War takes {taken} for every {one}.")
            );
            assert_eq!(
                effect(per(3)),
                format!("War takes {taken} for every 3 {many}.")
            );
        }
    }
    assert_eq!(
        effect(EventEffect::RoyStone(2)),
        "War gives le Roy 2 stones."
    );
    assert_eq!(
        effect(EventEffect::LoseActivityCube(2)),
        "War takes 2 cubes from your Activity cards."
    );
}

fn lost(what: Loss, due: i32, amount: i32) -> Event {
    Event::Lost {
        card: "ey2".parse().unwrap(),
        what,
        due,
        amount,
        at: None,
    }
}

#[test]
fn losses_are_told_as_far_as_they_go() {
    for (event, sentence) in [
        (lost(Loss::Deniers, 2, 2), "You lose 2 deniers to Drought."),
        (lost(Loss::Deniers, 1, 1), "You lose 1 denier to Drought."),
        (
            lost(Loss::Deniers, 2, 1),
            "You lose 1 of 2 deniers to Drought.",
        ),
        (
            lost(Loss::Deniers, 2, 0),
            "You have no deniers to lose to Drought.",
        ),
        (lost(Loss::Deniers, 0, 0), "You lose no deniers to Drought."),
        (
            lost(Loss::Influence, 2, 1),
            "You lose 1 of 2 influence to Drought.",
        ),
        (
            lost(Loss::Influence, 2, 0),
            "You have no influence to lose to Drought.",
        ),
        (Event::Salaries { due: 0, paid: 0 }, "You owe no salaries."),
        (
            Event::Salaries { due: 3, paid: 3 },
            "You pay 3 deniers in salaries.",
        ),
        (
            Event::Salaries { due: 3, paid: 1 },
            "You pay 1 of 3 deniers in salaries.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

#[test]
fn pieces_that_are_lost_in_a_row_are_told_together() {
    let game = KingsChallenge::default();
    let cube = |card: &str| Event::Lost {
        card: "ey3".parse().unwrap(),
        what: Loss::Cube,
        due: 1,
        amount: 1,
        at: Some(kings_challenge::Piece::Cube(card.parse().unwrap())),
    };
    let events = [cube("w1a"), cube("y2b"), cube("w1a")];
    let sentences: Vec<_> = Narration::new(Speech::of(&game), &events)
        .map(|sentence| sentence.to_string())
        .collect();
    let together = "You lose cubes on 2× Tithing and Blacksmith to Guild Dispute.";
    assert_eq!(sentences, [together]);
    assert_eq!(
        told(&events[0]),
        "You lose a cube on Tithing to Guild Dispute."
    );
}

#[test]
fn what_is_rare_is_told_too() {
    let archer: ActivityId = "r1a".parse().unwrap();
    let deniers = |amount| Event::Deniers {
        amount,
        reason: Reason::Hire,
        card: Some(Card::Activity(archer)),
    };
    for (event, sentence) in [
        (deniers(-1), "You pay 1 denier for the tradesman on Archer."),
        (
            deniers(-2),
            "You pay 2 deniers for the tradesman on Archer.",
        ),
        (
            Event::RoyalSpent {
                dice: DiceList::default(),
            },
            "Le Roy has no die to spend.",
        ),
        (
            Event::GameOver {
                difference: 0,
                band: 1,
            },
            "The game is over: you and le Roy are equal – not worth a comment; executed.",
        ),
        (
            Event::GameOver {
                difference: 21,
                band: 6,
            },
            "The game is over: you are 21 VP ahead – too good: find a harder game.",
        ),
        (
            Event::Hired {
                who: Side::Human,
                card: archer,
                space: 2,
                price: 4,
                from: Origin::Card("y1a".parse().unwrap()),
            },
            "You send a tradesman from Merchant to space 2 of Archer.",
        ),
        // Cards missing from the catalogue are called by their ids.
        (
            Event::Action {
                kind: ActionKind::Activate,
                target: Some(Target::Activity("r1f".parse().unwrap())),
            },
            "You use Unknown card.",
        ),
        (
            Event::EventEntered {
                card: "er9".parse().unwrap(),
            },
            "Unknown card joins the Event cards.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

/// Returns the sentences of a step, those behind an effect with it.
fn narrated(game: &KingsChallenge, step: &str, given: &Value, event: &str) -> Vec<String> {
    let table = at_with(game.clone(), step, given.clone());
    let mut state = table.state;
    let events = solo_testkit::take(game, &mut state, written(game, event)).unwrap();
    let sentences = Narration::new(Speech::of(game), &events);
    sentences.map(|sentence| sentence.to_string()).collect()
}

/// KC-4.14, KC-1.8: a card that does not find what it takes says so, and what that costs; with no VP it costs nothing.
#[test]
fn a_card_that_finds_nothing_says_so_and_what_it_costs() {
    let excommunication =
        "Excommunication lays down a citizen of yours in the bishopric, if you have one there.";
    let drought = "You lose 1 of 2 deniers to Drought.";
    let cost = |card: &str, vp: u8| {
        format!("You lose {vp} VP because you cannot give all that {card} takes.")
    };
    let game = KingsChallenge::default();
    for (card, colour, given, told, costs) in [
        (
            "ew3",
            "white",
            json!({"vp": 0}),
            format!("{excommunication} You have none there, and no VP to lose for it."),
            None,
        ),
        (
            "ew3",
            "white",
            json!({"vp": 1}),
            format!("{excommunication} You have none there."),
            Some(cost("Excommunication", 1)),
        ),
        (
            "ew3",
            "white",
            json!({"vp": 9}),
            format!("{excommunication} You have none there."),
            Some(cost("Excommunication", 2)),
        ),
        (
            "ew3",
            "white",
            json!({"vp": 0, "bishopric": "hrrrrr"}),
            excommunication.to_owned(),
            None,
        ),
        (
            "ew4",
            "white",
            json!({"vp": 0}),
            "Stolen Relics takes a stone of yours. You have none, and no VP to lose for it."
                .to_owned(),
            None,
        ),
        (
            "ey3",
            "yellow",
            json!({"vp": 3}),
            "Guild Dispute takes a cube from your Activity cards. You have none there.".to_owned(),
            Some(cost("Guild Dispute", 2)),
        ),
        (
            "ey2",
            "yellow",
            json!({"vp": 0, "deniers": 1}),
            format!("{drought} You have no VP to lose for it."),
            None,
        ),
        (
            "ey2",
            "yellow",
            json!({"vp": 2, "deniers": 1}),
            drought.to_owned(),
            Some(cost("Drought", 2)),
        ),
        (
            "ey2",
            "yellow",
            json!({"vp": 0, "deniers": 2}),
            "You lose 2 deniers to Drought.".to_owned(),
            None,
        ),
    ] {
        let mut given = given;
        given["pending"] = json!({"colour": colour});
        let sentences = narrated(&game, "events/draw", &given, &format!("event {card}"));
        assert!(sentences.contains(&told), "{told}: {sentences:?}");
        let lost = sentences
            .iter()
            .find(|sentence| sentence.contains("because you cannot give"));
        assert_eq!(lost, costs.as_ref(), "{card} {given}");
    }
    // Two citizens are laid down, and only one is there.
    let two = printed(|tables| {
        card(tables, "event", "ew3")["fx"] = json!([["lay_down", "bishopric", 2]]);
    });
    let given = json!({"vp": 0, "bishopric": "hrrrrr", "pending": {"colour": "white"}});
    let sentences = narrated(&two, "events/draw", &given, "event ew3");
    let told = "Excommunication lays down 2 citizens of yours in the bishopric, if you have them there. \
        You have no more there, and no VP to lose for it.";
    assert!(
        sentences.iter().any(|sentence| sentence == told),
        "{sentences:?}"
    );
    // A catalogue whose cards cost nothing.
    let free = printed(|tables| tables["constants"]["penalty_event"] = json!(0));
    let given = json!({"vp": 0, "pending": {"colour": "white"}});
    let sentences = narrated(&free, "events/draw", &given, "event ew3");
    let told = format!("{excommunication} You have none there.");
    assert!(sentences.contains(&told), "{sentences:?}");
}

#[test]
fn everybody_who_moves_is_told() {
    let game = KingsChallenge::default();
    let mut found = std::collections::BTreeSet::new();
    solo_testkit::random_games(&game, 40, |seen| {
        for event in seen.events {
            let Event::Entered {
                who,
                pushed,
                evicted,
                ..
            } = event
            else {
                continue;
            };
            let sentence = told(event);
            for push in pushed {
                let whose = match push.who {
                    Side::Human => "yours",
                    Side::Roy => "le Roy's",
                };
                let goes = push
                    .to
                    .map_or("lies down".to_owned(), |to| format!("moves to {to}"));
                let told = format!("{whose} on {} {goes}", push.from);
                assert!(sentence.contains(&told), "{sentence}: {told}");
            }
            let lying = pushed.last().filter(|push| push.to.is_none());
            assert_eq!(*evicted, lying.map(|push| push.who));
            found.insert((*who, pushed.len(), *evicted));
            assert!(serde_json::to_value(seen.game.event_data(event)).is_ok());
        }
        Ok(())
    })
    .unwrap();
    // Both sides enter and both are evicted, at the end of chains of every length.
    for who in Side::ALL {
        for pushed in 1..=3 {
            assert!(found.iter().any(|of| (of.0, of.1) == (who, pushed)));
            assert!(found.iter().any(|of| of.2 == Some(who)));
        }
    }
}
