//! What is looked up often, worked out once from the tables.

use super::card::PerElement;
use super::{ArtifactCard, AutomaCard, AutomaId, AutomaKind, Each, ExperimentCard, Rows, Symbol};

/// The index of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    /// The place of the symbol `wild`.
    pub(crate) wild: Symbol,
    /// One bit per experiment of each level, in the order of [`Level::ALL`].
    pub(crate) experiments: [u128; 5],
    /// One bit per artifact of each level and colour.
    pub(crate) artifacts: [[u128; 3]; 4],
    /// One bit per basic card.
    pub(crate) basic: u32,
    pub(crate) specialization: PerElement,
    pub(crate) personality: PerElement,
}

impl Index {
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "const code without iterators; rows are at most 128, places below their counts"
    )]
    pub(crate) const fn new(
        wild: Symbol,
        automa: &Rows<AutomaCard, 32>,
        experiments: &Rows<ExperimentCard, 128>,
        artifacts: &Rows<ArtifactCard, 128>,
    ) -> Self {
        let mut index = Self {
            wild,
            experiments: [0; 5],
            artifacts: [[0; 3]; 4],
            basic: 0,
            specialization: Each([None; 4]),
            personality: Each([None; 4]),
        };
        let mut at = 0;
        while at < experiments.len() {
            index.experiments[experiments.rows()[at as usize].level.index()] |= 1 << at;
            at += 1;
        }
        at = 0;
        while at < artifacts.len() {
            let card = &artifacts.rows()[at as usize];
            index.artifacts[card.level.index() & 3][card.colour.place() as usize] |= 1 << at;
            at += 1;
        }
        at = 0;
        while at < automa.len() {
            let id = Some(AutomaId::at(at));
            match automa.rows()[at as usize].kind {
                AutomaKind::Basic => index.basic |= 1 << at,
                AutomaKind::Specialization(element) => {
                    index.specialization.0[element.place() as usize] = id;
                }
                AutomaKind::Personality(element) => {
                    index.personality.0[element.place() as usize] = id;
                }
            }
            at += 1;
        }
        index
    }
}
