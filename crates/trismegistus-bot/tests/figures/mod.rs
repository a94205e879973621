//! Random games: invariants across steps, and figures inside their bands.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::as_conversions,
    clippy::float_arithmetic,
    clippy::arithmetic_side_effects,
    reason = "tests may panic, and figures are means"
)]

mod humans;

use std::collections::{BTreeMap, BTreeSet};

use humans::{Human, Random, Sensible};
use solo_core::{Game, GameData, Input, Next, Source, draw, stream};
use solo_testkit::{enforce, random_games};
use trismegistus_bot::{Botmegistus, Element, Event, Options, Pending, Phase, Reports, Side};

/// TB-I7, TB-I11, TB-I12, TB-I14 over random options.
#[test]
fn what_holds_from_step_to_step() {
    enforce(random_games(&Botmegistus::default(), 400, |seen| {
        let (before, after) = (seen.before, seen.state);
        let never_shrinks = [Side::Human, Side::Bot].into_iter().all(|side| {
            Element::ALL
                .into_iter()
                .all(|track| before.level(side, track) <= after.level(side, track))
                && before
                    .completed(side)
                    .all(|card| after.completed(side).any(|c| c == card))
        });
        if !never_shrinks || before.bot_points() > after.bot_points() {
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
        let human = match after.phase() {
            Phase::Reaction | Phase::ReactionWindow => true,
            Phase::HumanReport => after.has_passed(Side::Human),
            _ => false,
        };
        if after.turn() == Some(Side::Bot) && asks && !human {
            return Err("the bot's turn asks the human".into());
        }
        if let Next::Over(outcome) = seen.game.next(after)
            && (outcome.bot != outcome.parts.total()
                || outcome.formula_count > 7
                || after.round() != 3)
        {
            return Err(format!("{outcome:?}"));
        }
        Ok(())
    }));
}

/// A position's methods return what its view shows.
#[test]
fn positions_say_what_their_views_show() {
    enforce(random_games(&Botmegistus::default(), 30, |seen| {
        let (state, view) = (seen.state, seen.game.view(seen.state));
        let (round, turn) = (view.round.max(1), view.turn);
        let face_up = state.open_cards().into_iter().flatten();
        let tied = match *state.pending() {
            Pending::ArtifactTie { left, right, .. } => vec![left, right],
            _ => vec![],
        };
        let fits = [
            (state.phase(), state.first()) == (view.phase, view.first),
            (state.round().max(1), state.turn()) == (round, turn),
            (state.bot_gold(), state.bot_ethereal()) == (view.bot.gold, view.bot.ethereal),
            (state.bot_points(), state.human_reactions()) == (view.bot.vp, view.human.reactions),
            (state.active_card(), state.pending().look()) == (view.bot.card, view.look),
            face_up.eq(view.bot.face_up.into_iter().flatten()),
            tied == view.tie,
            seen.game.setup_rolls_left(state) == view.setup_rolls_left,
            view.window.is_none_or(|window| {
                let taken = state.pending().taken();
                (taken.artifact, taken.experiment) == (window.artifact, window.experiment)
            }),
        ];
        match fits.iter().position(|fits| !fits) {
            Some(place) => Err(format!("line {place} of the list")),
            None => Ok(()),
        }
    }));
}

/// The cards of one round say nothing about those of another: their sources differ.
#[test]
fn each_round_lays_cards_from_sources_of_its_own() {
    let mut sources = BTreeMap::new();
    enforce(random_games(&Botmegistus::default(), 30, |seen| {
        let (phase, round) = (seen.state.phase(), seen.state.round().max(1));
        if let Next::Chance(source) = seen.game.next(seen.state)
            && matches!(phase, Phase::LayArtifact | Phase::LayExperiment)
        {
            let lays = (phase == Phase::LayArtifact, round);
            let known = *sources.entry(lays).or_insert(source.number());
            if known != source.number() {
                return Err(format!("two sources for {lays:?}"));
            }
        }
        Ok(())
    }));
    let different: BTreeSet<u8> = sources.values().copied().collect();
    assert_eq!((sources.len(), different.len()), (6, 6), "{sources:?}");
}

/// The names of the figures, in the order in which a game yields them.
const NAMES: [&str; 18] = [
    "steps",
    "decisions",
    "lines",
    "bot turns",
    "bot score",
    "in play",
    "experiments",
    "tracks",
    "artifacts",
    "Ethereal",
    "formulas",
    "Gold",
    "completed",
    "masterpiece",
    "levels",
    "rerolls",
    "artifact ties",
    "no artifact",
];

/// Returns whether a step belongs to the line of the one before (TB-19.9). There are shorthands for
/// tokens, dice, looks and the score.
fn is_same_line(before: Phase, now: Phase) -> bool {
    match now {
        Phase::SetupToken | Phase::RollDice | Phase::LayArtifact | Phase::LayExperiment => {
            before == now
        }
        Phase::ReportTens | Phase::ReportUnits => true,
        _ => false,
    }
}

/// Returns the figures of one game.
fn play(
    game: &Botmegistus,
    human: &mut impl Human,
    generator: &mut impl solo_core::rand_core::Rng,
) -> [u32; 18] {
    let mut state = game.start();
    let mut events = Vec::new();
    let (mut steps, mut decisions, mut lines, mut ties) = (0, 0, 0, 0);
    let mut before = Phase::Over;
    let outcome = loop {
        ties += u32::from(state.phase() == Phase::ArtifactTie);
        lines += u32::from(!is_same_line(before, state.phase()));
        before = state.phase();
        let input = match Game::next(game, &state) {
            Next::Over(outcome) => break outcome,
            Next::Decision => {
                decisions += 1;
                Input::Decision(human.decide(game, &state, generator))
            }
            Next::Chance(_) => Input::Chance(draw(game, &state, generator).unwrap()),
        };
        game.advance(&mut state, input, &mut events).unwrap();
        steps += 1;
    };
    let count = |told: fn(&Event) -> bool| events.iter().filter(|e| told(e)).count() as u32;
    let parts = outcome.parts;
    let completed: Vec<_> = state.completed(Side::Bot).collect();
    let masterpiece = state.bot_masterpieces().any(|m| completed.contains(&m));
    let levels = Element::ALL.map(|track| u32::from(state.level(Side::Bot, track)));
    [
        steps,
        decisions,
        lines,
        count(|e| matches!(e, Event::TurnStarted { side: Side::Bot })),
        outcome.bot,
        parts.in_play,
        parts.experiments,
        parts.tracks,
        parts.artifacts,
        parts.ethereal,
        parts.formulas,
        parts.gold,
        completed.len() as u32,
        u32::from(masterpiece),
        levels.iter().sum(),
        count(|e| matches!(e, Event::BowlsRerolled { .. })),
        ties,
        count(|e| matches!(e, Event::NothingGained)),
    ]
}

/// Asserts that the means of many games lie in these bands, `(name, from, to)`.
fn figures(reports: Reports, mut human: impl Human, bands: &[(&str, f64, f64)]) {
    let game = Botmegistus::new(Options {
        reports,
        ..Options::default()
    });
    let mut generator = stream(2026, Source::new::<0>());
    let games = 2000;
    let mut sums = [0_u32; 18];
    for _ in 0..games {
        let rows = play(&game, &mut human, &mut generator);
        sums.iter_mut().zip(rows).for_each(|(sum, n)| *sum += n);
    }
    let means = sums.map(|sum| f64::from(sum) / f64::from(games));
    let outside = bands.iter().filter(|(name, low, high)| {
        let place = NAMES.iter().position(|n| n == name).unwrap();
        !(*low..=*high).contains(&means[place])
    });
    let outside: Vec<_> = outside.collect();
    let means: Vec<_> = NAMES.into_iter().zip(means).collect();
    assert!(outside.is_empty(), "{outside:?} of {means:?}");
}

#[test]
fn figures_of_random_play() {
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
        ("artifact ties", 0.9, 1.15),
        ("no artifact", 0.3, 0.5),
    ];
    figures(Reports::Full, Random, &bands);
}

#[test]
fn figures_of_sensible_play() {
    let bands = [
        ("steps", 233.0, 246.0),
        ("bot turns", 17.8, 18.7),
        ("bot score", 81.0, 88.0),
        ("in play", 7.5, 10.0),
        ("experiments", 31.0, 36.0),
        ("tracks", 8.8, 11.0),
        ("artifacts", 21.3, 23.8),
        ("Ethereal", 1.2, 2.0),
        ("formulas", 7.5, 8.9),
        ("Gold", 0.3, 0.55),
        ("completed", 3.35, 3.8),
        ("masterpiece", 0.15, 0.24),
        ("levels", 16.3, 17.9),
        ("rerolls", 0.33, 0.48),
        ("artifact ties", 0.9, 1.15),
        ("no artifact", 0.4, 0.6),
    ];
    figures(Reports::Full, Sensible::default(), &bands);
}

#[test]
fn figures_of_lean_reports() {
    let bands = [
        ("steps", 134.0, 141.0),
        ("decisions", 39.0, 42.5),
        ("lines", 76.0, 84.0),
        ("bot turns", 18.9, 19.9),
        ("bot score", 83.0, 89.5),
        ("no artifact", 0.75, 0.98),
    ];
    figures(Reports::Lean, Random, &bands);
}

#[test]
fn figures_of_sensible_lean_reports() {
    let bands = [
        ("steps", 145.0, 151.0),
        ("decisions", 52.0, 55.0),
        ("lines", 86.0, 94.0),
        ("bot turns", 17.8, 18.7),
        ("bot score", 82.0, 88.5),
        ("no artifact", 0.7, 0.92),
    ];
    figures(Reports::Lean, Sensible::default(), &bands);
}
