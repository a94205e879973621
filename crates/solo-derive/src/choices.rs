//! Choices at a position of a notation, for messages.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;

use crate::notation::Word;
use crate::row::Row;

/// Lists the choices after the words `before`, each as an expression of its text.
///
/// A choice is a literal, or the description of a field.
pub(crate) fn choices(
    all: &[(&Row<'_>, Vec<Word>)],
    before: &[Word],
    game: &TokenStream,
) -> Vec<TokenStream> {
    let literal = |word: &Word| match word {
        Word::Literal(word) => Some(word.clone()),
        Word::Field(_) => None,
    };
    let (mut known, mut found) = (BTreeSet::new(), Vec::new());
    for (row, words) in all {
        let (start, next) = words.split_at(before.len().min(words.len()));
        let same = start.len() == before.len()
            && start
                .iter()
                .zip(before)
                .all(|(one, other)| literal(one) == literal(other));
        let choice = next.first().filter(|_| same).map(|word| match word {
            Word::Literal(word) => quote!(#word),
            Word::Field(field) => {
                let ty = row.type_of(field);
                quote!(<#ty as ::solo_core::Readable<#game>>::WHAT)
            }
        });
        found.extend(choice.filter(|choice| known.insert(choice.to_string())));
    }
    found
}

/// Returns the text that lists all choices: `cube, banner or a stone`.
pub(crate) fn expected(choices: &[TokenStream]) -> TokenStream {
    let mut parts = Vec::new();
    for (index, choice) in (1..).zip(choices) {
        let separator = match index {
            1 => "",
            _ if index == choices.len() => " or ",
            _ => ", ",
        };
        parts.push(quote!(#separator));
        parts.push(choice.clone());
    }
    quote!(const { ::solo_core::Joined::text(const { &::solo_core::Joined::of(&[#(#parts),*]) }) })
}
