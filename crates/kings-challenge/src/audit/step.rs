//! Invariants of each step.

use core::cmp::Ordering;

use solo_core::{Findings, ensure};

use crate::ids::EventId;
use crate::phase::Step;
use crate::play::menu::LossKind;
use crate::play::{Look, lane, lane_of, strength};
use crate::state::{Dice, EventSet, Pending, ROW};
use crate::terms::{Colour, Die, Side};

pub(super) fn step(look: Look<'_>, findings: &mut Findings<'_>) {
    let (state, rounds) = (look.state, look.game.options().rounds.number());
    let (step, round) = (state.step, state.round);
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
    let black = look.highest_black();
    ensure!(findings, !guarding || black > 0 => "black", "KC-5.2", "no black die is left at {step}");
    ensure!(findings, guarding || step == Step::BlackRoll || black == 0 => "black", "KC-5.2", "a black {black} is left at {step}");
    if setup {
        during_setup(look, findings);
    }
    row(look, findings);
    pending(look, findings);
}

/// Checks the table of the setup (KC-2.1 to KC-2.9).
fn during_setup(look: Look<'_>, findings: &mut Findings<'_>) {
    let state = look.state;
    let [human, roy] = [state.citizens.human, state.citizens.roy].map(u32::count_ones);
    let cards = state.stack.len();
    let (drawn, settled, placed) = match state.step {
        Step::Character => (cards <= 4, human == 0, 0),
        Step::SetupRoll => (cards == 6, human % 2 == 0 && human < 6, human / 2),
        _ => (cards == 6, human < 6, (human / 2).saturating_add(1)),
    };
    ensure!(findings, drawn => "stack", "KC-2.2", "{cards} cards are not those drawn so far");
    ensure!(findings, settled && roy == placed.saturating_mul(3) => "buildings", "KC-2.3", "{human} citizens of the human and {roy} of le Roy are not those placed so far");
    for (at, clear) in [
        ("cathedral", state.stones.human | state.stones.roy == 0),
        (
            "activities",
            state.slots.iter().all(|slot| slot.card.is_none()),
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
fn row(look: Look<'_>, findings: &mut Findings<'_>) {
    let state = look.state;
    let drawing: u8 = match (state.step, state.pending) {
        (Step::Reveal | Step::Workforce, _)
        | (
            Step::Draw,
            Pending::Draw {
                colour: Colour::Red,
            },
        ) => 2,
        (Step::Draw, _) => 1,
        _ => 0,
    };
    let rounds = look.game.options().rounds.number();
    let later = rounds.saturating_sub(state.round).saturating_mul(2);
    let (cards, more) = (state.row.len(), drawing.saturating_add(later));
    let fits = usize::from(cards.saturating_add(more)) <= ROW;
    ensure!(findings, fits => "row", "KC-4.2", "{cards} cards leave no room for {more} more");
}

/// Checks that what is pending belongs to the step and to the table.
fn pending(look: Look<'_>, findings: &mut Findings<'_>) {
    let (step, pending) = (look.state.step, look.state.pending);
    let fits = match step {
        Step::SetupRoll => matches!(pending, Pending::Setup(_)),
        Step::Workforce => matches!(pending, Pending::Workforce { .. }),
        Step::Draw => matches!(pending, Pending::Draw { .. }),
        Step::Lose => matches!(pending, Pending::Effects { .. }),
        Step::BlackRoll => matches!(pending, Pending::Attack { .. }),
        Step::Guard => matches!(pending, Pending::Guard { .. }),
        Step::GuardReroll | Step::TurnReroll => matches!(pending, Pending::Reroll { .. }),
        Step::GuardFlip | Step::TurnFlip => matches!(pending, Pending::Flip { .. }),
        Step::Royal => matches!(pending, Pending::Royal { .. }),
        Step::Over => matches!(pending, Pending::Scored { .. }),
        _ => pending == Pending::None,
    };
    ensure!(findings, fits => "pending", "KC-16.2", "this is not what {step} has to remember");
    match pending {
        Pending::Setup([.., last]) => {
            ensure!(findings, last == 0 => "pending.rolled", "KC-2.4", "after the sixth die citizens are placed");
        }
        Pending::Workforce {
            owner,
            colour,
            left,
        } => workforce(look, lane(owner, colour), left, findings),
        Pending::Effects { left, attack, .. } => losing(look, left, attack, findings),
        Pending::Attack { left } => {
            ensure!(findings, left > 0 => "pending.left", "KC-5.1", "no black die is left to roll");
        }
        Pending::Guard { total, countered } => {
            total_is_within_reach(look, total, findings);
            turned_back(look, countered, findings);
        }
        Pending::Reroll { countered, .. } => turned_back(look, countered, findings),
        Pending::Flip { countered, .. } => {
            flipped(look, findings);
            turned_back(look, countered, findings);
        }
        Pending::None | Pending::Draw { .. } | Pending::Royal { .. } | Pending::Scored { .. } => {}
    }
}

/// Checks one die for each citizen, lane after lane (KC-3.7).
fn workforce(look: Look<'_>, lane: u8, left: u8, findings: &mut Findings<'_>) {
    for of in 0..6 {
        let (owner, colour) = lane_of(of);
        let (side, building) = (owner.side(), colour.building());
        let (standing, dice) = (
            look.state.standing(side, building),
            look.state.dice(side).of_colour(colour),
        );
        let due = match of.cmp(&lane) {
            Ordering::Less => Some(standing),
            // The lane is left with its last die.
            Ordering::Equal if left == 0 => None,
            Ordering::Equal => standing.checked_sub(left.into()),
            Ordering::Greater => Some(0),
        };
        ensure!(findings, due == Some(dice) => "pending.left", "KC-3.7", "{dice} of {standing} {colour} dice of {side} lie there, with {left} still to roll");
    }
}

/// Checks the effect by which the human loses something (KC-4.9, KC-4.10).
fn losing(look: Look<'_>, left: u8, attack: u8, findings: &mut Findings<'_>) {
    let most = look
        .acting()
        .and_then(|(_, effect)| LossKind::of(effect))
        .map_or(0, |(_, n)| n);
    ensure!(findings, (1..=most).contains(&left) => "pending.left", "KC-4.9", "{left} losses are not from 1 to the {most} of the effect");
    let dice = look.constants().black_max;
    ensure!(findings, attack <= dice => "pending.attack", "KC-4.7", "{attack} black dice are more than {dice}");
}

/// Checks that the human's dice can bring the total begun to the black die (KC-5.5).
fn total_is_within_reach(look: Look<'_>, total: u8, findings: &mut Findings<'_>) {
    let dice = look.state.dice(Side::Human).iter().map(strength);
    let most: u32 = dice.chain([total]).map(u32::from).sum();
    let black = look.highest_black();
    let within = total < black && most >= u32::from(black);
    ensure!(findings, total == 0 || within => "pending.total", "KC-5.5", "a total of {total}, at most {most}, does not lead to the black {black}");
}

/// Checks that black dice are countered only in a go of the defence.
fn turned_back(look: Look<'_>, countered: u8, findings: &mut Findings<'_>) {
    let step = look.state.step;
    let defends = step.stage() == "defence";
    ensure!(findings, countered == 0 || defends => "pending.countered", "KC-5.3", "{countered} black dice are countered at {step}");
}

/// Checks that the turned dice lie there, and that further ones may be turned (KC-7.7).
fn flipped(look: Look<'_>, findings: &mut Findings<'_>) {
    let Pending::Flip { left, flipped, .. } = look.state.pending else {
        return;
    };
    let mut own = look.state.dice(Side::Human);
    for die in flipped.items().iter().copied().map(Die::nth) {
        let Die { colour, face } = die;
        ensure!(findings, own.count(die) > 0 => "pending.flipped", "KC-7.7", "there is no {colour} {face} that was turned");
        own.remove(die);
    }
    let (most, turned) = (look.constants().flip_max, flipped.len());
    let fits = turned > 0 && left > 0 && turned.saturating_add(left) == most;
    ensure!(findings, fits => "pending.left", "KC-7.6", "{turned} turned dice and {left} further ones are not {most}");
}
