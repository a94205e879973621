//! VK-1: knowledge and chance.

use solo_core::{Events, Face, Weight, bits};

use super::{Flow, Table};
use crate::catalogue::Design;
use crate::chance::Chance;
use crate::event::{Event, Zone};
use crate::game::Valley;
use crate::options::EmptySlot;
use crate::phase::{Due, Phase};
use crate::state::{Bag, Pile, Slot, Slots, State};

/// The next card of the player's deck.
pub(super) enum NextCard {
    /// The deck is empty.
    None,
    /// It lay on the known top and is taken.
    Known(Design),
    /// Chance determines it.
    Unseen,
}

// VK-1.1, VK-1.2: face-down piles have no order; the outcomes are their designs, weighted by
// copies.
// VK-1.3: level 3 cards of the stock come only after the last one of level 2.
#[inline]
pub(crate) fn stock_part(game: &Valley, state: &State) -> Bag {
    let upper = state.stock.and(&game.catalogue().upper);
    if upper.is_empty() { state.stock } else { upper }
}

/// Returns the face-down cards of which the chance step turns up one; empty for other steps.
#[inline]
pub(crate) fn face_down(game: &Valley, state: &State) -> Bag {
    match state.phase.due() {
        Due::Deck => state.unseen,
        Due::Stock => stock_part(game, state),
        Due::Die | Due::Player | Due::Nothing => Bag::EMPTY,
    }
}

/// Returns a face-down card as the outcome of the phase.
#[inline]
fn outcome(state: &State, card: Design) -> Option<Chance> {
    Some(match state.phase {
        Phase::Draw => Chance::Draw(card),
        Phase::Turn => Chance::Turn(card),
        Phase::Bone => Chance::Bone(card),
        Phase::Stock => Chance::Stock(card),
        _ => Chance::Lay(state.pyramid.first_gap()?, card),
    })
}

/// Returns the slots of the base that the die can show.
#[inline]
pub(super) fn shown(game: &Valley, state: &State) -> Slots {
    // VK-8.3: faces of empty slots do not occur, unless the option allows them.
    match game.rules().empty_slot {
        EmptySlot::Reroll => state.pyramid.filled().and(Slots::BASE),
        EmptySlot::None => Slots::BASE,
    }
}

/// The pips of the faces that show slots of the base, as bits, by the bits of these slots (VK-8.2).
const FACES: [u64; 8] = {
    let mut table = [0; 8];
    let mut slots: usize = 0;
    while slots < table.len() {
        let mut pips = 1;
        while let Some(face) = Face::new(pips) {
            if slots >> Slot::shown_by(face).index() & 1 == 1 {
                #[expect(clippy::indexing_slicing, reason = "a constant: it would not compile")]
                {
                    table[slots] |= 1 << pips;
                }
            }
            pips = pips.wrapping_add(1);
        }
        slots = slots.wrapping_add(1);
    }
    table
};

/// Returns the pips of the faces that the die can show, as bits.
#[inline]
fn faces(game: &Valley, state: &State) -> u64 {
    let slots = usize::try_from(shown(game, state).bits()).unwrap_or(0);
    FACES.get(slots).copied().unwrap_or(0)
}

/// Lists the possible outcomes with their weights, in ascending order.
pub(crate) fn chances(
    game: &Valley,
    state: &State,
) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
    let cards = face_down(game, state);
    let left = match state.phase {
        Phase::Die => faces(game, state),
        // A card that is laid needs a gap.
        Phase::Lay if state.pyramid.first_gap().is_none() => 0,
        _ => cards.designs().0,
    };
    Outcomes { state, cards, left }
}

/// The outcomes of a chance step that are still to be listed.
struct Outcomes<'a> {
    state: &'a State,
    cards: Bag,
    /// Pips of the die, or designs of the cards, as bits.
    left: u64,
}

impl Iterator for Outcomes<'_> {
    type Item = (Chance, Weight);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let number = bits::first(self.left)?;
        self.left = bits::rest(self.left);
        if self.state.phase == Phase::Die {
            return Some((Chance::Die(Face::new(number)?), 1));
        }
        let card = Design::nth(number);
        Some((outcome(self.state, card)?, self.cards.copies(card)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(bits::len(self.left)).unwrap_or(usize::MAX);
        (len, Some(len))
    }
}

impl ExactSizeIterator for Outcomes<'_> {}

/// Returns the sum of the weights.
#[inline]
pub(crate) fn chance_weight(game: &Valley, state: &State) -> Weight {
    if state.phase == Phase::Die {
        return bits::len(faces(game, state));
    }
    face_down(game, state).len()
}

/// Returns the outcome of the case that `case` picks, given the sum of the weights.
#[inline]
pub(crate) fn pick_chance(
    game: &Valley,
    state: &State,
    case: impl FnOnce(Weight) -> Weight,
) -> Option<Chance> {
    if state.phase == Phase::Die {
        let faces = faces(game, state);
        let pips = bits::nth(faces, case(bits::len(faces)))?;
        return Face::new(pips).map(Chance::Die);
    }
    let cards = face_down(game, state);
    outcome(state, cards.nth(case(cards.len()))?)
}

impl<E: Events<Event>> Table<'_, E> {
    /// Finds the next card of the deck.
    pub(super) fn next_card(&mut self) -> NextCard {
        // VK-1.4: a known top card is taken automatically; VK-1.5: an unseen one never, even if
        // only one is possible.
        if let Some(card) = self.state.piles.pop(Pile::DeckTop) {
            return NextCard::Known(card);
        }
        // VK-1.6, VK-1.7: the pile is shuffled when a card is needed and none is left, not earlier.
        if self.state.unseen.is_empty() {
            if self.state.piles.len(Pile::Discard) == 0 {
                return NextCard::None;
            }
            self.reshuffle();
        }
        NextCard::Unseen
    }

    #[cold]
    fn reshuffle(&mut self) {
        let State { piles, unseen, .. } = &mut *self.state;
        let cards = piles.len(Pile::Discard);
        piles.clear_discard(|card| {
            unseen.put(card);
        });
        self.tell(Event::Reshuffled { cards });
    }

    /// Moves the card that chance has drawn into the hand.
    pub(super) fn drawn(&mut self, card: Design) -> Flow {
        self.state.unseen.take(card);
        self.take_into_hand(card);
        Flow::On
    }

    /// Moves one card of a series of draws into the hand.
    fn take_into_hand(&mut self, card: Design) {
        self.state.hand.put(card);
        self.moved(card, Zone::Deck, Zone::Hand);
        self.state.left = self.state.left.saturating_sub(1);
    }

    /// Continues a series of draws.
    pub(super) fn draw_on(&mut self) -> Flow {
        match self.next_card() {
            // VK-3.15: no more than there are.
            NextCard::None => self.state.left = 0,
            NextCard::Known(card) => self.take_into_hand(card),
            NextCard::Unseen => return self.ask(Phase::Draw),
        }
        Flow::On
    }
}
