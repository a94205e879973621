//! Solo tabletop games as WebAssembly: what the npm package `solo-tabletop` runs on.
//!
//! [`Table`] is [`solo_table::Table`], method by method. Whatever is more than a word or a number crosses
//! as JSON, which JavaScript reads faster than it builds objects one by one; so do errors.
#![forbid(unsafe_code)]

mod json;

use serde::Serialize;
use solo_players::deal;
use solo_table::{Dealer, Player, Sight, Value};
use wasm_bindgen::prelude::wasm_bindgen;

use json::{Answer, read, refused, write};

/// The games that are in this module.
#[wasm_bindgen]
pub fn games() -> String {
    write(&solo_table::games())
}

/// A game in progress.
#[wasm_bindgen]
pub struct Table(solo_table::Table);

#[wasm_bindgen]
impl Table {
    /// Options come as name, value, name, value.
    #[wasm_bindgen(constructor)]
    pub fn new(
        name: &str,
        options: Vec<String>,
        tables: Option<String>,
        seed: Option<u64>,
    ) -> Answer<Self> {
        let tables = json::tables(tables.as_deref())?.unwrap_or_default();
        let table = solo_table::Table::new(name, &pairs(&options), &tables, dealer(seed));
        refused(table).map(Self)
    }

    pub fn set_up(
        name: &str,
        options: Vec<String>,
        tables: Option<String>,
        seed: Option<u64>,
        view: &str,
    ) -> Answer<Self> {
        let tables = json::tables(tables.as_deref())?.unwrap_or_default();
        let view = position(view)?;
        let options = pairs(&options);
        let table = solo_table::Table::set_up(name, &options, &tables, dealer(seed), &view);
        refused(table).map(Self)
    }

    pub fn load(save: &str, tables: Option<String>) -> Answer<Self> {
        let tables = json::tables(tables.as_deref())?.unwrap_or_default();
        refused(solo_table::Table::load_with(save, &tables)).map(Self)
    }

    pub fn begin_again(&self, options: Option<String>, tables: Option<String>) -> Answer<Self> {
        let options = read("bad_option", options.as_deref())?;
        let tables = json::tables(tables.as_deref())?;
        refused(self.0.begin_again(options.as_ref(), tables.as_ref())).map(Self)
    }

    pub fn set_up_here(
        &self,
        view: &str,
        options: Option<String>,
        tables: Option<String>,
    ) -> Answer<Self> {
        let view = position(view)?;
        let options = read("bad_option", options.as_deref())?;
        let tables = json::tables(tables.as_deref())?;
        let table = self.0.set_up_here(&view, options.as_ref(), tables.as_ref());
        refused(table).map(Self)
    }

    pub fn load_here(&self, save: &str) -> Answer<Self> {
        refused(self.0.load_here(save)).map(Self)
    }

    pub fn amended(&self, edits: Vec<String>) -> Answer<Self> {
        let edits: Vec<&str> = edits.iter().map(String::as_str).collect();
        refused(self.0.amended(&edits)).map(Self)
    }

    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    pub fn name(&self) -> String {
        self.0.name().to_owned()
    }

    pub fn facts(&self) -> String {
        write(&self.0.facts())
    }

    pub fn options(&self) -> String {
        write(&self.0.options())
    }

    pub fn catalogue(&self) -> String {
        write(&self.0.catalogue())
    }

    pub fn due(&self) -> String {
        write(&self.0.due())
    }

    pub fn choices(&self) -> String {
        write(&self.0.choices())
    }

    pub fn notations(&self) -> String {
        write(&self.0.notations())
    }

    pub fn act(&mut self, decision: &str) -> Answer<()> {
        refused(self.0.act(decision))
    }

    pub fn act_number(&mut self, number: u32) -> Answer<()> {
        refused(self.0.act_number(number))
    }

    pub fn report(&mut self, outcome: &str) -> Answer<()> {
        refused(self.0.report(outcome))
    }

    pub fn report_number(&mut self, number: u32) -> Answer<()> {
        refused(self.0.report_number(number))
    }

    pub fn view_at(&self, step: usize) -> String {
        write(&self.0.view_at(step))
    }

    pub fn outcome(&self) -> String {
        write(&self.0.outcome())
    }

    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    pub fn events_from(&self, step: usize) -> String {
        write(&self.0.events_from(step))
    }

    pub fn event_data_from(&self, step: usize) -> String {
        write(&self.0.event_data_from(step))
    }

    pub fn narration_from(&self, step: usize) -> String {
        write(&self.0.narration_from(step))
    }

    pub fn narration_until(&self, step: usize) -> String {
        write(&self.0.narration_until(step))
    }

    pub fn undo(&mut self) -> Answer<()> {
        refused(self.0.undo())
    }

    pub fn undo_past_fence(&mut self) -> Answer<()> {
        refused(self.0.undo_past_fence())
    }

    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    pub fn can_undo(&self) -> String {
        write(&self.0.can_undo())
    }

    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    pub fn deal(&mut self, seed: Option<u64>) {
        self.0.deal(dealer(seed));
    }

    pub fn seed(&self) -> Option<u64> {
        self.0.dealer().seed()
    }

    pub fn save(&self) -> String {
        self.0.save()
    }

    pub fn record(&self) -> String {
        self.0.record()
    }

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

    pub fn glossary(&self) -> String {
        write(&self.0.glossary())
    }

    pub fn scene_at(&self, step: usize, memory: bool) -> String {
        let sight = if memory { Sight::Memory } else { Sight::Table };
        write(&self.0.scene_at(step, sight))
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

fn dealer(seed: Option<u64>) -> Dealer {
    seed.map_or_else(Dealer::nobody, Dealer::seeded)
}

fn pairs(options: &[String]) -> Vec<(&str, &str)> {
    let (pairs, _) = options.as_chunks();
    pairs
        .iter()
        .map(|[name, value]| (&**name, &**value))
        .collect()
}

fn position(view: &str) -> Answer<Value> {
    Ok(read("bad_position", Some(view))?.unwrap_or(Value::Null))
}

fn player(name: &str) -> Answer<Player> {
    name.parse()
        .map_err(|_| json::error("bad_player", "there is no such player"))
}
