//! Files with a whole catalogue, each with its answer.

use solo_table::Tables;

use super::Answer::{self, Refused, Row};
use super::{MINE, parts, with};

pub(super) fn json(text: &str) -> String {
    serde_json::to_string(&Tables::new().with("parts", text)).unwrap()
}

pub(super) fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

/// Files with a whole catalogue.
pub(super) fn catalogues() -> Vec<(&'static str, Vec<u8>, Answer)> {
    let plain = json(&parts());
    let marked = format!("\u{feff}{plain}");
    let bytes = |text: &str| text.as_bytes().to_vec();
    let latin: Vec<u8> = json(&with("p05,Rad,7,H"))
        .bytes()
        .map(|byte| if byte == b'R' { 0xc4 } else { byte })
        .collect();
    let rows: Vec<serde_json::Value> = parts()
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let copies: f64 = cells[2].parse().unwrap();
            serde_json::json!({"id": cells[0], "name": cells[1], "copies": copies, "prov": cells[3]})
        })
        .collect();
    vec![
        ("JSON", bytes(&plain), Row(MINE)),
        ("JSON with a mark", bytes(&marked), Row(MINE)),
        (
            "JSON in UTF-16, little end first",
            utf_16(&marked, u16::to_le_bytes),
            Row(MINE),
        ),
        (
            "JSON in UTF-16, big end first",
            utf_16(&marked, u16::to_be_bytes),
            Row(MINE),
        ),
        (
            "JSON in lines with carriage returns",
            bytes(&format!("{{\r\n{}\r\n", plain.trim_start_matches('{'))),
            Row(MINE),
        ),
        (
            "JSON of rows with numbers 7.0",
            bytes(&serde_json::json!({"parts": rows}).to_string()),
            Row(MINE),
        ),
        (
            "UTF-16 without its mark",
            utf_16(&plain, u16::to_le_bytes),
            Refused("UTF-16 without its mark"),
        ),
        (
            "half of UTF-16",
            utf_16(&marked, u16::to_le_bytes)[..101].to_vec(),
            Refused("begins like text in UTF-16"),
        ),
        ("Latin-1", latin, Refused("is not text in UTF-8")),
        (
            "a workbook",
            bytes("PK\u{3}\u{4}content"),
            Refused("this is a workbook"),
        ),
        (
            "an old workbook",
            vec![0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1],
            Refused("this is a workbook"),
        ),
        (
            "a sheet instead of JSON",
            bytes(&parts()),
            Refused("the catalogue is not JSON"),
        ),
        (
            "a list",
            bytes("[]"),
            Refused("tables are an object from name to text"),
        ),
        (
            "typographic quotes in JSON",
            bytes("{“parts”: \"id\"}"),
            Refused("line 1 column 2 has U+201C, a typographic quote"),
        ),
        (
            "NBSP in JSON",
            bytes("{\u{a0}\"parts\": \"id\"}"),
            Refused("line 1 column 2 has U+00A0"),
        ),
        (
            "U+202E in the name of a table",
            bytes("{\"pa\u{202e}rts\": \"id\"}"),
            Refused(r"pa\u{202e}rts: there is no such table"),
        ),
        ("nothing", Vec::new(), Refused("the catalogue is not JSON")),
    ]
}
