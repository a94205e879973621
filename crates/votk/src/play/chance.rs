//! VK-1: knowledge and chance; VK-8.3: the faces of the die.

use arrayvec::ArrayVec;
use solo_core::{Events, Face, Set, Weight, append};

use super::{Flow, Position, Table};
use crate::catalogue::Bag;
use crate::catalogue::Design;
use crate::chance::Chance;
use crate::event::Event;
use crate::ids::Slot;
use crate::ids::Zone;
use crate::options::EmptySlot;
use crate::phase::{CardDue, Pending};
use crate::refusal::Refusal;
use crate::state::Pile;
use crate::valley::Valley;

/// The next card of the player's deck.
pub(super) enum NextCard {
    /// The deck is empty.
    None,
    /// It lay on the known top and is taken.
    Known(Design),
    /// Chance determines it.
    Unseen,
}

/// The outcomes of a chance step with their weights, in ascending order.
pub(crate) type Outcomes = ArrayVec<(Chance, Weight), { Valley::MAX_CHANCES }>;

impl Position<'_> {
    /// Returns the face-down cards of which one is turned up, and the designs that can come.
    pub(crate) fn face_down(&self, due: CardDue) -> (&Bag, Set<Design>) {
        // VK-1.1, VK-1.2: they have no order; the outcomes are their designs, weighted by copies.
        let state = self.state;
        match due {
            CardDue::Draw | CardDue::Turn => (&state.unseen, state.unseen.kinds()),
            CardDue::Lay(_) | CardDue::Bone | CardDue::Stock => {
                // VK-1.3: level 3 cards come only after the last one of level 2.
                let all = state.stock.kinds();
                let upper = all & self.game.catalogue().of_level(2);
                (&state.stock, if upper.is_empty() { all } else { upper })
            }
        }
    }

    /// Accepts a face of the die.
    fn can_roll(&self, face: Face) -> Result<(), Refusal> {
        // VK-8.3: faces of empty slots do not occur, unless the option allows them.
        let all_occur = self.game.options().empty_slot == EmptySlot::None;
        let filled = self.state.pyramid[Slot::shown_by(face)].is_some();
        Refusal::FaceExcluded.unless(all_occur || filled)
    }

    /// Lists the faces that the die can show.
    fn faces(&self) -> impl Iterator<Item = Face> {
        Face::all().filter(|&face| self.can_roll(face).is_ok())
    }

    /// Lists the possible outcomes.
    pub(crate) fn outcomes(&self) -> Outcomes {
        let mut list = Outcomes::new();
        if self.state.pending == Pending::Die {
            self.faces()
                .for_each(|face| append(&mut list, (Chance::Die(face), 1)));
        }
        if let Some(due) = self.state.pending.card_due() {
            let (pile, designs) = self.face_down(due);
            for card in designs {
                append(&mut list, (due.outcome(card), pile.copies(card).into()));
            }
        }
        list
    }

    /// Returns the sum of the weights.
    pub(crate) fn chance_weight(&self) -> Weight {
        if self.state.pending == Pending::Die {
            return self.faces().map(|_| 1).sum();
        }
        self.state.pending.card_due().map_or(0, |due| {
            let (pile, designs) = self.face_down(due);
            pile.count(designs).into()
        })
    }

    /// Returns the outcome of a case.
    #[inline]
    pub(crate) fn nth_outcome(&self, case: Weight) -> Option<Chance> {
        if self.state.pending == Pending::Die {
            let face = self.faces().nth(usize::try_from(case).ok()?);
            return face.map(Chance::Die);
        }
        let due = self.state.pending.card_due()?;
        let (pile, designs) = self.face_down(due);
        pile.nth_of(designs, case).map(|card| due.outcome(card))
    }

    /// Accepts an outcome, or returns the clause that forbids it (VK-10.3).
    pub(crate) fn check_outcome(&self, chance: Chance) -> Result<(), Refusal> {
        let state = self.state;
        let (due, card) = match (state.pending, chance) {
            (Pending::Draw { .. }, Chance::Draw(card)) => (CardDue::Draw, card),
            (Pending::Turn, Chance::Turn(card)) => (CardDue::Turn, card),
            (Pending::Bone, Chance::Bone(card)) => (CardDue::Bone, card),
            (Pending::Stock, Chance::Stock(card)) => (CardDue::Stock, card),
            (Pending::Lay { slot: due }, Chance::Lay(slot, card)) => {
                Refusal::OtherSlot { due }.unless(slot == due)?;
                (CardDue::Lay(slot), card)
            }
            (Pending::Die, Chance::Die(face)) => return self.can_roll(face),
            (Pending::Over, _) => return Err(Refusal::GameOver),
            (pending, _) if pending.is_decision() => return Err(Refusal::DecisionIsDue),
            _ => return Err(Refusal::OtherChance),
        };
        let (pile, designs) = self.face_down(due);
        if designs.contains(card) {
            return Ok(());
        }
        // VK-1.3: it may be in the stock, but below the cards of level 2.
        Err(if pile.contains(card) {
            Refusal::LevelTwoFirst
        } else {
            Refusal::NoneUnseen
        })
    }
}

impl CardDue {
    /// Returns the outcome in which this card is turned up.
    const fn outcome(self, card: Design) -> Chance {
        match self {
            Self::Draw => Chance::Draw(card),
            Self::Lay(slot) => Chance::Lay(slot, card),
            Self::Bone => Chance::Bone(card),
            Self::Stock => Chance::Stock(card),
            Self::Turn => Chance::Turn(card),
        }
    }
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
            if self.state.piles.cards(Pile::Discard).is_empty() {
                return NextCard::None;
            }
            self.reshuffle();
        }
        NextCard::Unseen
    }

    fn reshuffle(&mut self) {
        let mut cards = 0;
        while let Some(card) = self.state.piles.pop(Pile::Discard) {
            self.state.unseen.put(card);
            cards += 1;
        }
        self.emit(Event::Reshuffled { cards });
    }

    /// Draws this many cards.
    pub(super) fn draw(&mut self, mut left: u8) -> Flow {
        while left > 0 {
            match self.next_card() {
                // VK-3.15: no more than there are.
                NextCard::None => break,
                NextCard::Known(card) => self.take_into_hand(card),
                NextCard::Unseen => return self.ask(Pending::Draw { left }),
            }
            left -= 1;
        }
        Flow::GoOn
    }

    /// Moves the card that chance has drawn into the hand, the first of this many.
    pub(super) fn drawn(&mut self, card: Design, left: u8) -> Flow {
        self.state.unseen.take(card);
        self.take_into_hand(card);
        self.draw(left.saturating_sub(1))
    }

    fn take_into_hand(&mut self, card: Design) {
        self.state.hand.put(card);
        self.moved(card, Zone::Deck, Zone::Hand);
    }
}
