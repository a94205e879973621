//! The game that the player sits at: a table of any game, or an evening beside the box of
//! Botmegistus.

use solo_table::botmegistus::{Companion, Form};
use solo_table::{Choice, Due, Games, Scene, Table, TableError, Tables, Visibility};

/// A game in progress, as the program needs it.
#[derive(Clone, Debug)]
pub enum Session {
    /// A table; a seed deals its cards and dice, or they are reported by choosing from a list.
    Table(Box<Table>),
    /// An evening: cards are described when they appear, lines stand for several steps, mistakes
    /// are amended.
    Evening {
        /// The evening.
        companion: Box<Companion>,
        /// Its present position.
        table: Box<Table>,
        /// Tables with which it began or went on.
        before: Box<Tables>,
    },
}

/// Returns whether a form describes a card of the box.
pub(crate) fn describes(form: &Form) -> bool {
    form.start.ends_with("= ")
}

impl From<Table> for Session {
    fn from(table: Table) -> Self {
        Self::Table(Box::new(table))
    }
}

impl From<Companion> for Session {
    fn from(companion: Companion) -> Self {
        let table = Box::new(companion.table());
        Self::Evening {
            before: Box::new(companion.catalogue()),
            companion: Box::new(companion),
            table,
        }
    }
}

impl Session {
    /// Returns the table with its present position.
    pub fn table(&self) -> &Table {
        match self {
            Self::Table(table) | Self::Evening { table, .. } => table,
        }
    }

    /// Returns the scene after that many steps. Cards not described yet are left out.
    pub fn scene(&self, step: usize, visibility: Visibility) -> Scene {
        let mut scene = self.table().scene_at(step, visibility).unwrap_or_default();
        if let Self::Evening {
            companion, table, ..
        } = self
            && step == table.steps()
        {
            scene.choices = companion.offer().choices;
        }
        scene
    }

    /// Counts the cases among which the weights of choices are odds; `None` where no one can know them.
    ///
    /// Beside the box, cards that are not described yet are cases, too. In a row that is only looked at, any card may
    /// lie, and also one that has left the game (TB-18.15).
    pub fn cases(&self) -> Option<u64> {
        let is_looked_at = match self {
            Self::Table(_) => false,
            Self::Evening { companion, .. } => companion.state().pending().look().is_some(),
        };
        let outcomes = self.table().notations().into_iter();
        let weights = outcomes.filter_map(|(_, weight)| weight);
        (!is_looked_at).then(|| weights.map(u64::from).sum())
    }

    /// Lists the forms that can be typed besides choices.
    pub fn forms(&self) -> Vec<Form> {
        match self {
            Self::Table(_) => Vec::new(),
            Self::Evening { companion, .. } => {
                let offer = companion.offer();
                offer.describe.into_iter().chain(offer.shorthand).collect()
            }
        }
    }

    /// Returns whether the table knows what is printed on the card of this id. Beside the box of Botmegistus, cards are known
    /// once they are described (TB-19.6).
    pub(crate) fn is_described(&self, card: &str) -> bool {
        match self {
            Self::Table(_) => true,
            Self::Evening { companion, .. } => companion.known().iter().any(|known| known == card),
        }
    }

    /// Returns whether letters are input, not commands.
    pub fn is_typed(&self) -> bool {
        matches!(self, Self::Evening { .. })
    }

    /// Takes a choice.
    ///
    /// # Errors
    /// The refusal of the game; nothing changes.
    pub fn take(&mut self, choice: &Choice) -> Result<(), TableError> {
        match self {
            Self::Table(table) if table.due() == Due::Chance => table.report_number(choice.number),
            Self::Table(table) => table.act_number(choice.number),
            Self::Evening { .. } => self.enter(&choice.notation),
        }
    }

    /// Takes a line that is not in the list: a described card, several steps, a correction.
    ///
    /// # Errors
    /// The reason why the line cannot be entered; nothing changes.
    pub fn enter(&mut self, line: &str) -> Result<(), TableError> {
        match self {
            Self::Table(table) if table.due() == Due::Chance => table.report(line),
            Self::Table(table) => table.act(line),
            Self::Evening { companion, .. } => {
                companion.enter(line)?;
                self.look();
                Ok(())
            }
        }
    }

    fn look(&mut self) {
        if let Self::Evening {
            companion, table, ..
        } = self
        {
            **table = companion.table();
        }
    }

    /// Takes the first choice of each question that makes no difference; returns the labels of what was taken.
    ///
    /// At a real table every question is asked, because what is decided is done there.
    pub fn pass_over(&mut self) -> Vec<String> {
        let mut passed = Vec::new();
        while let Self::Table(table) = self
            && is_passed_over(table)
            && let Some(first) = table.choices().into_iter().next()
            && table.act_number(first.number).is_ok()
        {
            passed.push(first.label);
        }
        passed
    }

    /// Takes back the last step or line, with the questions after it that made no difference.
    ///
    /// # Errors
    /// There is nothing to take back, or something was revealed since.
    pub fn undo(&mut self, past_fence: bool) -> Result<(), TableError> {
        match self {
            Self::Table(table) => {
                let back = |table: &mut Table| match past_fence {
                    true => table.undo_past_fence(),
                    false => table.undo(),
                };
                back(table)?;
                // What is fenced stays: the question is asked then.
                while is_passed_over(table) && table.undo().is_ok() {}
                Ok(())
            }
            Self::Evening { companion, .. } => {
                companion.undo()?;
                self.look();
                Ok(())
            }
        }
    }

    /// Returns whether only the fence of revealed information prevents an undo.
    pub fn is_fenced(&self) -> bool {
        match self {
            Self::Table(table) => table.can_undo() == (false, true),
            Self::Evening { .. } => false,
        }
    }

    /// Goes forward again; `false` if nothing was taken back.
    pub fn redo(&mut self) -> bool {
        match self {
            Self::Table(table) => {
                let done = table.redo();
                while is_passed_over(table) && table.redo() {}
                done
            }
            Self::Evening { companion, .. } => {
                let done = companion.redo().is_ok();
                self.look();
                done
            }
        }
    }

    /// Writes the game as text.
    pub fn save(&self) -> String {
        match self {
            Self::Table(table) => table.save(),
            Self::Evening { companion, .. } => companion.save(),
        }
    }

    /// Reads a saved game of these games; one of Botmegistus without a seed becomes an evening again.
    ///
    /// # Errors
    /// The first fault of the save.
    pub fn load(games: &Games, text: &str, tables: &Tables) -> Result<Self, TableError> {
        let table = games.load_with(text, tables)?;
        if table.name() == "trismegistus-bot" && table.dealer().seed().is_none() {
            return Companion::load(text).map(Self::from);
        }
        Ok(table.into())
    }
}

/// Returns whether a question is not asked at this table, because the answer makes no difference.
fn is_passed_over(table: &Table) -> bool {
    table.dealer().seed().is_some() && table.makes_no_difference()
}

/// Says which questions were not asked.
pub(crate) fn passed_over(passed: &[String]) -> Option<String> {
    (!passed.is_empty()).then(|| format!("made no difference: {}", passed.join("; ")))
}
