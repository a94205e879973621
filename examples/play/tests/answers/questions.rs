//! Questions of a player, and their examples.

use solo_table::Dealer;

use super::{last, says, seeded, settled};

/// The answer is about what was asked, and about what is there.
#[test]
fn an_answer_is_about_what_was_asked() {
    for (words, never) in [
        ("why level 2", "level 1"),
        ("why le roy", "Royal Levy"),
        ("why miller", "Lose a cube"),
        ("why tradesman", "Archer"),
    ] {
        let answer = settled(words);
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
    let answer = settled("place citizens in the palace");
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
