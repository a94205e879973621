//! Schemas of the values of every game, of options and of tables.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};
use solo_core::arrayvec::ArrayVec;
use solo_core::example::Ten;
use solo_core::{By, Card, CardIn, Data, Face, GameData, NoEvents, Ranged, Set, Sorted};

use super::{ANY, JACKS};

fn schema<T: Data<()>>() -> Json {
    serde_json::to_value(T::schema(&ANY)).unwrap()
}

fn integer(least: i64, most: i64) -> Json {
    json!({"type": "integer", "minimum": least, "maximum": most})
}

#[test]
fn values_have_bounds() {
    assert_eq!(schema::<u8>(), integer(0, 255));
    assert_eq!(schema::<i16>(), integer(-32768, 32767));
    assert_eq!(schema::<Face>(), integer(1, 6));
    assert_eq!(schema::<Ranged<2, 11>>(), integer(2, 11));
    assert_eq!(schema::<bool>(), json!({"type": "boolean"}));
    assert_eq!(schema::<String>(), json!({"type": "string"}));
    assert_eq!(schema::<NoEvents>(), json!({"anyOf": []}));
    assert_eq!(
        schema::<CardIn<{ JACKS.bits() }>>(),
        json!({"type": "string", "enum": ["JS", "JD", "JC", "JH"]})
    );
}

#[test]
fn lists_have_items() {
    let face = integer(1, 6);
    let list = json!({"type": "array", "items": face});
    assert_eq!(schema::<Vec<Face>>(), list);
    assert_eq!(schema::<ArrayVec<Face, 3>>(), list);
    assert_eq!(schema::<Sorted<Face>>(), list);
    assert_eq!(
        schema::<[Face; 3]>(),
        json!({"type": "array", "items": face, "minItems": 3, "maxItems": 3})
    );
    assert_eq!(
        schema::<Option<Face>>(),
        json!({"anyOf": [face, {"type": "null"}]})
    );
    assert_eq!(
        schema::<By<Face, u8>>(),
        json!({
            "type": "object",
            "propertyNames": {"enum": ["1", "2", "3", "4", "5", "6"]},
            "additionalProperties": integer(0, 255),
        })
    );
    let cards = schema::<Set<Card>>();
    assert_eq!(cards["uniqueItems"], true);
    assert_eq!(cards["items"], schema::<Card>());
    assert_eq!(cards["items"]["enum"].as_array().unwrap().len(), 53);
}

#[test]
fn a_game_describes_everything_it_reads_and_writes() {
    let schema = serde_json::to_value(GameData::schema(&Ten)).unwrap();
    // In any order, which depends on features of `serde_json`.
    let parts: BTreeSet<&String> = schema.as_object().unwrap().keys().collect();
    assert!(
        parts
            .into_iter()
            .eq(["event", "options", "outcome", "tables", "view"])
    );
    let said = |mut schema: Json, text: &str| {
        schema["description"] = text.into();
        schema
    };
    assert_eq!(
        schema["view"],
        json!({
            "type": "object",
            "properties": {
                "phase": said(json!({"type": "string", "enum": ["deciding", "rolling", "over"]}), "Phase of the game."),
                "sum": said(integer(0, 255), "Sum of the rolls."),
                "outcome": said(
                    json!({"anyOf": [integer(0, 255), {"type": "null"}]}),
                    "Score; `None` until the end.",
                ),
            },
            "required": ["phase", "sum", "outcome"],
            "additionalProperties": false,
        })
    );
    assert_eq!(schema["outcome"], integer(0, 255));
}
