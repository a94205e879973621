//! Inputs that are kept: one file per target, one input per line, in hexadecimal digits.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the folder of the kept inputs.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpora")
}

/// Reads the kept inputs of a target.
///
/// # Errors
/// A file that cannot be read, or is not what [`write`] writes.
pub fn read(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let text = fs::read_to_string(folder().join(target))?;
    let inputs = text.lines().map(|line| {
        let digits: Option<Vec<u8>> = (0..line.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(line.get(at..at + 2)?, 16).ok())
            .collect();
        digits.ok_or_else(|| io::Error::other(format!("{target}: {line}")))
    });
    inputs.collect()
}

/// Keeps these inputs of a target in place of those before, in an order that does not depend on
/// theirs.
///
/// # Errors
/// A file that cannot be written.
pub fn write(target: &str, mut inputs: Vec<Vec<u8>>) -> io::Result<()> {
    inputs.sort_by_key(|input| (input.len(), input.clone()));
    inputs.dedup();
    let hex = |input: Vec<u8>| {
        let digits: String = input.iter().map(|byte| format!("{byte:02x}")).collect();
        digits + "\n"
    };
    let text: String = inputs.into_iter().map(hex).collect();
    fs::create_dir_all(folder())?;
    fs::write(folder().join(target), text)
}
