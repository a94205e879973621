//! The letters of origin.

use alloc::vec::Vec;

use solo_core::{Faults, Provenance};

use super::super::Catalogue;
use super::super::card::{Letters, Value};

/// VK-16.5: the letters of every row, in the order of the designs.
pub(super) fn letters(text: &str, ids: &[&str], faults: &mut Faults) -> Vec<[Letters; 10]> {
    let rule = "VK-16.5";
    let mut all = Vec::new();
    let mut lines = text.strip_suffix('\n').unwrap_or(text).split('\n').zip(1..);
    let header = lines.next().map_or("", |(line, _)| line);
    faults.require(
        header == Catalogue::HEADER,
        "provenance line 1",
        rule,
        format_args!("the header is not {}", Catalogue::HEADER),
    );
    for (row, line) in lines {
        let mut fields = row.split(',');
        let id = fields.next().unwrap_or("");
        let place = all.len();
        faults.require(
            ids.get(place) == Some(&id),
            format_args!("provenance line {line}"),
            rule,
            "the rows are those of the designs",
        );
        let mut row = [Letters::one(Provenance::Owner); 10];
        for (letters, value) in row.iter_mut().zip(Value::ALL) {
            let field = fields.next().unwrap_or("");
            match letter(field) {
                Some(read) => *letters = read,
                None => faults.add(
                    format_args!("provenance line {line}, {value}"),
                    rule,
                    format_args!("{field:?} is not S, P, R, H, U or P+H"),
                ),
            }
        }
        faults.require(
            fields.next().is_none(),
            format_args!("provenance line {line}"),
            rule,
            "there are more fields than columns",
        );
        all.push(row);
    }
    faults.require(
        all.len() >= ids.len(),
        "provenance",
        rule,
        "rows are missing",
    );
    all
}

fn letter(text: &str) -> Option<Letters> {
    match text {
        "P+H" => Some(Letters::PUBLISHED_AND_HOUSE),
        "P2" => None,
        _ => Provenance::from_letters(text).map(Letters::one),
    }
}
