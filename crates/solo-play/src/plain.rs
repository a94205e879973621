//! The game in lines of text: for pipes, tests, and simple terminals.

mod keep;
mod reading;

use std::io::{self, BufRead, Write};

use solo_table::{Due, Limits, Printable, Scene, Tables, Visibility};

use crate::app::{SCANNED, hinted, lesson};
use crate::commands::{Command, of_line};
use crate::input;
use crate::saves::{COPY, Kept, Saves};
use crate::screen::{Screen, aside, by_key, odds, wrap};
use crate::session::{Session, describes, passed_over};
use crate::why::asked;

pub(crate) use reading::no_hint;

/// Width of the table in columns.
const WIDTH: usize = 96;

/// A game in lines of text.
#[derive(Debug)]
pub struct Plain<R, W> {
    session: Session,
    tables: Tables,
    saves: Saves,
    visibility: Visibility,
    notation: bool,
    input: R,
    output: W,
    /// Step up to which events are narrated.
    shown_until: usize,
    /// `true` if what comes up for the first time is explained.
    guided: bool,
    /// File of the game; `None` if it is not kept.
    kept: Option<Kept>,
    /// Reason why the last step is not kept.
    unkept: Option<String>,
    /// `true` after the first attempt to leave while steps are not kept.
    is_warned: bool,
    /// Number of the choice that the last hint recommends.
    hinted: Option<u32>,
    /// Number of hints that were followed here.
    followed: u32,
    /// Files of games of this kind that are not finished, the newest first.
    unfinished: Vec<String>,
    /// Width of the table in columns, and of lines if a terminal has it.
    width: Option<usize>,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Sits down to a game; `tables` are those that saved games may need.
    pub fn new(
        session: impl Into<Session>,
        tables: Tables,
        saves: Saves,
        input: R,
        output: W,
    ) -> Self {
        Self {
            session: session.into(),
            tables,
            saves,
            visibility: Visibility::Table,
            notation: false,
            input,
            output,
            shown_until: 0,
            guided: false,
            kept: None,
            unkept: None,
            is_warned: false,
            hinted: None,
            followed: 0,
            unfinished: Vec::new(),
            width: None,
        }
    }

    /// Keeps to this number of columns.
    #[must_use]
    pub fn within(mut self, columns: usize) -> Self {
        self.width = Some(columns);
        self
    }

    /// Explains what comes up for the first time, before the choices.
    #[must_use]
    pub fn guided(mut self) -> Self {
        self.guided = true;
        self
    }

    /// Keeps the game after every step, in its own file.
    #[must_use]
    pub fn kept(mut self) -> Self {
        self.saves.sweep();
        self.unfinished = self.saves.unfinished(self.session.table().name());
        self.kept = Some(Kept::default());
        self
    }

    /// Keeps the game in the file of this name, from which it was loaded.
    #[must_use]
    pub fn kept_as(mut self, name: &str) -> Self {
        self.saves.sweep();
        self.kept = Some(self.saves.kept(name, &self.session, &self.tables));
        self
    }

    /// Plays to the end of the game, or of the input.
    ///
    /// # Errors
    /// Errors of input and output.
    pub fn play(&mut self) -> io::Result<()> {
        let title = self.session.table().facts().title;
        self.wrapped(
            "",
            &format!("{title}: a number or a part of a name takes a choice, ? shows the commands."),
        )?;
        if self.kept.as_ref().is_some_and(Kept::is_copy) {
            self.wrapped("", COPY)?;
        }
        self.name_unfinished()?;
        self.tell(0)?;
        self.show()?;
        while self.session.table().due() != Due::Nothing {
            write!(self.output, "> ")?;
            self.output.flush()?;
            match Limits::default().read_line(&mut self.input)? {
                None => {
                    writeln!(self.output)?;
                    self.settle()?;
                    return self.part();
                }
                Some(Err(error)) => writeln!(self.output, "{error}")?,
                Some(Ok(line)) if !self.obey(&line)? => return Ok(()),
                Some(Ok(_)) => {}
            }
        }
        let summary = self.session.table().summary();
        let followed = self.kept.as_ref().map_or(self.followed, Kept::hints);
        let lines = summary.into_iter().flat_map(|summary| summary.lines());
        self.lines(lines.chain(hinted(followed)))?;
        self.settle()?;
        match self.unkept {
            Some(_) => self.part(),
            None => Ok(()),
        }
    }

    /// Carries out a line; `false` when the player leaves.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        if let Some(command) = of_line(line) {
            return self.command(command);
        }
        let colon = line.trim().strip_prefix(':');
        let words = colon.unwrap_or(line).trim();
        if let Some(name) = words.strip_prefix("load ") {
            self.load(name)?;
        } else if let Some(name) = words.strip_prefix("find ").or(words.strip_prefix('/')) {
            self.find(name)?;
        } else if let Some(words) = asked(words, "why") {
            self.lines(self.session.why(words))?;
        } else if asked(words, "goal").is_some() {
            self.rules("goal")?;
        } else if let Some(part) = words.strip_prefix("rules") {
            self.rules(part.trim())?;
        } else if colon.is_some() {
            let said = format!(
                "there is no command :{}; ? shows the commands",
                Printable(words)
            );
            self.wrapped("", &said)?;
        } else if let Err(message) = self.take(line) {
            self.wrapped("", &message)?;
        } else {
            let passed = self.session.pass_over();
            self.keep()?;
            if let Some(said) = passed_over(&passed) {
                self.wrapped("", &said)?;
            }
            self.tell(self.shown_until + 1)?;
            self.show()?;
        }
        Ok(true)
    }

    fn take(&mut self, line: &str) -> Result<(), String> {
        let choices = self.scene().choices;
        let forms = self.session.forms();
        if let Some(form) = forms
            .iter()
            .find(|form| describes(form) && line.trim().is_empty())
        {
            return Err(format!("describe the card, as in {}", form.form));
        }
        if let Some(message) = self.session.too_early(line, &choices) {
            return Err(message);
        }
        let taken = match input::choice(line, &choices) {
            Ok(index) => {
                let choice = choices.get(index).ok_or("there is nothing to choose")?;
                let taken = self.session.take(choice);
                if taken.is_ok() && self.hinted.take() == Some(choice.number) {
                    self.followed = self.followed.saturating_add(1);
                    self.kept.as_mut().map(Kept::follow_hint);
                }
                taken
            }
            Err(_) if self.session.is_typed() => {
                let entered = self.session.enter(line.trim());
                return entered.map_err(|error| self.session.mistake(line, &error));
            }
            Err(message) => {
                return Err(self.session.answer(line, message).0);
            }
        };
        taken.map_err(|error| error.to_string())
    }

    fn command(&mut self, command: Command) -> io::Result<bool> {
        match command {
            Command::Quit => {
                if self.settles("q again leaves all the same")? {
                    self.part()?;
                    return Ok(false);
                }
            }
            Command::Help => self.help()?,
            Command::Undo => self.go_back(false)?,
            Command::UndoRevealed => self.go_back(true)?,
            Command::Redo if self.session.redo() => {
                self.keep()?;
                self.show_the_present()?;
            }
            Command::Redo => writeln!(self.output, "there is nothing to go forward to")?,
            Command::Hint => self.hint()?,
            Command::Save => self.save()?,
            Command::Load => {
                for (name, text) in self.saves.described(&self.tables) {
                    let text = text.map_or_else(String::new, |text| format!("  {text}"));
                    writeln!(self.output, "load {name}{text}")?;
                }
            }
            Command::Find => writeln!(self.output, "find NAME")?,
            Command::Aside => self.draw(&aside(&self.scene()))?,
            Command::Earlier | Command::Later => {
                writeln!(
                    self.output,
                    "this is for the full screen; here the lines above are the past"
                )?;
            }
            Command::Story => self.story()?,
            Command::Rules => self.rules("")?,
            Command::Lesson => {
                self.guided = true;
                // In the order of the game, as lines are read.
                let table = self.session.table();
                let steps = (0..table.steps().min(SCANNED)).chain([table.steps()]);
                let said = steps.flat_map(|step| lesson(table, step));
                let said: Vec<String> = said.collect();
                if said.is_empty() {
                    writeln!(self.output, "nothing has come up yet that needs a word")?;
                }
                self.lines(said)?;
            }
            Command::Menu => writeln!(self.output, "the menu is for the full screen")?,
            Command::Notation => {
                self.notation = !self.notation;
                self.choices()?;
            }
            Command::Memory => {
                self.visibility = if self.visibility == Visibility::Table {
                    Visibility::Memory
                } else {
                    Visibility::Table
                };
                self.show()?;
            }
        }
        Ok(true)
    }

    fn go_back(&mut self, past_fence: bool) -> io::Result<()> {
        match self.session.undo(past_fence) {
            Ok(()) => {
                self.keep()?;
                self.show_the_present()
            }
            Err(error) if past_fence || !self.session.is_fenced() => {
                writeln!(self.output, "{error}")
            }
            Err(error) => writeln!(self.output, "{error}; undo! takes it back all the same"),
        }
    }

    fn show_the_present(&mut self) -> io::Result<()> {
        self.shown_until = self.session.table().steps();
        self.hinted = None;
        self.show()
    }

    fn load(&mut self, name: &str) -> io::Result<()> {
        match self.saves.load(name.trim(), &self.tables) {
            Ok(session) => {
                if !self.settles("load again goes on all the same")? {
                    return Ok(());
                }
                self.unkept = None;
                self.is_warned = false;
                let kept = self.kept.take();
                self.kept = kept.map(|_| self.saves.kept(name.trim(), &session, &self.tables));
                self.session = session;
                if self.kept.as_ref().is_some_and(Kept::is_copy) {
                    self.wrapped("", COPY)?;
                }
                self.show_the_present()
            }
            Err(message) => writeln!(self.output, "{message}"),
        }
    }

    fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        for line in lines {
            self.wrapped("  ", &line)?;
        }
        Ok(())
    }

    /// Narrates the events from a step on.
    fn tell(&mut self, step: usize) -> io::Result<()> {
        let told = self.session.table().narration_from(step);
        self.lines(told)?;
        self.shown_until = self.session.table().steps();
        Ok(())
    }

    /// Shows the table and the choices.
    fn show(&mut self) -> io::Result<()> {
        let scene = self.scene();
        writeln!(self.output)?;
        self.wrapped("", &scene.now)?;
        self.draw(&scene)?;
        self.explain()?;
        self.wrapped("", &scene.ask)?;
        self.choices()
    }

    /// Explains what comes up for the first time, if there is a guide.
    fn explain(&mut self) -> io::Result<()> {
        if self.guided {
            let table = self.session.table();
            let lesson = lesson(table, table.steps());
            self.lines(lesson)?;
        }
        Ok(())
    }

    /// Draws the zones of a scene.
    fn draw(&mut self, scene: &Scene) -> io::Result<()> {
        let glossary = by_key(self.session.table().glossary());
        let screen = Screen {
            focus: None,
            ..Screen::of(scene, &glossary)
        };
        for line in screen.lines(self.width.unwrap_or(WIDTH)) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn scene(&self) -> Scene {
        self.session
            .scene(self.session.table().steps(), self.visibility)
    }

    fn choices(&mut self) -> io::Result<()> {
        let choices = self.scene().choices;
        let cases = self.session.cases();
        let signed = input::is_signed(&choices);
        for (index, choice) in choices.iter().enumerate() {
            let sign = if signed { "#" } else { "" };
            let number = format!("{sign}{}", index + 1);
            let mut text = choice.label.clone();
            text.push_str(&odds(choice, cases));
            if self.notation {
                text.push_str(&format!("  ({})", choice.notation));
            }
            self.wrapped(&format!("{number:>4}  "), &text)?;
        }
        for form in self.session.forms() {
            self.wrapped("      ", &format!("{}: {}", form.label, form.form))?;
        }
        Ok(())
    }

    /// Writes a text behind what begins its first line; in a narrow terminal in several lines.
    fn wrapped(&mut self, begin: &str, text: &str) -> io::Result<()> {
        let indent = begin.chars().count();
        let Some(room) = self.width.map(|width| width.saturating_sub(indent)) else {
            return writeln!(self.output, "{begin}{text}");
        };
        for (number, line) in wrap(text, room).iter().enumerate() {
            if number == 0 {
                writeln!(self.output, "{begin}{line}")?;
            } else {
                writeln!(self.output, "{:indent$}{line}", "")?;
            }
        }
        Ok(())
    }
}
