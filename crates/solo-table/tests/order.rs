//! Data keep the order of their fields, also where a `Value` has another.
#![allow(clippy::panic, reason = "tests may panic")]

use solo_core::JsonTree;
use solo_table::{Dealer, Json, Question, Table, Tables, games};

/// Returns the names of the fields, in their order.
fn names(json: &Json) -> Vec<String> {
    let JsonTree::Object(fields) = json.tree() else {
        panic!("{json} is an object");
    };
    fields.into_iter().map(|(name, _)| name).collect()
}

#[test]
fn fields_are_written_as_the_types_have_them() {
    for info in games() {
        let table = Table::new(info.name, &[], &Tables::new(), Dealer::seeded(7)).unwrap();
        let shown: Vec<&str> = info.shown.iter().map(|(name, _)| *name).collect();
        assert_eq!(names(&table.view()), shown, "{}", info.name);
        let options: Vec<&str> = info.options.iter().map(|spec| spec.name).collect();
        assert_eq!(names(&table.options()), options);
        assert_eq!(names(&info.defaults()), options);
        for event in table.event_data_from(0) {
            assert_eq!(names(&event)[0], "event", "{}", info.name);
        }
        let reply = table.reply(&Question::View { step: None });
        let view = table.view();
        assert_eq!(
            serde_json::to_string(&reply).unwrap(),
            format!("{{\"view\":{view}}}")
        );
        // The same data, read and written by the program.
        assert_eq!(
            serde_json::from_str::<solo_core::Value>(&view.to_string()).unwrap(),
            *view
        );
    }
}

#[test]
fn a_save_has_a_position_as_its_type_has_it() {
    for info in games() {
        let table = Table::new(info.name, &[], &Tables::new(), Dealer::seeded(7)).unwrap();
        let JsonTree::Object(mut fields) = table.view().tree() else {
            panic!("a view is an object");
        };
        fields.reverse();
        let backwards = solo_core::Value::from(JsonTree::Object(fields));
        let other = table.set_up_here(&backwards, None, None).unwrap();
        let position = format!("\nposition {}\n", table.view());
        assert!(other.save().contains(&position), "{}", other.save());
    }
}
