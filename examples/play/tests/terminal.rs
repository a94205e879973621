//! The program in a pseudo-terminal: every game to its end by keys, and every command.
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
use solo_table::{GameInfo, games};

const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const ESCAPE: &str = "\u{1b}";
const ENTER: &str = "\r";
/// The footer of a table.
const READY: &str = "Esc menu";

/// The program, its keyboard and its screen.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    /// The other end of the line, until it is hung up.
    line: Option<Box<dyn MasterPty + Send>>,
    is_over: Arc<AtomicBool>,
    keyboard: Box<dyn Write + Send>,
    printed: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

impl Terminal {
    fn start(game: &str, saves: &Path, more: &[&str]) -> Self {
        let mut terminal = Self::open(game, saves, more, &[]);
        terminal.wait_for(READY);
        // The goal of a game that is new is in a window.
        if terminal.text().contains("Enter closes") {
            terminal.press(ESCAPE);
        }
        terminal
    }

    fn open(game: &str, saves: &Path, more: &[&str], variables: &[(&str, &str)]) -> Self {
        let size = PtySize {
            rows: 30,
            cols: 100,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_solo-play"));
        command.args([game, "--seed", "3", "--saves", saves.to_str().unwrap()]);
        command.args(more);
        command.env("TERM", "xterm-256color");
        for (name, value) in variables {
            command.env(name, value);
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
    fn read(&mut self) {
        let mut patience = Duration::from_secs(2);
        while let Ok(bytes) = self.printed.recv_timeout(patience) {
            self.screen.process(&bytes);
            patience = Duration::from_millis(30);
        }
    }

    /// Reads until the program has been quiet for long, and returns the whole screen.
    fn still(&mut self) -> String {
        while let Ok(bytes) = self.printed.recv_timeout(Duration::from_millis(400)) {
            self.screen.process(&bytes);
        }
        self.text()
    }

    fn press(&mut self, keys: &str) -> String {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self.read();
        self.text()
    }

    fn text(&self) -> String {
        let contents = self.screen.screen().contents();
        contents
            .lines()
            .map(str::trim_end)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Reads until the screen shows a text.
    fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    fn wait_until(&mut self, text: &str, is_shown: impl Fn(&str) -> bool) {
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
    fn expect(&mut self, keys: &str, text: &str) -> String {
        self.press(keys);
        self.wait_for(text);
        self.text()
    }

    /// Presses keys and reads until the screen is this one.
    fn expect_again(&mut self, keys: &str, screen: &str) {
        self.press(keys);
        self.wait_until(screen, |text| text == screen);
    }

    fn leave(mut self) {
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

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("solo-play-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn every_game_is_played_to_its_end_by_keys() {
    // Most of the time is spent waiting.
    thread::scope(|scope| {
        for game in games() {
            scope.spawn(move || play_to_the_end(game));
        }
    });
}

fn play_to_the_end(game: &GameInfo) {
    let saves = folder(&format!("end-{}", game.name));
    let mut terminal = Terminal::start(game.name, &saves, &[]);
    let mut presses = 0;
    // The file of a game that is over has another ending.
    while solo_play::saves::Saves::new(&saves).finished().is_empty() {
        // A game of first choices alone could take very long. Whoever types fast does not wait for the screen.
        let keys = [UP, DOWN, DOWN].map(|away| format!("{away}{ENTER}"));
        let text = terminal.press(&keys.concat().repeat(10));
        assert!(
            terminal.child.try_wait().unwrap().is_none(),
            "{}:\n{text}",
            game.name
        );
        presses += 1;
        assert!(presses < 500, "{}:\n{}", game.name, terminal.text());
    }
    terminal.child.kill().unwrap();
}

#[test]
fn every_command_works_in_every_game() {
    thread::scope(|scope| {
        for game in games() {
            scope.spawn(move || try_every_command(game));
        }
    });
}

fn try_every_command(game: &GameInfo) {
    let saves = folder(&format!("keys-{}", game.name));
    let mut terminal = Terminal::start(game.name, &saves, &[]);
    let start = terminal.still();
    let title = start.lines().next().unwrap().to_owned();

    let help = terminal.expect("?", "take back");
    assert!(help.contains("Where you are"), "{help}");
    // Esc closes the help.
    terminal.expect_again(ESCAPE, &start);

    let wrong = terminal.expect(&format!("#99{ENTER}"), "no choice 99");
    assert!(wrong.starts_with(&title), "wrong input does not scroll");
    assert_eq!(wrong.matches(&title).count(), 1, "the table is there once");

    terminal.expect(":h", "Hint:");
    let hinted = terminal.still();
    terminal.press(&format!("#1{ENTER}"));
    terminal.wait_until("choice 1", |screen| screen != hinted);
    let after = terminal.still();
    assert_ne!(after, start, "choice 1 is taken");
    let back = terminal.press(":U");
    assert!(!back.is_empty());
    terminal.expect_again(":r", &after);

    terminal.expect(":s", "saved as");
    terminal.expect(":l", "Saved games");
    terminal.expect(ENTER, "loaded");
    terminal.expect(":p", "looking back");
    terminal.expect(ESCAPE, READY);
    terminal.expect("/", "Find a card");
    terminal.expect(ESCAPE, READY);
    let plain = terminal.still();
    terminal.press(":g");
    terminal.wait_until("notations", |screen| screen != plain);
    // And hidden.
    terminal.expect_again(":g", &plain);
    terminal.press(RIGHT);
    terminal.press(&format!(":o{ESCAPE}:o"));
    terminal.wait_for(READY);
    terminal.leave();
}

#[test]
fn cards_are_reported_in_short() {
    let saves = folder("companion");
    let mut terminal = Terminal::start("tomb4k", &saves, &["--companion"]);
    terminal.expect(&format!("9s{ENTER}"), "You turn up the 9 of Spades");
    terminal.expect(&format!("queen c{ENTER}"), "You turn up the Queen of Clubs");
    terminal.expect(":u", "Monster 9");
    terminal.press(":q");
    assert!(terminal.child.wait().unwrap().success());
}

impl Terminal {
    /// Returns whether the program ends within some seconds.
    fn ends(&mut self) -> bool {
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
    fn hang_up(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The thread that reads ends with what this key shows.
        self.press("x");
        self.line = None;
        self.keyboard = Box::new(std::io::sink());
    }

    fn signal(&self, name: &str) {
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
    fn is_stopped(&self) -> bool {
        let id = self.child.process_id().unwrap();
        let state = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        state.contains(") T ")
    }

    /// Returns whether the terminal has its own screen, its cursor and its keys again.
    fn is_given_back(&mut self) -> bool {
        self.read();
        let screen = self.screen.screen();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }
}

/// Returns the steps of the only game that is kept in a folder.
fn kept(saves: &Path) -> usize {
    let list = solo_play::saves::Saves::new(saves).list();
    assert_eq!(list.len(), 1, "{list:?}");
    let text = std::fs::read_to_string(saves.join(list.first().unwrap())).unwrap();
    solo_table::Table::load(&text).unwrap().steps()
}

/// However the program ends, the game goes on from the last step.
#[test]
fn a_game_is_kept_however_the_program_ends() {
    thread::scope(|scope| {
        for end in ["-KILL", "-TERM", "-HUP", "-INT", "hang up", "\u{3}"] {
            scope.spawn(move || keep(end));
        }
    });
}

fn keep(end: &str) {
    let letters = end.replace(|letter: char| !letter.is_alphabetic(), "x");
    let saves = folder(&format!("kept-{letters}"));
    let mut terminal = Terminal::start("votk", &saves, &[]);
    terminal.press(&format!("#1{ENTER}"));
    for _ in 0..200 {
        if !solo_play::saves::Saves::new(&saves).list().is_empty() {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    let steps = kept(&saves);
    assert!(steps > 0);
    match end {
        "hang up" => terminal.hang_up(),
        "\u{3}" => {
            terminal.press(end);
        }
        signal => terminal.signal(signal),
    }
    assert!(terminal.ends(), "{end:?} does not end the program");
    if ["-TERM", "-INT", "\u{3}"].contains(&end) {
        assert!(terminal.is_given_back(), "{end:?}");
    }
    assert_eq!(kept(&saves), steps, "{end:?}");
    let list = solo_play::saves::Saves::new(&saves).list();
    let save = saves.join(list.first().unwrap());
    let mut again = Terminal::start("votk", &saves, &["--load", save.to_str().unwrap()]);
    let shown = again.still();
    assert!(shown.contains("Valley of the Kings"), "{shown}");
    again.leave();
    assert_eq!(kept(&saves), steps, "it goes on in its own file");
}

#[test]
fn the_program_stops_and_comes_back() {
    let mut terminal = Terminal::start("votk", &folder("stop"), &[]);
    let shown = terminal.still();
    terminal.press("\u{1a}");
    for _ in 0..100 {
        if terminal.is_stopped() {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    assert!(terminal.is_stopped() && terminal.is_given_back());
    terminal.signal("-CONT");
    terminal.wait_until("the same screen", |screen| screen == shown);
    assert!(!terminal.is_given_back());
    terminal.leave();
}

#[test]
fn pasted_text_is_no_key() {
    let saves = folder("paste");
    let mut terminal = Terminal::start("votk", &saves, &[]);
    terminal.expect("\u{1b}[200~:q\r#1\r\u{1b}[201~", "> :q_");
    assert!(terminal.child.try_wait().unwrap().is_none());
    assert!(
        solo_play::saves::Saves::new(&saves).list().is_empty(),
        "nothing was taken"
    );
    terminal.press(ESCAPE);
    terminal.leave();
}

/// Without colours the cursor is seen, and a terminal that can do nothing has lines of text.
#[test]
fn signs_are_those_of_the_terminal() {
    let mut bare = Terminal::open(
        "votk",
        &folder("bare"),
        &[],
        &[("NO_COLOR", "1"), ("LC_ALL", "C")],
    );
    bare.wait_for(READY);
    bare.press(ESCAPE);
    let shown = bare.still();
    assert!(shown.is_ascii(), "{shown}");
    let screen = bare.screen.screen();
    let cells = (0..30).flat_map(|row| (0..100).map(move |column| (row, column)));
    let cells: Vec<_> = cells
        .filter_map(|(row, column)| screen.cell(row, column))
        .collect();
    assert!(
        cells.iter().any(|cell| cell.inverse()),
        "the cursor is seen"
    );
    assert!(cells.iter().any(|cell| cell.bold()));
    let plain = vt100::Color::Default;
    assert!(
        cells
            .iter()
            .all(|cell| cell.fgcolor() == plain && cell.bgcolor() == plain)
    );
    bare.leave();
    let mut dumb = Terminal::open("votk", &folder("dumb"), &[], &[("TERM", "dumb")]);
    dumb.wait_for("What do you do with your hand cards");
    assert!(!dumb.screen.screen().alternate_screen());
    dumb.child.kill().unwrap();
}
