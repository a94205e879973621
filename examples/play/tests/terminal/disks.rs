//! Disks that are not as most are: one without locks, and one that says what is flushed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::pty::{ENTER, Terminal};
use crate::files::{here, names};

/// Builds the disk of `disk.c` in a folder, with the compiler that links every program here.
fn disk(folder: &Path) -> PathBuf {
    let library = folder.join("disk.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal/disk.c");
    let mut command = Command::new("cc");
    command.args(["-shared", "-fPIC", "-o"]);
    let built = command.arg(&library).args([source, "-ldl"]).status();
    assert!(built.unwrap().success());
    library
}

/// Begins a game of votk on that disk, with a variable that sets how it is.
fn played(saves: &Path, library: &Path, variable: (&str, &str)) -> Terminal {
    let preload = ("LD_PRELOAD", library.to_str().unwrap());
    let variables = [preload, variable];
    let mut terminal = Terminal::open("votk", saves, &[], &variables);
    terminal.wait_for("Enter closes");
    terminal.press(ENTER);
    terminal
}

/// A disk on which no file can be locked: a game has one file all the same, and no lock is left.
#[test]
fn a_disk_without_locks_has_a_file_for_a_game() {
    let (saves, work) = (here(), here());
    let mut terminal = played(&saves, &disk(&work), ("NO_LOCKS", "yes"));
    for _ in 0..3 {
        let shown = terminal.press(&format!("#1{ENTER}"));
        assert!(!shown.contains("not kept"), "{shown}");
    }
    terminal.send(":q");
    terminal.ends();
    assert_eq!(names(&saves), ["votk-1.save"]);
}

/// A step is there after a power cut: its file and its name are flushed.
#[test]
fn the_folder_of_a_game_is_flushed_with_each_step() {
    let (saves, work) = (here(), here());
    let list = work.join("flushed");
    let flushed = || {
        fs::read_to_string(&list)
            .unwrap_or_default()
            .lines()
            .count()
    };
    let mut terminal = played(&saves, &disk(&work), ("FLUSHED", list.to_str().unwrap()));
    assert_eq!(flushed(), 0);
    for step in 1..=3 {
        terminal.press(&format!("#1{ENTER}"));
        assert_eq!(flushed(), step);
    }
    terminal.leave();
}
