//! Sentences of refusals, for translations.

use proc_macro2::TokenStream;
use quote::format_ident;
use syn::{DeriveInput, Error, Fields, Ident, LitStr, Result, Type};

use crate::row::{Declared, attribute, declared};
use crate::template;

/// A variant: pattern with its fields, and its sentence.
struct Refused<'a> {
    key: String,
    sentence: LitStr,
    pattern: TokenStream,
    /// Pattern without fields.
    any: TokenStream,
    fields: Vec<Field<'a>>,
}

/// A field that has a name, or that the sentence names by its number.
struct Field<'a> {
    name: String,
    bound: Ident,
    ty: &'a Type,
    /// `true` if the sentence names it.
    said: bool,
}

impl Field<'_> {
    /// Returns the code that visits the field; an error of notation has more.
    fn visit(&self) -> TokenStream {
        let (name, bound) = (&self.name, &self.bound);
        let own = is_notation_error(self.ty).then(|| {
            quote! {
                visit("at", &#bound.at());
                visit("expected", &#bound.expected());
            }
        });
        quote!(visit(#name, #bound); #own)
    }
}

fn is_notation_error(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let last = path.path.segments.last();
    last.is_some_and(|segment| segment.ident == "NotationError")
}

impl<'a> Refused<'a> {
    fn of((ident, path, fields, attributes): &Declared<'a>) -> Result<Self> {
        let missing = || Error::new(ident.span(), "write its sentence: `#[error(\"...\")]`");
        let error = attribute(attributes, "error").ok_or_else(missing)?;
        let transparent = error.parse_args::<Ident>().is_ok();
        let sentence = if transparent {
            LitStr::new("{0}", ident.span())
        } else {
            let message =
                "a sentence and nothing else; a field is `{field}`, without an expression";
            let refused = |error: Error| Error::new(error.span(), message);
            error.parse_args().map_err(refused)?
        };
        let said = template::names(&sentence)?;
        let all = fields.iter().enumerate().map(|(index, field)| {
            let name = field.ident.as_ref();
            let name = name.map_or_else(|| index.to_string(), ToString::to_string);
            Field {
                bound: format_ident!("field_{name}"),
                ty: &field.ty,
                said: said.contains(&name),
                name,
            }
        });
        let all: Vec<Field<'_>> = all.collect();
        for name in &said {
            let message = || format!("`{ident}` has no field {{{name}}}");
            if all.iter().all(|field| field.name != *name) {
                return Err(Error::new(sentence.span(), message()));
            }
        }
        let bound = all.iter().map(|field| {
            let bound = &field.bound;
            if field.said {
                quote!(#bound)
            } else {
                quote!(_)
            }
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
                let names = all.iter().map(|field| format_ident!("{}", field.name));
                let bound = all.iter().map(|field| &field.bound);
                quote!(#path { #(#names: #bound,)* })
            }
        };
        let named = matches!(fields, Fields::Named(_));
        let fields = all.into_iter().filter(|field| named || field.said);
        Ok(Self {
            key: ident.to_string(),
            sentence,
            pattern,
            any,
            fields: fields.collect(),
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
    let (mut fields, mut variants, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    let mut texts = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let (key, sentence, pattern) = (&row.key, &row.sentence, &row.pattern);
        let names: Vec<&String> = row.fields.iter().map(|field| &field.name).collect();
        let visits = row.fields.iter().map(Field::visit);
        let said = row.fields.iter().filter(|field| field.said);
        let types = said.map(|field| field.ty);
        fields.push(quote!(#pattern => { #(#visits)* }));
        let any = &row.any;
        indices.push(quote!(#any => #index));
        variants.push(quote! {
            ::solo_core::Variant { name: #key, form: "", template: #sentence, group: "", fields: &[#(#names),*] }
        });
        texts.push(quote! {
            visit(&#owner, &#key, &#sentence);
            #(<#types as ::solo_core::Noun<#game>>::texts(game, visit);)*
        });
    }
    Ok(quote! {
        #[automatically_derived]
        #[doc(hidden)]
        impl ::solo_core::NamedFields<#game> for #name {
            fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn ::solo_core::Noun<#game>)) {
                match self { #(#fields)* }
                let _ = visit;
            }
        }

        #[automatically_derived]
        #[doc(hidden)]
        impl ::solo_core::Noun<#game> for #name {
            fn id(&self, _: &#game, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(::solo_core::Refusal::reason(self))
            }

            fn name(&self, speech: &::solo_core::Speech<'_, #game>, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                let row = ::solo_core::Noun::<#game>::variant(self);
                ::solo_core::Variant::fill(row, #owner, self, speech, out)
            }

            fn variant(&self) -> ::core::option::Option<&'static ::solo_core::Variant> {
                let index: usize = match self { #(#indices,)* };
                <Self as ::solo_core::Noun<#game>>::variants().get(index)
            }

            fn variants() -> &'static [::solo_core::Variant] {
                &[#(#variants),*]
            }

            fn texts(game: &#game, visit: &mut ::solo_core::TextVisitor<'_>) {
                let _ = game;
                #(#texts)*
            }
        }
    })
}
