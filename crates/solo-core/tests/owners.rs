//! Tables of the owner of a box in every form in which they may be supplied.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use core::fmt::{self, Display, Write};

use solo_core::{
    Card, Cell, Csv, Faults, Origins, Provenance, Shared, Table, Tables, cell_value, read_rows,
    write_rows,
};

/// Returns the text of the table `t` in these tables.
fn text(tables: &str) -> String {
    let tables: Tables = serde_json::from_str(tables).unwrap();
    tables.get("t").unwrap().to_owned()
}

#[test]
fn tables_are_texts_or_data() {
    assert_eq!(text(r#"{"t":"a\n1\n"}"#), "a\n1\n");
    // The columns are in the order of their first appearance; a missing value is empty.
    assert_eq!(
        text(r#"{"t":[{"id":"boat","n":4},{"id":"a, b","on":["x",["red",2]],"n":null}]}"#),
        "id,n,on\nboat,4,\n\"a, b\",,x (red 2)\n"
    );
    assert_eq!(
        text(r#"{"t":{"coins":5,"lid":true,"deep":false,"by":{"red":1,"white":2}}}"#),
        "name,value\ncoins,5\nlid,yes\ndeep,no\nby,red=1 white=2\n"
    );
    assert_eq!(text(r#"{"t":[]}"#), "\n");
    let fault = |tables| {
        serde_json::from_str::<Tables>(tables)
            .unwrap_err()
            .to_string()
    };
    for (wrong, reason) in [
        ("7", "tables are an object from name to text"),
        (r#"{"t":[7]}"#, "t: expected objects"),
        (
            r#"{"t":7}"#,
            "t: expected a text, a list of objects or an object",
        ),
    ] {
        assert!(
            fault(wrong).starts_with(reason),
            "{wrong}: {}",
            fault(wrong)
        );
    }
}

#[test]
fn tables_are_put_together_and_shown() {
    let mut tables = Tables::new();
    assert!(tables.is_empty());
    let row = |cells: [&str; 2]| cells.map(String::from).to_vec();
    tables.put_rows("t", &row(["id", "name"]), &[row(["boat", "The \"Boat\""])]);
    assert_eq!(
        tables.get("t"),
        Some("id,name\nboat,\"The \"\"Boat\"\"\"\n")
    );
    assert!(!tables.is_empty());
    let tables = tables.with("s", "a\n");
    assert!(tables.iter().map(|(name, _)| name).eq(["s", "t"]));
    let json = serde_json::to_string(&tables).unwrap();
    assert_eq!(serde_json::from_str::<Tables>(&json).unwrap(), tables);
    let faults = tables.unknown(&[], "X-1").to_string();
    assert_eq!(
        faults,
        "s: there is no such table (X-1); t: there is no such table (X-1)"
    );
}

#[test]
fn names_and_values_may_be_lines() {
    let lines =
        "# a remark\n[start]\n\ncoins = 5 # published\ncolours = [\"red\", \"white\"]\nlid\n";
    let csv = Csv::of_values(lines);
    assert_eq!(csv.header(), ["name", "value"]);
    let rows: Vec<(u64, String)> = csv
        .rows()
        .map(|(line, row)| (line, row.join("|")))
        .collect();
    assert_eq!(
        rows,
        [
            (4, "coins|5".into()),
            (5, "colours|red white".into()),
            (6, "lid|".into())
        ]
    );
    let table = "\u{feff}name,value\ncoins,5\n";
    assert_eq!(Csv::of_values(table), Csv::new(table));
}

#[test]
fn origins_in_columns_of_their_own_become_one() {
    let csv = Csv::new("id,name,name_prov,data_prov\nboat,Boat,P,H\nurn,Urn,H,H\nshort\n");
    let one = csv.with_one_origin_column();
    let expected = "id,name,prov\nboat,Boat,H name=P\nurn,Urn,H\nshort\n";
    assert_eq!(one, Csv::new(expected));
    assert_eq!(one.clone().with_one_origin_column(), one);
}

#[test]
fn an_origin_is_that_of_the_column_or_of_the_row() {
    let origins = Origins::new("H name=P+R");
    assert_eq!(origins.text(), "H name=P+R");
    let of = |column| origins.of(column).collect::<Vec<_>>();
    assert_eq!(of("cost"), [Provenance::House]);
    assert_eq!(of("name").len(), 2);
    assert!(of("name").contains(&Provenance::Published));
    assert!(Origins::new("name=P").of("cost").eq([Provenance::Owner]));
    let held = [Provenance::House, Provenance::Ruling, Provenance::Owner];
    assert_eq!(held.map(|letter| origins.has(letter)), [true, true, false]);
}

#[test]
fn cells_are_words_numbers_and_lists() {
    let json = |text| serde_json::to_string(&cell_value(text)).unwrap();
    assert_eq!(json("roll 3 ((cube 1))"), r#"["roll",3,[["cube",1]]]"#);
    assert_eq!(json("a 01 4294967296"), r#"["a","01","4294967296"]"#);
    // Text that is not part of a list ends it.
    assert_eq!(json("a,b"), r#"["a"]"#);
    // Nor is a list too deep inside others.
    assert_eq!(json(&"(".repeat(1_000_000)), r#"[[[[[[[[[""]]]]]]]]]"#);
}

#[test]
fn tables_as_data_have_bounds() {
    let read = |json: &str| Tables::try_from(&serde_json::from_str(json).unwrap());
    let list = |count: usize, entry: &dyn Fn(usize) -> String| {
        (0..count).map(entry).collect::<Vec<_>>().join(",")
    };
    let row = |count| format!("{{{}}}", list(count, &|at| format!("\"c{at}\":1")));
    let rows = |count| format!("{{\"t\":[{}]}}", list(count, &|_| row(1)));
    let others = |count| {
        let other = |at| format!("{{\"c{at}\":1}}");
        format!("{{\"t\":[{}]}}", list(count, &other))
    };
    let tables = |count| format!("{{{}}}", list(count, &|at| format!("\"t{at}\":\"\"")));
    type Form<'a> = &'a dyn Fn(usize) -> String;
    let forms: [(Form<'_>, usize, &str); 5] = [
        (&rows, Csv::MOST_ROWS, "t: there are more than 10000 rows"),
        (
            &|count| format!("{{\"t\":{}}}", row(count)),
            Csv::MOST_ROWS,
            "t: there are more than 10000 rows",
        ),
        (
            &|count| format!("{{\"t\":[{}]}}", row(count)),
            Csv::MOST_CELLS,
            "t: there are more than 50 columns",
        ),
        (
            &others,
            Csv::MOST_CELLS,
            "t: there are more than 50 columns",
        ),
        (&tables, Tables::MOST, "there are more than 100 tables"),
    ];
    for (form, most, what) in forms {
        assert!(read(&form(most)).is_ok(), "{what}");
        assert_eq!(read(&form(most + 1)).unwrap_err(), what);
    }
}

/// A card with its position.
#[derive(Clone, Debug, PartialEq, Table)]
#[table("lying", clause = "X-2")]
struct Lying {
    /// The card.
    card: Card,
    /// Position of the card.
    place: Shared<str>,
}

#[test]
fn playing_cards_and_shared_texts_are_cells() {
    let written = "card,place\nKS,table\nJk,tomb\n";
    let (csv, mut faults) = (Csv::new(written), Faults::new());
    let rows = read_rows::<Lying>(&csv, &mut faults);
    assert_eq!(faults, Faults::new());
    let rows: Vec<Lying> = rows.into_iter().map(|placed| placed.row).collect();
    let mut text = String::new();
    write_rows(&rows, &mut text).unwrap();
    assert_eq!(text, written);
    let tables = Tables::new().with_rows(&rows);
    assert_eq!(tables, Tables::new().with("lying", written));
    let csv = Csv::new("card,place\nKX,table\n");
    let _ = read_rows::<Lying>(&csv, &mut faults);
    assert_eq!(
        faults.to_string(),
        "lying line 2, card: expected a card, found \"KX\" (X-2)"
    );
}

/// An even number of oars.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Oars(u8);

impl Cell<'_> for Oars {
    const WHAT: &'static str = "a number of oars";

    fn read(text: &str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        let oars = u8::read(text, wrong)?;
        if oars % 2 == 1 {
            wrong(&"one oar is left over");
        }
        Some(Self(oars))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        self.0.write(out)
    }
}

/// A boat with its crew.
#[derive(Clone, Debug, PartialEq, Table)]
#[table("boats", clause = "X-3")]
struct Boat {
    /// Its oars.
    oars: Oars,
    /// The people in it.
    #[column(range = 1..=9)]
    crew: u8,
}

#[test]
fn a_row_with_a_fault_is_left_out() {
    let csv = Csv::new("oars,crew\n2,9\n3,1\n4,10\n6,x\n-1,1\n8,1\n");
    let mut faults = Faults::new();
    let rows = read_rows::<Boat>(&csv, &mut faults);
    let rows: Vec<_> = rows.into_iter().map(|placed| placed.row.oars.0).collect();
    assert_eq!(rows, [2, 8]);
    assert_eq!(
        faults.to_string(),
        "boats line 3, oars: one oar is left over (X-3); \
         boats line 4, crew: expected a whole number from 1 to 9, found \"10\" (X-3); \
         boats line 5, crew: expected a whole number from 1 to 9, found \"x\" (X-3); \
         boats line 6, oars: expected a number of oars, found \"-1\" (X-3)"
    );
}

#[test]
fn what_is_shared_is_equal_wherever_it_is() {
    static EMBEDDED: [u8; 2] = [1, 2];
    let embedded = Shared::<[u8; 2]>::from(&EMBEDDED);
    let loaded = Shared::from([1, 2]);
    assert_eq!((&embedded, &loaded), (&loaded.clone(), &embedded.clone()));
    assert_ne!(loaded, Shared::from([1, 3]));
    assert_eq!(format!("{embedded:?}{loaded:?}"), "[1, 2][1, 2]");
}

#[test]
fn an_empty_cell_of_provenance_was_entered_by_the_owner() {
    use solo_core::SharedOrigins;
    let read = |text| SharedOrigins::read(text, &mut |_| ());
    assert_eq!(read(""), Some(SharedOrigins::new("U")));
    assert_eq!(read("P name=H"), Some(SharedOrigins::new("P name=H")));
    assert_eq!(read("X"), None);
    let borrowed = |text| Origins::read(text, &mut |_| ());
    assert_eq!(borrowed(""), Some(Origins::new("U")));
    assert_eq!(borrowed("P2 name=U"), Some(Origins::new("P2 name=U")));
    // In columns of their own, empty or left out.
    let csv = Csv::new("id,name,name_prov\nboat,Boat,P\nurn,Urn,\n");
    let expected = "id,name,prov\nboat,Boat,U name=P\nurn,Urn,U\n";
    assert_eq!(csv.with_one_origin_column(), Csv::new(expected));
}
