//! The switches of the game, each named after the ruling it changes.

use solo_core::{OptionError, OptionSpec, OptionValue, Values, check_option};

use crate::terms::{Side, nouns};

nouns! {
    /// How entering citizens push others (KC-9.1).
    Topology, "push or direct" {
        /// By the table of push chains.
        Push = 0, "push";
        /// The citizen on the space of the face is replaced.
        Direct = 1, "direct";
    }
}

nouns! {
    /// Where the human's stones go (KC-10.3).
    Filling, "strict or column" {
        /// On the lowest level that has any free space.
        Strict = 0, "strict";
        /// On the lowest free level of the column.
        Column = 1, "column";
    }
}

nouns! {
    /// What le Roy's weak die does to a black die (KC-5.11).
    WeakGuard, "single or adds" {
        /// One die removes it, whatever the faces are.
        Single = 0, "single";
        /// He adds dice until their total reaches it.
        Adds = 1, "adds";
    }
}

nouns! {
    /// What le Roy pays when the human has no die to sell (KC-12.7).
    NoDie, "own or less" {
        /// The full price with own dice.
        Own = 0, "own";
        /// One die less.
        Less = 1, "less";
    }
}

nouns! {
    /// How le Roy's worker enters (KC-12.9).
    Worker, "evict or die" {
        /// Where it evicts a citizen of the human, if possible.
        Evict = 0, "evict";
        /// With the face of the die that was spent.
        Die = 1, "die";
    }
}

nouns! {
    /// Whether le Roy may fight Marauding (KC-12.11).
    Marauding, "alone or never" {
        /// When it is the only Event card.
        Alone = 0, "alone";
        /// Never.
        Never = 1, "never";
    }
}

nouns! {
    /// What follows le Roy's result 8 (KC-12.18).
    FreeResult, "turn or again" {
        /// The human's turn.
        Turn = 0, "turn";
        /// Another roll, if he still has a die.
        Again = 1, "again";
    }
}

/// The options of a game; the default is the game as in the rulebook.
///
/// ```
/// use kings_challenge::{KingsChallenge, Options, Side};
/// let game = KingsChallenge::new(Options { rounds: 3, first_start: Side::Roy, ..Options::default() });
/// assert_eq!(game.settings().rounds, 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Rounds of the game: 3, 4, 5 or 6 (KC-3.1).
    pub rounds: u8,
    /// The start player of round 1 (KC-3.2).
    pub first_start: Side,
    /// How citizens push each other (KC-9.1).
    pub topology: Topology,
    /// Where stones go (KC-10.3).
    pub cathedral: Filling,
    /// What le Roy's weak die does to a black die (KC-5.11).
    pub weak_guard: WeakGuard,
    /// What le Roy pays when the human has no die (KC-12.7).
    pub no_die: NoDie,
    /// How le Roy's worker enters (KC-12.9).
    pub worker: Worker,
    /// Whether le Roy may fight Marauding (KC-12.11).
    pub marauding: Marauding,
    /// What follows result 8 (KC-12.18).
    pub free_result: FreeResult,
    /// Whether le Roy loses VP for levels without a stone of his (KC-13.4).
    pub roy_levels: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rounds: 4,
            first_start: Side::Human,
            topology: Topology::Push,
            cathedral: Filling::Strict,
            weak_guard: WeakGuard::Single,
            no_die: NoDie::Own,
            worker: Worker::Evict,
            marauding: Marauding::Alone,
            free_result: FreeResult::Turn,
            roy_levels: true,
        }
    }
}

const fn spec(name: &'static str, values: Values, rule: &'static str) -> OptionSpec {
    OptionSpec { name, values, rule }
}

impl solo_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        spec("rounds", Values::Numbers(&[4, 3, 5, 6]), "KC-3.1"),
        spec("first_start", Values::Words(&["human", "roy"]), "KC-3.2"),
        spec("topology", Values::Words(&["push", "direct"]), "KC-9.1"),
        spec("cathedral", Values::Words(&["strict", "column"]), "KC-10.3"),
        spec("weak_guard", Values::Words(&["single", "adds"]), "KC-5.11"),
        spec("no_die", Values::Words(&["own", "less"]), "KC-12.7"),
        spec("worker", Values::Words(&["evict", "die"]), "KC-12.9"),
        spec("marauding", Values::Words(&["alone", "never"]), "KC-12.11"),
        spec("free_result", Values::Words(&["turn", "again"]), "KC-12.18"),
        spec("roy_levels", Values::Flag, "KC-13.4"),
    ];

    fn get(&self, place: usize, take: &mut dyn FnMut(OptionValue<'_>)) {
        let value = match place {
            0 => OptionValue::Number(i32::from(self.rounds)),
            1 => OptionValue::Word(self.first_start.word()),
            2 => OptionValue::Word(self.topology.word()),
            3 => OptionValue::Word(self.cathedral.word()),
            4 => OptionValue::Word(self.weak_guard.word()),
            5 => OptionValue::Word(self.no_die.word()),
            6 => OptionValue::Word(self.worker.word()),
            7 => OptionValue::Word(self.marauding.word()),
            8 => OptionValue::Word(self.free_result.word()),
            9 => OptionValue::Flag(self.roy_levels),
            _ => return,
        };
        take(value);
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        // The values are checked here, so that reading the words below cannot fail.
        let place = check_option::<Self>(name, value)?;
        let word = match value {
            OptionValue::Word(word) => word,
            OptionValue::Flag(_) | OptionValue::Number(_) => "",
        };
        match (place, value) {
            (0, OptionValue::Number(rounds)) => {
                self.rounds = u8::try_from(rounds).unwrap_or(self.rounds);
            }
            (1, _) => self.first_start = word.parse().unwrap_or(self.first_start),
            (2, _) => self.topology = word.parse().unwrap_or(self.topology),
            (3, _) => self.cathedral = word.parse().unwrap_or(self.cathedral),
            (4, _) => self.weak_guard = word.parse().unwrap_or(self.weak_guard),
            (5, _) => self.no_die = word.parse().unwrap_or(self.no_die),
            (6, _) => self.worker = word.parse().unwrap_or(self.worker),
            (7, _) => self.marauding = word.parse().unwrap_or(self.marauding),
            (8, _) => self.free_result = word.parse().unwrap_or(self.free_result),
            (_, OptionValue::Flag(flag)) => self.roy_levels = flag,
            _ => {}
        }
        Ok(())
    }
}
