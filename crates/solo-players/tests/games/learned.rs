//! Trained networks: their text, the games that they belong to, and their strength.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::example::{Choice, Table, Ten};
use solo_core::{Features, GameData, Tables};
use solo_players::{
    Aim, Kind, Learned, Network, NetworkError, Player, Study, deal, play_seeded, player,
    player_seed,
};
use solo_testkit::laws;
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

const VOTK: &str = include_str!("../../src/sensible/votk.network");

/// Returns the sum of the points in the first games of a study that has no deal of the training.
fn points<G: Study>(game: &G, games: u64) -> i32 {
    let play = |number| {
        let seed = deal(2, number);
        let mut player = player(game, Kind::Learned, Aim::Score, 0, player_seed(seed)).unwrap();
        let (outcome, _) = play_seeded(game, seed, &mut player).unwrap();
        G::points(&outcome)
    };
    (0..games).map(play).sum()
}

/// Checks that the mean of 30 games is higher than this one, which is well above that of a sensible player.
///
/// A sensible player would take minutes; its mean of 200 games is on the page of each game in the
/// guide: 8, 1781, -36 and 208 points.
fn beats<G: Study>(game: &G, mean: i32) {
    let learned = points(game, 30);
    assert!(learned > mean * 30, "{learned}");
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
        damaged(1, "network 1"),
        "line 1: expected `network 2`, found `network 1`"
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

/// Number of the first line that begins so, counted from 1.
fn line_of(start: &str) -> usize {
    1 + VOTK
        .lines()
        .position(|line| line.starts_with(start))
        .unwrap()
}

/// Returns this text followed by that many numbers.
fn row(start: &str, numbers: usize) -> String {
    format!("{start}{}", " 7".repeat(numbers))
}

#[test]
fn malformed_layers_are_refused_with_their_line() {
    let expected = "line 7: expected `layer`, a number up to 12, and numbers of 16 bits, found `";
    for wrong in [
        "layer",
        "layer 4",
        "layer 13 7",
        "layer -1 7",
        "layer 4 32768",
        "layer 4 ",
    ] {
        assert_eq!(damaged(7, wrong), format!("{expected}{wrong}`"));
    }
    // A layer has at least one sum, and as many as its biases.
    let error = damaged(7, &row("layer 4", 31));
    assert!(
        error.starts_with("line 8: expected `row`, a number from 0 up and below 1567, and 31 "),
        "{error}"
    );
    let error = damaged(7, "first 7");
    assert_eq!(
        error,
        "line 7: expected `layer` or `outputs` and a number up to 12, found `first 7`"
    );
    let (second, outputs) = (line_of("layer 7"), line_of("outputs"));
    for line in [second, outputs] {
        let error = damaged(line, "rows");
        let expected = "expected `row`, `layer` or `outputs` and a number up to 12, found `rows`";
        assert_eq!(error, format!("line {line}: {expected}"));
    }
    assert!(damaged(outputs, "outputs 13").ends_with("up to 12, found `outputs 13`"));
}

#[test]
fn malformed_rows_are_refused_with_their_line() {
    // The numbers of rows ascend and stay below the count of values.
    let places = "a number from 0 up and below 1567, and 32 numbers of 16 bits";
    for wrong in [
        row("row", 32),
        row("row 1567", 32),
        row("row x", 32),
        row("row 0", 31),
        row("row 0", 33),
        row("row 0 32768", 31),
    ] {
        let error = damaged(8, &wrong);
        assert!(
            error.starts_with(&format!("line 8: expected `row`, {places}, found `row")),
            "{error}"
        );
    }
    let error = damaged(9, VOTK.lines().nth(7).unwrap());
    assert!(
        error.starts_with("line 9: expected `row`, a number from 7 up and below 1567"),
        "{error}"
    );
    // The second layer has a value for each of the 32 sums of the first.
    let second = line_of("layer 7");
    let error = damaged(second + 1, &row("row 32", 32));
    assert!(
        error.contains("below 32, and 32 numbers of 16 bits, found `row 32 7"),
        "{error}"
    );
    // The row of a decision has its bias before the weights.
    let count = VOTK.lines().count();
    let error = damaged(count - 1, "row 293 1");
    assert!(
        error.contains("and below 294, and 33 numbers of 16 bits, found `row 293 1`"),
        "{error}"
    );
    let error = damaged(count, "ends");
    assert_eq!(
        error,
        format!("line {count}: expected `row` or `end`, found `ends`")
    );
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
    let expected = "line 1: expected `network 2`, found the end of the text";
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
                Some("layer" | "row") => 2,
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
fn a_decision_that_was_never_met_is_the_last_resort() {
    let network = "network 2\ngame ten\nrules 1\ncatalogue none\nplaces 4\nactions 2\n\
        outputs 7\nrow 0 -100 0 0 0 0\nend\n";
    let mut player = Learned::new(&Ten, network.parse().unwrap(), 1).unwrap();
    for _ in 0..200 {
        let choice = player.choose(&Ten, &Table::Deciding(7));
        assert_eq!(choice, Some(Choice::Roll));
    }
}

/// Plays a game with the network of the crate and tables of which one is changed; returns the warning.
fn warned<G: Study + GameData>(table: &str, from: &str, to: &str) -> Option<&'static str> {
    let house: G = laws::embedded();
    let text = house.tables().get(table).unwrap().to_owned();
    assert!(text.contains(from), "{from}");
    let tables = Tables::new().with(table, text.replacen(from, to, 1));
    let game = G::assemble(house.options().clone(), &tables).unwrap();
    let mut player = player(&game, Kind::Learned, Aim::Win, 1, 1).unwrap();
    assert!(play_seeded(&game, 1, &mut player).is_some(), "{to}");
    player.warning()
}

#[test]
fn a_network_plays_with_an_owners_tables_too() {
    let unknown = "the network was trained with other tables than those of the game: its strength is not known";
    // Names and provenance are not values.
    assert_eq!(warned::<Valley>("designs", "Urn", "Vase"), None);
    assert_eq!(warned::<Valley>("designs", ",H name=S", ","), None);
    assert_eq!(
        warned::<Scrapyard>("parts", "Flywheel", "Drive Wheel"),
        None
    );
    assert_eq!(
        warned::<KingsChallenge>("activity", "Archer", "Bowman"),
        None
    );
    assert_eq!(
        warned::<Valley>(
            "designs",
            "boat,Boat,2,unique,1,4,",
            "boat,Boat,2,unique,1,5,"
        ),
        Some(unknown)
    );
    assert_eq!(
        warned::<Scrapyard>("parts", "Flywheel,6", "Flywheel,7"),
        Some(unknown)
    );
    assert_eq!(
        warned::<Botmegistus>("formulas", "2,3,", "2,4,"),
        Some(unknown)
    );
    // Another number of cards.
    let sensible = "the network has another size than the tables of the game: a sensible player takes its place";
    let (last, more) = ("p15,Clock Face,6,H", "p15,Clock Face,6,H\np16,Quill,6,H");
    assert_eq!(warned::<Scrapyard>("parts", last, more), Some(sensible));
}
