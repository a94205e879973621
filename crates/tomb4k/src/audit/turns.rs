//! What holds for finished turns and for the open one.

use solo_core::{Card, CardSet, Findings};

use crate::catalogue::{FAVORS, MONSTERS, PIPS, SKILLS, value};
use crate::event::Heading;
use crate::options::Options;
use crate::phase::Stage;
use crate::state::{MAX_TURNS, State};

pub(super) fn turns(options: &Options, state: &State, findings: &mut Findings<'_>) {
    findings.require(
        state.finished_turns() <= MAX_TURNS,
        "stacks",
        "TK-3.3",
        "there are more turns than numbered cards",
    );
    let sum = state.stacks().map(u32::from).fold(0, u32::saturating_add);
    findings.require(
        state.stacks().all(|cards| (1..=13).contains(&cards)),
        "stacks",
        "TK-3.13",
        "a stack has 1 to 13 cards",
    );
    findings.require(
        sum == state.covered.len(),
        "stacks",
        "TK-3.13",
        "the stacks do not hold as many cards as are covered",
    );
    let met = (PIPS - state.unseen).len();
    let turns =
        u32::from(state.finished_turns()).saturating_add(u32::from(!state.encounter.is_empty()));
    findings.require(
        turns <= met,
        "stacks",
        "TK-3.3",
        "there are more encounters than seen pips",
    );
    let demanded = state.delve_turns >= options.min_delve_turns();
    match state.heading {
        Heading::Delve => findings.require(
            state.retreat_turns == 0,
            "retreat_turns",
            "TK-12.4",
            "there are retreat turns on the delve",
        ),
        Heading::Retreat => {
            findings.require(
                demanded,
                "heading",
                "TK-12.8",
                "it is too early for the retreat",
            );
            let left = state
                .delve_turns
                .checked_sub(1)
                .and_then(|d| d.checked_sub(state.retreat_turns));
            findings.require(
                left.is_some_and(|left| (left == 0) == (state.stage == Stage::Escaped)),
                "retreat_turns",
                "TK-12.6",
                "the retreat ends below column 1 and only there",
            );
        }
    }
    match state.stage {
        Stage::Between => findings.require(
            state.heading == Heading::Delve && demanded,
            "phase",
            "TK-12.2",
            "turning around is decided after enough delve turns",
        ),
        Stage::Escaped => findings.require(
            state.heading == Heading::Retreat,
            "heading",
            "TK-12.6",
            "one escapes by retreating",
        ),
        _ => {}
    }
}

/// The encounter card, and what may lie beside it.
pub(super) fn open_turn(state: &State, findings: &mut Findings<'_>) {
    let pips = state.open & PIPS;
    findings.require(
        state.encounter.is_empty() || pips.meets(state.encounter.as_set()),
        "encounter",
        "TK-3.3",
        "the encounter card is a pip of the open turn",
    );
    findings.require(
        pips.is_empty() == state.encounter.is_empty(),
        "encounter",
        "TK-3.3",
        "the first pip of a turn is its encounter card",
    );
    findings.require(
        !state.open.meets(SKILLS),
        "open",
        "TK-3.8",
        "a jack lies in a turn only when it has won it",
    );
    findings.require(
        state.open.len() <= 13,
        "open",
        "TK-5.2",
        "no turn can have more than 13 cards",
    );
    if matches!(state.stage, Stage::Between | Stage::Escaped) {
        findings.require(state.open.is_empty(), "open", "TK-3.13", "no turn is open");
    }
    if state.encounter.is_empty() {
        return;
    }
    findings.require(
        !state.open.meets(FAVORS),
        "open",
        "TK-9.1",
        "a favor would have won the encounter",
    );
    // Every action card but a winning one lies below the encounter card.
    if state.stage != Stage::Mark {
        findings.require(
            state.action_cards().iter().all(|card| gap(state, card) > 0),
            "open",
            "TK-3.5",
            "an action card would have won the encounter",
        );
    }
    if !encounter_in(state, MONSTERS) {
        findings.require(
            state.action_cards().len() <= 1,
            "open",
            "TK-6.1",
            "a trap or a door gives one attempt",
        );
    }
}

pub(super) fn encounter_in(state: &State, kinds: CardSet) -> bool {
    state.encounter.as_set().meets(kinds)
}

/// By how much an action card falls short; 0 without an encounter.
pub(super) fn gap(state: &State, action: Card) -> u8 {
    state
        .encounter()
        .map_or(0, |card| value(card).saturating_sub(value(action)))
}
