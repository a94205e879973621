//! The program in a pseudo-terminal: its keyboard, its screen, and its end.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

pub(crate) const UP: &str = "\u{1b}[A";
pub(crate) const DOWN: &str = "\u{1b}[B";
pub(crate) const RIGHT: &str = "\u{1b}[C";
pub(crate) const ESCAPE: &str = "\u{1b}";
pub(crate) const ENTER: &str = "\r";
/// The footer of a table.
pub(crate) const READY: &str = "Esc menu";

/// The program, its keyboard and its screen.
pub(crate) struct Terminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    /// The other end of the line, until it is hung up.
    pub(crate) line: Option<Box<dyn MasterPty + Send>>,
    pub(crate) is_over: Arc<AtomicBool>,
    pub(crate) keyboard: Box<dyn Write + Send>,
    pub(crate) printed: Receiver<Vec<u8>>,
    pub(crate) screen: vt100::Parser,
}

impl Terminal {
    pub(crate) fn start(game: &str, saves: &Path, more: &[&str]) -> Self {
        let mut terminal = Self::open(game, saves, more, &[]);
        // The goal of a game that is new is in a window, which has its own keys.
        terminal.wait_until("the table", |screen| {
            screen.contains(READY) || screen.contains("Enter closes")
        });
        if terminal.text().contains("Enter closes") {
            terminal.press(ESCAPE);
        }
        terminal
    }

    pub(crate) fn open(
        game: &str,
        saves: &Path,
        more: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_solo-play"));
        command.args([game, "--seed", "3", "--saves", saves.to_str().unwrap()]);
        command.args(more);
        for (name, value) in variables {
            command.env(name, value);
        }
        Self::run(command)
    }

    /// Runs a command in a terminal.
    pub(crate) fn run(mut command: CommandBuilder) -> Self {
        let size = PtySize {
            rows: 30,
            cols: 100,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        if command.get_env("TERM").is_none_or(|term| term != "dumb") {
            command.env("TERM", "xterm-256color");
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let (sender, printed) = channel();
        let is_over = Arc::new(AtomicBool::new(false));
        let ends = is_over.clone();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                let bytes = bytes.iter().take(count).copied().collect();
                if sender.send(bytes).is_err() || ends.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
        Self {
            child,
            line: Some(pair.master),
            is_over,
            keyboard,
            printed,
            screen: vt100::Parser::new(30, 100, 0),
        }
    }

    /// Reads until the program is quiet.
    pub(crate) fn read(&mut self) {
        self.read_until_quiet(Duration::from_millis(30));
    }

    /// Reads until the program is quiet for that long.
    pub(crate) fn read_until_quiet(&mut self, quiet: Duration) {
        let mut patience = Duration::from_secs(2);
        while let Ok(bytes) = self.printed.recv_timeout(patience) {
            self.screen.process(&bytes);
            patience = quiet;
        }
    }

    /// Reads until the program has been quiet for long, and returns the whole screen.
    pub(crate) fn still(&mut self) -> String {
        while let Ok(bytes) = self.printed.recv_timeout(Duration::from_millis(400)) {
            self.screen.process(&bytes);
        }
        self.text()
    }

    pub(crate) fn press(&mut self, keys: &str) -> String {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self.read();
        self.text()
    }

    /// Presses keys without a look at the screen.
    pub(crate) fn send(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    pub(crate) fn text(&self) -> String {
        let contents = self.screen.screen().contents();
        contents
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Reads until the screen shows a text.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    pub(crate) fn wait_until(&mut self, text: &str, is_shown: impl Fn(&str) -> bool) {
        for _ in 0..2000 {
            if is_shown(&self.text()) {
                return;
            }
            if let Ok(bytes) = self.printed.recv_timeout(Duration::from_millis(50)) {
                self.screen.process(&bytes);
            }
        }
        panic!("{text:?} never came:\n{}", self.text());
    }

    /// Presses keys and reads until the screen shows a text.
    pub(crate) fn expect(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.wait_for(text);
        self.text()
    }

    /// Presses keys and reads until the screen is this one.
    pub(crate) fn expect_again(&mut self, keys: &str, screen: &str) {
        self.press(keys);
        self.wait_until(screen, |text| text == screen);
    }

    pub(crate) fn leave(mut self) {
        // On a busy machine a key of several bytes may arrive in two parts, and its end is text that Esc deletes.
        for keys in [":q", ESCAPE, ESCAPE, ":q", ESCAPE, ":q"] {
            self.press(keys);
            for _ in 0..40 {
                if let Some(status) = self.child.try_wait().unwrap() {
                    return assert!(status.success());
                }
                thread::sleep(Duration::from_millis(50));
            }
        }
        self.child.kill().unwrap();
        panic!("still there:\n{}", self.text());
    }
}

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("solo-play-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

impl Terminal {
    /// Returns whether the program ends within some seconds.
    pub(crate) fn ends(&mut self) -> bool {
        for _ in 0..100 {
            if self.child.try_wait().unwrap().is_some() {
                return true;
            }
            thread::sleep(Duration::from_millis(50));
        }
        self.child.kill().unwrap();
        false
    }

    /// Closes the terminal.
    pub(crate) fn hang_up(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The thread that reads ends with what these keys show, at the table, in a menu and in a text.
        self.press(&format!("x{DOWN}{ESCAPE}"));
        self.line = None;
        self.keyboard = Box::new(std::io::sink());
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        assert!(
            Command::new("kill")
                .args([name, &id])
                .status()
                .unwrap()
                .success()
        );
    }

    /// Returns whether the system has stopped the program.
    pub(crate) fn is_stopped(&self) -> bool {
        let id = self.child.process_id().unwrap();
        let state = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        state.contains(") T ")
    }

    /// Returns whether the terminal has its own screen, its cursor and its keys again.
    pub(crate) fn is_given_back(&mut self) -> bool {
        self.read();
        let screen = self.screen.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

/// Returns the steps of the only game that is kept in a folder.
pub(crate) fn kept(saves: &Path) -> usize {
    let list = solo_play::saves::Saves::new(saves).list();
    assert_eq!(list.len(), 1, "{list:?}");
    let text = std::fs::read_to_string(saves.join(list.first().unwrap())).unwrap();
    solo_table::Table::load(&text).unwrap().steps()
}
