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
            companion: Box::new(companion),
            table,
        }
    }
}

impl Session {
    /// Returns the table with its present position.
    #[must_use]
    pub fn table(&self) -> &Table {
        match self {
            Self::Table(table) | Self::Evening { table, .. } => table,
        }
    }

    /// Returns the scene after that many steps. Cards not described yet are left out.
    #[must_use]
    pub fn scene(&self, step: usize, visibility: Visibility) -> Scene {
        let mut scene = self.table().scene_at(step, visibility).unwrap_or_default();
        if let Self::Evening { companion, table } = self
            && step == table.steps()
        {
            scene.choices = companion.offer().choices;
        }
        scene
    }

    /// Lists the forms that can be typed besides choices.
    #[must_use]
    pub fn forms(&self) -> Vec<Form> {
        match self {
            Self::Table(_) => Vec::new(),
            Self::Evening { companion, .. } => {
                let offer = companion.offer();
                offer.describe.into_iter().chain(offer.shorthand).collect()
            }
        }
    }

    /// Returns whether letters are input, not commands.
    #[must_use]
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
        if let Self::Evening { companion, table } = self {
            **table = companion.table();
        }
    }

    /// Takes back the last step or line.
    ///
    /// # Errors
    /// There is nothing to take back, or something was revealed since.
    pub fn undo(&mut self, past_fence: bool) -> Result<(), TableError> {
        match self {
            Self::Table(table) if past_fence => table.undo_past_fence(),
            Self::Table(table) => table.undo(),
            Self::Evening { companion, .. } => {
                companion.undo()?;
                self.look();
                Ok(())
            }
        }
    }

    /// Returns whether only the fence of revealed information prevents an undo.
    #[must_use]
    pub fn is_fenced(&self) -> bool {
        match self {
            Self::Table(table) => table.can_undo() == (false, true),
            Self::Evening { .. } => false,
        }
    }

    /// Goes forward again; `false` if nothing was taken back.
    pub fn redo(&mut self) -> bool {
        match self {
            Self::Table(table) => table.redo(),
            Self::Evening { companion, .. } => {
                let done = companion.redo().is_ok();
                self.look();
                done
            }
        }
    }

    /// Writes the game as text.
    #[must_use]
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

    /// Returns the tables with the typed values, for the next evening; `None` if none can be typed.
    #[must_use]
    pub fn catalogue(&self) -> Option<Tables> {
        match self {
            Self::Table(_) => None,
            Self::Evening { companion, .. } => Some(companion.catalogue()),
        }
    }
}
