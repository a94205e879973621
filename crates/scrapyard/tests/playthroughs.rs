//! Golden games with their events.
//!
//! Each file in `tests/playthroughs` contains its inputs, in the lines that begin with `> `: the
//! game is replayed from them, and its text must come out the same. A game whose file is missing is
//! played anew.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm,
    clippy::match_same_arms,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::fmt::Write;

use crate::common::house;
use scrapyard::catalogue::HOUSE;
use scrapyard::{Card, Decision, Event, GameResult, Pile, Scrapyard, State};
use solo_core::{Game, Input, Next, Noun, Source, draw, pick, stream};

/// Lists the cards that the Invention in hand still needs: machines, and Parts of machines.
fn needed(game: &Scrapyard, state: &State) -> Vec<String> {
    let built: Vec<_> = state.built().collect();
    let mut cards = Vec::new();
    for invention in state.inventions() {
        for id in HOUSE.inventions[usize::from(invention.row())].machines {
            if built
                .iter()
                .any(|other| other.to_id(game).to_string() == id)
            {
                continue;
            }
            let machine = HOUSE.machines.iter().find(|machine| machine.id == id);
            cards.push(id.to_string());
            cards.extend(machine.unwrap().parts.map(String::from));
        }
    }
    cards
}

/// Decides for a player who builds for the Invention in hand, steals what he can, and does not dig.
fn builder(game: &Scrapyard, state: &State, turn: u16) -> Decision {
    let legal: Vec<Decision> = game.decisions(state).collect();
    let needed = needed(game, state);
    let text = |decision: &Decision| game.decision_text(*decision).to_string();
    let wants = |decision: &Decision| {
        needed
            .iter()
            .any(|id| text(decision).ends_with(id.as_str()))
    };
    let score = |decision: &Decision| match decision {
        Decision::Invent(_) => 9,
        Decision::Build(_) if wants(decision) => 8,
        Decision::Use(_) | Decision::Accept => 7,
        Decision::Take(_) if wants(decision) => 6,
        Decision::Steal => 5,
        Decision::Draw(Pile::Part) if !turn.is_multiple_of(3) => 4,
        Decision::Draw(Pile::Machine) => 3,
        Decision::Scrap(Card::Invention(_)) => 2,
        Decision::Scrap(_) if wants(decision) => 0,
        Decision::Dig(_) | Decision::Draw(_) | Decision::Boost(_) => 0,
        _ => 1,
    };
    // The first among equals.
    let best = legal.iter().map(score).max().unwrap();
    *legal
        .iter()
        .find(|decision| score(decision) == best)
        .unwrap()
}

fn tell(told: &mut String, game: &Scrapyard, events: &mut Vec<Event>) {
    for event in events.drain(..) {
        told.push_str("   ");
        game.narrate(&event, told).unwrap();
        told.push('\n');
    }
}

/// Replays the inputs of a game and writes its text.
fn retold(game: &Scrapyard, inputs: &[String]) -> (String, State) {
    let mut told = String::new();
    let mut events = Vec::new();
    let mut state = game.start_with_events(&mut events);
    for input in inputs {
        writeln!(told, "> {input}").unwrap();
        let step = match game.next(&state) {
            Next::Chance(_) => Input::Chance(input.as_str()),
            _ => Input::Decision(input.as_str()),
        };
        game.advance_by_text(&mut state, step, &mut events).unwrap();
        tell(&mut told, game, &mut events);
    }
    (told, state)
}

/// Returns the inputs of a game of this seed.
fn inputs(game: &Scrapyard, seed: u64, random: bool) -> Vec<String> {
    let mut generator = stream(seed, Source::new::<1>());
    let mut state = game.start();
    let mut inputs = Vec::new();
    loop {
        let step = match game.next(&state) {
            Next::Over(_) => return inputs,
            Next::Decision if random => {
                Input::Decision(pick(game, &state, &mut generator).unwrap())
            }
            Next::Decision => {
                let turn = state.actions();
                Input::Decision(builder(game, &state, turn))
            }
            Next::Chance(_) => Input::Chance(draw(game, &state, &mut generator).unwrap()),
        };
        inputs.push(match step {
            Input::Decision(decision) => game.decision_text(decision).to_string(),
            Input::Chance(chance) => game.chance_text(chance).to_string(),
        });
        state = game.apply(&state, step).unwrap();
    }
}

/// Compares a stored game with the replay of its inputs.
fn check(name: &str, game: &Scrapyard, new: (u64, bool), result: GameResult) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let kept = std::fs::read_to_string(format!("{folder}/{name}.snap"))
        .unwrap_or_default()
        .replace('\r', "");
    let mut lines: Vec<String> = kept
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .map(String::from)
        .collect();
    if lines.is_empty() {
        lines = inputs(game, new.0, new.1);
    }
    let (told, state) = retold(game, &lines);
    assert_eq!(state.outcome().unwrap().result, result, "{name}");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("playthroughs");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, told));
}

#[test]
fn a_win() {
    check("win", &house(""), (1, false), GameResult::Win);
}

#[test]
fn a_loss() {
    let game = house("ghost_pace 1");
    check("loss", &game, (2, true), GameResult::Loss);
}

#[test]
fn a_long_game() {
    let game = house("action_cap 150");
    check("long", &game, (5, true), GameResult::Capped);
}
