//! Games in numbers: what masks, vectors and chances say is what tables say.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use solo_learn::{Aim, Batch, Env, Kind, Plan, Renewal, Rows, Start, episode};
use solo_table::{Dealer, Due, ErrorKind, Player, Table, Tables, games};

fn names() -> impl Iterator<Item = &'static str> {
    games().iter().map(|game| game.name)
}

fn env(name: &str, seed: Option<u64>) -> Env {
    Env::new(name, &[], &Tables::new(), seed).unwrap()
}

/// The next episode of a place with a decision in it; some deals have none.
fn next(name: &str, place: u64, number: &mut u64) -> Env {
    loop {
        let env = env(name, Some(episode(10, place, *number)));
        *number += 1;
        if env.due() == Due::Decision {
            return env;
        }
    }
}

/// Picks specs in legal lists, the same in every run.
fn picks() -> impl FnMut(usize) -> usize {
    let mut state: u64 = 1;
    move |count| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % count
    }
}

#[test]
fn every_place_has_a_name_of_its_own_and_bounds() {
    for name in names() {
        let env = env(name, None);
        let specs = env.features();
        assert_eq!(specs.len(), env.width(), "{name}");
        let names: BTreeSet<_> = specs.iter().map(|spec| &spec.name).collect();
        assert_eq!(names.len(), specs.len(), "{name}");
        assert!(specs.iter().all(|spec| spec.low < spec.high), "{name}");
        println!("{name}: {} decisions, {} specs", env.actions(), env.width());
    }
}

#[test]
fn masks_vectors_and_saves_are_those_of_the_table() {
    for name in names() {
        let (mut env, mut pick) = (env(name, Some(5)), picks());
        let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(5)).unwrap();
        let specs = env.features();
        let (mut mask, mut vector) = (vec![true; env.actions() + 3], vec![9.0; env.width() + 3]);
        while env.due() == Due::Decision {
            env.mask(&mut mask);
            env.observe(&mut vector);
            let mut numbers: Vec<u32> =
                table.choices().iter().map(|choice| choice.number).collect();
            let legal = env.legal();
            let mut sorted_legal = legal.clone();
            numbers.sort_unstable();
            sorted_legal.sort_unstable();
            assert_eq!(sorted_legal, numbers, "{name}");
            let marked = (0..).zip(&mask).filter(|(_, legal)| **legal);
            let sorted: BTreeSet<u32> = numbers.iter().copied().collect();
            assert!(marked.map(|(number, _)| number).eq(sorted), "{name}");
            for (spec, number) in specs.iter().zip(&vector) {
                let bounds = f64::from(spec.low)..=f64::from(spec.high);
                assert!(
                    bounds.contains(&f64::from(*number)),
                    "{name}: {spec:?} {number}"
                );
            }
            assert_eq!(vector[env.width()..], [0.0; 3], "{name}");
            let place = pick(env.legal_count());
            table.act_number(legal[place]).unwrap();
            let count = if place % 2 == 0 {
                env.act_nth(place).unwrap()
            } else {
                env.act(legal[place]).unwrap()
            };
            assert_eq!(count, env.legal_count(), "{name}");
            assert_eq!(env.view(), table.view(), "{name}");
        }
        assert_eq!(table.due(), Due::Nothing);
        assert_eq!(env.table().save(), table.save(), "{name}");
        assert!(
            env.points().is_some() && env.won().is_some() && env.worth(Aim::Score) <= 1_000_000
        );
    }
}

/// Counts the texts of each list in a view, each under the name of its feature: `hand[boat]`.
fn listed(value: &Value, path: &str, counts: &mut BTreeMap<String, u16>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                listed(field, &format!("{path}{dot}{name}"), counts);
            }
        }
        Value::Array(items) => {
            for text in items.iter().filter_map(Value::as_str) {
                *counts.entry(format!("{path}[{text}]")).or_default() += 1;
            }
        }
        _ => {}
    }
}

#[test]
fn a_feature_of_a_list_counts_what_it_is_named_after() {
    for name in names() {
        let (mut pick, mut met) = (picks(), BTreeSet::new());
        for seed in 0..20 {
            let mut env = env(name, Some(seed));
            let specs = env.features();
            let mut vector = vec![0.0; env.width()];
            while env.due() == Due::Decision {
                env.observe(&mut vector);
                let mut counts = BTreeMap::new();
                listed(&env.view(), "", &mut counts);
                for (spec, number) in specs.iter().zip(&vector) {
                    if let Some(count) = counts.get(&spec.name) {
                        assert_eq!(*number, f32::from(*count), "{name}: {}", spec.name);
                        met.insert(spec.name.clone());
                    }
                }
                env.act_nth(pick(env.legal_count())).unwrap();
            }
        }
        assert!(met.len() > 20, "{name}: {met:?}");
        println!("{name}: {} features of lists", met.len());
    }
}

#[test]
fn numbers_of_a_view_stand_at_their_places() {
    let mut env = env("tomb4k", None);
    let specs = env.features();
    let mut vector = vec![0.0; env.width()];
    let card = env
        .chances()
        .into_iter()
        .find(|(number, _)| env.outcome_text(*number).as_deref() == Some("card 9S"));
    env.report(card.unwrap().0).unwrap();
    env.observe(&mut vector);
    let at = |name: &str| vector[specs.iter().position(|spec| spec.name == name).unwrap()];
    assert_eq!((at("hp"), at("turn"), at("deck")), (9.0, 1.0, 43.0));
    assert_eq!(
        (at("unseen[9S]"), at("unseen[8S]"), at("open[9S]")),
        (0.0, 1.0, 1.0)
    );
    assert_eq!(
        (at("encounter?"), at("encounter=9S"), at("encounter=8S")),
        (1.0, 1.0, 0.0)
    );
    assert_eq!((at("heading=delve"), at("stacks.len")), (1.0, 0.0));
}

#[test]
fn refused_numbers_change_nothing_and_say_why() {
    for name in names() {
        let mut env = env(name, Some(1));
        let before = env.table().save();
        let legal = env.legal();
        let illegal = (0..).find(|number| !legal.contains(number)).unwrap();
        assert!(env.act(illegal).unwrap_err().rule.is_some(), "{name}");
        assert_eq!(env.act(u32::MAX).unwrap_err().kind, ErrorKind::BadNumber);
        assert_eq!(
            env.act_nth(legal.len()).unwrap_err().kind,
            ErrorKind::BadNumber
        );
        assert!(
            env.report(0).is_err() && env.report(u32::MAX).is_err(),
            "{name}"
        );
        assert_eq!(env.table().save(), before, "{name}");
    }
}

#[test]
fn reported_and_dealt_games_become_tables() {
    let mut env = env("tomb4k", None);
    let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody()).unwrap();
    env.report(env.chances()[3].0).unwrap();
    table.report(&table.notations()[3].0.clone()).unwrap();
    env.deal(Some(9));
    table.deal(Dealer::seeded(9));
    env.act_nth(0).unwrap();
    table.act(&table.notations()[0].0.clone()).unwrap();
    assert_eq!(env.table().save(), table.save());
    let mut nobody = env.clone();
    nobody.deal(None);
    let plan = Plan {
        kind: Kind::Random,
        aim: Aim::Score,
        playouts: 0,
        seed: 1,
    };
    assert_eq!(
        nobody.play(plan, &mut || false).unwrap_err().kind,
        ErrorKind::NoDealer
    );
    assert_eq!(env.play(plan, &mut || true), Ok(0));
    env.play(plan, &mut || false).unwrap();
    assert_eq!(env.due(), Due::Nothing);
}

#[cfg(feature = "learned")]
#[test]
fn a_trained_player_plays_the_games_that_have_a_network() {
    let plan = Plan {
        kind: Kind::Learned,
        aim: Aim::Score,
        playouts: 0,
        seed: 1,
    };
    for name in names() {
        let mut env = env(name, Some(1));
        let advice = env.advice(plan);
        if name == "tomb4k" {
            let error = advice.unwrap_err();
            assert_eq!(error.kind, ErrorKind::NoNetwork);
            assert_eq!(error.message, "there is no trained network for tomb4k");
            assert_eq!(env.play(plan, &mut || false), Err(error));
        } else {
            assert!(env.legal().contains(&advice.unwrap().unwrap()));
            env.play(plan, &mut || false).unwrap();
            assert_eq!(env.due(), Due::Nothing);
        }
    }
}

#[test]
fn a_batch_is_its_games_one_by_one() {
    for name in names() {
        let one = env(name, Some(0));
        let mut batch = Batch::new(&one, 3, 10, Aim::Score);
        let (mut numbers, mut pick) = ([0; 3], picks());
        let mut single: Vec<Env> = (0..3)
            .zip(&mut numbers)
            .map(|(place, number)| next(name, place, number))
            .collect();
        let mut masks = vec![false; 3 * one.actions()];
        let mut observations = vec![0.0; 3 * one.width()];
        for _ in 0..300 {
            let mut actions = Vec::new();
            let (mut rewards, mut over, mut illegal) = ([7; 3], [true; 3], [true; 3]);
            let (mut points, mut ended) = ([0; 3], [false; 3]);
            for (place, game) in single.iter_mut().enumerate() {
                let number = game.legal()[pick(game.legal_count())];
                actions.push(Some(number));
                game.act(number).unwrap();
                if let Some(end) = game.points() {
                    (points[place], ended[place]) = (end, true);
                    let number = &mut numbers[place];
                    *game = next(name, place.try_into().unwrap(), number);
                }
            }
            batch.step(
                &actions,
                Rows {
                    rewards: &mut rewards,
                    over: &mut over,
                    illegal: &mut illegal,
                    masks: &mut masks,
                    observations: &mut observations,
                },
            );
            assert_eq!(
                (rewards, over, illegal),
                (points, ended, [false; 3]),
                "{name}"
            );
            for (place, game) in single.iter().enumerate() {
                let (mut mask, mut vector) = (vec![false; one.actions()], vec![0.0; one.width()]);
                game.mask(&mut mask);
                game.observe(&mut vector);
                assert_eq!(masks[place * one.actions()..][..one.actions()], mask);
                assert_eq!(observations[place * one.width()..][..one.width()], vector);
            }
        }
    }
}

#[test]
fn deals_that_are_over_immediately_are_counted() {
    let one = env("tomb4k", Some(0));
    let mut batch = Batch::new(&one, 1, 0, Aim::Score);
    let blank = (0..)
        .find(|seed| env("tomb4k", Some(*seed)).due() == Due::Nothing)
        .unwrap();
    batch.restart([(0, Start::Deal(blank))]);
    let passed: Vec<u64> = batch.no_steps().iter().map(|passed| passed.seed).collect();
    assert_eq!(passed.first(), Some(&blank));
    assert_eq!(
        batch.runs()[0].begun,
        u64::try_from(passed.len()).unwrap() + 1
    );
    assert_ne!(batch.games()[0].due(), Due::Nothing);
    batch.restart([(0, Start::Deal(42))]);
    assert!(batch.no_steps().is_empty());
    assert_eq!(batch.runs()[0].dealt, 42);
    batch.restart([(0, Start::Next)]);
    assert_eq!(
        batch.runs()[0].begun,
        2 + u64::try_from(batch.no_steps().len()).unwrap()
    );
}

#[test]
fn a_game_that_has_ended_is_replaced_when_it_is_said() {
    for (renewal, left) in [
        (Renewal::SameStep, Due::Decision),
        (Renewal::NextStep, Due::Nothing),
        (Renewal::Never, Due::Nothing),
    ] {
        let one = env("tomb4k", Some(0));
        let mut batch = Batch::new(&one, 1, 1, Aim::Score).renewed(renewal);
        let mut step = |action: Option<u32>| {
            let (mut rewards, mut over, mut illegal) = ([7], [false], [false]);
            let rows = Rows {
                rewards: &mut rewards,
                over: &mut over,
                illegal: &mut illegal,
                masks: &mut [],
                observations: &mut [],
            };
            let action = action.or_else(|| batch.games()[0].legal().first().copied());
            batch.step(&[action], rows);
            (over[0], illegal[0], batch.games()[0].due())
        };
        while !step(None).0 {}
        let after = step(Some(9999));
        let refused = renewal != Renewal::NextStep;
        let due = if renewal == Renewal::NextStep {
            Due::Decision
        } else {
            left
        };
        assert_eq!(after, (false, refused, due), "{renewal:?}");
    }
}

#[test]
fn a_player_of_one_name_and_seed_advises_the_same_in_words_and_in_numbers() {
    let none = Tables::new();
    for name in names() {
        let mut table = Table::new(name, &[], &none, Dealer::seeded(5)).unwrap();
        let mut env = env(name, Some(5));
        for step in 0..25 {
            // Another that goes on from the save, where steps were taken before.
            let loaded = Env::load(&table.save(), &none).unwrap();
            // A search takes its time: here at every sixth step.
            let players = [Player::Random, Player::Sensible, Player::Best];
            for player in players.into_iter().filter(|_| step % 6 == 0) {
                for seed in [3, step] {
                    let choice = table.advice(player, seed).map(|choice| choice.number);
                    let plan = Plan {
                        kind: Kind::named(player.word()).unwrap(),
                        aim: Aim::Score,
                        playouts: 1000,
                        seed,
                    };
                    assert_eq!(env.advice(plan).unwrap(), choice, "{name} {player} {seed}");
                    assert_eq!(
                        loaded.advice(plan).unwrap(),
                        choice,
                        "{name} {player} {seed}"
                    );
                }
            }
            let Some(choice) = table.advice(Player::Random, step) else {
                break;
            };
            table.act_number(choice.number).unwrap();
            env.act(choice.number).unwrap();
        }
    }
}

#[test]
fn numbers_have_the_bounds_of_rules_and_catalogue() {
    for (game, name, bounds) in [
        ("tomb4k", "hp", (0, 9)),
        ("votk", "hand[boat]", (0, 1)),
        ("votk", "discard[am_ankh]", (0, 2)),
        ("votk", "frames[0].limit", (0, 20)),
        ("kings-challenge", "dice[own][red][1]", (0, 20)),
        ("kings-challenge", "human.vp", (-50, 200)),
        ("scrapyard", "actions", (0, 500)),
        ("trismegistus-bot", "bot.queue[3]=gold", (0, 60)),
        ("trismegistus-bot", "bot.deck[b1]", (0, 1)),
    ] {
        let env = Env::new(game, &[], &Tables::new(), None).unwrap();
        let spec = env.features().into_iter().find(|spec| spec.name == name);
        let spec = spec.unwrap_or_else(|| panic!("{game} has no {name}"));
        assert_eq!((spec.low, spec.high), bounds, "{game}: {name}");
    }
    let env = Env::new("scrapyard", &[("action_cap", "30")], &Tables::new(), None).unwrap();
    let specs = env.features();
    let actions = specs.iter().find(|spec| spec.name == "actions").unwrap();
    assert_eq!(actions.high, 30);
}
