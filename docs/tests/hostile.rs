//! Input of hostile size is refused with a short answer, in memory that does not grow with it.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]
#![expect(clippy::disallowed_types, reason = "time is what the test measures")]

use std::time::{Duration, Instant};

use solo_table::{Dealer, Table, TableError, Tables, Value, games};

/// Memory that a refusal may take beside its input, in bytes.
const MEMORY: u64 = 64 << 20;
/// Length of the faults of a refusal, in bytes.
const ANSWER: usize = 1 << 20;
/// Time for one input: a thousand times that of a valid one, in a build for tests.
const TIME: Duration = Duration::from_secs(10);

/// Checks that an input is refused in time and memory; returns the refusal.
fn refused<T>(what: &str, attempt: impl FnOnce() -> Result<T, TableError>) -> TableError {
    let began = Instant::now();
    let mut refusal = None;
    let used = allocation_counter::measure(|| refusal = attempt().err());
    let (taken, peak) = (began.elapsed(), used.bytes_max);
    let refusal = refusal.unwrap_or_else(|| panic!("{what} was accepted"));
    assert!(taken < TIME, "{what} took {taken:?}");
    assert!(peak < MEMORY, "{what} took {peak} bytes");
    let faults = refusal.faults.iter();
    let answer: usize = faults
        .map(|fault| fault.at.len() + fault.message.len())
        .sum();
    assert!(
        answer + refusal.message.len() < ANSWER,
        "{what} is answered with {answer} bytes"
    );
    refusal
}

fn new(name: &str, tables: &Tables) -> Result<Table, TableError> {
    Table::new(name, &[], tables, Dealer::seeded(1))
}

/// Returns the tables of a game, each with its header and rows.
fn tables(name: &str) -> Vec<(String, String, Vec<String>)> {
    let table = new(name, &Tables::new()).unwrap();
    let texts = table.catalogue();
    let rows = |(name, text): (&str, &str)| {
        let mut lines = text.lines().map(str::to_owned);
        (name.to_owned(), lines.next().unwrap(), lines.collect())
    };
    texts.iter().map(rows).collect()
}

fn for_each_game(check: impl Fn(&str)) {
    let names: Vec<_> = games().iter().map(|game| game.name).collect();
    assert_eq!(names.len(), 5);
    for name in names {
        check(name);
    }
}

#[test]
fn catalogues_of_any_length() {
    for_each_game(|game| {
        for (name, header, rows) in tables(game) {
            let long = |count: usize, row: &dyn Fn(&str) -> String| {
                let rows = rows.iter().cycle().take(count);
                let lines = rows.map(|line| row(line) + "\n");
                let mut tables = Tables::new();
                tables.put(&name, format!("{header}\n") + &lines.collect::<String>());
                tables
            };
            let what = |of: &str| format!("{game}, {name}: {of}");
            let copies = long(300_000, &str::to_owned);
            refused(&what("300,000 rows"), || new(game, &copies));
            let copies = long(9_000, &str::to_owned);
            refused(&what("9,000 rows"), || new(game, &copies));
            let number = std::cell::Cell::new(0);
            let others = long(9_000, &|row| {
                number.set(number.get() + 1);
                row.replacen(',', &format!("{},", number.get()), 1)
            });
            refused(&what("9,000 rows of other names"), || new(game, &others));
            let broken = long(9_000, &|row| row.replace(',', ",?"));
            refused(&what("9,000 broken rows"), || new(game, &broken));
            let cells = long(9, &|row| row.to_owned() + &",".repeat(1_000_000));
            refused(&what("a million cells in a row"), || new(game, &cells));
            let letters = long(1, &|row| row.to_owned() + &"x".repeat(10_000_000));
            refused(&what("10 MB in a cell"), || new(game, &letters));
            let open = long(1, &|row| {
                format!("\"{}", row.to_owned() + &"\n".repeat(10_000_000))
            });
            refused(&what("a quote that never ends"), || new(game, &open));
        }
    });
}

#[test]
fn catalogues_of_any_number_of_tables() {
    let mut many = Tables::new();
    for number in 0..100_000 {
        many.put(&format!("table{number}"), String::new());
    }
    for_each_game(|game| {
        refused(&format!("{game}: 100,000 tables"), || new(game, &many));
    });
}

/// Returns a view in which the field at this index holds `value`.
fn with_field(view: &Value, place: usize, value: &Value) -> Option<Value> {
    let text = serde_json::to_string(view).unwrap();
    let mut fields: serde_json::Map<_, _> = serde_json::from_str(&text).unwrap();
    let name = fields.keys().nth(place)?.clone();
    fields.insert(name, serde_json::to_value(value).unwrap());
    Some(serde_json::from_value(fields.into()).unwrap())
}

#[test]
fn views_of_any_size() {
    let numbers = Value::from(vec![Value::from(1); 300_000]);
    let text = Value::from("x".repeat(10_000_000));
    let deep = (0..100).fold(Value::from(1), |inner, _| Value::from(vec![inner]));
    let keys = (0..100_000).map(|key| (format!("key{key}"), Value::from(1)));
    let keys = serde_json::to_string(&keys.collect::<std::collections::BTreeMap<_, _>>()).unwrap();
    let keys: Value = serde_json::from_str(&keys).unwrap();
    for_each_game(|game| {
        let table = new(game, &Tables::new()).unwrap();
        let view = table.view();
        for (what, value) in [
            ("numbers", &numbers),
            ("text", &text),
            ("deep", &deep),
            ("keys", &keys),
        ] {
            for place in 0.. {
                let Some(damaged) = with_field(&view, place, value) else {
                    break;
                };
                refused(&format!("{game}, field {place}: {what}"), || {
                    table.set_up_here(&damaged, None, None)
                });
            }
        }
        refused(&format!("{game}: keys instead of fields"), || {
            table.set_up_here(&keys, None, None)
        });
    });
}

#[test]
fn texts_of_any_length() {
    let words = "decision ".repeat(1_000_000);
    let digits = "9".repeat(10_000_000);
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        let save = table.save();
        for text in [&words, &digits] {
            refused(&format!("{game}: a decision"), || table.act(text));
            refused(&format!("{game}: an outcome"), || table.report(text));
            refused(&format!("{game}: a save"), || Table::load(text));
            refused(&format!("{game}: a line of a save"), || {
                Table::load(&(save.clone() + text))
            });
            let lines = (text.get(..9).unwrap().to_owned() + "\n").repeat(1_000_000);
            refused(&format!("{game}: lines of a save"), || {
                Table::load(&(save.clone() + &lines))
            });
            let options = table.options();
            let Value::Object(options) = &options else {
                panic!("options are an object");
            };
            let (option, _) = options.iter().next().unwrap();
            refused(&format!("{game}: an option"), || {
                Table::new(game, &[(option, text)], &Tables::new(), Dealer::nobody())
            });
            refused(&format!("{game}: the name of an option"), || {
                Table::new(game, &[(text, "1")], &Tables::new(), Dealer::nobody())
            });
        }
        refused("a game", || new(&words, &Tables::new()));
    });
}

#[test]
fn a_table_is_what_it_was_after_any_number_of_refusals() {
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        let save = table.save();
        for number in 0..20_000_u32 {
            assert!(table.act(&format!("fly {number}")).is_err());
            assert!(table.report(&format!("card {number}")).is_err());
            assert!(table.act_number(1_000_000 + number).is_err());
            assert!(table.report_number(1_000_000 + number).is_err());
        }
        assert_eq!(table.save(), save);
    });
}
