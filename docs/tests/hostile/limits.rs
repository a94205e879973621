//! The limits are wide enough for the games here, and narrower or wider ones can be had.

use solo_table::botmegistus::Companion;
use solo_table::{Dealer, ErrorKind, Limits, Table, TableError, Tables, Value};

use super::{for_each_game, new};

/// The limits are this many times what a game needs.
const ROOM: usize = 8;

#[test]
fn games_have_room() {
    let limits = Limits::default();
    for_each_game(|game| {
        let mut table = new(game, &Tables::new()).unwrap();
        let tables = table.catalogue();
        let bytes: usize = tables
            .iter()
            .map(|(name, text)| name.len() + text.len())
            .sum();
        assert!(
            bytes * ROOM <= limits.catalogue,
            "{game}: {bytes} bytes of tables"
        );
        assert!(
            tables.iter().len() * ROOM <= limits.tables,
            "{game}: {} tables",
            tables.iter().len()
        );
        let mut longest = 0;
        while let Some(choice) = table.choices().into_iter().next_back() {
            longest = longest.max(table.view().to_string().len());
            table.act(&choice.notation).unwrap();
        }
        assert!(
            longest * ROOM <= limits.view,
            "{game}: {longest} bytes of a view"
        );
        let save = table.save();
        assert!(
            save.len() * ROOM <= limits.save,
            "{game}: {} bytes of a save",
            save.len()
        );
        let command = serde_json::to_string(&(save, tables, table.view())).unwrap();
        assert!(
            command.len() <= limits.line,
            "{game}: {} bytes of a line",
            command.len()
        );
    });
}

#[test]
fn limits_are_kept() {
    for_each_game(|game| {
        let (none, dealer) = (Tables::new(), Dealer::seeded(1));
        let table = new(game, &none).unwrap();
        let (save, view, tables) = (table.save(), table.view(), table.catalogue());
        let bytes: usize = tables
            .iter()
            .map(|(name, text)| name.len() + text.len())
            .sum();
        let mut exact = Limits::default();
        exact.save = save.len();
        exact.view = view.to_string().len();
        exact.tables = tables.iter().len();
        exact.catalogue = bytes;
        let attempts = |limits: Limits, table: &Table| {
            [
                limits.load(&save, &none).err(),
                table.load_here(&save).err(),
                limits.set_up(game, &[], &none, dealer.clone(), &view).err(),
                table.set_up_here(&view, None, None).err(),
                limits.new_table(game, &[], &tables, dealer.clone()).err(),
                limits.load(&save, &tables).err(),
                table.begin_again(None, Some(&tables)).err(),
                table.set_up_here(&view, None, Some(&tables)).err(),
            ]
        };
        let made = exact.new_table(game, &[], &none, dealer.clone()).unwrap();
        assert_eq!(attempts(exact, &made), [const { None }; 8], "{game}");
        let mut refusals = 0;
        for (index, kinds) in [
            (0, ErrorKind::BadSave),
            (1, ErrorKind::BadPosition),
            (2, ErrorKind::BadCatalogue),
            (3, ErrorKind::BadCatalogue),
        ] {
            let mut narrow = exact;
            let bounds = [
                &mut narrow.save,
                &mut narrow.view,
                &mut narrow.tables,
                &mut narrow.catalogue,
            ];
            let bound = bounds.into_iter().nth(index).unwrap();
            if *bound == 0 {
                continue;
            }
            *bound -= 1;
            for error in attempts(narrow, &made.clone().within(narrow))
                .iter()
                .flatten()
            {
                assert_eq!(error.kind, kinds, "{game}: {error}");
                assert!(error.message.contains(" more than "), "{game}: {error}");
                refusals += 1;
            }
        }
        // Tomb of Four Kings has a catalogue of no tables.
        assert!(refusals >= 6, "{game}: {refusals}");
    });
}

/// The most that is read, what it is called, and what becomes of an input of a length.
type Attempt<'a> = (usize, &'a str, &'a dyn Fn(usize) -> Option<String>);

/// The bounds of the guide, each with an input that keeps it and one that is a byte, or a table, longer.
#[test]
fn bounds_are_exact() {
    let limits = Limits::default();
    let none = Tables::new();
    let table = new("tomb4k", &none).unwrap();
    let bytes = |count: usize| "x".repeat(count);
    let json = |count: usize| {
        limits.read_json(ErrorKind::BadPosition, &format!("\"{}\"", bytes(count - 2)))
    };
    let line = |count: usize| {
        let text = format!("{}\nnext\n", bytes(count));
        let mut input = text.as_bytes();
        let first = limits.read_line(&mut input).unwrap().unwrap();
        let next = limits.read_line(&mut input).unwrap().unwrap();
        assert_eq!(next, Ok(String::from("next")));
        first
    };
    let evening = |count: usize| {
        let mut evening = Companion::new(&Companion::RECOMMENDED, &none).unwrap();
        evening.enter(&bytes(count))
    };
    let view = |count: usize| {
        let view = Value::from(bytes(count - 2));
        table.set_up_here(&view, None, None)
    };
    let tables = |count: usize| {
        let names = (0..count).map(|number| format!("t{number}"));
        names.fold(Tables::new(), |tables, name| tables.with(&name, ""))
    };
    let catalogue = |count: usize| Tables::new().with("cards", bytes(count - "cards".len()));
    let error = |result: Result<_, TableError>| result.err().map(|error| error.message);
    let attempts: [Attempt<'_>; 9] = [
        (262_144, "the JSON", &|count| {
            json(count).err().map(|error| error.message)
        }),
        (262_144, "the line", &|count| {
            line(count).err().map(|error| error.message)
        }),
        (262_144, "the line", &|count| {
            evening(count).err().map(|error| error.message)
        }),
        (262_144, "the line", &|count| {
            error(table.amended(&[&bytes(count - 1)]))
        }),
        (1 << 20, "the save", &|count| {
            error(Table::load(&bytes(count)))
        }),
        (1 << 20, "the save", &|count| {
            Companion::load(&bytes(count))
                .err()
                .map(|error| error.message)
        }),
        (262_144, "the view", &|count| error(view(count))),
        (262_144, "the catalogue", &|count| {
            error(new("tomb4k", &catalogue(count)))
        }),
        (100, "", &|count| error(new("tomb4k", &tables(count)))),
    ];
    for (most, what, attempt) in attempts {
        let unit = if what.is_empty() {
            "there are more than 100 tables".to_owned()
        } else {
            format!("{what} has more than {most} bytes")
        };
        let kept = attempt(most).unwrap_or_default();
        assert!(!kept.contains(" more than "), "{what}: {kept}");
        assert_eq!(attempt(most + 1), Some(unit));
    }
}

#[test]
fn sentences_are_cut_off() {
    let message = |count: usize| new(&"x".repeat(count), &Tables::new()).unwrap_err().message;
    let around = message(0).len();
    let longest = message(10_000 - around);
    assert_eq!(longest.len(), 10_000);
    assert!(!longest.ends_with("..."));
    let cut = message(10_001 - around);
    assert_eq!(cut.len(), 10_000 + "...".len());
    assert!(cut.ends_with("..."));
}
