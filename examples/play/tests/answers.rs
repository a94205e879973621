//! Answers in lines of text: what was typed too early, and what is asked.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use solo_table::{Dealer, Table, Tables};

use crate::desk::{self, app, enter, reported, screen};

/// Returns the answer to the last line.
pub(crate) fn last(game: &str, options: &[(&str, &str)], dealer: Dealer, lines: &[&str]) -> String {
    let table = Table::new(game, options, &Tables::new(), dealer).unwrap();
    said(table, lines)
}

fn said(table: Table, lines: &[&str]) -> String {
    let text = desk::lines(table, Path::new("nowhere"), &lines.join("\n"), |plain| {
        plain
    });
    let (before, _) = text.rsplit_once("\n> ").unwrap();
    before.rsplit_once("\n> ").unwrap().1.to_owned()
}

fn seeded(game: &str, seed: u64, lines: &[&str]) -> String {
    last(game, &[], Dealer::seeded(seed), lines)
}

/// The answer has these texts and none of those.
fn says(answer: &str, texts: &[&str], never: &[&str]) {
    for text in texts {
        assert!(answer.contains(text), "{text:?} is missing:\n{answer}");
    }
    for text in never {
        assert!(!answer.contains(text), "{text:?} is there:\n{answer}");
    }
}

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
    let steps = ["1", "1", "1", "2", "2", "why earth"];
    says(
        &seeded(game, 5, &steps),
        &["Climb earth to level 1"],
        &[nothing],
    );
    let steps = ["1", "1", "1", "1", "why ethereal"];
    says(
        &seeded(game, 5, &steps),
        &["Spend an Ethereal token"],
        &[nothing],
    );
    let lean = [("reports", "lean"), ("human_checks", "loose")];
    let answer = last(game, &lean, Dealer::seeded(5), &["why earth"]);
    says(
        &answer,
        &["Report your earth marker on level 1"],
        &[nothing],
    );
    let steps = [
        "1",
        "1",
        "1",
        "1",
        "1",
        "1",
        "set red 6 against",
        "set yellow 6",
        "set yellow 1",
        "why influence",
    ];
    let answer = seeded("kings-challenge", 2, &steps);
    assert_eq!(answer.matches("is possible now: ").count(), 5, "{answer}");
    says(&answer, &["Reroll your red 2 for 1 influence"], &[nothing]);
    let answer = seeded("scrapyard", 4, &["why glass lens"]);
    says(&answer, &["is possible now: Dig for a Part"], &[nothing]);
}

/// A decision that waits for an action under way says so, with the clause.
#[test]
fn what_has_to_wait_says_for_what() {
    let steps = [
        "1",
        "1",
        "1",
        "1",
        "1",
        "1",
        "set red 6 against",
        "set yellow 6",
        "set yellow 1",
        "1",
        "1",
    ];
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
        let answer = seeded("kings-challenge", 2, &[&steps[..], &[words]].concat());
        says(&answer, &[reason], &["not possible now"]);
    }
    let steps = ["1", "1", "1", "1", "1", "1", "why miller"];
    let answer = seeded("kings-challenge", 2, &steps);
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
        let answer = seeded("trismegistus-bot", 5, &["1", "1", "1", "2", "2", words]);
        says(&answer, &[reason], &["not possible now"]);
    }
}

/// The answer is about what was asked, and about what is there.
#[test]
fn an_answer_is_about_what_was_asked() {
    let steps = ["1", "1", "1", "1", "1", "1"];
    for (words, never) in [
        ("why level 2", "level 1"),
        ("why le roy", "Royal Levy"),
        ("why miller", "Lose a cube"),
        ("why tradesman", "Archer"),
    ] {
        let answer = seeded("kings-challenge", 2, &[&steps[..], &[words]].concat());
        says(&answer, &[], &[never]);
    }
    let answer = seeded("kings-challenge", 2, &["Le Roy"]);
    says(&answer, &["nothing here is called \"Le Roy\""], &["Settle"]);
    for words in ["why bot", "why stock"] {
        says(
            &seeded("votk", 7, &[words]),
            &[],
            &["it is not in your hand"],
        );
    }
    // Turning around is final, whatever is due.
    let steps = ["7s", "7c", "delve", "8s", "8c", "retreat", "why retreat"];
    let answer = last("tomb4k", &[], Dealer::nobody(), &steps);
    says(
        &answer,
        &["you have turned around, which is final (TK-12.2)"],
        &[],
    );
}

/// A card in a pile says where it lies.
#[test]
fn a_card_in_a_pile_says_where() {
    for words in ["buy boat", "why boat"] {
        let answer = seeded("votk", 3, &["1", words]);
        says(
            &answer,
            &["lies in: your other cards, discard pile"],
            &["not on the table"],
        );
    }
    let steps = ["1", "1", "1", "1", "1", "1", "place citizens in the palace"];
    let answer = seeded("kings-challenge", 2, &steps);
    says(&answer, &[], &["not on the table"]);
}

/// Each example of a question leads to an answer.
#[test]
fn the_examples_of_questions_have_answers() {
    for game in solo_table::games() {
        let text = seeded(game.name, 7, &["why"]);
        let mut examples = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("why "));
        let name = examples.find(|example| !example.contains(':')).unwrap();
        let answer = seeded(game.name, 7, &[&format!("why {name}")]);
        says(&answer, &[], &["Nothing"]);
    }
}

/// A hint is a choice of the player, and says who has played how many of the choices.
#[test]
fn hints_are_about_choices_and_say_what_was_tried() {
    let lean = [("reports", "lean"), ("human_checks", "loose")];
    let none =
        "there is no hint here: you choose nothing, and only report what is so at your table";
    for steps in [&["h"][..], &["1", "1", "h"]] {
        let answer = last("trismegistus-bot", &lean, Dealer::seeded(3), steps);
        assert_eq!(answer, none);
    }
    let window = ["1", "1", "1", "2", "2", "h"];
    assert_eq!(seeded("trismegistus-bot", 5, &window), none);
    let first = seeded("trismegistus-bot", 5, &["h"]);
    says(
        &first,
        &["Botmegistus ends with "],
        &["your experiments and tracks bring"],
    );
    let answer = seeded("votk", 7, &["h"]);
    let choices = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))
        .unwrap()
        .choices()
        .len();
    let untried = format!(
        "  20 games each, played by a trained player; {} other choices were not tried:",
        choices - 5
    );
    says(&answer, &[&untried], &["learned"]);
}

/// The lead that a hint shows is the difference of the two results that it shows.
#[test]
fn the_numbers_of_a_hint_add_up() {
    let mut seen = 0;
    for (game, theirs) in [
        ("votk", "and the Bot with "),
        ("kings-challenge", "and le Roy with "),
    ] {
        for seed in [5, 7, 9] {
            let mut table = desk::table(game, seed, 0);
            for _ in 0..4 {
                for hint in table.hint(20, 1) {
                    let number = |before: &str, end: char| {
                        let (_, rest) = hint.text.split_once(before).unwrap();
                        let number = rest.split(end).next().unwrap();
                        number.parse::<i32>().unwrap()
                    };
                    let lead = number("you end with ", ' ') - number(theirs, ' ');
                    let side = if lead < 0 { "behind" } else { "ahead" };
                    let said = format!("({} {side})", lead.abs());
                    assert!(hint.text.contains(&said), "{said}: {}", hint.text);
                    seen += 1;
                }
                desk::play(&mut table, solo_table::Player::Random, 1);
            }
        }
    }
    assert!(seen > 60, "{seen}");
}

/// In lines of text, too, the result says how many hints were followed, and measures the players as it measures itself.
#[test]
fn the_result_has_hints_and_units() {
    let text = |game: &str, lines: &str| {
        let table = desk::table(game, 42, 0);
        desk::lines(table, Path::new("nowhere"), lines, |plain| plain)
    };
    let hinted = text("tomb4k", &"h\n1\n".repeat(100));
    let end = hinted.rsplit("\n> ").next().unwrap();
    says(end, &["  You followed "], &[]);
    let played = text("tomb4k", "h\n2\n");
    says(&played, &["points on average in"], &["You followed"]);
    let played = text("votk", &"1\n2\n".repeat(900));
    let end = played.rsplit("\n> ").next().unwrap();
    says(
        end,
        &[
            "random: 99.9 points behind the Bot on average",
            "sensible: 8.2 points ahead of the Bot on average",
        ],
        &[],
    );
}

/// Cards are looked up by the names that the game says.
#[test]
fn cards_are_found_by_what_they_are_called() {
    for (wanted, found, count) in [
        ("king of clubs", "K♣", 1),
        ("king", "K♣", 4),
        ("ace", "A♦", 4),
        ("jack of hearts", "J♥", 1),
        ("tomb hoard", "K♣", 4),
        ("hoard", "K♣", 4),
        ("scroll", "Joker", 1),
        ("9", "9♣", 3),
    ] {
        let answer = seeded("tomb4k", 42, &[&format!("/ {wanted}")]);
        assert_eq!(answer.matches(" · ").count(), count, "{wanted}: {answer}");
        says(&answer, &[found], &[]);
    }
}

/// The first lines of an evening up to the first turn.
const EVENING: [&str; 5] = [
    "tokens aether glory aether insight insight glory aether insight",
    "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
    "deal = fire",
    "setup-roll lead",
    "setup-roll wild",
];

/// Returns the answer to the last line of an evening.
fn evening(lines: &[&str]) -> String {
    let session = desk::beside("trismegistus-bot", Path::new("nowhere"))
        .session()
        .unwrap();
    let text = desk::lines(session, Path::new("nowhere"), &lines.join("\n"), |plain| {
        plain
    });
    let (before, _) = text.rsplit_once("\n> ").unwrap();
    before.rsplit_once("\n> ").unwrap().1.to_owned()
}

/// Nothing is said of a card that no one has described.
#[test]
fn house_values_are_not_those_of_the_box() {
    for words in [
        "why experiment",
        "why complete",
        "why artifact",
        "draft black gold",
    ] {
        let answer = evening(&[&EVENING[..], &[words]].concat());
        says(&answer, &[], &[" VP)", "Black card", "spends", "(earth 1"]);
    }
}

/// The fault of a line beside the box is said in the words of the table.
#[test]
fn lines_beside_the_box_are_explained() {
    for (line, said) in [
        ("levels 0 0 0 0", "no level rises"),
        ("levels 11 0 0 0", "the earth track has the levels 0 to 10"),
        (
            "score 50",
            "your score is reported when the last round is over",
        ),
        (
            "why flip",
            "flip = <colour> <die> <potency> <actions>: the card of the bot that you turned over",
        ),
        ("why row", "row <card>; <card>: "),
        ("why score", "score <n>: "),
    ] {
        let answer = evening(&[&EVENING[..], &[line]].concat());
        says(&answer, &[said], &["at byte", "not possible now"]);
    }
    says(&evening(&["1"]), &["#1 is a number of the list"], &[]);
    let falls = evening(&[&EVENING[..], &["levels 2 0 0 0", "levels 1 0 0 0"]].concat());
    says(
        &falls,
        &[
            "your earth marker is on 2 and cannot fall to 1: a correction is amend level human earth 1",
        ],
        &[],
    );
    let help = evening(&["?"]);
    says(&help, &["amend", "levels", "row", "score"], &[]);
    says(
        &evening(&[&EVENING[..2], &[" "]].concat()),
        &["describe the card, as in deal = <symbol>"],
        &[],
    );
    let due = [&EVENING[..], &["draft black lead", "end"]].concat();
    says(
        &evening(&[&due[..], &["flip"]].concat()),
        &["the form is flip = "],
        &["at byte"],
    );
    let reward = "flip p-fire = black copper+tin 2 track:water";
    let answer = evening(&[&due[..], &[reward]].concat());
    says(
        &answer,
        &["expected <colour> <die> <potency> <actions> else <reward> behind ="],
        &["line 17"],
    );
    let mended = [&EVENING[..], &["amend level human fire 2", "story"]].concat();
    says(&evening(&mended), &["since the last correction"], &[]);
}

/// In a game of lean reports the number of turns that a die can serve is not its potency.
#[test]
fn a_die_of_lean_reports_shows_no_potency() {
    let lean = [("reports", "lean"), ("human_checks", "loose")];
    let mut table =
        Table::new("trismegistus-bot", &lean, &Tables::new(), Dealer::seeded(3)).unwrap();
    table.act("draft black tin").unwrap();
    let scene = table.scene();
    let die = scene.item("my-dice/die").unwrap();
    assert_eq!(die.mark, "b");
}

/// Two cards of one name, in whatever form of its letters, are both meant, and no label says its place twice.
#[test]
fn two_cards_of_one_name_are_told_apart() {
    let cards = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))
        .unwrap()
        .catalogue();
    let renamed = |urn: &str, food: &str| {
        let mut tables = cards.iter();
        let (name, text) = tables
            .find(|(_, text)| text.contains("Box of Food"))
            .unwrap();
        Tables::new().with(name, text.replace("Urn", urn).replace("Box of Food", food))
    };
    let table = Table::new(
        "votk",
        &[],
        &renamed("Café", "Cafe\u{301}"),
        Dealer::seeded(1),
    )
    .unwrap();
    for typed in ["café", "cafe\u{301}"] {
        let on = table
            .explain(typed)
            .choices
            .into_iter()
            .map(|choice| choice.on[0].clone());
        let on: std::collections::BTreeSet<String> = on.collect();
        assert_eq!(on.len(), 2, "{typed}: {on:?}");
    }
    let mut seen = 0;
    for seed in 0..12 {
        let mut table = Table::new(
            "votk",
            &[],
            &renamed("Shabti", "Shabti"),
            Dealer::seeded(seed),
        )
        .unwrap();
        for _ in 0..40 {
            for choice in table.choices() {
                let notation = format!(" ({})", choice.notation);
                let times = choice.label.matches(&notation).count();
                assert!(times < 2, "{}", choice.label);
                assert!(
                    !choice.label.contains("your hand, your hand"),
                    "{}",
                    choice.label
                );
                seen += times;
            }
            desk::play(&mut table, solo_table::Player::Random, 1);
        }
    }
    assert!(seen > 10, "{seen}");
}
