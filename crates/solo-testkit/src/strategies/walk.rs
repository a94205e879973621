//! A legal game up to one of its steps.

use core::fmt::{self, Debug, Formatter};

use solo_core::{Game, Input, InputOf, Next, Options, Session};

use crate::panics::caught;

/// A legal game up to one of its steps: rules, inputs, and every position on the way.
///
/// `Debug` prints the options that are not the default, the steps in notation, outcomes of chance in brackets,
/// and a save that leads there, as a Rust literal to paste into a test.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_testkit::strategies::Walk;
/// use solo_core::{Face, Input, Session};
///
/// let walk = Walk::replay(Ten, [Input::Decision(Choice::Roll), Input::Chance(Face::SIX)])?;
/// assert_eq!(walk.len(), 2);
/// assert_eq!(Session::parse(&walk.save(), &Ten).unwrap().state(), walk.state());
/// let printed = format!("{walk:?}");
/// assert!(printed.starts_with("2 steps of ten, default options:\n  roll [6]\n"), "{printed}");
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[derive(Clone)]
pub struct Walk<G: Game> {
    game: G,
    inputs: Vec<InputOf<G>>,
    /// One more than inputs.
    states: Vec<G::State>,
}

/// One step of a [`Walk`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Step<'a, G: Game> {
    /// The position before the step.
    pub before: &'a G::State,
    /// The decision or outcome.
    pub input: InputOf<G>,
    /// Events of the step.
    pub events: Vec<G::Event>,
    /// The position after the step.
    pub after: &'a G::State,
}

impl<G: Game> Walk<G> {
    /// Returns a walk of no steps.
    pub(super) fn new(game: G) -> Self {
        let states = Vec::from([game.start()]);
        Self {
            game,
            inputs: Vec::new(),
            states,
        }
    }

    /// Returns the walk of these inputs from the start of a game.
    ///
    /// # Errors
    /// The refusal of the first input that is not legal.
    pub fn replay(
        game: G,
        inputs: impl IntoIterator<Item = InputOf<G>>,
    ) -> Result<Self, G::Refusal> {
        let mut walk = Self::new(game);
        inputs.into_iter().try_for_each(|input| walk.take(input))?;
        Ok(walk)
    }

    /// Takes one more step.
    pub(super) fn take(&mut self, input: InputOf<G>) -> Result<(), G::Refusal> {
        let after = self.game.apply(self.state(), input)?;
        self.inputs.push(input);
        self.states.push(after);
        Ok(())
    }

    /// Keeps this number of steps.
    pub(super) fn truncate(&mut self, steps: usize) {
        self.inputs.truncate(steps);
        self.states.truncate(steps.saturating_add(1));
    }

    /// Returns the walk of the first steps.
    pub(super) fn beginning(&self, steps: usize) -> Self {
        Self {
            game: self.game.clone(),
            inputs: self.inputs.iter().copied().take(steps).collect(),
            states: self.states.iter().take(steps + 1).cloned().collect(),
        }
    }

    /// Returns the rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Returns every input, in order.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// Returns every position, from the start to the one after the last input.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }

    /// Returns the last position.
    #[expect(
        clippy::missing_panics_doc,
        clippy::expect_used,
        reason = "a walk begins with a position and loses none"
    )]
    pub fn state(&self) -> &G::State {
        self.states.last().expect("a walk has a start")
    }

    /// Returns what the last position waits for.
    pub fn next(&self) -> Next<G::Outcome> {
        self.game.next(self.state())
    }

    /// Returns the outcome if the game is over.
    pub fn outcome(&self) -> Option<G::Outcome> {
        match self.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Decision | Next::Chance(_) => None,
        }
    }

    /// Returns the number of steps.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Returns whether the walk has no steps.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// Lists the steps, with what happened in each.
    ///
    /// ```
    /// use solo_core::example::{Choice, Rolled, Ten};
    /// use solo_testkit::strategies::Walk;
    /// use solo_core::{Face, Input};
    /// let walk = Walk::replay(Ten, [Input::Decision(Choice::Roll), Input::Chance(Face::SIX)])?;
    /// assert_eq!(walk.steps().last().unwrap().events, [Rolled::Sum { sum: 6 }]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = Step<'_, G>> {
        let positions = self.states.iter().zip(self.states.iter().skip(1));
        let steps = self.inputs.iter().zip(positions);
        steps.map(|(&input, (before, after))| {
            let mut events = Vec::new();
            // The step was accepted before, so only its events matter.
            let _same = self.game.apply_with_events(before, input, &mut events);
            Step {
                before,
                input,
                events,
                after,
            }
        })
    }

    /// Returns the game as a save, in the second form; [`Session::parse`] reads it.
    pub fn save(&self) -> String {
        self.save_of(&self.inputs)
    }

    fn save_of(&self, inputs: &[InputOf<G>]) -> String {
        let mut session = Session::new(self.game.clone());
        for &input in inputs {
            if session.push(input).is_err() {
                break;
            }
        }
        session.to_text()
    }

    /// Counts the decisions.
    pub(super) fn decisions(&self) -> usize {
        let decided = |input: &&InputOf<G>| matches!(input, Input::Decision(_));
        self.inputs.iter().filter(decided).count()
    }

    /// Returns the index of the decision with this number, or that behind the last step.
    pub(super) fn decision(&self, number: usize) -> usize {
        let steps = self.inputs.iter().enumerate();
        let mut decided = steps.filter(|(_, input)| matches!(input, Input::Decision(_)));
        decided.nth(number).map_or(self.len(), |(step, _)| step)
    }

    /// Returns the index of every input in the list of its position.
    pub(super) fn picks(&self) -> Vec<usize> {
        let listed = |(input, state): (&InputOf<G>, &G::State)| match *input {
            Input::Decision(decision) => self.game.decisions(state).position(|one| one == decision),
            Input::Chance(chance) => self.game.chances(state).position(|one| one.0 == chance),
        };
        let indices = self.inputs.iter().zip(&self.states).map(listed);
        indices.map(|index| index.unwrap_or(usize::MAX)).collect()
    }
}

impl<G: solo_core::GameData> Walk<G> {
    /// Returns the last position as JSON.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_testkit::strategies::Walk;
    /// let walk = Walk::replay(Ten, [])?;
    /// assert_eq!(walk.view(), r#"{"phase":"deciding","sum":0,"outcome":null}"#);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn view(&self) -> String {
        serde_json::to_string(&self.game.view_data(self.state())).unwrap_or_default()
    }
}

impl<G: Game> Debug for Walk<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let options = self.changed_options();
        let options = if options.is_empty() {
            "default options"
        } else {
            &options
        };
        let steps = if self.len() == 1 { "step" } else { "steps" };
        writeln!(f, "{} {steps} of {}, {options}:", self.len(), G::NAME)?;
        // Nothing can be asked of a position that panics.
        let (save, saved) = match caught("the game", || self.save()) {
            Ok(save) => (save, "it"),
            Err(_) => {
                let before = self
                    .inputs
                    .split_last()
                    .map_or(&[][..], |(_, before)| before);
                (self.save_of(before), "what was before the last step")
            }
        };
        let save = save.escape_debug().to_string();
        let save: Vec<String> = save.split_inclusive("\\n").map(String::from).collect();
        let save = wrapped(&save, SAVE);
        let steps = self.inputs.iter().map(|&input| match input {
            Input::Decision(decision) => std::format!("{} ", self.game.decision_text(decision)),
            Input::Chance(chance) => std::format!("[{}] ", self.game.chance_text(chance)),
        });
        let steps = lines(&steps.collect::<Vec<_>>(), WIDTH);
        // The last ones, where they do not fit: the save has all of them.
        let room = LINES.saturating_sub(save.len()).max(3);
        let hidden = steps.len().saturating_sub(room);
        if hidden > 0 {
            writeln!(f, "  …")?;
        }
        for line in steps.iter().skip(hidden).filter(|line| !line.is_empty()) {
            writeln!(f, "  {line}")?;
        }
        writeln!(f, "Session::parse reads this save of {saved}:")?;
        write!(f, "  \"{}\"", save.join("\\\n   "))
    }
}

/// Number of characters of a line, without what stands around it.
const WIDTH: usize = 110;
/// Number of lines for steps and save together, as long as the save leaves room.
const LINES: usize = 30;
/// Number of lines for the save at most; beyond that, they get longer.
const SAVE: usize = 34;

/// Joins pieces to lines that are as long as a screen is wide, or longer where there would be too many.
fn wrapped(pieces: &[String], most: usize) -> Vec<String> {
    let mut width = WIDTH;
    loop {
        let lines = lines(pieces, width);
        if lines.len() <= most {
            return lines;
        }
        width += width / 16;
    }
}

fn lines(pieces: &[String], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces {
        if !line.is_empty() && line.len() + piece.trim_end_matches(' ').len() > width {
            lines.push(String::from(line.trim_end_matches(' ')));
            line.clear();
        }
        line.push_str(piece);
    }
    lines.push(String::from(line.trim_end_matches(' ')));
    lines
}

impl<G: Game> Walk<G> {
    /// Writes the options that are not the default: `reactions=off refill=immediate`.
    fn changed_options(&self) -> String {
        let (options, usual) = (self.game.options(), G::Options::default());
        let mut changed = Vec::new();
        for (index, spec) in G::Options::SPECS.iter().enumerate() {
            let text = |options: &G::Options| {
                let mut text = String::new();
                options.get(index, &mut |value| text = value.to_string());
                text
            };
            if text(options) != text(&usual) {
                changed.push(std::format!("{}={}", spec.name, text(options)));
            }
        }
        changed.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_wrapped_into_few_lines() {
        let wrap = |pieces: usize, length: usize| {
            let lines = wrapped(&std::vec!["x".repeat(length); pieces], SAVE);
            let longest = lines.iter().map(String::len).max();
            (lines.len(), longest.unwrap_or(0))
        };
        assert_eq!((wrap(0, 0), wrap(10, 10)), ((1, 0), (1, 100)));
        assert_eq!(wrap(12, 10), (2, 110));
        // Two pieces do not fit on a line that is as long as a screen is wide.
        assert_eq!(wrap(34, 60), (34, 60));
        assert_eq!(wrap(35, 60), (18, 120));
        let (count, longest) = wrap(5_000, 9);
        assert!((28..=SAVE).contains(&count) && longest < 1_400);
    }
}
