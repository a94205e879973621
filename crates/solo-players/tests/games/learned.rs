//! Trained networks: their text, the games that they belong to, and their strength.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::example::Ten;
use solo_core::{Features, Game, GameData};
use solo_players::{
    Aim, Kind, Learned, Lessons, Network, NetworkError, Study, Worth, deal, learn, play_seeded,
    player, seat,
};
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

const VOTK: &str = include_str!("../../src/sensible/votk.network");

/// Returns the sum of the points in the first games of a study that has no deal of the training.
fn points<G: Study>(game: &G, games: u64) -> i32 {
    let play = |number| {
        let seed = deal(2, number);
        let mut player = player(game, Kind::Learned, Aim::Score, 0, seat(seed)).unwrap();
        let (outcome, _) = play_seeded(game, seed, &mut player).unwrap();
        G::points(&outcome)
    };
    (0..games).map(play).sum()
}

/// Checks that the mean of 100 games is higher than this one, which is well above that of a sensible player.
///
/// A sensible player would take minutes; its mean of 200 games is on the page of each game in the
/// guide: 8, 1781, -36 and 208 points.
fn beats<G: Study>(game: &G, mean: i32) {
    let learned = points(game, 100);
    assert!(learned > mean * 100, "{learned}");
}

#[test]
fn trained_players_beat_the_means_of_sensible_ones() {
    beats(&Valley::default(), 40);
    beats(&Scrapyard::default(), 1820);
    beats(&KingsChallenge::default(), -12);
    beats(&Botmegistus::default(), 225);
}

#[test]
fn a_game_without_a_network_is_named() {
    let error = player(&Tomb::default(), Kind::Learned, Aim::Win, 0, 1).err();
    assert_eq!(error, Some(NetworkError::Missing { game: "tomb4k" }));
}

/// Replaces a line of a network, and returns the error that follows.
fn damaged(line: usize, by: &str) -> String {
    let mut lines: Vec<&str> = VOTK.lines().collect();
    *lines.get_mut(line - 1).unwrap() = by;
    let error = lines.join("\n").parse::<Network>().unwrap_err();
    error.to_string()
}

#[test]
fn networks_are_written_as_they_are_read() {
    let network: Network = VOTK.parse().unwrap();
    assert_eq!(network.to_string(), VOTK);
}

#[test]
fn malformed_headers_are_refused_with_their_line() {
    assert_eq!(
        damaged(1, "network 2"),
        "line 1: expected `network 1`, found `network 2`"
    );
    assert_eq!(
        damaged(2, "game"),
        "line 2: expected `game NAME`, found `game`"
    );
    assert_eq!(
        damaged(3, "rules -1"),
        "line 3: expected `rules NUMBER`, found `rules -1`"
    );
    for catalogue in ["catalogue 12", "catalogue 012345678901234g", "catalogue"] {
        let error = damaged(4, catalogue);
        let expected = "line 4: expected `catalogue` and 16 hexadecimal digits or `none`, found ";
        assert_eq!(error, format!("{expected}`{catalogue}`"));
    }
    let error = damaged(5, "places 60001");
    assert_eq!(
        error,
        "line 5: expected `places` and a number up to 60000, found `places 60001`"
    );
    let error = damaged(6, "actions");
    assert_eq!(
        error,
        "line 6: expected `actions` and a number up to 60000, found `actions`"
    );
}

#[test]
fn malformed_rows_are_refused_with_their_line() {
    let row = |name: &str, numbers: usize| format!("{name}{}", " 7".repeat(numbers));
    let expected = "line 7: expected `first` and 32 numbers of 16 bits, found `first 7";
    for numbers in [0, 31, 33] {
        let error = damaged(7, &row("first 7", numbers.max(1) - 1));
        assert!(error.starts_with(expected), "{error}");
    }
    let error = damaged(8, &row("between 32768", 31));
    assert!(
        error.starts_with("line 8: expected `between` and 32 numbers of 16 bits"),
        "{error}"
    );
    let error = damaged(40, &row("first", 32));
    assert!(
        error.starts_with("line 40: expected `second` and 32 numbers"),
        "{error}"
    );
    // The numbers of rows ascend and stay below the count of the header.
    let places = "a number from 0 up and below 1567, and 32 numbers of 16 bits";
    for wrong in ["place", "place 1567", "place x"] {
        let error = damaged(41, &row(wrong, 32));
        assert!(
            error.starts_with(&format!("line 41: expected `place`, {places}")),
            "{error}"
        );
    }
    let error = damaged(42, VOTK.lines().nth(40).unwrap());
    assert!(
        error.starts_with("line 42: expected `place`, a number from "),
        "{error}"
    );
    let count = VOTK.lines().count();
    let error = damaged(count - 1, "action 293 1");
    assert!(
        error.contains("and below 294, and 33 numbers of 16 bits, found `action 293 1`"),
        "{error}"
    );
    let error = damaged(count, "ends");
    assert_eq!(error, format!("line {count}: expected `end`, found `ends`"));
    let error = format!("{VOTK}more").parse::<Network>().unwrap_err();
    let line = count + 1;
    assert_eq!(
        error.to_string(),
        format!("line {line}: expected the end of the text, found `more`")
    );
}

#[test]
fn every_start_of_a_network_is_refused() {
    let error = "".parse::<Network>().unwrap_err();
    let expected = "line 1: expected `network 1`, found the end of the text";
    assert_eq!(error.to_string(), expected);
    for (at, _) in VOTK.match_indices('\n').step_by(17) {
        let start = VOTK.get(..at).unwrap();
        let error = start.parse::<Network>().unwrap_err();
        assert!(matches!(error, NetworkError::Line { .. }), "{error}");
    }
}

/// Returns the error of the network of votk, with one line of its header replaced, for a game.
fn refused<G: GameData<View: Features<G>>>(game: &G, line: &str, by: &str) -> String {
    let network: Network = VOTK.replacen(line, by, 1).parse().unwrap();
    let error = Learned::new(game, network, 1).unwrap_err();
    error.to_string()
}

#[test]
fn a_network_of_another_game_is_refused() {
    let game = Valley::default();
    assert!(Learned::new(&game, VOTK.parse().unwrap(), 1).is_ok());
    assert_eq!(
        refused(&Scrapyard::default(), "", ""),
        "the network was trained for votk, not for scrapyard"
    );
    assert_eq!(
        refused(&game, "rules 2", "rules 1"),
        "the network was trained with rules version 1, the game has 2"
    );
    let catalogue = format!("{:016x}", game.catalogue_fingerprint().unwrap());
    assert_eq!(
        refused(&game, &catalogue, "0123456789abcdef"),
        "the network was trained with other tables than those of the game"
    );
    assert_eq!(
        refused(&game, "places 1567", "places 1568"),
        "the network has 1568 places and 294 decisions, the game 1567 and 294"
    );
}

#[test]
fn a_network_without_sense_still_plays_by_the_rules() {
    // Every weight as large as it can be: sums wrap.
    let wild: Vec<String> = VOTK
        .lines()
        .enumerate()
        .map(|(index, line)| {
            let kept = match line.split(' ').next() {
                Some("action" | "place") => 2,
                Some("first" | "between" | "second") => 1,
                _ => return line.to_owned(),
            };
            let words = line.split(' ').enumerate();
            let extreme = |at: usize| {
                if (at + index).is_multiple_of(3) {
                    "-32768"
                } else {
                    "32767"
                }
            };
            let words = words.map(|(at, word)| if at < kept { word } else { extreme(at) });
            words.collect::<Vec<_>>().join(" ")
        })
        .collect();
    let game = Valley::default();
    let mut player = Learned::new(&game, wild.join("\n").parse().unwrap(), 1).unwrap();
    for seed in 0..3 {
        assert!(play_seeded(&game, seed, &mut player).is_some());
    }
}

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
        assert!((4..=6).contains(&batches), "{batches} batches");
        network.to_string()
    };
    let network = train(1);
    assert_eq!(network, train(1));
    assert_ne!(network, train(2));
    assert_eq!(network.parse::<Network>().unwrap().to_string(), network);
}
