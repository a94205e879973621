//! Every truncation and every flipped bit of a save is refused, or loads as a game that saves to the same
//! bytes. `SOLO_SAVES` says how many saves of every game are damaged in all these ways.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use solo_core::testkit::{laws, random_game};
use solo_core::{GameData, Record};
use solo_examples::games::{self, Program};

struct Damage {
    saves: u32,
}

impl Program for Damage {
    /// How many damaged saves were tried, and how many of them were loaded.
    type Output = (u64, u64);

    fn run<G: GameData>(self) -> (u64, u64) {
        let base: G = laws::embedded();
        let (mut tried, mut loaded) = (0, 0);
        for number in 1..=self.saves {
            let save = save(&base, number);
            let mut try_out = |damaged: &[u8]| {
                tried += 1;
                if let Ok(record) = Record::parse_bytes(damaged, &base) {
                    loaded += 1;
                    assert_eq!(record.game().broken_rule(record.state()), None, "{save}");
                    assert_eq!(record.to_text().as_bytes(), damaged, "{save}");
                }
            };
            let mut bytes = save.clone().into_bytes();
            for bit in 0..bytes.len() * 8 {
                let flip = 1 << (bit % 8);
                *bytes.get_mut(bit / 8).unwrap() ^= flip;
                try_out(&bytes);
                *bytes.get_mut(bit / 8).unwrap() ^= flip;
            }
            while bytes.pop().is_some() {
                try_out(&bytes);
            }
        }
        (tried, loaded)
    }
}

/// A random game of this number, after 50 inputs more than its number or at its end. A save that is read
/// is played again, so that the work grows with the square of its length.
fn save<G: GameData>(base: &G, number: u32) -> String {
    let most = usize::try_from(number).unwrap() + 50;
    let mut save = None;
    random_game(base, number, |seen| {
        let over = matches!(seen.game.next(seen.state), solo_core::Next::Over(_));
        if save.is_none() && (over || seen.inputs.len() == most) {
            let mut record = Record::new(seen.game.clone());
            for &input in seen.inputs {
                record.push(input).unwrap();
            }
            save = Some(record.to_text());
        }
        Ok(())
    })
    .unwrap();
    let save = save.unwrap();
    assert!(Record::parse(&save, base).is_ok(), "{save}");
    save
}

/// How many saves of every game: what `SOLO_SAVES` says, or else one.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may be told by their environment how long to run; rules may not"
)]
fn saves() -> u32 {
    let number = std::env::var("SOLO_SAVES").ok();
    number.and_then(|number| number.parse().ok()).unwrap_or(1)
}

#[test]
fn damaged_saves_are_refused_or_sound() {
    for name in games::NAMES {
        let (tried, loaded) = games::run(name, Damage { saves: saves() }).unwrap();
        println!("{name}: {tried} damaged saves, {loaded} of them loaded");
        assert!(tried > 1000, "{name}: {tried}");
    }
}
