//! Fields whose names the code of a derive might use itself.

use solo_core::{
    Countable, Data, DataPath, Event, Faults, GameEvent, Notation, Noun, Of, Ranged, Readable,
    Shape, Speech,
};

use super::{HARBOUR, Harbour, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
#[notation("a name")]
#[says("{game} {number} {count} {left} {out} {words} {speech} {start}")]
struct Names {
    game: Side,
    number: Ranged<1, 2>,
    count: Ranged<1, 2>,
    left: Ranged<1, 2>,
    out: Ranged<1, 2>,
    words: Ranged<1, 2>,
    speech: Ranged<1, 2>,
    start: Ranged<1, 2>,
}

#[derive(Clone, Debug, PartialEq, Event)]
#[event(game = Harbour)]
enum Named {
    #[event("names", "{visit} {out} {speech} {game} {map} {kinds}.", many = map)]
    Names {
        visit: u8,
        out: u8,
        speech: u8,
        game: u8,
        map: u8,
        kinds: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Data)]
#[data(game = Harbour)]
struct Fields {
    game: u8,
    map: u8,
    data: u8,
    at: u8,
    faults: u8,
    said: u8,
    fields: u8,
}

#[test]
fn fields_have_any_name() {
    assert_eq!(Names::count(&HARBOUR), 256);
    for (number, names) in (0..).zip(Names::values(&HARBOUR)) {
        assert_eq!(names.number(&HARBOUR), number);
        let id = names.to_id(&HARBOUR).to_string();
        assert_eq!(Names::parse(&HARBOUR, &id), Ok(names));
    }
    let named = Named::Names {
        visit: 1,
        out: 2,
        speech: 3,
        game: 4,
        map: 5,
        kinds: 6,
    };
    let mut text = String::new();
    named.tell(&Speech::of(&HARBOUR), &mut text).unwrap();
    assert_eq!(text, "1 2 3 4 5 6.");
    let (mut faults, whole) = (Faults::new(), DataPath::whole("HA-1"));
    let text = r#"{"game":1,"map":2,"data":3,"at":4,"faults":5,"said":6,"fields":7}"#;
    let read = Fields::from_data(
        &HARBOUR,
        &serde_json::from_str(text).unwrap(),
        &whole,
        &mut faults,
    );
    let written = serde_json::to_string(&Of::new(&HARBOUR, &read.unwrap()));
    assert_eq!(written.unwrap(), text);
}
