//! Variants of public enums and what their documentation has to state: the clause, and which is the default of an option.

use std::collections::{BTreeMap, BTreeSet};

use super::ids;

/// A variant of an enum.
pub(super) struct Variant {
    pub(super) line: u32,
    pub(super) name: String,
    pub(super) docs: String,
}

/// Reads the variants of the public enum of this name, which is written as rustfmt writes it.
pub(super) fn variants(text: &str, name: &str) -> Option<Vec<Variant>> {
    let mut lines = (1_u32..).zip(text.lines());
    let (_, head) = lines.find(|(_, line)| declares(line, name))?;
    let inner = indent(head).saturating_add(4);
    let (mut found, mut docs) = (Vec::new(), String::new());
    for (line, text) in lines {
        let rest = text.trim_start();
        if indent(text) < inner && rest.starts_with('}') {
            break;
        }
        if indent(text) != inner {
            continue;
        }
        if let Some(doc) = rest.strip_prefix("///") {
            docs.push_str(doc);
            docs.push('\n');
        } else if rest.starts_with(|c: char| c.is_ascii_uppercase()) {
            found.push(Variant {
                line,
                name: word(rest).to_owned(),
                docs: std::mem::take(&mut docs),
            });
        }
    }
    Some(found)
}

fn declares(line: &str, name: &str) -> bool {
    let declared = line.trim_start().strip_prefix("pub enum ");
    declared.is_some_and(|rest| word(rest) == name)
}

fn indent(line: &str) -> usize {
    line.len().saturating_sub(line.trim_start().len())
}

/// Returns the name that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| c != '_' && !c.is_alphanumeric());
    text.get(..end.unwrap_or(text.len())).unwrap_or(text)
}

/// Returns the clauses that the arms of a `match self` name for each variant.
pub(super) fn arms(prefix: &str, text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut patterns, mut arm) = (Vec::new(), Vec::new());
    let code = text.lines().map(str::trim_start);
    for line in code.filter(|line| !line.starts_with("//")) {
        let (pattern, value) = line.split_once("=>").unwrap_or((line, line));
        patterns.extend(pattern.split("Self::").skip(1).map(word));
        if line.contains("=>") {
            arm = std::mem::take(&mut patterns);
        }
        for (_, id) in ids::find(prefix, value) {
            for variant in &arm {
                let cited = found.entry((*variant).to_owned()).or_default();
                cited.insert(id.clone());
            }
        }
    }
    found
}

/// Returns the enum and the variant of the default of an option: `pub filling: Filling = Filling::Strict, "XX-1.1";`.
pub(super) fn default_of(line: &str) -> Option<(&str, &str)> {
    let field = line.trim_start().strip_prefix("pub ")?;
    let (declared, default) = field.split_once(" = ")?;
    let (name, kind) = declared.split_once(": ")?;
    let variant = default.strip_prefix(kind)?.strip_prefix("::")?;
    Some((kind, word(variant))).filter(|_| !name.contains(' '))
}
