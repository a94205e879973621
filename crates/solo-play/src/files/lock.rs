//! Locks between programs.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::regular;

/// Content of a file that was made for its lock.
const MARK: &str = "solo-lock 1\n";
const MARK_LENGTH: u64 = 12;

/// Number of times that a lock is asked for which others have for moments.
const TRIES: u32 = 500;
/// Time between them.
const PAUSE: Duration = Duration::from_millis(10);

/// A lock, given back when it is dropped, and by the system when the program ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
    path: PathBuf,
    /// `true` if the file was created for this lock.
    is_new: bool,
}

impl Lock {
    /// Locks a file, which is created when needed; `None` if another program has it. Where the file system has no locks,
    /// every program has it: contents are compared before they are replaced.
    ///
    /// # Errors
    /// Errors of the file system.
    pub(crate) fn ask(path: &Path) -> io::Result<Option<Self>> {
        for _ in 0..TRIES {
            let Some((file, is_new)) = open(path)? else {
                continue;
            };
            match file.try_lock() {
                Ok(()) | Err(TryLockError::Error(_)) if is_at(&file, path) => {
                    let path = path.to_owned();
                    return Ok(Some(Self { file, path, is_new }));
                }
                // Who had it before has removed the file since it was opened.
                Ok(()) | Err(TryLockError::Error(_)) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Locks a file that others have for moments, and waits for them.
    ///
    /// # Errors
    /// Errors of the file system; one that says so if another program keeps the lock for seconds.
    pub(crate) fn wait(path: &Path) -> io::Result<Self> {
        for _ in 0..TRIES {
            if let Some(lock) = Self::ask(path)? {
                return Ok(lock);
            }
            thread::sleep(PAUSE);
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        Err(io::Error::other(format!(
            "another program keeps {name} locked"
        )))
    }

    /// Returns whether the file of the lock is still where others look for it.
    pub(crate) fn is_there(&self) -> bool {
        is_at(&self.file, &self.path)
    }

    /// Returns whether the file was made for a lock: a file of the user by its name serves for one, too.
    fn is_of_this_program(&self) -> bool {
        let length = self.file.metadata().map_or(u64::MAX, |data| data.len());
        let is_marked = || fs::read(&self.path).is_ok_and(|text| text == MARK.as_bytes());
        length == 0 && self.is_new || length == MARK_LENGTH && is_marked()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path) && self.is_of_this_program() {
            // One that stays is locked by no one.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Opens a file for its lock, and returns whether it was created; `None` if it was removed in between.
fn open(path: &Path) -> io::Result<Option<(File, bool)>> {
    match File::create_new(path) {
        Ok(mut file) => {
            // A full disk has room for a lock without its mark.
            let _ = file.write_all(MARK.as_bytes());
            return Ok(Some((file, true)));
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    match regular(path).and_then(|()| File::open(path)) {
        Ok(file) => Ok(Some((file, false))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns whether an open file is the one at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |data: io::Result<fs::Metadata>| data.ok().map(|data| (data.dev(), data.ino()));
    number(file.metadata()) == number(fs::metadata(path))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
