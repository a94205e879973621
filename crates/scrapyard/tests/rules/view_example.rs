//! The example of a view in the rulebook.

use crate::common::Play;
use serde_json::json;

#[test]
fn the_example_of_a_view() {
    let mut play = Play::plain("c c03; Pb s03; P p01 p02 p03 p04 p05 p06; scrap p07");
    play.go("dig part, die 1, boost p01");
    let view = play.view();
    assert_eq!(view["phase"], json!("boost"));
    assert_eq!(
        view["agenda"],
        json!(["boost dig part", "pace", "trim", "main"])
    );
    assert_eq!(
        view["roll"],
        json!({"for": "dig part", "die": 1, "value": 2, "need": 5})
    );
    let player = json!({"parts": ["p02", "p03", "p04", "p05", "p06"], "machines": [],
        "built": ["s03"], "used": [], "inventions": ["i01"], "done": [], "character": "c03",
        "uses_left": null});
    assert_eq!(view["player"], player);
    let ghost = json!({"parts": {}, "machines": {}, "built": [], "cardless": [],
        "inventions": ["i02"], "done": [], "character": null});
    assert_eq!(view["ghost"], ghost);
    let unseen = |pile: &str, id: &str| view["piles"][pile]["unseen"][id].as_u64();
    assert_eq!(
        (unseen("part", "p01"), unseen("part", "p02")),
        (Some(5), Some(5))
    );
    assert_eq!(
        (unseen("machine", "s02"), unseen("machine", "s03")),
        (Some(3), Some(2))
    );
    assert_eq!(
        (unseen("invention", "i02"), unseen("invention", "i03")),
        (None, Some(1))
    );
    let scraps = json!({"part": {"p01": 1, "p07": 1}, "machine": {}, "invention": {}});
    assert_eq!(view["scraps"], scraps);
    assert_eq!(
        (&view["look"], &view["outcome"]),
        (&json!([]), &json!(null))
    );
}
