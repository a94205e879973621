//! Sentences of refusals, for translations.

use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{DeriveInput, Error, Fields, Ident, LitStr, Result, Type};

use crate::row::{Declared, attribute, declared};
use crate::template;

/// A variant: pattern with the fields that its sentence names, and the sentence.
struct Refused<'a> {
    key: String,
    sentence: LitStr,
    pattern: TokenStream,
    /// Pattern without fields.
    any: TokenStream,
    /// Name in the sentence, binding and type of each field that is named.
    fields: Vec<(String, Ident, &'a Type)>,
}

impl<'a> Refused<'a> {
    fn of((ident, path, fields, attributes): &Declared<'a>) -> Result<Self> {
        let missing = || Error::new(ident.span(), "write its sentence: `#[error(\"...\")]`");
        let error = attribute(attributes, "error").ok_or_else(missing)?;
        let transparent = error.parse_args::<Ident>().is_ok();
        let sentence = if transparent {
            LitStr::new("{0}", ident.span())
        } else {
            error.parse_args()?
        };
        let all = fields.iter().enumerate().map(|(index, field)| {
            let name = field.ident.as_ref();
            name.map_or_else(|| index.to_string(), ToString::to_string)
        });
        let all: Vec<(String, &Type)> = all.zip(fields.iter().map(|field| &field.ty)).collect();
        let mut named: Vec<(String, Ident, &Type)> = Vec::new();
        for name in template::names(&sentence)? {
            let found = all.iter().find(|(field, _)| *field == name);
            let message = || format!("`{ident}` has no field {{{name}}}");
            let (name, ty) = found.ok_or_else(|| Error::new(sentence.span(), message()))?;
            if named.iter().all(|(other, ..)| other != name) {
                named.push((name.clone(), format_ident!("field_{name}"), *ty));
            }
        }
        let bound = all.iter().map(|(name, _)| {
            let named = named.iter().find(|(other, ..)| other == name);
            named.map_or_else(|| quote!(_), |(_, bound, _)| quote!(#bound))
        });
        let any = match fields {
            Fields::Unit => quote!(#path),
            Fields::Unnamed(_) => quote!(#path(..)),
            Fields::Named(_) => quote!(#path { .. }),
        };
        let pattern = match fields {
            Fields::Unit => quote!(#path),
            Fields::Unnamed(_) => quote!(#path(#(#bound),*)),
            Fields::Named(_) => {
                let names = named.iter().map(|(name, ..)| format_ident!("{name}"));
                let bound = named.iter().map(|(_, bound, _)| bound);
                quote!(#path { #(#names: #bound,)* .. })
            }
        };
        Ok(Self {
            key: ident.to_string(),
            sentence,
            pattern,
            any,
            fields: named,
        })
    }
}

fn game(input: &DeriveInput) -> Result<Type> {
    let message = "name the game: `#[reason(game = YourGame)]`";
    let missing = || Error::new(input.ident.span(), message);
    let attribute = attribute(&input.attrs, "reason").ok_or_else(missing)?;
    let mut game = None;
    attribute.parse_nested_meta(|meta| {
        if !meta.path.is_ident("game") {
            return Err(meta.error("`game = YourGame`"));
        }
        game = Some(meta.value()?.parse()?);
        Ok(())
    })?;
    game.ok_or_else(missing)
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let (name, game) = (&input.ident, game(input)?);
    let owner = name.to_string();
    let rows: Vec<Declared<'_>> = declared(input)?;
    let rows: Vec<Refused<'_>> = rows.iter().map(Refused::of).collect::<Result<_>>()?;
    let (mut fields, mut keys, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    for row in &rows {
        let (key, sentence, pattern) = (&row.key, &row.sentence, &row.pattern);
        let names = row.fields.iter().map(|(name, ..)| name);
        let bound = row.fields.iter().map(|(_, bound, _)| bound);
        let types = row.fields.iter().map(|(_, _, ty)| ty);
        fields.push(quote!(#pattern => { #(visit(#names, #bound);)* }));
        let any = &row.any;
        keys.push(quote!(#any => #key));
        texts.push(quote! {
            visit(&#owner, &#key, &#sentence);
            #(<#types as ::solo_core::Noun<#game>>::texts(game, visit);)*
        });
    }
    Ok(quote! {
        #[automatically_derived]
        impl ::solo_core::NamedFields<#game> for #name {
            fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn ::solo_core::Noun<#game>)) {
                match self { #(#fields)* }
                let _ = visit;
            }
        }

        #[automatically_derived]
        impl ::solo_core::Noun<#game> for #name {
            fn id(&self, _: &#game, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(::solo_core::Refusal::reason(self))
            }

            fn name(&self, speech: &::solo_core::Speech<'_, #game>, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                let key = match self { #(#keys,)* };
                match speech.text(#owner, key, "") {
                    "" => ::core::write!(out, "{}", self),
                    text => speech.fill(#owner, key, text, self, out),
                }
            }

            fn texts(game: &#game, visit: &mut ::solo_core::TextVisitor<'_>) {
                let _ = game;
                #(#texts)*
            }
        }
    })
}
