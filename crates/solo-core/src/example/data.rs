use super::ten::{Table, Ten};
use serde::{Deserialize, Serialize, Serializer};
use solo_core::{Faults, Interchange, NoOptions};

/// How a position is written: `{"deciding":7}`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Table", rename_all = "lowercase")]
enum TableData {
    Deciding(u8),
    Rolling(u8),
    Over(u8),
}

/// A view that was not checked yet.
#[derive(Debug, Deserialize)]
pub struct Setup(#[serde(with = "TableData")] Table);

impl Interchange for Ten {
    type Catalogue = ();
    type Setup = Setup;

    fn assemble(_: NoOptions, _: Option<()>) -> Result<Self, Faults> {
        Ok(Self)
    }

    fn set_up(&self, setup: &Setup) -> Result<Table, Faults> {
        let (sum, sums) = match setup.0 {
            Table::Deciding(sum) | Table::Rolling(sum) => (sum, 0..=10),
            Table::Over(sum) => (sum, 5..=16),
        };
        let mut faults = Faults::new();
        let message = format_args!("{sum} is not in {sums:?}");
        faults.require(sums.contains(&sum), "sum", "TEN-4", message);
        faults.into_result(setup.0)
    }

    fn serialize_view<S: Serializer>(&self, table: &Table, to: S) -> Result<S::Ok, S::Error> {
        TableData::serialize(table, to)
    }

    fn serialize_event<S: Serializer>(&self, sum: &u8, to: S) -> Result<S::Ok, S::Error> {
        sum.serialize(to)
    }

    fn serialize_outcome<S: Serializer>(&self, score: &u8, to: S) -> Result<S::Ok, S::Error> {
        score.serialize(to)
    }
}
