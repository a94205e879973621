//! Attributes of nouns: `notation` of the type, `says` of a row.

use proc_macro2::{Span, TokenStream};
use syn::parse::ParseStream;
use syn::{DeriveInput, Error, Ident, LitStr, Result, Token, Type};

use crate::row::attribute;

/// Attribute of the type.
pub(crate) struct Head {
    pub(crate) what: LitStr,
    pub(crate) game: Option<Type>,
    pub(crate) form: Form,
}

/// Form of the data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// The notation; values can be counted.
    Id,
    /// A list of the fields.
    List,
    /// The notation; there are too many values to count.
    Text,
}

/// Attribute of a row.
pub(crate) struct Says {
    pub(crate) notation: LitStr,
    pub(crate) label: Option<LitStr>,
    pub(crate) group: Option<LitStr>,
}

impl Head {
    /// Returns the game in the implementations.
    pub(crate) fn game(&self) -> TokenStream {
        match &self.game {
            Some(game) => quote!(#game),
            None => quote!(AnyGame),
        }
    }
}

pub(crate) fn head(input: &DeriveInput) -> Result<Head> {
    let missing = "say what it is: `#[notation(\"a decision\", game = YourGame)]`";
    let attribute = attribute(&input.attrs, "notation")
        .ok_or_else(|| Error::new(input.ident.span(), missing))?;
    attribute.parse_args_with(|input: ParseStream<'_>| {
        let mut head = Head {
            what: input.parse()?,
            game: None,
            form: Form::Id,
        };
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let key: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            if key == "game" {
                head.game = Some(input.parse()?);
            } else if key == "data" {
                head.form = form(&input.parse()?)?;
            } else {
                let message = "`game = YourGame`, `data = list` or `data = text`";
                return Err(Error::new(key.span(), message));
            }
        }
        Ok(head)
    })
}

fn form(word: &Ident) -> Result<Form> {
    match word.to_string().as_str() {
        "list" => Ok(Form::List),
        "text" => Ok(Form::Text),
        _ => Err(Error::new(word.span(), "`list` or `text`")),
    }
}

pub(crate) fn says(attributes: &[syn::Attribute], at: Span) -> Result<Says> {
    let missing = "say how it is written: `#[says(\"word {field}\", label = \"...\")]`";
    let attribute = attribute(attributes, "says").ok_or_else(|| Error::new(at, missing))?;
    attribute.parse_args_with(|input: ParseStream<'_>| {
        let mut says = Says {
            notation: input.parse()?,
            label: None,
            group: None,
        };
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let key: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            match key.to_string().as_str() {
                "label" => says.label = Some(input.parse()?),
                "group" => says.group = Some(input.parse()?),
                _ => {
                    return Err(Error::new(
                        key.span(),
                        "`label = \"...\"` or `group = \"...\"`",
                    ));
                }
            }
        }
        Ok(says)
    })
}
