//! Invariants of each step.

use core::cmp::Ordering;

use solo_core::{Face, Findings, ensure};

use crate::catalogue::EventEffect;
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::{Position, strength, workforce};
use crate::state::{Dice, EventSet, Pending, ROW, RowEffects};
use crate::terms::{Colour, Die, District, Side};

pub(super) fn step(position: Position<'_>, findings: &mut Findings<'_>) {
    let (state, rounds) = (position.state, position.game.options().rounds.number());
    let (step, round) = (state.step(), state.round);
    let setup = matches!(step, Step::Character | Step::SetupRoll | Step::Settle);
    let possible = if setup { 0..=0 } else { 1..=rounds };
    ensure!(findings, possible.contains(&round) => "round", "KC-3.1", "{step} is not in round {round}");
    ensure!(findings, step != Step::Over || round == rounds => "round", "KC-13.2", "the game ends after round {rounds}");
    ensure!(findings, !state.human.passed || step == Step::Royal => "human.passed", "KC-6.4", "who has passed is not at {step}");
    let [own, roy] = state.dice.map(Dice::total);
    let idle = setup || matches!(step, Step::Reveal | Step::Over);
    ensure!(findings, !idle || (own, roy) == (0, 0) => "dice", "KC-3.7", "{own} own dice and {roy} of le Roy's lie there at {step}");
    ensure!(findings, step != Step::Royal || roy > 0 => "dice.roy", "KC-6.3", "le Roy has no die for his turn");
    let guarding = matches!(step, Step::Guard | Step::GuardReroll | Step::GuardFlip);
    let black = position.highest_black().map_or(0, Face::pips);
    ensure!(findings, !guarding || black > 0 => "black", "KC-5.2", "no black die is left at {step}");
    ensure!(findings, guarding || step == Step::BlackRoll || black == 0 => "black", "KC-5.2", "a black {black} is left at {step}");
    if setup {
        during_setup(position, findings);
    }
    row(position, findings);
    pending(position, findings);
}

/// Checks the table of the setup (KC-2.1 to KC-2.9).
fn during_setup(position: Position<'_>, findings: &mut Findings<'_>) {
    let state = position.state;
    let [human, roy] = Side::ALL.map(|side| state.citizens.of(side).len());
    let stones = Side::ALL.map(|side| state.stones.of(side).len());
    let cards = state.stack.len();
    let (drawn, settled, placed) = match state.pending {
        Pending::Character => (cards <= 4, human == 0, 0),
        Pending::SetupRoll(_) => (cards == 6, human % 2 == 0 && human < 6, human / 2),
        _ => (cards == 6, human < 6, (human / 2).saturating_add(1)),
    };
    ensure!(findings, drawn => "stack", "KC-2.2", "{cards} cards are not those drawn so far");
    ensure!(findings, settled && roy == placed.saturating_mul(3) => "buildings", "KC-2.3", "{human} citizens of the human and {roy} of le Roy are not those placed so far");
    for (at, clear) in [
        ("cathedral", stones == [0, 0]),
        (
            "activities",
            state.slots.values().iter().all(|slot| slot.card.is_none()),
        ),
        (
            "row",
            state.event_row().all(|of| of == (EventId::MARAUDING, 0)),
        ),
        ("human.won", state.human.won == EventSet::default()),
        ("roy.won", state.roy.won == EventSet::default()),
        ("human.supply", state.human.supply == 0),
        ("human.lying", state.human.lying == 0),
        ("roy.lying", state.roy.lying == 0),
    ] {
        ensure!(findings, clear => at, "KC-2.1", "nothing is here during setup");
    }
}

/// Checks that the row has room for the cards still to come (KC-4.2): two in each later round, and
/// those still due in this one.
fn row(position: Position<'_>, findings: &mut Findings<'_>) {
    let state = position.state;
    let drawing = match state.pending {
        Pending::Reveal | Pending::Workforce { .. } | Pending::Draw { deck: Colour::Red } => 2,
        Pending::Draw { .. } => 1,
        _ => 0,
    };
    let rounds = position.game.options().rounds.number();
    let later = rounds.saturating_sub(state.round).saturating_mul(2);
    let (cards, more) = (state.row.len(), usize::from(later) + drawing);
    let fits = cards + more <= ROW;
    ensure!(findings, fits => "row", "KC-4.2", "{cards} cards leave no room for {more} more");
}

/// Checks what is pending against the table.
fn pending(position: Position<'_>, findings: &mut Findings<'_>) {
    match position.state.pending {
        Pending::SetupRoll(rolled) => {
            ensure!(findings, rolled.len() < 6 => "pending.rolled", "KC-2.4", "after the sixth die citizens are placed");
        }
        Pending::Workforce {
            owner,
            colour,
            left,
        } => rolling(position, (owner, colour), left, findings),
        Pending::Lose { effects, left } => losing(position, effects, left, findings),
        Pending::BlackRoll { left } => {
            ensure!(findings, left > 0 => "pending.left", "KC-5.1", "no black die is left to roll");
        }
        Pending::Guard { total, .. } => total_is_within_reach(position, total, findings),
        Pending::Flip { left, flipped, .. } => turned(position, left, &flipped, findings),
        _ => {}
    }
}

/// Checks one die for each citizen who has rolled (KC-3.7).
fn rolling(position: Position<'_>, now: (District, Colour), left: u8, findings: &mut Findings<'_>) {
    for (owner, colour) in workforce() {
        let (side, building) = (owner.side(), colour.building());
        let (standing, dice) = (
            position.state.standing(side, building),
            position.state.dice(side).of_colour(colour),
        );
        let due = match (owner, colour).cmp(&now) {
            Ordering::Less => Some(standing),
            // They are left with their last die.
            Ordering::Equal if left == 0 => None,
            Ordering::Equal => standing.checked_sub(left.into()),
            Ordering::Greater => Some(0),
        };
        ensure!(findings, due == Some(dice) => "pending.left", "KC-3.7", "{dice} of {standing} {colour} dice of {side} lie there, with {left} still to roll");
    }
}

/// Checks the effect by which the human loses something (KC-4.9, KC-4.10).
fn losing(position: Position<'_>, at: RowEffects, left: u8, findings: &mut Findings<'_>) {
    let most = position
        .effect_at(at)
        .and_then(EventEffect::chosen_loss)
        .unwrap_or(0);
    ensure!(findings, (1..=most).contains(&left) => "pending.left", "KC-4.9", "{left} losses are not from 1 to the {most} of the effect");
    let (attack, dice) = (at.attack, position.constants().black_max);
    ensure!(findings, attack <= dice => "pending.attack", "KC-4.7", "{attack} black dice are more than {dice}");
}

/// Checks that the human's dice can bring the total begun to the black die (KC-5.5).
fn total_is_within_reach(position: Position<'_>, total: u8, findings: &mut Findings<'_>) {
    let dice = position.state.dice(Side::Human).iter().map(strength);
    let most: u32 = dice.chain([total]).map(u32::from).sum();
    let black = position.highest_black().map_or(0, Face::pips);
    let within = total < black && most >= u32::from(black);
    ensure!(findings, total == 0 || within => "pending.total", "KC-5.5", "a total of {total}, at most {most}, does not lead to the black {black}");
}

/// Checks that the turned dice lie there, and that further ones may be turned (KC-7.7).
fn turned(position: Position<'_>, left: u8, flipped: &[Die], findings: &mut Findings<'_>) {
    let mut own = position.state.dice(Side::Human);
    for &die in flipped {
        let Die { colour, face } = die;
        ensure!(findings, own.count(die) > 0 => "pending.flipped", "KC-7.7", "there is no {colour} {face} that was turned");
        own = own.without(die);
    }
    let (most, turned) = (position.constants().flip_max, flipped.len());
    let fits = turned > 0 && left > 0 && turned + usize::from(left) == usize::from(most);
    ensure!(findings, fits => "pending.left", "KC-7.6", "{turned} turned dice and {left} further ones are not {most}");
}
