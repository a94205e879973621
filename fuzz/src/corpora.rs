//! Inputs that are kept: one file per target, one input per line, in base 64.

use std::path::Path;
use std::{fs, io};

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Reads the kept inputs of a target.
///
/// # Errors
/// A file that cannot be read, or has other digits.
pub fn read(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpora");
    let text = fs::read_to_string(folder.join(target))?;
    let inputs = text.lines().map(|line| {
        let bytes = decoded(line.trim_end_matches('='));
        bytes.ok_or_else(|| io::Error::other(format!("{target}: {line}")))
    });
    inputs.collect()
}

fn decoded(digits: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for digit in digits.bytes() {
        let value = DIGITS.iter().position(|known| *known == digit)?;
        bits = bits << 6 | u32::try_from(value).ok()?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count).to_le_bytes()[0]);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}
