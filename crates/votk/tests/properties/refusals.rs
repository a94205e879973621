//! Reasons of refusals, read from a view by their clauses.

use solo_core::{Kind as _, Next};
use votk::{
    AttackSlot, Chance, Decision, Design, DiscardGroups, Effect, Extreme, Filter, FrameView, Group,
    Need, Operation, Phase, Reactions, Refusal, Scope, Slot, Source, Timing, Valley,
};

use super::judging::{Reading, State, slot_of};
use super::listing::after;

/// Returns the zone that a part of the pyramid is.
const fn zone_of(scope: Scope) -> Source {
    match scope {
        Scope::Pyramid => Source::Pyramid,
        Scope::Base => Source::Base,
        Scope::Upper => Source::Upper,
    }
}

impl Reading<'_> {
    /// Returns the reason why a decision is not listed.
    pub fn forbidding(&self, decision: Decision) -> Refusal {
        match (self.view.phase, decision) {
            (Phase::Play, Decision::Buy(slot)) => self.forbidding_purchase(slot),
            (Phase::Play, Decision::Use(card)) => self.forbidding_action(card, Timing::Turn),
            (Phase::Play, Decision::Entomb(_)) if self.view.state.entombed => {
                Refusal::AlreadyEntombed
            }
            (Phase::Play, Decision::Entomb(_)) => Refusal::NotInHand,
            (Phase::Pay, Decision::Pay(card)) if !self.in_hand(card) => Refusal::NotInHand,
            (Phase::Pay, Decision::Pay(card)) if !self.in_order(card) => Refusal::PaidOutOfOrder,
            (Phase::Pay, Decision::Pay(card)) if self.worth(card) == 0 => Refusal::PaysNothing,
            (Phase::Pay, Decision::Pay(_)) => Refusal::PaysTooLittle,
            (Phase::Mode, Decision::Mode(mode)) => {
                let frame = self.view.frames.last().expect("an action runs");
                let action = &self.print(frame.card).action;
                if mode.get() > action.modes() {
                    Refusal::NoSuchMode
                } else {
                    self.forbidding_mode(action.mode(mode.get()))
                }
            }
            (Phase::Arrange, Decision::Top(_)) => Refusal::NotToBePlaced,
            (Phase::Shed, Decision::Shed(slot)) => Refusal::EmptySlot {
                slot,
                rule: "VK-3.12",
            },
            (Phase::React, Decision::React(card)) => self.forbidding_action(card, Timing::Reaction),
            (Phase::Choose, decision) => {
                let frame = self.view.frames.last().expect("an action runs");
                self.forbidding_choice(frame, decision)
            }
            _ => self.untimely(decision),
        }
    }

    /// VK-10.1: says what the step of a decision would need.
    fn untimely(&self, decision: Decision) -> Refusal {
        let acts = matches!(self.view.phase, Phase::Mode | Phase::Choose);
        match decision {
            Decision::Pay(_) => Refusal::NothingToPay,
            Decision::Fall(_) => Refusal::NothingFalls,
            Decision::Shed(_) => Refusal::NoSacrificeDue,
            Decision::Top(_) => Refusal::NothingToArrange,
            Decision::Group(_) => Refusal::NoSeveral,
            Decision::React(_) if self.game.options().reactions == Reactions::Off => {
                Refusal::NoReactions
            }
            Decision::React(_) => Refusal::NoWindow,
            Decision::Buy(_) | Decision::Use(_) | Decision::Entomb(_) | Decision::End => {
                Refusal::NotNow
            }
            _ if acts => Refusal::NotNow,
            _ => Refusal::NothingAsked,
        }
    }

    fn in_hand(&self, card: Design) -> bool {
        self.view.hand.0.contains(&card)
    }

    fn forbidding_purchase(&self, slot: Slot) -> Refusal {
        let rule = "VK-4.1";
        match self.at(slot) {
            _ if !self.in_reach(slot) => Refusal::OutOfReach { slot },
            None => Refusal::EmptySlot { slot, rule },
            Some(card) => Refusal::TooExpensive {
                price: u8::try_from(self.price(card)).expect("a price is small"),
                have: self.worth_of_hand(),
            },
        }
    }

    fn forbidding_action(&self, card: Design, timing: Timing) -> Refusal {
        match self.print(card).timing {
            _ if !self.in_hand(card) => return Refusal::NotInHand,
            other if other == timing => {}
            Timing::Turn => return Refusal::OnlyInTurn,
            Timing::Reaction => return Refusal::OnlyReaction,
            Timing::None => return Refusal::NoAction,
        }
        let (game, view) = (self.game, &after(self.view, card, timing));
        let reading = Reading { game, view };
        let action = &self.print(card).action;
        let reasons = (1..=action.modes()).map(|mode| reading.forbidding_mode(action.mode(mode)));
        let mut reasons: Vec<Refusal> = reasons.collect();
        reasons.dedup();
        match reasons.as_slice() {
            [reason] => *reason,
            _ => Refusal::Unavailable,
        }
    }

    fn forbidding_mode(&self, mode: &[Operation]) -> Refusal {
        let is_no = |one: &&Operation| !one.optional && self.state(one, &[]) == State::No;
        if let Some(one) = mode.iter().find(is_no) {
            let attack = self.forbidding_attack(&one.effect);
            return attack.unwrap_or_else(|| lacking(&one.effect));
        }
        let parts = mode.iter().map(|one| one.effect);
        let parts: Vec<Effect> = parts
            .filter(|one| !matches!(one, Effect::Need(_)))
            .collect();
        let only = (parts.len() == 1).then(|| self.forbidding_attack(&parts[0]));
        only.flatten().unwrap_or(Refusal::NothingPossible)
    }

    fn forbidding_attack(&self, effect: &Effect) -> Option<Refusal> {
        if slot_of(effect).is_some_and(|slot: AttackSlot| self.used(slot)) {
            return Some(Refusal::AttackUsed);
        }
        match *effect {
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => {
                Some(Refusal::Exempt { floor })
            }
            Effect::OppDiscard(_) => Some(Refusal::NothingToDiscard),
            Effect::OppSacrifice(_) => Some(Refusal::NothingToSacrifice),
            Effect::OppGive { .. } | Effect::OppDeck(_) => Some(Refusal::NothingToHandOver),
            Effect::OppExec => Some(Refusal::NothingToBorrow),
            _ => None,
        }
    }

    fn forbidding_choice(&self, frame: &FrameView, decision: Decision) -> Refusal {
        let operation = self.operation().expect("an operation runs");
        match (operation.effect, decision) {
            (_, Decision::Pass) => Refusal::NotOptional,
            _ if frame.asking => self.untimely(decision),
            (Effect::OppDiscard(n @ 2..), Decision::Group(group)) if frame.group.is_none() => {
                self.forbidding_group(group, n)
            }
            (Effect::Move { from, filter, .. }, Decision::Pick(_) | Decision::Take(_)) => {
                self.forbidding_card(from, &filter, decision)
            }
            (Effect::Trade { scope, .. }, Decision::Pick(card)) => match frame.limit {
                Some(_) => Refusal::OtherZone {
                    from: zone_of(scope),
                },
                None if self.in_hand(card) => Refusal::TradesForNothing { scope },
                None => Refusal::NotInZone { from: Source::Hand },
            },
            (Effect::Trade { scope, .. }, Decision::Take(slot)) => match frame.limit {
                None => Refusal::OtherZone { from: Source::Hand },
                Some(limit) => self
                    .forbidding_slot(scope, slot)
                    .unwrap_or(Refusal::OverTheLimit { limit }),
            },
            (Effect::Swap(scope), Decision::Swap(pair)) => {
                let first = self.forbidding_slot(scope, pair.first());
                let either = first.or_else(|| self.forbidding_slot(scope, pair.second()));
                either.unwrap_or(Refusal::SameCard)
            }
            (Effect::Repeat, Decision::Again(_)) => Refusal::NotRepeatable,
            (Effect::OppDiscard(n @ 2..), Decision::Pick(_))
                if frame.group.is_none() && !self.groups(n).is_empty() =>
            {
                Refusal::GroupFirst
            }
            (Effect::OppDiscard(_), Decision::Group(_)) => match frame.group {
                Some(group) => Refusal::GroupNamed { group },
                None => Refusal::NoSeveral,
            },
            (attack, Decision::Pick(card)) => self.forbidding_loss(attack, frame.group, card),
            _ => self.untimely(decision),
        }
    }

    /// VK-6.17, VK-7.6 to VK-7.9, VK-7.16.
    fn forbidding_loss(&self, attack: Effect, group: Option<Group>, card: Design) -> Refusal {
        let rule = match (attack, group) {
            (Effect::OppDiscard(1), _) => "VK-7.6",
            (Effect::OppDiscard(_), None) => "VK-7.16",
            (Effect::OppDiscard(_), Some(_)) => "VK-7.9",
            (Effect::OppGive { .. } | Effect::OppDeck(_), _) => "VK-7.8",
            (Effect::OppExec, _) => "VK-6.17",
            _ => return Refusal::NotNow,
        };
        match group {
            _ if !self.view.bot_tomb.0.contains(&card) => Refusal::NotInBotTomb { rule },
            _ if attack == Effect::OppExec && !self.bot_pick().contains(&card) => {
                Refusal::LendsNothing
            }
            _ if attack == Effect::OppExec => Refusal::NotBorrowable,
            Some(group) if self.print(card).group != group => Refusal::OtherGroup { group },
            _ => Refusal::LeavesLater { rule },
        }
    }

    /// VK-6.1, VK-6.11: the card of a zone or a slot that is not chosen.
    fn forbidding_card(&self, from: Source, filter: &Filter, decision: Decision) -> Refusal {
        let all = Filter {
            level: 0,
            group: None,
            min_cost: 0,
            max_cost: Filter::NO_LIMIT,
            below_bought: false,
            pick: None,
        };
        let scope = [Scope::Pyramid, Scope::Base, Scope::Upper]
            .into_iter()
            .find(|scope| zone_of(*scope) == from);
        let card = match (decision, scope) {
            (Decision::Take(slot), Some(scope)) => match self.forbidding_slot(scope, slot) {
                Some(refusal) => return refusal,
                None => self.at(slot).expect("a card is there"),
            },
            (Decision::Pick(card), None) => card,
            _ => return Refusal::OtherZone { from },
        };
        let among = |filter| self.passing(from, filter).iter().any(|one| one.0 == card);
        match filter.pick {
            _ if !among(&all) => Refusal::NotInZone { from },
            Some(Extreme::Lowest) if among(filter) => Refusal::NotLowest,
            Some(Extreme::Highest) if among(filter) => Refusal::NotHighest,
            _ => Refusal::DoesNotFit,
        }
    }

    /// Says why a slot is none of those that hold a card in a part of the pyramid.
    fn forbidding_slot(&self, scope: Scope, slot: Slot) -> Option<Refusal> {
        let rule = "VK-6.1";
        let is_base = slot.index() < 3;
        let outside = match scope {
            Scope::Pyramid => false,
            Scope::Base => !is_base,
            Scope::Upper => is_base,
        };
        match self.at(slot) {
            _ if outside => Some(Refusal::OutOfScope { scope }),
            None => Some(Refusal::EmptySlot { slot, rule }),
            Some(_) => None,
        }
    }

    /// VK-7.10: says why a group cannot be named.
    fn forbidding_group(&self, group: Group, cards: u8) -> Refusal {
        let any = self.game.options().discard_groups == DiscardGroups::Any;
        if !any && !group.is_set() {
            Refusal::NotASet
        } else if self.bot_cards_of(group).is_empty() {
            Refusal::NoSuchGroup { group }
        } else {
            Refusal::SetTooSmall { cards }
        }
    }

    /// Returns the reason why an outcome cannot come.
    pub fn excluding(&self, chance: Chance) -> Refusal {
        let stock = |card: Design| {
            let beneath = self.view.stock.iii.get(&card).is_some();
            if beneath {
                Refusal::LevelTwoFirst
            } else {
                Refusal::NoneUnseen
            }
        };
        match (self.view.phase, chance, self.first_gap()) {
            (Phase::Draw, Chance::Draw(_), _) | (Phase::Turn, Chance::Turn(_), _) => {
                Refusal::NoneUnseen
            }
            (Phase::Lay, Chance::Lay(slot, _), Some(due)) if due != slot => {
                Refusal::OtherSlot { due }
            }
            (Phase::Bone, Chance::Bone(card), _)
            | (Phase::Stock, Chance::Stock(card), _)
            | (Phase::Lay, Chance::Lay(_, card), _) => stock(card),
            (Phase::Die, Chance::Die(_), _) => Refusal::FaceExcluded,
            _ => Refusal::OtherChance,
        }
    }
}

/// VK-6.3: what a part of an action that is no attack lacks.
const fn lacking(effect: &Effect) -> Refusal {
    match *effect {
        Effect::Need(Need::Bought) => Refusal::NothingBought,
        Effect::Need(Need::Discard(cards)) => Refusal::TooFewCards {
            from: Source::Discard,
            cards,
        },
        Effect::Need(Need::Hand(cards)) => Refusal::TooFewCards {
            from: Source::Hand,
            cards,
        },
        Effect::Need(Need::Tomb(cards)) => Refusal::TooFewCards {
            from: Source::Tomb,
            cards,
        },
        Effect::Trade { scope, .. } => Refusal::NothingToTrade { scope },
        Effect::Swap(scope) => Refusal::NothingToSwap { scope },
        Effect::Repeat => Refusal::NothingToRepeat,
        Effect::Move {
            from: Source::Hand,
            n: 1,
            ..
        } => Refusal::NoOtherHandCard,
        Effect::Move {
            from: Source::DeckTop,
            ..
        } => Refusal::NothingToDraw,
        Effect::Move {
            from: from @ Source::Stock,
            ..
        }
        | Effect::Move { from, n: 1, .. } => Refusal::NothingToMove { from },
        Effect::Move { from, n: cards, .. } => Refusal::TooFewToMove { from, cards },
        _ => Refusal::NothingToDraw,
    }
}

/// VK-10.3: returns the reason, if the input is of the wrong kind.
pub fn wrong_step(game: &Valley, state: &votk::State, is_decision: bool) -> Option<Refusal> {
    match (game.next(state), is_decision) {
        (Next::Over(_), _) => Some(Refusal::GameOver),
        (Next::Decision, true) | (Next::Chance(_), false) => None,
        (Next::Decision, false) => Some(Refusal::DecisionIsDue),
        (Next::Chance(_), true) => Some(Refusal::ChanceIsDue),
    }
}
