//! Files that are kept as they were drawn.

use std::fs;

pub(crate) use crate::files::{read, root};

/// Compares a text with the file that is kept of it, or writes the file if `SOLO_DRAW` is set.
pub(crate) fn keep(path: &str, text: &str) {
    let file = root().join(path);
    if std::env::var_os("SOLO_DRAW").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(file)
        .unwrap_or_default()
        .replace('\r', "");
    let lines = kept.lines().zip(text.lines());
    let differing = lines.clone().position(|(kept, drawn)| kept != drawn);
    let line = differing.unwrap_or_else(|| lines.count());
    let of = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    assert!(
        kept == text,
        "{path} is not what is drawn now, from line {} on:\n{:.300}\n{:.300}\nIf the new one is right: \
         SOLO_DRAW=1 cargo test -p solo-guide --test tests drawn::",
        line + 1,
        of(&kept),
        of(text)
    );
}

/// Replaces the part of a page between `<!-- NAME -->` and `<!-- /NAME -->`.
pub(crate) fn replace(page: &str, name: &str, part: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = page
        .split_once(&begin)
        .unwrap_or_else(|| panic!("the page has no part {name}"));
    let (_, after) = rest.split_once(&end).unwrap();
    format!("{before}{begin}\n{}\n\n{end}{after}", part.trim())
}

#[test]
fn parts_of_pages_are_replaced() {
    let page = "One.\n<!-- two -->\nold\n<!-- /two -->\nThree.\n";
    let renewed = replace(page, "two", "new");
    assert_eq!(
        renewed,
        "One.\n<!-- two -->\n\nnew\n\n<!-- /two -->\nThree.\n"
    );
    assert_eq!(replace(&renewed, "two", "new"), renewed);
}
