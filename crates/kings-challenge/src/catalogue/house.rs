//! The embedded tables, in the form of an owner's.
//!
//! Every value carries its label. Divisors, spaces, banners, rewards and thresholds marked `H` are
//! house values, not the published ones; so are names marked `H`. A faulty cell does not compile.

use solo_core::Origins;

use super::build::Printed;
use super::cells;
use super::effects::Fx;
use super::rows::{
    ActivityRow, CathedralRow, ChainRow, CharacterRow, Deck, EventRow, Feature, Kind, PlaceRow,
    Second,
};
use super::{Constants, Count};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::Building;

/// Rows of names and values.
macro_rules! named {
    ($row:ident: $($name:expr, $value:expr, $labels:literal;)+) => {
        &[$($row { name: $name, value: $value, prov: Origins::new($labels) }),+]
    };
}
/// The embedded tables (CAT-1 to CAT-7).
pub(super) static HOUSE_ROWS: Printed<'static> = Printed {
    constants: &Constants::ROWS,
    chains: named! { ChainRow:
        Building::Palace, cells::chains("(1) (2) (3) (4) (5) (6)"), "P2";
        Building::Hall, cells::chains("(1 2 3) (2 3) (3) (4 5 6) (5 6) (6)"), "H";
        Building::Bishopric, cells::chains("(1 2) (2) (3 4) (4) (5 6) (6)"), "H";
    },
    places: named! { PlaceRow:
        Building::Palace, cells::places("6 5 4 3 2 1"), "H";
        Building::Hall, cells::places("4 1 5 2 6 3"), "H";
        Building::Bishopric, cells::places("5 3 1 6 4 2"), "H";
    },
    // It is published that there are columns with 1 and with 2.
    cathedral: named! { CathedralRow:
        Feature::Levels, cells::numbers("3"), "P";
        Feature::ColumnInfluence, cells::numbers("1 1 1 2 2 2"), "H";
    },
    activities: &ACTIVITIES,
    events: &EVENTS,
    characters: &CHARACTERS,
};

// Divisor; id, name, spaces (price and VP), effects, kinds that cubes serve, labels.
#[rustfmt::skip]
const ACTIVITIES: [ActivityRow<'static>; 27] = [
    activity(3, ["r1a", "Archer", "(4 2) (4 1) (4 0) (4 0)", "(roll 3 ((event_cube 1)))", "", "P divisor=H spaces=H"]),
    activity(3, ["r1b", "Diplomat", "(3 1) (3 1) (3 0) (3 0)", "(influence 1)", "", "H name=P number=P"]),
    activity(3, ["r1c", "Knight", "(4 2) (4 1) (4 0) (4 0)", "(wild red)", "combat", "H name=P number=P"]),
    activity(2, ["r2a", "Hunting", "(4 2) (4 1) (4 0) (4 0)", "(influence 1)", "", "P2 name=P number=P divisor=H spaces=H"]),
    activity(6, ["r2b", "Templar", "(5 3) (5 1) (5 0) (5 0)", "(event_cube 1)", "", "H name=P number=P2"]),
    activity(4, ["r2c", "Garrison", "(3 1) (3 1) (3 0) (3 0)", "(deniers 3)", "", "H number=P2"]),
    activity(5, ["r3a", "Troubadour", "(5 3) (5 1) (5 0) (5 0)", "(pay_influence 1) (vp 2)", "", "H name=P number=P kind=P"]),
    activity(5, ["r3b", "Joust", "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 dice_red 1)", "", "H name=P number=P kind=P2"]),
    activity(6, ["r3c", "Captain", "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 events 1)", "", "P divisor=H spaces=H"]),
    activity(3, ["y1a", "Merchant", "(3 1) (3 1) (3 0) (3 0)", "(deniers 2)", "", "P kind=P2 divisor=H spaces=H"]),
    activity(4, ["y1b", "Artisan", "(4 2) (4 1) (4 0) (4 0)", "(pay_influence 1) (deniers 6)", "", "P divisor=H spaces=H"]),
    activity(4, ["y1c", "Miller", "(4 2) (4 1) (4 0) (4 0)", "(choose ((per deniers 2 citizens_palace 1)) ((per deniers 2 citizens_bishopric 1)))", "", "P number=P2 kind=P2 divisor=H spaces=H"]),
    activity(2, ["y2a", "Innkeeper", "(3 1) (3 1) (3 0) (3 0)", "(pay_deniers 1) (influence 1)", "", "P number=P2 kind=P2 divisor=H spaces=H"]),
    activity(4, ["y2b", "Blacksmith", "(4 2) (4 1) (4 0) (4 0)", "(add_sum red 5)", "activate combat", "P kind=P2 divisor=H spaces=H"]),
    activity(4, ["y2c", "Militia", "(4 2) (4 1) (4 0) (4 0)", "(recolour yellow red)", "activate combat place", "P kind=H divisor=H spaces=H"]),
    activity(4, ["y3a", "Journeyman", "(5 3) (5 1) (5 0) (5 0)", "(pay_deniers 3) (vp 2)", "", "P divisor=H spaces=H"]),
    activity(6, ["y3b", "Goldsmith", "(5 3) (5 1) (5 0) (5 0)", "(vp 1) (deniers 2)", "", "P divisor=H spaces=H"]),
    activity(4, ["y3c", "Sculptor", "(5 3) (5 1) (5 0) (5 0)", "(vp 1)", "", "P divisor=H spaces=H"]),
    activity(3, ["w1a", "Tithing", "(3 1) (3 1) (3 0) (3 0)", "(free yellow 1)", "activate combat place farm", "P divisor=H spaces=H"]),
    activity(3, ["w1b", "Monk", "(4 2) (4 1) (4 0) (4 0)", "(multiply white yellow 3)", "activate combat place farm", "P divisor=H spaces=H"]),
    activity(3, ["w1c", "Priest", "(4 2) (4 1) (4 0) (4 0)", "(add_each yellow 3)", "activate combat farm", "P divisor=H spaces=H"]),
    activity(4, ["w2a", "Apprenticeship", "(4 2) (4 1) (4 0) (4 0)", "(set_each 5)", "activate combat farm", "P divisor=H spaces=H"]),
    activity(4, ["w2b", "Confession", "(3 1) (3 1) (3 0) (3 0)", "(recruit 1)", "", "H name=P number=P"]),
    activity(3, ["w2c", "Hospice", "(4 2) (4 1) (4 0) (4 0)", "(influence 1) (deniers 1)", "", "H number=P2"]),
    activity(4, ["w3a", "Pilgrimage", "(5 3) (5 1) (5 0) (5 0)", "(vp 1)", "", "P2 name=P number=P kind=P divisor=H spaces=H"]),
    activity(6, ["w3b", "Glassmaker", "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 stones 2)", "", "H name=P number=P kind=P2"]),
    activity(6, ["w3c", "Procession", "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 buildings 1)", "", "H name=P number=P kind=P2"]),
];

// Second deck, banners; id, name, effects, dice that counter it, reward, labels.
#[rustfmt::skip]
const EVENTS: [EventRow<'static>; 17] = [
    event(Second::None, 4, ["e0", "Marauding", "(black_dice 1)", "colours=red mix=single divisor=5", "0 1 2 3 4", "H name=P colour=P fx=P"]),
    event(Second::White, 4, ["er1", "War", "(black_dice 2)", "colours=red mix=single divisor=5", "0 1 3 5 7", "H name=P colour=P fx=P second=R"]),
    event(Second::Yellow, 2, ["er2", "Brigands", "(black_dice 1)", "colours=red mix=single divisor=5", "0 1 3", "H second=R"]),
    event(Second::White, 3, ["er3", "Siege", "(black_dice 2)", "colours=red mix=single divisor=6", "0 1 3 6", "H second=R"]),
    event(Second::Yellow, 3, ["er4", "Free Companies", "(black_dice 1) (lose_event_cube 1)", "colours=red mix=single divisor=5", "0 1 3 5", "H second=R"]),
    event(Second::White, 3, ["er5", "Border Raid", "(black_dice 1)", "colours=red yellow mix=each_once divisor=4", "0 1 3 5", "H second=R"]),
    event(Second::Yellow, 2, ["er6", "Mutiny", "(black_dice 1) (roy_citizen palace 1)", "colours=red mix=single divisor=5", "0 1 3", "H second=R"]),
    event(Second::White, 3, ["er7", "Royal Levy", "(black_dice 1) (roy_stone 1)", "colours=red white mix=each_once divisor=4", "0 1 3 5", "H second=R"]),
    event(Second::Yellow, 2, ["er8", "Routiers", "(black_dice 2)", "colours=red mix=single divisor=6", "0 2 4", "H second=R"]),
    event(Second::None, 3, ["ey1", "Succession Conflict", "(roy_citizen palace 1)", "colours=red yellow mix=each_once divisor=4", "0 1 3 5", "H name=P"]),
    event(Second::None, 2, ["ey2", "Drought", "(lose_deniers 2)", "colours=yellow mix=single divisor=5", "0 1 3", "H name=P colour=R"]),
    event(Second::None, 2, ["ey3", "Guild Dispute", "(lose_activity_cube 1)", "colours=yellow mix=single divisor=5", "0 1 3", "P name=H colour=R reward=P2"]),
    event(Second::None, 3, ["ey4", "Bread Riot", "(roy_citizen hall 1)", "colours=yellow mix=single divisor=5", "0 1 3 5", "H fx=P2"]),
    event(Second::None, 2, ["ew1", "Theological Conflict", "(roy_citizen bishopric 1)", "colours=white mix=single divisor=5", "0 1 3", "H name=P colour=R"]),
    event(Second::None, 3, ["ew2", "Heresy", "(lose_influence 1)", "colours=red white mix=each_once divisor=4", "0 1 3 5", "H name=P colour=R fx=P2"]),
    event(Second::None, 3, ["ew3", "Excommunication", "(lay_down bishopric 1)", "colours=red yellow white mix=each_once divisor=5", "0 1 3 5", "H name=P2 colour=R"]),
    event(Second::None, 2, ["ew4", "Stolen Relics", "(lose_stone 1)", "colours=white mix=single divisor=5", "0 1 3", "H fx=P2"]),
];

// Counted quantity, scored by le Roy; id, name, steps (count and VP), labels.
#[rustfmt::skip]
const CHARACTERS: [CharacterRow<'static>; 6] = [
    character(Count::Influence, false, ["c1", "Hugues de Payns", "(5 1) (10 3) (15 6)", "P steps=P2 vp=H"]),
    character(Count::Deniers, false, ["c2", "Thibaut II", "(6 1) (12 3) (18 6)", "P steps=H vp=H"]),
    character(Count::Stones, true, ["c3", "Urbain IV", "(3 1) (5 3) (7 6)", "P steps=H vp=H"]),
    character(Count::Tradesmen, true, ["c4", "le Florentin", "(3 1) (4 3) (6 6)", "P steps=H vp=H"]),
    character(Count::Citizens, true, ["c5", "Chretien de Troyes", "(4 1) (6 3) (8 6)", "P steps=H vp=H"]),
    character(Count::Won, true, ["c6", "Henri I", "(1 1) (2 3) (3 6)", "P steps=H vp=H"]),
];

const fn activity(
    divisor: u8,
    [id, name, spaces, fx, use_for, labels]: [&'static str; 6],
) -> ActivityRow<'static> {
    let (id, fx) = (known(ActivityId::of(id)), cells::effects(fx));
    ActivityRow {
        id,
        name,
        colour: id.slot().colour(),
        number: id.slot().number(),
        divisor,
        spaces: cells::spaces(spaces),
        kind: match fx.value {
            Fx::Immediate { .. } => Kind::Immediate,
            Fx::Deferred(_) => Kind::Deferred,
        },
        fx,
        use_for: cells::kinds(use_for),
        prov: Origins::new(labels),
    }
}

const fn event(
    second: Second,
    banners: u8,
    [id, name, fx, combat, reward, labels]: [&'static str; 6],
) -> EventRow<'static> {
    let id = known(EventId::of(id));
    EventRow {
        id,
        name,
        colour: Deck::of(id.colour()),
        second,
        fx: cells::event_effects(fx),
        banners,
        combat: cells::combat(combat),
        reward: cells::reward(reward),
        // KC-10.7: only Marauding stays.
        stays: id.colour().is_none(),
        prov: Origins::new(labels),
    }
}

const fn character(
    metric: Count,
    roy: bool,
    [id, name, steps, labels]: [&'static str; 4],
) -> CharacterRow<'static> {
    CharacterRow {
        id: known(CharacterId::of(id)),
        name,
        metric,
        roy,
        steps: cells::steps(steps),
        prov: Origins::new(labels),
    }
}

/// Unwraps an id of the embedded catalogue.
#[expect(clippy::panic, reason = "what is wrong does not compile")]
const fn known<T: Copy>(id: Option<T>) -> T {
    match id {
        Some(id) => id,
        None => panic!("there is no such id"),
    }
}
