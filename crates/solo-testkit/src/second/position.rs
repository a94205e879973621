//! A position as a second implementation reports it.

use core::fmt::{self, Display, Formatter};

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use solo_core::{GameData, Input, InputOf, Next};

use super::differences::shortened;

/// A position as a [`Model`](super::Model) reports it.
///
/// ```
/// use serde_json::json;
/// use solo_testkit::{Due, Position};
/// let line = r#"{"next":"player","actions":["roll","stop"],"view":{"sum":7},"outcome":null}"#;
/// let position = Position::parse(line)?;
/// assert_eq!(position.due, Due::Decision(vec!["roll".into(), "stop".into()]));
/// assert_eq!(position.view, Some(json!({"sum": 7})));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The input that is due, with every possible one.
    pub due: Due,
    /// Everything that lies on the table, in the fields of the game's view; the order of fields does not matter.
    ///
    /// `None` for a model that has no views: they are not compared then.
    pub view: Option<Value>,
}

/// The input that a position waits for, with a list of all that are possible, in notation and in the order of the
/// rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// The player has to decide.
    Decision(Vec<String>),
    /// A die or a card shows something: outcomes with their weights.
    Chance(Vec<(String, u32)>),
    /// The game is over, with this outcome as data.
    Over(Value),
}

impl Due {
    /// Returns the input that a position of a game waits for, each entry mapped.
    pub(super) fn of<G: GameData>(
        game: &G,
        state: &G::State,
        map: impl Fn(InputOf<G>) -> InputOf<G>,
    ) -> Self {
        let text = |input| match map(input) {
            Input::Decision(decision) => game.decision_text(decision).to_string(),
            Input::Chance(chance) => game.chance_text(chance).to_string(),
        };
        match game.next(state) {
            Next::Decision => {
                let decisions = game.decisions(state);
                Self::Decision(decisions.map(|one| text(Input::Decision(one))).collect())
            }
            Next::Chance(_) => {
                let chances = game.chances(state);
                let texts = chances.map(|(one, weight)| (text(Input::Chance(one)), weight));
                Self::Chance(texts.collect())
            }
            Next::Over(outcome) => {
                // Outcomes can be written: that is the law of views.
                Self::Over(serde_json::to_value(game.outcome_data(&outcome)).unwrap_or_default())
            }
        }
    }
}

impl Display for Due {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision(list) => write!(f, "decision: {}", list.join(", ")),
            Self::Chance(list) => {
                let names: Vec<&str> = list.iter().map(|(name, _)| name.as_str()).collect();
                write!(f, "chance: {}", names.join(", "))
            }
            Self::Over(outcome) => write!(f, "over: {outcome}"),
        }
    }
}

impl Position {
    /// Reads a position from an answer of the referee protocol: an object with `next`, `actions` or `chances`,
    /// `view` and `outcome`.
    ///
    /// `"view":null` stands for a program without views. Other fields are not looked at.
    ///
    /// # Errors
    /// A sentence if the line is an error of the protocol or no position.
    ///
    /// ```
    /// use solo_testkit::Position;
    /// let error = |line| Position::parse(line).unwrap_err();
    /// assert_eq!(error(r#"{"error":"not_legal: no"}"#), "the answer is an error: not_legal: no");
    /// assert_eq!(error(r#"{"next":"over","view":{}}"#), "the answer has no `outcome`");
    /// ```
    pub fn parse(line: &str) -> Result<Self, String> {
        let mut answer: Map<String, Value> = serde_json::from_str(line).map_err(|error| {
            format!(
                "the answer is not an object, {error}: {}",
                shortened(line.trim())
            )
        })?;
        if let Some(error) = answer.get("error") {
            let text = error
                .as_str()
                .map_or_else(|| error.to_string(), String::from);
            return Err(format!("the answer is an error: {}", shortened(&text)));
        }
        let next: String = field(&mut answer, "next")?;
        let outcome: Value = field(&mut answer, "outcome")?;
        let due = match next.as_str() {
            "player" => Due::Decision(field(&mut answer, "actions")?),
            "chance" => Due::Chance(field(&mut answer, "chances")?),
            "over" => Due::Over(outcome.clone()),
            _ => {
                let next = shortened(&next);
                let known = "it is `player`, `chance` or `over`";
                return Err(format!("the answer has a faulty `next`, {next}: {known}"));
            }
        };
        if !matches!(due, Due::Over(_)) && !outcome.is_null() {
            let outcome = shortened(&outcome.to_string());
            let what = format!("the answer has an `outcome`, {outcome}, before the game is over");
            return Err(what);
        }
        let view: Value = field(&mut answer, "view")?;
        Ok(Self {
            due,
            view: Some(view).filter(|view| !view.is_null()),
        })
    }
}

fn field<T: DeserializeOwned>(answer: &mut Map<String, Value>, name: &str) -> Result<T, String> {
    let missing = || format!("the answer has no `{name}`");
    let value = answer.remove(name).ok_or_else(missing)?;
    serde_json::from_value(value)
        .map_err(|error| format!("the answer has a faulty `{name}`: {error}"))
}
