//! Plays on from positions of seeded games, and compares what comes with what the hints there say.
//!
//! The first table measures the figures that are shown, the second one a player that follows the hints, the third one
//! whether choices are told apart. `docs/proof/hints` is the command; the figures are in `docs/src/figures.md`.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::expect_used,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "a tool that is run by hand"
)]

use std::process::ExitCode;

use rand_core::Rng as _;
use solo_core::{GameData, Input, Next, Source, Streams, settle, stream};
use solo_players::{
    Aim, Hints, Player, Policy, Prospect, Share, Spread, Study, deal, play_on, play_seeded,
    player_seed,
};

/// Seeds all games.
const SEED: u64 = 40;

/// Deals of a hint at a table, unless more are asked for.
const DEALS: u32 = 20;

/// Sums over positions.
#[derive(Default)]
struct Sums {
    positions: u32,
    /// Share of deals won that is shown, in hundredths of a percentage point.
    shown: i64,
    /// Share that is really won.
    won: i64,
    /// Absolute differences of both.
    apart: i64,
    /// Positions whose mean that comes is between the percentiles that are shown.
    between: u32,
    /// Points by which the best player's own decision is better than the recommended one, and their square errors.
    cost: f64,
    variance: f64,
}

fn hundredths(share: Share) -> i64 {
    i64::from(share.won) * 10_000 / i64::from(share.of.max(1))
}

/// Results of games that the best player plays on after a decision.
struct Comes {
    won: Share,
    points: Vec<i32>,
    yours: Vec<i32>,
}

fn comes<G: Study>(
    game: &G,
    state: &G::State,
    decision: G::Decision,
    deals: u32,
    seed: u64,
) -> Comes {
    let mut found = Comes {
        won: Share::default(),
        points: Vec::new(),
        yours: Vec::new(),
    };
    let mut player = game.best(Aim::Score, seed).player;
    for number in 0..u64::from(deals) {
        let seed = deal(seed, number);
        player.reseed(player_seed(seed));
        let after = game
            .apply(state, Input::Decision(decision))
            .expect("a decision that is possible");
        let (end, _) =
            play_on(game, after, &mut Streams::new(seed), &mut player).expect("a game to its end");
        found.won.of += 1;
        found.won.won += u32::from(G::won(&end));
        found.points.push(G::points(&end));
        found.yours.push(G::score(&end).yours);
    }
    found
}

fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, squares / (count - 1.0) / count)
}

/// Measures a position.
fn measure<G: Study>(game: &G, state: &G::State, deals: u32, seed: u64, sums: &mut Sums) {
    let mut hints = Hints::new(game, state, seed);
    hints.play(game, state, deals);
    let Some(first) = hints.list().into_iter().next() else {
        return;
    };
    let real = comes(game, state, first.decision, deals, seed + 1);
    sums.positions += 1;
    if let Some(shown) = first.won {
        sums.shown += hundredths(shown);
        sums.won += hundredths(real.won);
        sums.apart += (hundredths(shown) - hundredths(real.won)).abs();
    }
    let Spread { low, high, .. } = first.yours;
    let yours = Spread::of(real.yours).expect("some deals").mean.0;
    sums.between += u32::from((low * 10..=high * 10).contains(&yours));
    let own = game.best(Aim::Score, seed + 2).player.choose(game, state);
    if let Some(own) = own.filter(|own| *own != first.decision) {
        let other = comes(game, state, own, deals, seed + 1);
        let differences = other.points.iter().zip(&real.points);
        let differences: Vec<f64> = differences
            .map(|(own, first)| f64::from(own - first))
            .collect();
        let (cost, variance) = mean(&differences);
        sums.cost += cost;
        sums.variance += variance;
    }
}

/// Measures positions of games that the best player plays, evenly over the whole of each game.
fn positions<G: Study>(game: &G, positions: u32, deals: u32) -> Sums {
    let mut sums = Sums::default();
    let each = 10;
    for number in 0.. {
        if sums.positions >= positions {
            break;
        }
        let seed = deal(SEED, number);
        let mut player = game.best(Aim::Score, player_seed(seed)).player;
        let (_, decisions) = play_seeded(game, seed, &mut player).expect("a game to its end");
        let mut player = game.best(Aim::Score, player_seed(seed)).player;
        let (mut state, mut chance) = (game.start(), Streams::new(seed));
        for at in 0..decisions {
            settle(game, &mut state, &mut chance, &mut (), |_| {});
            let Next::Decision = game.next(&state) else {
                break;
            };
            // Where there is one choice only, nothing is asked.
            let is_chosen = (at + 1) * each / decisions > at * each / decisions || decisions < each;
            if is_chosen && game.decisions(&state).len() > 1 && sums.positions < positions {
                measure(game, &state, deals, deal(seed, u64::from(at)), &mut sums);
            }
            let Some(decision) = player.choose(game, &state) else {
                break;
            };
            state = game
                .apply(&state, Input::Decision(decision))
                .expect("a legal decision");
        }
    }
    sums
}

/// Plays games by the first hint, and the same games by the best player.
fn following<G: Study>(game: &G, games: u64, deals: u32) -> bool {
    let mut differences = Vec::new();
    let mut means = [0.0; 2];
    for number in 0..games {
        let seed = deal(SEED + 1, number);
        let mut step = 0;
        let mut follower = Policy(|game: &G, state: &G::State| {
            step += 1;
            let mut hints = Hints::new(game, state, deal(seed, step));
            let deals = if game.decisions(state).len() > 1 {
                deals
            } else {
                1
            };
            hints.play(game, state, deals);
            hints.list().first().map(|first| first.decision)
        });
        let (end, _) = play_seeded(game, seed, &mut follower).expect("a game to its end");
        let mut best = game.best(Aim::Score, player_seed(seed)).player;
        let (other, _) = play_seeded(game, seed, &mut best).expect("a game to its end");
        let points = [G::points(&end), G::points(&other)].map(f64::from);
        for (mean, points) in means.iter_mut().zip(points) {
            *mean += points / games as f64;
        }
        differences.push(points[0] - points[1]);
    }
    let (difference, variance) = mean(&differences);
    let error = 2.0 * variance.sqrt();
    println!(
        "| `{}` | {games} | {:.1} | {:.1} | {difference:.1} | {error:.1} |",
        G::NAME,
        means[0],
        means[1],
    );
    difference > -error
}

/// Counts of what hints say of their first two choices, and of what then comes.
#[derive(Default)]
struct Claims {
    positions: u32,
    /// Hints that call the two equal, perhaps different and different, and those of each kind that are confirmed.
    kinds: [[u32; 2]; 3],
    /// Hints whose recommended choice shows a lower number than another one.
    lower: u32,
}

/// Returns a position at random in which there is a choice, of a game that the best player plays.
fn position<G: Study>(game: &G, seed: u64) -> Option<G::State> {
    let mut best = game.best(Aim::Score, player_seed(seed)).player;
    let mut positions = Vec::new();
    let mut recorder = Policy(|game: &G, state: &G::State| {
        if game.decisions(state).len() > 1 {
            positions.push(state.clone());
        }
        best.choose(game, state)
    });
    play_seeded(game, seed, &mut recorder).expect("a game to its end");
    let mut generator = stream(seed, Source::new::<9>());
    let at = generator.next_u64() % (positions.len() as u64).max(1);
    (!positions.is_empty()).then(|| positions.swap_remove(at as usize))
}

/// Compares what a hint says of its first two choices with what comes of them in other deals, the same ones for both.
fn check<G: Study>(
    game: &G,
    state: &G::State,
    [deals, replays]: [u32; 2],
    seed: u64,
    claims: &mut Claims,
) {
    let mut hints = Hints::new(game, state, seed);
    hints.play(game, state, deals);
    let list = hints.list();
    let [first, second, ..] = list.as_slice() else {
        return;
    };
    let Some(ahead) = first.ahead else {
        return;
    };
    claims.positions += 1;
    // Whole points are shown.
    let shown = |it: &Prospect<_>| it.margin.unwrap_or(it.yours).mean.rounded();
    claims.lower += u32::from(list.iter().any(|other| shown(other) > shown(first)));
    let [one, other] = [first, second].map(|it| comes(game, state, it.decision, replays, !seed));
    let differences = one.points.iter().zip(&other.points);
    let differences: Vec<f64> = differences.map(|(a, b)| f64::from(a - b)).collect();
    let (difference, variance) = mean(&differences);
    let [points, stated] = [ahead.points, ahead.error].map(|it| f64::from(it.0) / 10.0);
    let apart = (points - difference).abs();
    let error = 2.0 * variance.sqrt();
    let (kind, is_confirmed) = if ahead.is_nothing() {
        // Where no replay differs, either, there is no error.
        (0, apart <= error)
    } else if ahead.is_clear() {
        (2, difference > 0.0 || apart <= stated)
    } else {
        (1, apart <= stated.hypot(error))
    };
    claims.kinds[kind][0] += 1;
    claims.kinds[kind][1] += u32::from(is_confirmed);
}

/// Measures what hints say of their first two choices, in one position of each game.
fn telling<G: Study>(game: &G, positions: u32, sizes: [u32; 2]) -> bool {
    let mut claims = Claims::default();
    for number in 0.. {
        if claims.positions >= positions {
            break;
        }
        let seed = deal(SEED + 2, number);
        if let Some(state) = position(game, seed) {
            check(game, &state, sizes, seed, &mut claims);
        }
    }
    let lower = claims.lower;
    let kinds = claims
        .kinds
        .map(|[said, confirmed]| format!("{confirmed} of {said}"))
        .join(" | ");
    println!("| `{}` | {positions} | {kinds} | {lower} |", G::NAME);
    let misses = claims.kinds.map(|[said, confirmed]| said - confirmed);
    // One miss among fewer than ten says nothing of a share of nine tenths.
    misses[0] <= (claims.kinds[0][0] / 10).max(1)
        && misses.iter().sum::<u32>() * 10 <= claims.positions
        && lower == 0
}

fn run<G: Study + GameData>(words: &[String]) -> bool {
    let number =
        |at: usize, otherwise: u32| words.get(at).map_or(Ok(otherwise), |word| word.parse());
    let number = |at, otherwise| number(at, otherwise).expect("a number");
    let game =
        G::assemble(G::Options::default(), &solo_core::Tables::new()).expect("the embedded tables");
    if words.first().is_some_and(|word| word == "follow") {
        return following(&game, number(2, 100).into(), number(3, 20));
    }
    if words.first().is_some_and(|word| word == "close") {
        let sizes = [number(4, DEALS), number(3, 200)];
        return telling(&game, number(2, 60), sizes);
    }
    let sums = positions(&game, number(1, 200), number(2, 60));
    let by = game.best(Aim::Score, 0).kind;
    let count = f64::from(sums.positions);
    let points = |sum: i64| sum as f64 / 100.0 / count;
    let (shown, won, apart) = (points(sums.shown), points(sums.won), points(sums.apart));
    let won = if G::HAS_WINS {
        let signed = shown - won;
        format!("{shown:.1} % | {won:.1} % | {signed:+.1} | {apart:.1}")
    } else {
        "- | - | - | -".to_owned()
    };
    let between = f64::from(sums.between) * 100.0 / count;
    let (cost, error) = (sums.cost / count, 2.0 * sums.variance.sqrt() / count);
    println!(
        "| `{}` | `{by}` | {} | {won} | {between:.0} % | {cost:.2} | {error:.2} |",
        G::NAME,
        sums.positions,
    );
    let signed = points(sums.shown - sums.won).abs();
    signed <= 3.0 && apart <= 10.0 && between >= 90.0 && cost <= 0.5 + error
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let at = usize::from(
        words
            .first()
            .is_some_and(|word| ["follow", "close"].contains(&word.as_str())),
    );
    let holds = match words.get(at).map(String::as_str) {
        // games: Some("NAME") => run::<CRATE::TYPE>(&words),
        Some("tomb4k") => run::<tomb4k::Tomb>(&words),
        Some("votk") => run::<votk::Valley>(&words),
        Some("scrapyard") => run::<scrapyard::Scrapyard>(&words),
        Some("kings-challenge") => run::<kings_challenge::KingsChallenge>(&words),
        Some("trismegistus-bot") => run::<trismegistus_bot::Botmegistus>(&words),
        // games end
        other => panic!("there is no game {other:?}"),
    };
    if holds {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
