//! The files of the repository.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Reads a text of the repository, whose lines end in one way on every system.
pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    let text = fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.replace('\r', "")
}

/// Finds the Markdown files of a folder and its subfolders.
pub(crate) fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        if path.is_dir() {
            let skipped = ["target", "mutants", "node_modules", "dist"];
            if !name.starts_with('.') && !skipped.iter().any(|skip| name.starts_with(skip)) {
                pages(&path, found);
            }
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
}
