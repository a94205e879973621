//! Enums as data: objects whose shape depends on another field.

use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{Attribute, DataEnum, Error, Fields, Ident, Result, Type};

use crate::data::Shaped;

/// Returns the pattern of `#[data(when(Pattern))]`: values of the other field for this variant.
fn when(attributes: &[Attribute]) -> Result<Option<TokenStream>> {
    let mut pattern = None;
    for attribute in attributes.iter().filter(|a| a.path().is_ident("data")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("when") {
                return Err(meta.error("`when(Pattern)`"));
            }
            let content;
            syn::parenthesized!(content in meta.input);
            pattern = Some(content.parse()?);
            Ok(())
        })?;
    }
    Ok(pattern)
}

/// Code of all variants, arm by arm.
#[derive(Default)]
struct Code {
    /// Variants without fields.
    units: Vec<TokenStream>,
    writes: Vec<TokenStream>,
    schemas: Vec<TokenStream>,
    reads: Vec<TokenStream>,
    compares: Vec<TokenStream>,
}

impl Code {
    /// Adds a variant without fields, which is `null`.
    fn add_unit(&mut self, name: &Ident, when: Option<TokenStream>) {
        let when = when.unwrap_or_else(|| quote!(_));
        self.units
            .push(quote!(Self::#name => serializer.serialize_none()));
        self.writes.push(quote!(Self::#name => {}));
        self.schemas
            .push(quote!(::solo_core::serde_json::json!({"type": "null"})));
        self.reads.push(quote!(#when => match data {
            ::solo_core::Value::Null => ::core::option::Option::Some(Self::#name),
            _ => ::solo_core::wrong(data, "null", at, faults),
        }));
        self.compares.push(quote!((Self::#name, Self::#name) => {}));
    }

    fn add(&mut self, name: &Ident, shaped: &Shaped, when: &TokenStream) {
        let Shaped {
            idents,
            words,
            writes,
            reads,
            compares,
            ..
        } = shaped;
        let bound = |of: &str| -> Vec<Ident> {
            idents
                .iter()
                .map(|ident| format_ident!("{of}_{ident}"))
                .collect()
        };
        let (is, said) = (bound("is"), bound("said"));
        self.writes
            .push(quote!(Self::#name { #(#idents: #is),* } => { #(#writes)* }));
        self.schemas.push(shaped.schema());
        self.reads.push(quote!(#when => {
            let mut fields = ::solo_core::FieldReader::new(data, &[#(#words),*], at, faults)?;
            #(#reads)*
            let (#(::core::option::Option::Some(#idents),)*) = (#(#idents,)*) else {
                return ::core::option::Option::None;
            };
            ::core::option::Option::Some(Self::#name { #(#idents,)* })
        }));
        self.compares.push(quote! {
            (Self::#name { #(#idents: #is),* }, Self::#name { #(#idents: #said),* }) => { #(#compares)* }
        });
    }
}

pub(crate) fn derive(name: &Ident, data: &DataEnum, game: &Type, by: &Type) -> Result<TokenStream> {
    let mut code = Code::default();
    for variant in &data.variants {
        let ident = &variant.ident;
        let when = when(&variant.attrs)?;
        match &variant.fields {
            Fields::Unit => code.add_unit(ident, when),
            Fields::Named(named) => {
                let missing = || Error::new(ident.span(), "say when: `#[data(when(Pattern))]`");
                let access = |of: &str, field: &Ident| {
                    let bound = format_ident!("{of}_{field}");
                    quote!(#bound)
                };
                let shaped = Shaped::of(named, game, access)?;
                code.add(ident, &shaped, &when.ok_or_else(missing)?);
            }
            Fields::Unnamed(_) => {
                return Err(Error::new(ident.span(), "data has fields with names"));
            }
        }
    }
    let Code {
        units,
        writes,
        schemas,
        reads,
        compares,
    } = &code;
    Ok(quote! {
        ::solo_core::when_serde! {
            #[automatically_derived]
            #[doc(hidden)]
            impl ::solo_core::DataFields<#game> for #name {
                fn serialize_fields<M: ::solo_core::serde::ser::SerializeMap>(
                    &self,
                    game: &#game,
                    map: &mut M,
                ) -> ::core::result::Result<(), M::Error> {
                    match self { #(#writes,)* }
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
                    match self {
                        #(#units,)*
                        _ => ::solo_core::serialize_fields(self, game, serializer),
                    }
                }

                ::solo_core::when_schema! {
                    fn schema(game: &#game) -> ::solo_core::Value {
                        ::solo_core::serde_json::json!({"anyOf": ([#(#schemas),*])})
                    }
                }
            }

            #[automatically_derived]
            #[doc(hidden)]
            impl ::solo_core::ShapeBy<#game, #by> for #name {
                fn from_data_by(key: &#by, game: &#game, data: &::solo_core::Value, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) -> ::core::option::Option<Self> {
                    match key { #(#reads,)* }
                }

                fn compare(&self, said: &Self, game: &#game, at: &::solo_core::DataPath<'_>, faults: &mut ::solo_core::Faults) {
                    match (self, said) {
                        #(#compares,)*
                        _ => ::solo_core::differs(
                            self,
                            said,
                            game,
                            at,
                            faults,
                        ),
                    }
                }
            }
        }
    })
}
