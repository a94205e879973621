//! A whole game of each game, from its seed to its score.

use std::fmt::Write;

use solo_table::{Dealer, Due, Player, Table, Tables, games};

use crate::kept::keep;
use crate::position::{SEED, info};

/// Decisions under one heading.
const CHAPTER: usize = 20;

fn tell(table: &Table, from: usize) -> String {
    table.narration_from(from).join(" ")
}

/// Plays a game and writes its page; returns its save, too.
fn played(name: &str) -> (String, String) {
    let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(SEED)).unwrap();
    let title = info(name).facts.title;
    let begin = tell(&table, 0);
    let mut steps = String::new();
    let mut count = 0;
    while table.due() == Due::Decision {
        let choice = table.advice(Player::Sensible, 1).unwrap();
        if count % CHAPTER == 0 {
            write!(
                steps,
                "\n## From decision {} on: {}\n\n",
                count + 1,
                table.scene().now
            )
            .unwrap();
        }
        count += 1;
        let before = table.steps();
        table.act_number(choice.number).unwrap();
        let told = tell(&table, before + 1);
        writeln!(
            steps,
            "{count}. **{}** `{}`<br>{told}",
            choice.label, choice.notation
        )
        .unwrap();
    }
    let mut score = String::new();
    let scene = table.scene();
    for item in scene.zone("score").into_iter().flat_map(|zone| &zone.items) {
        let badges = item.badges.iter();
        let badges: Vec<String> = badges
            .map(|badge| format!("{} {}", badge.name, badge.value).trim().to_owned())
            .collect();
        writeln!(score, "* {}: {}", item.name, badges.join(", ")).unwrap();
    }
    let page = format!(
        "# A whole game of {title}\n\n\
         A sensible player plays the game with seed {SEED} and the options as published: {count} decisions, {} steps with those of chance. \
         Each entry is the decision in words, its notation, and what happens until the next one. To step through it on the table itself:\n\n\
         ```console\ncargo run --release --example play -- --load docs/src/games/{name}.save\n```\n\n\
         `p` goes one step back, `n` one step forward. The [save]({name}.save) is a text: its inputs, one in a line.\n\n\
         {begin}\n{steps}\n## The end\n\n{}\n\n{score}",
        table.steps(),
        scene.ask,
    );
    (page, table.record())
}

#[test]
fn whole_games_are_played_again() {
    for game in games() {
        let (page, save) = played(game.name);
        let loaded = Table::load(&save).unwrap();
        assert_eq!(loaded.due(), Due::Nothing);
        keep(&format!("docs/src/games/{}-game.md", game.name), &page);
        keep(&format!("docs/src/games/{}.save", game.name), &save);
    }
}
