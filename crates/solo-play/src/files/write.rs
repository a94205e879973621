//! Files that are replaced as a whole, and what a program leaves that ends in between.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use solo_table::Printable;
use tempfile::{Builder, NamedTempFile};

use crate::calendar::{now, seconds};

/// Beginning of the name of a file that is being written.
const UNFINISHED: &str = ".solo-unfinished-";
/// Ending of its name.
const PART: &str = ".part";
/// Letters of its name that are random.
const RANDOM: usize = 12;

/// First words of the files that only this program writes.
const HEADS: [&str; 2] = ["solo-save ", "solo-hints "];

/// Number of seconds after which no program will fill an empty file.
const DAY: u64 = 86_400;

/// Number of links that are followed to a file.
const LINKS: usize = 40;

/// Writes another file, flushes it to the disk and renames it: a full disk, a crash or another program must not leave
/// half a file. A link stays one, and a file keeps its mode.
///
/// # Errors
/// Errors of the file system, with the path of the file, and one that says so if it is read-only; what was there before
/// is still there.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = target(path)?;
    if is_read_only(&path) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let error = format!("{name} is read-only, and was not written");
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, error));
    }
    // The sentence of an error is about the file of the player, not about the one beside it.
    let about = |error: io::Error| {
        let sentence = format!("{}: {}", cause(&error), Printable(path.display()));
        io::Error::new(error.kind(), sentence)
    };
    put(&path, text).map_err(about)?;
    flush_folder(&path);
    Ok(())
}

/// Writes another file and renames it.
fn put(path: &Path, text: &str) -> io::Result<()> {
    let mut part = part(path)?;
    // For the sweep, which leaves what a program has locked; without locks it leaves everything.
    let _ = part.as_file().try_lock();
    part.write_all(text.as_bytes())?;
    if let Ok(before) = fs::metadata(path) {
        part.as_file().set_permissions(before.permissions())?;
    }
    part.as_file().sync_all()?;
    part.persist(path)?;
    Ok(())
}

/// Returns the cause of an error in words for people: without the number that the system gives it, and without a path.
pub(crate) fn cause(error: &io::Error) -> String {
    let inner = error.get_ref().and_then(Error::source);
    let inner = inner.and_then(|inner| inner.downcast_ref::<io::Error>());
    let error = inner.unwrap_or(error);
    // A sentence of this program says it already, with the file.
    if error.raw_os_error().is_some() && error.kind() == io::ErrorKind::StorageFull {
        return "the disk is full".to_owned();
    }
    let said = error.to_string();
    let cause = said
        .split_once(" (os error ")
        .map_or(said.as_str(), |(cause, _)| cause);
    cause.to_owned()
}

/// Flushes the folder of a file to the disk, so that a new name is there after a power cut.
pub(crate) fn flush_folder(path: &Path) {
    // Not every system can; the file itself is written.
    let _ = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
}

/// Returns whether a file is there that its owner has protected from being written.
pub(crate) fn is_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| data.permissions().readonly())
}

/// Gives a new file the mode of another one, if that is there, but lets its owner write it.
///
/// # Errors
/// Errors of the file system.
pub(crate) fn resemble(file: &File, other: &Path) -> io::Result<()> {
    match fs::metadata(other) {
        #[cfg(unix)]
        Ok(data) => {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = data.permissions().mode() | 0o600;
            file.set_permissions(fs::Permissions::from_mode(mode & 0o777))
        }
        _ => Ok(()),
    }
}

/// Writes a file that was created empty; a failure leaves none.
///
/// # Errors
/// Errors of the file system.
pub(crate) fn fill(path: &Path, text: &str) -> io::Result<()> {
    let written = replace(path, text);
    if written.is_err() && fs::metadata(path).is_ok_and(|data| data.len() == 0) {
        // The error of the file itself says more.
        let _ = fs::remove_file(path);
    }
    written
}

/// Creates the unfinished file beside another one.
fn part(path: &Path) -> io::Result<NamedTempFile> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beginning = format!("{UNFINISHED}{name}-");
    let mut builder = Builder::new();
    builder.prefix(&beginning).suffix(PART).rand_bytes(RANDOM);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As for any file of the user, who may forbid some of it.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder_of(path))
}

/// Returns whether a file has the name of one that is being written.
fn is_part(name: &str) -> bool {
    let middle = name.strip_prefix(UNFINISHED);
    let middle = middle.and_then(|it| it.strip_suffix(PART));
    middle
        .and_then(|it| it.rsplit_once('-'))
        .is_some_and(|(file, random)| {
            let is_random =
                random.len() == RANDOM && random.chars().all(|it| it.is_ascii_alphanumeric());
            file.contains('.') && is_random
        })
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Returns the file behind links, which may not exist yet.
pub(crate) fn target(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("there are too many links to the file"))
}

/// Removes what programs have left in a folder that ended in the middle of a write. What lacks the name or the first
/// words of such a file is not of this program and stays, as does what a program has open.
pub(crate) fn sweep(folder: &Path) {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files {
        let is_file = file.file_type().is_ok_and(|it| it.is_file());
        let name = file.file_name();
        let name = name.to_string_lossy();
        if is_file && is_part(&name) && is_left(&file.path()) {
            // Another program may sweep, too.
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Returns whether a file has the first words of this program, or has been empty for a day, and no program has it open.
fn is_left(path: &Path) -> bool {
    let Ok(file) = File::open(path) else {
        return false;
    };
    let mut head = Vec::new();
    let most = HEADS.map(str::len).into_iter().max().unwrap_or(0);
    let most = u64::try_from(most).unwrap_or(0);
    let is_read = (&file).take(most).read_to_end(&mut head).is_ok();
    let is_ours = HEADS.iter().any(|it| head.starts_with(it.as_bytes()));
    // It is locked before anything is in it.
    let is_left = is_ours || head.is_empty() && is_old(&file);
    is_read && is_left && file.try_lock().is_ok()
}

/// Returns whether a file was written a day ago or earlier.
fn is_old(file: &File) -> bool {
    let written = file.metadata().and_then(|data| data.modified());
    written.is_ok_and(|time| now().saturating_sub(seconds(time)) >= DAY)
}
