//! Events as sentences.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod amounts;
mod citizens;

use kings_challenge::{
    ActionKind, Building, Colour, Count, DiceList, Die, Event, EventEffect, KingsChallenge, Loss,
    Options, Origin, Pushed, Reason, Resource, Roller, Rounds, RoyalResult, Side, Slot, Space,
    StoneSpace, Target,
};
use solo_core::{Face, Game, Input, Source, Tell, draw, pick, stream};

fn told(event: &Event) -> String {
    let mut text = String::new();
    KingsChallenge::default().narrate(event, &mut text).unwrap();
    text
}

/// The sentences of a random game.
fn game(options: Options, seed: u64) -> Vec<String> {
    let game = KingsChallenge::new(options);
    let mut random = stream(seed, Source::new(0));
    let mut sentences = Vec::new();
    let mut sink = Tell(|event: Event| sentences.push(told(&event)));
    let mut state = game.start_with_events(&mut sink);
    loop {
        let decision = pick(&game, &state, &mut random).map(Input::Decision);
        let Some(input) = decision.or_else(|| draw(&game, &state, &mut random).map(Input::Chance))
        else {
            return sentences;
        };
        Game::advance(&game, &mut state, input, &mut sink).unwrap();
    }
}

#[test]
fn every_event_is_one_sentence() {
    for (seed, rounds) in (0..40).zip(Rounds::ALL.into_iter().cycle()) {
        let options = Options {
            rounds,
            ..Options::default()
        };
        let sentences = game(options, seed);
        for sentence in &sentences {
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(
                !sentence.contains(['{', '_', '(']) || sentence.contains("card "),
                "{sentence}"
            );
            assert!(
                sentence.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
                "{sentence}"
            );
        }
        assert!(sentences.last().unwrap().starts_with("The game is over: "));
    }
}

#[test]
fn cards_are_told_by_name() {
    let archer = "r1a".parse().unwrap();
    let war = "er1".parse().unwrap();
    let slot = Slot::new(Colour::Red, 1).unwrap();
    for (event, sentence) in [
        (
            Event::ActivityRevealed { slot, card: archer },
            "The Activity card Archer (r1a) is turned up.",
        ),
        (
            Event::EventEntered { card: war },
            "The Event card War (er1) comes.",
        ),
        (
            Event::Action {
                kind: ActionKind::Activate,
                target: Target::Activity(archer),
            },
            "You use Archer.",
        ),
        (
            Event::Action {
                kind: ActionKind::Combat,
                target: Target::Event(war),
            },
            "You fight War.",
        ),
        (
            Event::Action {
                kind: ActionKind::Place,
                target: Target::Building(Building::Hall),
            },
            "You place citizens in the City Hall.",
        ),
        (
            Event::Hired {
                who: Side::Human,
                card: archer,
                space: 2,
                price: 4,
                from: Origin::Building(Building::Palace, Space::new(3).unwrap()),
            },
            "Your citizen in the palace goes to space 2 of Archer.",
        ),
        (
            Event::Hired {
                who: Side::Roy,
                card: archer,
                space: 1,
                price: 0,
                from: Origin::Supply,
            },
            "Le Roy's tradesman goes to space 1 of Archer.",
        ),
        (
            Event::EventCountered {
                card: war,
                to: Some(Side::Roy),
            },
            "War is beaten; le Roy takes it.",
        ),
        (
            Event::Lost {
                card: war,
                loss: Loss::Cube(archer),
                due: 1,
                amount: 1,
            },
            "You lose a cube on Archer.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

#[test]
fn dice_and_effects_are_told_in_words() {
    let die = Die {
        colour: Colour::Red,
        face: Face::SIX,
    };
    let war = "er1".parse().unwrap();
    let effect = |effect| Event::EventEffect { card: war, effect };
    let per = EventEffect::LosePer {
        resource: Resource::Deniers,
        amount: 1,
        count: Count::CitizensHall,
        every: 2,
    };
    for (event, sentence) in [
        (
            Event::DieRolled {
                owner: Roller::Own,
                colour: Some(Colour::Red),
                face: 6,
            },
            "You roll a red 6.",
        ),
        (Event::Flipped { die, to: 1 }, "You turn the red 6 to 1."),
        (Event::Attack { dice: 1 }, "1 black die attacks."),
        (Event::Attack { dice: 0 }, "No black dice attack."),
        (effect(EventEffect::BlackDice(2)), "War sends 2 black dice."),
        (
            effect(EventEffect::LayDown(Building::Palace, 1)),
            "War lays down 1 citizen of yours in the palace.",
        ),
        (
            effect(per),
            "War takes 1 denier for every 2 citizens in the City Hall.",
        ),
        (
            Event::RoyalRoll {
                total: 7,
                result: RoyalResult::Cathedral,
            },
            "Le Roy's roll is 7: two stones.",
        ),
        (
            Event::Stone {
                who: Side::Roy,
                at: StoneSpace::new(1, 6).unwrap(),
            },
            "Le Roy places a stone on level 1, column 6.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
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
            let per = |every| EventEffect::LosePer {
                resource,
                amount: 2,
                count,
                every,
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
}

#[test]
fn nothing_is_told_in_words_too() {
    for (event, sentence) in [
        (
            Event::RoyalSpent {
                dice: DiceList::default(),
            },
            "Le Roy has no die to spend.",
        ),
        (
            Event::Entered {
                who: Side::Roy,
                building: Building::Hall,
                space: 2,
                pushed: Pushed::default(),
            },
            "Le Roy's citizen enters the City Hall at space 2.",
        ),
        (
            Event::GameOver {
                difference: 0,
                band: 1,
            },
            "The game is over: you and le Roy are equal - not worth a comment; executed.",
        ),
        (
            Event::Vp {
                who: Side::Human,
                amount: -1,
                reason: Reason::Salaries,
                card: None,
            },
            "You lose 1 VP: salaries not paid.",
        ),
        (
            Event::Vp {
                who: Side::Human,
                amount: -1,
                reason: Reason::EventEffect,
                card: None,
            },
            "You lose 1 VP: an Event card.",
        ),
        (
            Event::Vp {
                who: Side::Roy,
                amount: 2,
                reason: Reason::NoTarget,
                card: None,
            },
            "Le Roy gains 2 VP: there is no Event card to fight.",
        ),
        (
            Event::Action {
                kind: ActionKind::Activate,
                target: Target::Activity("r1f".parse().unwrap()),
            },
            "You use r1f.",
        ),
        (
            Event::EventCountered {
                card: "er9".parse().unwrap(),
                to: Some(Side::Roy),
            },
            "er9 is beaten; le Roy takes it.",
        ),
    ] {
        assert_eq!(told(&event), sentence);
    }
}

#[test]
fn dice_are_listed_with_their_owner() {
    let game = KingsChallenge::default();
    let mut random = stream(5, Source::new(0));
    let mut sentences = Vec::new();
    let mut sink = Tell(|event: Event| {
        if let Event::Group { dice, .. } = event {
            sentences.push((dice, told(&event)));
        }
    });
    let mut state = game.start_with_events(&mut sink);
    while let Some(input) = pick(&game, &state, &mut random)
        .map(Input::Decision)
        .or_else(|| draw(&game, &state, &mut random).map(Input::Chance))
    {
        state = game.apply_with_events(&state, input, &mut sink).unwrap();
    }
    for (dice, sentence) in &sentences {
        let words: Vec<_> = dice
            .iter()
            .map(|(side, die)| match side {
                Side::Human => die.to_string(),
                Side::Roy => format!("le Roy's {die}"),
            })
            .collect();
        assert_eq!(*sentence, format!("Your dice are {}.", words.join(", ")));
    }
    let texts: String = sentences
        .into_iter()
        .map(|(_, sentence)| sentence)
        .collect();
    assert!(texts.contains(", ") && texts.contains("le Roy's"));
}
