//! What each phase takes for granted.

use solo_core::{CardSet, Findings};

use super::turns::{encounter_in, gap};
use crate::catalogue::{
    DODGE_BLOW, DOORS, FAVORS, HOARDS, MONSTERS, PICK_LOCK, PIPS, SCROLL, TRAPS, TREASURE,
};
use crate::options::Options;
use crate::phase::{Resume, Stage};
use crate::play::WaysOut;
use crate::state::State;

pub(super) fn phase(options: &Options, state: &State, findings: &mut Findings<'_>) {
    if state.waits_for_chance() {
        findings.require(
            !state.unseen.is_empty(),
            "unseen",
            "TK-2.3",
            "a card must be left to turn up",
        );
    }
    match state.stage {
        Stage::Seek => seek(state, findings),
        Stage::Encounter => {
            fight(state, findings);
            findings.require(
                WaysOut::of(options, state).exist(),
                "phase",
                "TK-16.2",
                "there is no alternative to turning up a card",
            );
        }
        Stage::Action => fight(state, findings),
        Stage::Blow => {
            expect_encounter(state, MONSTERS | TRAPS, findings);
            expect_failed_card(state, "damage", findings);
            findings.require(
                state.hand.contains(DODGE_BLOW),
                "skills",
                "TK-8.6",
                "only the jack of hearts gives a choice",
            );
        }
        Stage::Door => {
            expect_encounter(state, DOORS, findings);
            expect_failed_card(state, "discards_due", findings);
            findings.require(
                state.hand.contains(PICK_LOCK),
                "skills",
                "TK-7.4",
                "only the jack of clubs gives a choice",
            );
        }
        Stage::Discard => discarding(state, state.pending, findings),
        Stage::Torch => match state.resume {
            Resume::Seek => seek(state, findings),
            Resume::Encounter => fight(state, findings),
            // The torch was one of the discards.
            Resume::Discard => discarding(state, state.pending.saturating_add(1), findings),
        },
        Stage::Mark => mark(state, findings),
        Stage::Dead => {
            expect_encounter(state, MONSTERS | TRAPS, findings);
            findings.require(
                !state.action_cards().is_empty(),
                "open",
                "TK-11.2",
                "only a failed action card can have killed",
            );
        }
        Stage::Between | Stage::Lost | Stage::Escaped => {}
    }
    let resumes_discards = state.stage == Stage::Torch && state.resume == Resume::Discard;
    let may_be_pending =
        matches!(state.stage, Stage::Blow | Stage::Door | Stage::Discard) || resumes_discards;
    findings.require(
        may_be_pending || state.pending == 0,
        "discards_due",
        "TK-7.3",
        "nothing can be pending in this phase",
    );
}

fn seek(state: &State, findings: &mut Findings<'_>) {
    findings.require(
        state.encounter.is_empty(),
        "encounter",
        "TK-3.2",
        "the search ends with the encounter card",
    );
    let layable = FAVORS | HOARDS.with(SCROLL);
    findings.require(
        layable.contains_all(state.open),
        "open",
        "TK-3.6",
        "only queens, kings and the joker lie in a turn before it",
    );
}

/// An encounter for which a card can be turned up.
fn fight(state: &State, findings: &mut Findings<'_>) {
    expect_encounter(state, PIPS, findings);
    findings.require(
        encounter_in(state, MONSTERS) || state.action_cards().is_empty(),
        "open",
        "TK-6.1",
        "the attempt was made already",
    );
}

fn expect_encounter(state: &State, kinds: CardSet, findings: &mut Findings<'_>) {
    findings.require(
        encounter_in(state, kinds),
        "encounter",
        "TK-3.3",
        "this phase needs another encounter card",
    );
}

/// A failed action card whose gap is what is pending.
fn expect_failed_card(state: &State, at: &'static str, findings: &mut Findings<'_>) {
    let mut gaps = state.action_cards().iter().map(|card| gap(state, card));
    findings.require(
        state.pending > 0 && gaps.any(|gap| gap == state.pending),
        at,
        "TK-11.2",
        "no action card falls short by this much",
    );
}

/// So many discards are due for a door whose action card failed.
fn discarding(state: &State, due: u8, findings: &mut Findings<'_>) {
    expect_encounter(state, DOORS, findings);
    let mut gaps = state.action_cards().iter().map(|card| gap(state, card));
    findings.require(
        gaps.any(|gap| (1..=gap).contains(&due)),
        "discards_due",
        "TK-7.3",
        "the gap does not demand so many discards",
    );
}

/// TK-4.8: a trap that was beaten by a diamond, and nothing but treasure.
fn mark(state: &State, findings: &mut Findings<'_>) {
    expect_encounter(state, TRAPS, findings);
    findings.require(
        TREASURE.contains_all(state.open),
        "open",
        "TK-4.5",
        "a card that is no treasure marks the turn",
    );
    let mut gaps = state.action_cards().iter().map(|card| gap(state, card));
    findings.require(
        gaps.next() == Some(0) && gaps.next().is_none(),
        "open",
        "TK-4.8",
        "one action card has beaten the trap",
    );
}
