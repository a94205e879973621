//! What holds for the cards and the hit points.

use solo_core::{CardSet, Findings, ensure};

use crate::catalogue::{DECK, DODGE_BLOW, HIT_POINTS, SCROLL, SKILLS, TORCHES, TREASURE};
use crate::phase::{Resume, Stage};
use crate::state::State;

/// Every card lies in one place, and in one where its role may lie.
pub(super) fn zones(state: &State, findings: &mut Findings<'_>) {
    let zones = [
        state.unseen,
        state.open,
        state.covered,
        state.hand,
        state.used,
        state.bottom.as_set(),
        state.fourth.as_set(),
    ];
    let all = zones
        .into_iter()
        .fold(CardSet::EMPTY, |all, zone| all | zone);
    let count = zones
        .into_iter()
        .map(CardSet::len)
        .fold(0, u32::saturating_add);
    findings.require(
        count == all.len(),
        "unseen",
        "TK-1.3",
        "a card lies in two places",
    );
    findings.require(
        DECK.contains_all(all),
        "unseen",
        "TK-1.3",
        "a card is not in the deck",
    );
    let usable = TORCHES.with(SCROLL).with(DODGE_BLOW);
    findings.require(
        usable.contains_all(state.used),
        "torches",
        "TK-10.1",
        "a card lies in the torch row or is spent that never gets there",
    );
    let holdable = SKILLS | TREASURE;
    findings.require(
        holdable.contains_all(state.hand),
        "treasure",
        "TK-4.3",
        "the hand holds a card that is neither skill nor treasure",
    );
    findings.require(
        !(state.open | state.covered | state.discards()).meets(TORCHES),
        "discards",
        "TK-10.1",
        "a torch lies outside deck and torch row",
    );
    findings.require(
        !state.covered.contains(DODGE_BLOW),
        "covered",
        "TK-8.5",
        "the jack of hearts never stays in a turn",
    );
}

pub(super) fn hit_points(state: &State, findings: &mut Findings<'_>) {
    let hp = state.hp;
    ensure!(findings, hp <= HIT_POINTS => "hp", "TK-11.1", "{hp} hit points are more than nine");
    findings.require(
        (state.hp == 0) == (state.stage == Stage::Dead),
        "hp",
        "TK-11.3",
        "no hit points and a dead end go together",
    );
}

pub(super) fn torches(state: &State, findings: &mut Findings<'_>) {
    let burnt = state.burnt();
    let expected = if state.stage == Stage::Lost {
        burnt == 4
    } else {
        burnt <= 3
    };
    findings.require(
        expected,
        "torches",
        "TK-10.2",
        "a fourth burnt torch and a lost end go together",
    );
    let read = state.used.contains(SCROLL);
    if read && state.stage != Stage::Lost {
        findings.require(
            !state.bottom.is_empty() && !state.unseen.meets(TORCHES),
            "bottom",
            "TK-10.3",
            "after the scroll was used the last ace lies under the deck",
        );
    }
    findings.require(
        read || state.bottom.is_empty(),
        "bottom",
        "TK-10.3",
        "only the scroll puts a card under the deck",
    );
    findings.require(
        state.fourth.is_empty() != (state.stage == Stage::Torch),
        "fourth",
        "TK-10.3",
        "a fourth torch is pending in phase torch and only there",
    );
    if state.stage == Stage::Torch {
        findings.require(
            burnt == 3,
            "torches",
            "TK-10.3",
            "three torches burnt before the fourth",
        );
        findings.require(
            state.hand.contains(SCROLL),
            "treasure",
            "TK-10.6",
            "the scroll has to be in hand",
        );
    }
    findings.require(
        state.stage == Stage::Torch || state.resume == Resume::Seek,
        "resume",
        "TK-10.4",
        "only phase torch has something to resume",
    );
}
