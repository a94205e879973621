//! Predictions of a position agree with the steps that follow.

use serde_json::json;
use trismegistus_bot::{Chance, Event, Side};

use crate::common::{Play, names::*};

/// Plays games with some options, and looks at the positions before and after each step.
fn watch(mut look: impl FnMut(&Play, &str, &Play)) {
    for options in [
        json!({}),
        json!({"advanced_planning": true, "vp_spaces": "highest", "formula_gold": "optimal"}),
        json!({"reports": "lean", "masterpiece_draw": 0, "setup_rolls": 12}),
    ] {
        for shift in 0..4 {
            let mut play = Play::new(&options);
            let mut number = shift;
            while play.outcome().is_none() {
                let list = play.list();
                let text = &list[(7 * number + 3) % list.len()];
                let before = Play {
                    game: play.game.clone(),
                    state: play.state,
                    events: Vec::new(),
                };
                play.step(text);
                look(&before, text, &play);
                number += 1;
            }
        }
    }
}

/// TB-5: the die that a card brings.
#[test]
fn drafts() {
    let mut seen = 0;
    watch(|before, text, after| {
        let Ok(Chance::Flip(card)) = before.game.parse_chance(text) else {
            return;
        };
        let drafted = after.events.iter().find_map(|event| match event {
            Event::BotDrafted { colour, from, .. } => Some((*colour, *from)),
            _ => None,
        });
        let foretold = before.game.would_draft(&before.state, card);
        assert_eq!(foretold, drafted, "{text}");
        seen += usize::from(drafted.is_some());
    });
    assert!(seen > 20);
}

/// TB-9.2, TB-9.3: the lowest track.
#[test]
fn steps_on_the_lowest_track() {
    let mut seen = 0;
    watch(|before, text, after| {
        let Ok(Chance::SetupRoll(symbol)) = before.game.parse_chance(text) else {
            return;
        };
        if before.game.catalogue().essence(symbol).is_none() {
            let track = after.events.iter().find_map(|event| match event {
                Event::Stepped { track, .. } => Some(*track),
                _ => None,
            });
            assert_eq!(before.game.lowest_track(&before.state), track);
            seen += 1;
        }
    });
    assert!(seen > 5);
}

/// TB-13.3, TB-13.4: the elements among which the lot decides, with equally many symbols.
#[test]
fn specialization_cards() {
    let mut seen = 0;
    watch(|before, text, _| {
        if before.phase() == "specialization" {
            let leading = before.game.leading_elements(&before.state);
            let named: Vec<String> = leading
                .map(|element| format!("special {element}"))
                .collect();
            assert_eq!(named, before.list(), "{text}");
            let symbols = before.game.bot_symbols(&before.state);
            let most: Vec<u16> = before
                .game
                .leading_elements(&before.state)
                .map(|element| symbols[element])
                .collect();
            assert!(
                most.windows(2).all(|pair| pair[0] == pair[1]),
                "{symbols:?}"
            );
            seen += 1;
        }
    });
    assert!(seen > 0);
}

/// TB-15: the score before the last digit is the final one, and Gold is spent for it only once.
#[test]
fn scores() {
    let mut seen = 0;
    watch(|before, text, after| {
        let Some(outcome) = after.outcome() else {
            return;
        };
        assert_eq!(
            before.game.score_so_far(&before.state),
            outcome.parts,
            "{text}"
        );
        assert_eq!(after.game.score_so_far(&after.state), outcome.parts);
        assert_eq!(before.game.human_board(&before.state), outcome.human_board);
        seen += 1;
    });
    assert_eq!(seen, 12);
}

/// TB-7.9: the reward of a personality card.
#[test]
fn rewards() {
    let card = automa("p-fire");
    for (options, bot, human, rewarded) in [
        (json!({}), 1, 1, false),
        (json!({}), 2, 1, true),
        (json!({"personality_on_equal": true}), 1, 1, true),
        (json!({"personality_on_equal": true}), 1, 2, false),
    ] {
        let mut play = Play::new(&options);
        play.until("human_draft");
        play.edit(&[
            ("/levels/bot/fire", json!(bot)),
            ("/levels/human/fire", json!(human)),
        ]);
        assert_eq!(play.state.level(Side::Bot, element("fire")), bot);
        assert_eq!(play.game.is_rewarded(&play.state, card), rewarded);
        assert!(!play.game.is_rewarded(&play.state, automa("b1")));
    }
}
