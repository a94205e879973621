//! A game against a second implementation of its rules.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ::proptest::strategy::Strategy;
use serde_json::{Map, Value};

use solo_core::{Game, GameData, Input, InputOf, OptionMap};

use super::differences::{Sides, due, json, shortened};
use super::position::{Due, Position};
use super::search::{Breach, each_walk};
use crate::strategies::Walk;

/// A second implementation of the rules of a game, to compare with by [`against`].
///
/// It knows as much of a game as anybody who watches it: options, inputs in notation, and what a position shows.
/// [`Program`](super::Program) is a model in another language; [`against`] has an example in Rust.
pub trait Model {
    /// Begins a game and returns its first position.
    ///
    /// `options` contains those that differ from their defaults.
    ///
    /// # Errors
    /// A sentence, if the model cannot begin.
    fn begin(&mut self, options: &Map<String, Value>) -> Result<Position, String>;

    /// Takes one step, which is legal, and returns the position after it.
    ///
    /// # Errors
    /// A sentence, if the model refuses the step.
    fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String>;
}

/// Compares a game with a second implementation of its rules, at every position of this number of walks.
///
/// Compared are the legal lists, chances with their weights, views and outcomes; texts and order of the lists have to
/// be the same. Events, refusals and labels are not compared.
///
/// The walks are the same in every run. `SOLO_LAW_GAMES` in the environment overrides their number.
///
/// # Errors
/// A report of at most 40 lines: what differs, in the shortest game that was found; its options and steps, and a
/// save that leads there. A model that returns an error or panics is reported in the same way. The search for a
/// short game tries 2,000 games at most.
///
/// ```
/// use serde_json::{Map, Value, json};
/// use solo_core::Input;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::games;
/// use solo_testkit::{Due, Model, Position, against};
///
/// /// Ten again, as a sum and a flag.
/// #[derive(Default)]
/// struct Again { sum: u8, phase: &'static str, least: u8 }
///
/// impl Again {
///     fn position(&self) -> Result<Position, String> {
///         let outcome = json!(if self.sum > 10 { 0 } else { self.sum });
///         let due = match self.phase {
///             "deciding" if self.sum < self.least => Due::Decision(vec!["roll".into()]),
///             "deciding" => Due::Decision(vec!["roll".into(), "stop".into()]),
///             "rolling" => Due::Chance((1..=6).map(|pips| (pips.to_string(), 1)).collect()),
///             _ => Due::Over(outcome.clone()),
///         };
///         let outcome = Some(outcome).filter(|_| self.phase == "over");
///         let view = json!({"phase": self.phase, "sum": self.sum, "outcome": outcome});
///         Ok(Position { due, view: Some(view) })
///     }
/// }
///
/// impl Model for Again {
///     fn begin(&mut self, _: &Map<String, Value>) -> Result<Position, String> {
///         (self.sum, self.phase) = (0, "deciding");
///         self.position()
///     }
///
///     fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String> {
///         self.phase = match input {
///             Input::Decision("roll") => "rolling",
///             Input::Decision(_) => "over",
///             Input::Chance(pips) => {
///                 self.sum += pips.parse::<u8>().map_err(|error| error.to_string())?;
///                 if self.sum > 10 { "over" } else { "deciding" }
///             }
///         };
///         self.position()
///     }
/// }
///
/// against(&games(Ten), 200, &mut Again { least: 5, ..Again::default() })?;
///
/// // Who stops at four already is found in the shortest game that has a four.
/// let report = against(&games(Ten), 200, &mut Again { least: 4, ..Again::default() }).unwrap_err();
/// assert!(report.starts_with("\
/// the model differs from the rules:
///   actions: stop (only the model)
/// 2 steps of ten, default options:
///   roll [4]
/// Session::parse reads this save of it:
/// "), "{report}");
/// # Ok::<(), String>(())
/// ```
#[doc(alias("differential", "oracle", "reference", "fuzz"))]
pub fn against<G: GameData>(
    walks: &impl Strategy<Value = Walk<G>>,
    games: u32,
    model: &mut (impl Model + ?Sized),
) -> Result<(), String> {
    each_walk(walks, games, |walk| follow(walk, model))
}

/// Takes the steps of a walk with a model, too, and compares every position.
fn follow<G: GameData>(walk: &Walk<G>, model: &mut (impl Model + ?Sized)) -> Result<(), Breach> {
    let game = walk.game();
    let fails = |steps: usize| {
        move |what: String| Breach::new(steps, &format!("the model fails: {what}"), &[])
    };
    let options = changed_options(game);
    let theirs = caught(|| model.begin(&options)).map_err(fails(0))?;
    compare(walk, 0, &theirs)?;
    for (steps, &input) in (1..).zip(walk.inputs()) {
        let theirs = caught(|| tell(game, input, model)).map_err(fails(steps))?;
        compare(walk, steps, &theirs)?;
    }
    Ok(())
}

fn tell<G: Game>(
    game: &G,
    input: InputOf<G>,
    model: &mut (impl Model + ?Sized),
) -> Result<Position, String> {
    match input {
        Input::Decision(decision) => {
            model.step(Input::Decision(&game.decision_text(decision).to_string()))
        }
        Input::Chance(chance) => model.step(Input::Chance(&game.chance_text(chance).to_string())),
    }
}

/// Returns the answer of a model, in which a panic is an error.
fn caught(ask: impl FnOnce() -> Result<Position, String>) -> Result<Position, String> {
    // The next game begins anew.
    let panicked = match catch_unwind(AssertUnwindSafe(ask)) {
        Ok(answer) => return answer,
        Err(panicked) => panicked,
    };
    let text = panicked.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panicked.downcast_ref::<String>().map(String::as_str));
    Err(format!(
        "it panics: {}",
        shortened(text.unwrap_or_default())
    ))
}

const SIDES: Sides = ("the rules", "the model");

fn compare<G: GameData>(walk: &Walk<G>, steps: usize, theirs: &Position) -> Result<(), Breach> {
    let game = walk.game();
    let state = walk.states().get(steps).unwrap_or_else(|| walk.state());
    let mut found = due(&Due::of(game, state, |input| input), &theirs.due, SIDES);
    if let Some(view) = &theirs.view {
        // Views can be written: that is a law.
        let ours = serde_json::to_value(game.view_data(state)).unwrap_or_default();
        found.extend(json("view", Some(&ours), Some(view), SIDES));
    }
    if found.is_empty() {
        return Ok(());
    }
    Err(Breach::new(
        steps,
        "the model differs from the rules:",
        &found,
    ))
}

/// Returns the options that differ from their defaults.
fn changed_options<G: Game>(game: &G) -> Map<String, Value> {
    let data = |options: G::Options| match serde_json::to_value(OptionMap(options)) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    };
    let usual = data(G::Options::default());
    let options = data(game.options().clone()).into_iter();
    options
        .filter(|(name, value)| usual.get(name) != Some(value))
        .collect()
}
