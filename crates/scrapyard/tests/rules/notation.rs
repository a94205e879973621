//! Chapter SE-16: the notation.

use scrapyard::{Chance, Decision, Scrapyard};
use solo_core::Countable;

#[test]
fn notation() {
    let game = Scrapyard::default();
    let refused = [
        "",
        "draw",
        "draw  part",
        " draw part",
        "draw part ",
        "Draw part",
        "draw p01",
        "steal it",
        "stop 1",
        "build p01",
        "build s16",
        "build s1",
        "invent s01",
        "use p01",
        "use c05",
        "boost s01",
        "scrap c01",
        "take c01",
        "look scrap",
        "place",
        "omit i01",
        "dig invention",
        "card p01",
    ];
    for text in refused {
        assert!(game.parse_decision(text).is_err(), "{text:?}");
    }
    for text in [
        "", "die", "die 0", "die 7", "die 06", "die 1 ", "card", "card x01", "card c05", "stop",
        "Card p01",
    ] {
        assert!(game.parse_chance(text).is_err(), "{text:?}");
    }
    let mut count = 0;
    let mut last = None;
    for decision in Decision::values(&game) {
        let text = game.decision_text(decision).to_string();
        assert_eq!(game.parse_decision(&text), Ok(decision), "{text}");
        assert!(last < Some(decision), "{text} is out of order");
        last = Some(decision);
        count += 1;
    }
    assert_eq!(
        count,
        2 + 3 + 2 + 1 + 15 + 10 + 19 + 15 + 40 + 40 + 3 + 40 + 30
    );
    let outcomes: Vec<Chance> = Chance::values(&game).collect();
    assert!(outcomes.is_sorted());
    assert_eq!(outcomes.len(), 6 + 40 + 4);
}
