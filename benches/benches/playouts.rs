//! `cargo bench -p solo-benches`: random playouts of every game, in place and pure, next to draws
//! of the generator. The last lines report the cost of a step in draws measured in the same run.
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_types, reason = "a benchmark looks at the clock")]
#![expect(
    clippy::float_arithmetic,
    clippy::as_conversions,
    reason = "statistics"
)]

use std::cell::Cell;
use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::Criterion;
use rand_core::Rng;
use rand_pcg::Pcg32;
use solo_benches::{deep, in_place, pure, uniform};
use solo_core::{Game, Source, stream};

/// Time and units of work of one benchmark, summed over all its samples.
#[derive(Default)]
struct Tally {
    time: Cell<Duration>,
    units: Cell<u64>,
}

impl Tally {
    fn add(&self, time: Duration, units: u64) {
        self.time.set(self.time.get().saturating_add(time));
        self.units.set(self.units.get().saturating_add(units));
    }

    fn nanoseconds_per_unit(&self) -> f64 {
        self.time.get().as_nanos() as f64 / self.units.get().max(1) as f64
    }
}

/// Measures draws of the generator; a unit is one draw.
fn draws(criterion: &mut Criterion) -> Tally {
    let tally = Tally::default();
    criterion.bench_function("PCG-32 draw x 1000", |bencher| {
        bencher.iter_custom(|iterations| {
            let mut generator = stream(1, Source::new::<0>());
            let begin = Instant::now();
            let mut sum = 0_u32;
            for _ in 0..iterations {
                for _ in 0..1000 {
                    sum = sum.wrapping_add(generator.next_u32());
                }
            }
            black_box(sum);
            let time = begin.elapsed();
            tally.add(time, iterations.saturating_mul(1000));
            time
        });
    });
    tally
}

/// Measures games of one kind; a unit is one step.
fn games(criterion: &mut Criterion, name: &str, mut play: impl FnMut(&mut Pcg32) -> u64) -> Tally {
    let tally = Tally::default();
    criterion.bench_function(name, |bencher| {
        bencher.iter_custom(|iterations| {
            let mut generator = stream(2, Source::new::<0>());
            let begin = Instant::now();
            let mut steps = 0_u64;
            for _ in 0..iterations {
                steps = steps.saturating_add(play(&mut generator));
            }
            let time = begin.elapsed();
            tally.add(time, black_box(steps));
            time
        });
    });
    tally
}

/// Measures a game both ways and prints the two ratios.
fn measure<G: Game>(
    criterion: &mut Criterion,
    game: &G,
    policy: impl Fn(&G, &G::State, &mut Pcg32) -> Option<G::Decision> + Copy,
) {
    let draw = draws(criterion);
    let name = G::NAME;
    let placed = games(criterion, &format!("{name} game in place"), |rng| {
        in_place(game, policy, rng)
    });
    let copied = games(criterion, &format!("{name} game pure"), |rng| {
        pure(game, policy, rng)
    });
    let unit = draw.nanoseconds_per_unit();
    println!(
        "{name}: a step in place costs {:.1} draws, pure {:.1} draws (a draw took {unit:.2} ns)",
        placed.nanoseconds_per_unit() / unit,
        copied.nanoseconds_per_unit() / unit,
    );
}

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    measure(&mut criterion, &tomb4k::Tomb::default(), deep);
    measure(&mut criterion, &votk::Valley::default(), uniform);
    measure(&mut criterion, &scrapyard::Scrapyard::default(), uniform);
    measure(
        &mut criterion,
        &kings_challenge::KingsChallenge::default(),
        uniform,
    );
    measure(
        &mut criterion,
        &trismegistus_bot::Botmegistus::default(),
        uniform,
    );
    criterion.final_summary();
}
