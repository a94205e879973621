//! Tests in written form: steps by their notation, positions by their views.

use serde_json::Value;

use solo_core::{Faults, Game, GameData, Input};

/// Applies one step by its notation and returns the events.
///
/// An accepted step has to lead to a position that passes the audit of the game; a refused one has
/// to change nothing and emit nothing.
///
/// # Errors
/// The refusal of the step.
///
/// # Panics
/// If the game breaks these conditions.
///
/// ```
/// use solo_core::example::{Rolled, Table, Ten};
/// use solo_testkit::take;
/// use solo_core::{Game, Input, Refusal};
/// let mut table = Ten.start();
/// assert_eq!(take(&Ten, &mut table, Input::Decision("roll")), Ok(vec![]));
/// assert_eq!(take(&Ten, &mut table, Input::Chance("4")), Ok(vec![Rolled::Sum { sum: 4 }]));
/// let refusal = take(&Ten, &mut table, Input::Decision("stop")).unwrap_err();
/// assert_eq!(refusal.rule(), "TEN-2");
/// assert_eq!(table, Table::Deciding(4));
/// ```
#[track_caller]
pub fn take<G: Game>(
    game: &G,
    state: &mut G::State,
    step: Input<&str, &str>,
) -> Result<Vec<G::Event>, G::Refusal> {
    let before = state.clone();
    let mut events = Vec::new();
    let taken = game.advance_by_text(state, step, &mut events);
    match taken {
        Ok(()) => {
            let faults = Faults::found_by(|findings| game.audit(state, findings));
            assert!(faults.is_empty(), "{step:?} breaks an invariant: {faults}");
        }
        Err(_) => {
            assert_eq!(*state, before, "{step:?} was refused and changed something");
            assert!(
                events.is_empty(),
                "{step:?} was refused and emitted something: {events:?}"
            );
        }
    }
    taken.map(|()| events)
}

/// Lists the possible inputs in notation, in the order of the game: decisions or chance outcomes.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::listed;
/// assert_eq!(listed(&Ten, &Table::Deciding(7)), ["roll", "stop"]);
/// assert_eq!(listed(&Ten, &Table::Rolling(7)).len(), 6);
/// assert!(listed(&Ten, &Table::Over(9)).is_empty());
/// ```
pub fn listed<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let decisions = game
        .decisions(state)
        .map(|decision| game.decision_text(decision).to_string());
    let chances = game
        .chances(state)
        .map(|(chance, _)| game.chance_text(chance).to_string());
    decisions.chain(chances).collect()
}

/// Returns the position of a view.
///
/// # Errors
/// Every fault of the view.
///
/// # Panics
/// If the view is not data.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::set_up;
/// let view = json!({"phase": "deciding", "sum": 7, "outcome": null});
/// assert_eq!(set_up(&Ten, &view), Ok(Table::Deciding(7)));
/// assert_eq!(set_up(&Ten, &json!({"phase": "deciding"})).unwrap_err().len(), 2);
/// ```
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn set_up<G: GameData>(game: &G, view: &Value) -> Result<G::State, Faults> {
    match serde_json::from_value(view.clone()) {
        Ok(data) => game.set_up_data(&data),
        Err(error) => panic!("{view} is not data: {error}"),
    }
}

/// Returns the view of a position as JSON.
///
/// # Panics
/// If it cannot be written.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::{Table, Ten};
/// let view = json!({"phase": "deciding", "sum": 7, "outcome": null});
/// assert_eq!(solo_testkit::view(&Ten, &Table::Deciding(7)), view);
/// ```
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn view<G: GameData>(game: &G, state: &G::State) -> Value {
    serde_json::to_value(game.view_data(state))
        .unwrap_or_else(|error| panic!("{state:?} cannot be written: {error}"))
}

/// Returns events as data.
///
/// # Panics
/// If one cannot be written.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::{Rolled, Ten};
/// let events = solo_testkit::emitted(&Ten, &[Rolled::Sum { sum: 4 }]);
/// assert_eq!(events, [json!({"event": "sum", "sum": 4})]);
/// ```
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn emitted<G: GameData>(game: &G, events: &[G::Event]) -> Vec<Value> {
    let data = events.iter().map(|event| {
        serde_json::to_value(game.event_data(event))
            .unwrap_or_else(|error| panic!("{event:?} cannot be written: {error}"))
    });
    data.collect()
}
