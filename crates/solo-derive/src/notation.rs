//! Notation, indices and labels.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{DeriveInput, Error, Ident, LitStr, Result, Type};

use crate::attributes::{Form, Head, Says, head, says};
use crate::choices::{choices, expected};
use crate::features;
use crate::noun_data;
use crate::row::{Row, declared};
use crate::template;

/// A word of a notation.
pub(crate) enum Word {
    Literal(String),
    Field(Ident),
}

/// Splits a notation into words, each a literal or a field.
fn words(row: &Row<'_>, notation: &LitStr) -> Result<Vec<Word>> {
    let mut words = Vec::new();
    for word in notation.value().split(' ') {
        let field = word
            .strip_prefix('{')
            .and_then(|word| word.strip_suffix('}'));
        words.push(match field {
            Some(field) => Word::Field(format_ident!("{field}")),
            None if word.is_empty() || word.contains(['{', '}']) => {
                let message = "words and `{field}`s with one space between them";
                return Err(Error::new(notation.span(), message));
            }
            None => Word::Literal(word.to_owned()),
        });
    }
    for name in row.names() {
        let times = words
            .iter()
            .filter(|word| matches!(word, Word::Field(field) if field == name))
            .count();
        if times != 1 {
            let message = format!("the notation has {{{name}}} {times} times instead of once");
            return Err(Error::new(notation.span(), message));
        }
    }
    Ok(words)
}

/// Code of all rows, arm by arm.
#[derive(Default)]
struct Code {
    ids: Vec<TokenStream>,
    fields: Vec<TokenStream>,
    reads: Vec<TokenStream>,
    counts: Vec<TokenStream>,
    numbers: Vec<TokenStream>,
    nths: Vec<TokenStream>,
    kinds: Vec<TokenStream>,
}

impl Code {
    fn add(&mut self, says: &Says, index: usize, all: &[(&Row<'_>, Vec<Word>)], head: &Head) {
        let Some((row, words)) = all.get(index) else {
            return;
        };
        let (form, names, types) = (row.form(), row.names(), row.types());
        let (own, game) = (row.name.to_string(), head.game());
        let (mut writes, mut parses, mut text) = (Vec::new(), Vec::new(), String::new());
        for (at, word) in words.iter().enumerate() {
            text.push_str(if at > 0 { " " } else { "" });
            // At the beginning, the noun itself is expected.
            let choices = match words.get(..at) {
                Some(before @ [_, ..]) => choices(all, before, &game),
                _ => Vec::new(),
            };
            match word {
                Word::Literal(word) => {
                    let what = &head.what;
                    let expected = if at == 0 {
                        quote!(#what)
                    } else {
                        expected(&choices)
                    };
                    text.push_str(word);
                    parses.push(quote!(words.literal(#word, #expected)?;));
                }
                Word::Field(field) => {
                    let ty = row.type_of(field);
                    // A type that is not a noun is marked in the user's code; the names around it are
                    // ours.
                    let here = ty.span().resolved_at(Span::mixed_site());
                    let before = written(&mut text);
                    writes.push(
                        quote_spanned!(here=> #before ::solo_core::Noun::id(#field, game, out)?;),
                    );
                    let read =
                        quote_spanned!(here=> <#ty as ::solo_core::Readable<_>>::read(game, words));
                    // A word that is wrong from its beginning may have been meant as another
                    // choice.
                    if choices.len() > 1 {
                        let expected = expected(&choices);
                        parses.push(quote!(let wrong = words.expected(#expected);));
                        parses.push(quote! {
                            let #field = #read.map_err(|error| if error.at() == wrong.at() { wrong } else { error })?;
                        });
                    } else {
                        parses.push(quote!(let #field = #read?;));
                    }
                }
            }
        }
        writes.extend(written(&mut text));
        self.ids.push(quote!(#form => { #(#writes)* }));
        self.reads.push(quote!(#index => { #(#parses)* #form }));
        let shown = names.iter().map(ToString::to_string).collect::<Vec<_>>();
        self.fields
            .push(quote!(#form => { #(visit(#shown, #names);)* }));
        let label = says.label.as_ref().unwrap_or(&says.notation);
        self.count(&form, &names, &types);
        let (notation, group) = (&says.notation, says.group.as_ref());
        let group = group.map_or_else(|| quote!(""), |group| quote!(#group));
        self.kinds.push(quote! {
            ::solo_core::Variant { name: #own, form: #notation, template: #label, group: #group, fields: &[#(#shown),*] }
        });
    }

    /// Adds the indices: those of a row follow those of earlier rows, and its last field varies
    /// fastest.
    fn count(&mut self, form: &TokenStream, names: &[&Ident], types: &[&Type]) {
        self.counts.push(
            quote!(1_u32 #(.wrapping_mul(<#types as ::solo_core::Countable<_>>::count(game)))*),
        );
        self.numbers.push(quote!(#form => {
            let number = 0_u32;
            #(let number = ::solo_core::number_with(number, #names, game);)*
            number
        }));
        let names = names.iter().rev();
        self.nths.push(quote! {
            #(let #names = ::solo_core::nth_within(&mut left, game)?;)*
            return ::core::option::Option::Some(#form);
        });
    }
}

/// Returns the code that writes the text collected so far.
fn written(text: &mut String) -> Option<TokenStream> {
    let text = core::mem::take(text);
    (!text.is_empty()).then(|| quote!(out.write_str(#text)?;))
}

/// Returns the generics of the implementations: for one game, or for every game with these nouns.
fn generics(head: &Head, rows: &[Row<'_>], bound: &str) -> (TokenStream, TokenStream, TokenStream) {
    if head.game.is_some() {
        return (TokenStream::new(), head.game(), TokenStream::new());
    }
    let (bound, types) = (format_ident!("{bound}"), distinct(rows));
    let bounds = quote!(where #(#types: ::solo_core::#bound<AnyGame>,)*);
    (quote!(<AnyGame: ?Sized>), head.game(), bounds)
}

/// Returns the types of all fields, each once.
fn distinct<'a>(rows: &[Row<'a>]) -> Vec<&'a Type> {
    let (mut known, mut types) = (BTreeSet::new(), Vec::new());
    for ty in rows.iter().flat_map(Row::types) {
        if known.insert(quote!(#ty).to_string()) {
            types.push(ty);
        }
    }
    types
}

/// Derives `Features` for a noun that is read and not counted.
pub(crate) fn derive_features(input: &DeriveInput) -> Result<TokenStream> {
    let (name, head) = (&input.ident, head(input)?);
    if head.form != Form::Text {
        let message = "a noun that is counted has its features already";
        return Err(Error::new(name.span(), message));
    }
    let declared = declared(input)?;
    let mut rows = Vec::new();
    for row in &declared {
        let says = says(row.3, row.0.span())?;
        rows.push(Row::new(row, &says.notation)?);
    }
    let (any, game, bounds) = generics(&head, &rows, "Features");
    Ok(features::uncounted(name, &rows, &any, &game, &bounds))
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let (name, head) = (&input.ident, head(input)?);
    let declared = declared(input)?;
    if head.form == Form::List && declared.len() != 1 {
        let message = "a list of fields is the data of a struct";
        return Err(Error::new(name.span(), message));
    }
    let (mut rows, mut all_says, mut all_words) = (Vec::new(), Vec::new(), Vec::new());
    for row in &declared {
        let says = says(row.3, row.0.span())?;
        let row = Row::new(row, &says.notation)?;
        template::check(&says.notation, row.name, &row.names())?;
        if let Some(label) = &says.label {
            template::check(label, row.name, &row.names())?;
        }
        all_words.push(words(&row, &says.notation)?);
        rows.push(row);
        all_says.push(says);
    }
    let mut code = Code::default();
    let words: Vec<_> = rows.iter().zip(all_words).collect();
    for (index, says) in all_says.iter().enumerate() {
        code.add(says, index, &words, &head);
    }
    Ok(implementations(name, &head, &rows, &code))
}

fn implementations(name: &Ident, head: &Head, rows: &[Row<'_>], code: &Code) -> TokenStream {
    let what = &head.what;
    let own = name.to_string();
    let (any, game, said) = generics(head, rows, "Noun");
    // Otherwise the page of the game would list the nouns of its whole vocabulary.
    let hidden = any.is_empty().then(|| quote!(#[doc(hidden)]));
    let (_, _, read) = generics(head, rows, "Readable");
    let (_, _, counted) = generics(head, rows, "Countable");
    let Code {
        ids,
        fields,
        reads,
        counts,
        numbers,
        nths,
        kinds,
    } = code;
    let types = distinct(rows);
    let indices: Vec<usize> = (0..counts.len()).collect();
    let rows_count = counts.len();
    let patterns: Vec<_> = rows.iter().map(|row| row.pattern(&[], "")).collect();
    let data = match (head.form, rows.first()) {
        (Form::List, Some(row)) => {
            noun_data::list(name, row, &any, &game, &generics(head, rows, "Shape").2)
        }
        (Form::Text, _) => noun_data::text(name, &any, &game, &read, &noun_data::any_text()),
        _ => noun_data::text(name, &any, &game, &counted, &noun_data::ids(&game)),
    };
    let features = (head.form != Form::Text).then(|| {
        let bounds = counted.clone();
        quote!(::solo_core::noun_features!([#any] [#bounds] #game: #name);)
    });
    let numbers = (head.form != Form::Text).then(|| {
        quote! {
            #[automatically_derived]
            #hidden
            impl #any ::solo_core::Countable<#game> for #name #counted {
                fn count(game: &#game) -> u32 {
                    let _ = game;
                    0_u32 #(.wrapping_add(#counts))*
                }

                fn number(&self, game: &#game) -> u32 {
                    let row: usize = match self { #(#patterns => #indices,)* };
                    ::solo_core::number_behind(&[#(#counts),*], row, match self { #(#numbers)* })
                }

                fn nth(game: &#game, number: u32) -> ::core::option::Option<Self> {
                    let mut left = number;
                    #({
                        let count = #counts;
                        if left < count { #nths }
                        left = left.wrapping_sub(count);
                    })*
                    let _ = (left, game);
                    ::core::option::Option::None
                }
            }
        }
    });
    quote! {
        #[automatically_derived]
        #hidden
        impl #any ::solo_core::Noun<#game> for #name #said {
            fn id(&self, game: &#game, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                match self { #(#ids)* }
                let _ = game;
                ::core::result::Result::Ok(())
            }

            fn name(&self, speech: &::solo_core::Speech<'_, #game>, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                ::solo_core::Variant::fill(::solo_core::Noun::<#game>::variant(self), #own, self, speech, out)
            }

            fn variant(&self) -> ::core::option::Option<&'static ::solo_core::Variant> {
                let row: usize = match self { #(#patterns => #indices,)* };
                Self::VARIANTS.get(row)
            }

            fn variants() -> &'static [::solo_core::Variant] {
                Self::VARIANTS
            }

            fn texts(game: &#game, visit: &mut ::solo_core::TextVisitor<'_>) {
                ::solo_core::Variant::texts(#own, Self::VARIANTS, visit);
                #(<#types as ::solo_core::Noun<#game>>::texts(game, visit);)*
            }
        }

        #[automatically_derived]
        #[doc(hidden)]
        impl #any ::solo_core::NamedFields<#game> for #name #said {
            fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn ::solo_core::Noun<#game>)) {
                match self { #(#fields)* }
                let _ = visit;
            }
        }

        ::solo_core::when_serde! {
            #data
        }

        #features

        impl #name {
            /// The kinds of values there are, in order, with their notations and labels.
            pub const VARIANTS: &'static [::solo_core::Variant] = &[#(#kinds),*];
        }

        #[automatically_derived]
        #hidden
        impl #any ::solo_core::Readable<#game> for #name #read {
            const WHAT: &'static str = #what;

            fn read(game: &#game, words: &mut ::solo_core::Words<'_>) -> ::core::result::Result<Self, ::solo_core::NotationError> {
                words.first_of(#rows_count, #what, |row, words| {
                    let _ = (game, &words);
                    ::core::result::Result::Ok(match row {
                        #(#reads)*
                        _ => return ::core::result::Result::Err(words.expected(#what)),
                    })
                })
            }
        }

        #numbers
    }
}
