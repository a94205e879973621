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
/// assert_eq!(game.options().rounds, 3);
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

/// What an option can be set to.
trait Switch {
    fn value(&self) -> OptionValue<'_>;
    /// Values were checked before; what does not fit changes nothing.
    fn set(&mut self, value: OptionValue<'_>);
}

impl Switch for u8 {
    fn value(&self) -> OptionValue<'_> {
        OptionValue::Number(i32::from(*self))
    }

    fn set(&mut self, value: OptionValue<'_>) {
        if let OptionValue::Number(number) = value {
            *self = Self::try_from(number).unwrap_or(*self);
        }
    }
}

impl Switch for bool {
    fn value(&self) -> OptionValue<'_> {
        OptionValue::Flag(*self)
    }

    fn set(&mut self, value: OptionValue<'_>) {
        if let OptionValue::Flag(flag) = value {
            *self = flag;
        }
    }
}

/// A noun is set by its word.
macro_rules! switches {
    ($($noun:ident)+) => {$(
        impl Switch for $noun {
            fn value(&self) -> OptionValue<'_> {
                OptionValue::Word(self.word())
            }

            fn set(&mut self, value: OptionValue<'_>) {
                if let OptionValue::Word(word) = value {
                    *self = word.parse().unwrap_or(*self);
                }
            }
        }
    )+};
}

switches! { Side Topology Filling WeakGuard NoDie Worker Marauding FreeResult }

impl Options {
    /// The fields in the order of the table.
    fn switches(&mut self) -> [&mut dyn Switch; 10] {
        [
            &mut self.rounds,
            &mut self.first_start,
            &mut self.topology,
            &mut self.cathedral,
            &mut self.weak_guard,
            &mut self.no_die,
            &mut self.worker,
            &mut self.marauding,
            &mut self.free_result,
            &mut self.roy_levels,
        ]
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
        let mut of = *self;
        if let Some(switch) = of.switches().get(place) {
            take(switch.value());
        }
    }

    fn set(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), OptionError> {
        let place = check_option::<Self>(name, value)?;
        if let Some(switch) = self.switches().get_mut(place) {
            switch.set(value);
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
solo_core::options_as_data!(Options);
