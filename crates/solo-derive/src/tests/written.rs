//! Code that derives write for small declarations, in golden files.
//!
//! A change of it shows in `tests/written`; accept it with `UPDATE_WRITTEN=1 cargo test -p solo-derive`, after reading
//! it as a compiler. A crate for snapshots would be built a second time for them, among what macros are built with.

use std::{env, fs};

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use syn::{DeriveInput, Result, parse_str};

use crate::{data, event, features, notation, reason, table};

/// Returns code with a line for each statement, arm and field between braces.
fn laid_out(code: TokenStream, within: Delimiter) -> String {
    let mut text = String::new();
    for token in code {
        match token {
            TokenTree::Group(group) => {
                let inner = laid_out(group.stream(), group.delimiter());
                text += &match group.delimiter() {
                    Delimiter::Brace if inner.is_empty() => String::from("{}\n"),
                    Delimiter::Brace => format!("{{\n    {}\n}}\n", inner.replace('\n', "\n    ")),
                    Delimiter::Bracket => format!("[{inner}] "),
                    Delimiter::Parenthesis | Delimiter::None => format!("({inner}) "),
                };
            }
            TokenTree::Punct(mark) => {
                let is_end = mark.as_char() == ';'
                    || mark.as_char() == ',' && matches!(within, Delimiter::Brace);
                if matches!(mark.as_char(), ',' | ';' | '.' | '?' | ':') {
                    text.truncate(text.trim_end_matches(' ').len());
                }
                text.push(mark.as_char());
                text.push_str(match mark.spacing() {
                    _ if is_end => "\n",
                    _ if matches!(mark.as_char(), '#' | '.' | '&') => "",
                    Spacing::Alone if text.ends_with("::") => "",
                    Spacing::Alone => " ",
                    Spacing::Joint => "",
                });
            }
            token => text += &format!("{token} "),
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// Compares what the derive writes for each declaration with the golden file of this name.
fn check(name: &str, derive: impl Fn(&DeriveInput) -> Result<TokenStream>, declarations: &[&str]) {
    let mut text = String::new();
    for declaration in declarations {
        let lines = declaration.lines().map(str::trim);
        text.extend(lines.map(|line| format!("> {line}\n")));
        let code = derive(&parse_str(declaration).unwrap()).unwrap();
        text += &laid_out(code, Delimiter::Brace);
        text += "\n\n";
    }
    let path = format!("{}/tests/written/{name}.snap", env!("CARGO_MANIFEST_DIR"));
    let golden = fs::read_to_string(&path).unwrap();
    let (head, kept) = golden.split_once("\n---\n").unwrap();
    if env::var_os("UPDATE_WRITTEN").is_some() {
        fs::write(&path, format!("{head}\n---\n{}\n", text.trim())).unwrap();
        return;
    }
    for (line, kept) in text.trim().lines().zip(kept.lines()) {
        assert_eq!(line, kept, "{path}");
    }
    assert_eq!(text.trim(), kept.trim(), "{path}");
}

#[test]
fn nouns() {
    check(
        "nouns",
        notation::derive,
        &[
            // Texts are expected alone, and as one of two, three and four.
            r#"#[notation("an act", game = Ten,)]
            enum Act {
                #[says("pass")] Pass,
                #[says("go {to} by {way}", label = "Go to {to}", group = "ways",)] Go(Square, Way),
                #[says("go {to} on {day}")] On { day: Day, to: Square },
                #[says("take {card} now")] Take { card: Card },
                #[says("take all")] TakeAll,
                #[says("take none {card}")] TakeNone(Card),
                #[says("take some")] TakeSome,
            }"#,
            // Every game with these nouns has it, and each of their types is named once.
            r#"#[notation("a pair", data = list)]
            #[says("{one} {other} {third}")]
            struct Three(Card, Die, Card);"#,
            r#"#[notation("a line", data = text)]
            #[says("line {text}")]
            struct Line { text: Text }"#,
        ],
    );
}

#[test]
fn events() {
    check(
        "events",
        event::derive,
        &[r#"#[event(game = Ten, tag = "kind")]
            enum Event {
                #[event("begun", "You begin.")] Begun,
                #[event("card", inner,)] Card(CardEvent),
                #[event("moved", "You move {card} {far} from {one} to {other}.", many = card,
                    word(far = far_of), word(near = near_of),)]
                Moved {
                    card: Card,
                    #[data(name = "from")] one: Square,
                    #[data(optional)] other: Square,
                    #[data(flatten)] rest: Rest,
                },
                #[event("drawn", "You draw {card} by {die} and {coin}.", many = die)] Drawn(Card, Die, Coin),
            }"#],
    );
}

#[test]
fn views() {
    check(
        "views",
        data::derive,
        &[
            r#"#[data(game = Ten)]
            struct View {
                phase: Phase,
                #[data(by = phase, clause = "T-2")] more: More,
                #[data(clause = "T-1", name = "type")] kind: Kind,
                #[data(optional, no_features)] r#move: u8,
            }"#,
            r#"#[data(game = Ten, by = Phase)]
            enum More {
                #[data(when(Phase::Buy | Phase::Sell))] Trade { coins: u8, #[data(clause = "T-3")] card: Card },
                #[data(when(Phase::End))] Over,
                Nothing,
            }"#,
        ],
    );
}

#[test]
fn features_of_views() {
    check(
        "features",
        features::derive,
        &[
            r#"#[data(game = Ten)]
            struct View { #[data(name = "round")] turn: u8, #[data(no_features)] end: End, r#move: Move }"#,
            r#"#[data(game = Ten, by = Phase)]
            enum More { #[data(when(Phase::Buy))] BuyCards { coins: u8 }, Nothing }"#,
        ],
    );
    check(
        "features_of_nouns",
        notation::derive_features,
        &[
            r#"#[notation("an act", data = text)]
            enum Act { #[says("go {to}")] GoOn(Square), #[says("take {card}")] Take { card: Card }, #[says("stay")] Stay }"#,
            r#"#[notation("an act", game = Ten, data = text)]
            enum Act { #[says("go {to}")] Go(Square) }"#,
        ],
    );
}

#[test]
fn refusals() {
    check(
        "refusals",
        reason::derive,
        &[r#"#[reason(game = Ten)]
            enum Refused {
                #[error("no")] No,
                #[error("{card} again, {card} by {die}")] Again { rest: Rest, card: Card, die: Die },
                #[error("{2} again, {0}")] Twice(Card, Rest, Die),
                #[error(transparent)] Other(Other),
            }"#],
    );
}

#[test]
fn tables() {
    check(
        "tables",
        table::derive,
        &[
            r#"/// Cards of
            /// the game.
            ///
            /// For programmers.
            #[table("cards", clause = "T-4", rows = 35, rows_clause = "T-5",)]
            struct Row<'a> {
                /// Its name.
                id: &'a str,
                #[column(name = "type", alias = "kind", clause = "T-6")] kind: Kind,
                #[column(range = 1..=9)] strength: u8,
                #[column(optional)] r#move: u8,
                prov: Option<Origins>,
            }"#,
            r#"#[table("dice", clause = "T-7")] struct Row { id: u8 }"#,
        ],
    );
}
