//! The output of a game is valid by its own JSON Schema, as an independent validator checks.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use jsonschema::Validator;
use serde_json::{Value, json};
use solo_core::{GameData, Next, OptionMap};
use solo_examples::games::{self, Program};
use solo_testkit::{laws, random_games};

/// Positions, events and ends of random games.
struct Samples;

/// A schema of a game.
struct Schema {
    name: String,
    validator: Validator,
}

impl Schema {
    fn of(game: &str, schemas: &Value, name: &str) -> Self {
        Self {
            name: format!("{name} of {game}"),
            validator: jsonschema::draft202012::new(&schemas[name]).unwrap(),
        }
    }

    #[track_caller]
    fn allows(&self, data: &impl serde::Serialize) {
        let data = serde_json::to_value(data).unwrap();
        let errors: Vec<_> = self
            .validator
            .iter_errors(&data)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{}: {errors:?}\n  {data}", self.name);
    }

    #[track_caller]
    fn refuses(&self, data: &Value) {
        assert!(
            !self.validator.is_valid(data),
            "{} allows {data}",
            self.name
        );
    }
}

impl Program for Samples {
    /// Numbers of views, events and outcomes that were checked.
    type Output = [u32; 3];

    fn run<G: GameData>(self) -> [u32; 3] {
        let base: G = laws::embedded();
        let schemas = serde_json::to_value(base.schema()).unwrap();
        let schema = |name| Schema::of(G::NAME, &schemas, name);
        let (view, event, outcome) = (schema("view"), schema("event"), schema("outcome"));
        let (options, tables) = (schema("options"), schema("tables"));
        tables.allows(&base.tables());
        tables.refuses(&json!({"no such table": ""}));
        options.allows(&json!({}));
        options.refuses(&json!({"no such option": 1}));
        let mut count = [0; 3];
        random_games(&base, 4, |seen| {
            options.allows(&OptionMap(seen.game.options().clone()));
            let mut data = serde_json::to_value(seen.game.view_data(seen.state)).unwrap();
            view.allows(&data);
            data["no such field"] = Value::Null;
            view.refuses(&data);
            data.as_object_mut()
                .unwrap()
                .retain(|name, _| name != "phase" && name != "no such field");
            view.refuses(&data);
            count[0] += 1;
            for told in seen.events {
                event.allows(&seen.game.event_data(told));
                count[1] += 1;
            }
            if let Next::Over(end) = seen.game.next(seen.state) {
                outcome.allows(&seen.game.outcome_data(&end));
                count[2] += 1;
            }
            Ok(())
        })
        .unwrap();
        count
    }
}

#[test]
fn whatever_a_game_writes_is_valid_by_its_own_schema() {
    for name in games::NAMES {
        let [views, events, outcomes] = games::run(name, Samples).unwrap();
        println!("{name}: {views} views, {events} events, {outcomes} outcomes");
        assert!(
            views > 50 && events > 25 && outcomes == 4,
            "{name}: {views}, {events}, {outcomes}"
        );
    }
}
