//! Derives of `solo-core`: one declaration of a shape, from which the rest is generated.
//!
//! What they write for one game is not listed by rustdoc: the page of the game would show all types of its vocabulary
//! instead of its methods. Their traits say what has them.
//!
//! Use them through `solo_core`, which re-exports and documents them beside their traits:
//! `Notation` (decisions, chance outcomes and compound nouns), `Event`, `Data` (views, outcomes and
//! everything inside them), `Table` and `Reason`.
//! The chapter "Say it once" of the guide, `docs/src/shapes.md` in the repository,
//! has an example of each.
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

/// Quotes code with hygienic names: a field of the same name is a different one.
macro_rules! quote {
    ($($code:tt)*) => {
        ::quote::quote_spanned!(::proc_macro2::Span::mixed_site()=> $($code)*)
    };
}

mod attributes;
mod choices;
mod data;
mod data_enum;
mod event;
mod features;
mod notation;
mod noun_data;
mod reason;
mod row;
mod table;
mod template;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, parse_macro_input};

/// Derives notation, index and label of a type: `Noun`, `Readable` and `Countable` of `solo-core`.
///
/// Each variant of an enum, or a struct, has an attribute
/// `#[says("notation", label = "words for people")]`. The notation is words with one space between
/// them; `{field}` is the notation of a field. The fields of a tuple are named by it, in order. The
/// label is a template, see `solo_core::Speech`; a struct without one is named by its notation.
///
/// `#[notation("a decision", game = Valley)]` describes the type, for messages, and names the game
/// it belongs to; without a game the type belongs to every game that has the nouns of its fields.
/// With `data = list` the data of a struct is a list of its fields, `["red", 6]`, instead of its
/// notation. With `data = text` the values are read, but not counted: neither the type nor its
/// fields need `Countable`, and its schema is any text.
#[proc_macro_derive(Notation, attributes(notation, says))]
pub fn notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives tag, data and sentence of the events of a game.
///
/// Each variant has an attribute `#[event("tag", "Sentence with {field}.")]`. After the sentence,
/// `many = field` merges consecutive events that differ only in this field into one sentence, and
/// `word(name = function)` adds a word that a function computes. `#[event("tag", inner)]` is a
/// variant with one value that writes its own sentence.
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
/// `#[data(game = Valley)]` on the struct names the game. A field may have these attributes:
///
/// * `#[data(clause = "VK-1.3")]`: the clause that is cited if its value contradicts the rest;
/// * `#[data(name = "...")]`: its name in the data;
/// * `#[data(by = field)]`: the field before it that determines its shape, see `ShapeBy`;
/// * `#[data(flatten)]`: its fields replace it;
/// * `#[data(optional)]`: left out at its default.
///
/// An enum with `#[data(by = Phase)]` is such a shape: `ShapeBy` of `solo-core`. Each variant has
/// named fields and lists its phases in `#[data(when(Phase::Buy | Phase::Sell))]`; a variant
/// without fields is `null`, and comes last as the default.
#[proc_macro_derive(Data, attributes(data))]
pub fn data(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    data::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives the features of a view as numbers: `Features` of `solo-core`, on a type that derives `Data`.
///
/// Without feature `numbers` of `solo-core` it derives nothing.
/// A field with `#[data(no_features)]` has no features, such as the outcome, which is not part of what is learned from.
/// On a noun with `#[notation(..., data = text)]` it derives the features of its rows and their fields;
/// nouns that are counted need no derive.
#[proc_macro_derive(Features, attributes(data))]
pub fn features(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let is_noun = input
        .attrs
        .iter()
        .any(|attribute| attribute.path().is_ident("notation"));
    let derived = if is_noun {
        notation::derive_features(&input)
    } else {
        features::derive(&input)
    };
    derived.unwrap_or_else(Error::into_compile_error).into()
}

/// Derives names, fields and sentences of refusals: `Noun` of `solo-core`, for an enum with the
/// attributes `#[error("...")]` of `thiserror`.
///
/// The name of a refusal is its sentence. In English that is its `Display`; a translation has a
/// template under the names of type and variant, with the fields that the English sentence names,
/// each by its own name: `{card}` is `9 of Spades` instead of `9S`. Fields with names are data, and
/// nouns: `{"price": 7, "have": 4}`.
///
/// `#[reason(game = Valley)]` on the enum names the game.
#[proc_macro_derive(Reason, attributes(reason))]
pub fn reason(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    reason::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}

/// Derives the row of a table: `TableRow` of `solo-core`.
///
/// `#[table("cards", clause = "VK-16.7", rows = 35)]` on a struct with named fields declares the
/// name of the table, the clause that defines its form, and the maximum number of rows, a number or a constant (10,000 by
/// default). Each field is a column of its name, and its documentation is the meaning of the
/// column. A field may have these attributes:
///
/// * `#[column(clause = "VK-16.9")]`: the clause of its values;
/// * `#[column(name = "...")]`: its name;
/// * `#[column(alias = "...")]`: an alternative name that is also read;
/// * `#[column(range = 1..=99)]`: its bounds;
/// * `#[column(optional)]`: the column may be left out and then has its default.
///
/// A field `prov` states the provenance of the values, see `Origins`, and is optional.
#[proc_macro_derive(Table, attributes(table, column))]
pub fn table(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    table::derive(&input)
        .unwrap_or_else(Error::into_compile_error)
        .into()
}
