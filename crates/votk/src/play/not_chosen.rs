//! VK-6, VK-7: the reasons why a card, a slot or two slots are not among the choices of an operation; VK-10: why a
//! decision belongs to another step.

use super::Position;
use super::position::slots;
use crate::catalogue::{Design, Effect, Extreme, Filter, Scope, Source};
use crate::decision::Decision;
use crate::ids::Slot;
use crate::options::Reactions;
use crate::phase::Pending;
use crate::refusal::Refusal;

/// Returns the zone that a part of the pyramid is.
const fn zone_of(scope: Scope) -> Source {
    match scope {
        Scope::Pyramid => Source::Pyramid,
        Scope::Base => Source::Base,
        Scope::Upper => Source::Upper,
    }
}

impl Position<'_> {
    /// Returns the reason why a decision is no choice of the running operation.
    pub(super) fn not_chosen(&self, decision: Decision) -> Refusal {
        let limit = self.state.operation_progress.limit;
        match (self.running(), decision) {
            (Effect::Move { from, filter, .. }, Decision::Pick(card)) => {
                match Self::scope_of(from) {
                    Some(_) => Refusal::OtherZone { from },
                    None => self.not_moved(from, &filter, card),
                }
            }
            (Effect::Move { from, filter, .. }, Decision::Take(slot)) => {
                match Self::scope_of(from).map(|scope| self.card_in(scope, slot)) {
                    None => Refusal::OtherZone { from },
                    Some(Err(refusal)) => refusal,
                    Some(Ok(card)) => self.not_moved(from, &filter, card),
                }
            }
            (Effect::Trade { scope, .. }, Decision::Pick(card)) => {
                let from = Source::Hand;
                match limit {
                    Some(_) => Refusal::OtherZone {
                        from: zone_of(scope),
                    },
                    None if self.hand().contains(card) => Refusal::TradesForNothing { scope },
                    None => Refusal::NotInZone { from },
                }
            }
            (Effect::Trade { scope, .. }, Decision::Take(slot)) => match limit {
                None => Refusal::OtherZone { from: Source::Hand },
                Some(limit) => {
                    let over = Refusal::OverTheLimit { limit };
                    self.card_in(scope, slot).err().unwrap_or(over)
                }
            },
            (Effect::Swap(scope), Decision::Swap(pair)) => {
                let first = self.card_in(scope, pair.first());
                let both = first.and_then(|_| self.card_in(scope, pair.second()));
                both.err().unwrap_or(Refusal::SameCard)
            }
            (Effect::Repeat, Decision::Again(_)) => Refusal::NotRepeatable,
            // VK-7.16: a set is refused for its own reason, too, where none can be named.
            (Effect::OppDiscard(n @ 2..), Decision::Group(group))
                if self.state.operation_progress.group.is_none() =>
            {
                self.can_name(group, n).err().unwrap_or(Refusal::NotNow)
            }
            (Effect::OppDiscard(_), Decision::Group(_)) => {
                match self.state.operation_progress.group {
                    Some(group) => Refusal::GroupNamed { group },
                    None => Refusal::NoSeveral,
                }
            }
            (attack, Decision::Pick(card)) => self.not_lost(&attack, card),
            _ => self.untimely(decision),
        }
    }

    /// Returns the reason why a decision belongs to another step (VK-10.1): what would have to happen for it.
    pub(super) fn untimely(&self, decision: Decision) -> Refusal {
        let pending = self.state.pending;
        match decision {
            Decision::Pay(_) => Refusal::NothingToPay,
            Decision::Fall(_) => Refusal::NothingFalls,
            Decision::Shed(_) => Refusal::NoSacrificeDue,
            Decision::Top(_) => Refusal::NothingToArrange,
            Decision::Group(_) => Refusal::NoSeveral,
            Decision::React(_) => match self.game.options().reactions {
                Reactions::On => Refusal::NoWindow,
                Reactions::Off => Refusal::NoReactions,
            },
            // A running action asks for something else.
            _ if matches!(pending, Pending::Mode | Pending::Ask | Pending::Choose) => {
                Refusal::NotNow
            }
            Decision::Mode(_)
            | Decision::Pick(_)
            | Decision::Take(_)
            | Decision::Swap(_)
            | Decision::Again(_)
            | Decision::Do
            | Decision::Pass => Refusal::NothingAsked,
            Decision::Buy(_) | Decision::Use(_) | Decision::Entomb(_) | Decision::End => {
                Refusal::NotNow
            }
        }
    }

    /// Returns the card of a slot in a part of the pyramid.
    fn card_in(&self, scope: Scope, slot: Slot) -> Result<Design, Refusal> {
        let rule = "VK-6.1";
        Refusal::OutOfScope { scope }.unless(slots(scope).contains(slot))?;
        self.state.pyramid[slot].ok_or(Refusal::EmptySlot { slot, rule })
    }

    /// Returns the reason why a card does not leave a zone.
    fn not_moved(&self, from: Source, filter: &Filter, card: Design) -> Refusal {
        if !self.designs_at(from).contains(card) {
            return Refusal::NotInZone { from };
        }
        let passes = self.designs_passing(filter).contains(card);
        match filter.pick.filter(|_| passes) {
            Some(Extreme::Lowest) => Refusal::NotLowest,
            Some(Extreme::Highest) => Refusal::NotHighest,
            None => Refusal::DoesNotFit,
        }
    }

    /// Returns the reason why a card does not leave the Bot's tomb, or does not lend its action.
    fn not_lost(&self, attack: &Effect, card: Design) -> Refusal {
        let group = self.state.operation_progress.group;
        let rule = match (*attack, group) {
            (Effect::OppDiscard(n), _) if self.names_a_group(n) => return Refusal::GroupFirst,
            (Effect::OppDiscard(0..=1), _) => "VK-7.6",
            (Effect::OppDiscard(_), Some(_)) => "VK-7.9",
            (Effect::OppDiscard(_), None) => "VK-7.16",
            (Effect::OppGive { .. } | Effect::OppDeck(_), _) => "VK-7.8",
            (Effect::OppExec, _) => "VK-6.17",
            _ => return Refusal::NotNow,
        };
        let is_there = self.state.bot_tomb.contains(card);
        match group.filter(|group| card.group() != *group) {
            _ if !is_there => Refusal::NotInBotTomb { rule },
            _ if matches!(attack, Effect::OppExec) && !self.bot_pick().contains(card) => {
                Refusal::LendsNothing
            }
            _ if matches!(attack, Effect::OppExec) => Refusal::NotBorrowable,
            Some(group) => Refusal::OtherGroup { group },
            None => Refusal::LeavesLater { rule },
        }
    }
}
