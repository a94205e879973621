//! Players at a table: hints, advice and games that they play alone.

use serde::Serialize;
use solo_players::deal;
use solo_table::{ErrorKind, Player};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Table;
use crate::json::{self, Answer, write};

#[wasm_bindgen]
impl Table {
    /// Estimates are in millionths.
    pub fn hint(&self, playouts: u32, seed: u64) -> String {
        let hint = self.0.hint(playouts, seed).into_iter();
        let millionths = hint.map(|hint| Hint {
            number: hint.number,
            notation: hint.notation,
            label: hint.label,
            estimate: hint.estimate.millionths(),
            playouts: hint.playouts,
        });
        write(&millionths.collect::<Vec<_>>())
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

/// A hint whose estimate is a whole number, so that no code is needed that writes fractions.
#[derive(Serialize)]
struct Hint {
    number: u32,
    notation: String,
    label: String,
    estimate: u32,
    playouts: u32,
}

fn player(name: &str) -> Answer<Player> {
    name.parse()
        .map_err(|_| json::error(ErrorKind::BadPlayer, "there is no such player"))
}
