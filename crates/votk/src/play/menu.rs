//! VK-10: what can be decided, as sets, from the same judgements that legality is tested with.

use core::ops::ControlFlow;

use super::Look;
use crate::catalogue::{Design, Group};
use crate::decision::{Decision, Fall, Mode};
use crate::game::Valley;
use crate::phase::Phase;
use crate::state::{Designs, Slot, SlotPair, Slots, State};

/// What can be decided in a position.
pub(crate) fn menu(game: &Valley, state: &State) -> Menu {
    let look = Look::new(game, state);
    match state.phase {
        Phase::Play => Menu::Play(look.buyable(), look.usable(), look.entombable()),
        Phase::Pay => Menu::Cards(CardVerb::Pay, look.payable(), false),
        Phase::Fall => Menu::Fall,
        Phase::Mode => {
            let action = state.frames.top();
            action.map_or(Menu::Nothing, |frame| Menu::modes(look.modes(frame.card)))
        }
        Phase::Choose => look.choices(),
        Phase::Arrange => Menu::Cards(CardVerb::Top, state.played.designs(), false),
        Phase::Shed => Menu::Slots(SlotVerb::Shed, state.pyramid.filled(), false),
        Phase::React => Menu::Cards(CardVerb::React, look.reactions(), true),
        Phase::Draw
        | Phase::Lay
        | Phase::Bone
        | Phase::Stock
        | Phase::Turn
        | Phase::Die
        | Phase::Over => Menu::Nothing,
    }
}

/// The decision that leaves no choice, if there is one.
pub(super) fn only_decision(game: &Valley, state: &State) -> Option<Decision> {
    // Whoever can entomb a card can also end the step.
    let free = state.phase == Phase::Play && !state.turn.entombed && !state.hand.is_empty();
    if free {
        return None;
    }
    menu(game, state).only()
}

/// A decision that names a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardVerb {
    Pay,
    Pick,
    Again,
    Top,
    React,
}

impl CardVerb {
    const fn decision(self, card: Design) -> Decision {
        match self {
            Self::Pay => Decision::Pay(card),
            Self::Pick => Decision::Pick(card),
            Self::Again => Decision::Again(card),
            Self::Top => Decision::Top(card),
            Self::React => Decision::React(card),
        }
    }
}

/// A decision that names a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SlotVerb {
    Take,
    Shed,
}

impl SlotVerb {
    const fn decision(self, slot: Slot) -> Decision {
        match self {
            Self::Take => Decision::Take(slot),
            Self::Shed => Decision::Shed(slot),
        }
    }
}

/// Everything that can be decided in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    /// No decision is due.
    Nothing,
    /// Step 1: slots to buy, cards to use, cards to entomb, and the end of the step.
    Play(Slots, Designs, Designs),
    /// Either card falls.
    Fall,
    /// Bit k: mode k + 1.
    Modes(u8),
    /// Cards, and whether `pass` is offered.
    Cards(CardVerb, Designs, bool),
    /// Slots, and whether `pass` is offered.
    Slots(SlotVerb, Slots, bool),
    /// Bit k: pair k.
    Pairs(u16),
    /// Bit k: group k.
    Groups(u8),
    /// `do` or `pass`.
    Ask,
}

impl Menu {
    pub(crate) fn modes(modes: impl Iterator<Item = Mode>) -> Self {
        Self::Modes(modes.fold(0, |bits, mode| {
            bits | 1_u8.wrapping_shl(u32::from(mode.number().wrapping_sub(1)))
        }))
    }

    /// The pairs of slots that hold different designs; empty slots hold none.
    pub(crate) fn pairs(cards: [Option<Design>; 6]) -> Self {
        let mut bits = 0_u16;
        let mut bit = 1_u16;
        for (place, one) in (1..).zip(cards) {
            for other in cards.into_iter().skip(place) {
                if one.is_some() && other.is_some() && one != other {
                    bits |= bit;
                }
                bit = bit.wrapping_shl(1);
            }
        }
        Self::Pairs(bits)
    }

    pub(crate) fn groups(accept: impl Fn(Group) -> bool) -> Self {
        let all = Group::ALL.iter().zip(0_u32..);
        Self::Groups(all.fold(0, |bits, (&group, place)| {
            bits | u8::from(accept(group)).wrapping_shl(place)
        }))
    }

    /// How many entries there are.
    pub(crate) fn count(&self) -> u32 {
        match *self {
            Self::Nothing => 0,
            Self::Play(buys, uses, entombs) => buys
                .len()
                .wrapping_add(uses.len())
                .wrapping_add(entombs.len())
                .wrapping_add(1),
            Self::Fall | Self::Ask => 2,
            Self::Modes(bits) | Self::Groups(bits) => bits.count_ones(),
            Self::Pairs(bits) => bits.count_ones(),
            Self::Cards(_, cards, pass) => cards.len().wrapping_add(u32::from(pass)),
            Self::Slots(_, slots, pass) => slots.len().wrapping_add(u32::from(pass)),
        }
    }

    /// The entry at this place, counted from 0.
    pub(crate) fn nth(&self, place: u32) -> Option<Decision> {
        match *self {
            Self::Play(buys, uses, entombs) => {
                let Some(place) = place.checked_sub(buys.len()) else {
                    return buys.nth(place).map(Decision::Buy);
                };
                let Some(place) = place.checked_sub(uses.len()) else {
                    return uses.nth(place).map(Decision::Use);
                };
                match place.checked_sub(entombs.len()) {
                    None => entombs.nth(place).map(Decision::Entomb),
                    Some(place) => (place == 0).then_some(Decision::End),
                }
            }
            Self::Cards(verb, cards, pass) => match cards.nth(place) {
                Some(card) => Some(verb.decision(card)),
                None => (pass && place == cards.len()).then_some(Decision::Pass),
            },
            Self::Slots(verb, slots, pass) => match slots.nth(place) {
                Some(slot) => Some(verb.decision(slot)),
                None => (pass && place == slots.len()).then_some(Decision::Pass),
            },
            Self::Nothing
            | Self::Fall
            | Self::Modes(_)
            | Self::Pairs(_)
            | Self::Groups(_)
            | Self::Ask => self.nth_by_visiting(place),
        }
    }

    fn nth_by_visiting(&self, place: u32) -> Option<Decision> {
        let mut left = place;
        let mut found = None;
        let _ = self.visit(|decision| match left.checked_sub(1) {
            Some(less) => {
                left = less;
                ControlFlow::Continue(())
            }
            None => {
                found = Some(decision);
                ControlFlow::Break(())
            }
        });
        found
    }

    /// The only entry, if there is exactly one.
    pub(crate) fn only(&self) -> Option<Decision> {
        if self.count() == 1 { self.nth(0) } else { None }
    }

    /// Whether this is one of the entries.
    pub(crate) fn contains(&self, decision: Decision) -> bool {
        self.visit(|entry| {
            if entry == decision {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Visits the entries in ascending order until `visit` breaks.
    pub(crate) fn visit(
        &self,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match *self {
            Self::Nothing => ControlFlow::Continue(()),
            Self::Play(buys, uses, entombs) => {
                buys.iter()
                    .try_for_each(|slot| visit(Decision::Buy(slot)))?;
                uses.visit(|card| visit(Decision::Use(card)))?;
                entombs.visit(|card| visit(Decision::Entomb(card)))?;
                visit(Decision::End)
            }
            Self::Fall => Fall::ALL
                .iter()
                .try_for_each(|&side| visit(Decision::Fall(side))),
            Self::Modes(bits) => chosen(Mode::ALL.iter().copied(), u16::from(bits))
                .try_for_each(|mode| visit(Decision::Mode(mode))),
            Self::Pairs(bits) => {
                chosen(SlotPair::all(), bits).try_for_each(|pair| visit(Decision::Swap(pair)))
            }
            Self::Groups(bits) => chosen(Group::ALL.iter().copied(), u16::from(bits))
                .try_for_each(|group| visit(Decision::Group(group))),
            Self::Ask => {
                visit(Decision::Do)?;
                visit(Decision::Pass)
            }
            Self::Cards(verb, cards, pass) => {
                cards.visit(|card| visit(verb.decision(card)))?;
                if pass {
                    visit(Decision::Pass)?;
                }
                ControlFlow::Continue(())
            }
            Self::Slots(verb, slots, pass) => {
                slots
                    .iter()
                    .try_for_each(|slot| visit(verb.decision(slot)))?;
                if pass {
                    visit(Decision::Pass)?;
                }
                ControlFlow::Continue(())
            }
        }
    }
}

/// The elements whose bit is set.
fn chosen<T>(all: impl Iterator<Item = T>, bits: u16) -> impl Iterator<Item = T> {
    all.zip(0_u32..)
        .filter(move |(_, place)| bits.wrapping_shr(*place) & 1 == 1)
        .map(|(element, _)| element)
}
