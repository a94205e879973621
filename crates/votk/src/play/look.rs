//! The position on which an action is judged (VK-6.6).

use crate::catalogue::{Design, Filter, Group, Scope, Source};
use crate::game::Valley;
use crate::state::{Bag, Designs, Pile, Slots, State, count, designs};

/// The position, in which the card whose action is judged has already moved to its first zone.
///
/// The rules look at nothing but the position (VK-1.8).
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) game: &'a Valley,
    pub(crate) state: &'a State,
    /// Card that is being used, and has left the hand.
    used: Option<Design>,
    /// Reaction card on top of the discard pile.
    laid: Option<Design>,
}

impl<'a> Look<'a> {
    /// Returns the position as it is.
    #[inline]
    pub(crate) const fn new(game: &'a Valley, state: &'a State) -> Self {
        Self {
            game,
            state,
            used: None,
            laid: None,
        }
    }

    // VK-6.6: a used hand card is in play, and cannot pay for its own action.
    #[inline]
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

    /// Returns the hand, without a card that is being used.
    #[inline]
    pub(super) const fn hand(&self) -> Bag {
        let mut hand = self.state.hand;
        if let Some(card) = self.used {
            hand.take(card);
        }
        hand
    }

    /// Returns the designs in the discard pile.
    pub(super) fn discard_designs(&self) -> Designs {
        designs(self.state.piles.cards(Pile::Discard))
            .or(self.laid.map_or(Designs::EMPTY, Designs::one))
    }

    /// Returns the top card of the discard pile.
    pub(super) fn discard_top(&self) -> Option<Design> {
        self.laid
            .or_else(|| self.state.piles.cards(Pile::Discard).last().copied())
    }

    /// Counts the cards of the discard pile.
    pub(super) fn discard_len(&self) -> u32 {
        u32::from(self.state.piles.len(Pile::Discard)).wrapping_add(u32::from(self.laid.is_some()))
    }

    /// Returns the designs in the deck.
    fn deck_designs(&self) -> Designs {
        self.state
            .unseen
            .designs()
            .or(designs(self.state.piles.cards(Pile::DeckTop)))
    }

    /// Returns whether a card of the deck is available, after a reshuffle if necessary (VK-1.6).
    pub(super) fn has_next_card(&self) -> bool {
        !self.state.unseen.is_empty()
            || self.state.piles.len(Pile::DeckTop) > 0
            || self.discard_len() > 0
    }

    /// Returns the slots of a part of the pyramid that hold a card.
    pub(super) fn filled(&self, scope: Scope) -> Slots {
        let slots = match scope {
            Scope::Pyramid => Slots::ALL,
            Scope::Base => Slots::BASE,
            Scope::Upper => Slots::UPPER,
        };
        self.state.pyramid.filled().and(slots)
    }

    /// Returns the designs in these slots.
    pub(super) fn designs_in(&self, slots: Slots) -> Designs {
        slots
            .iter()
            .filter_map(|slot| self.state.pyramid.get(slot))
            .collect()
    }

    /// Returns the designs that pass a filter, without its extreme cost.
    pub(super) fn passing(&self, filter: &Filter) -> Designs {
        let catalogue = self.game.catalogue();
        let group = filter.group.map_or(Designs::ALL, Group::designs);
        let bought = match (filter.below_bought, self.state.turn.bought) {
            (false, _) => Designs::ALL,
            (true, Some(cost)) => catalogue.costing_less_than(cost.get()),
            (true, None) => Designs::EMPTY,
        };
        catalogue
            .of_level(filter.level)
            .and(group)
            .and(catalogue.costing_at_most(filter.max_cost))
            .without(catalogue.costing_less_than(filter.min_cost))
            .and(bought)
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
    fn designs_at(&self, from: Source) -> Designs {
        match from {
            Source::Hand => self.hand().designs(),
            Source::Tomb => self.state.tomb.designs(),
            Source::Discard => self.discard_designs(),
            Source::Boneyard => designs(self.state.piles.cards(Pile::Boneyard)),
            Source::DiscardTop => self.discard_top().map_or(Designs::EMPTY, Designs::one),
            Source::BoneyardTop => {
                let top = self.state.piles.cards(Pile::Boneyard).last().copied();
                top.map_or(Designs::EMPTY, Designs::one)
            }
            Source::Deck => self.deck_designs(),
            Source::Pyramid => self.designs_in(self.filled(Scope::Pyramid)),
            Source::Base => self.designs_in(self.filled(Scope::Base)),
            Source::Upper => self.designs_in(self.filled(Scope::Upper)),
            Source::DeckTop | Source::Stock => Designs::EMPTY,
        }
    }

    /// Counts the cards of these designs in a source.
    fn cards_at(&self, from: Source, designs: Designs) -> u32 {
        let laid = u32::from(self.laid.is_some_and(|card| designs.contains(card)));
        let piles = &self.state.piles;
        match from {
            Source::Hand => self.hand().count(designs),
            Source::Tomb => self.state.tomb.count(designs),
            Source::Discard => count(piles.cards(Pile::Discard), designs).wrapping_add(laid),
            Source::Boneyard => count(piles.cards(Pile::Boneyard), designs),
            Source::Deck => count(piles.cards(Pile::DeckTop), designs)
                .wrapping_add(self.state.unseen.count(designs)),
            // These sources supply a single card.
            Source::DiscardTop | Source::BoneyardTop | Source::DeckTop | Source::Stock => 1,
            Source::Pyramid | Source::Base | Source::Upper => self.slots_at(from, designs).len(),
        }
    }

    fn slots_at(&self, from: Source, designs: Designs) -> Slots {
        let part = Self::scope_of(from).map_or(Slots::EMPTY, |scope| self.filled(scope));
        self.state.pyramid.holding(part, designs)
    }

    /// Returns whether a source has at least `n` candidates, before the extreme cost.
    pub(super) fn has_candidates(&self, from: Source, filter: &Filter, n: u32) -> bool {
        let passing = self.passing(filter);
        let there = self.designs_at(from).and(passing);
        !there.is_empty() && (n <= 1 || self.cards_at(from, passing) >= n)
    }

    /// Returns the designs that can be chosen from a source.
    pub(super) fn candidates(&self, from: Source, filter: &Filter) -> Designs {
        let there = self.designs_at(from).and(self.passing(filter));
        // VK-6.11: among equal cards of the extreme cost the player chooses.
        match filter.pick {
            Some(extreme) => self.game.catalogue().extreme(there, extreme),
            None => there,
        }
    }

    /// Returns the slots that can be chosen from a source.
    pub(super) fn candidate_slots(&self, from: Source, filter: &Filter) -> Slots {
        self.slots_at(from, self.candidates(from, filter))
    }
}
