//! A whole game of each game, from its seed to its score.

use std::fmt::Write;

use solo_table::{Due, Table, games};

use super::kept::keep;
use super::position::{SEED, begin, decisions, info};

/// Decisions under one heading.
const CHAPTER: usize = 20;

fn tell(table: &Table, from: usize) -> String {
    table.narration_from(from).join(" ")
}

/// Plays a game and writes its page; returns its save, too.
fn played(name: &str) -> (String, String) {
    let mut table = begin(name);
    let title = info(name).facts.title;
    let opening = tell(&table, 0);
    let mut steps = String::new();
    let count = decisions(name).len();
    for (number, decision) in (1..).zip(decisions(name)) {
        if number % CHAPTER == 1 {
            let now = table.scene().now;
            write!(steps, "\n## From decision {number} on: {now}\n\n").unwrap();
        }
        let mut choices = table.choices().into_iter();
        let choice = choices.find(|choice| choice.notation == *decision).unwrap();
        let before = table.steps();
        table.act(decision).unwrap();
        let told = tell(&table, before + 1);
        writeln!(
            steps,
            "{number}. **{}** `{}`<br>{told}",
            choice.label, choice.notation
        )
        .unwrap();
    }
    let scene = table.scene();
    let page = format!(
        "# A whole game of {title}\n\n\
         A sensible player plays the game with seed {SEED} and the defaults: {count} decisions, {} steps with those of chance. \
         Each entry is the decision in words, its notation, and what happens until the next one. To step through it on the table itself:\n\n\
         ```console\ncargo run --release --example play -- --load docs/src/games/{name}.save\n```\n\n\
         `p` goes one step back, `n` one step forward. The [save]({name}.save) is a text: its inputs, one in a line.\n\n\
         {opening}\n{steps}\n## The end\n\n{}\n\n![The last screen of the game in the terminal, with the score](../pictures/end-{name}.svg)\n",
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
