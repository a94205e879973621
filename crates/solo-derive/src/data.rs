//! Structs as data, both ways; and what their fields have in common with those of events.

use proc_macro2::TokenStream;
use syn::{DeriveInput, Error, Field, Fields, LitStr, Result, Type};

/// What the attributes of a field say.
#[derive(Default)]
pub(crate) struct FieldSays {
    name: Option<LitStr>,
    pub(crate) clause: Option<LitStr>,
    pub(crate) flatten: bool,
    pub(crate) optional: bool,
}

impl FieldSays {
    pub(crate) fn of(field: &Field) -> Result<Self> {
        let mut says = Self::default();
        for attribute in field.attrs.iter().filter(|a| a.path().is_ident("data")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("name") {
                    says.name = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("clause") {
                    says.clause = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("flatten") {
                    says.flatten = true;
                } else if meta.path.is_ident("optional") {
                    says.optional = true;
                } else {
                    let known = "`name = \"...\"`, `clause = \"...\"`, `flatten` or `optional`";
                    return Err(meta.error(known));
                }
                Ok(())
            })?;
        }
        Ok(says)
    }

    /// The name of the field in the data.
    pub(crate) fn word(&self, field: &syn::Ident) -> String {
        let own = || field.to_string().trim_start_matches("r#").to_owned();
        self.name.as_ref().map_or_else(own, LitStr::value)
    }
}

/// The game that the attribute `#[data(game = ...)]` names.
fn game(input: &DeriveInput) -> Result<Type> {
    let mut game = None::<Type>;
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("data")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("game") {
                return Err(meta.error("`game = YourGame`"));
            }
            game = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    let missing = || {
        Error::new(
            input.ident.span(),
            "name the game: `#[data(game = YourGame)]`",
        )
    };
    game.ok_or_else(missing)
}

/// A field as data: the code that writes it into `map`, and that adds its schema to `fields`.
pub(crate) fn entry(
    game: &Type,
    says: &FieldSays,
    word: &str,
    value: &TokenStream,
    ty: &Type,
) -> (TokenStream, TokenStream) {
    let schema = quote!(<#ty as ::solo_core::Data<#game>>::schema(game));
    if says.flatten {
        return (
            quote!(<#ty as ::solo_core::DataFields<#game>>::serialize_fields(#value, game, map)?;),
            quote!(fields.flatten(&#schema);),
        );
    }
    let write = quote!(map.serialize_entry(#word, &::solo_core::Of::new(game, #value))?;);
    if says.optional {
        let stated = quote!(*#value != <#ty as ::core::default::Default>::default());
        (
            quote!(if #stated { #write }),
            quote!(fields.optional(#word, #schema);),
        )
    } else {
        (write, quote!(fields.required(#word, #schema);))
    }
}

/// The implementations of `DataFields` and `Data` from the code that writes the entries.
pub(crate) fn implementations(
    name: &syn::Ident,
    game: &Type,
    writes: &TokenStream,
    schema: &TokenStream,
) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl ::solo_core::DataFields<#game> for #name {
            fn serialize_fields<M: ::solo_core::serde::ser::SerializeMap>(
                &self,
                game: &#game,
                map: &mut M,
            ) -> ::core::result::Result<(), M::Error> {
                #writes
                let _ = (game, map);
                ::core::result::Result::Ok(())
            }
        }

        #[automatically_derived]
        impl ::solo_core::Data<#game> for #name {
            fn serialize<S: ::solo_core::serde::Serializer>(
                &self,
                game: &#game,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                ::solo_core::serialize_fields(self, game, serializer)
            }

            ::solo_core::when_schema! {
                fn schema(game: &#game) -> ::solo_core::Value {
                    #schema
                }
            }
        }
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let (name, game) = (&input.ident, game(input)?);
    let expected = || Error::new(name.span(), "data is a struct with named fields");
    let syn::Data::Struct(data) = &input.data else {
        return Err(expected());
    };
    let Fields::Named(named) = &data.fields else {
        return Err(expected());
    };
    let (mut idents, mut types, mut words, mut spots) = (vec![], vec![], vec![], vec![]);
    let (mut writes, mut schemas, mut reads) = (vec![], vec![], vec![]);
    for field in &named.named {
        let (ident, ty) = (field.ident.as_ref().ok_or_else(expected)?, &field.ty);
        let says = FieldSays::of(field)?;
        if says.flatten {
            let message = "a field of data that is read has a place of its own";
            return Err(Error::new(ident.span(), message));
        }
        let word = says.word(ident);
        let clause = says.clause.as_ref().map(|clause| quote!(.under(#clause)));
        let spot = quote!(&at.field(#word)#clause);
        let (write, schema) = entry(&game, &says, &word, &quote!(&self.#ident), ty);
        let read = if says.optional {
            quote!(optional)
        } else {
            quote!(required)
        };
        reads.push(
            quote!(let #ident = ::solo_core::#read::<#game, #ty>(game, map, #word, #spot, faults);),
        );
        writes.push(write);
        schemas.push(schema);
        idents.push(ident);
        types.push(ty);
        words.push(word);
        spots.push(spot);
    }
    let data = implementations(
        name,
        &game,
        &quote!(#(#writes)*),
        &quote! {
            let mut fields = ::solo_core::ObjectSchema::new();
            #(#schemas)*
            fields.into()
        },
    );
    Ok(quote! {
        #data

        #[automatically_derived]
        impl ::solo_core::Shape<#game> for #name {
            fn from_data(game: &#game, data: &::solo_core::Value, at: &::solo_core::Spot<'_>, faults: &mut ::solo_core::Faults) -> ::core::option::Option<Self> {
                let map = ::solo_core::object(data, &[#(#words),*], at, faults)?;
                #(#reads)*
                ::core::option::Option::Some(Self { #(#idents: #idents?,)* })
            }

            fn compare(&self, said: &Self, game: &#game, at: &::solo_core::Spot<'_>, faults: &mut ::solo_core::Faults) {
                #(<#types as ::solo_core::Shape<#game>>::compare(&self.#idents, &said.#idents, game, #spots, faults);)*
            }
        }
    })
}
