//! The position that the rules judge, and what can be chosen from its zones.

use solo_core::Set;

use crate::catalogue::{Design, Filter, Group, Scope, Source};
use crate::ids::Slot;
use crate::state::{Pile, State};
use crate::valley::Valley;

/// A position under the rules of its game, which judge it and change nothing.
///
/// The rules look at nothing but the position (VK-1.8).
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) game: &'a Valley,
    pub(crate) state: &'a State,
    /// Card that is being used, and has left the hand.
    used: Option<Design>,
    /// Reaction card on top of the discard pile.
    laid: Option<Design>,
}

impl<'a> Position<'a> {
    /// Returns the position as it is.
    pub(crate) const fn new(game: &'a Valley, state: &'a State) -> Self {
        Self {
            game,
            state,
            used: None,
            laid: None,
        }
    }

    // VK-6.6: a used hand card is in play, and cannot pay for its own action.
    pub(super) const fn after_using(mut self, card: Design) -> Self {
        self.used = Some(card);
        self
    }

    // VK-6.6, VK-8.7: a reaction card lies on top of the discard pile.
    pub(super) const fn after_reacting(mut self, card: Design) -> Self {
        self.used = Some(card);
        self.laid = Some(card);
        self
    }

    /// Returns the designs in the hand, without a card that is being used.
    pub(super) fn hand(&self) -> Set<Design> {
        let hand = &self.state.hand;
        match self.used {
            Some(card) if hand.copies(card) < 2 => hand.kinds().without(card),
            _ => hand.kinds(),
        }
    }

    /// Counts the hand cards of these designs, without a card that is being used.
    pub(super) fn hand_cards(&self, designs: Set<Design>) -> u16 {
        let used = self.used.is_some_and(|card| designs.contains(card));
        self.state.hand.count(designs) - u16::from(used)
    }

    /// Returns the top card of the discard pile.
    fn discard_top(&self) -> Option<Design> {
        let pile = self.state.piles.cards(Pile::Discard);
        self.laid.or_else(|| pile.last().copied())
    }

    /// Counts the cards of the discard pile.
    pub(super) fn discard_len(&self) -> usize {
        self.state.piles.cards(Pile::Discard).len() + usize::from(self.laid.is_some())
    }

    /// Returns whether a card of the deck is available, after a reshuffle if necessary (VK-1.6).
    pub(super) fn has_next_card(&self) -> bool {
        let known = self.state.piles.cards(Pile::DeckTop);
        !self.state.unseen.is_empty() || !known.is_empty() || self.discard_len() > 0
    }

    /// Returns the slots of a part of the pyramid that hold a card.
    pub(super) fn filled(&self, scope: Scope) -> Set<Slot> {
        self.state.pyramid.filled() & slots(scope)
    }

    /// Returns the slots of a part of the pyramid that hold one of these designs.
    pub(super) fn slots_of(&self, scope: Scope, designs: Set<Design>) -> Set<Slot> {
        let holding = self.state.pyramid.holding(|card| designs.contains(card));
        holding & slots(scope)
    }

    /// Returns the designs in a part of the pyramid.
    pub(super) fn designs_in(&self, scope: Scope) -> Set<Design> {
        let part = slots(scope);
        let slots = self.state.pyramid.slots();
        let cards = slots.filter(|(slot, _)| part.contains(*slot));
        cards.filter_map(|(_, card)| card).collect()
    }

    /// Returns the designs that pass a filter, without its extreme cost.
    pub(super) fn designs_passing(&self, filter: &Filter) -> Set<Design> {
        let catalogue = self.game.catalogue();
        let group = filter.group.map_or(Set::full(), Group::designs);
        let bought = match (filter.below_bought, self.state.this_turn.bought) {
            (false, _) => Set::full(),
            (true, Some(cost)) => catalogue.costing_less_than(cost.get()),
            (true, None) => Set::EMPTY,
        };
        let costs = catalogue.costing_at_most(filter.max_cost)
            - catalogue.costing_less_than(filter.min_cost);
        catalogue.of_level(filter.level) & group & costs & bought
    }

    /// Returns the part of the pyramid that a source is, if it is one.
    pub(crate) const fn scope_of(from: Source) -> Option<Scope> {
        match from {
            Source::Pyramid => Some(Scope::Pyramid),
            Source::Base => Some(Scope::Base),
            Source::Upper => Some(Scope::Upper),
            _ => None,
        }
    }

    /// Returns the designs in a source; none for sources without a choice.
    pub(super) fn designs_at(&self, from: Source) -> Set<Design> {
        let pile = |pile| self.state.piles.cards(pile).iter().copied();
        match from {
            Source::Hand => self.hand(),
            Source::Tomb => self.state.tomb.kinds(),
            Source::Discard => pile(Pile::Discard).chain(self.laid).collect(),
            Source::Boneyard => pile(Pile::Boneyard).collect(),
            Source::DiscardTop => self.discard_top().into(),
            Source::BoneyardTop => pile(Pile::Boneyard).next_back().into(),
            Source::Deck => {
                let known: Set<Design> = pile(Pile::DeckTop).collect();
                self.state.unseen.kinds() | known
            }
            Source::Pyramid => self.designs_in(Scope::Pyramid),
            Source::Base => self.designs_in(Scope::Base),
            Source::Upper => self.designs_in(Scope::Upper),
            Source::DeckTop | Source::Stock => Set::EMPTY,
        }
    }

    /// Counts the cards of these designs in a source.
    fn cards_at(&self, from: Source, designs: Set<Design>) -> usize {
        let on_pile = |pile| count(self.state.piles.cards(pile), designs);
        let laid = usize::from(self.laid.is_some_and(|card| designs.contains(card)));
        let in_slots = |scope| self.slots_of(scope, designs).iter().len();
        match from {
            Source::Hand => self.hand_cards(designs).into(),
            Source::Tomb => self.state.tomb.count(designs).into(),
            Source::Discard => on_pile(Pile::Discard) + laid,
            Source::Boneyard => on_pile(Pile::Boneyard),
            Source::Deck => on_pile(Pile::DeckTop) + usize::from(self.state.unseen.count(designs)),
            // These sources supply a single card.
            Source::DiscardTop | Source::BoneyardTop | Source::DeckTop | Source::Stock => 1,
            Source::Pyramid => in_slots(Scope::Pyramid),
            Source::Base => in_slots(Scope::Base),
            Source::Upper => in_slots(Scope::Upper),
        }
    }

    /// Returns whether a source has at least `n` candidates, before the extreme cost.
    pub(super) fn has_candidates(&self, from: Source, filter: &Filter, n: u8) -> bool {
        let passing = self.designs_passing(filter);
        let there = self.designs_at(from) & passing;
        !there.is_empty() && (n <= 1 || self.cards_at(from, passing) >= usize::from(n))
    }

    /// Returns the designs that can be chosen from a source.
    pub(super) fn candidates(&self, from: Source, filter: &Filter) -> Set<Design> {
        let there = self.designs_at(from) & self.designs_passing(filter);
        // VK-6.11: among equal cards of the extreme cost the player chooses.
        match filter.pick {
            Some(extreme) => self.game.catalogue().extreme(there, extreme),
            None => there,
        }
    }
}

/// Returns the slots of a part of the pyramid.
pub(super) fn slots(scope: Scope) -> Set<Slot> {
    match scope {
        Scope::Pyramid => Set::full(),
        Scope::Base => Slot::base(),
        Scope::Upper => !Slot::base(),
    }
}

/// Counts the cards of a pile that belong to these designs.
pub(super) fn count(cards: &[Design], designs: Set<Design>) -> usize {
    let counted = cards.iter().filter(|&&card| designs.contains(card));
    counted.count()
}
