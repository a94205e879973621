//! Compound nouns: what is expected in their places, their data as lists; data whose shape another
//! field decides.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::{Data, Face, Faults, Notation, Noun, Of, Ranged, Readable, Shape, Spot, Value};

struct Harbour;

solo_core::word_enum! {
    enum Colour as "a colour" {
        Red = "red",
        White = "white",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("a die", data = list)]
#[says("{colour} {face}")]
struct Die {
    colour: Colour,
    face: Face,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("an action", game = Harbour)]
enum Move {
    #[says("flip {die}")]
    Flip(Die),
    #[says("flip end")]
    FlipEnd,
    #[says("pay nothing")]
    PayNothing,
    #[says("pay {colour} {times}")]
    Pay(Colour, Ranged<1, 3>),
    #[says("pay chips")]
    PayChips,
}

#[test]
fn an_error_names_everything_that_may_stand_there() {
    for (text, error) in [
        ("flip", "expected a die or end at byte 4"),
        ("flip over", "expected a die or end at byte 5"),
        ("flip red", "expected a face from 1 to 6 at byte 8"),
        ("flip red 7", "expected a face from 1 to 6 at byte 9"),
        ("pay blue", "expected nothing, a colour or chips at byte 4"),
        ("pay red 4", "expected a number from 1 to 3 at byte 8"),
    ] {
        let found = Move::parse(&Harbour, text).unwrap_err().to_string();
        assert_eq!(found, error, "{text:?}");
    }
    for action in ["flip red 1", "flip end", "pay white 3", "pay chips"] {
        let read = Move::parse(&Harbour, action).unwrap();
        assert_eq!(read.to_id(&Harbour).to_string(), action);
    }
}

fn json<T: Data<Harbour>>(data: &T) -> String {
    serde_json::to_string(&Of::new(&Harbour, data)).unwrap()
}

fn read<T: Shape<Harbour>>(text: &str) -> Result<T, String> {
    let (data, mut faults): (Value, _) = (serde_json::from_str(text).unwrap(), Faults::new());
    let read = T::from_data(&Harbour, &data, &Spot::whole("HA-1"), &mut faults);
    read.ok_or(faults.to_string())
}

#[test]
fn a_noun_may_be_a_list_of_its_fields() {
    let die = Die {
        colour: Colour::White,
        face: Face::SIX,
    };
    assert_eq!(json(&die), r#"["white",6]"#);
    assert_eq!(read(r#"["white",6]"#), Ok(die));
    for (text, fault) in [
        (
            r#""white 6""#,
            "expected a list [colour, face], found \"white 6\" (HA-1)",
        ),
        (
            r#"["white"]"#,
            "expected a list [colour, face], found [\"white\"] (HA-1)",
        ),
        (
            r#"["blue",7]"#,
            "[0]: expected a colour, found \"blue\" (HA-1); [1]: expected a face from 1 to 6, found 7 (HA-1)",
        ),
    ] {
        assert_eq!(read::<Die>(text).unwrap_err(), fault);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Harbour, by = Colour)]
enum Pending {
    #[data(when(Colour::White))]
    Dice {
        dice: Vec<Die>,
        #[data(clause = "HA-3")]
        left: u8,
    },
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Harbour)]
struct View {
    phase: Colour,
    #[data(by = phase, clause = "HA-2")]
    pending: Pending,
}

#[test]
fn another_field_may_decide_the_shape() {
    let view = |text: &str| read::<View>(text);
    for text in [
        r#"{"phase":"red","pending":null}"#,
        r#"{"phase":"white","pending":{"dice":[["red",1]],"left":2}}"#,
    ] {
        assert_eq!(json(&view(text).unwrap()), text);
    }
    for (text, fault) in [
        (
            r#"{"phase":"white","pending":null}"#,
            "pending: expected an object, found null (HA-2)",
        ),
        (
            r#"{"phase":"white","pending":{"dice":[]}}"#,
            "pending.left: the field is missing (HA-3)",
        ),
        (
            r#"{"phase":"red","pending":{"left":1}}"#,
            "pending: expected null, found {\"left\": 1} (HA-2)",
        ),
        (
            r#"{"phase":"white"}"#,
            "pending: the field is missing (HA-2)",
        ),
        (
            r#"{"phase":"blue","pending":null}"#,
            "phase: expected a colour, found \"blue\" (HA-1)",
        ),
    ] {
        assert_eq!(view(text).unwrap_err(), fault);
    }
    let is = view(r#"{"phase":"white","pending":{"dice":[["red",1]],"left":2}}"#).unwrap();
    let said = view(r#"{"phase":"white","pending":{"dice":[],"left":3}}"#).unwrap();
    let nothing = View {
        pending: Pending::Nothing,
        ..is.clone()
    };
    for (said, expected) in [
        (
            said,
            "pending.dice: the other fields make it [[\"red\", 1]], not [] (HA-2); \
             pending.left: the other fields make it 2, not 3 (HA-3)",
        ),
        (
            nothing,
            "pending: the other fields make it {\"dice\": [[\"red\", 1]], \"left\": 2}, not null (HA-2)",
        ),
    ] {
        let mut faults = Faults::new();
        is.compare(&said, &Harbour, &Spot::whole("HA-1"), &mut faults);
        assert_eq!(faults.to_string(), expected);
    }
}

#[cfg(feature = "schema")]
#[test]
fn a_list_of_fields_has_a_schema() {
    let schema = serde_json::to_value(<Die as Data<Harbour>>::schema(&Harbour)).unwrap();
    assert_eq!(
        schema["prefixItems"][0]["enum"],
        serde_json::json!(["red", "white"])
    );
    assert_eq!(schema["items"], false);
}
