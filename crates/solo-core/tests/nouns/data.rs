//! Events and views as data.

use solo_core::{By, Data, DataPath, Face, Faults, GameEvent, Of, Shape, Sorted, Value};

use super::{Berth, Good, HARBOUR, Harbour, News, Side, news};

#[test]
fn events_are_data() {
    let json: Vec<_> = news()
        .iter()
        .map(|news| serde_json::to_string(&Of::new(&HARBOUR, news)).unwrap())
        .collect();
    assert_eq!(
        json[0],
        r#"{"event":"moved","good":"boat","berth":"quay 10 2"}"#
    );
    assert_eq!(json[3], r#"{"event":"paid","who":"you","amount":-1}"#);
    assert_eq!(
        json[4],
        r#"{"event":"paid","who":"master","amount":3,"because":"urn"}"#
    );
    assert_eq!(json[5], r#"{"event":"gift","kind":"coins","coins":2}"#);
    assert_eq!(
        json[6],
        r#"{"event":"gift","kind":"goods","left":"urn","right":"boat"}"#
    );
    assert_eq!(json[7], r#"{"event":"end"}"#);
    let tags: Vec<_> = News::VARIANTS.iter().map(|kind| kind.name).collect();
    assert_eq!(tags, ["moved", "paid", "gift", "end"]);
    assert_eq!(News::VARIANTS[1].fields, ["who", "amount", "because"]);
}

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Harbour)]
struct View {
    side: Side,
    hand: Sorted<Good>,
    #[data(clause = "HA-2")]
    stock: By<Good, u8>,
    berths: Vec<Option<Berth>>,
    #[data(optional)]
    note: Option<Face>,
}

fn read(text: &str) -> Result<View, String> {
    let (data, mut faults): (Value, _) = (serde_json::from_str(text).unwrap(), Faults::new());
    let view = View::from_data(&HARBOUR, &data, &DataPath::whole("HA-1"), &mut faults);
    view.ok_or(faults.to_string())
}

#[test]
fn a_view_is_read_back() {
    let text = r#"{"side":"you","hand":["boat","boat","urn"],"stock":{"boat":2},"berths":[null,"quay 1 3"]}"#;
    let view = read(text).unwrap();
    assert_eq!(
        serde_json::to_string(&Of::new(&HARBOUR, &view)).unwrap(),
        text
    );
    let other_order = text.replace(r#""boat","boat","urn""#, r#""urn","boat","boat""#);
    assert_eq!(read(&other_order), Ok(view));
}

#[test]
fn every_fault_of_a_view_is_found() {
    let faults = read(
        r#"{"side":"me","hand":["oar",3],"stock":{"oar":1,"urn":300},"berths":{},"colour":1,"note":7}"#,
    );
    assert_eq!(
        faults.unwrap_err().split("; ").collect::<Vec<_>>(),
        [
            "colour: there is no such field (HA-1)",
            "side: expected a side, found \"me\" (HA-1)",
            "hand[0]: expected a good, found \"oar\" (HA-1)",
            "hand[1]: expected a good, found 3 (HA-1)",
            "stock.oar: \"oar\" is not a good (HA-2)",
            "stock.urn: expected a whole number from 0 to 255, found 300 (HA-2)",
            "berths: expected a list, found {} (HA-1)",
            "note: expected a face from 1 to 6, found 7 (HA-1)",
        ]
    );
    assert_eq!(
        read(r#"{"side":"you"}"#)
            .unwrap_err()
            .matches("is missing")
            .count(),
        3
    );
    let long = format!(r#"{{"side":"{}"}}"#, "ü".repeat(5000));
    assert!(read(&long).unwrap_err().len() < 400);
}

#[test]
fn what_contradicts_the_rest_is_named_with_both_values() {
    let text = r#"{"side":"you","hand":["boat"],"stock":{"boat":2,"urn":1},"berths":["quay 1 3"]}"#;
    let is = read(text).unwrap();
    let said = read(
        r#"{"side":"master","hand":["urn","urn"],"stock":{"boat":3},"berths":[null],"note":2}"#,
    )
    .unwrap();
    let mut faults = Faults::new();
    is.compare(&said, &HARBOUR, &DataPath::whole("HA-1"), &mut faults);
    assert_eq!(
        faults.to_string().split("; ").collect::<Vec<_>>(),
        [
            "side: the other fields make it \"you\", not \"master\" (HA-1)",
            "hand: the other fields make it [\"boat\"], not [\"urn\", \"urn\"] (HA-1)",
            "stock.boat: the other fields make it 2, not 3 (HA-2)",
            "stock.urn: the entry is missing, the other fields make it 1 (HA-2)",
            "berths[0]: the other fields make it \"quay 1 3\", not null (HA-1)",
            "note: the other fields make it null, not 2 (HA-1)",
        ]
    );
}

#[cfg(feature = "schema")]
#[test]
fn schemas_list_ids_and_fields() {
    let schema = serde_json::to_value(View::schema(&HARBOUR)).unwrap();
    assert_eq!(
        schema["properties"]["hand"]["items"]["enum"],
        serde_json::json!(["boat", "urn"])
    );
    assert_eq!(
        schema["required"],
        serde_json::json!(["side", "hand", "stock", "berths"])
    );
    let events = serde_json::to_value(News::schema(&HARBOUR)).unwrap();
    let kinds = events["anyOf"].as_array().unwrap();
    assert_eq!(kinds.len(), 5);
    assert_eq!(kinds[3]["properties"]["kind"]["const"], "goods");
    assert_eq!(
        kinds[3]["required"],
        serde_json::json!(["event", "kind", "left", "right"])
    );
}
