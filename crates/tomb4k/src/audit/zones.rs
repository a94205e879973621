//! Invariants of the cards and the hit points.

use solo_core::{Findings, Set, ensure};

use super::Shown;
use crate::catalogue::{DECK, DODGE_BLOW, HIT_POINTS, SCROLL, SKILLS, TORCHES, TREASURE};
use crate::outcome::GameResult;
use crate::phase::Pending;
use crate::state::State;

/// Checks that every card lies in exactly one zone, and in one that its role allows.
pub(super) fn zones(state: &State, findings: &mut Findings<'_>) {
    let dodge = Set::of(DODGE_BLOW);
    let State {
        unseen,
        open,
        covered,
        hand,
        used,
        ..
    } = *state;
    let (bottom, fourth) = (Set::from(state.bottom), state.fourth_torch());
    ensure!(findings, no card in unseen - DECK => "unseen", "TK-1.3", "{card} is not in the deck");
    ensure!(findings, no card in bottom - TORCHES => "bottom", "TK-10.3", "{card} is not a torch");
    ensure!(findings, no card in fourth - TORCHES => "fourth", "TK-10.3", "{card} is not a torch");
    ensure!(findings, no card in used - TORCHES.with(SCROLL) - dodge => "torches", "TK-10.1", "{card} is never used up");
    ensure!(findings, no card in hand - SKILLS - TREASURE => "treasure", "TK-4.3", "{card} is neither skill nor treasure");
    ensure!(findings, no card in open & TORCHES => "open", "TK-3.7", "{card} never lies in a turn");
    ensure!(findings, no card in covered & TORCHES => "covered", "TK-3.7", "{card} never lies in a turn");
    ensure!(findings, no card in covered & dodge => "covered", "TK-8.5", "{card} never stays in a turn");
    ensure!(findings, no card in state.discards() & TORCHES => "discards", "TK-10.1", "{card} is never discarded");
    let zones = [
        ("unseen", unseen),
        ("bottom", bottom),
        ("torches", used - dodge),
        ("skills", hand & SKILLS),
        ("treasure", hand - SKILLS),
        ("spent", used & dodge),
        ("open", open),
        ("covered", covered),
        ("fourth", fourth),
    ];
    let mut other_zones = Set::EMPTY;
    for (at, zone) in zones {
        ensure!(findings, no card in zone & other_zones => at, "TK-1.3", "{card} lies in two places");
        other_zones |= zone;
    }
}

pub(super) fn hit_points(state: &State, findings: &mut Findings<'_>) {
    let (hp, dead) = (state.hp, state.pending == Pending::Over(GameResult::Dead));
    ensure!(findings, hp <= HIT_POINTS => "hp", "TK-11.1", "{hp} hit points are more than nine");
    ensure!(findings, hp > 0 || dead => "hp", "TK-11.3", "without hit points the game is over");
    ensure!(findings, hp == 0 || !dead => "hp", "TK-11.3", "the dead have none left, not {hp}");
}

pub(super) fn torches(state: &State, findings: &mut Findings<'_>) {
    let bottom = state.bottom;
    let (burnt, read) = (state.burnt_torches(), state.used.contains(SCROLL));
    let lost = state.pending == Pending::Over(GameResult::Lost);
    let pending = matches!(state.pending, Pending::Torch { .. });
    ensure!(findings, burnt < 4 || lost => "torches", "TK-10.2", "with the fourth torch the game is lost");
    ensure!(findings, burnt == 4 || !lost => "torches", "TK-10.2", "{burnt} burnt torches do not end the game");
    ensure!(findings, read || bottom.is_none() => "bottom", "TK-10.3", "the scroll was not read, so {} cannot lie here", Shown(bottom));
    if (read || pending) && !lost {
        ensure!(findings, burnt == 3 => "torches", "TK-10.3", "three torches have burnt before the fourth, not {burnt}");
    }
    if read && !lost {
        ensure!(findings, bottom.is_some() => "bottom", "TK-10.3", "the scroll was read, so the last torch lies here");
    }
    if pending {
        ensure!(findings, state.hand.contains(SCROLL) => "treasure", "TK-10.6", "the scroll has to be in hand");
    }
}
