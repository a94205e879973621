//! The embedded tables, written like those of an owner.
//!
//! Every value carries its label. Divisors, spaces, banners, rewards and thresholds marked `H` are house
//! values, not the published ones; so are names marked `H`. What cannot be read does not compile.

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

/// The embedded tables (CAT-1 to CAT-7).
pub(super) static HOUSE_ROWS: Printed<'static> = Printed {
    constants: &Constants::ROWS,
    chains: &[
        chains(Building::Palace, "(1) (2) (3) (4) (5) (6)", "P2"),
        chains(Building::Hall, "(1 2 3) (2 3) (3) (4 5 6) (5 6) (6)", "H"),
        chains(Building::Bishopric, "(1 2) (2) (3 4) (4) (5 6) (6)", "H"),
    ],
    places: &[
        places(Building::Palace, "6 5 4 3 2 1"),
        places(Building::Hall, "4 1 5 2 6 3"),
        places(Building::Bishopric, "5 3 1 6 4 2"),
    ],
    // That there are columns with 1 and with 2 is published.
    cathedral: &[
        cathedral(Feature::Levels, "3", "P"),
        cathedral(Feature::ColumnInfluence, "1 1 1 2 2 2", "H"),
    ],
    activities: &ACTIVITIES,
    events: &EVENTS,
    characters: &CHARACTERS,
};

// Id, name, divisor, spaces (price and VP), what it does, what cubes serve, labels.
#[rustfmt::skip]
const ACTIVITIES: [ActivityRow<'static>; 27] = [
    activity("r1a", "Archer", 3, "(4 2) (4 1) (4 0) (4 0)", "(roll 3 ((event_cube 1)))", "", "P divisor=H spaces=H"),
    activity("r1b", "Diplomat", 3, "(3 1) (3 1) (3 0) (3 0)", "(influence 1)", "", "H name=P number=P"),
    activity("r1c", "Knight", 3, "(4 2) (4 1) (4 0) (4 0)", "(wild red)", "combat", "H name=P number=P"),
    activity("r2a", "Hunting", 2, "(4 2) (4 1) (4 0) (4 0)", "(influence 1)", "", "P2 name=P number=P divisor=H spaces=H"),
    activity("r2b", "Templar", 6, "(5 3) (5 1) (5 0) (5 0)", "(event_cube 1)", "", "H name=P number=P2"),
    activity("r2c", "Garrison", 4, "(3 1) (3 1) (3 0) (3 0)", "(deniers 3)", "", "H number=P2"),
    activity("r3a", "Troubadour", 5, "(5 3) (5 1) (5 0) (5 0)", "(pay_influence 1) (vp 2)", "", "H name=P number=P kind=P"),
    activity("r3b", "Joust", 5, "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 dice_red 1)", "", "H name=P number=P kind=P2"),
    activity("r3c", "Captain", 6, "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 events 1)", "", "P divisor=H spaces=H"),
    activity("y1a", "Merchant", 3, "(3 1) (3 1) (3 0) (3 0)", "(deniers 2)", "", "P kind=P2 divisor=H spaces=H"),
    activity("y1b", "Artisan", 4, "(4 2) (4 1) (4 0) (4 0)", "(pay_influence 1) (deniers 6)", "", "P divisor=H spaces=H"),
    activity("y1c", "Miller", 4, "(4 2) (4 1) (4 0) (4 0)", "(choose ((per deniers 2 citizens_palace 1)) ((per deniers 2 citizens_bishopric 1)))", "", "P number=P2 kind=P2 divisor=H spaces=H"),
    activity("y2a", "Innkeeper", 2, "(3 1) (3 1) (3 0) (3 0)", "(pay_deniers 1) (influence 1)", "", "P number=P2 kind=P2 divisor=H spaces=H"),
    activity("y2b", "Blacksmith", 4, "(4 2) (4 1) (4 0) (4 0)", "(add_sum red 5)", "activate combat", "P kind=P2 divisor=H spaces=H"),
    activity("y2c", "Militia", 4, "(4 2) (4 1) (4 0) (4 0)", "(recolour yellow red)", "activate combat place", "P kind=H divisor=H spaces=H"),
    activity("y3a", "Journeyman", 4, "(5 3) (5 1) (5 0) (5 0)", "(pay_deniers 3) (vp 2)", "", "P divisor=H spaces=H"),
    activity("y3b", "Goldsmith", 6, "(5 3) (5 1) (5 0) (5 0)", "(vp 1) (deniers 2)", "", "P divisor=H spaces=H"),
    activity("y3c", "Sculptor", 4, "(5 3) (5 1) (5 0) (5 0)", "(vp 1)", "", "P divisor=H spaces=H"),
    activity("w1a", "Tithing", 3, "(3 1) (3 1) (3 0) (3 0)", "(free yellow 1)", "activate combat place farm", "P divisor=H spaces=H"),
    activity("w1b", "Monk", 3, "(4 2) (4 1) (4 0) (4 0)", "(multiply white yellow 3)", "activate combat place farm", "P divisor=H spaces=H"),
    activity("w1c", "Priest", 3, "(4 2) (4 1) (4 0) (4 0)", "(add_each yellow 3)", "activate combat farm", "P divisor=H spaces=H"),
    activity("w2a", "Apprenticeship", 4, "(4 2) (4 1) (4 0) (4 0)", "(set_each 5)", "activate combat farm", "P divisor=H spaces=H"),
    activity("w2b", "Confession", 4, "(3 1) (3 1) (3 0) (3 0)", "(recruit 1)", "", "H name=P number=P"),
    activity("w2c", "Hospice", 3, "(4 2) (4 1) (4 0) (4 0)", "(influence 1) (deniers 1)", "", "H number=P2"),
    activity("w3a", "Pilgrimage", 4, "(5 3) (5 1) (5 0) (5 0)", "(vp 1)", "", "P2 name=P number=P kind=P divisor=H spaces=H"),
    activity("w3b", "Glassmaker", 6, "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 stones 2)", "", "H name=P number=P kind=P2"),
    activity("w3c", "Procession", 6, "(5 3) (5 1) (5 0) (5 0)", "(per vp 1 buildings 1)", "", "H name=P number=P kind=P2"),
];

// Id, name, second deck, effects; banners, dice that counter it, reward, labels.
#[rustfmt::skip]
const EVENTS: [EventRow<'static>; 17] = [
    event("e0", "Marauding", Second::None, "(black_dice 1)", 4, "colours=red mix=single divisor=5", "0 1 2 3 4", "H name=P colour=P fx=P"),
    event("er1", "War", Second::White, "(black_dice 2)", 4, "colours=red mix=single divisor=5", "0 1 3 5 7", "H name=P colour=P fx=P second=R"),
    event("er2", "Brigands", Second::Yellow, "(black_dice 1)", 2, "colours=red mix=single divisor=5", "0 1 3", "H second=R"),
    event("er3", "Siege", Second::White, "(black_dice 2)", 3, "colours=red mix=single divisor=6", "0 1 3 6", "H second=R"),
    event("er4", "Free Companies", Second::Yellow, "(black_dice 1) (lose_event_cube 1)", 3, "colours=red mix=single divisor=5", "0 1 3 5", "H second=R"),
    event("er5", "Border Raid", Second::White, "(black_dice 1)", 3, "colours=red yellow mix=each_once divisor=4", "0 1 3 5", "H second=R"),
    event("er6", "Mutiny", Second::Yellow, "(black_dice 1) (roy_citizen palace 1)", 2, "colours=red mix=single divisor=5", "0 1 3", "H second=R"),
    event("er7", "Royal Levy", Second::White, "(black_dice 1) (roy_stone 1)", 3, "colours=red white mix=each_once divisor=4", "0 1 3 5", "H second=R"),
    event("er8", "Routiers", Second::Yellow, "(black_dice 2)", 2, "colours=red mix=single divisor=6", "0 2 4", "H second=R"),
    event("ey1", "Succession Conflict", Second::None, "(roy_citizen palace 1)", 3, "colours=red yellow mix=each_once divisor=4", "0 1 3 5", "H name=P"),
    event("ey2", "Drought", Second::None, "(lose_deniers 2)", 2, "colours=yellow mix=single divisor=5", "0 1 3", "H name=P colour=R"),
    event("ey3", "Guild Dispute", Second::None, "(lose_activity_cube 1)", 2, "colours=yellow mix=single divisor=5", "0 1 3", "P name=H colour=R reward=P2"),
    event("ey4", "Bread Riot", Second::None, "(roy_citizen hall 1)", 3, "colours=yellow mix=single divisor=5", "0 1 3 5", "H fx=P2"),
    event("ew1", "Theological Conflict", Second::None, "(roy_citizen bishopric 1)", 2, "colours=white mix=single divisor=5", "0 1 3", "H name=P colour=R"),
    event("ew2", "Heresy", Second::None, "(lose_influence 1)", 3, "colours=red white mix=each_once divisor=4", "0 1 3 5", "H name=P colour=R fx=P2"),
    event("ew3", "Excommunication", Second::None, "(lay_down bishopric 1)", 3, "colours=red yellow white mix=each_once divisor=5", "0 1 3 5", "H name=P2 colour=R"),
    event("ew4", "Stolen Relics", Second::None, "(lose_stone 1)", 2, "colours=white mix=single divisor=5", "0 1 3", "H fx=P2"),
];

// Id, name, what is counted, whether le Roy scores it, steps (count and VP), labels.
const CHARACTERS: [CharacterRow<'static>; 6] = [
    character("c1", "Hugues de Payns", Count::Influence, false, "(5 1) (10 3) (15 6)", "P steps=P2 vp=H"),
    character("c2", "Thibaut II", Count::Deniers, false, "(6 1) (12 3) (18 6)", "P steps=H vp=H"),
    character("c3", "Urbain IV", Count::Stones, true, "(3 1) (5 3) (7 6)", "P steps=H vp=H"),
    character("c4", "le Florentin", Count::Tradesmen, true, "(3 1) (4 3) (6 6)", "P steps=H vp=H"),
    character("c5", "Chretien de Troyes", Count::Citizens, true, "(4 1) (6 3) (8 6)", "P steps=H vp=H"),
    character("c6", "Henri I", Count::Won, true, "(1 1) (2 3) (3 6)", "P steps=H vp=H"),
];

const fn activity(
    id: &'static str,
    name: &'static str,
    divisor: u8,
    spaces: &'static str,
    fx: &'static str,
    use_for: &'static str,
    labels: &'static str,
) -> ActivityRow<'static> {
    let id = known(ActivityId::of(id));
    let fx = cells::effects(fx);
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
    id: &'static str,
    name: &'static str,
    second: Second,
    fx: &'static str,
    banners: u8,
    combat: &'static str,
    reward: &'static str,
    labels: &'static str,
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
    id: &'static str,
    name: &'static str,
    metric: Count,
    roy: bool,
    steps: &'static str,
    labels: &'static str,
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

const fn chains(name: Building, value: &'static str, labels: &'static str) -> ChainRow<'static> {
    ChainRow {
        name,
        value: cells::chains(value),
        prov: Origins::new(labels),
    }
}

const fn places(name: Building, value: &'static str) -> PlaceRow<'static> {
    PlaceRow {
        name,
        value: cells::places(value),
        prov: Origins::new("H"),
    }
}

const fn cathedral(
    name: Feature,
    value: &'static str,
    labels: &'static str,
) -> CathedralRow<'static> {
    CathedralRow {
        name,
        value: cells::numbers(value),
        prov: Origins::new(labels),
    }
}

/// An id of the embedded catalogue.
#[expect(clippy::panic, reason = "what is wrong does not compile")]
const fn known<T: Copy>(id: Option<T>) -> T {
    match id {
        Some(id) => id,
        None => panic!("there is no such id"),
    }
}
