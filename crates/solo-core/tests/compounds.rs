//! Compound nouns: messages for their parts, their data as lists, and data shaped by another field.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::{
    Data, DataPath, Face, Faults, Features, Notation, NotationError, Noun, Of, Ranged, Readable,
    Shape, Value, Words,
};

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
    let read = T::from_data(&Harbour, &data, &DataPath::whole("HA-1"), &mut faults);
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

/// A noun with too many values to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weight(u16);

impl Noun<Harbour> for Weight {
    fn id(&self, _: &Harbour, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        write!(out, "{}", self.0)
    }
}

impl Readable<Harbour> for Weight {
    const WHAT: &'static str = "a weight";

    fn read(_: &Harbour, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.number(1, 40_000, Self::WHAT).map(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("a task", game = Harbour, data = text)]
enum Task {
    #[says("rest")]
    Rest,
    #[says("weigh {die} {weight}")]
    Weigh { die: Die, weight: Weight },
}

#[test]
fn a_noun_may_be_read_and_not_counted() {
    let task = Task::Weigh {
        die: Die {
            colour: Colour::Red,
            face: Face::ONE,
        },
        weight: Weight(39_999),
    };
    assert_eq!(json(&task), r#""weigh red 1 39999""#);
    assert_eq!(read(r#""weigh red 1 39999""#), Ok(task));
    assert_eq!(read(r#""rest""#), Ok(Task::Rest));
    assert_eq!(
        read::<Task>(r#""weigh red 1 0""#).unwrap_err(),
        "expected a task, found \"weigh red 1 0\" (HA-1)"
    );
    assert_eq!(
        Task::parse(&Harbour, "weigh red 1 0")
            .unwrap_err()
            .to_string(),
        "expected a weight at byte 12"
    );
}

#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
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

#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
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
        is.compare(&said, &Harbour, &DataPath::whole("HA-1"), &mut faults);
        assert_eq!(faults.to_string(), expected);
    }
}

#[cfg(feature = "numbers")]
#[test]
fn every_field_has_its_places() {
    use solo_core::{FeatureSpecs, Numbers};
    let mut specs = FeatureSpecs::default();
    View::describe(&Harbour, &mut specs);
    let names: Vec<_> = specs.list().iter().map(|index| &*index.name).collect();
    assert_eq!(names.len(), View::width(&Harbour));
    let die = Die {
        colour: Colour::White,
        face: Face::SIX,
    };
    let view = View {
        phase: Colour::White,
        pending: Pending::Dice {
            dice: vec![die, die],
            left: 7,
        },
    };
    let mut numbers = vec![0.0; names.len()];
    view.write(&Harbour, &mut Numbers::new(&mut numbers));
    let written = names.into_iter().zip(numbers);
    let written: Vec<_> = written.filter(|(_, number)| *number > 0.0).collect();
    let expected = [
        ("phase=white", 1.0),
        ("pending.dice.dice[white 6]", 2.0),
        ("pending.dice.dice.first=white 6", 1.0),
        ("pending.dice.left", 7.0),
    ];
    assert_eq!(written, expected);
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
    let schema = serde_json::to_value(Task::schema(&Harbour)).unwrap();
    assert_eq!(schema, serde_json::json!({"type": "string"}));
}

#[test]
fn a_bounded_list_takes_no_more_than_fit() {
    use solo_core::arrayvec::ArrayVec;
    let read = |text: &str| {
        let data: Value = serde_json::from_str(text).unwrap();
        let mut faults = Faults::new();
        let spot = DataPath::whole("HA-1");
        let list = ArrayVec::<Colour, 2>::from_data(&Harbour, &data, &spot, &mut faults);
        (list.map(|list| list.to_vec()), faults.to_string())
    };
    assert_eq!(
        read(r#"["red","white"]"#),
        (Some(vec![Colour::Red, Colour::White]), String::new())
    );
    let full = "3 entries, at most 2 fit (HA-1)";
    assert_eq!(read(r#"["red","red","red"]"#), (None, full.to_owned()));
}
