//! Descriptions of decisions and outcomes, with details of the position.

use core::fmt::{self, Write};

use solo_core::{Face, NamedFields, Speech, fields};

use crate::catalogue::{Design, Effect, Group, moving};
use crate::chance::Chance;
use crate::decision::{Decision, Mode};
use crate::ids::{Slot, SlotPair};
use crate::options::EndRule;
use crate::phase::Pending;
use crate::play::{Position, trade_limit};
use crate::state::State;
use crate::valley::Valley;

solo_core::templates! {
    /// Labels with details of the position.
    pub(crate) SAID: "Said" {
        "Buy": "Buy {card} at {slot} for {price} gold; your hand is worth {have}",
        "Use": "Use {card}: {action}",
        "Entomb": "Entomb {card} for {points} {points#1=point|points}",
        "End": "Stop playing and {over?true=end the game|{cards#0={sheds?true=sacrifice a card of the pyramid|end the turn}|\
            discard {cards} {cards#1=card|cards}{sheds?true=, then sacrifice a card of the pyramid|}}}",
        "Pay": "Pay with {card}, worth {worth} gold ({due} due)",
        "Fall": "Let {card} fall from {slot}",
        "Mode": "Choose: {mode}",
        "Pick.move": moving!(capital "{card} from {from}"),
        "Pick.trade": "Give up {card} for a card that costs {limit} or less",
        "Pick.give": moving!(capital "{card} from the Bot's tomb"),
        "Pick.borrow": "Borrow {card}: {action}",
        "Pick.discard": "Make the Bot discard {card}",
        "Take": moving!(capital "{card} from {slot}"),
        "Swap": "Swap {one} at {first} and {other} at {second}",
        "Group": "Make the Bot discard {there#1=its only card among the {group}|\
            {all?true=all its {group} ({there})|{left} of its {there} {group}}}",
        "Again": "Repeat {card}: {action}",
        "Top": "{place#1=Lay {card} on top of your discard pile|Lay {card} next, as number {place} from the top}",
        "Shed": "Sacrifice {card} at {slot}",
        "React": "React with {card}: {action}",
        "Do": "Do it: {effect}",
        "Pass": "Do not {effect?null=react|{effect}}",
        "Draw": "{chance} ({copies} of {all})",
        "Die": "{chance}: {card?null=nothing lies at {slot}|the Bot takes {card} from {slot}}\
            {falls?null={asks?true=, and you choose which card falls|}|, and {falls} falls from {from}}",
    }
}

/// A writer of descriptions in a position.
pub(crate) struct Telling<'a> {
    position: Position<'a>,
    speech: &'a Speech<'a, Valley>,
    out: &'a mut dyn Write,
}

impl<'a> Telling<'a> {
    pub(crate) const fn new(
        state: &'a State,
        speech: &'a Speech<'a, Valley>,
        out: &'a mut dyn Write,
    ) -> Self {
        let position = Position::new(speech.game(), state);
        Self {
            position,
            speech,
            out,
        }
    }

    /// Writes a decision with its price, effect or gain.
    pub(crate) fn decision(&mut self, decision: Decision) -> fmt::Result {
        let effect = self.position.operation().map(|operation| operation.effect);
        match decision {
            Decision::Buy(slot) => self.slot("Buy", slot),
            Decision::Use(card) => self.card("Use", card),
            Decision::Entomb(card) => self.card("Entomb", card),
            Decision::End => self.end(),
            Decision::Pay(card) => self.card("Pay", card),
            Decision::Fall(side) => self.slot("Fall", side.slot()),
            Decision::Mode(mode) => self.mode(mode),
            Decision::Pick(card) => self.card(pick(effect), card),
            Decision::Take(slot) => self.slot("Take", slot),
            Decision::Swap(pair) => self.swap(pair),
            Decision::Group(group) => self.group(group),
            Decision::Again(card) => self.card("Again", card),
            Decision::Top(card) => self.card("Top", card),
            Decision::Shed(slot) => self.slot("Shed", slot),
            Decision::React(card) => self.card("React", card),
            Decision::Do => self.say("Do", &fields![effect]),
            Decision::Pass => self.say("Pass", &fields![effect]),
        }
    }

    /// Writes an outcome with its odds, or with the Bot's gain for the face of the die.
    pub(crate) fn chance(&mut self, chance: Chance) -> fmt::Result {
        let card = match chance {
            Chance::Draw(card)
            | Chance::Lay(_, card)
            | Chance::Bone(card)
            | Chance::Turn(card)
            | Chance::Stock(card) => card,
            Chance::Die(face) => return self.die(chance, face),
        };
        let state = self.position.state;
        let (copies, all) = match state.pending.card_due() {
            Some(due) => {
                let (pile, designs) = self.position.face_down(due);
                (pile.copies(card), pile.count(designs))
            }
            None => (state.unseen.copies(card), 0),
        };
        self.say("Draw", &fields![chance, copies, all])
    }

    /// Writes the Bot's gain, and the card that falls into the middle of the base (VK-8.4).
    fn die(&mut self, chance: Chance, face: Face) -> fmt::Result {
        let slot = Slot::shown_by(face);
        let card = self.position.state.pyramid(slot);
        let of_middle = slot == Slot::BaseMiddle && card.is_some();
        let from = self.position.above_middle(self.position.side_of(face));
        let falls = from.and_then(|from| self.position.state.pyramid(from));
        let (falls, asks) = (falls.filter(|_| of_middle), of_middle && from.is_none());
        self.say("Die", &fields![chance, card, slot, falls, from, asks])
    }

    fn say(&mut self, key: &str, fields: &dyn NamedFields<Valley>) -> fmt::Result {
        SAID.say(key, fields, self.speech, self.out)
    }

    /// Writes a card: its effect, payment, points and destination.
    fn card(&mut self, key: &str, card: Design) -> fmt::Result {
        let Position { game, state, .. } = self.position;
        let printed = game.catalogue().card(card);
        let place =
            u32::try_from(state.arranged().len()).map_or(0, |before| before.saturating_add(1));
        let due = match state.pending {
            Pending::Pay { due, .. } => due,
            _ => 0,
        };
        let (from, to, limit) = match self.position.operation().map(|operation| operation.effect) {
            Some(Effect::Move { from, to, .. }) => (Some(from), Some(to), 0),
            Some(Effect::Trade { factor, plus, .. }) => {
                (None, None, trade_limit(printed.cost, factor, plus))
            }
            Some(Effect::OppGive { to, .. } | Effect::OppDeck(to)) => (None, Some(to), 0),
            _ => (None, None, 0),
        };
        self.say(
            key,
            &fields![
                card,
                action = printed.action,
                worth = self.position.worth(card),
                due,
                points = self.position.points(card),
                place,
                from,
                to,
                limit
            ],
        )
    }

    /// Writes the card of a slot: its cost and destination.
    fn slot(&mut self, key: &str, slot: Slot) -> fmt::Result {
        let card = self.position.state.pyramid(slot);
        let price = card.map(|card| self.position.price(card));
        let to = match self.position.operation().map(|operation| operation.effect) {
            Some(Effect::Move { to, .. } | Effect::Trade { to, .. }) => Some(to),
            _ => None,
        };
        self.say(
            key,
            &fields![card, slot, price, have = self.position.worth_of_hand(), to],
        )
    }

    /// Writes the cost of ending step 1.
    fn end(&mut self) -> fmt::Result {
        let Position { game, state, .. } = self.position;
        let cards = state.hand.len().saturating_add(state.played.len());
        let over = self.position.is_at_end() && game.options().end_rule == EndRule::FinishPlay;
        let sheds = !self.position.pyramid_has_changed();
        self.say("End", &fields![over, cards, sheds])
    }

    fn mode(&mut self, mode: Mode) -> fmt::Result {
        let Position { game, state, .. } = self.position;
        let frame = state.frames.last();
        let card = frame.map(|frame| game.catalogue().card(frame.card));
        let mode = card.map(|card| card.action.only(mode.get()));
        self.say("Mode", &fields![mode])
    }

    fn swap(&mut self, pair: SlotPair) -> fmt::Result {
        let (first, second) = (pair.first(), pair.second());
        let [one, other] = [first, second].map(|slot| self.position.state.pyramid(slot));
        self.say("Swap", &fields![one, first, other, second])
    }

    fn group(&mut self, group: Group) -> fmt::Result {
        let there = self.position.state.bot_tomb.count(group.designs());
        let left = there.min(self.position.state.operation_progress.left.into());
        self.say("Group", &fields![left, there, group, all = left == there])
    }
}

/// Returns the key of the text for a picked card.
const fn pick(effect: Option<Effect>) -> &'static str {
    match effect {
        Some(Effect::Move { .. }) => "Pick.move",
        Some(Effect::Trade { .. }) => "Pick.trade",
        Some(Effect::OppGive { .. } | Effect::OppDeck(_)) => "Pick.give",
        Some(Effect::OppExec) => "Pick.borrow",
        _ => "Pick.discard",
    }
}
