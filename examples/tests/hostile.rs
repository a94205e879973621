//! The referee as a program: lines of any length and in any encoding take bounded memory and have a bounded answer.
//!
//! Memory is that which the system has counted for the process; `docs/proof/hostile` bounds processor time.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use solo_examples::games;
use solo_table::Limits;

/// Memory that the process may ever have had, in bytes.
const MEMORY: u64 = 64 << 20;
/// Length of an answer to what is refused, in bytes.
const ANSWER: usize = 3 << 20;

struct Referee {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Referee {
    fn new(game: &str) -> Self {
        let pipes = Command::new(crate::common::referee())
            .arg(game)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut process = pipes.unwrap();
        Self {
            input: process.stdin.take().unwrap(),
            output: BufReader::new(process.stdout.take().unwrap()),
            process,
        }
    }

    fn peak(&self) -> u64 {
        let account = fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = account.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes: u64 = line
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        kilobytes << 10
    }

    /// Sends a line in parts and returns the answer.
    fn send<'a>(&mut self, parts: impl IntoIterator<Item = &'a [u8]>) -> String {
        for part in parts {
            self.input.write_all(part).unwrap();
        }
        self.input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        answer
    }

    /// Checks that a line is refused in bounded memory.
    fn refuses<'a>(&mut self, what: &str, parts: impl IntoIterator<Item = &'a [u8]>) {
        let answer = self.send(parts);
        let begin = answer.get(..answer.len().min(200)).unwrap_or_default();
        assert!(answer.starts_with("{\"error\":"), "{what}: {begin}");
        assert!(answer.len() < ANSWER, "{what}: {} bytes", answer.len());
        let peak = self.peak();
        assert!(peak < MEMORY, "{what} took {peak} bytes");
    }

    /// Ends the conversation.
    fn finish(self) {
        let Self {
            mut process,
            input,
            mut output,
        } = self;
        drop(input);
        let mut rest = Vec::new();
        output.read_to_end(&mut rest).unwrap();
        assert!(rest.is_empty());
        assert!(process.wait().unwrap().success());
    }
}

/// As many of these parts as fit between the other two into a line.
fn filled(begin: &str, part: &str, end: &str) -> String {
    let room = Limits::default().line - begin.len() - end.len();
    format!("{begin}{}{end}", part.repeat(room / part.len()))
}

#[test]
fn lines_of_a_hundred_megabytes() {
    let megabyte = |part: &str| part.repeat((1 << 20) / part.len());
    let begin = &br#"{"cmd":"act","action":""#[..];
    for game in games::NAMES {
        let mut referee = Referee::new(game);
        let save = referee.send([&br#"{"cmd":"save"}"#[..]]);
        // Lines are read before the game is asked: one game has the long ones.
        let megabytes = if *game == "tomb4k" { 100 } else { 2 };
        for part in ["x", "[", "{\"a\":", "9", "\\\"", "\0"] {
            let megabyte = megabyte(part);
            let parts = vec![megabyte.as_bytes(); megabytes];
            referee.refuses(part, [begin].into_iter().chain(parts));
        }
        assert_eq!(referee.send([&br#"{"cmd":"save"}"#[..]]), save);
        referee.finish();
    }
}

#[test]
fn lines_of_any_form() {
    let begin = r#"{"cmd":"position","view":"#;
    let tables = r#"{"cmd":"new","catalogue":{"cards":["#;
    let lines = [
        "[".repeat(1_000_000),
        format!("{{{}\"z\":0}}", "\"k\":0,".repeat(1_000_000)),
        filled("", "[", ""),
        filled(begin, "[", ""),
        filled(&format!("{begin}["), "[[[[0]]]],", "0]}"),
        filled(&format!("{begin}["), "{},", "0]}"),
        filled(&format!("{begin}["), "{\"\":[0]},", "0]}"),
        filled(&format!("{begin}["), "0,", "0]}"),
        filled(begin, "9", "}"),
        filled(&format!("{begin}{{\"phase\":1e"), "9", "}}"),
        filled(&format!("{begin}\""), "\\u0000", "\"}"),
        filled(tables, "{},", "{}]}}"),
        filled(tables, "{\"id\":0},", "{}]}}"),
        filled(tables, "{\"id\":[[[0]]]},", "{}]}}"),
        filled(r#"{"cmd":"new","catalogue":{"cards":"id\n"#, "a\\n", "\"}}"),
        filled(r#"{"cmd":"new","options":{"a":["#, "[],", "0]}}"),
        filled(
            r#"{"cmd":"load","record":"solo-save 2\n"#,
            "game \\n",
            "\"}",
        ),
        filled(r#"{"cmd":"amend","edits":["#, "\"\",", "\"\"]}"),
        filled(r#"{"cmd":"act","action":""#, "\\ud83d\\ude00", "\"}"),
        r#"{"cmd":"act","action":"\ud800"}"#.to_owned(),
        r#"{"cmd":"act","action":"\udc00\ud800"}"#.to_owned(),
        format!(r#"{{"cmd":"seed","seed":{}}}"#, "9".repeat(1_000)),
        format!(r#"{{"cmd":"seed","seed":0.{}}}"#, "9".repeat(1_000)),
    ];
    for game in games::NAMES {
        let mut referee = Referee::new(game);
        let save = referee.send([&br#"{"cmd":"save"}"#[..]]);
        for line in &lines {
            let what = line.get(..line.len().min(60)).unwrap_or_default();
            referee.refuses(&format!("{game}: {what}"), [line.as_bytes()]);
        }
        assert_eq!(referee.send([&br#"{"cmd":"save"}"#[..]]), save);
        referee.finish();
    }
}

#[test]
fn lines_in_any_encoding() {
    let command = r#"{"cmd":"undo"}"#;
    let utf_16 = |bytes: fn(u16) -> [u8; 2]| {
        let units = command.encode_utf16().flat_map(bytes);
        units.collect::<Vec<u8>>()
    };
    let mut referee = Referee::new("tomb4k");
    let save = referee.send([&br#"{"cmd":"save"}"#[..]]);
    for (what, bytes) in [
        ("UTF-16", utf_16(u16::to_le_bytes)),
        ("UTF-16 of the other order", utf_16(u16::to_be_bytes)),
        (
            "a mark of UTF-16",
            [b"\xff\xfe", command.as_bytes()].concat(),
        ),
        (
            "Latin 1",
            b"{\"cmd\":\"act\",\"action\":\"d\xe9lve\"}".to_vec(),
        ),
        (
            "a surrogate",
            b"{\"cmd\":\"act\",\"action\":\"\xed\xa0\x80\"}".to_vec(),
        ),
        (
            "an overlong form",
            b"{\"cmd\":\"act\",\"action\":\"\xc0\xaf\"}".to_vec(),
        ),
        (
            "half a character",
            b"{\"cmd\":\"act\",\"action\":\"\xf0\x9f\x98".to_vec(),
        ),
        ("a NUL", b"{\"cmd\":\"undo\"}\0".to_vec()),
        ("nothing", Vec::new()),
        ("invalid bytes", vec![0xff; Limits::default().line]),
        ("more invalid bytes", vec![0xff; 10_000_000]),
    ] {
        referee.refuses(what, [bytes.as_slice()]);
    }
    assert_eq!(referee.send([&br#"{"cmd":"save"}"#[..]]), save);
    referee.finish();
}

#[test]
fn seeds_and_corrections_do_not_pile_up() {
    let mut referee = Referee::new("scrapyard");
    for seed in 0..3_000 {
        let answer = referee.send([format!(r#"{{"cmd":"seed","seed":{seed}}}"#).as_bytes()]);
        assert!(answer.starts_with("{\"next\":"), "{answer}");
    }
    assert!(referee.peak() < MEMORY, "{}", referee.peak());
    for _ in 0..100 {
        let answer = referee.send([&br#"{"cmd":"undo"}"#[..]]);
        assert!(answer.starts_with("{\"next\":"), "{answer}");
    }
    referee.refuses("an undo more", [&br#"{"cmd":"undo"}"#[..]]);
    referee.finish();
}
