//! Every event as a sentence.

use crate::common::names::*;
use crate::common::{Play, walk};
use serde_json::json;
use solo_core::{Face, GameData, Readable as _};
use trismegistus_bot::{Botmegistus, Card, Event, Hand, Options, Row, Side};

#[test]
fn setup() {
    let (track, level, kind) = (element("earth"), 3, token("aether"));
    tells(
        &Event::TokenPlaced { track, level, kind },
        "The aether token lies on earth 3.",
    );
    let (slot, id) = (1, artifact("as-01"));
    let event = Event::ArtifactLaid {
        colour: colour("red"),
        slot,
        artifact: id,
    };
    tells(
        &event,
        "The starting artifact (earth, number 1 of 3 alike) lies in the red row, slot 1.",
    );
    let event = Event::ExperimentLaid {
        section: section("tin"),
        slot,
        experiment: experiment("e1-02"),
    };
    tells(
        &event,
        "The fire experiment (fire 1, 3 VP) lies in the tin section, slot 1.",
    );
    let of = |id| Card::Artifact(artifact(id));
    let dealt = |card| Event::Dealt { card };
    tells(
        &dealt(of("as-01")),
        "You are dealt the starting artifact (earth, number 1 of 3 alike).",
    );
    let piece = |id| Card::Experiment(experiment(id));
    tells(
        &dealt(piece("es-01")),
        "You are dealt the earth experiment (earth 1, 2 VP).",
    );
    let kept = |card, rejected| Event::Kept { card, rejected };
    tells(
        &kept(Some(of("as-01")), Some(of("as-02"))),
        "You keep the starting artifact (earth, number 1 of 3 alike), and Botmegistus gains the starting artifact \
         (fire, number 1 of 3 alike).",
    );
    tells(
        &kept(None, Some(of("as-01"))),
        "You keep the other artifact, and Botmegistus gains the starting artifact (earth, number 1 of 3 alike).",
    );
    let ended = |name| Event::RowEnded {
        row: Row::parse(&Botmegistus::default(), name).unwrap(),
    };
    tells(&ended("red"), "No more cards lie in the red row.");
    tells(&ended("tin"), "No more cards lie in the tin section.");
    tells(
        &kept(Some(piece("em-01")), None),
        "You keep the earth masterpiece (earth 7, 15 VP).",
    );
    tells(
        &kept(Some(piece("em-01")), Some(piece("em-02"))),
        "You keep the earth masterpiece (earth 7, 15 VP), and the fire masterpiece (fire 7, 15 \
         VP) leaves the game.",
    );
    let card = automa("p-fire");
    tells(
        &Event::CardAdded { card },
        "You shuffle the fire personality card into the Automa deck.",
    );
    let hand = Hand::Left;
    tells(
        &Event::CardRevealed { hand, card },
        "You turn up the fire personality card on the left.",
    );
    tells(
        &Event::SetupRolled {
            symbol: symbol("iron"),
        },
        "The setup roll shows iron: Botmegistus takes a step on fire.",
    );
    tells(
        &Event::SetupRolled {
            symbol: symbol("wild"),
        },
        "The setup roll shows wild: Botmegistus takes a step on its lowest track.",
    );
}

#[test]
fn rounds_and_dice() {
    let started = |first| Event::RoundStarted { round: 2, first };
    tells(&started(Side::Human), "Round 2 begins, and you go first.");
    tells(
        &started(Side::Bot),
        "Round 2 begins, and Botmegistus goes first.",
    );
    // TB-1.1: whoever starts the game second is told what that does not bring.
    let game = |first| Event::RoundStarted { round: 1, first };
    tells(&game(Side::Human), "Round 1 begins, and you go first.");
    tells(
        &game(Side::Bot),
        "Round 1 begins, and Botmegistus goes first; you gain no Ethereal die to compensate.",
    );
    let event = Event::DieRolled {
        colour: colour("white"),
        symbol: symbol("lead"),
    };
    tells(&event, "The white die shows lead.");
    let again = |names: &[&str]| Event::BowlsRerolled {
        symbols: names.iter().map(|name| symbol(name)).collect(),
    };
    tells(
        &again(&["tin"]),
        "More than five dice lie in the tin bowl, so you roll all of them again.",
    );
    tells(
        &again(&["tin", "wild"]),
        "More than five dice lie in each of the tin and wild bowls, so you roll all of them again.",
    );
    let event = Event::DieSixRolled {
        face: Face::new(4).unwrap(),
    };
    tells(&event, "The ordinary die shows 4: right.");
    tells(
        &Event::DeckReshuffled,
        "You shuffle the used Automa cards to form a new deck.",
    );
    tells(&Event::RoundEnded { round: 2 }, "Round 2 is over.");
    let experiment = experiment("em-05");
    tells(
        &Event::MasterpieceDrawn { experiment },
        "Botmegistus draws the earth masterpiece (earth 6 + water 4, 18 VP).",
    );
    let over = |winner| Event::GameOver { winner };
    tells(&over(Side::Human), "You win the game!");
    tells(&over(Side::Bot), "Botmegistus wins the game!");
}

#[test]
fn turns_of_both_sides() {
    let told = |event: fn(Side) -> Event, human: &str, bot: &str| {
        tells(&event(Side::Human), human);
        tells(&event(Side::Bot), bot);
    };
    told(
        |side| Event::TurnStarted { side },
        "Your turn begins.",
        "Botmegistus's turn begins.",
    );
    told(
        |side| Event::EtherealSpent { side, potency: 4 },
        "You spend an Ethereal token: the die has potency 4 now.",
        "Botmegistus must spend an Ethereal token: the die has potency 4 now.",
    );
    told(
        |side| Event::Spent {
            side,
            amount: 2,
            left: 1,
        },
        "You spend 2 potency, and 1 is left.",
        "Botmegistus spends 2 potency, and 1 is left.",
    );
    told(
        |side| Event::Stepped {
            side,
            track: element("air"),
            level: 4,
        },
        "Your air marker climbs to 4.",
        "Botmegistus's air marker climbs to 4.",
    );
    told(
        |side| Event::BonusReached {
            side,
            track: element("air"),
            level: 3,
            kind: token("glory"),
        },
        "You reach the glory token on air 3: take its bonus.",
        "Botmegistus reaches the glory token on air 3 before you, for 5 VP.",
    );
    told(
        |side| Event::ArtifactTaken {
            side,
            artifact: artifact("a1-03"),
        },
        "You take the black artifact (water).",
        "Botmegistus takes the black artifact (water).",
    );
    told(
        |side| Event::ExperimentTaken {
            side,
            experiment: experiment("e1-03"),
        },
        "You take the water experiment (water 1, 3 VP).",
        "Botmegistus takes the water experiment (water 1, 3 VP).",
    );
    told(
        |side| Event::Completed {
            side,
            experiment: experiment("es-01"),
            gold: 0,
        },
        "You complete the earth experiment (earth 1, 2 VP).",
        "Botmegistus completes the earth experiment (earth 1, 2 VP).",
    );
    told(
        |side| Event::DieUsed {
            side,
            colour: colour("black"),
        },
        "Your black die is used up.",
        "Botmegistus's black die is used up.",
    );
    told(
        |side| Event::Passed { side },
        "You pass.",
        "Botmegistus passes.",
    );
    let event = Event::HumanDrafted {
        colour: colour("red"),
        symbol: symbol("wild"),
        potency: 2,
    };
    tells(
        &event,
        "You draft a red die from the wild bowl with potency 2.",
    );
    tells(&Event::Reacted, "You use a reaction marker.");
    let (track, level, kind) = (element("earth"), 6, token("insight"));
    tells(
        &Event::TokenRemoved { track, level, kind },
        "You remove the insight token from earth 6.",
    );
}

#[test]
fn what_the_bot_gains() {
    tells(
        &Event::GoldGained { amount: 3 },
        "Botmegistus gains 3 Gold.",
    );
    let ethereal = |amount| Event::EtherealGained { amount };
    tells(&ethereal(1), "Botmegistus gains 1 Ethereal token.");
    tells(&ethereal(2), "Botmegistus gains 2 Ethereal tokens.");
    tells(&Event::Scored { amount: 5 }, "Botmegistus scores 5 VP.");
    tells(
        &Event::NothingGained,
        "No artifact that Botmegistus could take is on display, so it gains nothing.",
    );
    tells(
        &Event::StepLost,
        "All of Botmegistus's markers are at the top, so it loses the step.",
    );
    let reached = |kind| Event::BonusReached {
        side: Side::Bot,
        track: element("fire"),
        level: 6,
        kind: token(kind),
    };
    let text = "Botmegistus reaches the aether token on fire 6 before you, for 1 Ethereal token.";
    tells(&reached("aether"), text);
    let text = "Botmegistus reaches the insight token on fire 6 before you, for one more step.";
    tells(&reached("insight"), text);
    let completed = |id, gold| Event::Completed {
        side: Side::Bot,
        experiment: experiment(id),
        gold,
    };
    let text = "Botmegistus completes the earth experiment (earth 1, 2 VP), and pays 1 Gold for \
                missing levels.";
    tells(&completed("es-01", 1), text);
}

#[test]
fn cards() {
    let card = |id| Event::CardActive { card: automa(id) };
    tells(
        &card("b1"),
        "Botmegistus's card asks for a black die that shows wild, lead or tin (unless its \
         tracker holds a die), then 2 potency, then an artifact.",
    );
    tells(
        &card("b3"),
        "Botmegistus's card asks for the black die of the highest potency (unless its tracker \
         holds a die), then 3 potency, then an experiment or else 1 Gold.",
    );
    tells(
        &card("s-air"),
        "Botmegistus's card asks for the white die of the highest potency (unless its tracker \
         holds a die), then 2 potency, then an experiment or else 1 Gold, then a step on its lowest \
         track, then a step on its lowest track.",
    );
    tells(
        &card("p-water"),
        "Botmegistus's card asks for a white die that shows wild, copper or mercury (unless \
         its tracker holds a die), then 2 potency, then if its marker is above yours on water, 5 VP, then a step on \
         fire, then a step on earth, then a step on air; otherwise a step on water, then a step \
         on water.",
    );
    let options = Options {
        personality_on_equal: true,
        ..Options::default()
    };
    let text = sentence(&Botmegistus::new(options), &card("p-water"));
    assert!(
        text.contains("then if its marker is not below yours on water, 5 VP"),
        "{text}"
    );
}

/// Whole games have a sentence for every event, whatever their options.
#[test]
fn whole_games() {
    for options in [
        json!({}),
        json!({"advanced_planning": true, "bot_start_experiment": true, "masterpiece_gold": true}),
        json!({"refill_artifacts": true, "human_checks": "loose", "artifact_none": "other_colour"}),
        json!({"reports": "lean", "artifact_none": "other_colour"}),
    ] {
        let mut choices = 0;
        walk(&mut Play::new(&options), |_, _, play| {
            for event in &play.events {
                let text = sentence(&play.game, event);
                assert!(text.ends_with(['.', '!']), "{text}");
                assert!(text.starts_with(|c: char| c.is_uppercase()), "{text}");
                assert!(!text.contains(['{', '_', '"']), "{text}");
                assert!(!text.contains("  "), "{text}");
                choices += usize::from(text.starts_with("Of "));
            }
        });
        assert!(choices > 5, "{choices}");
    }
}

/// No id is shown: cards are named by their printed values, and identical ones are numbered.
#[test]
fn cards_are_called_by_their_print() {
    let taken = |id| Event::ArtifactTaken {
        side: Side::Human,
        artifact: artifact(id),
    };
    tells(
        &taken("a2-02"),
        "You take the black artifact (earth + fire, one of 2 alike).",
    );
    tells(
        &taken("a2-04"),
        "You take the black artifact (earth + fire, the other of 2 alike).",
    );
    let added = |id| Event::CardAdded { card: automa(id) };
    for (id, name) in [
        ("b1", "black card (lead or tin, spends 2: an artifact)"),
        (
            "b2",
            "black card (iron, spends 1: a step on earth, then a step on water)",
        ),
        (
            "b9",
            "red card (highest potency, spends 3: an experiment or else 1 Gold)",
        ),
        ("s-earth", "earth specialization card"),
    ] {
        tells(
            &added(id),
            &format!("You shuffle the {name} into the Automa deck."),
        );
    }
    let three = "id,level,colour,symbols\n\
                 x,1,black,earth+earth+air\ny,2,black,earth+earth+air\n";
    let rest = Botmegistus::default().tables();
    let rows = rest.get("artifacts").unwrap().lines().skip(1);
    let rows = rows.map(|row| row.rsplit_once(',').unwrap().0);
    let table = format!("{three}{}\n", rows.collect::<Vec<_>>().join("\n"));
    let game = Botmegistus::assemble(Options::default(), &rest.with("artifacts", table)).unwrap();
    let event = Event::ArtifactTaken {
        side: Side::Bot,
        artifact: game.catalogue().find("x").unwrap(),
    };
    assert_eq!(
        sentence(&game, &event),
        "Botmegistus takes the black artifact (2 earth + air)."
    );
}
