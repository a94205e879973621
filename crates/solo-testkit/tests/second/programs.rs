//! Models that are programs: those that fail. The guide has one that answers.

use std::process::Command;
use std::time::Duration;

use solo_testkit::strategies::{games, positions};
use solo_testkit::{Program, against};

use super::reports;
use crate::well::{Due, Well};

const START: &str = r#"{"next":"player","actions":["draw","throw"],"outcome":null,"view":null}"#;

/// A limit against hanging for ever: these programs answer or end.
const HANGS: Duration = Duration::from_secs(600);

/// Returns the report on a program for the shell.
fn report(script: &str, limit: Duration) -> String {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    let mut program = Program::new(command).with_limit(limit);
    let walks = games(Well::default());
    against(&walks, 20, &mut program).unwrap_err()
}

/// Asserts that a program fails with this sentence, in a game of no steps.
fn fails(script: &str, sentence: &str) {
    let report = report(script, HANGS);
    let asked = r#"asked {"cmd":"new","options":{}}"#;
    let expected = format!(
        "the model fails: `sh -c {script}`: {asked}, {sentence}\n0 steps of well, default options:\n"
    );
    reports(&report, &expected);
}

#[test]
fn a_program_that_is_missing() {
    let mut program = Program::new(Command::new("no-such-program"));
    let report = against(&games(Well::default()), 20, &mut program).unwrap_err();
    let expected = "the model fails: `no-such-program` cannot be started: No such file";
    reports(&report, expected);
}

#[test]
fn a_program_that_ends() {
    fails("exit 3", "it ends with exit status: 3");
    let said = "it ends with exit status: 1; last on its standard error: KeyError: 'give'";
    fails(
        "echo a >&2; echo \"KeyError: 'give'\" >&2; echo >&2; exit 1",
        said,
    );
    fails("kill -9 $$", "it ends with signal: 9 (SIGKILL)");
}

#[test]
fn a_program_that_ends_later_is_reported_with_the_step_that_it_was_asked_for() {
    let script = format!(
        "while read line; do case $line in *new*) echo '{START}';; *) echo gone >&2; exit 1;; esac; done"
    );
    let report = report(&script, HANGS);
    reports(&report, "the model fails: `sh -c while read line; ");
    // The order of fields is a feature of the writer.
    let orders = [
        r#"{"action":"draw","cmd":"act"}"#,
        r#"{"cmd":"act","action":"draw"}"#,
    ];
    let ends = "it ends with exit status: 1; last on its standard error: gone";
    let asked = orders.map(|command| format!("asked {command}, {ends}\n1 step of well, "));
    assert!(asked.iter().any(|asked| report.contains(asked)), "{report}");
}

/// A busy machine may need more than a fifth of a second for the first line: then the program gets ten times as long.
#[test]
fn a_program_that_is_silent() {
    let limits = [200, 2_000, 20_000, 200_000].map(Duration::from_millis);
    let said = limits.into_iter().any(|limit| {
        let report = report("echo sulking >&2; exec sleep 600", limit);
        let expected = format!(
            r#"the model fails: `sh -c echo sulking >&2; exec sleep 600`: asked {{"cmd":"new","options":{{}}}}, it is silent for {limit:?} (does it flush its output?)"#
        );
        reports(&report, &expected);
        report.contains("; last on its standard error: sulking\n0 steps")
    });
    assert!(said);
}

#[test]
fn a_program_that_answers_nonsense() {
    let no = "the answer is not an object, ";
    fails(
        "echo hello; exec cat",
        &format!("{no}expected value at line 1 column 1: hello"),
    );
    fails(
        "echo '[]'; exec cat",
        &format!("{no}invalid type: sequence, expected a map at line 1 column 0: []"),
    );
    fails(
        "printf '\\377\\n'; exec cat",
        "the answer is not text: invalid utf-8 sequence of 1 bytes from index 0",
    );
    fails("echo '{}'; exec cat", "the answer has no `next`");
    let error = r#"{"error":"bad_option: there is no option"}"#;
    fails(
        &format!("echo '{error}'; exec cat"),
        "the answer is an error: bad_option: there is no option",
    );
}

#[test]
fn an_answer_is_a_position_in_every_field() {
    let wrong = |answer: &str, sentence: &str| {
        let found = solo_testkit::Position::parse(answer);
        assert_eq!(found, Err(sentence.to_owned()), "{answer}");
    };
    wrong(
        r#"{"next":"dealer","view":null,"outcome":null}"#,
        "the answer has a faulty `next`, dealer: it is `player`, `chance` or `over`",
    );
    wrong(
        r#"{"next":7,"view":null,"outcome":null}"#,
        "the answer has a faulty `next`: invalid type: integer `7`, expected a string",
    );
    wrong(
        r#"{"next":"player","view":null,"outcome":null}"#,
        "the answer has no `actions`",
    );
    wrong(
        r#"{"next":"chance","chances":[["die 1",-1]],"view":null,"outcome":null}"#,
        "the answer has a faulty `chances`: invalid value: integer `-1`, expected u32",
    );
    wrong(
        r#"{"next":"player","actions":[],"view":null,"outcome":{"points":3}}"#,
        r#"the answer has an `outcome`, {"points":3}, before the game is over"#,
    );
    wrong(r#"{"next":"over","outcome":3}"#, "the answer has no `view`");
}

#[test]
fn answers_that_are_too_long() {
    let long = "head -c 1048577 /dev/zero | tr '\\0' x; exec cat";
    fails(long, "the answer is longer than 1048576 bytes");
    let endless = "tr '\\0' x </dev/zero";
    fails(endless, "the answer is longer than 1048576 bytes");
}

#[test]
fn a_program_that_reads_nothing_stops_nothing() {
    let report = report(&format!("yes '{START}'"), HANGS);
    let expected = "the model differs from the rules:\n  next: chance: ";
    reports(&report, expected);
}

#[test]
fn a_program_that_is_dropped_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pid");
    let script = format!("echo $$ >\"$0\"; echo '{START}'; exec sleep 300");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).arg(&file);
    let start =
        positions(Well::default()).where_(|_, shaft| shaft.due == Due::Decision && shaft.turn == 0);
    let mut program = Program::new(command);
    assert_eq!(against(&start, 1, &mut program), Ok(()));
    drop(program);
    let process = std::fs::read_to_string(&file).unwrap();
    let signalled = Command::new("kill").args(["-0", process.trim()]).output();
    assert!(!signalled.unwrap().status.success(), "{process} still runs");
}
