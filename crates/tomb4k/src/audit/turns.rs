//! Invariants of the finished turns and of the open one.

use solo_core::{Card, Findings, Set, ensure};

use crate::catalogue::{FAVORS, MONSTERS, PIPS, SKILLS, strength};
use crate::event::Heading;
use crate::options::Options;
use crate::outcome::GameResult;
use crate::phase::Pending;
use crate::state::{MAX_TURNS, State};

pub(super) fn turns(options: &Options, state: &State, findings: &mut Findings<'_>) {
    let (finished, covered) = (state.finished_turns(), state.covered.len());
    let stacks = state.stacks.len();
    ensure!(findings, stacks == usize::from(finished) => "stacks", "TK-3.13", "each of {finished} turns leaves a stack, and there are {stacks}");
    if usize::from(finished) > MAX_TURNS {
        let fault = format_args!("{finished} turns are more than there are numbered cards");
        findings.report(&"stacks", "TK-3.3", fault);
    } else {
        for (index, cards) in state.stacks().enumerate() {
            ensure!(findings, (1..=13).contains(&cards) => format_args!("stacks[{index}]"), "TK-3.13",
                "a stack has 1 to 13 cards, not {cards}");
        }
    }
    let sum = state.stacks().map(u32::from).fold(0, u32::saturating_add);
    ensure!(findings, sum == covered => "stacks", "TK-3.13", "the stacks add up to {sum}, not to {covered}, the number of covered cards");
    let seen = (PIPS - state.unseen).len();
    let met = u32::from(finished).saturating_add(Set::from(state.encounter).len());
    ensure!(findings, met <= seen => "stacks", "TK-3.3", "there are more encounters than numbered cards seen, {met} and {seen}");
    way(options.min_delve_turns.get(), state, findings);
}

/// Checks the way in and out, and where the player may turn around.
fn way(demanded: u8, state: &State, findings: &mut Findings<'_>) {
    let (delve, retreat) = (state.delve_turns, state.retreat_turns);
    let (between, escaped) = (
        state.pending == Pending::Between,
        state.pending == Pending::Over(GameResult::Escaped),
    );
    match state.heading {
        Heading::Delve => {
            ensure!(findings, retreat == 0 => "retreat_turns", "TK-12.4", "there are no retreat turns on the way in, so not {retreat}");
            ensure!(findings, !escaped => "heading", "TK-12.6", "one escapes by retreating");
            ensure!(findings, delve >= demanded || !between => "phase", "TK-12.2",
                "turning around is decided after enough delve turns: {demanded}, not {delve}");
        }
        Heading::Retreat => {
            ensure!(findings, !between => "phase", "TK-12.2", "turning around is decided on the way in");
            ensure!(findings, delve >= demanded => "heading", "TK-12.8",
                "the retreat begins after enough delve turns: {demanded}, not {delve}");
            let left = delve
                .checked_sub(1)
                .and_then(|turns| turns.checked_sub(retreat));
            ensure!(findings, left.is_some_and(|left| (left == 0) == escaped) => "retreat_turns", "TK-12.6",
                "the retreat ends below column 1 and only there: turns in {delve}, out {retreat}");
        }
    }
}

/// Checks the encounter card and the cards beside it.
pub(super) fn open_turn(state: &State, findings: &mut Findings<'_>) {
    let (open, pips, number) = (state.open, state.open & PIPS, state.open.len());
    ensure!(findings, no card in open & SKILLS => "open", "TK-3.8", "{card} lies in a turn only when it has won it");
    ensure!(findings, number <= 13 => "open", "TK-5.2", "no turn has {number} cards, 13 are the most");
    if !state.has_open_turn() {
        ensure!(findings, no card in open => "open", "TK-3.13", "{card} lies there, but no turn is open");
    }
    let Some(encounter) = state.encounter() else {
        ensure!(findings, pips.is_empty() => "encounter", "TK-3.3", "the first numbered card of a turn is its encounter card, not nothing");
        return;
    };
    ensure!(findings, pips.contains(encounter) => "encounter", "TK-3.3", "{encounter} is not a numbered card of the open turn");
    ensure!(findings, no card in open & FAVORS => "open", "TK-9.1", "{card} would have won the encounter");
    // All action cards except a winning one lie below the encounter card.
    if state.pending != Pending::Mark {
        for card in state.action_cards() {
            ensure!(findings, gap(state, card) > 0 => "open", "TK-3.5", "{card} would have won the encounter");
        }
    }
    let tries = state.action_cards().len();
    ensure!(findings, tries <= 1 || encounter_in(state, MONSTERS) => "open", "TK-6.1",
        "a trap or a door gives one try, not {tries}");
}

pub(super) fn encounter_in(state: &State, kinds: Set<Card>) -> bool {
    Set::from(state.encounter).meets(kinds)
}

/// Returns the gap of an action card; 0 without an encounter.
pub(super) fn gap(state: &State, action: Card) -> u8 {
    state
        .encounter()
        .map_or(0, |card| strength(card).saturating_sub(strength(action)))
}
