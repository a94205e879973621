//! Templates: texts with fields in braces.

use proc_macro2::Ident;
use syn::{Error, LitStr, Result};

/// Returns the names in a template, in order of appearance, with repetitions.
///
/// The forms are `{name}`, `{name:form}`, `{name?case=text|text}` and `{name#case=text|text}`;
/// texts may contain braces.
pub(crate) fn names(text: &LitStr) -> Result<Vec<String>> {
    let value = text.value();
    let (mut names, mut name, mut depth) = (Vec::new(), None::<String>, 0_u32);
    for letter in value.chars() {
        match letter {
            '{' if name.is_some() => {
                return Err(Error::new(
                    text.span(),
                    "a brace within the name of a field",
                ));
            }
            '{' => {
                depth = depth.saturating_add(1);
                name = Some(String::new());
            }
            '}' => {
                names.extend(name.take());
                depth = depth
                    .checked_sub(1)
                    .ok_or_else(|| Error::new(text.span(), "`}` without its partner `{`"))?;
            }
            '?' | '#' | ':' => names.extend(name.take()),
            letter => {
                if let Some(name) = &mut name {
                    name.push(letter);
                }
            }
        }
    }
    if depth > 0 {
        return Err(Error::new(text.span(), "`{` without its partner `}`"));
    }
    Ok(names)
}

/// Requires that every name in the template is one of these.
pub(crate) fn check(text: &LitStr, owner: &Ident, known: &[&Ident]) -> Result<()> {
    for name in names(text)? {
        if !known.iter().any(|field| *field == &name) {
            let known: Vec<String> = known.iter().map(|field| format!("{{{field}}}")).collect();
            let fields = if known.is_empty() {
                String::from("it has no fields")
            } else {
                format!("its fields: {}", known.join(", "))
            };
            return Err(Error::new(
                text.span(),
                format!("`{owner}` has no field {{{name}}}; {fields}"),
            ));
        }
    }
    Ok(())
}
