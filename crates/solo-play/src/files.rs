//! Files of bounded size.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use solo_table::{ErrorKind, Limits, Tables, file_text};

/// Reads a saved game. No more of a file is read than the limits let a save have.
///
/// # Errors
/// A sentence about a file that cannot be read, or is too long.
pub(crate) fn save(path: &Path) -> Result<String, String> {
    text(path, "the save", Limits::default().save)
}

/// Reads the tables of a catalogue: JSON from name to text, or to rows.
///
/// # Errors
/// A sentence about a file that cannot be read, is too long, or holds something else.
pub(crate) fn catalogue(path: &Path) -> Result<Tables, String> {
    let limits = Limits::default();
    let text = text(path, "the catalogue", limits.catalogue)?;
    if !text.trim_start().starts_with(['{', '[']) {
        return Err(
            "the catalogue is not JSON: put the tables into an object from name to text".to_owned(),
        );
    }
    let data = limits.read_json(ErrorKind::BadCatalogue, &text);
    Tables::try_from(&data.map_err(|error| error.to_string())?)
}

fn text(path: &Path, what: &str, most: usize) -> Result<String, String> {
    let bytes = begin(path, most).map_err(|error| error.to_string())?;
    if bytes.len() > most {
        return Err(format!("{what} has more than {most} bytes"));
    }
    let text = file_text(&bytes).map_err(|error| format!("{what} cannot be read: {error}"))?;
    Ok(text.into_owned())
}

/// Reads this number of bytes, and one more to tell a longer file.
fn begin(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    let mut file = File::open(path)?.take(most.saturating_add(1));
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}
