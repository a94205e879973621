//! Ids of clauses, and functions that are named after them.

use std::collections::BTreeSet;

/// Lists every id in a text with its line.
pub(super) fn find(prefix: &str, text: &str) -> Vec<(u32, String)> {
    let mut found = Vec::new();
    for (line, text) in (1_u32..).zip(text.lines()) {
        let mut rest = text;
        let mut glued = false;
        while let Some((before, after)) = rest.split_once(prefix) {
            glued = before.ends_with(char::is_alphanumeric) || (glued && before.is_empty());
            let word = after.split(|c: char| c != '-' && c != '.' && !c.is_ascii_alphanumeric());
            let word = word.into_iter().next().unwrap_or("");
            let number = word.strip_prefix('-').unwrap_or("");
            let number = number.split('-').next().unwrap_or("").trim_end_matches('.');
            if !glued && looks_like_number(number) {
                found.push((line, format!("{prefix}-{number}")));
            }
            glued = true;
            rest = after;
        }
    }
    found
}

/// Returns whether this is a number such as `5.6`, `5`, `5.6a`, `I01`.
///
/// At most one capital stands before the first digit.
fn looks_like_number(text: &str) -> bool {
    let digits = text
        .strip_prefix(|c: char| c.is_ascii_uppercase())
        .unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

/// Returns the chapter and the number in it of an id such as `TK-5.6` or `TK-5.6a`.
///
/// For `SHELF-4`, which has no chapter, the whole rulebook is one.
pub(super) fn parts(id: &str) -> Option<(String, u32)> {
    let (chapter, number) = id.split_once('.').or(id.rsplit_once('-'))?;
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    Some((chapter.to_owned(), digits.parse().ok()?))
}

/// Returns `tk_5_6` for `TK-5.6`, `shelf_4` for `SHELF-4`.
pub(super) fn function_prefix(clause: &str) -> String {
    clause.to_lowercase().replace(['-', '.'], "_")
}

/// Returns the prefix of the clause that a function of this name is named after.
///
/// It is one of `clauses`, or one that does not exist.
pub(super) fn named_after(
    prefix: &str,
    function: &str,
    clauses: &BTreeSet<String>,
) -> Option<String> {
    let name = function.strip_prefix(prefix)?.strip_prefix('_')?;
    let mut words = name.split(['_', '(']);
    let (one, other) = (words.next()?, words.next()?);
    let short = Some(format!("{prefix}_{one}")).filter(|_| looks_like_number(one));
    let long = short.as_ref().filter(|_| looks_like_number(other));
    let long = long.map(|short| format!("{short}_{other}"));
    let known = |name: &String| clauses.contains(name);
    // In a rulebook with chapters, a function may be named after a whole chapter.
    let without_chapters = known(&format!("{prefix}_1"));
    let exists = [&long, &short]
        .into_iter()
        .flatten()
        .find(|name| known(name));
    exists
        .cloned()
        .or(long)
        .or(short.filter(|_| without_chapters))
}
