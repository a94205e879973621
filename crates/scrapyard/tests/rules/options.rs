//! Chapter SE-17: the options.

use crate::common::{Play, house, options};
use scrapyard::{ActionCap, BuiltDuplicates, CharacterChoice, CharacterUses, Options, Scrapyard};
use serde_json::json;
use solo_core::{Game, GameData, OptionError, OptionValue, Options as _, Ranged, Tables, Values};

const RULEBOOK: &str = solo_core::embedded!(include_str!("../../RULES.md"));

const EVERYTHING_ELSE: &str = "character c02, machine_abilities false, ghost_pace 20, steal_penalty 3, \
     action_cap 1000, ghost_needs_card false, character_uses printed, built_duplicates count";

fn text(value: OptionValue<'_>) -> String {
    match value {
        OptionValue::Flag(flag) => flag.to_string(),
        OptionValue::Number(number) => number.to_string(),
        OptionValue::Word(word) => word.into(),
    }
}

/// Reads the table of the rulebook, a row for each option.
fn table() -> Vec<Vec<String>> {
    let (_, chapter) = RULEBOOK.split_once("## SE-17 Options").unwrap();
    let rows = chapter.lines().skip_while(|line| !line.starts_with("|---"));
    let rows = rows.skip(1).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| {
        let cells = row.trim_matches('|').split(" | ");
        cells.map(|cell| cell.trim().replace('`', "")).collect()
    };
    rows.map(cells).collect()
}

/// Returns the error of an option for a value that it cannot have.
fn bad_value(name: &'static str) -> OptionError {
    let spec = Options::SPECS.iter().find(|spec| spec.name == name);
    let values = spec.unwrap().values;
    OptionError::BadValue { name, values }
}

#[test]
fn se_17_1_fixed_and_checked() {
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
        ("ghost_needs_card", OptionValue::Word("false")),
        ("character_uses", OptionValue::Word("once")),
        ("built_duplicates", OptionValue::Flag(true)),
    ];
    for (name, value) in bad {
        assert_eq!(changed.set(name, value), Err(bad_value(name)));
    }
    assert_eq!(changed, Options::default());
    let all = options(EVERYTHING_ELSE);
    assert_eq!(
        (
            all.ghost_pace.get(),
            all.steal_penalty.get(),
            all.action_cap.get()
        ),
        (20, 3, 1000)
    );
    let data = serde_json::to_value(all).unwrap();
    let expected = json!({"character": "c02", "machine_abilities": false, "ghost_pace": 20,
        "steal_penalty": 3, "action_cap": 1000, "ghost_needs_card": false,
        "character_uses": "printed", "built_duplicates": "count"});
    assert_eq!(data, expected);
    assert_eq!(serde_json::from_value::<Options>(data).unwrap(), all);
    let unknown = options("character c9");
    assert_eq!(
        Scrapyard::default().with_options(unknown).unwrap_err(),
        OptionError::NotInCatalogue { name: "character" }
    );
}

#[test]
fn se_17_2_listed_as_in_the_rulebook() {
    let mut listed = Vec::new();
    for (place, spec) in Options::SPECS.iter().enumerate() {
        let values = match spec.values {
            Values::Flag => "true, false".into(),
            Values::Range(least, most) => format!("{least} to {most}"),
            Values::Words(words) => words.join(", "),
            Values::WordsOrIds(words) => format!("{}, or a Character id", words.join(", ")),
            Values::Numbers(numbers) => format!("{numbers:?}"),
        };
        let mut default = String::new();
        Options::DEFAULT.get(place, &mut |value| default = text(value));
        let cells = [spec.name, &values, &default, spec.rule, spec.about];
        listed.push(cells.map(String::from));
    }
    let table: Vec<[String; 5]> = table()
        .into_iter()
        .map(|row| [0, 1, 2, 3, 5].map(|cell: usize| row[cell].clone()))
        .collect();
    assert_eq!(listed, table);
    assert_eq!(listed.len(), 8);
    assert!(
        Options::SPECS
            .iter()
            .all(|spec| RULEBOOK.contains(&format!("**{}**", spec.rule)))
    );
}

#[test]
fn se_10_13_the_ghost_draws_at_its_pace() {
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
    // The counter is checked only after the ghost has drawn.
    let game = house("character none, ghost_pace 1, action_cap 1");
    let mut play = Play::new(game, "");
    play.go("draw part, card p01, card p02, card s03");
    assert_eq!(play.told(), "drew ended");
}

#[test]
fn options_by_field() {
    let built = Options {
        character: CharacterChoice::from_word("c02").unwrap(),
        machine_abilities: false,
        ghost_needs_card: false,
        character_uses: CharacterUses::Printed,
        built_duplicates: BuiltDuplicates::Count,
        ghost_pace: Ranged::new(20).unwrap(),
        steal_penalty: Ranged::new(3).unwrap(),
        action_cap: ActionCap::new(1000).unwrap(),
    };
    assert_eq!(built, options(EVERYTHING_ELSE));
    let bad = |name| Err(bad_value(name));
    assert_eq!(built.with("ghost_pace", &21_u8), bad("ghost_pace"));
    assert_eq!(built.with("steal_penalty", &4_u8), bad("steal_penalty"));
    assert_eq!(built.with("action_cap", &0_u16), bad("action_cap"));
    assert_eq!(built.with("action_cap", &1001_u16), bad("action_cap"));
    let short = built.with("action_cap", &1_u16).unwrap();
    assert_eq!(Some(short.action_cap), ActionCap::new(1));
    let mut told = 0;
    for place in 0..=Options::SPECS.len() {
        built.get(place, &mut |_| told += 1);
    }
    assert_eq!(told, Options::SPECS.len());
    let game = Scrapyard::new(built);
    assert_eq!(game.options(), &built);
    assert_eq!(
        CharacterChoice::from_word("random"),
        Some(CharacterChoice::Random)
    );
    assert_eq!(CharacterChoice::from_word("p02"), None);
}

/// Only the catalogue knows the Characters.
#[test]
fn an_unknown_character() {
    let unknown = options("character c9");
    let faults = Scrapyard::assemble(unknown, &Tables::new()).unwrap_err();
    let found: Vec<_> = faults
        .iter()
        .map(|fault| (fault.at.as_str(), fault.rule))
        .collect();
    assert_eq!(found, [("options", "SE-3.4")]);
    let game = Scrapyard::new(unknown);
    let start = game.start();
    assert_eq!(start.character(), None);
}
