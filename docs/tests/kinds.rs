//! Every game, and whatever hands its errors on, has the same kinds for the same mistakes.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use solo_core::{Refusal, RefusalKind, Session};
use solo_play::Referee;
use solo_table::{Dealer, Due, ErrorKind, Games, Table, TableError, Tables, games};

use crate::files::read;
use crate::shelves::Shelves;

/// The mistakes of a caller that every game is asked about, each with the kind that it has.
const KINDS: [(&str, ErrorKind); 12] = [
    ("garbage decision", ErrorKind::Notation),
    ("garbage outcome", ErrorKind::Notation),
    ("outcome too early", ErrorKind::NotNow),
    ("decision too early", ErrorKind::NotNow),
    ("illegal decision", ErrorKind::NotLegal),
    ("no such number", ErrorKind::BadNumber),
    ("decision after the end", ErrorKind::Over),
    ("garbage after the end", ErrorKind::Over),
    ("bad option", ErrorKind::BadOption),
    ("bad catalogue", ErrorKind::BadCatalogue),
    ("bad position", ErrorKind::BadPosition),
    ("bad save", ErrorKind::BadSave),
];

fn begun(game: &str, dealer: Dealer) -> Table {
    Table::new(game, &[], &Tables::new(), dealer).unwrap()
}

/// Plays at random until this is due, and returns the notation of the first entry of the list.
fn first(table: &mut Table, due: Due) -> String {
    let mut state = 2;
    while table.due() != due {
        assert!(step(table, &mut state), "it is never due");
    }
    table.notations().swap_remove(0).0
}

/// Plays until a decision that was legal before is of the form that is due, and is not legal now.
fn illegal(game: &str) -> ErrorKind {
    let (mut seen, mut state) = (BTreeSet::new(), 1);
    loop {
        let mut table = begun(game, Dealer::nobody());
        while table.due() != Due::Nothing {
            if table.due() == Due::Decision {
                let legal = table.notations().into_iter().map(|(text, _)| text);
                let legal: BTreeSet<String> = legal.collect();
                for text in seen.difference(&legal) {
                    match table.act(text).unwrap_err().kind {
                        ErrorKind::NotNow => {}
                        kind => return kind,
                    }
                }
                seen.extend(legal);
            }
            step(&mut table, &mut state);
        }
    }
}

/// Plays to the end at random.
fn ended(game: &str) -> Table {
    let (mut table, mut state) = (begun(game, Dealer::seeded(1)), 1);
    while step(&mut table, &mut state) {}
    table
}

/// Takes a random entry of the list; returns `false` if the game is over.
fn step(table: &mut Table, state: &mut u64) -> bool {
    let notations = table.notations();
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    let Some(at) = usize::try_from(*state >> 33)
        .unwrap()
        .checked_rem(notations.len())
    else {
        return false;
    };
    match table.due() {
        Due::Decision => table.act(&notations[at].0),
        _ => table.report(&notations[at].0),
    }
    .unwrap();
    true
}

fn kind<T>(result: Result<T, TableError>) -> ErrorKind {
    result.map(|_| ()).unwrap_err().kind
}

#[test]
fn every_game_has_the_same_kinds_for_the_same_mistakes() {
    assert!(games().len() > 4, "a game is missing");
    for game in games() {
        let name = game.name;
        let (mut deciding, mut waiting) =
            (begun(name, Dealer::nobody()), begun(name, Dealer::nobody()));
        let decision = first(&mut deciding, Due::Decision);
        let outcome = first(&mut waiting, Due::Chance);
        let (mut over, tables) = (ended(name), Tables::new());
        let unknown = Tables::new().with("no such", "id\n");
        let found = [
            kind(deciding.act("no such words?")),
            kind(waiting.report("no such words?")),
            kind(deciding.report(&outcome)),
            kind(waiting.act(&decision)),
            illegal(name),
            kind(deciding.act_number(u32::MAX)),
            kind(over.act(&decision)),
            kind(over.report("no such words?")),
            kind(Table::new(
                name,
                &[("no such", "1")],
                &tables,
                Dealer::nobody(),
            )),
            kind(deciding.begin_again(None, Some(&unknown))),
            kind(deciding.set_up_here(&json!({}), None, None)),
            kind(deciding.load_here("no save")),
        ];
        for ((mistake, expected), found) in KINDS.iter().zip(found) {
            assert_eq!(found, *expected, "{name}: {mistake}");
        }
        let error = over.act(&decision).unwrap_err();
        let reason = error.reason.as_ref().unwrap();
        assert!(
            !reason.name.is_empty() && reason.fields.is_empty(),
            "{error:?}"
        );
        let error = deciding.act("no such words?").unwrap_err();
        let reason = error.reason.unwrap();
        assert_eq!((reason.name, &reason.fields["at"]), ("Notation", &json!(0)));
    }
}

#[test]
fn the_referee_reports_the_kind_beside_the_word_of_the_game() {
    for game in games() {
        let name = game.name;
        let mut referee = Referee::new(&Games::embedded(), name).unwrap();
        let mut waiting = begun(name, Dealer::nobody());
        let mut deciding = waiting.clone();
        let due = waiting.due();
        let decision = first(&mut deciding, Due::Decision);
        let outcome = first(&mut waiting, Due::Chance);
        let mut ask = |line: Value| -> Value {
            let answer = referee.answer(&line.to_string());
            serde_json::from_str(&answer).unwrap()
        };
        let (early, garbage) = match due {
            Due::Chance => (
                json!({"cmd": "act", "action": decision}),
                json!({"cmd": "chance", "outcome": "no such words?"}),
            ),
            _ => (
                json!({"cmd": "chance", "outcome": outcome}),
                json!({"cmd": "act", "action": "no such words?"}),
            ),
        };
        let saved = ended(name).record();
        for (line, kind) in [
            (garbage, "notation"),
            (early, "not_now"),
            (
                json!({"cmd": "new", "options": {"no such": 1}}),
                "bad_option",
            ),
            (json!({"cmd": "load", "record": "no save"}), "bad_save"),
            (json!({"cmd": "position", "view": {}}), "bad_position"),
            (json!({"cmd": "sing"}), "malformed"),
        ] {
            let answer = ask(line);
            assert_eq!(answer["kind"], kind, "{name}: {answer}");
        }
        ask(json!({"cmd": "load", "record": saved}));
        let over = ask(json!({"cmd": "act", "action": decision}));
        assert_eq!(over["kind"], "over", "{name}: {over}");
    }
}

#[test]
fn the_game_of_the_guide_has_the_same_kinds() {
    let mut session = Session::seeded(Shelves::default(), 3);
    let kinds = [
        session.decide_text("no such words?"),
        session.report_text("book 1"),
        session.decide_text("shelf 4"),
    ];
    let kinds = kinds.map(|refused| refused.unwrap_err().kind());
    let [_, rest @ ..] = RefusalKind::ALL;
    assert_eq!(kinds, rest);
    while session.decide_text("give").is_ok() {}
    let over = session.decide_text("no such words?").unwrap_err();
    assert_eq!(over.kind(), RefusalKind::Over);
}

/// Returns the texts in quotes, each word once.
fn words(code: &str) -> BTreeSet<&str> {
    let is_word = |text: &&str| !text.contains(|c: char| !c.is_ascii_lowercase() && c != '_');
    let quoted = code.split('"').skip(1).step_by(2);
    quoted
        .filter(|text| !text.is_empty())
        .filter(is_word)
        .collect()
}

#[test]
fn the_types_of_the_web_and_of_python_list_every_kind() {
    let all: BTreeSet<&str> = ErrorKind::ALL.iter().map(|kind| kind.word()).collect();
    let types = read("bindings/web/src/types/shared.ts");
    let union = types.split_once("export type ErrorKind =").unwrap().1;
    assert_eq!(words(union.split(';').next().unwrap()), all);
    let classes = read("bindings/python/python/solo_tabletop/_errors.py");
    let class = classes.split_once("class ErrorKind(").unwrap().1;
    let lines = class.split("    def ").next().unwrap().lines();
    let values = lines.filter_map(|line| line.split_once(" = \"")?.1.strip_suffix('"'));
    assert_eq!(values.collect::<BTreeSet<_>>(), all);
}
