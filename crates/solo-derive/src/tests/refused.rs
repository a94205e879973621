//! Declarations that are refused, with the message that their author reads.

use proc_macro2::TokenStream;
use syn::{DeriveInput, Result, parse_str};

use crate::{data, event, features, notation, reason, table};

/// Checks the message for each declaration; an empty message is for one without a mistake.
fn check(derive: impl Fn(&DeriveInput) -> Result<TokenStream>, cases: &[(&str, &str)]) {
    for (declaration, message) in cases {
        let input = parse_str(declaration).unwrap();
        let found = derive(&input).map_or_else(|error| error.to_string(), |_| String::new());
        assert_eq!(found, *message, "{declaration}");
    }
}

#[test]
fn the_notation_of_a_noun() {
    const WHAT: &str = "say what it is: `#[notation(\"a decision\", game = YourGame)]`";
    const SAYS: &str = "say how it is written: `#[says(\"word {field}\", label = \"...\")]`";
    const WORDS: &str = "words and `{field}`s with one space between them";
    check(
        notation::derive,
        &[
            ("enum Act { #[says(\"go\")] Go }", WHAT),
            ("#[notation(\"an act\")] enum Act { Go }", SAYS),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go\")] Go }",
                "",
            ),
            (
                "#[notation(\"an act\", key = 1)] enum Act { #[says(\"go\")] Go }",
                "`game = YourGame`, `data = list` or `data = text`",
            ),
            (
                "#[notation(\"an act\", data = rows)] enum Act { #[says(\"go\")] Go }",
                "`list` or `text`",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go\", name = \"Go\")] Go }",
                "`label = \"...\"` or `group = \"...\"`",
            ),
            (
                "#[notation(\"acts\", data = list)] enum Act { #[says(\"go\")] Go, #[says(\"stay\")] Stay }",
                "a list of fields is the data of a struct",
            ),
            (
                "#[notation(\"an act\")] union Act { go: u8 }",
                "unions have no notation",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go  on\")] Go }",
                WORDS,
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go {to}.\")] Go { to: u8 } }",
                WORDS,
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go\")] Go { to: u8 } }",
                "the notation has {to} 0 times instead of once",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go {to} {to}\")] Go(u8) }",
                "the notation has {to} 2 times instead of once",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go {from} {to}\")] Go(u8) }",
                "`Go` has 1 fields, and the text names 2: {from}, {to}",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go {from} {to}\")] Go(u8, u8) }",
                "",
            ),
        ],
    );
}

#[test]
fn the_fields_of_a_template() {
    let of = |label: &str, fields: &str| {
        format!(
            "#[notation(\"an act\")] enum Act {{ #[says(\"go{}\", label = {label:?})] Go {fields} }}",
            if fields.is_empty() { "" } else { " {to}" }
        )
    };
    let to = "{ to: u8 }";
    for (label, fields, message) in [
        ("Go to {to}", to, ""),
        ("Go to {to:a}, {to#1=one|more} or {to?none=back|on}", to, ""),
        ("Go {to#1=to {to}|on}", to, ""),
        (
            "Go to {too}",
            to,
            "`Go` has no field {too}; its fields: {to}",
        ),
        (
            "Go {to#1=to {too}|on}",
            to,
            "`Go` has no field {too}; its fields: {to}",
        ),
        ("Go to {to}", "", "`Go` has no field {to}; it has no fields"),
        ("Go to {to", to, "`{` without its partner `}`"),
        ("Go to {to:a", to, "`{` without its partner `}`"),
        ("Go to to}", to, "`}` without its partner `{`"),
        ("Go to {t{to}o}", to, "a brace within the name of a field"),
        ("Why? To {to}: #1", to, ""),
    ] {
        check(notation::derive, &[(&of(label, fields), message)]);
    }
}

#[test]
fn the_events_of_a_game() {
    const GAME: &str = "name the game: `#[event(game = YourGame)]`";
    const SAYS: &str =
        "say its tag and its sentence: `#[event(\"tag\", \"Sentence with {field}.\")]`";
    const INNER: &str = "`inner` is for a variant with one value";
    let of = |variant: &str| format!("#[event(game = Ten)] enum Event {{ {variant} }}");
    check(
        event::derive,
        &[
            ("enum Event { #[event(\"go\", \"You go.\")] Go }", GAME),
            ("#[event(game = Ten)] struct Event;", "events are an enum"),
            (
                "#[event(name = Ten)] enum Event {}",
                "`game = YourGame`, `tag = \"field\"` or `further = function`",
            ),
            (&of("#[event(\"go\", \"You go.\")] Go"), ""),
            (&of("Go"), SAYS),
            (
                &of("#[event(\"go\", other)] Go(u8)"),
                "a sentence, or `inner`",
            ),
            (&of("#[event(\"go\", inner)] Go(u8)"), ""),
            (&of("#[event(\"go\", inner)] Go"), INNER),
            (&of("#[event(\"go\", inner)] Go(u8, u8)"), INNER),
            (&of("#[event(\"go\", inner)] Go { to: u8 }"), INNER),
            (
                &of("#[event(\"go\", \"You go.\", few = to)] Go { to: u8 }"),
                "`many = field` or `word(name = function)`",
            ),
            (
                &of("#[event(\"go\", \"You go.\", many = from)] Go { to: u8 }"),
                "`Go` has no field from",
            ),
            (
                &of("#[event(\"go\", \"You go to {to}.\", many = to)] Go { to: u8 }"),
                "",
            ),
            (
                &of("#[event(\"go\", \"You go {from}.\")] Go { to: u8 }"),
                "`Go` has no field {from}; its fields: {to}",
            ),
        ],
    );
}

#[test]
fn the_fields_of_data() {
    const NAMES: &str = "data has fields with names";
    let of = |fields: &str| format!("#[data(game = Ten)] struct View {{ {fields} }}");
    let by = |variant: &str| format!("#[data(game = Ten, by = Phase)] enum More {{ {variant} }}");
    check(
        data::derive,
        &[
            (
                "struct View { turn: u8 }",
                "name the game: `#[data(game = YourGame)]`",
            ),
            (
                "#[data(name = Ten)] struct View {}",
                "`game = YourGame` or `by = Type`",
            ),
            (
                "#[data(game = Ten)] enum View { Go }",
                "data is a struct, or an enum with `#[data(by = Type)]`",
            ),
            (
                "#[data(game = Ten, by = Phase)] struct View { turn: u8 }",
                "data is a struct, or an enum with `#[data(by = Type)]`",
            ),
            ("#[data(game = Ten)] struct View(u8);", NAMES),
            (
                &of("turn: u8, #[data(optional, name = \"more\")] rest: u8"),
                "",
            ),
            (
                &of("#[data(rename = \"more\")] turn: u8"),
                "`name = \"...\"`, `clause = \"...\"`, `by = field`, `flatten`, `optional` or `no_features`",
            ),
            (
                &of("#[data(flatten)] turn: u8"),
                "a field of data that is read has a place of its own",
            ),
            (&of("phase: Phase, #[data(by = phase)] more: More"), ""),
            (
                &of("#[data(by = phase)] more: More, phase: Phase"),
                "no field of this name stands before",
            ),
            (&by("#[data(when(Phase::Buy))] Buy { coins: u8 }, None"), ""),
            (
                &by("Buy { coins: u8 }"),
                "say when: `#[data(when(Pattern))]`",
            ),
            (
                &by("#[data(if(Phase::Buy))] Buy { coins: u8 }"),
                "`when(Pattern)`",
            ),
            (&by("#[data(when(Phase::Buy))] Buy(u8)"), NAMES),
        ],
    );
}

#[test]
fn the_features_of_a_view() {
    check(
        features::derive,
        &[
            ("#[data(game = Ten)] struct View { turn: u8 }", ""),
            (
                "#[data(game = Ten)] struct View(u8);",
                "data has fields with names",
            ),
            (
                "#[data(game = Ten)] union View { turn: u8 }",
                "unions have no features",
            ),
        ],
    );
    check(
        notation::derive_features,
        &[
            (
                "#[notation(\"an act\", data = text)] enum Act { #[says(\"go\")] Go }",
                "",
            ),
            (
                "#[notation(\"an act\")] enum Act { #[says(\"go\")] Go }",
                "a noun that is counted has its features already",
            ),
        ],
    );
}

#[test]
fn the_sentences_of_refusals() {
    const GAME: &str = "name the game: `#[reason(game = YourGame)]`";
    let of = |variant: &str| format!("#[reason(game = Ten)] enum Refused {{ {variant} }}");
    check(
        reason::derive,
        &[
            ("enum Refused { #[error(\"no\")] No }", GAME),
            ("#[reason()] enum Refused { #[error(\"no\")] No }", GAME),
            ("#[reason(name = Ten)] enum Refused {}", "`game = YourGame`"),
            (&of("No"), "write its sentence: `#[error(\"...\")]`"),
            (
                &of("#[error(\"{card} again, {card}\")] Again { card: Card }"),
                "",
            ),
            (
                &of("#[error(\"{} again\", .card.rank)] Again { card: Card }"),
                "a sentence and nothing else; a field is `{field}`, without an expression",
            ),
            (&of("#[error(\"{0}\")] Again(Card)"), ""),
            (&of("#[error(transparent)] Again(Card)"), ""),
            (
                &of("#[error(transparent)] Again"),
                "`Again` has no field {0}",
            ),
            (
                &of("#[error(\"{1}\")] Again(Card)"),
                "`Again` has no field {1}",
            ),
            (
                &of("#[error(\"{die}\")] Again { card: Card }"),
                "`Again` has no field {die}",
            ),
        ],
    );
}

#[test]
fn the_columns_of_a_table() {
    const TABLE: &str = "name table and clause: `#[table(\"cards\", clause = \"VK-16.7\")]`";
    const ROW: &str = "#[table(\"cards\", clause = \"VK-16.7\", rows = 35)] struct Row";
    check(
        table::derive,
        &[
            ("struct Row { id: u8 }", TABLE),
            ("#[table(\"cards\")] struct Row { id: u8 }", TABLE),
            (
                "#[table(\"cards\", most = 35)] struct Row { id: u8 }",
                "`clause = \"...\"`, `rows = 35` or `rows_clause = \"...\"`",
            ),
            (&format!("{ROW} {{ #[column(range = 1..=9)] id: u8 }}"), ""),
            (
                &format!("{ROW} {{ #[column(range = 1..9)] id: u8 }}"),
                "expected `..=`",
            ),
            (
                &format!("{ROW} {{ #[column(most = 9)] id: u8 }}"),
                "`name`, `alias` or `clause` with a text, `range = 1..=9`, or `optional`",
            ),
            (&format!("{ROW}(u8);"), "columns have names"),
            (&format!("{ROW};"), "columns have names"),
            (
                "#[table(\"cards\", clause = \"VK-16.7\")] enum Row {}",
                "a row is a struct",
            ),
        ],
    );
}
