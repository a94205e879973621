//! A model that is a program in any language.

use core::time::Duration;
use std::borrow::ToOwned as _;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;

use serde_json::{Map, Value, json};

use solo_core::Input;

use super::differences::shortened;
use super::model::Model;
use super::position::Position;

/// A second implementation that is a program in any language, to compare with by [`against`](super::against).
///
/// It speaks a part of the referee protocol, which is a page of the guide: it reads one JSON object per line from
/// standard input and answers each with one line.
///
/// | it reads | and answers |
/// | --- | --- |
/// | `{"cmd":"new","options":{…}}` | the first position of a game; the options are those that are not the default |
/// | `{"cmd":"act","action":"…"}` | the position after a decision |
/// | `{"cmd":"chance","outcome":"…"}` | the position after an outcome of chance |
///
/// A position is as [`Position::parse`] describes it. The program is started with the first game, and again after
/// every answer that is none; it is killed in the end. What it writes to standard error is not looked at unless it
/// fails, so it may log there. Its output has to be flushed after every line.
///
/// # Errors
/// All of them are one sentence, with the last line that the program wrote to standard error: a program that cannot
/// be started, ends, or is silent for [two minutes](Self::with_limit); an answer that is longer than 1,048,576 bytes,
/// no position, or an error of the protocol.
///
/// ```
/// use std::process::Command;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::games;
/// use solo_testkit::{Program, against};
///
/// let mut program = Program::new(Command::new("no-such-program"));
/// let report = against(&games(Ten), 100, &mut program).unwrap_err();
/// let beginning = "the model fails: `no-such-program` cannot be started: ";
/// assert!(report.starts_with(beginning), "{report}");
/// ```
#[derive(Debug)]
pub struct Program {
    command: Command,
    limit: Duration,
    running: Option<Running>,
}

/// Number of bytes of an answer.
const LONGEST: u64 = 1 << 20;
/// Number of bytes of a line of standard error that are kept.
const LONGEST_COMPLAINT: u64 = 4096;
/// Time for an answer, against hanging for ever: a busy machine must not change what a test finds.
const LIMIT: Duration = Duration::from_secs(120);
/// Time between two looks at a program whose output has ended.
const PAUSE: Duration = Duration::from_millis(5);

impl Program {
    /// Makes a model of a command, which is started when a game begins.
    pub const fn new(command: Command) -> Self {
        Self {
            command,
            limit: LIMIT,
            running: None,
        }
    }

    /// Waits this long for an answer, two minutes unless something else is said; as long again, where a program has failed,
    /// for its end and for the end of its standard error, which what it has started may keep open.
    ///
    /// ```
    /// use std::process::Command;
    /// use std::time::Duration;
    /// use solo_testkit::Program;
    /// let _program = Program::new(Command::new("referee")).with_limit(Duration::from_secs(60));
    /// ```
    #[must_use]
    pub const fn with_limit(mut self, limit: Duration) -> Self {
        self.limit = limit;
        self
    }

    /// Sends a command and returns the answer; a program without one is stopped.
    fn ask(&mut self, command: &Value) -> Result<Position, String> {
        let command = command.to_string();
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&mut self.command)
                .map_err(|error| format!("{} cannot be started: {error}", self.name()))?,
        };
        match running.ask(&command, self.limit) {
            Ok(position) => {
                self.running = Some(running);
                Ok(position)
            }
            Err(fault) => Err(running.stop(&self.name(), &command, &fault, self.limit)),
        }
    }

    fn name(&self) -> String {
        let program = [self.command.get_program()].into_iter();
        let words = program.chain(self.command.get_args());
        let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
        format!("`{}`", shortened(&words.join(" ")))
    }
}

impl Model for Program {
    fn begin(&mut self, options: &Map<String, Value>) -> Result<Position, String> {
        self.ask(&json!({"cmd": "new", "options": options}))
    }

    fn step(&mut self, input: Input<&str, &str>) -> Result<Position, String> {
        self.ask(&match input {
            Input::Decision(action) => json!({"cmd": "act", "action": action}),
            Input::Chance(outcome) => json!({"cmd": "chance", "outcome": outcome}),
        })
    }
}

/// A program that runs. Threads read and write its pipes, so that a full one stops nothing here.
#[derive(Debug)]
struct Running {
    child: Child,
    commands: Sender<String>,
    answers: Receiver<Result<String, String>>,
    /// The last line of standard error.
    complaint: Arc<Mutex<String>>,
    /// Closed when standard error is.
    complaining: Receiver<()>,
}

/// The reason why there is no position.
enum Fault {
    Silent(Duration),
    Ended,
    Wrong(String),
}

impl Running {
    fn start(command: &mut Command) -> io::Result<Self> {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = pipes.stderr(Stdio::piped()).spawn()?;
        let (commands, to_write) = channel::<String>();
        let (answer, answers) = sync_channel(1);
        let (open, complaining) = channel::<()>();
        let complaint = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&complaint);
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let running = Self {
            child,
            commands,
            answers,
            complaint,
            complaining,
        };
        if let (Some(mut stdin), Some(stdout), Some(stderr)) = pipes {
            spawn(move || {
                let write = |line: String| {
                    let written = stdin.write_all(line.as_bytes());
                    written.and_then(|()| stdin.flush())
                };
                // A program that reads no more has no answer either.
                let _ended = to_write.into_iter().try_for_each(write);
            })?;
            spawn(move || read_answers(BufReader::new(stdout), &answer))?;
            spawn(move || {
                read_complaints(BufReader::new(stderr), &last);
                drop(open);
            })?;
        }
        Ok(running)
    }

    fn ask(&self, command: &str, limit: Duration) -> Result<Position, Fault> {
        // Where nothing can be written, nothing is answered.
        let _ended = self.commands.send(format!("{command}\n"));
        match self.answers.recv_timeout(limit) {
            Ok(answer) => answer
                .and_then(|line| Position::parse(&line))
                .map_err(Fault::Wrong),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
        }
    }

    /// Stops a program, and says in a sentence why.
    fn stop(mut self, name: &str, command: &str, fault: &Fault, patience: Duration) -> String {
        let command = shortened(command);
        let what = match fault {
            Fault::Wrong(what) => format!("asked {command}, {what}"),
            Fault::Silent(limit) => {
                format!("asked {command}, it is silent for {limit:?} (does it flush its output?)")
            }
            Fault::Ended => format!("asked {command}, it ends{}", self.status(patience)),
        };
        self.kill();
        // What the program has started may keep the pipe open.
        let _closed = self.complaining.recv_timeout(patience);
        let complaint = self.complaint.lock().map(|text| text.clone());
        let complaint = complaint.unwrap_or_default();
        if complaint.is_empty() {
            return format!("{name}: {what}");
        }
        format!(
            "{name}: {what}; last on its standard error: {}",
            shortened(&complaint)
        )
    }

    /// Returns the exit status of a program whose output has ended.
    fn status(&mut self, patience: Duration) -> String {
        for _ in 0..patience.as_millis().div_euclid(PAUSE.as_millis()) {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!(" with {status}");
            }
            thread::sleep(PAUSE);
        }
        String::new()
    }

    fn kill(&mut self) {
        // A program that has ended cannot be killed.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

fn read_answers(mut stdout: impl BufRead, answers: &SyncSender<Result<String, String>>) {
    while let Some(line) = read_line(&mut stdout, LONGEST) {
        // The last line may have no end.
        let whole =
            line.ends_with(b"\n") || u64::try_from(line.len()).is_ok_and(|len| len < LONGEST);
        let answer = if whole {
            String::from_utf8(line).map_err(|error| format!("the answer is not text: {error}"))
        } else {
            Err(format!("the answer is longer than {LONGEST} bytes"))
        };
        let end = answer.is_err();
        if answers.send(answer).is_err() || end {
            return;
        }
    }
}

/// Keeps the last line that is not empty.
fn read_complaints(mut stderr: impl BufRead, last: &Mutex<String>) {
    while let Some(line) = read_line(&mut stderr, LONGEST_COMPLAINT) {
        let line = String::from_utf8_lossy(&line);
        if let Ok(mut last) = last.lock()
            && !line.trim().is_empty()
        {
            *last = line.trim().to_owned();
        }
    }
}

/// Reads a line, or as much of it as this number of bytes; `None` at the end.
fn read_line(input: &mut impl BufRead, most: u64) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    let read = input.by_ref().take(most).read_until(b'\n', &mut line);
    read.is_ok_and(|read| read > 0).then_some(line)
}
