//! Chapter SE-16: the options.
mod common;

use common::{Play, house, options};
use scrapyard::{Options, Scrapyard};
use serde_json::json;
use solo_core::{OptionError, OptionValue, Options as _};

#[test]
fn options_by_name() {
    let names: Vec<&str> = Options::SPECS.iter().map(|spec| spec.name).collect();
    assert_eq!(
        names,
        [
            "character",
            "machine_abilities",
            "ghost_pace",
            "steal_penalty",
            "action_cap"
        ]
    );
    let mut changed = Options::default();
    assert_eq!(
        changed.set("pace", OptionValue::Number(1)),
        Err(OptionError::UnknownName)
    );
    let bad = [
        ("character", OptionValue::Word("p01")),
        ("character", OptionValue::Number(1)),
        ("machine_abilities", OptionValue::Number(1)),
        ("ghost_pace", OptionValue::Number(21)),
        ("ghost_pace", OptionValue::Number(-1)),
        ("steal_penalty", OptionValue::Number(4)),
        ("action_cap", OptionValue::Number(0)),
        ("action_cap", OptionValue::Number(1001)),
    ];
    for (name, value) in bad {
        assert_eq!(
            changed.set(name, value),
            Err(OptionError::BadValue { name })
        );
    }
    assert_eq!(changed, Options::default());
    let all = options(
        "character c02, machine_abilities false, ghost_pace 20, steal_penalty 3, action_cap 1000",
    );
    assert_eq!(
        (all.ghost_pace(), all.steal_penalty(), all.action_cap()),
        (20, 3, 1000)
    );
    let data = serde_json::to_value(all).unwrap();
    let expected = json!({"character": "c02", "machine_abilities": false, "ghost_pace": 20,
        "steal_penalty": 3, "action_cap": 1000});
    assert_eq!(data, expected);
    assert_eq!(serde_json::from_value::<Options>(data).unwrap(), all);
    let unknown = options("character c9");
    assert_eq!(
        Scrapyard::new(unknown).unwrap_err(),
        OptionError::NotInCatalogue { name: "character" }
    );
}

#[test]
fn the_ghost_draws_at_its_pace() {
    let game = house("character none, ghost_pace 3");
    let mut play = Play::new(game, "");
    play.go("draw part, card p01, draw part, card p02");
    assert_eq!(play.agenda(), "main");
    play.go("draw part, card p03");
    assert_eq!(play.told(), "drew paced");
    play.go("card p04, card s03");
    assert_eq!(
        (play.see("ghost.parts"), play.see("ghost.machines")),
        ("p04".into(), "s03".into())
    );
    assert_eq!(play.agenda(), "main");
    // The counter is looked at only after the ghost has drawn.
    let game = house("character none, ghost_pace 1, action_cap 1");
    let mut play = Play::new(game, "");
    play.go("draw part, card p01, card p02, card s03");
    assert_eq!(play.told(), "drew ended");
}
