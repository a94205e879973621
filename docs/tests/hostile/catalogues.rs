//! Catalogues as comma-separated text and as data.

use std::cell::Cell;

use solo_table::{Limits, Tables};

use super::{for_each_game, json, new, refused};

/// A table of a game: its name, its header and its rows.
struct Sheet {
    name: String,
    header: String,
    rows: Vec<String>,
}

fn sheets(game: &str) -> Vec<Sheet> {
    let texts = new(game, &Tables::new()).unwrap().catalogue();
    let sheet = |(name, text): (&str, &str)| {
        let mut lines = text.lines().map(str::to_owned);
        Sheet {
            name: name.to_owned(),
            header: lines.next().unwrap(),
            rows: lines.collect(),
        }
    };
    texts.iter().map(sheet).collect()
}

impl Sheet {
    /// Returns the tables with this number of rows in this one, each changed.
    fn long(&self, count: usize, change: &dyn Fn(&str) -> String) -> Tables {
        let rows = self.rows.iter().cycle().take(count);
        let lines = rows.map(|row| change(row) + "\n");
        let text = format!("{}\n{}", self.header, lines.collect::<String>());
        Tables::new().with(&self.name, text)
    }

    /// Returns the tables with a row in which every cell is this text.
    fn of(&self, cell: &str) -> Tables {
        let cells = self.header.split(',').map(|_| cell);
        let row = cells.collect::<Vec<_>>().join(",");
        Tables::new().with(&self.name, format!("{}\n{row}\n", self.header))
    }
}

/// Checks that tables are refused as they are, and as much of them as the limits let in.
fn refused_at_any_length(game: &str, what: &str, tables: &Tables) {
    refused(&format!("{game}: {what}"), || new(game, tables));
    let (name, text) = tables.iter().next().unwrap();
    let most = Limits::default().catalogue - name.len();
    let short = Tables::new().with(name, text.get(..most.min(text.len())).unwrap());
    refused(&format!("{game}, {name}: some {what}"), || {
        new(game, &short)
    });
}

#[test]
fn rows_and_cells() {
    for_each_game(|game| {
        for sheet in sheets(game) {
            let is_refused = |what, tables| refused_at_any_length(game, what, &tables);
            is_refused("rows", sheet.long(20_000, &str::to_owned));
            let number = Cell::new(0);
            let others = |row: &str| {
                number.set(number.get() + 1);
                row.replacen(',', &format!("{},", number.get()), 1)
            };
            is_refused("rows of other names", sheet.long(9_000, &others));
            let broken = |row: &str| row.replace(',', ",?");
            is_refused("broken rows", sheet.long(9_000, &broken));
            let commas = ",".repeat(1_000_000);
            let wide = |row: &str| row.to_owned() + &commas;
            is_refused("cells of a row", sheet.long(1, &wide));
            let commas = ",".repeat(99);
            let wide = |row: &str| row.to_owned() + &commas;
            is_refused("rows of too many cells", sheet.long(9_000, &wide));
            let letters = "x".repeat(1_000_000);
            is_refused("letters", sheet.of(&letters));
            let open = |row: &str| format!("\"{row}{}", "\n".repeat(1_000_000));
            is_refused("lines of a quote that never ends", sheet.long(1, &open));
        }
    });
}

#[test]
fn a_million_rows() {
    for_each_game(|game| {
        let sheet = sheets(game).swap_remove(0);
        let rows = sheet.long(1_000_000, &str::to_owned);
        refused_at_any_length(game, "a million rows", &rows);
    });
}

#[test]
fn cells() {
    for_each_game(|game| {
        for sheet in sheets(game) {
            let columns = sheet.header.split(',').count() + 1;
            let most = Limits::default().catalogue / columns - 10;
            for part in [
                "(", "((", "choose (", "9", "-", "0.", "+", "=", " ", "\u{feff}", "\0", "\u{fffd}",
                "e\u{301}", "\u{2028}", "\"\"", ";",
            ] {
                let cell = part.repeat(most / part.len());
                refused(
                    &format!("{game}, {}: cells of {part:?}", sheet.name),
                    || new(game, &sheet.of(&cell)),
                );
            }
            let digits = "9".repeat(1_000);
            refused(&format!("{game}, {}: 1,000 digits", sheet.name), || {
                new(game, &sheet.of(&digits))
            });
        }
    });
}

#[test]
fn rows_as_data() {
    let keys = |count: usize| {
        let keys = (0..count).map(|key| format!("\"c{key}\":1"));
        format!("{{{}}}", keys.collect::<Vec<_>>().join(","))
    };
    let rows = json(&format!("[{}]", vec![r#"{"id":1}"#; 300_000].join(",")));
    let wide = json(&format!("[{}]", vec![keys(50).as_str(); 10_000].join(",")));
    let wider = json(&format!("[{}]", keys(1_000_000)));
    let values = json(&keys(1_000_000));
    for_each_game(|game| {
        let sheet = sheets(game).swap_remove(0);
        for (what, table) in [
            ("300,000 rows", &rows),
            ("10,000 rows of 50 keys", &wide),
            ("a row of a million keys", &wider),
            ("a million names and values", &values),
        ] {
            let data = [(sheet.name.clone(), table.clone())].into_iter().collect();
            let data = solo_table::Value::Object(data);
            refused(&format!("{game}, {}: {what}", sheet.name), || {
                // An error is that of the data or that of the game.
                let tables = Tables::try_from(&data);
                tables.map_or_else(|_| new("", &Tables::new()), |tables| new(game, &tables))
            });
        }
        let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
        let deep = json(&format!(r#"{{"{}":[{{"id":{deep}}}]}}"#, sheet.name));
        refused(&format!("{game}, {}: brackets", sheet.name), || {
            new(game, &Tables::try_from(&deep).unwrap())
        });
    });
}

#[test]
fn any_number_of_tables() {
    let mut many = Tables::new();
    for number in 0..20_000 {
        many.put(&format!("table{number:05}"), String::new());
    }
    let names = (0..1_000_000).map(|number| format!("\"t{number}\":\"\""));
    let names = format!("{{{}}}", names.collect::<Vec<_>>().join(","));
    assert!(Tables::try_from(&json(&names)).is_err());
    for_each_game(|game| {
        refused(&format!("{game}: 20,000 tables"), || new(game, &many));
    });
}
