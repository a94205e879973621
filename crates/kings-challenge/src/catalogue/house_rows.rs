//! The cards of the embedded catalogue (tables CAT-2 to CAT-4), in catalogue order.
//!
//! Every value carries its label. Divisors, spaces, banners, rewards and thresholds marked `H` are house
//! values, not the published ones; so are names marked `H`.

use solo_core::Provenance;

use super::{ActionKind, Count, Deferred, EventEffect, Mix, Resource};
use crate::terms::{Building, Colour};

/// Published.
const P: Provenance = Provenance::Published;
/// Published, established second-hand.
const D: Provenance = Provenance::Deduced;
/// Ruling.
const R: Provenance = Provenance::Ruling;
/// House value.
const H: Provenance = Provenance::House;

/// An effect of an immediate card as a tree.
pub(super) enum Fx {
    PayDeniers(u8),
    PayInfluence(u8),
    Deniers(u8),
    Influence(u8),
    Vp(u8),
    Recruit(u8),
    Per(Resource, u8, Count, u8),
    EventCube(u8),
    Choose(&'static [&'static [Fx]]),
    Roll(u8, &'static [Fx]),
}

/// What an Activity card does.
pub(super) enum Play {
    Immediate(&'static [Fx]),
    Deferred(Deferred, &'static [ActionKind]),
}

/// An Activity card. Labels: name, number, kind, fx, divisor, spaces.
pub(super) struct ActivityRow {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) divisor: u8,
    pub(super) spaces: &'static [(u8, u8)],
    pub(super) play: Play,
    pub(super) labels: [Provenance; 6],
}

/// An Event card. Labels: name, colour, fx, combat, reward; that of `second` is always a ruling.
pub(super) struct EventRow {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) second: Option<Colour>,
    pub(super) effects: &'static [EventEffect],
    pub(super) banners: u8,
    pub(super) colours: &'static [Colour],
    pub(super) mix: Mix,
    pub(super) divisor: u8,
    pub(super) reward: &'static [u8],
    pub(super) labels: [Provenance; 5],
}

/// A Character card. Labels: name, metric, steps.
pub(super) struct CharacterRow {
    pub(super) name: &'static str,
    pub(super) metric: Count,
    pub(super) roy: bool,
    pub(super) steps: &'static [(u16, u16)],
    pub(super) labels: [Provenance; 3],
}

pub(super) const ACTIVITIES: [ActivityRow; 27] = [
    ActivityRow { id: "r1a", name: "Archer", divisor: 3, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Immediate(&[Fx::Roll(3, &[Fx::EventCube(1)])]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "r1b", name: "Diplomat", divisor: 3, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Immediate(&[Fx::Influence(1)]), labels: [P, P, H, H, H, H] },
    ActivityRow { id: "r1c", name: "Knight", divisor: 3, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::Wild(Colour::Red), &[ActionKind::Combat]), labels: [P, P, H, H, H, H] },
    ActivityRow { id: "r2a", name: "Hunting", divisor: 2, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Immediate(&[Fx::Influence(1)]), labels: [P, P, D, D, H, H] },
    ActivityRow { id: "r2b", name: "Templar", divisor: 6, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::EventCube(1)]), labels: [P, D, H, H, H, H] },
    ActivityRow { id: "r2c", name: "Garrison", divisor: 4, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Immediate(&[Fx::Deniers(3)]), labels: [H, D, H, H, H, H] },
    ActivityRow { id: "r3a", name: "Troubadour", divisor: 5, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::PayInfluence(1), Fx::Vp(2)]), labels: [P, P, P, H, H, H] },
    ActivityRow { id: "r3b", name: "Joust", divisor: 5, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Per(Resource::Vp, 1, Count::DiceRed, 1)]), labels: [P, P, D, H, H, H] },
    ActivityRow { id: "r3c", name: "Captain", divisor: 6, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Per(Resource::Vp, 1, Count::Events, 1)]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "y1a", name: "Merchant", divisor: 3, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Immediate(&[Fx::Deniers(2)]), labels: [P, P, D, P, H, H] },
    ActivityRow { id: "y1b", name: "Artisan", divisor: 4, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Immediate(&[Fx::PayInfluence(1), Fx::Deniers(6)]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "y1c", name: "Miller", divisor: 4, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Immediate(&[Fx::Choose(&[&[Fx::Per(Resource::Deniers, 2, Count::CitizensPalace, 1)], &[Fx::Per(Resource::Deniers, 2, Count::CitizensBishopric, 1)]])]), labels: [P, D, D, P, H, H] },
    ActivityRow { id: "y2a", name: "Innkeeper", divisor: 2, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Immediate(&[Fx::PayDeniers(1), Fx::Influence(1)]), labels: [P, D, D, P, H, H] },
    ActivityRow { id: "y2b", name: "Blacksmith", divisor: 4, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::AddSum(Colour::Red, 5), &[ActionKind::Activate, ActionKind::Combat]), labels: [P, P, D, P, H, H] },
    ActivityRow { id: "y2c", name: "Militia", divisor: 4, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::Recolour(Colour::Yellow, Colour::Red), &[ActionKind::Activate, ActionKind::Combat, ActionKind::Place]), labels: [P, P, H, P, H, H] },
    ActivityRow { id: "y3a", name: "Journeyman", divisor: 4, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::PayDeniers(3), Fx::Vp(2)]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "y3b", name: "Goldsmith", divisor: 6, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Vp(1), Fx::Deniers(2)]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "y3c", name: "Sculptor", divisor: 4, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Vp(1)]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "w1a", name: "Tithing", divisor: 3, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Deferred(Deferred::Free(Colour::Yellow, 1), &[ActionKind::Activate, ActionKind::Combat, ActionKind::Place, ActionKind::Farm]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "w1b", name: "Monk", divisor: 3, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::Multiply(Colour::White, Colour::Yellow, 3), &[ActionKind::Activate, ActionKind::Combat, ActionKind::Place, ActionKind::Farm]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "w1c", name: "Priest", divisor: 3, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::AddEach(Colour::Yellow, 3), &[ActionKind::Activate, ActionKind::Combat, ActionKind::Farm]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "w2a", name: "Apprenticeship", divisor: 4, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Deferred(Deferred::SetEach(5), &[ActionKind::Activate, ActionKind::Combat, ActionKind::Farm]), labels: [P, P, P, P, H, H] },
    ActivityRow { id: "w2b", name: "Confession", divisor: 4, spaces: &[(3, 1), (3, 1), (3, 0), (3, 0)], play: Play::Immediate(&[Fx::Recruit(1)]), labels: [P, P, H, H, H, H] },
    ActivityRow { id: "w2c", name: "Hospice", divisor: 3, spaces: &[(4, 2), (4, 1), (4, 0), (4, 0)], play: Play::Immediate(&[Fx::Influence(1), Fx::Deniers(1)]), labels: [H, D, H, H, H, H] },
    ActivityRow { id: "w3a", name: "Pilgrimage", divisor: 4, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Vp(1)]), labels: [P, P, P, D, H, H] },
    ActivityRow { id: "w3b", name: "Glassmaker", divisor: 6, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Per(Resource::Vp, 1, Count::Stones, 2)]), labels: [P, P, D, H, H, H] },
    ActivityRow { id: "w3c", name: "Procession", divisor: 6, spaces: &[(5, 3), (5, 1), (5, 0), (5, 0)], play: Play::Immediate(&[Fx::Per(Resource::Vp, 1, Count::Buildings, 1)]), labels: [P, P, D, H, H, H] },
];

pub(super) const EVENTS: [EventRow; 17] = [
    EventRow { id: "e0", name: "Marauding", second: None, effects: &[EventEffect::BlackDice(1)], banners: 4, colours: &[Colour::Red], mix: Mix::Single, divisor: 5, reward: &[0, 1, 2, 3, 4], labels: [P, P, P, H, H] },
    EventRow { id: "er1", name: "War", second: Some(Colour::White), effects: &[EventEffect::BlackDice(2)], banners: 4, colours: &[Colour::Red], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3, 5, 7], labels: [P, P, P, H, H] },
    EventRow { id: "er2", name: "Brigands", second: Some(Colour::Yellow), effects: &[EventEffect::BlackDice(1)], banners: 2, colours: &[Colour::Red], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [H, H, H, H, H] },
    EventRow { id: "er3", name: "Siege", second: Some(Colour::White), effects: &[EventEffect::BlackDice(2)], banners: 3, colours: &[Colour::Red], mix: Mix::Single, divisor: 6, reward: &[0, 1, 3, 6], labels: [H, H, H, H, H] },
    EventRow { id: "er4", name: "Free Companies", second: Some(Colour::Yellow), effects: &[EventEffect::BlackDice(1), EventEffect::LoseEventCube(1)], banners: 3, colours: &[Colour::Red], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3, 5], labels: [H, H, H, H, H] },
    EventRow { id: "er5", name: "Border Raid", second: Some(Colour::White), effects: &[EventEffect::BlackDice(1)], banners: 3, colours: &[Colour::Red, Colour::Yellow], mix: Mix::EachOnce, divisor: 4, reward: &[0, 1, 3, 5], labels: [H, H, H, H, H] },
    EventRow { id: "er6", name: "Mutiny", second: Some(Colour::Yellow), effects: &[EventEffect::BlackDice(1), EventEffect::RoyCitizen(Building::Palace, 1)], banners: 2, colours: &[Colour::Red], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [H, H, H, H, H] },
    EventRow { id: "er7", name: "Royal Levy", second: Some(Colour::White), effects: &[EventEffect::BlackDice(2)], banners: 3, colours: &[Colour::Red, Colour::White], mix: Mix::EachOnce, divisor: 4, reward: &[0, 1, 3, 5], labels: [H, H, H, H, H] },
    EventRow { id: "er8", name: "Routiers", second: Some(Colour::Yellow), effects: &[EventEffect::BlackDice(2)], banners: 2, colours: &[Colour::Red], mix: Mix::Single, divisor: 6, reward: &[0, 2, 4], labels: [H, H, H, H, H] },
    EventRow { id: "ey1", name: "Succession Conflict", second: None, effects: &[EventEffect::RoyCitizen(Building::Palace, 1)], banners: 3, colours: &[Colour::Red, Colour::Yellow], mix: Mix::EachOnce, divisor: 4, reward: &[0, 1, 3, 5], labels: [P, H, H, H, H] },
    EventRow { id: "ey2", name: "Drought", second: None, effects: &[EventEffect::LoseDeniers(2)], banners: 2, colours: &[Colour::Yellow], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [P, R, H, H, H] },
    EventRow { id: "ey3", name: "Guild Dispute", second: None, effects: &[EventEffect::LoseActivityCube(1)], banners: 2, colours: &[Colour::Yellow], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [H, R, P, P, D] },
    EventRow { id: "ey4", name: "Bread Riot", second: None, effects: &[EventEffect::RoyCitizen(Building::Hall, 1)], banners: 3, colours: &[Colour::Yellow], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3, 5], labels: [H, H, D, H, H] },
    EventRow { id: "ew1", name: "Theological Conflict", second: None, effects: &[EventEffect::RoyCitizen(Building::Bishopric, 1)], banners: 2, colours: &[Colour::White], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [P, R, H, H, H] },
    EventRow { id: "ew2", name: "Heresy", second: None, effects: &[EventEffect::LoseInfluence(1)], banners: 3, colours: &[Colour::Red, Colour::White], mix: Mix::EachOnce, divisor: 4, reward: &[0, 1, 3, 5], labels: [P, R, D, H, H] },
    EventRow { id: "ew3", name: "Excommunication", second: None, effects: &[EventEffect::LayDown(Building::Bishopric, 1)], banners: 3, colours: &[Colour::Red, Colour::Yellow, Colour::White], mix: Mix::EachOnce, divisor: 5, reward: &[0, 1, 3, 5], labels: [D, R, H, H, H] },
    EventRow { id: "ew4", name: "Stolen Relics", second: None, effects: &[EventEffect::LoseStone(1)], banners: 2, colours: &[Colour::White], mix: Mix::Single, divisor: 5, reward: &[0, 1, 3], labels: [H, H, D, H, H] },
];

pub(super) const CHARACTERS: [CharacterRow; 6] = [
    CharacterRow { name: "Hugues de Payns", metric: Count::Influence, roy: false, steps: &[(4, 1), (7, 3), (10, 6)], labels: [P, P, H] },
    CharacterRow { name: "Thibaut II", metric: Count::Deniers, roy: false, steps: &[(6, 1), (12, 3), (18, 6)], labels: [P, P, H] },
    CharacterRow { name: "Urbain IV", metric: Count::Stones, roy: true, steps: &[(3, 1), (5, 3), (7, 6)], labels: [P, P, H] },
    CharacterRow { name: "le Florentin", metric: Count::Tradesmen, roy: true, steps: &[(3, 1), (4, 3), (6, 6)], labels: [P, P, H] },
    CharacterRow { name: "Chretien de Troyes", metric: Count::Citizens, roy: true, steps: &[(4, 1), (6, 3), (8, 6)], labels: [P, P, H] },
    CharacterRow { name: "Henri I", metric: Count::Won, roy: true, steps: &[(1, 1), (2, 3), (3, 6)], labels: [P, P, H] },
];
