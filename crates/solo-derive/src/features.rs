//! Structs, enums by another field, and nouns that are not counted, as numbers at fixed indices.

use proc_macro2::TokenStream;
use syn::spanned::Spanned as _;
use syn::{Data, DeriveInput, Error, Fields, FieldsNamed, Ident, Result, Type};

use crate::data::{FieldSays, head};
use crate::row::Row;

/// Code for fields one after the other.
#[derive(Default)]
struct Fielded {
    idents: Vec<Ident>,
    words: Vec<String>,
    types: Vec<Type>,
}

impl Fielded {
    fn of(named: &FieldsNamed) -> Result<Self> {
        let mut fielded = Self::default();
        for field in &named.named {
            let says = FieldSays::of(field)?;
            let unnamed = || Error::new(field.span(), "data has fields with names");
            let ident = field.ident.as_ref().ok_or_else(unnamed)?;
            if says.no_features {
                continue;
            }
            fielded.idents.push(ident.clone());
            fielded.words.push(says.word(ident));
            fielded.types.push(field.ty.clone());
        }
        Ok(fielded)
    }

    fn width(&self, game: &TokenStream) -> TokenStream {
        let types = &self.types;
        quote!(0_usize #(.saturating_add(<#types as ::solo_core::Features<#game>>::width(game)))*)
    }

    fn describe(&self, game: &TokenStream) -> TokenStream {
        let (words, types) = (&self.words, &self.types);
        quote!(#(specs.field(#words, |specs| <#types as ::solo_core::Features<#game>>::describe(game, specs));)*)
    }
}

/// The implementation from its code.
fn implementation(
    name: &Ident,
    any: &TokenStream,
    game: &TokenStream,
    bounds: &TokenStream,
    [width, describe, write]: [&TokenStream; 3],
) -> TokenStream {
    quote! {
        ::solo_core::when_numbers! {
            #[automatically_derived]
            #[doc(hidden)]
            impl #any ::solo_core::Features<#game> for #name #bounds {
                fn width(game: &#game) -> usize {
                    let _ = game;
                    #width
                }

                fn describe(game: &#game, specs: &mut ::solo_core::FeatureSpecs) {
                    let _ = (game, &specs);
                    #describe
                }

                fn write(&self, game: &#game, cells: &mut ::solo_core::Numbers<'_>) {
                    let _ = (game, &cells);
                    #write
                }
            }
        }
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let name = &input.ident;
    let (game, _) = head(input)?;
    let game = quote!(#game);
    let (any, bounds) = (TokenStream::new(), TokenStream::new());
    match &input.data {
        Data::Struct(data) => {
            let Fields::Named(named) = &data.fields else {
                return Err(Error::new(name.span(), "data has fields with names"));
            };
            let fielded = Fielded::of(named)?;
            let (idents, types) = (&fielded.idents, &fielded.types);
            let write = quote!(#(<#types as ::solo_core::Features<#game>>::write(&self.#idents, game, cells);)*);
            let code = [&fielded.width(&game), &fielded.describe(&game), &write];
            Ok(implementation(name, &any, &game, &bounds, code))
        }
        Data::Enum(data) => {
            let mut variants = Vec::new();
            for variant in &data.variants {
                let fielded = match &variant.fields {
                    Fields::Named(named) => Fielded::of(named)?,
                    _ => Fielded::default(),
                };
                let (ident, fields) = (&variant.ident, &fielded.idents);
                let pattern = quote!(Self::#ident { #(#fields,)* .. });
                variants.push((ident.to_string(), pattern, fielded));
            }
            Ok(choice(name, &any, &game, &bounds, &variants, false))
        }
        Data::Union(_) => Err(Error::new(name.span(), "unions have no features")),
    }
}

/// Derives a noun with too many values for one feature each: features for rows and their fields.
pub(crate) fn uncounted(
    name: &Ident,
    rows: &[Row<'_>],
    any: &TokenStream,
    game: &TokenStream,
    bounds: &TokenStream,
) -> TokenStream {
    let variants = rows.iter().map(|row| {
        let fields = row.fields.iter();
        let fielded = Fielded {
            idents: fields.clone().map(|(ident, _)| ident.clone()).collect(),
            words: fields.clone().map(|(ident, _)| ident.to_string()).collect(),
            types: fields.map(|(_, field)| field.ty.clone()).collect(),
        };
        (row.name.to_string(), row.form(), fielded)
    });
    let variants: Vec<_> = variants.collect();
    choice(name, any, game, bounds, &variants, true)
}

/// Derives separate features for the fields of every variant.
///
/// If `marked`, a feature for the variant itself precedes its fields.
fn choice(
    name: &Ident,
    any: &TokenStream,
    game: &TokenStream,
    bounds: &TokenStream,
    variants: &[(String, TokenStream, Fielded)],
    marked: bool,
) -> TokenStream {
    let (mut widths, mut describes, mut writes) = (Vec::new(), Vec::new(), Vec::new());
    let mark = usize::from(marked);
    for (word, pattern, fielded) in variants {
        let word = snake(word);
        let (width, describe) = (fielded.width(game), fielded.describe(game));
        let described = format!("={word}");
        let own = marked.then(|| quote!(specs.add(#described, 0, 1);));
        let marks = marked.then(|| quote!(part.put(1_u8);));
        let (bound, types) = (&fielded.idents, &fielded.types);
        widths.push(quote!(.saturating_add(#mark).saturating_add(#width)));
        describes.push(quote!(#own specs.field(#word, |specs| { let _ = &specs; #describe });));
        writes.push(quote!({
            let mut part = cells.part((#width).saturating_add(#mark));
            if let #pattern = self {
                #marks
                #(<#types as ::solo_core::Features<#game>>::write(#bound, game, &mut part);)*
                let _ = part;
            }
        }));
    }
    let width = quote!(0_usize #(#widths)*);
    let (describe, write) = (quote!(#(#describes)*), quote!(#(#writes)*));
    implementation(name, any, game, bounds, [&width, &describe, &write])
}

/// `BlackRoll` as `black_roll`.
fn snake(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}
