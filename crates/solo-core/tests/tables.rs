//! Tables: the output of spreadsheets is read, and every fault is found at its location.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use solo_core::{
    Csv, Cursor, Faults, Origins, Provenance, Ranged, Shared, Table, TableRow, TableSpec, Tables,
    read_rows, write_rows,
};

solo_core::word_enum! {
    enum Colour as "a colour" { Red = "red", White = "white" }
}

/// A card of the harbour.
///
/// Notes for programmers, which the table does not show.
#[derive(Clone, Debug, PartialEq, Table)]
#[table("cards", clause = "HA-1", rows = 3, rows_clause = "HA-3")]
struct CardRow<'a> {
    /// The id of the notation.
    id: &'a str,
    /// The colour of
    /// its back.
    colour: Colour,
    #[column(clause = "HA-2", range = 1..=9)]
    cost: u8,
    #[column(name = "size", alias = "length")]
    length: Option<Ranged<1, 3>>,
    goods: [u8; 2],
    floats: bool,
    prov: Origins<'a>,
}

fn faults(text: &str) -> String {
    let (csv, mut faults) = (Csv::new(text), Faults::new());
    let _ = read_rows::<CardRow<'_>>(&csv, &mut faults);
    faults.to_string()
}

const HEADER: &str = "id,colour,cost,size,goods,floats,prov\n";

#[test]
fn what_is_written_is_read() {
    let rows = [
        CardRow {
            id: "boat",
            colour: Colour::Red,
            cost: 9,
            length: Ranged::new(3),
            goods: [7, 12],
            floats: true,
            prov: Origins::new("H cost=P"),
        },
        CardRow {
            id: "a \"big\", heavy urn",
            colour: Colour::White,
            cost: 1,
            length: None,
            goods: [0, 0],
            floats: false,
            prov: Origins::default(),
        },
    ];
    let mut text = String::new();
    write_rows(&rows, &mut text).unwrap();
    let expected =
        "boat,red,9,3,7 12,yes,H cost=P\n\"a \"\"big\"\", heavy urn\",white,1,,0 0,no,U\n";
    assert_eq!(text, format!("{HEADER}{expected}"));
    for text in [
        text.clone(),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\n\n"),
        format!("\u{feff}{text}"),
    ] {
        let (csv, mut faults) = (Csv::new(&text), Faults::new());
        let read = read_rows::<CardRow<'_>>(&csv, &mut faults);
        assert_eq!(faults, Faults::new());
        assert!(read.iter().map(|placed| &placed.row).eq(&rows));
    }
}

#[test]
fn every_cell_that_cannot_be_read_is_found() {
    let rows = "boat,blue,10,4,7,maybe,X\n,red,1,1,1 2,yes,H gold=P\nurn,red,01,,1 300,no,H\n";
    let expected = [
        "cards line 2, colour: expected a colour, found \"blue\" (HA-1)",
        "cards line 2, cost: expected a whole number from 1 to 9, found \"10\" (HA-2)",
        "cards line 2, size: expected a number from 1 to 3, found \"4\" (HA-1)",
        "cards line 2, goods: expected 2 entries with one space between them, found 1 (HA-1)",
        "cards line 2, floats: expected yes or no, found \"maybe\" (HA-1)",
        "cards line 2, prov: expected letters of provenance (S, P, P2, R, H, U), with column=letters for \
         what differs, found \"X\" (HA-1)",
        "cards line 3, id: expected a text, found \"\" (HA-1)",
        "cards line 3, prov: there is no column \"gold\" (HA-1)",
        "cards line 4, cost: expected a whole number from 1 to 9, found \"01\" (HA-2)",
        "cards line 4, goods: expected a whole number from 0 to 255, found \"1 300\" (HA-1)",
    ];
    assert_eq!(faults(&format!("{HEADER}{rows}")), expected.join("; "));
}

#[test]
fn the_header_names_the_columns() {
    assert_eq!(
        faults("id,colour,price,cost,cost,goods,floats\n"),
        "cards line 1: there is no column \"price\" (HA-1); \
         cards line 1: the column cost comes twice (HA-1); \
         cards line 1: the column size is missing (HA-1)"
    );
    // In any order, and without optional columns.
    let text = "cost,id,size,floats,goods,colour\n4,urn,,no,1 2,red\n";
    let (csv, mut faults_found) = (Csv::new(text), Faults::new());
    let rows = read_rows::<CardRow<'_>>(&csv, &mut faults_found);
    assert_eq!((rows[0].row.id, rows[0].row.cost), ("urn", 4));
    assert!(rows[0].row.prov.has(Provenance::Owner));
    // By either name of a column.
    let text = format!(
        "{}urn,red,1,,1 2,no,H length=P\n",
        HEADER.replace("size", "length")
    );
    assert_eq!(faults(&text), "");
    assert_eq!(rows[0].at("id").to_string(), "cards line 2, id");
    let row = "urn,red,1,,1 2,no,H\n";
    assert_eq!(
        faults(&format!("{HEADER}{row}urn,red\n")),
        "cards line 3: 2 cells instead of 7 (HA-1)"
    );
    assert_eq!(
        faults(&format!("{HEADER}{}", row.repeat(4))),
        "cards: there are more than 3 rows (HA-3)"
    );
    assert!(faults("").starts_with("cards line 1: the column id is missing (HA-1)"));
}

#[test]
fn lines_are_counted_as_an_editor_does() {
    let csv = Csv::new("\n\na,b\n1,\"x\ny\"\n\n2,3\r\n\r\n4,5");
    let lines: Vec<u64> = csv.rows().map(|(line, _)| line).collect();
    assert_eq!(lines, [4, 7, 9]);
    // Cells longer, and rows wider, than the first guess.
    let wide = vec!["x".repeat(300); Csv::MOST_CELLS].join(",");
    let csv = Csv::new(&format!("{wide}\n{wide},x\n"));
    let (line, cells) = csv.rows().next().unwrap();
    assert_eq!((line, cells.len(), cells[49].len()), (2, 50, 300));
}

#[test]
fn a_table_describes_itself() {
    let spec = TableSpec::of::<CardRow<'_>>();
    assert_eq!((spec.name, spec.about), ("cards", "A card of the harbour."));
    let columns = CardRow::COLUMNS;
    let (colour, cost, prov) = (columns[1], columns[2], columns[6]);
    assert_eq!(
        (colour.name, colour.what, colour.about),
        ("colour", "a colour", "The colour of its back.")
    );
    assert_eq!(
        (cost.clause, cost.what),
        ("HA-2", "a whole number from 1 to 9")
    );
    assert!(prov.optional && !cost.optional);
}

#[test]
fn unknown_tables_are_named() {
    let tables = Tables::new().with("cads", "").with("cards", HEADER);
    let faults = tables.unknown(&[TableSpec::of::<CardRow<'_>>()], "HA-1");
    assert_eq!(
        faults.to_string(),
        "cads: there is no such table, but cards (HA-1)"
    );
    assert_eq!(tables.csv("cards").unwrap().rows().len(), 0);
    for wrong in [
        r#"{"cards":7}"#,
        r#"{"cards":["x"]}"#,
        "[]",
        r#"{"cards":"","cards":""}"#,
    ] {
        assert!(serde_json::from_str::<Tables>(wrong).is_err(), "{wrong}");
    }
}

/// A berth of the harbour.
#[derive(Clone, Debug, PartialEq, Table)]
#[table("places", clause = "HA-3")]
struct PlaceRow {
    /// Name of the berth.
    name: Shared<str>,
}

#[test]
fn rows_with_shared_texts_outlive_their_table() {
    const EMBEDDED: PlaceRow = PlaceRow {
        name: Shared::Static("pier"),
    };
    let rows = {
        let (csv, mut faults) = (Csv::new("name\npier\n"), Faults::new());
        read_rows::<PlaceRow>(&csv, &mut faults)
    };
    assert_eq!(rows[0].row, EMBEDDED);
    let mut text = String::new();
    write_rows(&[EMBEDDED], &mut text).unwrap();
    assert_eq!(text, "name\npier\n");
    let (csv, mut faults) = (Csv::new("name\n\u{200b}\n"), Faults::new());
    assert!(read_rows::<PlaceRow>(&csv, &mut faults).is_empty());
    let found = "places line 2, name: it has the character U+200B, which does not show (HA-3)";
    assert_eq!(faults.to_string(), found);
}

/// Reads at most two steps in parentheses, each with a colour.
const fn steps(cursor: &mut Cursor<'_>) -> [(u16, Option<Colour>); 2] {
    let mut steps = [(0, None); 2];
    let mut left: &mut [(u16, Option<Colour>)] = &mut steps;
    loop {
        let spot = cursor.spot();
        cursor.open();
        let count = cursor.number(1, 300);
        let colour = cursor
            .space()
            .one_of(&Colour::ALL, &Colour::WORDS, "a colour");
        cursor.close();
        match left {
            [first, rest @ ..] => {
                *first = (count, colour);
                left = rest;
            }
            [] => cursor.broken(spot, "there are at most two steps"),
        }
        if !cursor.more() {
            return steps;
        }
    }
}

#[test]
fn cells_are_read_while_compiling_too() {
    const STEPS: [(u16, Option<Colour>); 2] = steps(&mut Cursor::new("(300 red) (7 white)"));
    assert_eq!(STEPS, [(300, Some(Colour::Red)), (7, Some(Colour::White))]);
}

/// Reads a bid and how high it may be raised, 9 if nothing is said: `bid=3 20`.
const fn bid(cursor: &mut Cursor<'_>) -> [u8; 2] {
    let spot = cursor.spot();
    if !matches!(cursor.field(), b"bid") {
        cursor.expected(spot, "a bid");
    }
    let bid = cursor.byte(0, 9);
    let raised = if cursor.is_empty() {
        9
    } else {
        cursor.argument(2, 200)
    };
    [bid, raised]
}

#[test]
fn fields_and_arguments_of_a_cell_keep_their_bounds() {
    let read = |cell| {
        let mut wrong = String::new();
        let bid = Cursor::read(cell, bid, &mut |error| wrong = error.to_string());
        bid.ok_or(wrong)
    };
    assert_eq!(read("bid=0 2"), Ok([0, 2]));
    assert_eq!(read("bid=9 200"), Ok([9, 200]));
    assert_eq!(read("bid=9"), Ok([9, 9]));
    for (cell, expected) in [
        ("", "1: expected a bid, found \"\""),
        ("bid 3 20", "1: expected a bid, found \"bid\""),
        ("bid= 20", "5: expected a number from 0 to 9, found \" \""),
        (
            "bid=3x 20",
            "5: expected a number from 0 to 9, found \"3x\"",
        ),
        (
            "bid=10 20",
            "5: expected a number from 0 to 9, found \"10\"",
        ),
        ("bid=3,20", "6: expected a space and more, found \",\""),
        ("bid=3 1", "7: expected a number from 2 to 200, found \"1\""),
        (
            "bid=3 201",
            "7: expected a number from 2 to 200, found \"201\"",
        ),
        ("bid=3 20 ", "9: expected a space or the end, found \" \""),
    ] {
        assert_eq!(read(cell), Err(format!("character {expected}")), "{cell:?}");
    }
}

#[test]
fn the_first_error_of_a_cell_is_told_with_its_place() {
    for (cell, expected) in [
        ("", "character 1: expected \"(\", found \"\""),
        (
            "(0 red)",
            "character 2: expected a number from 1 to 300, found \"0\"",
        ),
        (
            "(07 red)",
            "character 2: expected a number from 1 to 300, found \"07\"",
        ),
        (
            "(301 red)",
            "character 2: expected a number from 1 to 300, found \"301\"",
        ),
        (
            "(99999999 red)",
            "character 2: expected a number from 1 to 300, found \"99999999\"",
        ),
        (
            "(1x red)",
            "character 2: expected a number from 1 to 300, found \"1x\"",
        ),
        ("(1)", "character 3: expected a space and more, found \")\""),
        ("(1 blue)", "character 4: expected a colour, found \"blue\""),
        (
            "(1 r\u{f6}d)",
            "character 4: expected a colour, found \"r\u{f6}d\"",
        ),
        ("(1 red", "character 7: expected \")\", found \"\""),
        (
            "(1 red)(1 red)",
            "character 8: expected a space or the end, found \"(\"",
        ),
        (
            "(1 red) (1 red) (1 red)",
            "character 17: there are at most two steps",
        ),
        (
            "(1 red) (0 blue) (",
            "character 10: expected a number from 1 to 300, found \"0\"",
        ),
    ] {
        let mut said = Vec::new();
        let read = Cursor::read(cell, steps, &mut |wrong| said.push(wrong.to_string()));
        assert_eq!((read, &*said), (None, &[expected.to_owned()][..]), "{cell}");
    }
    let mut fields = Cursor::new("mix=any");
    assert_eq!(
        (fields.field(), fields.word(), fields.is_empty()),
        (&b"mix"[..], &b"any"[..], true)
    );
    assert!(fields.finish().is_none());
    assert!(Cursor::new("any mix").field().is_empty());
}

#[test]
fn texts_have_bounds() {
    // One row beyond the bound is kept, which shows that there are too many.
    let counts = [9_999, 10_000, 10_001, 10_002];
    let kept = counts.map(|count| Csv::new(&"name\n".repeat(count + 1)).rows().len());
    assert_eq!(kept, [9_999, 10_000, 10_001, 10_001]);
    let kept = counts.map(|count| Csv::of_values(&"name = 1\n".repeat(count)).rows().len());
    assert_eq!(kept, [9_999, 10_000, 10_001, 10_001]);
    let read = |count: usize| {
        let (csv, mut faults) = (Csv::new(&"name\n".repeat(count + 1)), Faults::new());
        let rows = read_rows::<PlaceRow>(&csv, &mut faults).len();
        (rows, faults.to_string())
    };
    assert_eq!(read(10_000), (10_000, String::new()));
    let (_, fault) = read(10_001);
    assert_eq!(fault, "places: there are more than 10000 rows (HA-3)");
    let cells = [49, 50, 51].map(|count| {
        let csv = Csv::new(&vec!["x"; count].join(","));
        csv.header().len()
    });
    assert_eq!(cells, [49, 50, 50]);
}

#[test]
fn reports_have_bounds() {
    let mut faults = Faults::new();
    for row in 0..1_000 {
        faults.add(row, "HA-1", "wet");
    }
    assert_eq!(faults.len(), 1_000);
    assert!(faults.iter().all(|fault| fault.message == "wet"));
    for omitted in 1..3 {
        faults.add("", "HA-1", "wet");
        assert_eq!(faults.len(), 1_001);
        let last = faults.iter().last().unwrap();
        assert_eq!(
            last.message,
            format!("{omitted} further faults are left out")
        );
    }
    for (length, cut) in [(2_000, 2_000), (2_001, 2_000 + "...".len())] {
        let mut faults = Faults::new();
        faults.add("x".repeat(length), "HA-1", "y".repeat(length));
        let fault = faults.iter().next().unwrap();
        assert_eq!((fault.at.len(), fault.message.len()), (cut, cut));
    }
}
