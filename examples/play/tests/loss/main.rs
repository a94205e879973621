//! A loss run: programs play in one folder while it is treated as people and machines treat folders. No game, card or
//! result that a program has shown as kept may be missing afterwards. `loss [RUNS]` begins with run 0, `loss 1 SEED` is
//! that run alone.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

mod folder;
mod player;

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crate::folder::{Folder, Promised};

/// Runs in the test suite.
const FEW: u64 = 24;
/// Runs side by side.
const WORKERS: u64 = 2;

/// Lines of an evening; those that are not due are refused.
const EVENING: [&str; 4] = [
    "tokens aether glory aether insight insight glory aether insight",
    "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
    "setup-roll lead",
    "setup-roll wild",
];
const SYMBOLS: [&str; 4] = ["earth", "fire", "water", "air"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, folder, what] = &arguments[..]
        && word == "play"
    {
        player::play(Path::new(folder), what);
        return ExitCode::SUCCESS;
    }
    let number = |index: usize| arguments.get(index).and_then(|it| it.parse().ok());
    let (runs, first) = (number(0).unwrap_or(FEW), number(1).unwrap_or(0));
    let (next, promised) = (AtomicU64::new(first), AtomicU64::new(0));
    let lost = thread::scope(|scope| {
        let work = || {
            let mut lost = Vec::new();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= first + runs {
                    return lost;
                }
                match run(seed) {
                    Ok(kept) => drop(promised.fetch_add(kept, Ordering::Relaxed)),
                    Err(said) => lost.push((seed, said)),
                }
            }
        };
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        let lost = workers.into_iter().flat_map(|it| it.join().unwrap());
        lost.collect::<Vec<_>>()
    });
    for (seed, said) in &lost {
        println!("run {seed} has lost something:\n{said}");
    }
    let promised = promised.into_inner();
    println!(
        "{runs} runs: {promised} games, cards and results were kept, {} runs lost one",
        lost.len()
    );
    // A run that keeps nothing has shown nothing.
    if lost.is_empty() && promised >= runs {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Runs one folder through several evenings; returns the number of what was kept, or what was done and what is missing.
fn run(seed: u64) -> Result<u64, String> {
    let path = std::env::temp_dir().join(format!("solo-loss-{seed}-{}", std::process::id()));
    fs::create_dir(&path).unwrap();
    let mut run = Run {
        dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        folder: Folder { path },
        promised: Promised::default(),
        players: 0,
        done: Vec::new(),
    };
    for _ in 0..6 {
        run.act();
    }
    let missing = run.promised.missing(&run.folder);
    if !missing.is_empty() {
        let (done, path) = (run.done.join("\n  "), run.folder.path.display());
        return Err(format!(
            "  {done}\nmissing in {path}:\n  {}",
            missing.join("\n  ")
        ));
    }
    fs::remove_dir_all(&run.folder.path).unwrap();
    Ok(u64::try_from(run.promised.len()).unwrap())
}

/// An accident of a program while it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    None,
    /// It is killed in the middle of a step.
    Killed,
    /// The system ends it where a file would get longer than this.
    KilledAt(u64),
    /// No file gets longer than this.
    FullAt(u64),
    /// The folder cannot be written.
    ReadOnly,
    /// Another program plays, too.
    Two,
    /// Files get times of the past or of the future.
    Clock,
    /// Files that were there before it began come back in the middle.
    Older,
}

struct Run {
    dice: Dice,
    folder: Folder,
    promised: Promised,
    players: usize,
    done: Vec<String>,
}

impl Run {
    fn act(&mut self) {
        let trouble = self.trouble();
        let count = if trouble == Trouble::Two { 2 } else { 1 };
        let mut players: Vec<Player> = (0..count).map(|_| self.begin(trouble)).collect();
        let before = self.folder.files();
        let steps = 1 + self.dice.roll(8);
        for step in 0..steps {
            if trouble == Trouble::Older && step == steps / 2 {
                self.bring_back(&before);
            }
            if trouble == Trouble::Clock {
                self.set_clock();
            }
            for player in &mut players {
                let line = self.line(player.is_evening);
                player.say(&line);
            }
            if trouble == Trouble::Killed && step + 1 == steps {
                thread::sleep(Duration::from_micros(self.dice.roll(4000)));
                players.iter_mut().for_each(|it| it.process.kill().unwrap());
            }
            for player in &mut players {
                if let Some(said) = player.hear() {
                    self.promised.note(player.number, &said);
                }
            }
        }
        // What is brought back after the last step is seen when the player leaves.
        if trouble == Trouble::Older && self.dice.roll(2) == 0 {
            self.bring_back(&before);
        }
        for mut player in players {
            player.say("leave");
            while player.hear().is_some() {}
            player.process.wait().unwrap();
        }
        self.write_protect(false);
    }

    fn trouble(&mut self) -> Trouble {
        let length = || 1 << 15;
        let size = |dice: &mut Dice| {
            let most = length() >> dice.roll(10);
            dice.roll(most)
        };
        match self.dice.roll(9) {
            0 => Trouble::Killed,
            1 | 2 => Trouble::KilledAt(size(&mut self.dice)),
            3 => Trouble::FullAt(size(&mut self.dice)),
            4 => Trouble::ReadOnly,
            5 => Trouble::Two,
            6 => Trouble::Clock,
            7 => Trouble::Older,
            _ => Trouble::None,
        }
    }

    /// Begins a game, or goes on with one.
    fn begin(&mut self, trouble: Trouble) -> Player {
        let saves = self.folder.saves();
        let count = u64::try_from(saves.len()).unwrap();
        let what = match self.dice.roll(7) {
            0 | 1 => format!("tomb4k {}", self.dice.roll(1 << 40)),
            2 => format!("votk {}", self.dice.roll(1 << 40)),
            3 => "evening".to_owned(),
            _ if count == 0 => "evening".to_owned(),
            _ => format!("load {}", saves[self.dice.index(count)]),
        };
        self.players += 1;
        self.done
            .push(format!("{}: {what}, {trouble:?}", self.players));
        self.write_protect(trouble == Trouble::ReadOnly);
        Player::begin(self.players, &self.folder.path, &what, trouble)
    }

    fn line(&mut self, is_evening: bool) -> String {
        if !is_evening {
            return format!("#{}", 1 + self.dice.roll(2));
        }
        match self.dice.roll(6) {
            0 | 1 => format!("deal = {}", SYMBOLS[self.dice.index(4)]),
            _ => EVENING[self.dice.index(4)].to_owned(),
        }
    }

    /// Puts the files there that were there before, as a program does that takes an older copy for the newer one.
    fn bring_back(&mut self, before: &BTreeMap<String, String>) {
        for (name, text) in before.iter().filter(|(name, _)| !name.ends_with("lock")) {
            fs::write(self.folder.path.join(name), text).unwrap();
        }
        self.done
            .push(format!("   {} files are brought back", before.len()));
    }

    fn set_clock(&mut self) {
        let away = Duration::from_secs(86_400 * self.dice.roll(2000));
        let is_back = self.dice.roll(2) == 0;
        for name in self.folder.files().keys() {
            let file = fs::File::options()
                .write(true)
                .open(self.folder.path.join(name));
            if let Ok(file) = file {
                let time = file.metadata().unwrap().modified().unwrap();
                let time = if is_back { time - away } else { time + away };
                file.set_modified(time).unwrap();
            }
        }
    }

    #[cfg(unix)]
    fn write_protect(&self, is_protected: bool) {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = if is_protected { 0o555 } else { 0o755 };
        fs::set_permissions(&self.folder.path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[cfg(not(unix))]
    fn write_protect(&self, _: bool) {}
}

/// A program that plays.
struct Player {
    number: usize,
    process: Child,
    keyboard: ChildStdin,
    screen: BufReader<ChildStdout>,
    is_evening: bool,
}

impl Player {
    fn begin(number: usize, folder: &Path, what: &str, trouble: Trouble) -> Self {
        let mut command = within(trouble);
        command.arg("play").arg(folder).arg(what);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = piped.stderr(Stdio::null()).spawn().unwrap();
        let (keyboard, screen) = (process.stdin.take(), process.stdout.take());
        let mut player = Self {
            number,
            process,
            keyboard: keyboard.unwrap(),
            screen: BufReader::new(screen.unwrap()),
            is_evening: what.contains("evening") || what.contains("trismegistus"),
        };
        let ready = player.hear();
        // The lock of a game that is loaded has bytes, too.
        let is_killed = ready.is_none() && matches!(trouble, Trouble::KilledAt(_));
        assert!(
            is_killed || ready.as_deref() == Some("ready"),
            "{what}, {trouble:?}"
        );
        player
    }

    fn say(&mut self, line: &str) {
        // A program that was killed hears nothing.
        let _ = writeln!(self.keyboard, "{line}");
    }

    fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        let count = self.screen.read_line(&mut line).unwrap();
        (count > 0 && line.ends_with('\n')).then(|| line.trim_end_matches('\n').to_owned())
    }
}

/// Returns the command that begins this program within the limits of a trouble.
fn within(trouble: Trouble) -> Command {
    let program = std::env::current_exe().unwrap();
    let wrapped = |words: &[&str]| {
        let (first, rest) = words.split_first().unwrap();
        let mut command = Command::new(first);
        command.args(rest).arg(&program);
        command
    };
    match trouble {
        Trouble::KilledAt(bytes) if cfg!(target_os = "linux") => {
            wrapped(&["prlimit", "--core=0", &format!("--fsize={bytes}"), "--"])
        }
        // The system tells the program so, instead of ending it.
        Trouble::FullAt(bytes) if cfg!(target_os = "linux") => {
            let limited = format!("trap '' XFSZ; exec prlimit --fsize={bytes} -- \"$@\"");
            wrapped(&["sh", "-c", &limited, "sh"])
        }
        // Modes do not bind the administrator of the machine.
        Trouble::ReadOnly if cfg!(target_os = "linux") && is_root() => wrapped(&[
            "setpriv",
            "--bounding-set=-dac_override,-dac_read_search",
            "--inh-caps=-all",
            "--",
        ]),
        _ => Command::new(program),
    }
}

fn is_root() -> bool {
    let said = Command::new("id").arg("-u").output().unwrap();
    said.stdout == b"0\n"
}

/// A generator of small numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 23) % sides.max(1)
    }

    fn index(&mut self, count: u64) -> usize {
        usize::try_from(self.roll(count)).unwrap()
    }
}
