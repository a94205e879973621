//! Words that are typed too early, and decisions that have to wait.

use solo_table::Dealer;

use super::{LEAN, defended, last, says, seeded, settled, window};
use crate::desk::{app, enter, reported, screen};

/// The next card, typed while a decision is due, is no part of a word of a choice.
#[test]
fn a_card_that_is_typed_too_early_spends_no_skill() {
    for (cards, name) in [
        (["JS", "9S", "AD"], "Ace of Diamonds"),
        (["JC", "8C", "AC"], "Ace of Clubs"),
        (["JS", "9S", "ks"], "King of Spades"),
        (["JS", "9S", "AS"], "Ace of Spades"),
        (["JS", "9S", "card 3h"], "nothing here is called"),
    ] {
        let answer = last("tomb4k", &[], Dealer::nobody(), &cards);
        let early = format!("{name} cannot come now, because a decision is due first. ");
        let expected = if name.starts_with("nothing") {
            name.to_owned()
        } else {
            early.clone()
        };
        says(&answer, &[&expected], &["You play"]);
        let mut app = app(reported("tomb4k"));
        for card in cards {
            enter(&mut app, card);
            screen(&mut app, (160, 50));
        }
        assert_eq!(app.table().steps(), 2, "{cards:?}");
    }
    // A card that a choice names is that choice.
    let answer = last("tomb4k", &[], Dealer::nobody(), &["JS", "9S", "js"]);
    says(&answer, &["You play Go Berserk"], &[]);
}

/// Words about which a choice is offered, or that name what lies in a pile of a choice, are not of no use.
#[test]
fn what_can_be_done_is_not_nothing() {
    let nothing = "Nothing to do here now";
    let game = "trismegistus-bot";
    says(
        &window("why earth"),
        &["Climb earth to level 1"],
        &[nothing],
    );
    let steps = ["1", "1", "1", "1", "why ethereal"];
    says(
        &seeded(game, 5, &steps),
        &["Spend an Ethereal token"],
        &[nothing],
    );
    let answer = last(game, &LEAN, Dealer::seeded(5), &["why earth"]);
    says(
        &answer,
        &["Report your earth marker on level 1"],
        &[nothing],
    );
    let answer = defended(&["why influence"]);
    assert_eq!(answer.matches("is possible now: ").count(), 5, "{answer}");
    says(&answer, &["Reroll your red 2 for 1 influence"], &[nothing]);
    let answer = seeded("scrapyard", 4, &["why glass lens"]);
    says(&answer, &["is possible now: Dig for a Part"], &[nothing]);
}

/// A decision that waits for an action under way says so, with the clause.
#[test]
fn what_has_to_wait_says_for_what() {
    for (words, reason) in [
        (
            "why pass",
            "an action is under way and is finished first (KC-8.10)",
        ),
        (
            "why build",
            "an action is under way and is finished first (KC-8.10)",
        ),
        (
            "why use tithing",
            "an action is under way and is finished first (KC-8.10)",
        ),
        (
            "why supply",
            "an action is under way and is finished first (KC-8.10)",
        ),
        (
            "why recruit",
            "influence is never used during an action (KC-7.2)",
        ),
        (
            "recruit",
            "Recruit a citizen: influence is never used during an action.",
        ),
    ] {
        let answer = defended(&["1", "1", words]);
        says(&answer, &[reason], &["not possible now"]);
    }
    let answer = settled("why miller");
    says(
        &answer,
        &["the black dice are countered first (KC-5.2)"],
        &["Lose"],
    );
    for words in ["why draw a part", "why steal"] {
        let answer = seeded("scrapyard", 4, &["steal", words]);
        says(
            &answer,
            &["an action is under way and is finished first (SE-4.1)"],
            &["lies in"],
        );
    }
    for (words, reason) in [
        (
            "why draft",
            "an action is under way and is finished first (TB-14.6)",
        ),
        ("why react", "you react only to a turn of the bot (TB-11.1)"),
        (
            "why hundreds 0",
            "your score is reported after the last round (TB-15.13)",
        ),
    ] {
        let answer = window(words);
        says(&answer, &[reason], &["not possible now"]);
    }
}
