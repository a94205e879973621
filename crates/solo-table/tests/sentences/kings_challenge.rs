//! The King's Challenge.

use kings_challenge::KingsChallenge;

use super::{Options, entry, rule, started};

fn says(options: Options<'_>, key: &str) -> Vec<String> {
    let text = entry(&started("kings-challenge", options), key).text;
    text.into_iter().map(|said| said.text).collect()
}

#[test]
fn a_die_whose_space_is_taken_builds_nothing() {
    let strict = "Each white die with which you build places a stone in the column of its face, on the lowest level that has a \
                  free space; if the space of its column there is taken, the die cannot be used.";
    assert_eq!(rule::<KingsChallenge>(&[], "cathedral"), strict);
    let column = "Each white die with which you build places a stone in the column of its face, on the lowest level where the \
                  column is free.";
    let free: Options<'_> = &[("cathedral", "column")];
    assert_eq!(rule::<KingsChallenge>(free, "cathedral"), column);
}

#[test]
fn levels_cost_the_side_that_has_no_stone_there() {
    let both = "Each level of the cathedral where a side has no stone costs it 2 VP.".to_owned();
    let yours =
        "Each level of the cathedral where you have no stone costs you 2 VP, and le Roy nothing."
            .to_owned();
    assert!(says(&[], "points").contains(&both));
    let spared: Options<'_> = &[("roy_levels", "false")];
    assert!(says(spared, "points").contains(&yours));
    assert!(!says(spared, "points").contains(&both));
    assert_eq!(
        rule::<KingsChallenge>(&[], "score.levels"),
        "Each level of the cathedral where a side has no stone costs it VP."
    );
}

#[test]
fn lost_vp_never_go_below_nothing() {
    let floor = "VP that you lose in play never take you below 0.".to_owned();
    assert!(says(&[], "points").contains(&floor));
}

#[test]
fn rules_of_the_challenge_are_plain_english() {
    for (key, sentence) in [
        ("start.turns", "You and le Roy alternate as start player."),
        ("lesson.farm", "Farming turns yellow dice into deniers."),
        (
            "entering.push",
            "Whoever stands where a citizen enters this building is pushed on: each pushes the next on until one finds a free space; \
             otherwise the last one lies down until the round is over.",
        ),
    ] {
        assert_eq!(rule::<KingsChallenge>(&[], key), sentence);
    }
}
