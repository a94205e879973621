//! The numbers dealt from a seed are frozen and fair.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use crate::well::{Deed, Fate, Well};
use solo_core::example::{Choice, Rolled, Table, Ten};
use solo_core::rand_core::{Rng, TryRng};
use solo_core::rand_pcg::Pcg32;
use solo_core::{
    ChanceSource, Face, Game, Generator, Input, Next, Scripted, Seeded, Source, Streams, below,
    draw, pick, settle, stream,
};

fn numbers<const N: usize>(generator: &mut impl Rng) -> [u32; N] {
    [0; N].map(|_| generator.next_u32())
}

fn bounded<const N: usize>(bound: u32) -> [u32; N] {
    let mut generator = stream(42, Source::new::<0>());
    [0; N].map(|_| below(&mut generator, bound))
}

#[test]
fn the_generator_is_pcg32() {
    // The output of the reference implementation's demonstration program.
    let expected = [
        0xa15c_02b7,
        0x7b47_f409,
        0xba1d_3330,
        0x83d2_f293,
        0xbfa4_784b,
        0xcbed_606e,
    ];
    assert_eq!(numbers(&mut Pcg32::new(42, 54)), expected);
}

#[test]
fn streams_never_change() {
    let first = |seed, source| {
        let source = Source::all().nth(source).unwrap();
        numbers(&mut stream(seed, source))
    };
    assert_eq!(
        first(0, 0),
        [0x37f3_93af, 0xe45c_0f66, 0x837e_8c21, 0x7ab1_77fb]
    );
    assert_eq!(
        first(42, 0),
        [0xbbfd_77e2, 0xf3c6_37b2, 0x1f96_c9fd, 0x3583_470e]
    );
    assert_eq!(
        first(42, 1),
        [0xc693_af2c, 0x75cf_f256, 0x2042_329d, 0x8ba2_1144]
    );
    assert_eq!(
        first(u64::MAX, 15),
        [0x5549_3502, 0xe40d_3f60, 0x2968_f2a1, 0x9d49_3027]
    );
}

#[test]
fn bounded_numbers_never_change() {
    assert_eq!(
        bounded(6),
        [4, 5, 0, 1, 0, 1, 1, 1, 5, 4, 5, 3, 3, 0, 3, 4, 4, 5, 5, 5]
    );
    assert_eq!(
        bounded(44),
        [
            32, 41, 5, 9, 5, 13, 7, 7, 39, 36, 43, 22, 24, 3, 25, 36, 36, 41, 37, 43
        ]
    );
    // Nearly every third draw is rejected here.
    assert_eq!(
        bounded(3_000_000_000),
        [
            2_203_009_107,
            2_856_729_929,
            370_183_823,
            627_103_159,
            344_834_345,
            927_196_153,
            509_642_847,
            2_665_738_458
        ]
    );
    assert_eq!(
        bounded((1 << 31) + 1),
        [
            1_576_975_345,
            2_044_926_937,
            264_987_902,
            246_842_039,
            663_712_859,
            386_161_200,
            364_816_560,
            1_787_633_348
        ]
    );
}

#[test]
fn nothing_to_choose_from_is_zero_and_takes_one_draw() {
    for bound in [0, 1] {
        let mut generator = stream(7, Source::new::<0>());
        let mut other = generator.clone();
        assert_eq!(below(&mut generator, bound), 0);
        other.next_u32();
        assert_eq!(generator, other);
    }
}

/// A generator that returns given numbers.
struct Given(Vec<u32>);

impl TryRng for Given {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.remove(0))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        let low = u64::from(self.try_next_u32()?);
        let high = u64::from(self.try_next_u32()?);
        Ok((high << 32) | low)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(4) {
            let drawn = self.try_next_u32()?.to_le_bytes();
            chunk.copy_from_slice(&drawn[..chunk.len()]);
        }
        Ok(())
    }
}

#[test]
fn exactly_the_surplus_draws_are_rejected() {
    // 2^32 modulo 6 is 4: draws whose product with 6 has a low half below 4 are one too many.
    let low_half = |draw: u32| draw.wrapping_mul(6);
    let rejected = 0;
    assert_eq!(low_half(rejected), 0);
    let rejected_too = 0xaaaa_aaab;
    assert_eq!(low_half(rejected_too), 2);
    let accepted = 0x5555_5556;
    assert_eq!(low_half(accepted), 4);
    let mut generator = Given(vec![rejected, rejected_too, accepted, 1]);
    assert_eq!(below(&mut generator, 6), 2);
    assert_eq!(generator.0, [1]);
}

/// Returns the sum of squared deviations over expectation, in thousandths.
fn chi_square(observed: &[u64], weights: &[u64]) -> u64 {
    let draws: u64 = observed.iter().sum();
    let total: u64 = weights.iter().sum();
    observed
        .iter()
        .zip(weights)
        .map(|(&observed, &weight)| {
            let expected = draws * weight / total;
            observed.abs_diff(expected).pow(2) * 1_000 / expected
        })
        .sum()
}

#[test]
fn bounded_numbers_are_fair() {
    // Sums over all streams of a seed; 98 % of fair generators are between the two limits.
    for (bound, low, high) in [
        (2, 5_812, 32_000),
        (6, 53_540, 112_329),
        (44, 605_000, 777_000),
    ] {
        let mut sum = 0;
        for source in Source::all() {
            let mut generator = stream(1, source);
            let mut observed = [0; 44];
            for _ in 0..bound * 10_000 {
                observed[below(&mut generator, bound) as usize] += 1;
            }
            let observed = &observed[..bound as usize];
            sum += chi_square(observed, &vec![1; observed.len()]);
        }
        assert!((low..high).contains(&sum), "{sum} for {bound}");
    }
}

#[test]
fn chance_is_drawn_by_weight() {
    let shaft = Well {
        copies: [3, 1, 0, 2],
        ..Well::default()
    };
    let due = shaft
        .apply(&shaft.start(), Input::Decision(Deed::Draw))
        .unwrap();
    let mut generator = stream(3, Source::new::<0>());
    let mut observed = [0; 4];
    for _ in 0..60_000 {
        match draw(&shaft, &due, &mut generator) {
            Some(Fate::Card(rune)) => observed[usize::from(rune.0)] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(observed[2], 0);
    let chi = chi_square(&[observed[0], observed[1], observed[3]], &[3, 1, 2]);
    assert!((20..9_210).contains(&chi), "{chi}: {observed:?}");
}

#[test]
fn decisions_are_picked_alike() {
    let mut generator = stream(4, Source::new::<0>());
    let mut observed = [0; 2];
    for _ in 0..20_000 {
        match pick(&Ten, &Table::Deciding(7), &mut generator).unwrap() {
            Choice::Roll => observed[0] += 1,
            Choice::Stop => observed[1] += 1,
        }
    }
    assert!(chi_square(&observed, &[1, 1]) < 6_635, "{observed:?}");
    assert_eq!(pick(&Ten, &Table::Rolling(7), &mut generator), None);
    assert_eq!(draw(&Ten, &Table::Deciding(7), &mut generator), None);
}

#[test]
fn a_pile_does_not_notice_the_dice() {
    let game = Well::default();
    let cards = |throws: usize| {
        let mut seeded = Seeded::start(&game, 99);
        for _ in 0..throws {
            seeded = seeded.apply(&game, Deed::Throw).unwrap();
        }
        let mut cards = Vec::new();
        for _ in 0..2 {
            let mut recorded = |input| cards.push(input);
            seeded
                .advance_recorded(&game, Deed::Draw, &mut (), &mut recorded)
                .unwrap();
        }
        cards
    };
    assert_eq!(cards(0), cards(3));
}

#[test]
fn a_seeded_game_goes_on_from_any_position() {
    let seeded = Seeded::from_state(&Ten, Table::Rolling(0), Streams::new(42));
    let face = Face::new(5).unwrap();
    // The golden vector above begins with case 4 of six.
    assert_eq!(seeded.state(), &Table::Deciding(face.pips()));
    let mut taken = Vec::new();
    let mut events = Vec::new();
    let recorded = Seeded::from_state_recorded(
        &Ten,
        Table::Rolling(0),
        Streams::new(42),
        &mut events,
        |input| taken.push(input),
    );
    assert_eq!(recorded, seeded);
    assert_eq!(taken, [Input::Chance(face)]);
    assert_eq!(events, [Rolled::Sum { sum: 5 }]);
    let (state, streams) = recorded.into_parts();
    assert_eq!(state, Table::Deciding(5));
    assert_eq!(&streams, seeded.streams());
    assert_ne!(streams, Streams::new(42));
}

#[test]
fn a_refused_decision_changes_nothing() {
    let start = Seeded::start(&Ten, 1);
    let mut after = start.clone();
    let mut events = Vec::new();
    let refusal = after.advance_recorded(&Ten, Choice::Stop, &mut events, |_| panic!("taken"));
    assert!(refusal.is_err());
    assert_eq!(after, start);
    assert!(events.is_empty());
    assert!(
        start
            .apply_with_events(&Ten, Choice::Stop, &mut events)
            .is_err()
    );
}

#[test]
fn settling_stops_where_the_source_ends() {
    let nothing: [Face; 0] = [];
    let mut table = Table::Rolling(3);
    let taken = settle(
        &Ten,
        &mut table,
        &mut Scripted(nothing.into_iter()),
        &mut (),
        |_| {},
    );
    assert_eq!((taken, table), (0, Table::Rolling(3)));
    // A source with an impossible outcome is not asked again.
    let mut cannot = Scripted([Face::ONE].into_iter().chain([Face::SIX]));
    let mut deciding = Table::Deciding(3);
    assert_eq!(settle(&Ten, &mut deciding, &mut cannot, &mut (), |_| {}), 0);
    assert_eq!(deciding, Table::Deciding(3));
    let mut over = Table::Over(7);
    assert_eq!(
        settle(&Ten, &mut over, &mut Streams::new(0), &mut (), |_| {}),
        0
    );
}

#[test]
fn any_generator_answers_for_chance() {
    let mut any = Generator(stream(42, Source::new::<0>()));
    let outcome = any.outcome(&Ten, &Table::Rolling(0), Source::new::<7>());
    assert_eq!(outcome, Face::new(5));
    let mut streams = Streams::new(42);
    assert_eq!(
        streams.outcome(&Ten, &Table::Rolling(0), Source::new::<0>()),
        Face::new(5)
    );
    assert_eq!(format!("{streams:?}"), "Streams { .. }");
    let seeded = Seeded::start(&Ten, 0);
    assert_eq!(seeded.next(&Ten), Next::Decision);
    assert_ne!(seeded, Seeded::start(&Ten, 1), "other dice will come");
    let rolling = seeded.apply(&Ten, Choice::Roll).unwrap();
    assert_ne!(seeded, rolling);
    assert_eq!(format!("{seeded:?}"), "Seeded { state: Deciding(0), .. }");
}
