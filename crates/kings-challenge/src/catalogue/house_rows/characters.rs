//! The Character cards (CAT-4).

use super::{CharacterRow, D, H, P};
use crate::catalogue::Count::{Citizens, Deniers, Influence, Stones, Tradesmen, Won};

macro_rules! characters {
    ($($name:literal, $metric:ident, $roy:literal, $steps:expr, $labels:expr;)+) => {
        pub(in crate::catalogue) const CHARACTERS: [CharacterRow; [$($name),+].len()] = [$(
            CharacterRow {
                name: $name,
                metric: $metric,
                roy: $roy,
                steps: &$steps,
                labels: $labels,
            }
        ),+];
    };
}

// Name, what is counted, whether le Roy scores it, steps (count and VP), labels.
characters! {
    "Hugues de Payns", Influence, false, [(5, 1), (10, 3), (15, 6)], [P, P, D, H];
    "Thibaut II", Deniers, false, [(6, 1), (12, 3), (18, 6)], [P, P, H, H];
    "Urbain IV", Stones, true, [(3, 1), (5, 3), (7, 6)], [P, P, H, H];
    "le Florentin", Tradesmen, true, [(3, 1), (4, 3), (6, 6)], [P, P, H, H];
    "Chretien de Troyes", Citizens, true, [(4, 1), (6, 3), (8, 6)], [P, P, H, H];
    "Henri I", Won, true, [(1, 1), (2, 3), (3, 6)], [P, P, H, H];
}
