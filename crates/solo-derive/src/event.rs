//! Tags, data and sentences of events.

use std::collections::BTreeMap;

use proc_macro2::{Span, TokenStream};
use syn::parse::ParseStream;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, LitStr, Path, Result, Token, Type};

use crate::data::{FieldSays, entry, implementations};
use crate::row::{Declared, Row, about, attribute, declared};
use crate::template;

/// Attribute of the enum.
struct Head {
    game: Type,
    /// Field of the tag.
    key: LitStr,
    /// Function that writes what several events tell together.
    further: Option<Path>,
}

/// Attribute of a variant.
struct Says {
    tag: LitStr,
    /// Sentence; `None` if the inner value writes its own.
    sentence: Option<LitStr>,
    many: Option<Ident>,
    words: Vec<(Ident, Path)>,
}

fn head(input: &DeriveInput) -> Result<Head> {
    let (mut game, mut key) = (None::<Type>, LitStr::new("event", input.ident.span()));
    let mut further = None;
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("event")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("game") {
                game = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("tag") {
                key = meta.value()?.parse()?;
            } else if meta.path.is_ident("further") {
                further = Some(meta.value()?.parse()?);
            } else {
                let message = "`game = YourGame`, `tag = \"field\"` or `further = function`";
                return Err(meta.error(message));
            }
            Ok(())
        })?;
    }
    let missing = || {
        Error::new(
            input.ident.span(),
            "name the game: `#[event(game = YourGame)]`",
        )
    };
    Ok(Head {
        game: game.ok_or_else(missing)?,
        key,
        further,
    })
}

fn says(attributes: &[Attribute], at: Span) -> Result<Says> {
    let missing = "say its tag and its sentence: `#[event(\"tag\", \"Sentence with {field}.\")]`";
    let attribute = attribute(attributes, "event").ok_or_else(|| Error::new(at, missing))?;
    attribute.parse_args_with(|input: ParseStream<'_>| {
        let tag = input.parse()?;
        input.parse::<Token![,]>()?;
        let mut says = Says {
            tag,
            sentence: None,
            many: None,
            words: Vec::new(),
        };
        if input.peek(LitStr) {
            says.sentence = Some(input.parse()?);
        } else {
            let inner: Ident = input.parse()?;
            if inner != "inner" {
                return Err(Error::new(inner.span(), "a sentence, or `inner`"));
            }
        }
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let key: Ident = input.parse()?;
            if key == "many" {
                input.parse::<Token![=]>()?;
                says.many = Some(input.parse()?);
            } else if key == "word" {
                let content;
                syn::parenthesized!(content in input);
                let name = content.parse()?;
                content.parse::<Token![=]>()?;
                says.words.push((name, content.parse()?));
            } else {
                let message = "`many = field` or `word(name = function)`";
                return Err(Error::new(key.span(), message));
            }
        }
        Ok(says)
    })
}

/// Code of all variants, arm by arm.
#[derive(Default)]
struct Code {
    tags: Vec<TokenStream>,
    tells: Vec<TokenStream>,
    fields: Vec<TokenStream>,
    runs: Vec<TokenStream>,
    entries: Vec<TokenStream>,
    schemas: Vec<TokenStream>,
    kinds: Vec<TokenStream>,
    /// Texts of the variants whose inner values write their own.
    texts: Vec<TokenStream>,
    /// Types of all fields, each once.
    types: BTreeMap<String, TokenStream>,
}

impl Code {
    fn add(&mut self, declared: &Declared<'_>, head: &Head) -> Result<()> {
        let says = says(declared.3, declared.0.span())?;
        match &says.sentence {
            Some(sentence) => self.add_row(declared, &says, sentence, head),
            None => self.add_inner(declared, &says, head),
        }
    }

    /// Adds a variant whose inner value writes its own sentence; its fields follow the tag.
    fn add_inner(&mut self, declared: &Declared<'_>, says: &Says, head: &Head) -> Result<()> {
        let (ident, path, fields, _) = declared;
        let inner = match fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => fields.unnamed.first(),
            _ => None,
        };
        let message = "`inner` is for a variant with one value";
        let inner = &inner.ok_or_else(|| Error::new(ident.span(), message))?.ty;
        let (game, tag, key) = (&head.game, &says.tag, &head.key);
        self.tags.push(quote!(#path(_) => #tag));
        self.tells
            .push(quote!(#path(inner) => return ::solo_core::GameEvent::tell(inner, speech, out)));
        self.fields
            .push(quote!(#path(inner) => ::solo_core::NamedFields::visit(inner, visit)));
        self.runs.push(
            quote!((#path(one), #path(other)) => ::solo_core::GameEvent::<#game>::together(one, other)),
        );
        self.entries.push(
            quote!(#path(inner) => ::solo_core::DataFields::serialize_fields(inner, game, map)?),
        );
        self.schemas.push(quote! {
            ::solo_core::tagged(#key, #tag, &<#inner as ::solo_core::Data<#game>>::schema(game), &mut kinds);
        });
        self.kinds.push(quote! {
            ::solo_core::Variant { name: #tag, form: "", template: "", group: "", fields: &[] }
        });
        self.texts
            .push(quote!(<#inner as ::solo_core::GameEvent<#game>>::texts(game, visit);));
        Ok(())
    }

    fn add_row(
        &mut self,
        declared: &Declared<'_>,
        says: &Says,
        sentence: &LitStr,
        head: &Head,
    ) -> Result<()> {
        let (Head { game, key, .. }, tag) = (head, &says.tag);
        let row = Row::new(declared, sentence)?;
        let (form, names) = (row.form(), row.names());
        let mut known = names.clone();
        known.extend(says.words.iter().map(|(word, _)| word));
        template::check(sentence, row.name, &known)?;
        let shown: Vec<String> = names.iter().map(ToString::to_string).collect();
        let (computed, functions): (Vec<String>, Vec<&Path>) = says
            .words
            .iter()
            .map(|(word, path)| (word.to_string(), path))
            .unzip();
        let any = row.pattern(&[], "");
        self.tags.push(quote!(#any => #tag));
        let index = self.kinds.len();
        self.tells.push(quote!(#any => #index));
        self.fields.push(quote!(#form => {
            #(visit(#shown, #names);)*
            #(visit(#computed, &::solo_core::Computed::new(self, #functions));)*
        }));
        self.add_run(&row, says)?;
        let (mut words, mut entries, mut schemas) = (vec![], vec![], vec![]);
        for (ident, field) in &row.fields {
            let field_says = FieldSays::of(field)?;
            let word = field_says.word(ident);
            let (write, schema) = entry(game, &field_says, &word, &quote!(#ident), &field.ty);
            entries.push(write);
            schemas.push(schema);
            words.push(word);
        }
        self.entries.push(quote!(#form => { #(#entries)* }));
        let about = about(declared.3);
        self.schemas.push(quote! {{
            let mut fields = ::solo_core::ObjectSchema::tagged(#key, #tag, #about);
            #(#schemas)*
            kinds.push(fields.into());
        }});
        self.kinds.push(quote! {
            ::solo_core::Variant { name: #tag, form: "", template: #sentence, group: "", fields: &[#(#words),*] }
        });
        for ty in row.types() {
            self.types
                .entry(quote!(#ty).to_string())
                .or_insert_with(|| quote!(#ty));
        }
        Ok(())
    }

    /// Adds the rule that events which differ only in the field `many` share a sentence.
    fn add_run(&mut self, row: &Row<'_>, says: &Says) -> Result<()> {
        let Some(many) = &says.many else {
            return Ok(());
        };
        let names = row.names();
        if !names.contains(&many) {
            let message = format!("`{}` has no field {many}", row.name);
            return Err(Error::new(many.span(), message));
        }
        let rest: Vec<&Ident> = names.into_iter().filter(|name| *name != many).collect();
        let (one, other) = (row.pattern(&rest, "one_"), row.pattern(&rest, "other_"));
        let ones = rest.iter().map(|name| quote::format_ident!("one_{name}"));
        let others = rest.iter().map(|name| quote::format_ident!("other_{name}"));
        let many = many.to_string();
        self.runs.push(quote! {
            (#one, #other) => (true #(&& #ones == #others)*).then_some(#many)
        });
        Ok(())
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let (name, head) = (&input.ident, head(input)?);
    if !matches!(input.data, Data::Enum(_)) {
        return Err(Error::new(name.span(), "events are an enum"));
    }
    let mut code = Code::default();
    for row in &declared(input)? {
        code.add(row, &head)?;
    }
    let Head { game, key, further } = &head;
    let further = further.as_ref().map(|function| {
        quote! {
            fn tell_further(events: &[Self], speech: &::solo_core::Speech<'_, #game>, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                #function(events, speech, out)
            }
        }
    });
    let Code {
        tags,
        tells,
        fields,
        runs,
        entries,
        schemas,
        kinds,
        texts,
        types,
    } = &code;
    let types = types.values();
    let data = implementations(
        name,
        game,
        &quote! {
            map.serialize_entry(#key, ::solo_core::GameEvent::<#game>::tag(self))?;
            match self { #(#entries,)* }
        },
        &quote! {
            let mut kinds = ::solo_core::Schemas::new();
            #(#schemas)*
            let _ = game;
            ::solo_core::serde_json::json!({"anyOf": kinds})
        },
    );
    Ok(quote! {
        #[automatically_derived]
        #[doc(hidden)]
        impl ::solo_core::NamedFields<#game> for #name {
            fn visit(&self, visit: &mut dyn FnMut(&'static str, &dyn ::solo_core::Noun<#game>)) {
                match self { #(#fields,)* }
                let _ = visit;
            }
        }

        #[automatically_derived]
        #[doc(hidden)]
        impl ::solo_core::GameEvent<#game> for #name {
            const VARIANTS: &'static [::solo_core::Variant] = &[#(#kinds),*];

            fn tag(&self) -> &'static str {
                match self { #(#tags,)* }
            }

            fn tell(&self, speech: &::solo_core::Speech<'_, #game>, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                let kind: usize = match self { #(#tells,)* };
                ::solo_core::Variant::fill(Self::VARIANTS.get(kind), "Event", self, speech, out)
            }

            fn together(&self, next: &Self) -> ::core::option::Option<&'static str> {
                match (self, next) {
                    #(#runs,)*
                    #[allow(unreachable_patterns, reason = "an enum of one variant has no other pair")]
                    _ => ::core::option::Option::None,
                }
            }

            #further

            fn texts(game: &#game, visit: &mut ::solo_core::TextVisitor<'_>) {
                ::solo_core::Variant::texts("Event", Self::VARIANTS, visit);
                #(#texts)*
                #(<#types as ::solo_core::Noun<#game>>::texts(game, visit);)*
            }
        }

        ::solo_core::when_serde! {
            #data
        }
    })
}
