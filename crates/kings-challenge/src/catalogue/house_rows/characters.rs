//! The Character cards (CAT-4).

use super::{CharacterRow, H, P};
use crate::catalogue::Count;

pub(in crate::catalogue) const CHARACTERS: [CharacterRow; 6] = [
    CharacterRow {
        name: "Hugues de Payns",
        metric: Count::Influence,
        roy: false,
        steps: &[(4, 1), (7, 3), (10, 6)],
        labels: [P, P, H],
    },
    CharacterRow {
        name: "Thibaut II",
        metric: Count::Deniers,
        roy: false,
        steps: &[(6, 1), (12, 3), (18, 6)],
        labels: [P, P, H],
    },
    CharacterRow {
        name: "Urbain IV",
        metric: Count::Stones,
        roy: true,
        steps: &[(3, 1), (5, 3), (7, 6)],
        labels: [P, P, H],
    },
    CharacterRow {
        name: "le Florentin",
        metric: Count::Tradesmen,
        roy: true,
        steps: &[(3, 1), (4, 3), (6, 6)],
        labels: [P, P, H],
    },
    CharacterRow {
        name: "Chretien de Troyes",
        metric: Count::Citizens,
        roy: true,
        steps: &[(4, 1), (6, 3), (8, 6)],
        labels: [P, P, H],
    },
    CharacterRow {
        name: "Henri I",
        metric: Count::Won,
        roy: true,
        steps: &[(1, 1), (2, 3), (3, 6)],
        labels: [P, P, H],
    },
];
