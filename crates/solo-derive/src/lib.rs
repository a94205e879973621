//! Derives of `solo-core`: a shape is declared once, and everything else follows from it.
//!
//! Use them through `solo_core`, which re-exports them and explains them where their traits are:
//! `Notation` (decisions, chance outcomes and compound nouns), `Event`, and `Data` (views, outcomes
//! and everything inside them).

/// Code with names of its own: a field of the same name is another one.
macro_rules! quote {
    ($($code:tt)*) => {
        ::quote::quote_spanned!(::proc_macro2::Span::mixed_site()=> $($code)*)
    };
}

mod choices;
mod data;
mod data_enum;
mod event;
mod features;
mod notation;
mod noun_data;
mod row;
mod table;
mod template;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, parse_macro_input};

/// Derives notation, number and label of a type: `Noun`, `Readable` and `Countable` of `solo-core`.
///
/// On an enum, each variant has an attribute `#[says("notation", label = "words for people")]`, a struct has
/// one. The notation is words with one space between them; `{field}` is the notation of a field. The
/// fields of a tuple get their names from it, in order. The label is a template, see
/// `solo_core::Speech`; a struct without one is called by its notation.
///
/// `#[notation("a decision", game = Valley)]` says what the type is, for messages, and the game that
/// it belongs to; without a game the type belongs to every game that has the nouns of its fields.
/// With `data = list` the data of a struct is a list of its fields, `["red", 6]`, and not its notation.
/// With `data = text` the values are read, but not counted: the type is no `Countable`, neither need its
/// fields be, and its schema is any text.
#[proc_macro_derive(Notation, attributes(notation, says))]
pub fn notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives tag, data and sentence of the events of a game.
///
/// Each variant has an attribute `#[event("tag", "Sentence with {field}.")]`. Behind the sentence,
/// `many = field` lets events in a row that differ in this field only be told in one sentence, and
/// `word(name = function)` adds a word that a function computes. `#[event("tag", inner)]` is a
/// variant with one value that tells itself.
///
/// A field may have `#[data(name = "...")]`, `#[data(flatten)]` and `#[data(optional)]`, see `Data`.
///
/// `#[event(game = Valley)]` on the enum names the game.
#[proc_macro_derive(Event, attributes(event, data))]
pub fn event(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    event::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives data of a struct with named fields, both ways: `Data` and `Shape` of `solo-core`.
///
/// `#[data(game = Valley)]` on the struct names the game. A field may have `#[data(clause = "VK-1.3")]`,
/// the clause that is cited where its value contradicts the rest; `#[data(name = "...")]`, its name in
/// the data; `#[data(by = field)]`, the field before it that decides its shape, see `ShapeBy`;
/// `#[data(flatten)]`, whose fields take its place; `#[data(optional)]`, left out at its default.
///
/// An enum with `#[data(by = Phase)]` is such a shape: `ShapeBy` of `solo-core`. Each of its variants has
/// named fields and says with `#[data(when(Phase::Buy | Phase::Sell))]` what it goes with; a variant
/// without fields is `null`, behind the others whenever none of them fits.
#[proc_macro_derive(Data, attributes(data))]
pub fn data(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    data::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives the places of a view as numbers: `Features` of `solo-core`, on a type that derives `Data`.
///
/// A field with `#[data(no_features)]` has no places, such as the outcome, which nobody learns from.
#[proc_macro_derive(Features, attributes(data))]
pub fn features(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    features::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives the row of a table: `TableRow` of `solo-core`.
///
/// `#[table("cards", clause = "VK-16.7", rows = 35)]` on a struct with named fields names the table, the
/// clause that defines its form, and how many rows it has at most (10,000 unless said otherwise). Each
/// field is a column of its name, and its documentation says what the column means. A field may have
/// `#[column(clause = "VK-16.9")]`, the clause of its values; `#[column(name = "...")]`;
/// `#[column(alias = "...")]`, another name that is read as well;
/// `#[column(range = 1..=99)]`; `#[column(optional)]`, a column that may be left out and then has its
/// default. A field `prov` says where the values come from, see `Origins`, and is optional.
#[proc_macro_derive(Table, attributes(table, column))]
pub fn table(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    table::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}
