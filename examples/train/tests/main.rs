//! Tests of the training.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::example::Ten;
use solo_players::{Aim, Network, NetworkError, Worth};
use solo_train::{Lessons, learn, tomb4k};

#[test]
fn the_same_seed_trains_the_same_network() {
    let worth = |score: &u8| Worth::ratio(u32::from(*score), 10);
    let train = |seed| {
        let lessons = Lessons {
            decisions: 3000,
            batch: 500,
            seed,
        };
        let mut batches = 0;
        let network = learn(&Ten, &worth, lessons, |progress| {
            batches += 1;
            assert!(progress.decisions >= batches * 500 && progress.games > batches * 100);
            assert!((0.0..=1.0).contains(&progress.worth));
        });
        let network = network.unwrap();
        assert_eq!(network.check(&Ten), Ok(()));
        assert!((4..=6).contains(&batches), "{batches} batches");
        network.to_string()
    };
    let network = train(1);
    assert_eq!(network, train(1));
    assert_ne!(network, train(2));
    assert_eq!(network.parse::<Network>().unwrap().to_string(), network);
}

#[test]
fn games_of_tomb4k_train_one_network_for_each_aim_and_seed() {
    let train = |aim, games, seed| {
        let network = tomb4k::learn(aim, games, seed, |_, _| {}).unwrap();
        network.to_string()
    };
    let network = train(Aim::Win, 20, 1);
    assert_eq!(network, train(Aim::Win, 20, 1));
    assert_ne!(network, train(Aim::Win, 20, 2));
    assert_ne!(network, train(Aim::Score, 20, 1));
    assert_ne!(network, train(Aim::Win, 21, 1));
}

#[test]
fn the_network_of_tomb4k_estimates_positions_and_decides_nothing() {
    let network = tomb4k::learn(Aim::Score, 1, 1, |_, _| {}).unwrap();
    let error = network.check(&::tomb4k::Tomb::default());
    assert!(matches!(
        error,
        Err(NetworkError::Size {
            trained: (224, 1),
            ..
        })
    ));
}
