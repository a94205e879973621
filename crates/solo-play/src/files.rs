//! Files of bounded size, by names that people type.

mod lock;
mod write;

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Component, Path, PathBuf};

use solo_table::{ErrorKind, Limits, Tables, file_text};
use unicode_normalization::UnicodeNormalization as _;

pub(crate) use lock::Lock;
pub(crate) use write::{cause, fill, flush_folder, is_read_only, replace, resemble, sweep, target};

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

/// Returns the path as it is stored: letters with signs have two forms, and a keyboard may write another than a disk.
pub(crate) fn stored(path: &Path) -> PathBuf {
    if path.exists() {
        return path.to_owned();
    }
    let mut found = PathBuf::new();
    for part in path.components() {
        let next = found.join(part);
        found = match part {
            Component::Normal(name) if !next.exists() => twin(&found, name).unwrap_or(next),
            _ => next,
        };
    }
    found
}

/// Returns the entry of a folder whose name has the same letters in another form.
fn twin(folder: &Path, name: &OsStr) -> Option<PathBuf> {
    let here = Path::new(".");
    let is_here = folder.as_os_str().is_empty();
    let name = name.to_str()?;
    let mut files = fs::read_dir(if is_here { here } else { folder })
        .ok()?
        .flatten();
    let found = files.find(|file| {
        let known = file.file_name();
        known
            .to_str()
            .is_some_and(|known| known.nfc().eq(name.nfc()))
    })?;
    Some(folder.join(found.file_name()))
}

/// Returns whether a file has these bytes; `None` without the file. What is no file has others.
///
/// # Errors
/// Errors of the file system.
pub(crate) fn holds(path: &Path, bytes: &[u8]) -> io::Result<Option<bool>> {
    match regular(path).and_then(|()| begin(path, bytes.len())) {
        Ok(found) => Ok(Some(found == bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(Some(false)),
        Err(error) => Err(error),
    }
}

/// Reads a file that this program has written, of this number of bytes at most.
///
/// # Errors
/// Errors of the file system, and one that says so if the file is longer or is none.
pub(crate) fn holds_at_most(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    regular(path)?;
    let bytes = begin(path, most)?;
    if bytes.len() > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Checks that a name of this program is that of a file: a pipe would be waited for without end, and a device may have
/// no end.
///
/// # Errors
/// Errors of the file system, and [`InvalidInput`](io::ErrorKind::InvalidInput) for something else than a file.
pub(crate) fn regular(path: &Path) -> io::Result<()> {
    if fs::metadata(path)?.is_file() {
        return Ok(());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let error = format!("{name} is not a file");
    Err(io::Error::new(io::ErrorKind::InvalidInput, error))
}

fn text(path: &Path, what: &str, most: usize) -> Result<String, String> {
    let bytes = begin(path, most).map_err(|error| cause(&error))?;
    if bytes.len() > most {
        return Err(format!("{what} has more than {most} bytes"));
    }
    let text = file_text(&bytes).map_err(|error| format!("{what} cannot be read: {error}"))?;
    Ok(text.into_owned())
}

/// First words of a saved game.
const SAVE: &str = "solo-save ";

/// Returns whether a file has the first words of a saved game.
pub(crate) fn is_save(path: &Path) -> bool {
    // Before them stands a byte order mark where an editor has put one; some write two bytes for a letter.
    let is_file = fs::metadata(path).is_ok_and(|data| data.is_file());
    let head = if is_file {
        begin(path, 4 + 2 * SAVE.len())
    } else {
        Ok(Vec::new())
    };
    let head = head.unwrap_or_default();
    let letters = head
        .into_iter()
        .filter(u8::is_ascii)
        .filter(|byte| *byte != 0);
    letters.take(SAVE.len()).eq(SAVE.bytes())
}

/// Bytes in which a saved game names its game.
const HEAD: usize = 200;

/// Returns the name of the game of a saved game, which stands in its second line.
pub(crate) fn game(path: &Path) -> Option<String> {
    let head = begin(path, HEAD).ok()?;
    let letters = head
        .into_iter()
        .filter(|byte| byte.is_ascii() && *byte != 0);
    let head: String = letters.map(char::from).collect();
    let named = head.lines().nth(1)?.trim().strip_prefix("game ")?;
    Some(named.to_owned())
}

/// Reads the bytes of a saved game, or one more than it may have.
pub(crate) fn save_bytes(path: &Path) -> io::Result<Vec<u8>> {
    begin(path, Limits::default().save)
}

/// Reads this number of bytes, and one more to tell a longer file.
fn begin(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    let mut file = File::open(path)?.take(most.saturating_add(1));
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}
