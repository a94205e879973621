//! The parts of a typed form, each explained when it is due.

use solo_core::TableSpec;
use solo_table::botmegistus::Form;

/// Returns what is to be typed next of a form that the typed text begins; `None` if it begins none.
pub(super) fn due(forms: &[Form], tables: &[TableSpec], typed: &str) -> Option<String> {
    let forms = forms.iter().flat_map(|form| form.form.split(", or "));
    forms.filter_map(|form| part(form, tables, typed)).next()
}

fn part(form: &str, tables: &[TableSpec], typed: &str) -> Option<String> {
    let (start, parts) = form.split_at_checked(form.find('<')?)?;
    let begun = typed
        .strip_prefix(start)
        .or_else(|| (typed.trim_end() == start.trim_end()).then_some(""))?;
    let parts: Vec<&str> = parts.split(' ').collect();
    let done = begun.matches(' ').count();
    let names = parts.iter().filter_map(|part| name(part));
    let names: Vec<&str> = names.collect();
    let Some(part) = parts.get(done) else {
        return Some("Enter: that is all".to_owned());
    };
    let Some(part) = name(part) else {
        return Some(format!("next: the word {part}"));
    };
    let about = about(tables, &names, part).unwrap_or_default();
    Some(format!(
        "next: {part} ({} of {}). {about}",
        done + 1,
        parts.len()
    ))
}

/// Returns the name of a part to fill in; `None` for a word to type as it stands.
fn name(part: &str) -> Option<&str> {
    part.strip_prefix('<')?.split('>').next()
}

/// Returns the explanation of a column, of the first table that has all these columns.
fn about(tables: &[TableSpec], names: &[&str], part: &str) -> Option<String> {
    let is_named =
        |column: &str, name: &str| column.trim_end_matches('s') == name.trim_end_matches('s');
    let has = |table: &&TableSpec| {
        let mut names = names.iter();
        names.all(|name| {
            table
                .columns
                .iter()
                .any(|column| is_named(column.name, name))
        })
    };
    let table = tables.iter().find(has)?;
    let mut columns = table.columns.iter();
    let column = columns.find(|column| is_named(column.name, part))?;
    Some(column.about.replace('`', ""))
}
