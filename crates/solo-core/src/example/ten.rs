//! Ten: roll a die as often as you dare. The sum is your score, but beyond ten it is nothing.

use core::ops::ControlFlow;
use solo_core::{Events, Face, Forbidden, Game, Input, InputOf, Next, Source, Weight};

/// The rules. Options and a catalogue would be fields; Ten has neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ten;

/// A position: what somebody who has watched the whole game knows. Here: whose turn it is, and the
/// sum of the rolls so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Table {
    Deciding(u8),
    Rolling(u8),
    Over(u8),
}

solo_core::words! {
    /// What the player decides.
    pub enum Choice { Roll = "roll", Stop = "stop" }
}

/// What is legal: the list and the step both ask here.
fn check(table: Table, choice: Choice) -> Result<(), Forbidden> {
    match table {
        Table::Over(_) => Err(Forbidden::GAME_OVER),
        Table::Rolling(_) => Err(Forbidden::by("TEN-1", "the die has to be rolled first")),
        Table::Deciding(sum) if choice == Choice::Stop && sum < 5 => {
            Err(Forbidden::by("TEN-2", "nobody stops below five"))
        }
        Table::Deciding(_) => Ok(()),
    }
}

impl Game for Ten {
    solo_core::no_options!();
    solo_core::plain_notation!(); // the notation of the types: `roll`, `stop`, `1` to `6`
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = u8; // the new sum
    type Outcome = u8; // the score
    type Refusal = Forbidden;
    const NAME: &'static str = "ten";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 2;
    const MAX_CHANCES: usize = 6;
    const MAX_STEPS: u32 = 22; // eleven times a one

    fn start_with_events(&self, _: &mut impl Events<u8>) -> Table {
        Table::Deciding(0)
    }

    fn next(&self, table: &Table) -> Next<u8> {
        match *table {
            Table::Deciding(_) => Next::Decision,
            Table::Rolling(_) => Next::Chance(Source::new(0)),
            // TEN-4: beyond ten the score is nothing.
            Table::Over(sum) => Next::Over(if sum > 10 { 0 } else { sum }),
        }
    }

    fn decisions(
        &self,
        table: &Table,
        visit: impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let legal = |choice: &Choice| check(*table, *choice).is_ok();
        Choice::ALL.into_iter().filter(legal).try_for_each(visit)
    }

    fn chances(
        &self,
        table: &Table,
        mut visit: impl FnMut(Face, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match table {
            Table::Rolling(_) => Face::all().try_for_each(|face| visit(face, 1)),
            Table::Deciding(_) | Table::Over(_) => ControlFlow::Continue(()),
        }
    }

    fn advance(
        &self,
        table: &mut Table,
        input: InputOf<Self>,
        events: &mut impl Events<u8>,
    ) -> Result<(), Forbidden> {
        *table = match (*table, input) {
            (Table::Over(_), _) => return Err(Forbidden::GAME_OVER),
            (Table::Deciding(sum) | Table::Rolling(sum), Input::Decision(choice)) => {
                check(*table, choice)?;
                match choice {
                    Choice::Roll => Table::Rolling(sum),
                    Choice::Stop => Table::Over(sum), // TEN-3: the player keeps the sum.
                }
            }
            (Table::Rolling(sum), Input::Chance(face)) => {
                let sum = sum.saturating_add(face.pips());
                events.push(sum);
                if sum > 10 {
                    Table::Over(sum)
                } else {
                    Table::Deciding(sum)
                }
            }
            (Table::Deciding(_), Input::Chance(_)) => {
                return Err(Forbidden::by("TEN-1", "the player has to decide first"));
            }
        };
        Ok(())
    }
}
