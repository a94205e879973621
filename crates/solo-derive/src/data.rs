//! Structs as data, both ways, and the parts that their fields share with those of events.

use proc_macro2::TokenStream;
use syn::spanned::Spanned as _;
use syn::{DeriveInput, Error, Field, Fields, FieldsNamed, Ident, LitStr, Result, Type};

use crate::data_enum;
use crate::row::about;

/// Attributes of a field.
#[derive(Default)]
pub(crate) struct FieldSays {
    name: Option<LitStr>,
    pub(crate) clause: Option<LitStr>,
    pub(crate) flatten: bool,
    pub(crate) optional: bool,
    /// Left out where positions are numbers.
    pub(crate) no_features: bool,
    /// Field that determines the shape of this one.
    by: Option<Ident>,
    /// Documentation of the field.
    about: String,
}

impl FieldSays {
    pub(crate) fn of(field: &Field) -> Result<Self> {
        let mut says = Self {
            about: about(&field.attrs),
            ..Self::default()
        };
        for attribute in field.attrs.iter().filter(|a| a.path().is_ident("data")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("name") {
                    says.name = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("clause") {
                    says.clause = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("by") {
                    says.by = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("flatten") {
                    says.flatten = true;
                } else if meta.path.is_ident("optional") {
                    says.optional = true;
                } else if meta.path.is_ident("no_features") {
                    says.no_features = true;
                } else {
                    let known = "`name = \"...\"`, `clause = \"...\"`, `by = field`, `flatten`, `optional` or `no_features`";
                    return Err(meta.error(known));
                }
                Ok(())
            })?;
        }
        Ok(says)
    }

    /// Returns the name of the field in the data.
    pub(crate) fn word(&self, field: &Ident) -> String {
        let own = || field.to_string().trim_start_matches("r#").to_owned();
        self.name.as_ref().map_or_else(own, LitStr::value)
    }
}

/// Reads the attribute of the type: the game, and the type of the field that selects a variant.
pub(crate) fn head(input: &DeriveInput) -> Result<(Type, Option<Type>)> {
    let (mut game, mut by) = (None::<Type>, None::<Type>);
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("data")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("game") {
                game = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("by") {
                by = Some(meta.value()?.parse()?);
            } else {
                return Err(meta.error("`game = YourGame` or `by = Type`"));
            }
            Ok(())
        })?;
    }
    let missing = || {
        Error::new(
            input.ident.span(),
            "name the game: `#[data(game = YourGame)]`",
        )
    };
    Ok((game.ok_or_else(missing)?, by))
}

/// Returns the code that writes a field into `map`, and that which adds its schema to `fields`.
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
    let about = &says.about;
    let write = quote!(map.serialize_entry(#word, &::solo_core::Of::new(game, #value))?;);
    if says.optional {
        let stated = quote!(*#value != <#ty as ::core::default::Default>::default());
        (
            quote!(if #stated { #write }),
            quote!(fields.optional(#word, #schema, #about);),
        )
    } else {
        (write, quote!(fields.required(#word, #schema, #about);))
    }
}

/// Returns the implementations of `DataFields` and `Data` from the code that writes the entries.
pub(crate) fn implementations(
    name: &Ident,
    game: &Type,
    writes: &TokenStream,
    schema: &TokenStream,
) -> TokenStream {
    quote! {
        #[automatically_derived]
        #[doc(hidden)]
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
        #[doc(hidden)]
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

/// Returns the earlier field that determines the shape of this one, with its type.
fn key<'a>(
    says: &FieldSays,
    before: &[(&'a Ident, &'a Type)],
) -> Result<Option<(&'a Ident, &'a Type)>> {
    let Some(by) = &says.by else {
        return Ok(None);
    };
    let found = before.iter().find(|(ident, _)| *ident == by);
    let missing = || Error::new(by.span(), "no field of this name stands before");
    found.copied().map(Some).ok_or_else(missing)
}

/// Code for the fields of a struct or a variant.
#[derive(Default)]
pub(crate) struct Shaped {
    pub(crate) idents: Vec<Ident>,
    pub(crate) words: Vec<String>,
    pub(crate) writes: Vec<TokenStream>,
    pub(crate) schemas: Vec<TokenStream>,
    /// Code that reads into variables with the fields' names.
    pub(crate) reads: Vec<TokenStream>,
    pub(crate) compares: Vec<TokenStream>,
}

impl Shaped {
    /// Generates the code; `access` is the path to a field, of the value itself or of the one to
    /// compare.
    pub(crate) fn of(
        named: &FieldsNamed,
        game: &Type,
        access: impl Fn(&str, &Ident) -> TokenStream,
    ) -> Result<Self> {
        let (mut shaped, mut known) = (Self::default(), Vec::new());
        for field in &named.named {
            let unnamed = || Error::new(field.span(), "data has fields with names");
            let (ident, ty) = (field.ident.as_ref().ok_or_else(unnamed)?, &field.ty);
            let says = FieldSays::of(field)?;
            if says.flatten {
                let message = "a field of data that is read has a place of its own";
                return Err(Error::new(ident.span(), message));
            }
            let word = says.word(ident);
            let clause = says.clause.as_ref().map(|clause| quote!(.under(#clause)));
            let spot = quote!(&at.field(#word)#clause);
            let (is, said) = (access("is", ident), access("said", ident));
            let (write, schema) = entry(game, &says, &word, &is, ty);
            let cited = match &says.clause {
                Some(clause) => quote!(::core::option::Option::Some(#clause)),
                None => quote!(::core::option::Option::None),
            };
            let (read, shape) = match key(&says, &known)? {
                Some((by, key)) => (
                    quote!(fields.read_by(#by.as_ref(), game, #word, #cited)),
                    quote!(::solo_core::ShapeBy<#game, #key>),
                ),
                None if says.optional => (
                    quote!(fields.read_or_default(game, #word, #cited)),
                    quote!(::solo_core::Shape<#game>),
                ),
                None => (
                    quote!(fields.read(game, #word, #cited)),
                    quote!(::solo_core::Shape<#game>),
                ),
            };
            shaped
                .reads
                .push(quote!(let #ident: ::core::option::Option<#ty> = #read;));
            shaped
                .compares
                .push(quote!(<#ty as #shape>::compare(#is, #said, game, #spot, faults);));
            shaped.writes.push(write);
            shaped.schemas.push(schema);
            shaped.idents.push(ident.clone());
            shaped.words.push(word);
            known.push((ident, ty));
        }
        Ok(shaped)
    }

    /// Returns the code that builds a schema.
    pub(crate) fn schema(&self) -> TokenStream {
        let schemas = &self.schemas;
        quote! {{
            let mut fields = ::solo_core::ObjectSchema::new();
            #(#schemas)*
            ::solo_core::Value::from(fields)
        }}
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let (game, by) = head(input)?;
    let data = match (&input.data, by) {
        (syn::Data::Struct(data), None) => data,
        (syn::Data::Enum(data), Some(by)) => return data_enum::derive(name, data, &game, &by),
        _ => {
            let message = "data is a struct, or an enum with `#[data(by = Type)]`";
            return Err(Error::new(name.span(), message));
        }
    };
    let Fields::Named(named) = &data.fields else {
        return Err(Error::new(name.span(), "data has fields with names"));
    };
    let shaped = Shaped::of(named, &game, |of, ident| {
        if of == "is" {
            quote!(&self.#ident)
        } else {
            quote!(&said.#ident)
        }
    })?;
    let Shaped {
        idents,
        words,
        writes,
        reads,
        compares,
        ..
    } = &shaped;
    let data = implementations(name, &game, &quote!(#(#writes)*), &shaped.schema());
    Ok(quote! {
        ::solo_core::when_serde! {
            #data

            #[automatically_derived]
            #[doc(hidden)]
            impl ::solo_core::Shape<#game> for #name {
                fn from_data(game: &#game, data: &::solo_core::Value, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) -> ::core::option::Option<Self> {
                    let mut fields = ::solo_core::FieldReader::new(data, &[#(#words),*], at, faults)?;
                    #(#reads)*
                    let (#(::core::option::Option::Some(#idents),)*) = (#(#idents,)*) else {
                        return ::core::option::Option::None;
                    };
                    ::core::option::Option::Some(Self { #(#idents,)* })
                }

                fn compare(&self, said: &Self, game: &#game, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) {
                    #(#compares)*
                }
            }
        }
    })
}
