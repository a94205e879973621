//! Players at a table: hints, advice and games that they play alone.

use solo_players::deal;
use solo_table::{ErrorKind, Player};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Table;
use crate::json::{self, Answer, write};

#[wasm_bindgen]
impl Table {
    pub fn hint(&self, deals: u32, seed: u64) -> String {
        write(&self.0.hint(deals, seed))
    }

    /// Hints that get better, before their first deal.
    pub fn hints(&self, seed: u64) -> Hints {
        Hints(self.0.hints(seed))
    }

    pub fn advice(&self, player: &str, seed: u64) -> Answer<String> {
        Ok(write(&self.0.advice(self::player(player)?, seed)))
    }

    /// Won, points and decisions of the game that is dealt from this seed.
    pub fn played(&self, player: &str, deal: u64) -> Answer<Vec<i32>> {
        let player = self::player(player)?;
        Ok(self.numbers(player, deal).map_or_else(Vec::new, Vec::from))
    }

    /// The same of games of a study, one behind the other: `count` games from number `first` on, every
    /// `step`th.
    pub fn studied(
        &self,
        player: &str,
        seed: u64,
        first: u32,
        step: u32,
        count: u32,
    ) -> Answer<Vec<i32>> {
        let player = self::player(player)?;
        let mut numbers = Vec::new();
        for at in 0..u64::from(count) {
            let game = u64::from(first) + at * u64::from(step);
            if let Some(three) = self.numbers(player, deal(seed, game)) {
                numbers.extend_from_slice(&three);
            }
        }
        Ok(numbers)
    }
}

impl Table {
    fn numbers(&self, player: Player, deal: u64) -> Option<[i32; 3]> {
        let game = self.0.played(player, deal)?;
        let decisions = i32::try_from(game.decisions).unwrap_or(i32::MAX);
        Some([i32::from(game.won), game.points, decisions])
    }
}

/// Hints for a position, which get better with every deal.
#[wasm_bindgen]
pub struct Hints(solo_table::Hints);

#[wasm_bindgen]
impl Hints {
    /// Plays further deals, and lists the hints.
    pub fn play(&mut self, deals: u32) -> String {
        self.0.play(deals);
        write(&self.0.list())
    }
}

fn player(name: &str) -> Answer<Player> {
    name.parse()
        .map_err(|_| json::error(ErrorKind::BadPlayer, "there is no such player"))
}
