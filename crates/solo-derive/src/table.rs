//! Rows of tables.

use proc_macro2::TokenStream;
use syn::spanned::Spanned as _;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, Ident, Lifetime, Lit,
    LitInt, LitStr, Meta, Result, Token,
};

/// Maximum number of rows by default.
const MOST_ROWS: &str = "10000";

/// Attribute of the struct.
struct Head {
    table: LitStr,
    clause: LitStr,
    rows: Expr,
    rows_clause: LitStr,
}

/// Attributes of a field.
#[derive(Default)]
struct ColumnSays {
    name: Option<LitStr>,
    alias: Option<LitStr>,
    clause: Option<LitStr>,
    range: Option<(LitInt, LitInt)>,
    optional: bool,
}

fn head(input: &DeriveInput) -> Result<Head> {
    let example = "name table and clause: `#[table(\"cards\", clause = \"VK-16.7\")]`";
    let attribute = input.attrs.iter().find(|a| a.path().is_ident("table"));
    let attribute = attribute.ok_or_else(|| Error::new(input.ident.span(), example))?;
    attribute.parse_args_with(|input: syn::parse::ParseStream<'_>| {
        let table = input.parse()?;
        let (mut clause, mut rows_clause) = (None, None);
        let mut rows: Expr = syn::parse_str(MOST_ROWS)?;
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let key: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            if key == "clause" {
                clause = Some(input.parse()?);
            } else if key == "rows" {
                rows = input.parse()?;
            } else if key == "rows_clause" {
                rows_clause = Some(input.parse()?);
            } else {
                let known = "`clause = \"...\"`, `rows = 35` or `rows_clause = \"...\"`";
                return Err(Error::new(key.span(), known));
            }
        }
        let clause: LitStr = clause.ok_or_else(|| Error::new(attribute.span(), example))?;
        Ok(Head {
            table,
            rows_clause: rows_clause.unwrap_or_else(|| clause.clone()),
            clause,
            rows,
        })
    })
}

impl ColumnSays {
    fn of(field: &Field) -> Result<Self> {
        let mut says = Self::default();
        for attribute in field.attrs.iter().filter(|a| a.path().is_ident("column")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("name") {
                    says.name = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("alias") {
                    says.alias = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("clause") {
                    says.clause = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("range") {
                    let value = meta.value()?;
                    let least = value.parse()?;
                    value.parse::<Token![..=]>()?;
                    says.range = Some((least, value.parse()?));
                } else if meta.path.is_ident("optional") {
                    says.optional = true;
                } else {
                    let known =
                        "`name`, `alias` or `clause` with a text, `range = 1..=9`, or `optional`";
                    return Err(meta.error(known));
                }
                Ok(())
            })?;
        }
        Ok(says)
    }
}

/// Returns the documentation in one line.
fn about(attributes: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("doc")) {
        if let Meta::NameValue(meta) = &attribute.meta
            && let Expr::Lit(ExprLit {
                lit: Lit::Str(line),
                ..
            }) = &meta.value
        {
            let line = line.value().trim().to_owned();
            // Later paragraphs are for programmers.
            if line.is_empty() {
                break;
            }
            lines.push(line);
        }
    }
    lines.join(" ")
}

/// The column of a field, and the code that reads and writes its cell.
struct ColumnCode {
    column: TokenStream,
    read: TokenStream,
    write: TokenStream,
}

fn column(index: usize, field: &Field, head: &Head) -> Result<ColumnCode> {
    let (says, ty) = (ColumnSays::of(field)?, &field.ty);
    let Some(ident) = &field.ident else {
        return Err(Error::new(field.span(), "columns have names"));
    };
    let own = LitStr::new(ident.to_string().trim_start_matches("r#"), ident.span());
    let (name, about) = (says.name.unwrap_or(own), about(&field.attrs));
    let alias = says.alias.map_or_else(String::new, |alias| alias.value());
    let clause = says.clause.as_ref().unwrap_or(&head.clause);
    let origins = ident == "prov";
    let optional = says.optional || origins;
    let cell = quote!(<#ty as ::solo_core::Cell<'_>>);
    let (what, read) = match &says.range {
        Some((least, most)) => {
            let bounds = format!("a whole number from {least} to {most}");
            let read = quote!(cells.read_within::<#ty>(#index, #least..=#most));
            (quote!(#bounds), read)
        }
        None if optional => (
            quote!(#cell::WHAT),
            quote!(cells.read_or_default::<#ty>(#index)),
        ),
        None => (quote!(#cell::WHAT), quote!(cells.read::<#ty>(#index))),
    };
    let check = origins.then(|| {
        quote! {
            if let ::core::option::Option::Some(origins) = &#ident {
                origins.check(Self::COLUMNS, &mut |wrong| cells.wrong(#index, wrong));
            }
        }
    });
    Ok(ColumnCode {
        column: quote!(::solo_core::Column::new([#name, #alias], #what, #clause, #about, #optional)),
        read: quote!(let #ident = #read; #check),
        write: quote!(write(&|out| ::solo_core::Cell::write(&self.#ident, out))?;),
    })
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let (name, head) = (&input.ident, head(input)?);
    let fields = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => &fields.named,
            _ => return Err(Error::new(name.span(), "columns have names")),
        },
        _ => return Err(Error::new(name.span(), "a row is a struct")),
    };
    let mut columns = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        columns.push(column(index, field, &head)?);
    }
    let (mut shapes, mut reads, mut writes) = (vec![], vec![], vec![]);
    for code in columns {
        shapes.push(code.column);
        reads.push(code.read);
        writes.push(code.write);
    }
    let idents: Vec<&Ident> = fields
        .iter()
        .filter_map(|field| field.ident.as_ref())
        .collect();
    let borrowed = input
        .generics
        .lifetimes()
        .next()
        .map(|lifetime| &lifetime.lifetime);
    let (parameter, life) = match borrowed {
        Some(lifetime) => (quote!(<#lifetime>), lifetime.clone()),
        None => (quote!(), Lifetime::new("'cell", name.span())),
    };
    let about = about(&input.attrs);
    let Head {
        table,
        clause,
        rows,
        rows_clause,
    } = &head;
    Ok(quote! {
        #[automatically_derived]
        impl<#life> ::solo_core::TableRow<#life> for #name #parameter {
            const TABLE: &'static str = #table;
            const ABOUT: &'static str = #about;
            const CLAUSE: &'static str = #clause;
            const MOST_ROWS: usize = #rows;
            const ROWS_CLAUSE: &'static str = #rows_clause;
            const COLUMNS: &'static [::solo_core::Column] = &[#(#shapes),*];

            ::solo_core::when_alloc! {
                fn read(cells: &mut ::solo_core::Cells<#life, '_>) -> ::core::option::Option<Self> {
                    #(#reads)*
                    ::core::option::Option::Some(Self { #(#idents: #idents?,)* })
                }
            }

            fn write(
                &self,
                write: &mut dyn FnMut(::solo_core::CellText<'_>) -> ::core::fmt::Result,
            ) -> ::core::fmt::Result {
                #(#writes)*
                ::core::result::Result::Ok(())
            }
        }
    })
}
