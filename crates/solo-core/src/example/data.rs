use super::ten::{Table, Ten};
use solo_core::{Data, Faults, Features, Game, GameData, Next, Tables};

solo_core::word_enum! {
    /// Phase of a position.
    pub enum Phase as "a phase" { Deciding = "deciding", Rolling = "rolling", Over = "over" }
}

/// A position as data: `{"phase":"deciding","sum":7,"outcome":null}`.
#[derive(Clone, Debug, PartialEq, Eq, Data, Features)]
#[data(game = Ten)]
pub struct View {
    /// Phase of the game.
    pub phase: Phase,
    /// Sum of the rolls.
    pub sum: u8,
    /// Score; `None` until the end.
    #[data(no_features)]
    pub outcome: Option<u8>,
}

impl GameData for Ten {
    type View = View;
    const VIEW_RULE: &'static str = "TEN-1";

    fn assemble((): (), tables: &Tables) -> Result<Self, Faults> {
        let faults = tables.unknown(Self::TABLES, Self::VIEW_RULE);
        faults.into_result(Self)
    }

    fn view(&self, table: &Table) -> View {
        let (phase, sum) = match *table {
            Table::Deciding(sum) => (Phase::Deciding, sum),
            Table::Rolling(sum) => (Phase::Rolling, sum),
            Table::Over(sum) => (Phase::Over, sum),
        };
        let outcome = match self.next(table) {
            Next::Over(score) => Some(score),
            Next::Decision | Next::Chance(_) => None,
        };
        View {
            phase,
            sum,
            outcome,
        }
    }

    fn pack(&self, view: &View) -> Table {
        match view.phase {
            Phase::Deciding => Table::Deciding(view.sum),
            Phase::Rolling => Table::Rolling(view.sum),
            Phase::Over => Table::Over(view.sum),
        }
    }
}
