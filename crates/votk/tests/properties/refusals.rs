//! Reasons of refusals: the clause that forbids it, read from a view.

use solo_core::Next;
use votk::{
    AttackSlot, Chance, Decision, Design, DiscardGroups, Effect, FrameView, Group, Operation,
    Phase, Slot, Timing, Valley, View,
};

use super::judging::{Reading, State, slot_of};
use super::listing::after;

/// A clause, and what the Bot lacks.
type Reason = (&'static str, &'static str);

impl Reading<'_> {
    /// Returns the clause that forbids a decision which is not listed.
    pub fn forbidding(&self, decision: Decision) -> &'static str {
        match (self.view.phase, decision) {
            (Phase::Play, Decision::Buy(slot)) => self.forbidding_purchase(slot),
            (Phase::Play, Decision::Use(card)) => self.forbidding_action(card, Timing::Turn),
            (Phase::Play, Decision::Entomb(_)) if self.view.state.entombed => "VK-3.3",
            (Phase::Play, Decision::Entomb(_)) => "VK-3.2",
            (Phase::Pay, Decision::Pay(card)) if !self.in_hand(card) => "VK-3.2",
            (Phase::Pay, Decision::Pay(card)) if self.in_order(card) => "VK-4.7",
            (Phase::Pay, Decision::Pay(_)) => "VK-4.6",
            (Phase::Mode, Decision::Mode(_)) => "VK-6.8",
            (Phase::Arrange, Decision::Top(_)) => "VK-3.9",
            (Phase::Shed, Decision::Shed(_)) => "VK-3.12",
            (Phase::React, Decision::React(card)) => self.forbidding_action(card, Timing::Reaction),
            (Phase::Choose, decision) => {
                let frame = self.view.frames.last().expect("an action runs");
                self.forbidding_choice(frame, decision)
            }
            _ => "VK-10.1",
        }
    }

    fn in_hand(&self, card: Design) -> bool {
        self.view.hand.0.contains(&card)
    }

    fn forbidding_purchase(&self, slot: Slot) -> &'static str {
        match self.at(slot) {
            Some(_) if self.in_reach(slot) => "VK-4.3",
            _ => "VK-4.1",
        }
    }

    fn forbidding_action(&self, card: Design, timing: Timing) -> &'static str {
        if !self.in_hand(card) {
            return "VK-3.2";
        }
        if self.print(card).timing != timing {
            return "VK-6.2";
        }
        let (game, view) = (self.game, &after(self.view, card, timing));
        let reading = Reading { game, view };
        let action = &self.print(card).action;
        let reasons = (1..=action.modes()).map(|mode| reading.forbidding_mode(action.mode(mode)));
        let mut reasons: Vec<Reason> = reasons.collect();
        reasons.dedup();
        match reasons.as_slice() {
            [(clause, _)] => clause,
            _ => "VK-6.3",
        }
    }

    fn forbidding_mode(&self, mode: &[Operation]) -> Reason {
        let is_no = |one: &&Operation| !one.optional && self.state(one, &[]) == State::No;
        if let Some(one) = mode.iter().find(is_no) {
            return self
                .forbidding_attack(&one.effect)
                .unwrap_or(("VK-6.3", ""));
        }
        let parts = mode.iter().map(|one| one.effect);
        let parts: Vec<Effect> = parts
            .filter(|one| !matches!(one, Effect::Need(_)))
            .collect();
        let only = (parts.len() == 1).then(|| self.forbidding_attack(&parts[0]));
        only.flatten().unwrap_or(("VK-6.5", ""))
    }

    fn forbidding_attack(&self, effect: &Effect) -> Option<Reason> {
        if slot_of(effect).is_some_and(|slot: AttackSlot| self.used(slot)) {
            return Some(("VK-7.11", ""));
        }
        match *effect {
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => Some(("VK-7.15", "")),
            Effect::OppDiscard(_) => Some(("VK-7.13", "a card to discard")),
            Effect::OppSacrifice(_) => Some(("VK-7.13", "a card to sacrifice")),
            Effect::OppGive { .. } | Effect::OppDeck(_) => Some(("VK-7.13", "a card to hand over")),
            Effect::OppExec => Some(("VK-7.13", "an action to lend")),
            _ => None,
        }
    }

    fn forbidding_choice(&self, frame: &FrameView, decision: Decision) -> &'static str {
        let operation = self.operation().expect("an operation runs");
        let is_card = matches!(decision, Decision::Pick(_) | Decision::Take(_));
        match (operation.effect, decision) {
            (_, Decision::Pass) => "VK-6.4",
            _ if frame.asking => "VK-10.1",
            (Effect::OppDiscard(2..), Decision::Group(_)) if frame.group.is_none() => "VK-7.10",
            (Effect::Move { filter, .. }, _) if is_card && filter.pick.is_some() => "VK-6.11",
            (Effect::Move { .. } | Effect::Trade { .. }, _) if is_card => "VK-6.1",
            (Effect::Swap(_), Decision::Swap(_)) => "VK-6.1",
            (Effect::Repeat, Decision::Again(_)) => "VK-6.13",
            (Effect::OppDiscard(1), Decision::Pick(_)) => "VK-7.6",
            (Effect::OppDiscard(n), Decision::Pick(_))
                if frame.group.is_none() && self.groups(n).is_empty() =>
            {
                "VK-7.16"
            }
            (Effect::OppDiscard(_), Decision::Pick(_)) => "VK-7.9",
            (Effect::OppGive { .. } | Effect::OppDeck(_), Decision::Pick(_)) => "VK-7.8",
            (Effect::OppExec, Decision::Pick(_)) => "VK-6.17",
            _ => "VK-10.1",
        }
    }

    /// Says why a group cannot be named.
    pub fn forbidding_group(&self, group: Group) -> &'static str {
        let any = self.game.options().discard_groups == DiscardGroups::Any;
        if !any && !group.is_set() {
            "it is not a set"
        } else if self.bot_cards_of(group).is_empty() {
            "the Bot has none"
        } else {
            "another one has enough cards"
        }
    }

    /// Returns the clause that forbids an outcome which is not listed.
    pub fn excluding(&self, chance: Chance) -> &'static str {
        let stock = |card: Design| {
            let beneath = self.view.stock.iii.get(&card).is_some();
            if beneath { "VK-1.3" } else { "VK-1.2" }
        };
        match (self.view.phase, chance) {
            (Phase::Draw, Chance::Draw(_)) | (Phase::Turn, Chance::Turn(_)) => "VK-1.2",
            (Phase::Lay, Chance::Lay(slot, _)) if self.first_gap() != Some(slot) => "VK-5.6",
            (Phase::Bone, Chance::Bone(card))
            | (Phase::Stock, Chance::Stock(card))
            | (Phase::Lay, Chance::Lay(_, card)) => stock(card),
            (Phase::Die, Chance::Die(_)) => "VK-8.3",
            _ => "VK-10.1",
        }
    }
}

/// VK-10.3: returns the clause of the step, if the input is of the wrong kind.
pub fn wrong_step(game: &Valley, state: &votk::State, is_decision: bool) -> Option<&'static str> {
    match (game.next(state), is_decision) {
        (Next::Over(_), _) => Some("VK-9.2"),
        (Next::Decision, true) | (Next::Chance(_), false) => None,
        _ => Some("VK-10.3"),
    }
}

/// Returns whether a choice of a group is due.
pub fn names_a_group(view: &View, effect: Option<Effect>) -> bool {
    let fresh = |frame: &FrameView| !frame.asking && frame.group.is_none();
    let due = view.phase == Phase::Choose && view.frames.last().is_some_and(fresh);
    due && matches!(effect, Some(Effect::OppDiscard(2..)))
}
