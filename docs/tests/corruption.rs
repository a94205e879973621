//! A damaged save is refused, or loads as a game that saves to the same bytes.
//!
//! Every third truncation and flipped bit is tried on both forms of saves, and all of them where `SOLO_SAVES` sets the number
//! of saves per game; some of the bits also on the form with a catalogue.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use solo_core::{GameData, Next, Record, SaveReader, Session};
use solo_examples::games::{self, Program};
use solo_testkit::laws;

/// Stride of the bits flipped in a save with a catalogue, whose tables take longer to read.
const CATALOGUE_STRIDE: usize = 101;

struct Damage {
    saves: u32,
    /// Distance between two bits that are flipped, and two lengths that are tried.
    stride: usize,
}

impl Program for Damage {
    /// Number of damaged saves that were tried, and number of those that were loaded.
    type Output = (u64, u64);

    fn run<G: GameData>(self) -> (u64, u64) {
        let base: G = laws::embedded();
        let mut tally = (0, 0);
        for number in 1..=self.saves {
            let session = session(&base, number);
            let first = |bytes: &[u8]| {
                let record = Record::parse_bytes(bytes, &base).ok()?;
                assert_eq!(record.game().broken_rule(record.state()), None);
                Some(record.to_text())
            };
            let second = |bytes: &[u8]| {
                let reader = SaveReader::new(&base).catalogues();
                let session = reader.parse_bytes(bytes).ok()?;
                assert_eq!(session.game().broken_rule(session.state()), None);
                Some(session.to_text())
            };
            damage(&session.record().to_text(), self.stride, first, &mut tally);
            damage(&session.to_text(), self.stride, second, &mut tally);
            let boxed = session.with_catalogue().to_text();
            damage(&boxed, CATALOGUE_STRIDE, second, &mut tally);
        }
        tally
    }
}

/// Damages a save in its bits and its length; `load` reads it and saves it again.
fn damage(
    save: &str,
    stride: usize,
    load: impl Fn(&[u8]) -> Option<String>,
    (tried, loaded): &mut (u64, u64),
) {
    assert_eq!(load(save.as_bytes()).as_deref(), Some(save));
    let mut try_out = |damaged: &[u8]| {
        *tried += 1;
        if let Some(again) = load(damaged) {
            *loaded += 1;
            // A save is whole without its last line feed.
            let whole = [damaged, b"\n"].concat();
            let same = again.as_bytes() == damaged || again.as_bytes() == whole;
            assert!(same, "{save}");
        }
    };
    let mut bytes = save.as_bytes().to_vec();
    for bit in (0..bytes.len() * 8).step_by(stride) {
        let flip = 1 << (bit % 8);
        *bytes.get_mut(bit / 8).unwrap() ^= flip;
        try_out(&bytes);
        *bytes.get_mut(bit / 8).unwrap() ^= flip;
    }
    for len in (0..bytes.len()).step_by(stride) {
        try_out(bytes.get(..len).unwrap());
    }
}

/// Plays a seeded game of this number for 30 inputs more than its number, or to its end.
/// Loading replays the game, so the work grows with the square of its length.
fn session<G: GameData>(base: &G, number: u32) -> Session<G> {
    let most = usize::try_from(number).unwrap() + 30;
    let mut session = Session::seeded(base.clone(), number.into());
    while session.next() == Next::Decision && session.len() < most {
        let pick = session.len() / 8;
        let decision = {
            let mut list = session.game().decisions(session.state());
            list.nth(pick % list.len())
        };
        session.push(decision.unwrap()).unwrap();
    }
    session
}

/// Returns the number of saves per game that `SOLO_SAVES` asks for.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may learn from their environment how long to run; rules may not"
)]
fn saves() -> Option<u32> {
    std::env::var("SOLO_SAVES").ok()?.parse().ok()
}

#[test]
fn damaged_saves_are_refused_or_sound() {
    let (saves, stride) = saves().map_or((1, 3), |saves| (saves, 1));
    for name in games::NAMES {
        let (tried, loaded) = games::run(name, Damage { saves, stride }).unwrap();
        println!("{name}: {tried} damaged saves, {loaded} of them loaded");
        assert!(tried > 600, "{name}: {tried}");
    }
}
