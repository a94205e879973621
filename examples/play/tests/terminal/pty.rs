//! The program in a pseudo-terminal: its keyboard, its screen, and its end.
//!
//! The program marks each frame as one update of the screen, and draws one after every event. So a test knows when a key has
//! arrived, and never sees half a frame.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

pub(crate) const DOWN: &str = "\u{1b}[B";
pub(crate) const RIGHT: &str = "\u{1b}[C";
pub(crate) const ESCAPE: &str = "\u{1b}";
pub(crate) const ENTER: &str = "\r";
/// The footer of a table.
pub(crate) const READY: &str = "Esc menu";

/// Against hanging for ever: no program on a busy machine is silent for so long.
const LIMIT: Duration = Duration::from_secs(600);
/// Number of the mode in which a terminal shows nothing before a frame is whole.
const SYNCHRONIZED: u16 = 2026;

/// Frames that the program has drawn.
#[derive(Default)]
pub(crate) struct Frames {
    whole: usize,
    /// The screen before the frame that is being drawn.
    before: Option<String>,
}

impl vt100::Callbacks for Frames {
    fn unhandled_csi(
        &mut self,
        screen: &mut vt100::Screen,
        mark: Option<u8>,
        _: Option<u8>,
        modes: &[&[u16]],
        end: char,
    ) {
        if mark != Some(b'?') || modes != [[SYNCHRONIZED]] {
            return;
        }
        if end == 'h' {
            self.before = Some(screen.contents());
        } else if self.before.take().is_some() {
            self.whole += 1;
        }
    }
}

/// The program, its keyboard and its screen.
pub(crate) struct Terminal {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    /// The other end of the line, until it is hung up.
    line: Option<Box<dyn MasterPty + Send>>,
    is_over: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
    keyboard: Box<dyn Write + Send>,
    printed: Receiver<Vec<u8>>,
    pub(crate) screen: vt100::Parser<Frames>,
    /// The modes of the line before the program began.
    #[cfg(unix)]
    before: String,
}

impl Terminal {
    pub(crate) fn start(game: &str, saves: &Path, more: &[&str]) -> Self {
        let mut terminal = Self::open(game, saves, more, &[]);
        // The goal of a game that is new is in a window, which has its own keys.
        terminal.wait_until("the table", |screen| {
            screen.contains(READY) || screen.contains("Enter closes")
        });
        if terminal.text().contains("Enter closes") {
            terminal.expect(ESCAPE, READY);
        }
        terminal
    }

    pub(crate) fn open(
        game: &str,
        saves: &Path,
        more: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let mut command = command(env!("CARGO_BIN_EXE_solo-play"));
        command.args([game, "--seed", "3", "--saves", saves.to_str().unwrap()]);
        command.args(more);
        for (name, value) in variables {
            command.env(name, value);
        }
        Self::run(command)
    }

    /// Runs a command in a terminal.
    pub(crate) fn run(command: CommandBuilder) -> Self {
        let size = PtySize {
            rows: 30,
            cols: 100,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        #[cfg(unix)]
        let before = editing(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let (sender, printed) = channel();
        let is_over = Arc::new(AtomicBool::new(false));
        let ends = is_over.clone();
        let reader = thread::spawn(move || {
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
            reader: Some(reader),
            keyboard,
            printed,
            screen: vt100::Parser::new_with_callbacks(30, 100, 0, Frames::default()),
            #[cfg(unix)]
            before,
        }
    }

    /// Reads what the program prints next; `false` after its end.
    fn read(&mut self) -> bool {
        match self.printed.recv_timeout(LIMIT) {
            Ok(bytes) => self.screen.process(&bytes),
            Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => panic!("the program hangs:\n{}", self.text()),
        }
        true
    }

    /// Returns the last whole screen.
    pub(crate) fn text(&self) -> String {
        let before = self.screen.callbacks().before.clone();
        let contents = before.unwrap_or_else(|| self.screen.screen().contents());
        let lines = contents.lines().map(str::trim_end);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Presses keys without a look at the screen; returns the number of keys.
    pub(crate) fn send(&mut self, keys: &str) -> usize {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        // An arrow is a key of three letters.
        keys.chars().count() - 2 * keys.matches("\u{1b}[").count()
    }

    /// Reads until the program has drawn this number of frames.
    pub(crate) fn draws(&mut self, frames: usize) {
        let all = self.screen.callbacks().whole + frames;
        while self.screen.callbacks().whole < all {
            assert!(self.read(), "the program has ended:\n{}", self.text());
        }
    }

    /// Presses keys, and reads until each of them has arrived and been drawn. A key behind Esc would be one with Alt, and
    /// has to wait for that.
    pub(crate) fn press(&mut self, keys: &str) -> String {
        let keys = self.send(keys);
        self.draws(keys);
        self.text()
    }

    /// Reads until the screen shows a text.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    pub(crate) fn wait_until(&mut self, text: &str, is_shown: impl Fn(&str) -> bool) {
        while !is_shown(&self.text()) {
            assert!(self.read(), "{text:?} never came:\n{}", self.text());
        }
    }

    /// Presses keys and reads until the screen shows a text.
    pub(crate) fn expect(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.wait_for(text);
        self.text()
    }

    /// Types a line into a program that draws no frames, and reads until it shows a text.
    pub(crate) fn answer(&mut self, line: &str, text: &str) {
        self.send(line);
        self.wait_for(text);
    }

    /// Leaves the table.
    pub(crate) fn leave(mut self) {
        self.send(":q");
        assert!(self.ends().success());
    }

    /// Reads until the program has ended.
    pub(crate) fn ends(&mut self) -> ExitStatus {
        while self.read() {}
        let mut status = None;
        wait("the program does not end", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status.unwrap()
    }

    /// Closes the terminal.
    pub(crate) fn hang_up(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The thread that reads ends with the frame that any key brings.
        self.send("x");
        self.reader.take().unwrap().join().unwrap();
        self.line = None;
        self.keyboard = Box::new(std::io::sink());
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until the system has stopped the program.
    pub(crate) fn stops(&self) {
        let id = self.child.process_id().unwrap();
        let state = format!("/proc/{id}/stat");
        wait("the program does not stop", || {
            std::fs::read_to_string(&state).unwrap().contains(") T ")
        });
    }

    /// Reads until the terminal has its own screen, its cursor and its keys again. The program has ended or stopped: one that
    /// has printed its last bytes may not have given back the keys, and prints nothing when it does.
    pub(crate) fn is_given_back(&mut self) {
        while !self.is_free() {
            assert!(self.read(), "the terminal is not given back");
        }
    }

    /// Returns whether the terminal has its own screen, its cursor and its keys.
    pub(crate) fn is_free(&self) -> bool {
        #[cfg(unix)]
        if let Some(line) = &self.line
            && editing(&**line) != self.before
        {
            return false;
        }
        let screen = self.screen.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

/// Returns how a line is edited: raw, or with its echo.
#[cfg(unix)]
fn editing(line: &(dyn MasterPty + Send)) -> String {
    let modes = line.get_termios().unwrap();
    format!("{:?} {:?}", modes.local_flags, modes.input_flags)
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // One that a failed test has left would stay; one that has ended may have lent its number to another.
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
        }
    }
}

/// Waits for what the system says only when it is asked.
fn wait(fault: &str, mut is_so: impl FnMut() -> bool) {
    let pause = Duration::from_millis(10);
    let mut waited = Duration::ZERO;
    while !is_so() {
        assert!(waited < LIMIT, "{fault}");
        thread::sleep(pause);
        waited += pause;
    }
}

/// Returns a command that knows nothing of the person who runs the tests.
pub(crate) fn command(program: impl AsRef<OsStr>) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.env_clear();
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.env("PATH", path);
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    command
}

/// Returns the steps of the only game that is kept in a folder.
pub(crate) fn kept(saves: &Path) -> usize {
    let list = solo_play::saves::Saves::new(saves).list();
    assert_eq!(list.len(), 1, "{list:?}");
    let text = std::fs::read_to_string(saves.join(list.first().unwrap())).unwrap();
    solo_table::Table::load(&text).unwrap().steps()
}
