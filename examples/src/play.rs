//! Playing in a terminal: shows the table, lists the choices, takes a number or a notation.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;

use serde_json::Value;
use solo_core::{Game, GameData, Input, Next, SaveReader, Session, Tables};
use solo_players::{Adviser, Aim, Budget, Mcts, Player, RuleOfThumb, Study, Towards};

use crate::games::{face_down, read_options};
use crate::listing::{actions, chances};
use crate::players::{self, Kind};

/// Playouts for a hint, and for every decision of a player who searches.
const PLAYOUTS: u32 = 1000;
/// How many decisions a hint names.
const HINTS: usize = 5;

/// How a game is played.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Deals the cards; ignored in companion mode.
    pub seed: u64,
    /// The program decides by itself, like this player.
    pub auto: Option<Kind>,
    /// Cards and dice lie on a real table, and somebody types what they show.
    pub companion: bool,
    /// Options as `name=value`.
    pub options: Vec<String>,
    /// A file with the owner's tables, as JSON.
    pub catalogue: Option<String>,
    /// Cards that lie face down are named, not only counted.
    pub open: bool,
}

/// A game at a terminal.
struct Terminal<'a, G: Game, R, W> {
    session: Session<G>,
    settings: &'a Settings,
    /// Decides in automatic play.
    player: Option<Box<dyn Player<G>>>,
    input: R,
    output: W,
}

/// Plays one game from its start to its end, or until the input ends.
///
/// # Errors
/// Options and catalogues that the game does not accept, and failures of `input` and `output`.
pub fn play<G: GameData + Study>(
    settings: &Settings,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let game: G = game(settings)?;
    let session = if settings.companion {
        Session::new(game)
    } else {
        Session::seeded(game, settings.seed)
    };
    // Decisions have a seed of their own: they do not foresee what piles and dice will show.
    let player = settings
        .auto
        .map(|kind| players::player(kind, Aim::Score, PLAYOUTS, !settings.seed));
    let mut terminal = Terminal {
        session,
        settings,
        player,
        input,
        output,
    };
    terminal.greet()?;
    terminal.tell(0)?;
    while terminal.turn()? {}
    Ok(())
}

fn game<G: GameData>(settings: &Settings) -> io::Result<G> {
    let options = read_options::<G>(&settings.options)?;
    let tables = match &settings.catalogue {
        Some(path) => serde_json::from_str(&fs::read_to_string(path)?)?,
        None => Tables::new(),
    };
    G::assemble(options, &tables).map_err(io::Error::other)
}

impl<G: GameData + Study, R: BufRead, W: Write> Terminal<'_, G, R, W> {
    fn greet(&mut self) -> io::Result<()> {
        if self.settings.companion {
            writeln!(self.output, "{}: type what cards and dice show.", G::NAME)
        } else {
            writeln!(self.output, "{}: seed {}.", G::NAME, self.settings.seed)
        }
    }

    /// Plays on to the next question; `false` when the game is over or nobody answers any more.
    fn turn(&mut self) -> io::Result<bool> {
        let (game, state) = (self.session.game(), self.session.state());
        match game.next(state) {
            Next::Over(outcome) => {
                let outcome = serde_json::to_value(game.outcome_data(&outcome))?;
                writeln!(self.output, "The end: {}.", plain(&outcome))?;
                Ok(false)
            }
            Next::Decision if self.player.is_some() => self.decide_alone(),
            Next::Decision => {
                let list = actions(game, state);
                self.show_table()?;
                self.ask(&list, Input::Decision(()))
            }
            Next::Chance(_) => {
                let list: Vec<_> = chances(game, state)
                    .into_iter()
                    .map(|(text, _)| text)
                    .collect();
                self.ask(&list, Input::Chance(()))
            }
        }
    }

    fn decide_alone(&mut self) -> io::Result<bool> {
        let (game, state) = (self.session.game(), self.session.state());
        let player = self.player.as_mut();
        let Some(decision) = player.and_then(|player| player.choose(game, state)) else {
            return Ok(false);
        };
        let text = game.decision_text(decision).to_string();
        writeln!(self.output, "> {text}")?;
        self.step(Input::Decision(&text))?;
        Ok(true)
    }

    /// Lists the choices and obeys one line of input.
    fn ask(&mut self, list: &[String], due: Input<(), ()>) -> io::Result<bool> {
        let what = match due {
            Input::Decision(()) => "You decide",
            Input::Chance(()) => "What came up",
        };
        writeln!(self.output, "{what} (a number, its text, or help):")?;
        for (number, text) in (1_usize..).zip(list) {
            write!(self.output, "  {number:>2} {text}")?;
            if number % 6 == 0 || number == list.len() {
                writeln!(self.output)?;
            }
        }
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(false);
        }
        self.obey(line.trim(), list, due)
    }

    fn obey(&mut self, line: &str, list: &[String], due: Input<(), ()>) -> io::Result<bool> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (verb, rest) {
            ("", _) => {}
            ("quit", "") => return Ok(false),
            ("help", "") => writeln!(
                self.output,
                "A number or a text of the list; hint; undo; save FILE; load FILE; quit."
            )?,
            ("hint", "") => self.hint()?,
            ("undo", "") => {
                if self.session.undo_past_fence().is_none() {
                    writeln!(self.output, "There is nothing to take back.")?;
                }
            }
            ("save", path) if !path.is_empty() => self.save(Path::new(path))?,
            ("load", path) if !path.is_empty() => self.load(Path::new(path))?,
            _ => {
                let numbered = line
                    .parse::<usize>()
                    .ok()
                    .and_then(|n| list.get(n.checked_sub(1)?));
                let text = numbered.map_or(line, String::as_str);
                self.step(match due {
                    Input::Decision(()) => Input::Decision(text),
                    Input::Chance(()) => Input::Chance(text),
                })?;
            }
        }
        Ok(true)
    }

    /// Says what a player would do who looks ahead.
    fn hint(&mut self) -> io::Result<()> {
        let (game, state) = (self.session.game(), self.session.state());
        let inner = RuleOfThumb::new(Aim::Score, self.settings.seed);
        let budget = Budget::playouts(PLAYOUTS);
        let mut adviser = Mcts::with_player(Towards(Aim::Score), budget, self.settings.seed, inner)
            .with_horizon(G::HORIZON);
        let advice = adviser.advise(game, state);
        if advice.is_empty() {
            return writeln!(self.output, "There is nothing to decide.");
        }
        for advice in advice.into_iter().take(HINTS) {
            let text = game.decision_text(advice.decision);
            let (estimate, looks) = (advice.estimate, advice.looks);
            writeln!(
                self.output,
                "  {estimate:.3} {text} (looked at {looks} times)"
            )?;
        }
        Ok(())
    }

    fn step(&mut self, text: Input<&str, &str>) -> io::Result<()> {
        let before = self.session.len();
        let taken = match text {
            Input::Decision(text) => self.session.decide_text(text),
            Input::Chance(text) => self.session.report_text(text),
        };
        match taken {
            Ok(()) => self.tell(before.saturating_add(1)),
            Err(refusal) => {
                use solo_core::Refusal;
                writeln!(self.output, "No: {refusal} ({}).", refusal.rule())
            }
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        match fs::write(path, self.session.to_text()) {
            Ok(()) => writeln!(self.output, "Saved to {}.", path.display()),
            Err(error) => writeln!(self.output, "Not saved: {error}."),
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let game = self.session.game();
        let read = |game: &G, view: &str| {
            let data = serde_json::from_str(view).map_err(|error| error.to_string())?;
            game.set_up_data(&data).map_err(|faults| faults.to_string())
        };
        let loaded = fs::read_to_string(path)
            .map_err(|error| error.to_string())
            .and_then(|text| {
                let reader = SaveReader::new(game).positions(&read);
                reader.parse(&text).map_err(|error| error.to_string())
            });
        match loaded {
            Ok(mut session) => {
                let loaded = session.len();
                if session.chance().seed().is_none() {
                    session.set_chance(self.session.chance().clone());
                }
                self.session = session;
                writeln!(self.output, "Loaded {}.", path.display())?;
                self.tell(loaded.saturating_add(1))
            }
            Err(error) => writeln!(self.output, "Not loaded: {error}."),
        }
    }

    /// Narrates what happened from this step on.
    fn tell(&mut self, from: usize) -> io::Result<()> {
        for step in from..=self.session.len() {
            for sentence in self.session.narration(step) {
                writeln!(self.output, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Shows what lies on the table, zone by zone, without what is empty; of what lies face down only the
    /// number, unless all is open.
    fn show_table(&mut self) -> io::Result<()> {
        let (game, state) = (self.session.game(), self.session.state());
        let view = serde_json::to_value(game.view_data(state))?;
        let covered = if self.settings.open {
            &[]
        } else {
            face_down(G::NAME)
        };
        writeln!(self.output)?;
        for (zone, content) in view.as_object().into_iter().flatten() {
            let text = if covered.contains(&zone.as_str()) {
                number(content)
            } else {
                plain(content)
            };
            if !text.is_empty() {
                writeln!(self.output, "{zone:>18}: {text}")?;
            }
        }
        Ok(())
    }
}

/// A value without brackets and quotes; empty if it says nothing.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| word(&plain(item))).collect();
            items.join(" ")
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (name, plain(value)));
            let fields: Vec<_> = fields
                .filter(|(_, text)| !text.is_empty())
                .map(|(name, text)| format!("{name} {text}"))
                .collect();
            fields.join(", ")
        }
    }
}

/// How many cards a list has; empty if none.
fn number(list: &Value) -> String {
    match list.as_array().map_or(0, Vec::len) {
        0 => String::new(),
        cards => cards.to_string(),
    }
}

/// An item of a list: a dash for nothing, brackets around what has several words.
fn word(text: &str) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else if text.contains(' ') {
        format!("({text})")
    } else {
        text.to_owned()
    }
}
