//! Random games: what holds from step to step, and figures inside their bands.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::as_conversions,
    clippy::float_arithmetic,
    clippy::arithmetic_side_effects,
    reason = "tests may panic, and figures are means"
)]

use solo_core::testkit::{enforce, random_games};
use solo_core::{Game, Input, Next, Source, below, draw, stream};
use trismegistus_bot::{Botmegistus, Decision, Event, Phase, Side, State};

/// TB-I7, TB-I11, TB-I12, TB-I14 over random options.
#[test]
fn what_holds_from_step_to_step() {
    enforce(random_games(&Botmegistus::default(), 400, |seen| {
        let (before, after) = (seen.before, seen.state);
        let never_shrinks = [Side::Human, Side::Bot].into_iter().all(|side| {
            before
                .levels(side)
                .iter()
                .zip(after.levels(side))
                .all(|(one, other)| *one <= other)
                && before
                    .completed(side)
                    .all(|card| after.completed(side).any(|c| c == card))
        });
        if !never_shrinks || before.points() > after.points() {
            return Err("levels, points or completed experiments shrink".into());
        }
        let ended = seen
            .events
            .iter()
            .any(|event| matches!(event, Event::RoundEnded { .. }));
        if ended && after.round() == before.round() && after.passed().count() != 2 {
            return Err("a round ends before both have passed".into());
        }
        if after.round() > before.round() && before.round() > 0 {
            let first = before.passed().next().or_else(|| {
                seen.events.iter().find_map(|event| match event {
                    Event::Passed { side } => Some(*side),
                    _ => None,
                })
            });
            if first != Some(after.first()) {
                return Err("another side begins the round".into());
            }
        }
        let asks = matches!(seen.game.next(after), Next::Decision);
        let human = [Phase::Reaction, Phase::ReactionWindow].contains(&after.phase());
        if after.turn() == Some(Side::Bot) && asks && !human {
            return Err("the bot's turn asks the human".into());
        }
        if let Next::Over(outcome) = seen.game.next(after) {
            if outcome.bot != outcome.parts.total()
                || outcome.formula_count > 7
                || after.round() != 3
            {
                return Err(format!("{outcome:?}"));
            }
        }
        Ok(())
    }));
}

/// A human who decides at random, and ends every other window at once.
fn decide(
    game: &Botmegistus,
    state: &State,
    generator: &mut impl solo_core::rand_core::Rng,
) -> Decision {
    let list = game.decisions(state);
    let window = [Phase::HumanWindow, Phase::ReactionWindow].contains(&state.phase());
    if window && below(generator, 2) == 0 {
        return Decision::End;
    }
    let choices = u32::try_from(list.len()).unwrap() - u32::from(window);
    list[below(generator, choices) as usize]
}

#[test]
fn figures_of_random_play() {
    let game = Botmegistus::default();
    let mut generator = stream(2026, Source::new(0));
    let games = 2000;
    let mut sums = [0_u32; 15];
    for _ in 0..games {
        let mut state = game.start();
        let mut events = Vec::new();
        let mut steps = 0;
        let outcome = loop {
            let input = match Game::next(&game, &state) {
                Next::Over(outcome) => break outcome,
                Next::Decision => Input::Decision(decide(&game, &state, &mut generator)),
                Next::Chance(_) => Input::Chance(draw(&game, &state, &mut generator).unwrap()),
            };
            game.advance(&mut state, input, &mut events).unwrap();
            steps += 1;
        };
        let count = |told: fn(&Event) -> bool| events.iter().filter(|e| told(e)).count() as u32;
        let parts = outcome.parts;
        let all = state.completed(Side::Bot);
        let masterpiece = state
            .masterpieces()
            .any(|m| state.completed(Side::Bot).any(|c| c == m));
        let rows = [
            steps,
            count(|e| matches!(e, Event::TurnStarted { side: Side::Bot })),
            outcome.bot,
            parts.in_play,
            parts.experiments,
            parts.tracks,
            parts.artifacts,
            parts.ethereal,
            parts.formulas,
            parts.gold,
            all.count() as u32,
            u32::from(masterpiece),
            state
                .levels(Side::Bot)
                .iter()
                .map(|level| u32::from(*level))
                .sum(),
            count(|e| matches!(e, Event::BowlsRerolled { .. })),
            count(|e| matches!(e, Event::NothingGained)),
        ];
        sums.iter_mut()
            .zip(rows)
            .for_each(|(sum, value)| *sum += value);
    }
    let bands = [
        ("steps", 215.0, 228.0),
        ("bot turns", 19.0, 20.0),
        ("bot score", 99.0, 106.0),
        ("in play", 11.5, 14.5),
        ("experiments", 39.0, 45.0),
        ("tracks", 9.5, 12.0),
        ("artifacts", 24.0, 26.5),
        ("Ethereal", 2.7, 3.7),
        ("formulas", 7.7, 9.1),
        ("Gold", 0.25, 0.5),
        ("completed", 4.5, 5.0),
        ("masterpiece", 0.15, 0.24),
        ("levels", 17.0, 18.6),
        ("rerolls", 0.33, 0.48),
        ("no artifact", 0.3, 0.5),
    ];
    for ((name, low, high), sum) in bands.into_iter().zip(sums) {
        let mean = f64::from(sum) / f64::from(games);
        assert!((low..=high).contains(&mean), "{name}: {mean}");
    }
}
