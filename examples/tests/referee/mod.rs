//! The referee protocol, line by line.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value,
    clippy::string_slice,
    reason = "a test may panic"
)]

mod commands;
mod questions;

use serde_json::{Value, json};
use solo_play::Referee;
use solo_table::Games;

fn referee() -> Referee {
    Referee::new(&Games::embedded(), "tomb4k").unwrap()
}

fn ask(referee: &mut Referee, command: impl ToString) -> Value {
    serde_json::from_str(&referee.answer(&command.to_string())).unwrap()
}

/// Sends the commands and returns the last answer.
fn after(referee: &mut Referee, steps: &[&str]) -> Value {
    let mut answer = Value::Null;
    for step in steps {
        answer = if step.starts_with("card") {
            ask(referee, json!({"cmd": "chance", "outcome": step}))
        } else {
            ask(referee, json!({"cmd": "act", "action": step}))
        };
        assert!(answer.get("error").is_none(), "{step}: {answer}");
    }
    answer
}
