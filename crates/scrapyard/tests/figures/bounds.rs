//! The bounds of lists, hands and steps, with the embedded catalogue.

use crate::common::{drilled, house, tasks};
use crate::figures::{Player, play};
use scrapyard::{GameResult, Phase, Scrapyard};
use solo_core::{Game, Next};

/// Returns whether the position waits for the ghost's new Invention.
fn is_ghosts_invention(game: &Scrapyard, state: &scrapyard::State) -> bool {
    tasks(game, state)
        .first()
        .is_some_and(|task| task == "gain ghost invention 1")
}

/// Checks games against the bounds of the embedded catalogue. Other tables may bring more
/// Inventions into a hand, and roll again.
fn bounded(
    game: &Scrapyard,
    player: Option<Player>,
    games: u64,
    (most_inventions, rerolls): (usize, u32),
) {
    let cap = u32::from(game.options().action_cap.get());
    for seed in 0..games {
        let (mut steps, mut in_action, mut inventions, mut counter) = (0, 0, 0, 0);
        let outcome = play(game, player, seed, |state| {
            let at_main = state.phase() == Phase::Main;
            let main_hand = (8, 5, 1);
            let (parts, machines, projects) = if at_main {
                main_hand
            } else {
                (12, 9, most_inventions)
            };
            if !matches!(state.phase(), Phase::Deal | Phase::Flip) {
                assert!(state.parts().count() <= parts);
                assert!(state.machines().count() <= machines);
                assert!(state.inventions().count() <= projects);
            }
            let list = game.decisions(state).len();
            assert!(list <= if at_main { 24 } else { 30 }, "{list} choices");
            assert!(game.chances(state).len() <= 15);
            assert!(state.look().count() <= 4);
            let tasks = game.agenda(state).count();
            assert!(tasks <= if state.actions() == 0 { 13 } else { 5 });
            // An action has as many positions as steps: the first one is that of its declaration.
            let now = state.actions();
            assert!(now == counter || now == counter + 1);
            inventions += u32::from(is_ghosts_invention(game, state));
            if now == counter {
                in_action += 1;
            } else {
                in_action = 1;
            }
            counter = now;
            steps += 1;
            if counter > 0 {
                assert!(
                    in_action <= 16 + inventions + rerolls,
                    "{in_action} steps in an action"
                );
            } else {
                assert!(steps <= 36, "{steps} steps before the first action");
            }
        });
        assert!(inventions <= 2, "{inventions} new Inventions of the ghost");
        assert!(steps <= 41 + (16 + rerolls) * cap);
        assert!(outcome.result != GameResult::Capped || u32::from(outcome.actions) == cap);
    }
}

#[test]
fn what_any_catalogue_keeps() {
    assert_eq!(Scrapyard::MAX_DECISIONS, 3 * 64 + 1);
    assert_eq!(Scrapyard::MAX_CHANCES, 64);
    assert_eq!(Scrapyard::MAX_STEPS, 40 + 1000 * 4096);
}

#[test]
fn the_embedded_catalogue_keeps_its_bounds() {
    for options in [
        "",
        "ghost_pace 1, steal_penalty 3",
        "character c02, ghost_needs_card false",
        "character c03, character_uses printed, built_duplicates count",
        "character none, machine_abilities false, action_cap 40",
    ] {
        bounded(&house(options), None, 40, (2, 0));
        bounded(&house(options), Some(Player::Risky), 40, (2, 0));
    }
}

/// Each of the three copies of s03 and the uses of c02 can roll again.
#[test]
fn rerolls_have_an_end() {
    for options in ["character c02", "character c02, character_uses printed"] {
        bounded(&drilled(options), None, 20, (7, 12));
    }
}

/// Every kind with at least two copies that the player lacks is obtainable: it is in a pile or a
/// scrap pile, or the ghost has two of it with an unbuilt copy.
#[test]
fn nothing_is_out_of_reach() {
    for options in ["", "ghost_needs_card false", "built_duplicates count"] {
        let game = house(options);
        for seed in 0..10 {
            play(&game, None, seed, |state| {
                if matches!(game.next(state), Next::Decision) {
                    assert_eq!(out_of_reach(&game, state), None, "{options}");
                }
            });
        }
    }
}

fn out_of_reach(game: &Scrapyard, state: &scrapyard::State) -> Option<String> {
    let view = crate::common::view(game, state);
    let count = |value: &serde_json::Value, id: &str| match value {
        serde_json::Value::Array(list) => list.iter().filter(|other| *other == id).count(),
        counts => usize::try_from(counts[id].as_u64().unwrap_or(0)).unwrap(),
    };
    let (player, ghost) = (&view["player"], &view["ghost"]);
    let ids = |pile: &str, rows: usize| -> Vec<(String, String)> {
        let letter = if pile == "part" { 'p' } else { 's' };
        let ids = (1..=rows).map(move |n| format!("{letter}{n:02}"));
        ids.map(|id| (pile.to_owned(), id)).collect()
    };
    let mut cards = ids("part", 15).into_iter().chain(ids("machine", 15));
    let found = cards.find(|(pile, id)| {
        let hand = format!("{pile}s");
        let has = count(&player[&hand], id) + count(&player["built"], id);
        let run = |end: &str| count(&view["piles"][pile][end], id);
        let lying = run("top") + run("unseen") + run("bottom") + count(&view["scraps"][pile], id);
        let looked_at = count(&view["look"], id);
        let unbuilt = count(&ghost[&hand], id);
        let cards = unbuilt + count(&ghost["built"], id) - count(&ghost["cardless"], id);
        has == 0 && lying == 0 && looked_at == 0 && !(unbuilt >= 1 && cards >= 2)
    });
    found.map(|(_, id)| id)
}
