//! Enum variants and structs alike: a name, and named fields.

use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, Ident, Lit, LitStr, Result,
    Type,
};

use crate::template;

/// A variant, or a struct, with its named fields.
pub(crate) struct Row<'a> {
    pub(crate) name: &'a Ident,
    /// Path of its constructor.
    path: TokenStream,
    tuple: bool,
    pub(crate) fields: Vec<(Ident, &'a Field)>,
}

/// Returns the documentation among attributes, line by line.
pub(crate) fn about(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| match &attribute.meta.require_name_value().ok()?.value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(line),
            ..
        }) => Some(line.value().trim().to_owned()),
        _ => None,
    };
    let docs = attributes.iter().filter(|a| a.path().is_ident("doc"));
    docs.filter_map(line).collect::<Vec<_>>().join("\n")
}

/// A declared variant or struct: name, path, fields, attributes.
pub(crate) type Declared<'a> = (&'a Ident, TokenStream, &'a Fields, &'a [Attribute]);

/// Returns the variants of an enum, or the one row of a struct.
pub(crate) fn declared(input: &DeriveInput) -> Result<Vec<Declared<'_>>> {
    match &input.data {
        Data::Enum(data) => Ok(data
            .variants
            .iter()
            .map(|variant| {
                let ident = &variant.ident;
                (
                    ident,
                    quote!(Self::#ident),
                    &variant.fields,
                    &*variant.attrs,
                )
            })
            .collect()),
        Data::Struct(data) => Ok(vec![(
            &input.ident,
            quote!(Self),
            &data.fields,
            &*input.attrs,
        )]),
        Data::Union(_) => Err(Error::new(input.ident.span(), "unions have no notation")),
    }
}

impl<'a> Row<'a> {
    /// Returns a row; the fields of a tuple are named by the text, in order of appearance.
    pub(crate) fn new(declared: &Declared<'a>, text: &LitStr) -> Result<Self> {
        let (name, path, fields, _) = declared;
        let (tuple, fields) = match fields {
            Fields::Unit => (false, Vec::new()),
            Fields::Named(named) => {
                let fields = named.named.iter();
                let fields = fields.filter_map(|field| Some((field.ident.clone()?, field)));
                (false, fields.collect())
            }
            Fields::Unnamed(unnamed) => {
                let mut names = Vec::new();
                for name in template::names(text)? {
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                if names.len() != unnamed.unnamed.len() {
                    return Err(Error::new(
                        text.span(),
                        format!(
                            "`{name}` has {} fields, and the text names {}: {{{}}}",
                            unnamed.unnamed.len(),
                            names.len(),
                            names.join("}, {")
                        ),
                    ));
                }
                let names = names.iter().map(|name| format_ident!("{name}"));
                (true, names.zip(&unnamed.unnamed).collect())
            }
        };
        Ok(Self {
            name,
            path: path.clone(),
            tuple,
            fields,
        })
    }

    /// Returns the pattern, which is also the expression, with every field under its name.
    pub(crate) fn form(&self) -> TokenStream {
        let (path, names) = (&self.path, self.names());
        match (self.fields.is_empty(), self.tuple) {
            (true, _) => quote!(#path),
            (_, true) => quote!(#path(#(#names),*)),
            (_, false) => quote!(#path { #(#names),* }),
        }
    }

    /// Returns a pattern of only these fields, with prefixed names.
    pub(crate) fn pattern(&self, fields: &[&Ident], prefix: &str) -> TokenStream {
        let path = &self.path;
        let bound: Vec<Ident> = fields
            .iter()
            .map(|field| format_ident!("{prefix}{field}"))
            .collect();
        if self.tuple {
            let indices = self.fields.iter().map(|(name, _)| {
                let index = fields.iter().position(|field| *field == name);
                match index.and_then(|index| bound.get(index)) {
                    Some(bound) => quote!(#bound),
                    None => quote!(_),
                }
            });
            quote!(#path(#(#indices),*))
        } else {
            quote!(#path { #(#fields: #bound,)* .. })
        }
    }

    pub(crate) fn names(&self) -> Vec<&Ident> {
        self.fields.iter().map(|(name, _)| name).collect()
    }

    /// Returns the type of the field with this name.
    pub(crate) fn type_of(&self, field: &Ident) -> Option<&'a Type> {
        let found = self.fields.iter().find(|(name, _)| name == field);
        found.map(|(_, field)| &field.ty)
    }

    pub(crate) fn types(&self) -> Vec<&'a Type> {
        self.fields.iter().map(|(_, field)| &field.ty).collect()
    }
}

/// Returns the attribute with this name.
pub(crate) fn attribute<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attributes
        .iter()
        .find(|attribute| attribute.path().is_ident(name))
}
