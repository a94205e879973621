//! The file of totals.

use std::fs::{self, File};
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use solo_core::Printable;

use super::totals::Totals;

/// Number of links that are followed to a file.
const LINKS: usize = 40;

/// Checks before any game is played that totals can be written into a file, and replace nothing but totals there: of these
/// games, if they are given.
///
/// # Errors
/// A sentence about a file that is read-only or holds something else, and errors of the file system.
pub fn check(file: &Path, of: Option<&Totals>) -> io::Result<()> {
    let refused = |why: &str| {
        let name = Printable(file.display());
        io::Error::other(format!(
            "{name} {why}: it stays as it is; name another file"
        ))
    };
    let target = target(file)?;
    let Ok(data) = fs::metadata(&target) else {
        return check_folder(folder_of(&target));
    };
    if !data.is_file() {
        // A terminal or a pipe.
        return Ok(());
    }
    if data.permissions().readonly() {
        return Err(refused("is read-only"));
    }
    check_folder(folder_of(&target))?;
    if data.len() == 0 {
        return Ok(());
    }
    let text = fs::read_to_string(&target);
    let known = text.ok().and_then(|text| Totals::from_text(&text).ok());
    match (known, of) {
        (None, _) => Err(refused("holds no totals")),
        (Some(known), Some(of)) if !known.is_of_the_same_games(of) => {
            Err(refused("holds totals of other games"))
        }
        _ => Ok(()),
    }
}

/// Checks that files can be written into a folder.
///
/// # Errors
/// Errors of the file system.
pub fn check_folder(folder: &Path) -> io::Result<()> {
    let explain = |error: io::Error| {
        let error = format!("{}: {error}", Printable(folder.display()));
        io::Error::other(error)
    };
    let probe = beside(&folder.join("probe"));
    File::create_new(&probe).map_err(explain)?;
    fs::remove_file(&probe)
}

/// Writes totals so that a kill or a full disk leaves the old file or the new one. A link stays one, and a file keeps its
/// mode.
///
/// # Errors
/// Errors of the file system, and one that says so if the file is read-only.
pub fn write(file: &Path, totals: &Totals) -> io::Result<()> {
    let file = target(file)?;
    let before = fs::metadata(&file).ok();
    if before.as_ref().is_some_and(|data| !data.is_file()) {
        // A terminal or a pipe.
        return fs::write(file, totals.to_text());
    }
    if before.is_some_and(|data| data.permissions().readonly()) {
        let name = Printable(file.display());
        let error = format!("{name} is read-only, and was not written");
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, error));
    }
    let next = beside(&file);
    let mut part = File::create_new(&next)?;
    let written = part.write_all(totals.to_text().as_bytes()).and_then(|()| {
        if let Ok(before) = fs::metadata(&file) {
            part.set_permissions(before.permissions())?;
        }
        part.sync_all()?;
        fs::rename(&next, &file)
    });
    if written.is_err() {
        // The error of the file itself says more.
        let _ = fs::remove_file(&next);
    }
    written
}

/// Returns a name beside a file. Its number is random: others write into the folder, too.
fn beside(file: &Path) -> PathBuf {
    let mut next = file.as_os_str().to_owned();
    next.push(format!(".solo-{:x}", RandomState::new().hash_one(0)));
    PathBuf::from(next)
}

/// Returns the file behind links, which may not exist yet.
fn target(file: &Path) -> io::Result<PathBuf> {
    let mut file = file.to_owned();
    for _ in 0..LINKS {
        match fs::read_link(&file) {
            Ok(next) => file = folder_of(&file).join(next),
            Err(_) => return Ok(file),
        }
    }
    Err(io::Error::other("there are too many links to the file"))
}

fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
