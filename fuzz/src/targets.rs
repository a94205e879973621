//! All targets by name.

use solo_core::Game;

use crate::{Derived, catalogues, inputs, saves, seeds, texts, views};

/// Largest number of bytes of an input: a golden game has 850 at most.
pub const LONGEST: usize = 1024;

/// A fuzz target by name.
#[derive(Clone, Debug)]
pub struct Target {
    /// The name, which is also that of the program and of the corpus.
    pub name: String,
    /// Reads one input.
    pub run: fn(&[u8]),
    /// Makes the first inputs from the golden files of the game.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Lists all targets.
pub fn targets() -> Vec<Target> {
    let mut all = Vec::new();
    // games: add::<CRATE::TYPE>(&mut all);
    add::<tomb4k::Tomb>(&mut all);
    add::<votk::Valley>(&mut all);
    add::<scrapyard::Scrapyard>(&mut all);
    add::<kings_challenge::KingsChallenge>(&mut all);
    add::<trismegistus_bot::Botmegistus>(&mut all);
    // games end
    all
}

fn add<G: Derived>(all: &mut Vec<Target>) {
    let game = <G as Game>::NAME.replace('-', "_");
    let mut add = |kind: &str, run: fn(&[u8]), seeds: fn() -> Vec<Vec<u8>>| {
        all.push(Target {
            name: format!("{game}_{kind}"),
            run,
            seeds,
        });
    };
    add("catalogues", catalogues::<G>, seeds::catalogues::<G>);
    add("inputs", inputs::<G>, seeds::inputs::<G>);
    add("saves", saves::<G>, seeds::saves::<G>);
    add("texts", texts::<G>, seeds::texts::<G>);
    add("views", views::<G>, seeds::views::<G>);
}
