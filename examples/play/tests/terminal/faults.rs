//! Faults: signals, a closed terminal, a full disk and other programs at random moments; the game goes on from the last
//! step.
#![allow(
    clippy::disallowed_methods,
    reason = "rules know no environment, but a proof has its length there"
)]

use std::io::ErrorKind;
use std::path::Path;
use std::thread;

use solo_play::saves::Saves;
use solo_table::{Table, games};

use super::pty::{DOWN, ENTER, ESCAPE, READY, Terminal, command, kept};
use crate::desk::folder;

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
    let saves = folder();
    let mut terminal = Terminal::start("votk", &saves, &[]);
    terminal.press(&format!("#1{ENTER}"));
    let steps = kept(&saves);
    assert!(steps > 0);
    match end {
        "hang up" => terminal.hang_up(),
        "\u{3}" => {
            terminal.send(end);
        }
        signal => terminal.signal(signal),
    }
    terminal.ends();
    if ["-TERM", "-HUP", "-INT", "\u{3}"].contains(&end) {
        assert!(terminal.is_free(), "{end:?}");
    }
    assert_eq!(kept(&saves), steps, "{end:?}");
    let list = Saves::new(&*saves).list();
    let save = saves.join(list.first().unwrap());
    let again = Terminal::start("votk", &saves, &["--load", save.to_str().unwrap()]);
    let shown = again.text();
    assert!(shown.contains("Valley of the Kings"), "{shown}");
    again.leave();
    assert_eq!(kept(&saves), steps, "it goes on in its own file");
}

/// A generator of small numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// Number of random moments: few in the tests, and as many as the environment says in `docs/proof/faults`.
fn moments() -> u64 {
    let number = std::env::var("SOLO_FAULTS");
    number.map_or(20, |number| number.parse().unwrap())
}

/// A program that is ended while keys come in has kept what was shown, and goes on from there.
#[test]
fn the_game_goes_on_after_a_fault_at_any_moment() {
    thread::scope(|scope| {
        for (index, game) in games().iter().enumerate() {
            let index = u64::try_from(index).unwrap();
            scope.spawn(move || faults(game.name, index, moments().div_ceil(5)));
        }
    });
}

fn faults(game: &str, seed: u64, moments: u64) {
    let saves = folder();
    let mut dice = Dice(seed);
    for moment in 0..moments {
        let before = going(&saves);
        let load = before.as_ref().map(|(name, _)| saves.join(name));
        let load = load.as_ref().map(|path| path.to_str().unwrap());
        let more: Vec<&str> = load.into_iter().flat_map(|path| ["--load", path]).collect();
        let mut terminal = Terminal::start(game, &saves, &more);
        // One of these is chosen, then another: a stretch of the game.
        let mut keys = 0;
        for _ in 0..dice.roll(6) {
            let downs = DOWN.repeat(usize::try_from(dice.roll(3)).unwrap());
            keys += terminal.send(&format!("{downs}{ENTER}"));
        }
        // The program is somewhere behind the frames that were read, and before the last key.
        let frames = dice.roll(u64::try_from(keys).unwrap() + 1);
        terminal.draws(usize::try_from(frames).unwrap());
        let kept = going(&saves);
        let ends = ["-KILL", "-TERM", "-HUP", "hang up"];
        let end = *ends.get(usize::try_from(dice.roll(4)).unwrap()).unwrap();
        match end {
            "hang up" => terminal.hang_up(),
            signal => terminal.signal(signal),
        }
        terminal.ends();
        let after = going(&saves);
        let is_over = !Saves::new(&*saves).finished().is_empty();
        assert!(
            is_over || has_grown(&before, &kept) && has_grown(&kept, &after),
            "{game}, moment {moment}: {before:?}, {kept:?}, {end}: {after:?}"
        );
        if is_over {
            std::fs::remove_dir_all(&*saves).unwrap();
        }
    }
}

/// Returns whether no step of a game is lost; keys may have begun another one.
fn has_grown(one: &Option<(String, usize)>, other: &Option<(String, usize)>) -> bool {
    match (one, other) {
        (Some((name, steps)), Some((same, more))) => name != same || steps <= more,
        (one, _) => one.is_none(),
    }
}

/// Returns the file of the newest game that goes on in a folder, with its steps. Each of them can be read.
fn going(saves: &Path) -> Option<(String, usize)> {
    let list = Saves::new(saves).list().into_iter();
    let games = list.filter_map(|name| {
        // A program that runs may just end the game, and take the file away.
        let text = match std::fs::read_to_string(saves.join(&name)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            text => text.unwrap(),
        };
        let table = Table::load(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Some((name, table.steps()))
    });
    let games: Vec<_> = games.collect();
    games.into_iter().next()
}

/// A full disk leaves the game that was kept whole, and the player reads of it.
#[test]
fn a_full_disk_keeps_the_last_game_that_fitted() {
    let saves = folder();
    let mut command = command("sh");
    // A file may have 512 bytes; the system tells the program so, instead of ending it.
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$@\"";
    command.args(["-c", limited, "sh", env!("CARGO_BIN_EXE_solo-play")]);
    command.args(["tomb4k", "--seed", "3", "--option", "min_delve_turns=14"]);
    command.args(["--saves", saves.to_str().unwrap()]);
    let mut terminal = Terminal::run(command);
    terminal.wait_for("Enter closes");
    terminal.expect(ESCAPE, READY);
    let mut shown = String::new();
    for _ in 0..60 {
        shown = terminal.press(ENTER);
        if shown.contains("not kept") {
            break;
        }
    }
    let (name, steps) = going(&saves).unwrap();
    // The sentence is about the file of the player, and has no number of the system.
    let path = saves.join(name).display().to_string();
    let shown: String = shown.split_whitespace().collect();
    // Between the two stands what the window leaves of the screen beside it.
    for said in ["notkept:Filetoolarge:", &path] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(
        !shown.contains("oserror") && !shown.contains(".part"),
        "{shown}"
    );
    assert!(steps > 5, "{steps}");
    // Steps that cannot be kept are not thrown away at a keystroke.
    let asked = terminal.press(":q");
    assert!(asked.contains("again leaves"), "{asked}");
    terminal.send(":q");
    terminal.ends();
    let parts = std::fs::read_dir(&*saves).unwrap();
    let parts = parts.filter(|file| {
        let name = file.as_ref().unwrap().file_name();
        Path::new(&name).extension().is_some_and(|it| it == "part")
    });
    assert_eq!(parts.count(), 0, "no half file is left");
    assert_eq!(going(&saves).unwrap().1, steps);
}

/// Two programs that go on with the same save do not write into each other's game.
#[test]
fn two_programs_with_one_save_have_two_games() {
    let saves = folder();
    let mut first = Terminal::start("votk", &saves, &[]);
    first.press(&format!("#1{ENTER}"));
    let (name, _) = going(&saves).unwrap();
    let path = saves.join(&name);
    let mut second = Terminal::start("votk", &saves, &["--load", path.to_str().unwrap()]);
    for _ in 0..3 {
        second.press(&format!("{DOWN}{ENTER}"));
        first.press(ENTER);
    }
    first.signal("-KILL");
    second.signal("-KILL");
    first.ends();
    second.ends();
    let list = Saves::new(&*saves).list();
    assert_eq!(list.len(), 2, "{list:?}");
    for name in list {
        let text = std::fs::read_to_string(saves.join(name)).unwrap();
        assert!(Table::load(&text).unwrap().steps() > 0);
    }
}
