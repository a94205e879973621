//! Preconditions of each phase.

use solo_core::{Card, Findings, Set, ensure};

use super::Shown;
use super::turns::{encounter_in, gap};
use crate::catalogue::{
    DODGE_BLOW, DOORS, FAVORS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, TRAPS, TREASURE,
};
use crate::options::Options;
use crate::outcome::GameResult;
use crate::phase::{Decider, Interrupted, Pending};
use crate::play::Position;
use crate::state::State;

pub(super) fn phase(options: &Options, state: &State, findings: &mut Findings<'_>) {
    let drawable = !state.unseen.is_empty() || state.due() != Decider::Chance;
    ensure!(findings, drawable => "unseen", "TK-2.3", "a card must be left to turn up");
    match state.pending {
        Pending::Seek => seek(state, findings),
        Pending::Encounter => {
            fight(state, findings);
            ensure!(findings, Position { options, state }.has_way_out() => "phase", "TK-16.2",
                "there is no alternative to turning up a card");
        }
        Pending::Action => fight(state, findings),
        Pending::Blow { damage } => {
            expect_encounter(state, MONSTERS | TRAPS, findings);
            expect_failed_card(state, damage, "damage", "TK-11.2", findings);
            ensure!(findings, state.hand.contains(DODGE_BLOW) => "skills", "TK-8.6",
                "without {DODGE_BLOW} in hand there is no choice");
        }
        Pending::Door { discards } => {
            expect_encounter(state, DOORS, findings);
            expect_failed_card(state, discards, "discards_due", "TK-7.3", findings);
            ensure!(findings, state.hand.contains(PICK_LOCK) => "skills", "TK-7.4",
                "without {PICK_LOCK} in hand there is no choice");
        }
        Pending::Discard { left } => discarding(state, left, left, findings),
        Pending::Torch { then, .. } => match then {
            Interrupted::Search => seek(state, findings),
            Interrupted::Encounter => fight(state, findings),
            // The torch was one of the discards.
            Interrupted::Discards { left } => {
                discarding(state, left, left.saturating_add(1), findings);
            }
        },
        Pending::Mark => mark(state, findings),
        Pending::Over(GameResult::Dead) => {
            expect_encounter(state, MONSTERS | TRAPS, findings);
            ensure!(findings, !state.action_cards().is_empty() => "open", "TK-11.2",
                "only a failed action card can have killed");
        }
        Pending::Between | Pending::Over(GameResult::Lost | GameResult::Escaped) => {}
    }
}

fn seek(state: &State, findings: &mut Findings<'_>) {
    let encounter = state.encounter;
    ensure!(findings, encounter.is_none() => "encounter", "TK-3.2", "with {} the search is over", Shown(encounter));
    let layable = FAVORS | HOARDS.with(SCROLL);
    ensure!(findings, no card in state.open - layable => "open", "TK-3.6", "{card} does not lie in a turn before its encounter card");
}

/// Checks an encounter for which a card can be turned up.
fn fight(state: &State, findings: &mut Findings<'_>) {
    expect_encounter(state, PIPS, findings);
    if encounter_in(state, TRAPS | DOORS) {
        ensure!(findings, no card in state.action_cards() => "open", "TK-6.1", "{card} was a try, and there is only one");
    }
}

fn expect_encounter(state: &State, kinds: Set<Card>, findings: &mut Findings<'_>) {
    ensure!(findings, encounter_in(state, kinds) => "encounter", "TK-3.3",
        "this phase is impossible with {} as encounter card", Shown(state.encounter));
}

/// Checks that a failed action card has the pending gap.
fn expect_failed_card(
    state: &State,
    pending: u8,
    at: &str,
    rule: &'static str,
    findings: &mut Findings<'_>,
) {
    let mut gaps = state.action_cards().iter().map(|card| gap(state, card));
    ensure!(findings, pending > 0 && gaps.any(|gap| gap == pending) => at, rule,
        "no action card falls {pending} short");
}

/// Checks a door whose action card failed.
///
/// `due` is the number of discards before the last card was turned up, of which some are left.
fn discarding(state: &State, left: u8, due: u8, findings: &mut Findings<'_>) {
    expect_encounter(state, DOORS, findings);
    let gap = state
        .action_cards()
        .first()
        .map_or(0, |card| gap(state, card));
    ensure!(findings, (1..=gap).contains(&due) => "discards_due", "TK-7.3",
        "a gap of {gap} cannot leave {left} due");
}

/// Checks a trap that was beaten by a diamond, with nothing but treasure in the turn (TK-4.8).
fn mark(state: &State, findings: &mut Findings<'_>) {
    expect_encounter(state, TRAPS, findings);
    ensure!(findings, no card in state.open - TREASURE => "open", "TK-4.5", "{card} is not a treasure, so it marks the turn");
    let mut gaps = state.action_cards().iter().map(|card| gap(state, card));
    ensure!(findings, gaps.next() == Some(0) && gaps.next().is_none() => "open", "TK-4.8",
        "one action card has beaten the trap");
}
