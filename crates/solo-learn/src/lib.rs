//! Games as numbers, for programs that learn and search, without text or data between two steps.
//!
//! The guide, `docs/src/see-also.md` in the repository, says what each call is named in other languages.
//!
//! An [`Env`] is a game in progress like a [`Table`], and converts to one. Its decisions and
//! outcomes are stable numbers, the legal ones are a mask, and a position is a vector. A [`Batch`]
//! advances many games together.
//!
//! ```
//! use solo_learn::Env;
//! use solo_table::{Due, Tables};
//! let mut env = Env::new("tomb4k", &[], &Tables::new(), Some(42))?;
//! let (mut mask, mut vector) = (vec![false; env.actions()], vec![0.0; env.width()]);
//! while env.due() == Due::Decision {
//!     env.mask(&mut mask);
//!     env.observe(&mut vector);
//!     let first = mask.iter().position(|legal| *legal).unwrap();
//!     env.act(first.try_into().unwrap())?;
//! }
//! assert_eq!(env.points(), Some(0));
//! # Ok::<(), solo_table::TableError>(())
//! ```

#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

mod batch;
mod games;
mod learner;
mod luck;
mod names;
mod operations;
mod part;

use core::fmt::{self, Debug, Formatter};

use solo_core::{FeatureSpec, Input, Session, Tables};
use solo_table::{Dealer, Due, Json, Table, TableError};

use crate::learner::Learner;
use crate::operations::Learn;

pub use batch::{Batch, NoSteps, Renewal, Rows, Run, Start, episode};
pub use luck::Luck;
pub use operations::{Numbered, Plan};
pub use part::Part;
pub use solo_players::{Aim, Kind, Score, deal, player_seed};

/// A game in progress, represented by numbers.
pub struct Env(Box<dyn Learn>);

impl Env {
    /// Begins the game of this name.
    ///
    /// `options` are names and values; `tables` are those of its catalogue that differ from the
    /// embedded ones. Without a seed, the caller reports the outcomes of chance.
    ///
    /// # Errors
    /// Those of [`Table::new`].
    pub fn new(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        seed: Option<u64>,
    ) -> Result<Self, TableError> {
        let table = Table::new(name, options, tables, Dealer::nobody())?;
        let mut env = games::of(&table)?;
        env.0.reset(seed);
        Ok(env)
    }

    /// Resumes a saved game that was played with these tables.
    ///
    /// # Errors
    /// The first fault of the save, and every fault of the tables.
    ///
    /// ```
    /// use solo_learn::Env;
    /// use solo_table::Tables;
    /// let mut env = Env::new("tomb4k", &[], &Tables::new(), Some(42))?;
    /// env.act_nth(0)?;
    /// let mut same = Env::load(&env.table().save(), &Tables::new())?;
    /// assert_eq!(env.act_nth(0)?, same.act_nth(0)?);
    /// assert_eq!(env.view(), same.view());
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn load(save: &str, tables: &Tables) -> Result<Self, TableError> {
        Self::of(&Table::load_with(save, tables)?)
    }

    /// Resumes the game of a table.
    ///
    /// # Errors
    /// `unknown_game` if it is none of this workspace; such a game has a [`Session`], from which an `Env` is made, too.
    pub fn of(table: &Table) -> Result<Self, TableError> {
        games::of(table)
    }

    /// Returns the name of the game.
    pub fn name(&self) -> &'static str {
        self.0.name()
    }

    /// Returns the version of its rules.
    pub fn rules_version(&self) -> u32 {
        self.0.rules_version()
    }

    /// Returns whether the end of the game says who has won; without it, wins are estimates.
    pub fn has_wins(&self) -> bool {
        self.0.has_wins()
    }

    /// Returns the options: an object from name to value.
    pub fn options(&self) -> Json {
        self.0.options()
    }

    /// Returns the tables of the catalogue.
    pub fn catalogue(&self) -> Tables {
        self.0.tables()
    }

    /// Counts the decisions of the game, legal or not; they are numbered from 0.
    pub fn actions(&self) -> usize {
        self.0.actions()
    }

    /// Counts the outcomes of chance in the game, possible or not; they are numbered from 0.
    pub fn outcomes(&self) -> usize {
        self.0.outcomes()
    }

    /// Returns the maximum number of steps in a game, decisions and outcomes together.
    pub fn most_steps(&self) -> u32 {
        self.0.most_steps()
    }

    /// Counts the numbers that [`Env::observe`] writes.
    pub fn width(&self) -> usize {
        self.0.width()
    }

    /// Returns name and bounds of every number that [`Env::observe`] writes, in order.
    ///
    /// ```
    /// use solo_learn::Env;
    /// use solo_table::Tables;
    /// let env = Env::new("tomb4k", &[], &Tables::new(), Some(42))?;
    /// let hp = env.features().into_iter().find(|spec| spec.name == "hp").unwrap();
    /// assert_eq!((hp.low, hp.high), (0, 9));
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn features(&self) -> Vec<FeatureSpec> {
        self.0.features()
    }

    /// Restarts the game; without a seed, the caller reports the outcomes of chance.
    pub fn reset(&mut self, seed: Option<u64>) {
        self.0.reset(seed);
    }

    /// Draws chance from this seed from now on; without one, the caller reports the outcomes.
    #[doc(alias("rng", "seed", "shuffle"))]
    pub fn deal(&mut self, seed: Option<u64>) {
        self.0.deal(seed);
    }

    /// Returns the input that is due.
    pub fn due(&self) -> Due {
        self.0.due()
    }

    /// Counts the legal decisions; 0 unless one is due.
    pub fn legal_count(&self) -> usize {
        self.0.legal_count()
    }

    /// Returns the numbers of the legal decisions, in the order of the game.
    pub fn legal(&self) -> Vec<u32> {
        self.0.legal()
    }

    /// Writes the mask of legal decisions; cells beyond [`Env::actions`] become `false`.
    #[doc(alias = "legal_moves")]
    pub fn mask(&self, out: &mut [bool]) {
        self.0.mask(out);
    }

    /// Writes the position as numbers; cells beyond [`Env::width`] become 0.
    ///
    /// [`Features`](solo_core::Features) describes the numbers.
    #[doc(alias = "observation")]
    pub fn observe(&self, out: &mut [f32]) {
        self.0.observe(out);
    }

    /// Returns the possible outcomes with their weights, in the order of the game.
    ///
    /// The list is empty unless chance is due.
    ///
    /// ```
    /// use solo_learn::Env;
    /// use solo_table::Tables;
    /// let env = Env::new("tomb4k", &[], &Tables::new(), None)?;
    /// assert_eq!(env.chances().len(), 44);
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn chances(&self) -> Vec<(u32, u32)> {
        self.0.chances()
    }

    /// Takes a decision by its number, and returns the number of decisions that are legal next.
    ///
    /// # Errors
    /// Illegal decisions and unknown numbers; nothing changes.
    #[doc(alias = "step")]
    pub fn act(&mut self, number: u32) -> Result<usize, TableError> {
        self.0.enter(Input::Decision(number))
    }

    /// Takes a decision by its index among the legal ones, otherwise like [`Env::act`].
    ///
    /// # Errors
    /// An index beyond the list; nothing changes.
    pub fn act_nth(&mut self, index: usize) -> Result<usize, TableError> {
        self.0.act_nth(index)
    }

    /// Reports an outcome by its number, and returns the number of decisions that are legal next.
    ///
    /// # Errors
    /// Impossible outcomes and unknown numbers; nothing changes.
    pub fn report(&mut self, number: u32) -> Result<usize, TableError> {
        self.0.enter(Input::Chance(number))
    }

    /// Returns the points at the end; `None` while the game runs.
    pub fn points(&self) -> Option<i32> {
        self.0.ended().map(|(_, points)| points)
    }

    /// Returns the points of the player and of the rival at the end; `None` while the game runs.
    ///
    /// ```
    /// use solo_learn::{Aim, Env, Kind, Plan};
    /// use solo_table::Tables;
    /// let mut env = Env::new("votk", &[], &Tables::new(), Some(1))?;
    /// let plan = Plan { kind: Kind::Random, aim: Aim::Score, playouts: 1, seed: 1 };
    /// env.play(plan, &mut || false)?;
    /// assert_eq!(env.score().and_then(|score| score.lead()), env.points());
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn score(&self) -> Option<Score> {
        self.0.score()
    }

    /// Returns whether the game was won; `None` while it runs.
    pub fn won(&self) -> Option<bool> {
        self.0.ended().map(|(won, _)| won)
    }

    /// Rates the end of the game, or the position by rule of thumb, in millionths (0 to 1,000,000).
    pub fn worth(&self, aim: Aim) -> u32 {
        self.0.worth(aim)
    }

    /// Lets a player decide to the end, and returns the number of decisions taken.
    ///
    /// Stops early once `stop`, called before each decision, returns `true`.
    ///
    /// # Errors
    /// `no_dealer` if chance is due and has no source; `gives_up` if the player has no decision;
    /// `no_network` as for [`Env::advice`].
    pub fn play(&mut self, plan: Plan, stop: &mut dyn FnMut() -> bool) -> Result<u32, TableError> {
        self.0.play(plan, stop)
    }

    /// Deals a game, lets a player decide to the end, and measures the luck of all outcomes.
    ///
    /// Returns the number of decisions and the luck in millionths, as
    /// [`Luck::millionths`] does. `stop` is that of [`Env::play`].
    ///
    /// # Errors
    /// `gives_up` and `no_network` as for [`Env::play`].
    ///
    /// ```
    /// use solo_learn::{Aim, Env, Kind, Plan};
    /// use solo_table::Tables;
    /// let mut env = Env::new("tomb4k", &[], &Tables::new(), None)?;
    /// let plan = Plan { kind: Kind::Random, aim: Aim::Score, playouts: 1, seed: 1 };
    /// let (decisions, luck) = env.play_with_luck(5, plan, &mut || false)?;
    /// let mut same = Env::new("tomb4k", &[], &Tables::new(), Some(5))?;
    /// assert_eq!(same.play(plan, &mut || false)?, decisions);
    /// assert_eq!((same.view(), luck != 0), (env.view(), true));
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn play_with_luck(
        &mut self,
        seed: u64,
        plan: Plan,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<(u32, i64), TableError> {
        self.0.play_with_luck(seed, plan, stop)
    }

    /// Plays this many random games and returns the numbers of decisions and outcomes.
    ///
    /// One generator serves decisions and chance, and nothing is recorded: its speed is the upper
    /// bound of every other way to play.
    ///
    /// ```
    /// use solo_learn::Env;
    /// use solo_table::Tables;
    /// let env = Env::new("tomb4k", &[], &Tables::new(), None)?;
    /// let (decisions, outcomes) = env.race(100, 1);
    /// assert!(decisions > 100 && outcomes > decisions);
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn race(&self, games: u64, seed: u64) -> (u64, u64) {
        self.0.race(games, seed)
    }

    /// Returns the number of the decision that a player would take; `None` if none is due.
    ///
    /// # Errors
    /// `no_network` if the player needs a trained network and the game has none.
    pub fn advice(&self, plan: Plan) -> Result<Option<u32>, TableError> {
        self.0.advice(plan)
    }

    /// Returns the notation of a decision; `None` for an unknown number.
    pub fn action_text(&self, number: u32) -> Option<String> {
        self.0.action_text(number)
    }

    /// Returns the notation of an outcome; `None` for an unknown number.
    pub fn outcome_text(&self, number: u32) -> Option<String> {
        self.0.outcome_text(number)
    }

    /// Returns the view of the position.
    pub fn view(&self) -> Json {
        self.0.view()
    }

    /// Returns the JSON Schema of the view.
    #[cfg(feature = "schema")]
    pub fn schema(&self) -> solo_core::Value {
        self.0.schema()
    }

    /// Returns the game so far as a table, with log, undo and save.
    ///
    /// ```
    /// use solo_learn::Env;
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut env = Env::new("tomb4k", &[], &Tables::new(), Some(42))?;
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// env.act_nth(0)?;
    /// table.act("delve")?;
    /// assert_eq!(env.table().save(), table.save());
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn table(&self) -> Table {
        self.0.table()
    }
}

impl Clone for Env {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl Debug for Env {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Env({}, due: {:?})", self.name(), self.due())
    }
}

/// Resumes a session, also of a game that is none of this workspace.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_core::Session;
/// use solo_learn::Env;
/// use tomb4k::Tomb;
/// let mut env = Env::from(&Session::seeded(Tomb::default(), 42));
/// assert_eq!(env.act_nth(0)?, 2);
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
impl<G: Numbered> From<&Session<G>> for Env {
    fn from(session: &Session<G>) -> Self {
        Self(Box::new(Learner::going_on(session)))
    }
}
