//! Results of simple players: the figures of many random games stay inside their bands.
//!
//! All numbers are whole: shares in hundredths of a percent, means in hundredths.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use std::ops::RangeInclusive;

use crate::common::{drop_first, min_delve_turns};
use solo_core::rand_pcg::Pcg32;
use solo_core::{Input, Next, Source, below, draw, pick, stream};
use tomb4k::{Decision, GameResult, Phase, State, Tomb};

const GAMES: u64 = 100_000;

type Policy = fn(&Tomb, &State, &mut Pcg32) -> Option<Decision>;

/// Chooses every entry of the list with the same probability.
fn random(game: &Tomb, state: &State, rng: &mut Pcg32) -> Option<Decision> {
    pick(game, state, rng)
}

/// Chooses like [`random`], but turns around only once in eight times.
fn deep(game: &Tomb, state: &State, rng: &mut Pcg32) -> Option<Decision> {
    if state.phase() == Phase::Between {
        return Some(match below(rng, 8) {
            0 => Decision::Retreat,
            _ => Decision::Delve,
        });
    }
    pick(game, state, rng)
}

/// Turns around at the first occasion, otherwise takes the first entry.
fn dash(game: &Tomb, state: &State, rng: &mut Pcg32) -> Option<Decision> {
    if state.phase() == Phase::Between {
        return Some(Decision::Retreat);
    }
    first(game, state, rng)
}

/// Takes the first entry always, and never turns around.
fn first(game: &Tomb, state: &State, _rng: &mut Pcg32) -> Option<Decision> {
    game.decisions(state).next()
}

#[derive(Debug, Default)]
struct Figures {
    won: u64,
    escaped: u64,
    dead: u64,
    lost: u64,
    points: u64,
    chances: u64,
    decisions: u64,
    delve_turns: u64,
}

fn play(game: &Tomb, policy: Policy) -> Figures {
    let mut figures = Figures::default();
    let mut rng = stream(2016, Source::new::<0>());
    for _ in 0..GAMES {
        let mut state = game.start();
        let outcome = loop {
            let step = match game.next(&state) {
                Next::Over(outcome) => break outcome,
                Next::Chance(_) => {
                    figures.chances += 1;
                    draw(game, &state, &mut rng).map(Input::Chance)
                }
                Next::Decision => {
                    figures.decisions += 1;
                    policy(game, &state, &mut rng).map(Input::Decision)
                }
            };
            game.advance(&mut state, step.unwrap(), &mut ()).unwrap();
        };
        figures.won += u64::from(outcome.won());
        figures.points += u64::from(outcome.score.points());
        figures.delve_turns += u64::from(state.delve_turns());
        match outcome.result {
            GameResult::Escaped => figures.escaped += 1,
            GameResult::Dead => figures.dead += 1,
            GameResult::Lost => figures.lost += 1,
        }
    }
    figures
}

fn share(count: u64) -> u64 {
    count * 10_000 / GAMES
}

fn mean(sum: u64, of: u64) -> u64 {
    (sum * 100).checked_div(of).unwrap_or(0)
}

impl Figures {
    /// Returns the figures in the order of the bands below.
    fn all(&self) -> [u64; 9] {
        [
            share(self.won),
            share(self.escaped),
            share(self.dead),
            share(self.lost),
            mean(self.points, GAMES),
            mean(self.points, self.escaped),
            mean(self.chances, GAMES),
            mean(self.decisions, GAMES),
            mean(self.delve_turns, GAMES),
        ]
    }
}

const NAMES: [&str; 9] = [
    "won",
    "escaped",
    "dead",
    "lost",
    "points",
    "points of escaped games",
    "chance steps",
    "decisions",
    "delve turns",
];

fn stays_inside(game: &Tomb, policy: Policy, bands: [RangeInclusive<u64>; 9]) {
    let figures = play(game, policy);
    for ((name, figure), band) in NAMES.iter().zip(figures.all()).zip(bands) {
        assert!(
            band.contains(&figure),
            "{name}: {figure} is not in {band:?}: {figures:?}"
        );
    }
}

/// Band of a figure without bounds.
const ANY: RangeInclusive<u64> = 0..=u64::MAX;

#[test]
fn random_players() {
    let bands = [
        5..=20,
        8700..=9000,
        850..=1100,
        140..=250,
        790..=870,
        900..=980,
        820..=890,
        260..=290,
        180..=192,
    ];
    stays_inside(&Tomb::default(), random, bands);
}

#[test]
fn players_who_go_deep() {
    let bands = [
        15..=30,
        4400..=4800,
        2350..=2650,
        2750..=3050,
        700..=770,
        1530..=1640,
        2060..=2170,
        830..=910,
        515..=550,
    ];
    stays_inside(&Tomb::default(), deep, bands);
}

#[test]
fn players_who_dash_out() {
    let bands = [
        0..=6,
        9450..=9700,
        300..=550,
        0..=9,
        420..=480,
        440..=500,
        330..=360,
        105..=120,
        94..=98,
    ];
    stays_inside(&Tomb::default(), dash, bands);
}

#[test]
fn players_who_never_turn_around() {
    let bands = [
        0..=0,
        0..=0,
        6200..=6500,
        3500..=3800,
        0..=0,
        0..=0,
        2650..=2800,
        1400..=1520,
        700..=740,
    ];
    stays_inside(&Tomb::default(), first, bands);
}

#[test]
fn two_delve_turns_are_more_dangerous_and_pay_more() {
    let bands = [ANY, 7900..=8200, ANY, ANY, 1170..=1270, ANY, ANY, ANY, ANY];
    stays_inside(&min_delve_turns(2), random, bands);
}

/// Checks that with early flight only, the deep explorer has more to fight.
#[test]
fn fleeing_early_only_costs_lives() {
    let usual = play(&Tomb::default(), deep);
    let strict = play(&drop_first(), deep);
    assert!(strict.dead > usual.dead, "{strict:?} {usual:?}");
    assert!(strict.decisions < usual.decisions, "{strict:?} {usual:?}");
}
