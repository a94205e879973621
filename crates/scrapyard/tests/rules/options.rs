//! Chapter SE-16: the options.

use crate::common::{Play, house, options};
use scrapyard::{CharacterChoice, Options, Scrapyard};
use serde_json::json;
use solo_core::{Interchange, OptionError, OptionValue, Options as _};

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

#[test]
fn options_by_method() {
    let built = Options::default()
        .with_character(CharacterChoice::from_word("c02").unwrap())
        .with_machine_abilities(false)
        .with_ghost_pace(20)
        .and_then(|options| options.with_steal_penalty(3))
        .and_then(|options| options.with_action_cap(1000))
        .unwrap();
    assert_eq!(
        built,
        options(
            "character c02, machine_abilities false, ghost_pace 20, steal_penalty 3, action_cap 1000"
        )
    );
    let bad = |name| Err(OptionError::BadValue { name });
    assert_eq!(built.with_ghost_pace(21), bad("ghost_pace"));
    assert_eq!(built.with_steal_penalty(4), bad("steal_penalty"));
    assert_eq!(built.with_action_cap(0), bad("action_cap"));
    assert_eq!(built.with_action_cap(1001), bad("action_cap"));
    assert_eq!(built.with_action_cap(1).unwrap().action_cap(), 1);
    let mut told = 0;
    for place in 0..=Options::SPECS.len() {
        built.get(place, &mut |_| told += 1);
    }
    assert_eq!(told, Options::SPECS.len());
    let game = Scrapyard::new(built).unwrap();
    assert_eq!(game.options(), &built);
    assert_eq!(
        CharacterChoice::from_word("random"),
        Some(CharacterChoice::Random)
    );
    assert_eq!(CharacterChoice::from_word("p02"), None);
}

/// Which Characters there are only the catalogue knows.
#[test]
fn an_unknown_character() {
    let unknown = options("character c9");
    let faults = Scrapyard::assemble(unknown, None).unwrap_err();
    let found: Vec<_> = faults
        .iter()
        .map(|fault| (fault.at.as_str(), fault.rule))
        .collect();
    assert_eq!(found, [("options", "SE-3.4")]);
}
