//! Data of nouns: a text, or a list of fields.

use proc_macro2::{Ident, TokenStream};
use quote::format_ident;

use crate::row::Row;

/// Returns the schema of a noun that can be counted: its ids.
pub(crate) fn ids(game: &TokenStream) -> TokenStream {
    quote!(::solo_core::noun_schema::<#game, Self>(game))
}

/// Returns the schema of a noun that cannot be counted: any text.
pub(crate) fn any_text() -> TokenStream {
    quote!({
        let _ = game;
        ::solo_core::serde_json::json!({"type": "string"})
    })
}

/// Returns the data of the notation as a text.
pub(crate) fn text(
    name: &Ident,
    any: &TokenStream,
    game: &TokenStream,
    bounds: &TokenStream,
    schema: &TokenStream,
) -> TokenStream {
    quote! {
        #[automatically_derived]
        #[doc(hidden)]
        impl #any ::solo_core::Data<#game> for #name #bounds {
            fn serialize<S: ::solo_core::serde::Serializer>(
                &self,
                game: &#game,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                ::solo_core::serialize_noun(self, game, serializer)
            }

            ::solo_core::when_schema! {
                fn schema(game: &#game) -> ::solo_core::Value {
                    #schema
                }
            }
        }

        #[automatically_derived]
        #[doc(hidden)]
        impl #any ::solo_core::Shape<#game> for #name #bounds {
            fn from_data(game: &#game, data: &::solo_core::Value, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) -> ::core::option::Option<Self> {
                ::solo_core::read_noun(game, data, at, faults)
            }
        }
    }
}

/// Returns the data of the fields as a list.
pub(crate) fn list(
    name: &Ident,
    row: &Row<'_>,
    any: &TokenStream,
    game: &TokenStream,
    bounds: &TokenStream,
) -> TokenStream {
    let (form, names, types) = (row.form(), row.names(), row.types());
    let (count, indices): (usize, Vec<usize>) = (names.len(), (0..names.len()).collect());
    let items: Vec<Ident> = names
        .iter()
        .map(|name| format_ident!("{name}_data"))
        .collect();
    let shown: Vec<String> = names.iter().map(ToString::to_string).collect();
    let expected = format!("a list [{}]", shown.join(", "));
    quote! {
        #[automatically_derived]
        #[doc(hidden)]
        impl #any ::solo_core::Data<#game> for #name #bounds {
            fn serialize<S: ::solo_core::serde::Serializer>(
                &self,
                game: &#game,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                let #form = self;
                let mut list = serializer.serialize_seq(::core::option::Option::Some(#count))?;
                #(::solo_core::serde::ser::SerializeSeq::serialize_element(&mut list, &::solo_core::Of::new(game, #names))?;)*
                ::solo_core::serde::ser::SerializeSeq::end(list)
            }

            ::solo_core::when_schema! {
                fn schema(game: &#game) -> ::solo_core::Value {
                    ::solo_core::serde_json::json!({
                        "type": "array",
                        "prefixItems": [#(<#types as ::solo_core::Data<#game>>::schema(game)),*],
                        "items": false
                    })
                }
            }
        }

        #[automatically_derived]
        #[doc(hidden)]
        impl #any ::solo_core::Shape<#game> for #name #bounds {
            fn from_data(game: &#game, data: &::solo_core::Value, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) -> ::core::option::Option<Self> {
                let items = match data {
                    ::solo_core::Value::Array(items) => items.as_slice(),
                    _ => &[],
                };
                let [#(#items),*] = items else {
                    return ::solo_core::wrong(data, #expected, at, faults);
                };
                #(let #names = <#types as ::solo_core::Shape<#game>>::from_data(game, #items, &at.entry(#indices), faults);)*
                #(let #names = #names?;)*
                ::core::option::Option::Some(#form)
            }
        }
    }
}
