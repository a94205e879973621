//! Lists of games: one of another crate beside those of this repository.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use solo_learn::{Aim, Env, Kind, Plan};
use solo_play::Referee;
use solo_play::settings::{Settings, Wish, read};
use solo_table::{Dealer, Due, ErrorKind, Games, Limits, Player, Table, Tables};

use crate::shelves::Shelves;

#[path = "../examples/golf/src/lib.rs"]
#[rustfmt::skip]
#[allow(
    missing_docs,
    unused_qualifications,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "it is as short as another crate might have it, which has lints of its own"
)]
pub mod golf;

use golf::Golf;

/// Maximum number of lines of a game with rules, laws, hints, saves and scenes.
const LONGEST: usize = 264;

fn games() -> Games {
    Games::embedded().with::<Golf>().with::<Shelves>()
}

fn begun(name: &str) -> Table {
    let chance = Dealer::seeded(42);
    games().table(name, &[], &Tables::new(), chance).unwrap()
}

#[test]
fn golf_is_short() {
    let lines = crate::files::read("docs/examples/golf/src/lib.rs");
    assert!(lines.lines().count() <= LONGEST);
}

#[test]
fn a_game_of_another_crate_is_begun_and_loaded_by_name() {
    for name in ["golf", "shelves"] {
        let mut table = begun(name);
        while table.due() == Due::Decision {
            let choice = table.advice(Player::Sensible, 1).unwrap();
            table.act_number(choice.number).unwrap();
        }
        let loaded = games().load(&table.save()).unwrap();
        assert_eq!(loaded.view(), table.view());
        assert_eq!(loaded.save(), table.save());
        let error = Table::load(&table.save()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::BadSave);
        let error = Table::new(name, &[], &Tables::new(), Dealer::nobody()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::UnknownGame);
    }
}

#[test]
fn a_game_of_another_crate_is_set_up_at_a_position() {
    let mut table = begun("golf");
    table.act("lay 5").unwrap();
    let (tables, nobody) = (Tables::new(), Dealer::nobody());
    let same = games().set_up("golf", &[], &tables, nobody, &table.view());
    assert_eq!(same.unwrap().view(), table.view());
}

#[test]
fn a_game_of_another_crate_has_hints_and_learners() {
    let table = begun("golf");
    let hints = table.hint(8, 1);
    assert!(!hints.is_empty() && hints.iter().all(|hint| hint.deals == 8));
    let mut env = Env::from(table.session::<Golf>().unwrap());
    assert_eq!(env.table().view(), table.view());
    let plan = Plan {
        kind: Kind::Mcts,
        aim: Aim::Score,
        playouts: 50,
        seed: 1,
    };
    assert_eq!(env.play(plan, &mut || false), Ok(12));
    let resumed = Env::from(env.table().session::<Golf>().unwrap());
    assert_eq!(resumed.points(), env.points());
    // By its name alone it is not known there.
    let unknown = Env::of(&table).unwrap_err();
    assert_eq!(unknown.kind, ErrorKind::UnknownGame);
}

#[test]
fn limits_are_those_of_the_list() {
    let mut limits = Limits::default();
    limits.save = 50;
    let save = begun("golf").save();
    let error = games().within(limits).load(&save).unwrap_err();
    assert_eq!(error.to_string(), "the save has more than 50 bytes");
    let table = games().within(limits);
    let table = table.table("golf", &[], &Tables::new(), Dealer::nobody());
    assert!(table.unwrap().load_here(&save).is_err());
}

#[test]
fn a_list_has_each_name_once() {
    let games = games().with::<Golf>();
    let names: Vec<_> = games.iter().map(|game| game.name).collect();
    assert_eq!(names.iter().filter(|name| **name == "golf").count(), 1);
    let data = serde_json::to_value(&games).unwrap();
    assert_eq!(data.as_array().unwrap().len(), names.len());
    assert_eq!(games.get("golf").unwrap().facts.title, "Golf");
}

#[test]
fn the_referee_knows_the_games_of_its_list() {
    let mut referee = Referee::new(&games(), "golf").unwrap();
    let answer = referee.answer(r#"{"cmd":"seed","seed":42}"#);
    assert!(
        answer.starts_with(r#"{"next":"player","actions":["lay 1","#),
        "{answer}"
    );
    assert!(
        referee
            .answer(r#"{"cmd":"games"}"#)
            .contains(r#""name":"shelves""#)
    );
    assert!(Referee::new(&Games::embedded(), "golf").is_err());
}

#[test]
fn the_terminal_program_knows_the_games_of_its_list() {
    let wish = |arguments: &[&str]| {
        let arguments = arguments.iter().map(Into::into).collect::<Vec<_>>();
        read(&games(), arguments).unwrap()
    };
    let Wish::Read(help) = wish(&["--help"]) else {
        panic!("help is a text")
    };
    assert!(help.contains("golf") && help.contains("turns"), "{help}");
    let Wish::Play(settings) = wish(&["golf", "--seed", "42", "--option", "turns=9"]) else {
        panic!("a game is to be played")
    };
    assert_eq!(
        settings.table().unwrap().options().get("turns"),
        Some(&9.into())
    );
    let unknown = Settings {
        games: Games::embedded(),
        ..*settings
    };
    assert!(unknown.table().is_err());
}
