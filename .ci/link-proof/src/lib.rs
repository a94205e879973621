//! See `Cargo.toml`: this file only has to call everything that must not allocate.
#![no_std]

use solo_core::{Game, Next, Seeded};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// Plays the first legal decision of every position, through every function of a game.
fn play<G: Game + Default>(seed: u64) -> usize {
    let game = G::default();
    let mut seeded = Seeded::start(&game, seed);
    let mut listed = 0;
    while let Next::Decision = seeded.next(&game) {
        let state = seeded.state();
        listed += game.decisions(state).count() + game.chances(state).count();
        let middle = game.decisions(state).len() / 2;
        let Some(decision) = game.decisions(state).nth(middle) else {
            break;
        };
        let Ok(next) = seeded.apply(&game, decision) else {
            break;
        };
        seeded = next;
    }
    listed
}

/// Keeps every game in the library.
#[unsafe(no_mangle)]
pub extern "C" fn play_all(seed: u64) -> usize {
    play::<tomb4k::Tomb>(seed)
        + play::<votk::Valley>(seed)
        + play::<scrapyard::Scrapyard>(seed)
        + play::<kings_challenge::KingsChallenge>(seed)
        + play::<trismegistus_bot::Botmegistus>(seed)
}
