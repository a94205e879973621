//! Stories: the whole turn of an opponent stands under its name.

use solo_table::{Actor, Dealer, Table, Tables, games};

use super::positions;

/// Beginnings of sentences, with the actor of the part in which they stand.
const ACTORS: [(&str, &[(&str, Actor)]); 5] = [
    (
        "tomb4k",
        &[("You turn up", Actor::You), ("Turn ", Actor::You)],
    ),
    (
        "votk",
        &[
            ("The Bot rolls", Actor::Rival),
            ("The Bot takes", Actor::Rival),
            ("The Bot's turn", Actor::Rival),
            ("You buy", Actor::You),
            ("You sacrifice", Actor::You),
        ],
    ),
    (
        "scrapyard",
        &[
            ("The ghost draws", Actor::Rival),
            ("The ghost builds", Actor::Rival),
            ("The ghost completes", Actor::Rival),
            ("You draw", Actor::You),
            ("You build", Actor::You),
        ],
    ),
    (
        "kings-challenge",
        &[
            ("Le Roy's roll is", Actor::Rival),
            ("Le Roy spends", Actor::Rival),
            ("You use", Actor::You),
            ("You build", Actor::You),
            ("Round ", Actor::Game),
        ],
    ),
    (
        "trismegistus-bot",
        &[
            ("Botmegistus drafts", Actor::Rival),
            ("Botmegistus's turn begins", Actor::Rival),
            ("You draft", Actor::You),
            ("Round ", Actor::Game),
        ],
    ),
];

#[test]
fn sentences_stand_under_the_one_who_acts() {
    for (name, actors) in ACTORS {
        let mut seen = vec![0; actors.len()];
        positions(name, |table| {
            for part in table.story(12) {
                let steps = part.sentences.iter().map(|sentence| sentence.step);
                assert!(steps.clone().is_sorted(), "{name}: {part:?}");
                assert!(
                    steps
                        .clone()
                        .all(|step| (part.steps[0]..=part.steps[1]).contains(&step)),
                    "{name}: {part:?}"
                );
                for sentence in &part.sentences {
                    for ((beginning, actor), seen) in actors.iter().zip(&mut seen) {
                        if sentence.text.starts_with(beginning) {
                            *seen += 1;
                            assert_eq!(part.actor, *actor, "{name}: {part:?}");
                        }
                    }
                }
            }
        });
        assert!(seen.iter().all(|seen| *seen > 0), "{name}: {seen:?}");
    }
}

#[test]
fn parts_follow_one_another_and_touch_items_that_exist() {
    for game in games() {
        positions(game.name, |table| {
            let (scene, parts) = (table.scene(), table.story(24));
            for pair in parts.windows(2) {
                assert!(pair[0].steps[1] <= pair[1].steps[0], "{}", game.name);
            }
            for part in &parts {
                let rival = game.facts.rival.to_lowercase();
                let named = part.name.to_lowercase() == rival;
                assert_eq!(
                    part.actor == Actor::Rival,
                    named,
                    "{}: {}",
                    game.name,
                    part.name
                );
                for sentence in &part.sentences {
                    for id in &sentence.on {
                        assert!(scene.ids().any(|known| known == id), "{}: {id}", game.name);
                    }
                }
            }
            let last = parts.len().saturating_sub(2);
            assert_eq!(table.story(2), parts[last..], "{}", game.name);
        });
    }
}

#[cfg(feature = "votk")]
#[test]
fn a_turn_of_the_bot_is_one_part_with_its_items() {
    let mut table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7)).unwrap();
    while table.steps() < 60 {
        if table.act("end").is_err() {
            let list = table.notations();
            table.act(&list[0].0).unwrap();
        }
    }
    let parts = table.story(5);
    let bot = parts
        .iter()
        .find(|part| part.actor == Actor::Rival)
        .unwrap();
    assert_eq!(bot.name, "The Bot");
    assert!(bot.sentences[0].text.starts_with("The Bot's turn begins"));
    let rolls = bot
        .sentences
        .iter()
        .find(|it| it.text.starts_with("The Bot rolls"))
        .unwrap();
    assert!(rolls.on[0].starts_with("pyramid/b"), "{rolls:?}");
    let taken = bot
        .sentences
        .iter()
        .find(|it| it.text.starts_with("The Bot takes"))
        .unwrap();
    assert!(
        taken.on.iter().any(|id| id.starts_with("bot_tomb/")),
        "{taken:?}"
    );
}
