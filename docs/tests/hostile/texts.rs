//! Decisions, outcomes, options, corrections and saves.

use solo_table::botmegistus::Companion;
use solo_table::{Dealer, Limits, Table, Tables, Value};

use super::{bounded, for_each_game, new, refused};

/// Texts that are not an input of any game.
fn texts() -> Vec<String> {
    let utf_16 = "decide".encode_utf16().flat_map(u16::to_le_bytes);
    let utf_16: Vec<u8> = [0xff, 0xfe].into_iter().chain(utf_16).collect();
    let utf_16 = String::from_utf8_lossy(&utf_16).into_owned();
    let parts = [
        "decision ",
        "9",
        "(",
        " ",
        ";",
        "=",
        "\0",
        "\u{feff}",
        "\u{fffd}",
        utf_16.as_str(),
    ];
    let long = |part: &str| part.repeat(2_000_000 / part.len());
    parts.into_iter().map(long).collect()
}

/// As much of a text as the limits let into a line, and into a save.
fn cut(text: &str, most: usize) -> &str {
    let end = (0..=most).rev().find(|end| text.is_char_boundary(*end));
    text.get(..end.unwrap()).unwrap()
}

#[test]
fn inputs_and_options() {
    let texts = texts();
    for text in &texts {
        refused("a game", || new(text, &Tables::new()));
    }
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        let options = table.options();
        let Value::Object(options) = &*options else {
            panic!("options are an object");
        };
        let (option, _) = options.iter().next().unwrap();
        for text in &texts {
            let what = |what: &str| format!("{game}: {what} {:?}", text.get(..3));
            refused(&what("a decision"), || table.act(text));
            refused(&what("an outcome"), || table.report(text));
            refused(&what("an option"), || {
                Table::new(game, &[(option, text)], &Tables::new(), Dealer::nobody())
            });
            refused(&what("the name of an option"), || {
                Table::new(game, &[(text, "1")], &Tables::new(), Dealer::nobody())
            });
            refused(&what("a correction"), || table.amended(&[text]));
            let part = cut(text, Limits::default().line - 1);
            refused(&what("some of a correction"), || table.amended(&[part]));
        }
        let edits = vec!["gold"; 300_000];
        for some in [edits.len(), 50_000] {
            refused(&format!("{game}: {some} corrections"), || {
                table.amended(edits.get(..some).unwrap())
            });
        }
    });
}

#[test]
fn lines_of_an_evening() {
    let mut companion = Companion::new(&Companion::RECOMMENDED, &Tables::new()).unwrap();
    let save = companion.save();
    for text in &texts() {
        for text in [text, cut(text, Limits::default().line - 20)] {
            for begin in [
                "", "amend ", "tokens ", "rolls ", "draft ", "deal = ", "flip = ", "levels ",
            ] {
                let line = format!("{begin}{text}");
                refused(&format!("{begin}{:?}", text.get(..3)), || {
                    companion.enter(&line)
                });
            }
            refused("an evening", || Companion::load(text));
        }
    }
    assert_eq!(companion.save(), save);
}

#[test]
fn saves() {
    for text in texts() {
        let [lines, names, options, tables] = ["", "game ", "option ", "table "].map(|begin| {
            let line = format!("{begin}{}\n", text.get(..9).unwrap_or_default());
            line.repeat(2_000_000 / line.len())
        });
        for_each_game(|game| {
            let table = new(game, &Tables::new()).unwrap();
            let save = table.save();
            let (head, end) = save.split_at(save.find("end ").unwrap());
            let begin = save.lines().next().unwrap();
            let mut whole = String::new();
            let attempts: [(_, &[&str]); _] = [
                ("a save", &[&text]),
                ("a beginning", &[begin, "\n", &text, "\n"]),
                ("a line", &[&save, &text]),
                ("lines", &[&save, &lines]),
                ("names", &[begin, "\n", &names]),
                (
                    "options",
                    &[begin, "\ngame ", game, "\nrules 1\n", &options],
                ),
                ("tables", &[head, &tables]),
                ("a number", &[head, "end ", &text, "\n"]),
                ("a seed", &[head, "seed ", &text, "\n"]),
                ("a position", &[head, "position ", &text, "\n"]),
                ("a decision", &[head, "decide ", &text, "\n", end]),
                ("an outcome", &[head, "chance ", &text, "\n", end]),
            ];
            for (what, parts) in attempts {
                let what = format!("{game}: {what} {:?}", text.get(..3));
                whole.clear();
                whole.extend(parts.iter().copied());
                refused(&what, || Table::load(&whole));
                let part = cut(&whole, Limits::default().save.min(whole.len()));
                refused(&format!("some of {what}"), || Table::load(part));
                refused(&format!("{what} here"), || table.load_here(part));
            }
        });
    }
}

#[test]
fn saves_of_ten_million_inputs() {
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        while let Some(choice) = table.choices().into_iter().next() {
            table.act(&choice.notation).unwrap();
        }
        let save = table.save();
        let (head, end) = save.split_at(save.rfind("end ").unwrap());
        let last = head.lines().last().unwrap().to_owned() + "\n";
        for count in [10_000_000, 10_000] {
            let text = [head, &last.repeat(count), end].concat();
            refused(&format!("{game}: {count} inputs"), || Table::load(&text));
        }
        bounded(&format!("{game}: a whole game"), || Table::load(&save)).unwrap();
    });
}
