//! Laws of answers, over random games of every game, and answers with their values.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[cfg(any(feature = "kings-challenge", feature = "votk"))]
mod amounts;
#[cfg(feature = "votk")]
mod at_hand;
#[cfg(feature = "games")]
mod counters;
#[cfg(any(feature = "kings-challenge", feature = "scrapyard"))]
mod intentions;
#[cfg(feature = "games")]
mod numbers;
#[cfg(all(feature = "games", feature = "testkit"))]
mod one;
mod reasons;
#[cfg(feature = "games")]
mod sources;
mod story;
mod summary;
mod targets;
mod words;

use solo_core::{below, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, ErrorKind, Scene, Table, Tables, Value, WhyNot, games};

/// Returns the number of positions of each game to try a law on, `SOLO_LAW_POSITIONS`; without it, those of three games.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may learn from their environment how long to run"
)]
pub(crate) fn law_positions() -> Option<u64> {
    std::env::var("SOLO_LAW_POSITIONS").ok()?.parse().ok()
}

/// Plays random games of the game with this name and looks at some of the positions.
pub(crate) fn positions(name: &str, look: impl FnMut(&Table)) {
    one_of(12, 3, name, look);
}

/// Looks at fewer positions than `positions` does: enough for what is asked about every item and every choice.
pub(crate) fn few_positions(name: &str, look: impl FnMut(&Table)) {
    one_of(24, 2, name, look);
}

fn one_of(many: u32, games: u64, name: &str, mut look: impl FnMut(&Table)) {
    let (mut seen, most) = (0_u64, law_positions());
    for seed in 0..most.unwrap_or(games) {
        let dealer = if seed % 2 == 1 {
            Dealer::nobody()
        } else {
            Dealer::seeded(seed)
        };
        let mut table = Table::new(name, &[], &Tables::new(), dealer).unwrap();
        let mut random = Pcg32::new(seed, 40);
        loop {
            let list = table.notations();
            if list.is_empty() || below(&mut random, many) == 0 {
                look(&table);
                seen = seen.saturating_add(1);
                if most == Some(seen) {
                    return;
                }
            }
            let pick = below(&mut random, u32::try_from(list.len()).unwrap().max(1));
            let Some((notation, _)) = list.get(usize::try_from(pick).unwrap()) else {
                break;
            };
            match table.due() {
                Due::Decision => table.act(notation).unwrap(),
                _ => table.report(notation).unwrap(),
            }
        }
    }
}

/// Fails if a refusal says the id of a noun that has a name.
fn says_names(scene: &Scene, why: &WhyNot) {
    let reason = why.error.reason.as_ref().unwrap();
    let texts = reason.fields.values().filter_map(|value| match value {
        Value::String(text) => Some(text.as_str()),
        _ => None,
    });
    for id in texts {
        let mut words = why.error.message.split(' ');
        let is_name = scene.items().any(|item| item.name == id)
            || id.chars().all(char::is_alphabetic) && id.len() > 2;
        assert!(is_name || !words.any(|word| word == id), "{why:?}");
    }
}

/// Every item answers, and no legal decision is refused; returns how many were asked about.
fn every_item_answers(game: &str) -> String {
    let (mut seen, mut asked) = (0_u32, 0_u32);
    few_positions(game, |table| {
        seen = seen.saturating_add(1);
        let (scene, legal) = (table.scene(), table.notations());
        for id in scene.ids() {
            asked = asked.saturating_add(1);
            let answer = table.ask(id);
            let telling = |kind| kind == ErrorKind::NotLegal;
            let tells = answer.refusals.iter().any(|why| telling(why.error.kind));
            let answers = !answer.choices.is_empty() || tells;
            assert_ne!(answers, !answer.note.is_empty(), "{game}: {id}: {answer:?}");
            for choice in &answer.choices {
                assert!(scene.choices.contains(choice), "{game}: {id}");
            }
            for why in &answer.refusals {
                assert!(why.error.rule.is_some(), "{game}: {id}: {why:?}");
                let refused = |(notation, _): &(String, _)| *notation == why.notation;
                assert!(!legal.iter().any(refused), "{game}: {id}: {why:?}");
                says_names(&scene, why);
                let said = format!("{}: {}", why.label, why.error);
                assert!(!said.contains("  "), "{game}: {id}: {said}");
            }
        }
        for choice in &scene.choices {
            for id in &choice.on {
                assert!(table.ask(id).choices.contains(choice), "{game}: {id}");
            }
        }
    });
    assert!(asked > 0);
    format!("{game}: {seen} positions, {asked} items")
}

mod every_item_answers {
    use super::every_item_answers;

    // games: #[cfg(feature = "NAME")]\n#[test]\nfn CRATE() {\n    println!("{}", every_item_answers("NAME"));\n}\n
    #[cfg(feature = "tomb4k")]
    #[test]
    fn tomb4k() {
        println!("{}", every_item_answers("tomb4k"));
    }

    #[cfg(feature = "votk")]
    #[test]
    fn votk() {
        println!("{}", every_item_answers("votk"));
    }

    #[cfg(feature = "scrapyard")]
    #[test]
    fn scrapyard() {
        println!("{}", every_item_answers("scrapyard"));
    }

    #[cfg(feature = "kings-challenge")]
    #[test]
    fn kings_challenge() {
        println!("{}", every_item_answers("kings-challenge"));
    }

    #[cfg(feature = "trismegistus-bot")]
    #[test]
    fn trismegistus_bot() {
        println!("{}", every_item_answers("trismegistus-bot"));
    }

    // games end
}

#[cfg(feature = "tomb4k")]
#[test]
fn an_item_that_is_of_no_use_says_so() {
    let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(1)).unwrap();
    assert_eq!(table.due(), Due::Decision);
    assert_eq!(table.ask("hp/1").note, "Nothing to do here now.");
}

#[test]
fn items_that_are_not_there_and_finished_games_say_so() {
    for game in games() {
        let mut table = Table::new(game.name, &[], &Tables::new(), Dealer::seeded(1)).unwrap();
        assert_eq!(
            table.ask("nowhere/at all").note,
            "There is no such item on the table."
        );
        while let Some((notation, _)) = table.notations().pop() {
            table.act(&notation).unwrap();
            if table.steps() > 5000 {
                break;
            }
        }
        if table.due() == Due::Nothing {
            let scene = table.scene();
            let id = scene.ids().next().unwrap();
            let over = "The game is over, and there is nothing more to do.";
            assert_eq!(table.ask(id).note, over, "{}", game.name);
            assert_eq!(table.explain("anything").note, over, "{}", game.name);
            let summary = table.summary().unwrap();
            assert_eq!(
                Some(&summary.result),
                table.narration_from(0).last(),
                "{}",
                game.name
            );
            assert_eq!(
                Some(&summary.outcome),
                table.outcome().as_ref(),
                "{}",
                game.name
            );
            let lines = scene.zone("score").unwrap().items.len();
            assert_eq!(summary.sheet.len(), lines, "{}", game.name);
            // Beside its box, a game is not compared with players that count something else.
            let compared = if game.name == "trismegistus-bot" {
                0
            } else {
                2
            };
            assert_eq!(summary.players.len(), compared, "{}", game.name);
            assert_eq!(game.players().len(), compared, "{}", game.name);
        }
    }
}
