//! Chapter TK-14: competition.

use crate::common::after;
use tomb4k::competition::{Player, Series, SeriesError, Settlement, settle};
use tomb4k::{Score, ScoreError};

fn score(text: &str) -> Score {
    text.parse().unwrap()
}

fn settled(first: &str, second: &str, stake: u32) -> (Option<Player>, u64) {
    let Settlement { loser, debt, .. } = settle(score(first), score(second), stake);
    (loser, debt)
}

#[test]
fn tk_14_1_a_series_has_3_5_or_10_games() {
    for length in 0..=u8::MAX {
        let series = Series::new(length);
        assert_eq!(series.is_ok(), [3, 5, 10].contains(&length), "{length}");
    }
    assert_eq!(Series::new(4), Err(SeriesError::Length));
    let mut series = Series::new(3).unwrap();
    for text in ["0/0", "2/34", "3/52"] {
        series.add(score(text)).unwrap();
    }
    assert_eq!(series.total(), 86);
}

#[test]
fn tk_14_2_a_running_series_knows_its_total_and_what_is_left() {
    let mut series = Series::new(5).unwrap();
    assert_eq!((series.total(), series.games_left()), (0, 5));
    series.add(score("2/34")).unwrap();
    series
        .add(
            after("card AS, card AD, card AC, card AH")
                .state
                .outcome()
                .unwrap()
                .score,
        )
        .unwrap();
    assert_eq!((series.total(), series.games_left()), (34, 3));
    for _ in 0..3 {
        series.add(score("4/100")).unwrap();
    }
    assert_eq!(series.add(score("0/0")), Err(SeriesError::Finished));
    assert_eq!((series.total(), series.games_left()), (334, 0));
}

#[test]
fn tk_14_3_more_points_win() {
    assert_eq!(settled("3/52", "1/20", 5).0, Some(Player::Second));
    assert_eq!(settled("0/9", "1/10", 5).0, Some(Player::First));
}

#[test]
fn tk_14_4_the_loser_owes_the_difference_times_the_stake() {
    assert_eq!(settled("3/52", "1/20", 5).1, 160);
    assert_eq!(settled("0/0", "4/40", 1), (Some(Player::First), 40));
    assert_eq!(settled("4/100", "0/0", u32::MAX).1, 429_496_729_500);
}

#[test]
fn tk_14_5_nothing_with_all_four_kings() {
    assert_eq!(settled("3/71", "4/68", 1), (Some(Player::Second), 0));
    assert_eq!(settled("4/60", "3/90", 2), (Some(Player::First), 0));
}

#[test]
fn tk_14_6_equal_points_and_stakes_of_nothing() {
    assert_eq!(settled("2/30", "2/30", 5), (None, 0));
    assert_eq!(settled("3/50", "4/50", 5), (None, 0));
    assert_eq!(settled("3/52", "1/20", 0), (Some(Player::Second), 0));
    assert_eq!(
        settled("0/0", "0/2", 3),
        (Some(Player::First), 6),
        "lost and dead owe"
    );
}

#[test]
fn tk_14_7_what_can_be_read_as_a_score() {
    // Every sum of the diamonds and the joker, by exhaustive search.
    let worths = [2_u32, 3, 4, 5, 6, 7, 8, 9, 10, 6];
    let mut sums = [false; 62];
    for choice in 0..1_u32 << worths.len() {
        let sum: u32 = (0..)
            .zip(worths)
            .filter(|(bit, _)| choice >> bit & 1 == 1)
            .map(|(_, w)| w)
            .sum();
        sums[usize::try_from(sum).unwrap()] = true;
    }
    for kings in 0..=5_u8 {
        for points in 0..=110_u8 {
            let rest = points.checked_sub(kings * 10).map(usize::from);
            let fits = kings <= 4 && rest.is_some_and(|rest| sums.get(rest) == Some(&true));
            assert_eq!(
                format!("{kings}/{points}").parse::<Score>().is_ok(),
                fits,
                "{kings}/{points}"
            );
        }
    }
    for text in [
        "", "3", "3/", "/52", "3/052", "03/52", "+3/52", "3/ 52", " 3/52", "3/52 ", "3/52/1",
        "3-52", "-0/0", "3/300",
    ] {
        assert_eq!(text.parse::<Score>(), Err(ScoreError::Form), "{text:?}");
    }
    assert_eq!("5/52".parse::<Score>(), Err(ScoreError::Kings));
    assert_eq!("3/29".parse::<Score>(), Err(ScoreError::Points));
}

#[test]
fn tk_14_8_every_event_can_be_told() {
    let play = after("card KS, card 4D, card 9C");
    let story: Vec<String> = play.sentences().collect();
    assert_eq!(
        story,
        [
            "You turn up the 9 of Clubs.",
            "The 9 of Clubs is enough.",
            "You win the encounter with an action card.",
            "You take: King of Spades and 4 of Diamonds.",
            "The turn ends in victory, and 1 card is covered.",
        ]
    );
}

#[test]
fn tk_14_9_goals_change_no_rule() {
    let game = after("card KS, card 4D, card 9C, retreat");
    let outcome = game.state.outcome().unwrap();
    let mut series = Series::new(10).unwrap();
    series.add(outcome.score).unwrap();
    assert_eq!(u16::from(outcome.score.points()), series.total());
    assert_eq!(settle(outcome.score, outcome.score, 1).debt, 0);
    assert_eq!(game.state.outcome(), Some(outcome));
}
