//! Ten: roll a die as often as you dare. The sum is your score, but beyond ten it is nothing.

use solo_core::{Events, Face, Flow, Forbidden, Game, Input, InputOf, Next, Source, Weight};

/// The rules. Options and a catalogue would be fields; Ten has neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ten;

/// A position: what somebody who has watched the whole game knows. Here: what comes next, and the sum
/// of the rolls so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// The player decides.
    Deciding(u8),
    /// The die is rolled.
    Rolling(u8),
    /// The game is over.
    Over(u8),
}

solo_core::words! {
    /// What the player decides.
    pub enum Choice { Roll = "roll", Stop = "stop" }
}

type Step = Result<(), Forbidden>;

impl Game for Ten {
    solo_core::no_options!();
    solo_core::plain_notation!(); // inputs are written as their types are: `roll`, `stop`, `1` to `6`
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
            Table::Over(sum) if sum > 10 => Next::Over(0), // TEN-4: beyond ten it is nothing.
            Table::Over(sum) => Next::Over(sum),
        }
    }

    // What is legal is what `advance` accepts; a larger game would ask for each of them first.
    fn decisions(&self, table: &Table, visit: impl FnMut(Choice) -> Flow) -> Flow {
        let legal = |choice: &Choice| self.apply(table, Input::Decision(*choice)).is_ok();
        Choice::ALL.into_iter().filter(legal).try_for_each(visit)
    }

    fn chances(&self, table: &Table, mut visit: impl FnMut(Face, Weight) -> Flow) -> Flow {
        let legal = |face: &Face| self.apply(table, Input::Chance(*face)).is_ok();
        Face::all()
            .filter(legal)
            .try_for_each(|face| visit(face, 1))
    }

    fn advance(&self, table: &mut Table, input: InputOf<Self>, out: &mut impl Events<u8>) -> Step {
        *table = match (*table, input) {
            (Table::Over(_), _) => return Err(Forbidden::GAME_OVER),
            (Table::Deciding(sum), Input::Decision(Choice::Roll)) => Table::Rolling(sum),
            (Table::Deciding(sum @ 5..), Input::Decision(Choice::Stop)) => Table::Over(sum),
            (Table::Deciding(_), Input::Decision(Choice::Stop)) => {
                return Err(Forbidden::by("TEN-2", "nobody stops below five"));
            }
            (Table::Rolling(sum), Input::Chance(face)) => {
                let sum = sum.saturating_add(face.pips());
                out.push(sum);
                if sum > 10 {
                    Table::Over(sum)
                } else {
                    Table::Deciding(sum)
                }
            }
            _ => return Err(Forbidden::by("TEN-1", "the player and the die take turns")),
        };
        Ok(())
    }
    fn audit(&self, table: &Table) -> Result<(), &'static str> {
        match *table {
            Table::Deciding(11..) | Table::Rolling(11..) => Err("beyond ten the game is over"),
            _ => Ok(()),
        }
    }
}
