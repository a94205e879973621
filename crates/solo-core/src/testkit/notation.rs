//! Games played and looked at as they are written: steps by their notation, positions by their views.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::ControlFlow;

use serde_json::Value;

use crate::faults::Faults;
use crate::game::{Game, Input};
use crate::interchange::Interchange;

/// Takes one step by its notation and returns what happened. An accepted step has to lead to a
/// position that passes the audit of the game; a refused one has to change and tell nothing.
///
/// # Errors
/// The refusal of the step.
///
/// # Panics
/// If the game does not keep to that.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::testkit::take;
/// use solo_core::{Game, Input, Refusal};
/// let mut table = Ten.start();
/// assert_eq!(take(&Ten, &mut table, Input::Decision("roll")), Ok(vec![]));
/// assert_eq!(take(&Ten, &mut table, Input::Chance("4")), Ok(vec![4]));
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
        Ok(()) => assert_eq!(game.audit(state), Ok(()), "{step:?} breaks an invariant"),
        Err(_) => {
            assert_eq!(*state, before, "{step:?} was refused and changed something");
            assert!(
                events.is_empty(),
                "{step:?} was refused and told something: {events:?}"
            );
        }
    }
    taken.map(|()| events)
}

/// What can come next, as it is written, in the order of the game: decisions or chance outcomes.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::testkit::listed;
/// assert_eq!(listed(&Ten, &Table::Deciding(7)), ["roll", "stop"]);
/// assert_eq!(listed(&Ten, &Table::Rolling(7)).len(), 6);
/// assert!(listed(&Ten, &Table::Over(9)).is_empty());
/// ```
#[must_use]
pub fn listed<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let mut list = Vec::new();
    let _ = game.decisions(state, |decision| {
        list.push(game.decision_text(decision).to_string());
        ControlFlow::Continue(())
    });
    let _ = game.chances(state, |chance, _| {
        list.push(game.chance_text(chance).to_string());
        ControlFlow::Continue(())
    });
    list
}

/// The position that a view leads to.
///
/// # Errors
/// Every fault of the view.
///
/// # Panics
/// If the view does not have the form of a view.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::{Table, Ten};
/// use solo_core::testkit::set_up;
/// assert_eq!(set_up(&Ten, &json!({"deciding": 7})), Ok(Table::Deciding(7)));
/// assert_eq!(set_up(&Ten, &json!({"deciding": 11})).unwrap_err().len(), 1);
/// ```
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn set_up<G: Interchange>(game: &G, view: &Value) -> Result<G::State, Faults> {
    match serde_json::from_value(view.clone()) {
        Ok(setup) => game.set_up(&setup),
        Err(error) => panic!("{view} has not the form of a view: {error}"),
    }
}

/// The view of a position.
///
/// # Panics
/// If it cannot be written.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::{Table, Ten};
/// assert_eq!(solo_core::testkit::view(&Ten, &Table::Deciding(7)), json!({"deciding": 7}));
/// ```
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn view<G: Interchange>(game: &G, state: &G::State) -> Value {
    serde_json::to_value(game.view(state))
        .unwrap_or_else(|error| panic!("{state:?} cannot be written: {error}"))
}

/// Events as data.
///
/// # Panics
/// If one cannot be written.
///
/// ```
/// use serde_json::json;
/// use solo_core::example::Ten;
/// assert_eq!(solo_core::testkit::told(&Ten, &[4, 9]), [json!(4), json!(9)]);
/// ```
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn told<G: Interchange>(game: &G, events: &[G::Event]) -> Vec<Value> {
    let data = events.iter().map(|event| {
        serde_json::to_value(game.event_data(event))
            .unwrap_or_else(|error| panic!("{event:?} cannot be written: {error}"))
    });
    data.collect()
}
