//! The Event cards (CAT-3).

use super::{D, EventRow, H, P, R};
use crate::catalogue::EventEffect::{
    BlackDice, LayDown, LoseActivityCube, LoseDeniers, LoseEventCube, LoseInfluence, LoseStone,
    RoyCitizen, RoyStone,
};
use crate::catalogue::Mix::{EachOnce, Single};
use crate::terms::Building::{Bishopric, Hall, Palace};
use crate::terms::Colour::{Red, White, Yellow};

macro_rules! events {
    ($(
        $id:literal $name:literal, $second:expr, $effects:expr,
        $banners:literal, $mix:ident $colours:expr, $divisor:literal, $reward:expr, $labels:expr;
    )+) => {
        pub(in crate::catalogue) const EVENTS: [EventRow; [$($id),+].len()] = [$(
            EventRow {
                id: $id,
                name: $name,
                second: $second,
                effects: &$effects,
                banners: $banners,
                colours: &$colours,
                mix: $mix,
                divisor: $divisor,
                reward: &$reward,
                labels: $labels,
            }
        ),+];
    };
}

// Id, name, colour of the second card, effects; banners, dice that counter it, divisor, reward, labels.
events! {
    "e0" "Marauding", None, [BlackDice(1)],
        4, Single [Red], 5, [0, 1, 2, 3, 4], [P, P, P, H, H];
    "er1" "War", Some(White), [BlackDice(2)],
        4, Single [Red], 5, [0, 1, 3, 5, 7], [P, P, P, H, H];
    "er2" "Brigands", Some(Yellow), [BlackDice(1)],
        2, Single [Red], 5, [0, 1, 3], [H, H, H, H, H];
    "er3" "Siege", Some(White), [BlackDice(2)],
        3, Single [Red], 6, [0, 1, 3, 6], [H, H, H, H, H];
    "er4" "Free Companies", Some(Yellow), [BlackDice(1), LoseEventCube(1)],
        3, Single [Red], 5, [0, 1, 3, 5], [H, H, H, H, H];
    "er5" "Border Raid", Some(White), [BlackDice(1)],
        3, EachOnce [Red, Yellow], 4, [0, 1, 3, 5], [H, H, H, H, H];
    "er6" "Mutiny", Some(Yellow), [BlackDice(1), RoyCitizen(Palace, 1)],
        2, Single [Red], 5, [0, 1, 3], [H, H, H, H, H];
    "er7" "Royal Levy", Some(White), [BlackDice(1), RoyStone(1)],
        3, EachOnce [Red, White], 4, [0, 1, 3, 5], [H, H, H, H, H];
    "er8" "Routiers", Some(Yellow), [BlackDice(2)],
        2, Single [Red], 6, [0, 2, 4], [H, H, H, H, H];
    "ey1" "Succession Conflict", None, [RoyCitizen(Palace, 1)],
        3, EachOnce [Red, Yellow], 4, [0, 1, 3, 5], [P, H, H, H, H];
    "ey2" "Drought", None, [LoseDeniers(2)],
        2, Single [Yellow], 5, [0, 1, 3], [P, R, H, H, H];
    "ey3" "Guild Dispute", None, [LoseActivityCube(1)],
        2, Single [Yellow], 5, [0, 1, 3], [H, R, P, P, D];
    "ey4" "Bread Riot", None, [RoyCitizen(Hall, 1)],
        3, Single [Yellow], 5, [0, 1, 3, 5], [H, H, D, H, H];
    "ew1" "Theological Conflict", None, [RoyCitizen(Bishopric, 1)],
        2, Single [White], 5, [0, 1, 3], [P, R, H, H, H];
    "ew2" "Heresy", None, [LoseInfluence(1)],
        3, EachOnce [Red, White], 4, [0, 1, 3, 5], [P, R, D, H, H];
    "ew3" "Excommunication", None, [LayDown(Bishopric, 1)],
        3, EachOnce [Red, Yellow, White], 5, [0, 1, 3, 5], [D, R, H, H, H];
    "ew4" "Stolen Relics", None, [LoseStone(1)],
        2, Single [White], 5, [0, 1, 3], [H, H, D, H, H];
}
