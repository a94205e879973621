//! The cards of the embedded catalogue (tables CAT-2 to CAT-4), in catalogue order.
//!
//! Every value carries its label. Divisors, spaces, banners, rewards and thresholds marked `H` are house
//! values, not the published ones; so are names marked `H`.

mod activities;
mod characters;
mod events;

use solo_core::Provenance;

pub(super) use activities::ACTIVITIES;
pub(super) use characters::CHARACTERS;
pub(super) use events::EVENTS;

use super::{ActionKind, Count, Deferred, EventEffect, Mix, Resource};
use crate::terms::Colour;

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
    Choose(&'static [&'static [Self]]),
    Roll(u8, &'static [Self]),
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

/// A Character card. Labels: name, metric, counts of the steps, VP of the steps.
pub(super) struct CharacterRow {
    pub(super) name: &'static str,
    pub(super) metric: Count,
    pub(super) roy: bool,
    pub(super) steps: &'static [(u16, u16)],
    pub(super) labels: [Provenance; 4],
}
