//! The Activity cards (CAT-2).

use super::Fx::{
    Choose, Deniers, EventCube, Influence, PayDeniers, PayInfluence, Per, Recruit, Roll, Vp,
};
use super::Play::{Deferred, Immediate};
use super::{ActivityRow, D, H, P};
use crate::catalogue::ActionKind::{Activate, Combat, Farm, Place};
use crate::catalogue::Deferred::{AddEach, AddSum, Free, Multiply, Recolour, SetEach, Wild};
use crate::catalogue::{Count, Resource};
use crate::terms::Colour::{Red, White, Yellow};

macro_rules! activities {
    ($($id:literal $name:literal, $divisor:literal, $spaces:expr, $play:expr, $labels:expr;)+) => {
        pub(in crate::catalogue) const ACTIVITIES: [ActivityRow; [$($id),+].len()] = [$(
            ActivityRow {
                id: $id,
                name: $name,
                divisor: $divisor,
                spaces: &$spaces,
                play: $play,
                labels: $labels,
            }
        ),+];
    };
}

// Id, name, divisor, spaces (price and VP), what it does, labels.
activities! {
    "r1a" "Archer", 3, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Immediate(&[Roll(3, &[EventCube(1)])]), [P, P, P, P, H, H];
    "r1b" "Diplomat", 3, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Immediate(&[Influence(1)]), [P, P, H, H, H, H];
    "r1c" "Knight", 3, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(Wild(Red), &[Combat]), [P, P, H, H, H, H];
    "r2a" "Hunting", 2, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Immediate(&[Influence(1)]), [P, P, D, D, H, H];
    "r2b" "Templar", 6, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[EventCube(1)]), [P, D, H, H, H, H];
    "r2c" "Garrison", 4, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Immediate(&[Deniers(3)]), [H, D, H, H, H, H];
    "r3a" "Troubadour", 5, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[PayInfluence(1), Vp(2)]), [P, P, P, H, H, H];
    "r3b" "Joust", 5, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Per(Resource::Vp, 1, Count::DiceRed, 1)]), [P, P, D, H, H, H];
    "r3c" "Captain", 6, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Per(Resource::Vp, 1, Count::Events, 1)]), [P, P, P, P, H, H];
    "y1a" "Merchant", 3, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Immediate(&[Deniers(2)]), [P, P, D, P, H, H];
    "y1b" "Artisan", 4, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Immediate(&[PayInfluence(1), Deniers(6)]), [P, P, P, P, H, H];
    "y1c" "Miller", 4, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Immediate(&[Choose(&[
            &[Per(Resource::Deniers, 2, Count::CitizensPalace, 1)],
            &[Per(Resource::Deniers, 2, Count::CitizensBishopric, 1)],
        ])]), [P, D, D, P, H, H];
    "y2a" "Innkeeper", 2, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Immediate(&[PayDeniers(1), Influence(1)]), [P, D, D, P, H, H];
    "y2b" "Blacksmith", 4, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(AddSum(Red, 5), &[Activate, Combat]), [P, P, D, P, H, H];
    "y2c" "Militia", 4, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(Recolour(Yellow, Red), &[Activate, Combat, Place]), [P, P, H, P, H, H];
    "y3a" "Journeyman", 4, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[PayDeniers(3), Vp(2)]), [P, P, P, P, H, H];
    "y3b" "Goldsmith", 6, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Vp(1), Deniers(2)]), [P, P, P, P, H, H];
    "y3c" "Sculptor", 4, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Vp(1)]), [P, P, P, P, H, H];
    "w1a" "Tithing", 3, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Deferred(Free(Yellow, 1), &[Activate, Combat, Place, Farm]), [P, P, P, P, H, H];
    "w1b" "Monk", 3, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(Multiply(White, Yellow, 3), &[Activate, Combat, Place, Farm]), [P, P, P, P, H, H];
    "w1c" "Priest", 3, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(AddEach(Yellow, 3), &[Activate, Combat, Farm]), [P, P, P, P, H, H];
    "w2a" "Apprenticeship", 4, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Deferred(SetEach(5), &[Activate, Combat, Farm]), [P, P, P, P, H, H];
    "w2b" "Confession", 4, [(3, 1), (3, 1), (3, 0), (3, 0)],
        Immediate(&[Recruit(1)]), [P, P, H, H, H, H];
    "w2c" "Hospice", 3, [(4, 2), (4, 1), (4, 0), (4, 0)],
        Immediate(&[Influence(1), Deniers(1)]), [H, D, H, H, H, H];
    "w3a" "Pilgrimage", 4, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Vp(1)]), [P, P, P, D, H, H];
    "w3b" "Glassmaker", 6, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Per(Resource::Vp, 1, Count::Stones, 2)]), [P, P, D, H, H, H];
    "w3c" "Procession", 6, [(5, 3), (5, 1), (5, 0), (5, 0)],
        Immediate(&[Per(Resource::Vp, 1, Count::Buildings, 1)]), [P, P, D, H, H, H];
}
