//! Invariants of the material on the table.

use solo_core::{Findings, Set, ensure};

use crate::catalogue::EventCard;
use crate::ids::{CharacterId, EventId};
use crate::play::{Position, outcome};
use crate::state::{Group, Occasion, Pending};
use crate::terms::{Colour, Side, Slot, Space};

/// Bound of what the rules leave unbounded.
const MANY: i32 = 1_000_000;
/// Maximum number of cubes on an Activity card.
const CUBES: u16 = 10_000;
/// Maximum number of results 8 in a round.
const FREE_ROLLS: u8 = 200;

/// Checks deniers, influence and VP.
pub(super) fn sides(position: Position<'_>, findings: &mut Findings<'_>) {
    let state = position.state;
    let over = matches!(state.pending, Pending::Over { .. });
    let (human, cap) = (&state.human, position.constants().influence_cap);
    let (deniers, pot, influence) = (human.deniers, human.pot, human.influence);
    ensure!(findings, (0..=MANY).contains(&deniers) => "human.deniers", "KC-4.8", "{deniers} is not from 0 to {MANY}");
    ensure!(findings, (0..=MANY).contains(&pot) => "human.pot", "KC-6.5", "{pot} is not from 0 to {MANY}");
    ensure!(findings, influence <= cap => "human.influence", "KC-1.7", "{influence} is more than {cap}");
    let rolls = state.free_rolls;
    ensure!(findings, rolls <= FREE_ROLLS => "free_rolls", "KC-12.19", "{rolls} is more than {FREE_ROLLS}");
    // The end scoring may take a side below 0.
    let ended = match state.pending {
        Pending::Over { human, roy } => Some(outcome(position, human, roy)),
        _ => None,
    };
    for (at, vp, score) in [
        ("human.vp", human.vp, ended.map(|ended| ended.human)),
        ("roy.vp", state.roy.vp, ended.map(|ended| ended.roy)),
    ] {
        let play = score.map_or(vp, |score| score.play);
        ensure!(findings, (0..=MANY).contains(&play) => at, "KC-1.8", "{play} VP in play are not from 0 to {MANY}");
    }
    if let Pending::Over { human, roy } = state.pending {
        ensure!(findings, position.characters_give(human, roy) => "outcome", "KC-13.5", "no Character cards give {human} VP and {roy} VP");
    }
    let different: Set<CharacterId> = state.character_stack().collect();
    ensure!(findings, different.iter().len() == state.stack.len() => "stack", "KC-2.2", "a Character card comes twice");
    let left = state.stack.len();
    ensure!(findings, !over || left == 0 => "stack", "KC-13.5", "Character cards are left by the end scoring: {left}");
}

/// Checks that the citizens of a side add up (KC-1.4, KC-1.5).
pub(super) fn citizens(position: Position<'_>, findings: &mut Findings<'_>) {
    let (state, constants) = (position.state, position.constants());
    let settled = state.citizens.of(Side::Human).len();
    // Set aside and not yet settled.
    let aside = match state.round {
        0 => u32::from(constants.start_citizens).saturating_sub(settled),
        _ => 0,
    };
    for (side, all, stock, aside, rule) in [
        (
            Side::Human,
            constants.human_citizens,
            state.human.stock,
            aside,
            "KC-1.5",
        ),
        (Side::Roy, constants.roy_citizens, 0, 0, "KC-1.4"),
    ] {
        let trading = Slot::all().map(|slot| u32::from(state.tradesman(side, slot).is_some()));
        let held = [state.supply(side), state.lying(side), stock].map(u32::from);
        let found = [state.citizens.of(side).len(), aside];
        let found: u32 = found.into_iter().chain(held).chain(trading).sum();
        ensure!(findings, found == u32::from(all) => side, rule, "there are {found} citizens instead of {all}");
    }
}

/// Checks the numbers of coloured and of black dice (KC-3.7, KC-4.7): at most six of each colour,
/// and no more black ones than allowed, those still to be rolled and those countered included.
pub(super) fn dice(position: Position<'_>, findings: &mut Findings<'_>) {
    let (state, most) = (position.state, position.constants().black_max);
    for colour in Colour::ALL {
        let lying = Side::ALL.map(|side| state.dice(side).of_colour(colour));
        let group = match state.pending {
            Pending::Dice(_, group) => group.dice,
            _ => Group::new(None).dice,
        };
        let group = group.into_iter().filter(|die| die.colour == colour);
        let rerolled = matches!(state.pending, Pending::Reroll { colour: of, .. } if of == colour);
        let apart = group.map(|_| 1).chain([u32::from(rerolled)]);
        let sum: u32 = lying.into_iter().chain(apart).sum();
        ensure!(findings, sum <= 6 => "dice", "KC-3.7", "{sum} {colour} dice are more than six");
    }
    let elsewhere = match state.pending {
        Pending::BlackRoll { left } => left,
        Pending::Guard { countered, .. }
        | Pending::Reroll {
            during: Occasion::Go { countered },
            ..
        }
        | Pending::Flip {
            during: Occasion::Go { countered },
            ..
        } => countered,
        _ => 0,
    };
    let black = state.black.into_iter().chain([elsewhere]);
    let black: u32 = black.map(u32::from).sum();
    ensure!(findings, black <= u32::from(most) => "black", "KC-4.7", "{black} black dice are more than {most}");
}

/// Checks that every Event card is in one place, and Marauding at the left end of the row.
pub(super) fn event_cards(position: Position<'_>, findings: &mut Findings<'_>) {
    let (state, deck) = (position.state, position.catalogue().deck());
    let first = state.row.first().map(|of| of.card);
    ensure!(findings, first == Some(EventId::MARAUDING) => "row", "KC-4.1", "Marauding is not the left-most card");
    let piles = [
        state.unseen,
        state.won_by(Side::Human),
        state.won_by(Side::Roy),
    ];
    for card in EventId::all() {
        let in_row = state.event_row().filter(|(of, _)| *of == card).count();
        let in_piles = piles.into_iter().filter(|pile| pile.contains(card)).count();
        let places = in_row.saturating_add(in_piles);
        let in_play = card == EventId::MARAUDING || deck.contains(card);
        ensure!(findings, places == usize::from(in_play) => "unseen", "KC-4.2", "{card} is in {places} places");
    }
    for (index, (card, cubes)) in state.event_row().enumerate() {
        let banners = position
            .catalogue()
            .event(card)
            .map_or(0, EventCard::banners);
        ensure!(findings, cubes < banners => format_args!("row[{index}].cubes"), "KC-10.6", "{cubes} cubes cover all {banners} banners");
    }
}

/// Checks that every Activity card is in the catalogue, and every tradesman on one of its spaces.
pub(super) fn slots(position: Position<'_>, findings: &mut Findings<'_>) {
    let state = position.state;
    for slot in Slot::ALL {
        let (at, card, of) = (slot.index(), state.activity(slot), state.slot(slot));
        let face_up = position.face_up(slot);
        let spaces = face_up.map_or(0, |card| card.spaces().len());
        let spaces_of = |side| of.tradesman(side).map_or(0, Space::get);
        let ([human, roy], cubes) = (Side::ALL.map(spaces_of), of.cubes);
        let own = human != roy || human == 0;
        if let Some(card) = card {
            let known = card.slot() == slot && face_up.is_some();
            ensure!(findings, known => format_args!("activities[{at}].card"), "KC-2.11", "the catalogue has no {card} in {slot}");
        }
        ensure!(findings, own && usize::from(human.max(roy)) <= spaces => format_args!("activities[{at}].spaces"), "KC-10.1", "tradesmen on {human} and {roy} of {spaces} spaces");
        let most = if card.is_some() { CUBES } else { 0 };
        ensure!(findings, cubes <= most => format_args!("activities[{at}].cubes"), "KC-8.6", "{cubes} cubes are more than {most}");
    }
}
