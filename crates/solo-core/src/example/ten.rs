//! Ten: roll a die as often as you dare. The sum is your score, but a sum above ten scores nothing.

use solo_core::{Event, Events, Face, Findings, Forbidden, Game, Input, InputOf, Next, Source};
use solo_core::{Weight, ensure};

/// The rules. Options and a catalogue would be fields; Ten has neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ten;

/// A position, as a player who has watched the whole game knows it.
///
/// It holds the next step and the sum of the rolls so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// The player decides.
    Deciding(u8),
    /// The die is rolled.
    Rolling(u8),
    /// The game is over.
    Over(u8),
}

solo_core::word_enum! {
    /// A decision of the player.
    pub enum Choice { Roll = "roll" as "Roll the die", Stop = "stop" as "Stop" }
}

/// An event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Event)]
#[event(game = Ten)]
pub enum Rolled {
    /// The die was rolled.
    #[event("sum", "The sum is now {sum}.")]
    Sum {
        /// Sum of all rolls.
        sum: u8,
    },
}

type Step = Result<(), Forbidden>;

impl Game for Ten {
    solo_core::no_options!();
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = Rolled;
    type Outcome = u8; // the score
    type Refusal = Forbidden;
    const NAME: &'static str = "ten";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 2;
    const MAX_CHANCES: usize = 6;
    const MAX_STEPS: u32 = 22; // eleven times a one

    fn start_with_events(&self, _: &mut impl Events<Rolled>) -> Table {
        Table::Deciding(0)
    }

    fn next(&self, table: &Table) -> Next<u8> {
        match *table {
            Table::Deciding(_) => Next::Decision,
            Table::Rolling(_) => Next::Chance(Source::new::<0>()),
            Table::Over(sum) if sum > 10 => Next::Over(0), // TEN-4: a sum above ten scores nothing.
            Table::Over(sum) => Next::Over(sum),
        }
    }

    fn decisions(&self, table: &Table) -> impl ExactSizeIterator<Item = Choice> {
        let legal: &[Choice] = match table {
            Table::Deciding(..5) => &[Choice::Roll],
            Table::Deciding(_) => &Choice::ALL, // TEN-2: stopping is allowed at five or more.
            Table::Rolling(_) | Table::Over(_) => &[],
        };
        legal.iter().copied()
    }

    fn chances(&self, table: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> {
        let due = matches!(table, Table::Rolling(_));
        Face::all()
            .take(if due { 6 } else { 0 })
            .map(|face| (face, 1))
    }

    fn advance(
        &self,
        table: &mut Table,
        step: InputOf<Self>,
        out: &mut impl Events<Rolled>,
    ) -> Step {
        *table = match (*table, step) {
            (Table::Over(_), _) => return Err(Forbidden::GAME_OVER),
            (Table::Deciding(sum), Input::Decision(Choice::Roll)) => Table::Rolling(sum),
            (Table::Deciding(sum @ 5..), Input::Decision(Choice::Stop)) => Table::Over(sum),
            (Table::Deciding(_), Input::Decision(Choice::Stop)) => {
                return Err(Forbidden::by("TEN-2", "nobody stops below five"));
            }
            (Table::Rolling(sum), Input::Chance(face)) => {
                let sum = sum.saturating_add(face.pips());
                out.push(Rolled::Sum { sum });
                if sum > 10 {
                    Table::Over(sum)
                } else {
                    Table::Deciding(sum)
                }
            }
            _ => {
                return Err(Forbidden::not_now(
                    "TEN-1",
                    "the player and the die take turns",
                ));
            }
        };
        Ok(())
    }

    fn audit(&self, table: &Table, findings: &mut Findings<'_>) {
        let (sum, sums) = match *table {
            Table::Deciding(sum) | Table::Rolling(sum) => (sum, 0..=10),
            Table::Over(sum) => (sum, 5..=16),
        };
        ensure!(findings, sum <= 10 || sum <= *sums.end() => "sum", "TEN-4", "{sum} is beyond ten, so the game is over");
        ensure!(findings, sum >= *sums.start() => "sum", "TEN-2", "nobody stops below five");
    }

    // Text for people: the position knows the score.
    fn say_decision(
        &self,
        table: &Table,
        choice: Choice,
        speech: &solo_core::Speech<'_, Self>,
        out: &mut dyn core::fmt::Write,
    ) -> core::fmt::Result {
        use solo_core::Noun;
        choice.name(speech, out)?;
        match (choice, table) {
            (Choice::Stop, Table::Deciding(sum)) => write!(out, " with {sum} points"),
            _ => Ok(()),
        }
    }

    fn say_chance(
        &self,
        _: &Table,
        face: Face,
        _: &solo_core::Speech<'_, Self>,
        out: &mut dyn core::fmt::Write,
    ) -> core::fmt::Result {
        write!(out, "The die shows {face}")
    }
}
