//! What holds in every position.

use crate::ids::EventId;
use crate::play::Look;
use crate::state::Pending;
use crate::step::Step;
use crate::terms::{Colour, Side, Slot};

/// Checks the invariants of the rulebook; the first that is broken is named.
pub(crate) fn audit(look: Look<'_>) -> Result<(), &'static str> {
    invariants(look)?;
    let state = look.state;
    require(
        state.menu == look.menu(),
        "the legal list is the kept one (KC-14.3)",
    )?;
    require(
        state.step == Step::Over || state.menu.count_ones() >= 2,
        "a step has at least two entries (KC-14.2)",
    )
}

fn require(holds: bool, name: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(name) }
}

/// What holds whatever is legal.
pub(crate) fn invariants(look: Look<'_>) -> Result<(), &'static str> {
    let state = look.state;
    let constants = look.constants();
    let count = |bits: u32| i32::try_from(bits).unwrap_or(i32::MAX);

    for (side, all) in [
        (Side::Human, constants.human_citizens),
        (Side::Roy, constants.roy_citizens),
    ] {
        let tradesmen = Slot::all().filter(|&slot| state.tradesman(side, slot).is_some());
        let mut citizens = i32::from(state.supply(side))
            .saturating_add(i32::from(state.lying(side)))
            .saturating_add(count(state.citizens.of(side).count_ones()))
            .saturating_add(i32::try_from(tradesmen.count()).unwrap_or(i32::MAX));
        if side == Side::Human {
            citizens = citizens.saturating_add(i32::from(state.human.stock));
            if state.round == 0 {
                // Those set aside and not yet settled.
                let settled = count(state.citizens.human.count_ones());
                let aside = i32::from(constants.start_citizens).saturating_sub(settled);
                citizens = citizens.saturating_add(aside);
            }
        }
        require(
            citizens == i32::from(all),
            "the citizens of a side add up (KC-1.4, KC-1.5)",
        )?;
    }
    require(
        state.citizens.human & state.citizens.roy == 0,
        "a space holds one citizen (KC-9.2)",
    )?;
    require(
        state.stones.human & state.stones.roy == 0,
        "a cathedral space holds one stone (KC-10.3)",
    )?;
    require(
        state.human.influence <= constants.influence_cap,
        "influence is bounded (KC-1.7)",
    )?;
    require(
        state.human.deniers >= 0 && state.human.pot >= 0,
        "deniers are never negative (KC-4.8)",
    )?;
    require(
        state.step == Step::Over || (state.human.vp >= 0 && state.roy.vp >= 0),
        "VP are not negative in play (KC-1.8)",
    )?;
    dice(look)?;
    cards(look)
}

/// At most six dice of each colour; no dice before the workforce.
fn dice(look: Look<'_>) -> Result<(), &'static str> {
    let state = look.state;
    for &colour in Colour::ALL {
        let group = state.group().filter(|(_, die)| die.colour == colour);
        let forming = if state.step == Step::Dice {
            group.count()
        } else {
            0
        };
        let lying = state
            .dice(Side::Human)
            .of_colour(colour)
            .saturating_add(state.dice(Side::Roy).of_colour(colour))
            .saturating_add(u32::from(rerolled(state.pending) == Some(colour)));
        if u32::try_from(forming).unwrap_or(0).saturating_add(lying) > 6 {
            return Err("there are six dice of each colour (KC-3.7)");
        }
    }
    let black: u32 = state.black.iter().map(|&count| u32::from(count)).sum();
    let mut due = 0;
    if let Pending::Attack { left } = state.pending {
        due = u32::from(left);
    }
    if black.saturating_add(due) > u32::from(look.constants().black_max) {
        return Err("black dice are bounded (KC-4.7)");
    }
    Ok(())
}

/// The colour of a die that is being rerolled.
fn rerolled(pending: Pending) -> Option<Colour> {
    if let Pending::Reroll { colour, .. } = pending {
        Some(colour)
    } else {
        None
    }
}

/// Every Event card is in one place, every card in its slot.
fn cards(look: Look<'_>) -> Result<(), &'static str> {
    let state = look.state;
    if state.row.len() == 0 {
        return Err("Marauding is the left-most card, and only there (KC-4.1)");
    }
    let mut row = 0;
    for (place, (card, cubes)) in state.event_row().enumerate() {
        if (place == 0) != (card == EventId::MARAUDING) {
            return Err("Marauding is the left-most card, and only there (KC-4.1)");
        }
        if row & card.bit() != 0 {
            return Err("an Event card lies in one place (KC-4.2)");
        }
        row |= card.bit();
        let banners = look
            .catalogue()
            .event(card)
            .map_or(0, crate::catalogue::Event::banners);
        if cubes >= banners {
            return Err("a card with all banners covered is settled (KC-10.6)");
        }
    }
    let zones = [
        row & !1,
        state.unseen,
        state.won_by(Side::Human),
        state.won_by(Side::Roy),
    ];
    let all = zones.iter().fold(0, |all, zone| all | zone);
    let sum: u32 = zones.iter().map(|zone| zone.count_ones()).sum();
    if all != look.catalogue().deck() || sum != all.count_ones() {
        return Err("an Event card lies in one place (KC-4.2)");
    }
    for slot in Slot::all() {
        let spaces = look.face_up(slot).map_or(0, |card| card.spaces().len());
        let of = state.slot(slot);
        let [human, roy] = of.tradesman;
        if usize::from(human.max(roy)) > spaces || (human == roy && human > 0) {
            return Err("a tradesman has a space of his own (KC-10.1)");
        }
        if state.activity(slot).is_some() != look.face_up(slot).is_some() {
            return Err("a slot holds a card of the catalogue (KC-2.11)");
        }
    }
    Ok(())
}
