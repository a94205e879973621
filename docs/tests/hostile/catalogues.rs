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
            // Empty cells would be those of a spreadsheet that is wider than its table.
            let commas = ",x".repeat(500_000);
            let wide = |row: &str| row.to_owned() + &commas;
            is_refused("cells of a row", sheet.long(1, &wide));
            let commas = ",x".repeat(99);
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
                "(", "((", "choose (", "9", "-", "0.", "+", "=", " x", "\u{feff}", "\0",
                "\u{fffd}", "e\u{301}", "\u{2028}", "\"\"", ";",
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

fn keys(count: usize) -> String {
    let keys = (0..count).map(|key| format!("\"c{key}\":1"));
    format!("{{{}}}", keys.collect::<Vec<_>>().join(","))
}

#[test]
fn rows_as_data() {
    for (what, table) in [
        (
            "100,000 rows",
            format!("[{}]", vec![r#"{"id":1}"#; 100_000].join(",")),
        ),
        ("a row of 300,000 keys", format!("[{}]", keys(300_000))),
        ("300,000 names and values", keys(300_000)),
    ] {
        let data = json(&format!(r#"{{"table":{table}}}"#));
        refused(what, || {
            // An error is that of the data or that of the game.
            let tables = Tables::try_from(&data);
            tables.map_or_else(|_| new("", &Tables::new()), |tables| new("votk", &tables))
        });
    }
    let wide = vec![keys(50); 3_000].join(",");
    let deep = format!("{{\"id\":{}{}}}", "[".repeat(100), "]".repeat(100));
    for_each_game(|game| {
        let name = sheets(game).swap_remove(0).name;
        for (what, rows) in [("3,000 rows of 50 keys", &wide), ("brackets", &deep)] {
            let data = json(&format!(r#"{{"{name}":[{rows}]}}"#));
            refused(&format!("{game}, {name}: {what}"), || {
                new(game, &Tables::try_from(&data).unwrap())
            });
        }
    });
}
